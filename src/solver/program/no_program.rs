//! Puzzles with a recursive program.

use std::fmt;

use crate::solver::{DiscCount, Peg, PegCount, Placement, Puzzle, Rule};

use super::Program;

/// The error of a puzzle without a recursive program, with a puzzle that has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoProgram {
    /// The nearest puzzle with a recursive program, for its shortest solution.
    pub nearest: Puzzle,
}

impl NoProgram {
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        Self { nearest: nearest(puzzle).unwrap_or_else(|| puzzle.clone()) }
    }
}

/// The same puzzle with three or four pegs, towers on different pegs, and any move or the one-way ring as its rule.
fn nearest(puzzle: &Puzzle) -> Option<Puzzle> {
    let pegs = if puzzle.pegs() > PegCount::THREE { PegCount::FOUR } else { PegCount::THREE };
    let rule = if is_one_way_ring(puzzle) { puzzle.rule() } else { Rule::Any };
    let discs = DiscCount::new(puzzle.discs().count().min(Program::MAX_DISCS))?;
    let ends = Some((largest_peg(puzzle, puzzle.start()), largest_peg(puzzle, puzzle.goal())));
    let fits = |&(from, to): &(Peg, Peg)| from != to && pegs.contains(from) && pegs.contains(to);
    let (from, to) = ends.filter(fits).unwrap_or((Peg::A, pegs.last()));
    Puzzle::new(rule, pegs, discs, from, to).ok()
}

/// The peg of the largest disc.
fn largest_peg(puzzle: &Puzzle, placement: &Placement) -> Peg {
    match placement {
        Placement::Tower(peg) => *peg,
        Placement::Position(position) => puzzle
            .discs()
            .iter()
            .next_back()
            .and_then(|disc| position.pegs().get(disc.index()))
            .map_or(Peg::A, |peg| *peg),
    }
}

/// Whether each of three pegs leads only to the next one, in either direction of the ring.
pub fn is_one_way_ring(puzzle: &Puzzle) -> bool {
    let ring = [(Peg::A, Peg::B), (Peg::B, Peg::C), (Peg::C, Peg::A)];
    let forward = ring.map(|(from, to)| puzzle.allows(from, to));
    let back = ring.map(|(from, to)| puzzle.allows(to, from));
    let is_one_way = |open: [bool; 3], closed: [bool; 3]| open == [true; 3] && closed == [false; 3];
    puzzle.pegs() == PegCount::THREE && (is_one_way(forward, back) || is_one_way(back, forward))
}

impl fmt::Display for NoProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (pegs, discs, rule) = (self.nearest.pegs(), self.nearest.discs(), self.nearest.rule());
        write!(
            f,
            "this puzzle has no recursive program; the nearest that has one: {pegs} pegs, {discs} discs, rule {rule}"
        )?;
        match self.nearest.towers() {
            Some((from, to)) => write!(f, ", from {from} to {to}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for NoProgram {}
