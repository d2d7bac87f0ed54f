//! Asks whether a move is legal, and if not, why.

use super::{Kind, QuestionSeed, Subject};
use crate::model::State;
use crate::model::exercise::rng::SeededRng;
use crate::model::exercise::{Choice, ChoiceQuestion, Interaction, Question};
use crate::solver::{Disc, Move, Position, Puzzle};

pub const KIND: Kind = Kind {
    about: |state, draw| draw.position(state),
    interaction: |_| Interaction::Choice,
    frame_height: 760,
    ..Kind::new(ask)
};

fn ask(state: &State, draw: QuestionSeed) -> Option<Question> {
    let about = draw.position(state)?;
    let options = reasons(state.puzzle());
    // If all moves are legal, there is nothing to ask.
    options.get(1)?;
    let mut rng = draw.rng();
    let moves = judged_moves(state.puzzle(), &about.position);
    // Half of the moves are legal.
    let can_occur = |option: &&Choice| **option != Choice::Legal && moves.iter().any(|(_, why)| why == *option);
    let illegal: Vec<&Choice> = options.iter().filter(can_occur).collect();
    let is_legal = rng.below(2) == 0 || illegal.is_empty();
    let wanted = if is_legal { Choice::Legal } else { (*pick(&illegal, &mut rng)?).clone() };
    let moves: Vec<Move> = moves.into_iter().filter(|(_, why)| *why == wanted).map(|(step, _)| step).collect();
    let step = *pick(&moves, &mut rng)?;
    let right = options.iter().position(|option| *option == wanted)?;
    Some(Question::Choice(ChoiceQuestion { about: Some(about), asked: Subject::Legal(step), options, right }))
}

fn pick<'a, T>(list: &'a [T], rng: &mut SeededRng) -> Option<&'a T> {
    list.get(rng.below(list.len()))
}

/// The answers that can be right under a rule, in the order in which they are shown.
fn reasons(puzzle: &Puzzle) -> Vec<Choice> {
    let is_covered = puzzle.discs().count() > 1;
    let all = [
        (Choice::Legal, true),
        (Choice::Covered, is_covered),
        (Choice::OntoSmaller, is_covered),
        (Choice::Forbidden, !puzzle.allows_all_moves()),
    ];
    all.into_iter().filter(|(_, can_occur)| *can_occur).map(|(choice, _)| choice).collect()
}

/// The moves of the two upper discs of each peg, each with the only reason against it. Moves with several reasons are left out, so
/// that exactly one answer is right.
fn judged_moves(puzzle: &Puzzle, position: &Position) -> Vec<(Move, Choice)> {
    let pegs = puzzle.pegs();
    let discs_on = |peg| position.iter().filter(move |&(_, at)| at == peg).map(|(disc, _)| disc);
    let tops: Vec<Option<Disc>> = pegs.iter().map(|peg| discs_on(peg).next()).collect();
    let mut judged = Vec::new();
    for from in pegs.iter() {
        for (depth, disc) in discs_on(from).take(2).enumerate() {
            for to in pegs.iter().filter(|&to| to != from) {
                let is_onto_smaller = tops.get(to.index()).copied().flatten().is_some_and(|top| top < disc);
                let reasons = [
                    (Choice::Covered, depth > 0),
                    (Choice::OntoSmaller, is_onto_smaller),
                    (Choice::Forbidden, !puzzle.allows(from, to)),
                ];
                let mut against = reasons.into_iter().filter(|(_, is_against)| *is_against).map(|(choice, _)| choice);
                if let (reason, None) = (against.next(), against.next()) {
                    judged.push((Move { disc, from, to }, reason.unwrap_or(Choice::Legal)));
                }
            }
        }
    }
    judged
}
