//! Asks for a program that solves the puzzle with any number of discs.

use super::{Kind, QuestionSeed};
use crate::model::State;
use crate::model::exercise::Question;
use crate::model::exercise::rng::SeededRng;
use crate::model::own_program::fewest_moves;
use crate::solver::{DiscCount, PathKind, Peg, Puzzle};

pub const KIND: Kind = Kind { frame_height: 1_160, has_hint: false, max_questions: |_| 1, ..Kind::new(ask) };

/// The disc counts of the boards. On the smallest, mistakes are easiest to see.
const DISCS: [u32; 5] = [1, 2, 3, 4, 5];

fn ask(state: &State, draw: QuestionSeed) -> Option<Question> {
    let puzzle = state.puzzle();
    let towers = puzzle.towers().filter(|(from, to)| from != to)?;
    if state.config.puzzle.path == PathKind::Hamiltonian {
        return None;
    }
    let ends = ends(puzzle, towers, draw);
    let board = |(discs, &(from, to)): (u32, &(Peg, Peg))| {
        Puzzle::new(puzzle.rule(), puzzle.pegs(), DiscCount::new(discs)?, from, to).ok()
    };
    let boards = DISCS.into_iter().zip(ends.iter().cycle()).filter_map(board);
    // A program cannot be required to use the fewest moves if that number is unknown.
    let boards: Vec<Puzzle> = boards.filter(|board| fewest_moves(board).is_some()).collect();
    (!boards.is_empty()).then_some(Question::Write(boards))
}

/// The pegs of start and goal. If a disc may go to any peg, all pairs are alike, and a program has to handle several.
fn ends(puzzle: &Puzzle, towers: (Peg, Peg), draw: QuestionSeed) -> Vec<(Peg, Peg)> {
    if !puzzle.allows_all_moves() {
        return vec![towers];
    }
    let pegs = || puzzle.pegs().iter();
    let pairs = pegs().flat_map(|from| pegs().map(move |to| (from, to)));
    let others: Vec<_> = pairs.filter(|&(from, to)| from != to && (from, to) != towers).collect();
    let order = SeededRng::new(draw.seed).shuffled(others.len());
    std::iter::once(towers).chain(order.into_iter().filter_map(|place| others.get(place).copied())).collect()
}
