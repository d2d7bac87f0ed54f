//! The state graph: every position a vertex, every legal move an arc.
//!
//! A position's number has its pegs as digits to the base p, the smallest disc least significant, so that it reads as the
//! position is written. A move changes one digit to another, such that neither of the two occurs among the lower digits.

mod cycle;
mod distances;
mod edges;
mod export;
mod layout;
pub mod lens;
mod spread;
mod triangle;

use num_bigint::BigUint;

pub use cycle::Cycle;
pub use distances::{Distances, sum_of_distances};
pub use edges::Edges;
pub use export::{ExportError, Format, export, export_telling};
pub use layout::{corner_distances, polygon_point};
pub use lens::Lens;
pub use spread::{Spread, shortest_ways};
pub use triangle::Triangle;

use super::space::Space;
use super::{Discs, Index, Move, Peg, Pegs, Position, Puzzle, Rule, Stand};

/// The state graph of a rule, a number of pegs and a number of discs.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Pegs, Rule, graph::StateGraph};
///
/// let graph = StateGraph::new(Rule::Any, Pegs::THREE, Discs::new(4).ok_or("discs")?).ok_or("rule")?;
/// assert_eq!(graph.vertices().to_string(), "81");
/// assert_eq!(graph.edges().to_string(), "120");
/// assert_eq!(graph.number(&"0121".parse()?).map(|number| number.to_string()), Some("16".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateGraph {
    rule: Rule,
    pegs: Pegs,
    discs: Discs,
}

impl StateGraph {
    /// The state graph; `None` when the rule's list names a peg that is not there.
    #[must_use]
    pub fn new(rule: Rule, pegs: Pegs, discs: Discs) -> Option<Self> {
        let start = Stand::Tower(Peg::A);
        Puzzle::new(rule, pegs, discs, start.clone(), start).ok()?;
        Some(Self { rule, pegs, discs })
    }

    /// How many pegs.
    #[must_use]
    pub const fn pegs(&self) -> Pegs {
        self.pegs
    }

    /// How many discs.
    #[must_use]
    pub const fn discs(&self) -> Discs {
        self.discs
    }

    /// How many positions there are: pⁿ.
    #[must_use]
    pub fn vertices(&self) -> Index {
        BigUint::from(self.pegs.count()).pow(self.discs.count()).into()
    }

    /// How many moves there are from all positions together: for each move between two pegs that the rule allows, half of
    /// the positions in which one of the two is not empty, (pⁿ − (p − 2)ⁿ) / 2.
    #[must_use]
    pub fn arcs(&self) -> Index {
        self.count(&|from, to| self.rule.allows(self.pegs, from, to))
    }

    /// How many pairs of positions a move connects, one way or both.
    #[must_use]
    pub fn edges(&self) -> Index {
        let allows = |from, to| self.rule.allows(self.pegs, from, to);
        self.count(&|from, to| from < to && (allows(from, to) || allows(to, from)))
    }

    fn count(&self, counts: &dyn Fn(Peg, Peg) -> bool) -> Index {
        let pegs = self.pegs.iter();
        let pairs = pegs.clone().map(|from| pegs.clone().filter(|&to| counts(from, to)).count()).sum::<usize>();
        let Some(others) = self.pegs.count().checked_sub(2) else { return Index::START };
        let size = self.discs.count();
        let some = self.vertices().number() - BigUint::from(others).pow(size);
        (some * pairs / 2u8).into()
    }

    /// The number of a position, from 0; `None` for a position of other discs or pegs.
    #[must_use]
    pub fn number(&self, position: &Position) -> Option<Index> {
        let fits = position.discs() == self.discs && position.pegs().iter().all(|&peg| self.pegs.has(peg));
        let digits: Vec<u8> = position.pegs().iter().rev().map(|peg| peg.number()).collect();
        let number = || BigUint::from_radix_be(&digits, u32::from(self.pegs.count()));
        // Numbers to the base 1 have no digits.
        let plain = digits.is_empty() || self.pegs.count() == 1;
        if !fits {
            None
        } else if plain {
            Some(Index::START)
        } else {
            number().map(Index::from)
        }
    }

    /// The position of a number; `None` past the last.
    #[must_use]
    pub fn position(&self, number: &Index) -> Option<Position> {
        if *number >= self.vertices() {
            return None;
        }
        let base = u32::from(self.pegs.count());
        let mut digits = if base == 1 { Vec::new() } else { number.number().to_radix_le(base) };
        digits.resize(self.discs.count() as usize, 0);
        Position::from_pegs(digits.into_iter().map(Peg::new).collect::<Option<_>>()?).ok()
    }

    /// All positions by their numbers; `None` when they are more than `most`.
    #[must_use]
    pub fn positions(&self, most: u32) -> Option<Vec<Position>> {
        let size = Space::new(self.discs, self.pegs, most)?.size();
        let base = u32::from(self.pegs.count());
        let peg = |rest: u32| u8::try_from(rest % base).ok().and_then(Peg::new);
        let position = |number: u32| {
            let rests = std::iter::successors(Some(number), |rest| Some(rest / base));
            Position::from_pegs(rests.take(self.discs.count() as usize).map_while(peg).collect()).ok()
        };
        (0..size).map(position).collect()
    }

    /// The legal moves from a position, the smallest disc first. O(n) for the first disc on each peg.
    pub fn moves<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = Move> + 'a {
        let mut covered = super::PegSet::default();
        let tops = position.iter().filter_map(move |(disc, from)| {
            let smaller = covered;
            covered = covered.with(from);
            (!smaller.has(from)).then_some((disc, from, smaller))
        });
        tops.take(self.pegs.count().into()).flat_map(move |(disc, from, smaller)| {
            let free = self.pegs.iter().filter(move |&to| !smaller.has(to) && self.rule.allows(self.pegs, from, to));
            free.map(move |to| Move { disc, from, to })
        })
    }

    /// How many moves there are from a position. With e empty pegs and any move that is C(p, 2) − C(e, 2).
    #[must_use]
    pub fn degree(&self, position: &Position) -> usize {
        self.moves(position).count()
    }
}
