//! Short paths as plain lists of moves: the way of a single disc.

use std::collections::VecDeque;

use super::{Disc, Index, Move, Peg, Position, Puzzle};

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

/// Move `index` of a list, counted from 1.
pub fn move_at(moves: &[Move], index: &Index) -> Option<Move> {
    let place = usize::try_from(index.previous()?.word()?).ok()?;
    moves.get(place).copied()
}

/// The position after the first `index` moves of a list.
pub fn position_at(start: &Position, moves: &[Move], index: &Index) -> Option<Position> {
    let made = moves.get(..usize::try_from(index.word()?).ok()?)?;
    let mut position = start.clone();
    made.iter().for_each(|&step| position.apply(step));
    Some(position)
}
