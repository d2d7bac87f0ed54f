//! Positions as machine words, and the moves between them.

use super::{Disc, Discs, Move, Peg, Pegs, Position, Rule};

/// A position as the number of its vertex in the state graph: the pegs as digits to the base of their count, the smallest
/// disc least significant.
pub type Vertex = u32;

/// All positions of some discs on some pegs.
#[derive(Clone, Debug)]
pub struct Space {
    pegs: Pegs,
    /// What one peg more for each disc adds to the vertex, disc 1 first.
    weights: Vec<Vertex>,
    /// How many positions there are.
    size: Vertex,
}

/// Between which pegs a disc may go: for each peg those it leads to, as bits.
pub type Arcs = [u16; Pegs::MOST as usize];

/// A move by its two pegs alone: the disc is the one on top. As a number below [`Step::COUNT`]; the number of two equal
/// pegs is that of no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step(pub u8);

impl Step {
    /// How many there are.
    pub const COUNT: u8 = Pegs::MOST * Pegs::MOST;
    /// No move.
    pub const NONE: Self = Self(0);

    const fn new(from: u32, to: u32) -> Self {
        Self((from * Pegs::MOST as u32 + to) as u8)
    }

    const fn from(self) -> u32 {
        (self.0 / Pegs::MOST) as u32
    }

    const fn to(self) -> u32 {
        (self.0 % Pegs::MOST) as u32
    }
}

impl Space {
    /// All positions; `None` when they are more than `most`.
    pub fn new(discs: Discs, pegs: Pegs, most: Vertex) -> Option<Self> {
        let base = Vertex::from(pegs.count());
        let (mut weights, mut size) = (Vec::new(), 1 as Vertex);
        for _ in discs.iter() {
            weights.push(size);
            size = size.checked_mul(base).filter(|&size| size <= most)?;
        }
        Some(Self { pegs, weights, size })
    }

    /// How many positions there are.
    pub const fn size(&self) -> Vertex {
        self.size
    }

    /// The vertex of a position of these discs.
    pub fn vertex(&self, position: &Position) -> Vertex {
        let pegs = position.pegs().iter().zip(&self.weights);
        pegs.map(|(peg, weight)| Vertex::from(peg.number()) * weight).sum()
    }

    /// Calls `visit` for every legal move from a vertex. Only the smallest disc on each peg can move, so that the walk
    /// over the discs ends as soon as every peg has shown one.
    pub fn for_each_step(&self, vertex: Vertex, arcs: &Arcs, mut visit: impl FnMut(Step, Vertex)) {
        let base = Vertex::from(self.pegs.count());
        let all = (1u16 << base) - 1;
        let (mut rest, mut covered) = (vertex, 0u16);
        for &weight in &self.weights {
            let from = rest % base;
            rest /= base;
            let bit = 1u16 << from;
            if covered & bit != 0 {
                continue;
            }
            let mut free = arcs.get(from as usize).copied().unwrap_or(0) & !covered & !bit;
            while free != 0 {
                let to = free.trailing_zeros();
                free &= free - 1;
                visit(Step::new(from, to), vertex - from * weight + to * weight);
            }
            covered |= bit;
            if covered == all {
                return;
            }
        }
    }

    /// The vertex before the step that led to this one, and the step as a move.
    pub fn before(&self, vertex: Vertex, step: Step) -> Option<(Vertex, Move)> {
        let base = Vertex::from(self.pegs.count());
        let mut rest = vertex;
        for (&weight, disc) in self.weights.iter().zip(0..) {
            if rest % base == step.to() {
                let peg = |number: u32| u8::try_from(number).ok().and_then(Peg::new);
                let step_made = Move { disc: Disc::at_place(disc), from: peg(step.from())?, to: peg(step.to())? };
                return Some((vertex + step.from() * weight - step.to() * weight, step_made));
            }
            rest /= base;
        }
        None
    }
}

/// The arcs of a rule, and the same turned round.
pub fn rule_arcs(rule: Rule, pegs: Pegs) -> [Arcs; 2] {
    let bits = |allows: &dyn Fn(Peg, Peg) -> bool| {
        let mut arcs = Arcs::default();
        for (from, bits) in pegs.iter().zip(&mut arcs) {
            *bits = pegs.iter().filter(|&to| allows(from, to)).fold(0, |bits, to| bits | 1 << to.number());
        }
        arcs
    };
    [bits(&|from, to| rule.allows(pegs, from, to)), bits(&|from, to| rule.allows(pegs, to, from))]
}
