//! Solutions as lists of moves: the results of searches, and the route of a single disc.

use std::collections::VecDeque;

use super::{Disc, Index, Move, Peg, Position, Puzzle};

/// A solution as a list of its moves. Every [`SPACING`]th position is kept, so that all positions take the same time.
#[derive(Clone, Debug)]
pub struct MoveList {
    moves: Vec<Move>,
    /// The position after every [`SPACING`] moves, the start first.
    checkpoints: Vec<Position>,
}

/// The number of moves between two kept positions.
const SPACING: usize = 32;

impl MoveList {
    /// The solution that makes these moves from a position.
    pub fn new(start: Position, moves: Vec<Move>) -> Self {
        let mut position = start;
        let mut checkpoints = Vec::with_capacity(moves.len() / SPACING + 1);
        for moves in moves.chunks(SPACING) {
            checkpoints.push(position.clone());
            moves.iter().for_each(|&mv| position.play_unchecked(mv));
        }
        if moves.len().is_multiple_of(SPACING) {
            checkpoints.push(position);
        }
        Self { moves, checkpoints }
    }

    /// The number of moves.
    pub fn total(&self) -> Index {
        Index::from(self.moves.len() as u64)
    }

    /// Move `index`, numbered from 1.
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        let place = usize::try_from(index.previous()?.to_u64()?).ok()?;
        self.moves.get(place).copied()
    }

    /// The position after `index` moves.
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        let index = usize::try_from(index.to_u64()?).ok()?;
        let checkpoint = index / SPACING;
        let mut position = self.checkpoints.get(checkpoint)?.clone();
        self.moves.get(checkpoint * SPACING..index)?.iter().for_each(|&mv| position.play_unchecked(mv));
        Some(position)
    }

    /// The number of moves after which a position is reached. Searches the whole list.
    pub fn index_of(&self, wanted: &Position) -> Option<Index> {
        let mut position = self.checkpoints.first()?.clone();
        for (index, &mv) in (0u64..).zip(&self.moves) {
            if position == *wanted {
                return Some(index.into());
            }
            position.play_unchecked(mv);
        }
        (position == *wanted).then(|| self.total())
    }
}

/// The shortest route of a single disc from one peg to another under the rule of a puzzle; `None` if no route exists.
///
/// Uses a breadth-first search over at most ten pegs.
pub fn single_disc_route(puzzle: &Puzzle, from: Peg, to: Peg) -> Option<Vec<Move>> {
    let mut visited: Vec<Peg> = Vec::new();
    let mut queue = VecDeque::from([(from, Vec::new())]);
    while let Some((peg, moves)) = queue.pop_front() {
        if peg == to {
            return Some(moves);
        }
        if visited.contains(&peg) {
            continue;
        }
        for next in puzzle.pegs().iter().filter(|&next| puzzle.allows(peg, next)) {
            let mv = Move { disc: Disc::SMALLEST, from: peg, to: next };
            queue.push_back((next, moves.iter().copied().chain([mv]).collect()));
        }
        visited.push(peg);
    }
    None
}
