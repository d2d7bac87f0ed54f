//! Short paths as plain lists of moves: the way of a single disc, and what a search finds.

use std::collections::VecDeque;

use super::{Disc, Index, Move, Peg, Position, Puzzle};

/// A path as a list of its moves, with a position noted now and then: standing anywhere costs the same.
#[derive(Clone, Debug)]
pub struct Walk {
    moves: Vec<Move>,
    /// The positions after each [`STRIDE`] moves, from the start on.
    marks: Vec<Position>,
}

/// How many moves lie between two noted positions.
const STRIDE: usize = 32;

impl Walk {
    /// The path from a position by these moves.
    pub fn new(start: Position, moves: Vec<Move>) -> Self {
        let mut position = start;
        let mut marks = Vec::with_capacity(moves.len() / STRIDE + 1);
        for moves in moves.chunks(STRIDE) {
            marks.push(position.clone());
            moves.iter().for_each(|&step| position.apply(step));
        }
        if moves.len().is_multiple_of(STRIDE) {
            marks.push(position);
        }
        Self { moves, marks }
    }

    /// How many moves it has.
    pub fn total(&self) -> Index {
        Index::from(self.moves.len() as u64)
    }

    /// Move `index`, counted from 1.
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        let place = usize::try_from(index.previous()?.word()?).ok()?;
        self.moves.get(place).copied()
    }

    /// The position after `index` moves.
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        let index = usize::try_from(index.word()?).ok()?;
        let mark = index / STRIDE;
        let mut position = self.marks.get(mark)?.clone();
        self.moves.get(mark * STRIDE..index)?.iter().for_each(|&step| position.apply(step));
        Some(position)
    }

    /// After how many moves a position is reached. Goes through the whole path.
    pub fn index_of(&self, wanted: &Position) -> Option<Index> {
        let mut position = self.marks.first()?.clone();
        for (index, &step) in (0u64..).zip(&self.moves) {
            if position == *wanted {
                return Some(index.into());
            }
            position.apply(step);
        }
        (position == *wanted).then(|| self.total())
    }
}

/// The shortest way of a single disc from one peg to another under the puzzle's rule; `None` when there is none.
///
/// A breadth-first search over at most ten pegs.
pub fn route(puzzle: &Puzzle, from: Peg, to: Peg) -> Option<Vec<Move>> {
    let mut reached: Vec<(Peg, Vec<Move>)> = Vec::new();
    let mut waiting = VecDeque::from([(from, Vec::new())]);
    while let Some((peg, moves)) = waiting.pop_front() {
        if peg == to {
            return Some(moves);
        }
        if reached.iter().any(|(known, _)| *known == peg) {
            continue;
        }
        for next in puzzle.pegs().iter().filter(|&next| puzzle.allows(peg, next)) {
            let step = Move { disc: Disc::SMALLEST, from: peg, to: next };
            waiting.push_back((next, moves.iter().copied().chain([step]).collect()));
        }
        reached.push((peg, moves));
    }
    None
}
