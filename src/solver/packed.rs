//! Positions as machine words and the moves between them, for searches of the state graph.

use super::legality::MoveTable;
use super::{Disc, DiscCount, Move, Peg, PegCount, PegSet, Position};

/// A position as the number of its vertex in the state graph: the pegs are its digits, the base is the number of pegs, and the
/// smallest disc is least significant.
pub type Vertex = u32;

/// All positions of some discs on some pegs.
#[derive(Clone, Debug)]
pub struct PackedPositions {
    pegs: PegCount,
    /// The difference in the vertex when a disc is one peg further, disc 1 first: the powers of the number of pegs.
    weights: Vec<Vertex>,
    count: Vertex,
}

/// A move as its two pegs, because only the top disc of a peg can move. It is a number below [`PegPair::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PegPair(pub u8);

impl PegPair {
    /// The number of pairs.
    pub const COUNT: u8 = PegCount::MAX * PegCount::MAX;
    /// No move: a pair of equal pegs.
    pub const NONE: Self = Self(0);

    const fn new(from: u32, to: u32) -> Self {
        Self((from * PegCount::MAX as u32 + to) as u8)
    }

    const fn from(self) -> u32 {
        (self.0 / PegCount::MAX) as u32
    }

    const fn to(self) -> u32 {
        (self.0 % PegCount::MAX) as u32
    }
}

impl PackedPositions {
    /// All positions; `None` when there are more than `max`.
    pub fn new(discs: DiscCount, pegs: PegCount, max: Vertex) -> Option<Self> {
        let base = Vertex::from(pegs.count());
        let (mut weights, mut count) = (Vec::new(), 1 as Vertex);
        for _ in discs.iter() {
            weights.push(count);
            count = count.checked_mul(base).filter(|&count| count <= max)?;
        }
        Some(Self { pegs, weights, count })
    }

    /// The number of positions.
    pub const fn count(&self) -> Vertex {
        self.count
    }

    /// The vertex of a position of these discs.
    pub fn vertex(&self, position: &Position) -> Vertex {
        let pegs = position.pegs().iter().zip(&self.weights);
        pegs.map(|(peg, weight)| Vertex::from(peg.to_u8()) * weight).sum()
    }

    /// The vertex of any position; `None` if it has other discs or pegs.
    pub fn checked_vertex(&self, position: &Position) -> Option<Vertex> {
        let fits = position.pegs().len() == self.weights.len();
        let is_here = |&peg: &Peg| self.pegs.contains(peg);
        (fits && position.pegs().iter().all(is_here)).then(|| self.vertex(position))
    }

    /// Calls `visit` for every legal move from a vertex. Only the top disc of each peg can move, so the loop ends as soon as one
    /// disc of each peg has been seen.
    #[inline]
    pub fn for_each_move(&self, vertex: Vertex, table: &MoveTable, mut visit: impl FnMut(PegPair, Vertex)) {
        let base = Vertex::from(self.pegs.count());
        let all = PegSet::all(self.pegs).bits();
        let (mut rest, mut covered) = (vertex, 0u16);
        for &weight in &self.weights {
            let from = rest % base;
            rest /= base;
            let mut free = table.targets(from as usize, PegSet::from_bits(covered)).bits();
            while free != 0 {
                let to = free.trailing_zeros();
                free &= free - 1;
                visit(PegPair::new(from, to), vertex - from * weight + to * weight);
            }
            covered |= 1 << from;
            if covered == all {
                return;
            }
        }
    }

    /// The vertex before the move that led to this one, and the move itself.
    pub fn before(&self, vertex: Vertex, pair: PegPair) -> Option<(Vertex, Move)> {
        let base = Vertex::from(self.pegs.count());
        let mut rest = vertex;
        for (&weight, disc) in self.weights.iter().zip(0..) {
            if rest % base == pair.to() {
                let peg = |number: u32| u8::try_from(number).ok().and_then(Peg::new);
                let mv = Move { disc: Disc::from_index(disc), from: peg(pair.from())?, to: peg(pair.to())? };
                return Some((vertex + pair.from() * weight - pair.to() * weight, mv));
            }
            rest /= base;
        }
        None
    }
}
