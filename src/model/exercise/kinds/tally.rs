//! Asks how often a disc has moved.

use std::collections::BTreeMap;

use super::{Kind, QuestionSeed, Subject};
use crate::model::State;
use crate::model::exercise::question::MAX_COUNTABLE;
use crate::model::exercise::rng::SeededRng;
use crate::model::exercise::{Choice, ChoiceQuestion, Interaction, NumberQuestion, PositionQuestion, Question};
use crate::solver::{Disc, Index, IndexDigits};

pub const KIND: Kind = Kind {
    about,
    // The answer to a choice is a letter.
    interaction: |wanted| match wanted.starts_with(|first: char| first.is_ascii_digit()) {
        true => Interaction::Numeric,
        false => Interaction::Choice,
    },
    frame_height: 760,
    ..Kind::new(ask)
};

/// The most steps of a count without digits, in which each move takes a step for each disc.
const MAX_STEPS: u64 = 4_096;
/// Larger numbers have more than 20 digits, which are too many to read and halve.
const MAX_MOVES: u64 = u64::MAX;

/// A question about how many of the first moves a disc makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub moves: Index,
    pub disc: Disc,
    /// The first move of the disc, and the number of moves from each of its moves to the next, if that is constant.
    pub rhythm: Option<(Index, Index)>,
}

fn about(state: &State, draw: QuestionSeed) -> Option<PositionQuestion> {
    let most = match state.solved()?.digits() {
        Some(_) => MAX_MOVES,
        None => (MAX_STEPS / u64::from(state.puzzle().discs().count().max(1))).clamp(8, 255),
    };
    let limit = state.total().clone().min(Index::from(most));
    let mut rng = SeededRng::new(draw.own_seed);
    let index = rng.indices(&limit, None, 1).pop()?;
    // A drawn number has 24 bits, so the other bits of a longer index would always be the same.
    let index = if index.bits() > 24 { index.saturating_sub(&u64::from(rng.draw()).into()) } else { index };
    let index = if index.is_zero() { Index::from(1) } else { index };
    PositionQuestion::at(state, index, false)
}

fn ask(state: &State, draw: QuestionSeed) -> Option<Question> {
    let about = about(state, draw)?;
    let mut rng = draw.rng();
    let discs = state.puzzle().discs().count();
    let moves = about.index.clone();
    let Some(digits) = state.solved()?.digits() else { return by_counting(state, about, &mut rng) };
    // Larger discs have not moved.
    let used = (1..=discs).take_while(|&disc| digits.place_value(disc - 1) <= moves).count();
    let disc = Disc::new(u32::try_from(rng.below(used)).ok()? + 1)?;
    let wanted = digits.moves_of(&moves, disc);
    let tally = Tally { disc, rhythm: rhythm(digits, disc), moves };
    if tally.moves.to_u64().is_some_and(|moves| moves <= MAX_COUNTABLE) {
        return Some(Question::Number(NumberQuestion { about: Some(about), asked: Subject::Tally(tally), wanted }));
    }
    let options = options(digits, &tally, &wanted);
    let right = options.iter().position(|option| *option == wanted)?;
    let options = options.into_iter().map(Choice::Number).collect();
    Some(Question::Choice(ChoiceQuestion { about: Some(about), asked: Subject::Tally(tally), options, right }))
}

/// Counts the moves one by one.
fn by_counting(state: &State, about: PositionQuestion, rng: &mut SeededRng) -> Option<Question> {
    let solution = state.solved()?;
    let mut counts = BTreeMap::<Disc, u64>::new();
    for step in solution.moves(..=about.index.clone()) {
        *counts.entry(step.disc).or_default() += 1;
    }
    let (&disc, &count) = counts.iter().nth(rng.below(counts.len()))?;
    let asked = Subject::Tally(Tally { moves: about.index.clone(), disc, rhythm: None });
    Some(Question::Number(NumberQuestion { about: Some(about), asked, wanted: count.into() }))
}

fn rhythm(digits: IndexDigits, disc: Disc) -> Option<(Index, Index)> {
    let number = disc.number();
    (digits == IndexDigits::BINARY).then(|| (digits.place_value(number - 1), digits.place_value(number)))
}

/// The right number, the results of one halving too many or too few, and the neighbours, in order.
fn options(digits: IndexDigits, Tally { moves, disc, .. }: &Tally, wanted: &Index) -> Vec<Index> {
    let other = |number: Option<u32>| number.and_then(Disc::new).map(|disc| digits.moves_of(moves, disc));
    let larger = other(disc.number().checked_add(1));
    let smaller = other(disc.number().checked_sub(1));
    // A learner who does not exclude the moves of larger discs gets this number.
    let all = moves.fraction(1, digits.base().saturating_pow(disc.number() - 1));
    let with_all = Some(all).filter(|_| disc.number() < 16);
    let near = [Some(wanted.next()), wanted.previous(), Some(wanted.next().next()), Some(wanted.next().next().next())];
    let mut options = vec![wanted.clone()];
    for option in [larger, smaller, with_all].into_iter().chain(near).flatten() {
        if options.len() < 4 && !options.contains(&option) {
            options.push(option);
        }
    }
    options.sort_unstable();
    options
}
