//! The part of a path that is in the picture.
//!
//! A term of the recursion is a way through one triangle, that of its own discs, from corner to corner. So the walk down
//! the recursion goes along with the walk into the picture: only terms whose triangles are seen are opened.

use super::{Placed, SMALLEST, trail};
use crate::solver::graph::viewport::Point;
use crate::solver::recursion::{Endpoint, Recursion, Step, Subproblem};
use crate::solver::{Move, Peg, Position};

/// Draws what is seen of a path that leads through a position.
pub fn path(recursion: &dyn Recursion, placed: &[Placed], on_path: &Position) -> String {
    let Some(first) = placed.first() else { return String::new() };
    let root = recursion.root();
    let mut walk = Walk { recursion, placed, depth: first.triangle.larger().len(), line: String::new() };
    // Discs that never move are no part of the recursion: all of it lies in the triangle where they rest.
    let resting = on_path.pegs().get(root.disc_indices().end..).unwrap_or_default();
    walk.outside(&root, resting.iter().rev().copied().collect());
    walk.line
}

struct Walk<'a> {
    recursion: &'a dyn Recursion,
    placed: &'a [Placed],
    /// How many discs are larger than those of the triangles placed.
    depth: usize,
    line: String,
}

impl Walk<'_> {
    /// A term whose triangle is as large as those placed, or larger: on to the parts that lead to one of them.
    fn outside(&mut self, root: &Subproblem, larger: Vec<Peg>) {
        let mut open = vec![(*root, larger)];
        while let Some((term, larger)) = open.pop() {
            let (common, deeper) = larger.split_at(larger.len().min(self.depth));
            let within = |placed: &&Placed| placed.triangle.larger().starts_with(common);
            let Some(seen) = self.placed.iter().find(within) else { continue };
            if common.len() == self.depth {
                let seen = deeper.iter().try_fold(seen.clone(), |seen, &peg| seen.inner(peg));
                if let Some(seen) = seen {
                    self.inside(&term, &seen);
                }
                continue;
            }
            for (part, peg) in self.parts(&term) {
                match part {
                    Step::Move(step) => self.across(&larger, step),
                    Step::Subproblem(inner) => open.push((inner, larger.iter().copied().chain([peg]).collect())),
                }
            }
        }
    }

    /// The parts of a term, and where its largest disc stands meanwhile.
    fn parts(&self, term: &Subproblem) -> Vec<(Step, Peg)> {
        let (mut parts, mut with_pegs) = (Vec::new(), Vec::new());
        self.recursion.expand(term, &mut parts);
        let largest = term.disc_indices().end.saturating_sub(1);
        let mut at = self.recursion.peg(term.from, largest).unwrap_or(Peg::A);
        for part in parts {
            with_pegs.push((part, at));
            if let Step::Move(step) = part {
                at = step.to;
            }
        }
        with_pegs
    }

    /// A move of a disc larger than those of the triangles placed: out of one and into another.
    fn across(&mut self, larger: &[Peg], step: Move) {
        let third = step.from.third(step.to);
        let ends = [step.from, step.to].map(|peg| {
            let beside = |placed: &&Placed| {
                let rest = placed.triangle.larger().strip_prefix(larger).unwrap_or_default();
                rest.split_first().is_some_and(|(&first, rest)| first == peg && rest.iter().all(|&peg| peg == third))
            };
            self.placed.iter().find(beside).map(|placed| placed.corner(third))
        });
        if let [Some(a), Some(b)] = ends {
            self.segment(a, b);
        }
    }

    fn inside(&mut self, term: &Subproblem, placed: &Placed) {
        if !placed.is_seen() || term.size() == 0 {
            return;
        }
        if placed.side < SMALLEST {
            let corner = |place: Endpoint| place.peg().map_or_else(|| placed.middle(), |peg| placed.corner(peg));
            self.segment(corner(term.from), corner(term.to));
            return;
        }
        for (part, peg) in self.parts(term) {
            match part {
                Step::Subproblem(inner) => {
                    if let Some(placed) = placed.inner(peg) {
                        self.inside(&inner, &placed);
                    }
                }
                Step::Move(step) => {
                    let third = step.from.third(step.to);
                    if let [Some(a), Some(b)] = [step.from, step.to].map(|peg| placed.inner(peg)) {
                        self.segment(a.corner(third), b.corner(third));
                    }
                }
            }
        }
    }

    fn segment(&mut self, a: Point, b: Point) {
        trail(&mut self.line, &[a, b]);
    }
}
