//! Asks how many moves another number of discs takes.

use super::{Kind, QuestionSeed, Subject};
use crate::model::exercise::rng::SeededRng;
use crate::model::exercise::{NumberQuestion, Question};
use crate::model::{Panel, Panels, PuzzleConfig, State};
use crate::solver::counts::{Formula, formula};
use crate::solver::{DiscCount, Index, PathKind, Puzzle};

pub const KIND: Kind = Kind {
    // The numbers panel and the race show the totals of other numbers of discs.
    harmless: Panels::EMPTY.with(Panel::Towers).with(Panel::Puzzle),
    frame_height: 620,
    max_questions: |_| MAX_CHOICES as u32,
    ..Kind::new(ask)
};

/// The question is about one of at most this many disc counts.
const MAX_CHOICES: usize = 4;
/// Larger totals cannot be worked out by heart.
const MAX_TOTAL: u64 = 1_000_000;
/// Smaller disc counts do not have enough others around them for a question.
const MIN_DISCS: u32 = 4;
/// Puzzles with more discs are not tried.
const MAX_DISCS: u32 = 40;
/// Without a recurrence, a sheet asks for at most so many discs more than the puzzle has: larger towers can only be looked up.
const MORE_ON_PAPER: u32 = 4;

/// A question about the number of moves with one disc more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    pub discs: u32,
    /// The number of moves with `discs` discs.
    pub moves: Index,
    /// The number of moves with one disc fewer.
    pub fewer: Option<Index>,
    /// The factor by which that grows with one disc more, and the number added, if the puzzle has such a recurrence.
    pub recurrence: Option<(u32, u32)>,
}

fn ask(state: &State, draw: QuestionSeed) -> Option<Question> {
    let (puzzle, path) = (state.puzzle(), state.config.puzzle.path);
    puzzle.towers()?;
    let own = puzzle.discs().count();
    let around = own.clamp(MIN_DISCS, MAX_DISCS) + 2;
    // The page shows the number of moves of its own puzzle.
    let asked = (3..=around).rev().filter(|&discs| discs != own);
    let known = asked.filter_map(|discs| Some((discs, total(puzzle, path, discs - 1)?, total(puzzle, path, discs)?)));
    let mut choices: Vec<_> = known.take(MAX_CHOICES).collect();
    let order = SeededRng::new(draw.seed).shuffled(choices.len());
    // No number is asked for twice.
    let chosen = *order.get(draw.place % choices.len().max(1))?;
    let (more, moves, wanted) = choices.swap_remove(chosen);
    Some(question_about(state, more, moves, wanted))
}

fn question_about(state: &State, more: u32, moves: Index, wanted: Index) -> Question {
    let (puzzle, path) = (state.puzzle(), state.config.puzzle.path);
    let fewer = total(puzzle, path, more - 2);
    let count = Count { discs: more - 1, moves, fewer, recurrence: recurrence(puzzle, path) };
    Question::Number(NumberQuestion { about: None, asked: Subject::Count(count), wanted })
}

/// At most `count` questions for one sheet, about the smallest numbers of discs, in the order of a seed: every second number, because
/// otherwise one question would tell what another asks for. The sheet names the moves of the page's own puzzle.
pub(in crate::model::exercise) fn on_paper(state: &State, count: u32, seed: u32) -> Vec<Question> {
    let (puzzle, path) = (state.puzzle(), state.config.puzzle.path);
    let own = puzzle.discs().count();
    let most = match recurrence(puzzle, path) {
        Some(_) => MAX_DISCS,
        None => own.clamp(MIN_DISCS, MAX_DISCS) + MORE_ON_PAPER,
    };
    let all = (3..=most).step_by(2).filter(|&discs| discs != own && puzzle.towers().is_some());
    let known = all.map_while(|discs| Some((discs, total(puzzle, path, discs - 1)?, total(puzzle, path, discs)?)));
    let asked = known.take(count as usize);
    let questions: Vec<_> = asked.map(|(more, moves, wanted)| question_about(state, more, moves, wanted)).collect();
    let order = SeededRng::new(seed).shuffled(questions.len());
    order.into_iter().filter_map(|place| questions.get(place).cloned()).collect()
}

fn total(puzzle: &Puzzle, path: PathKind, discs: u32) -> Option<Index> {
    let puzzle = puzzle.with_discs(DiscCount::new(discs)?).ok()?;
    let solution = PuzzleConfig { puzzle, path }.solve_at_once()?;
    Some(solution.total().clone()).filter(|total| total.to_u64().is_some_and(|moves| moves <= MAX_TOTAL))
}

fn recurrence(puzzle: &Puzzle, path: PathKind) -> Option<(u32, u32)> {
    if path == PathKind::Hamiltonian {
        return Some((3, 2));
    }
    match formula(puzzle)? {
        Formula::PowerOfTwo => Some((2, 1)),
        Formula::RowEnds => Some((3, 2)),
        Formula::RowMiddle => Some((3, 1)),
        Formula::RingNext
        | Formula::RingAfter
        | Formula::FrameStewart(_)
        | Formula::StarLeaves
        | Formula::StarCentre
        | Formula::RingNeighbour
        | Formula::RingOpposite => None,
    }
}
