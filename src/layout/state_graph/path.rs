//! The visible part of a path.
//!
//! A task of the recursion is a path between two corners of one triangle, that of its discs. So the recursion and the
//! triangles are traversed together, and only tasks with a visible triangle are expanded.

use super::placed::polyline;
use super::{MIN_DETAILED_SIDE, PlacedTriangle};
use crate::layout::drawing::Polyline;
use crate::solver::graph::viewport::Point;
use crate::solver::recursion::{Endpoint, Recursion, Step, Subproblem};
use crate::solver::{Move, Peg, Position};

/// Draws the visible part of a path through the position `on_path`.
pub fn path(recursion: &dyn Recursion, triangles: &[PlacedTriangle], on_path: &Position) -> Vec<Polyline> {
    let Some(first) = triangles.first() else { return Vec::new() };
    let root = recursion.root();
    let mut walk = Walk { recursion, triangles, depth: first.triangle.larger().len(), lines: Vec::new() };
    // The recursion does not contain the discs that never move. Their pegs determine the triangle that contains the
    // path.
    let fixed = on_path.pegs().get(root.disc_indices().end..).unwrap_or_default();
    walk.outside(&root, fixed.iter().rev().copied().collect());
    walk.lines
}

struct Walk<'a> {
    recursion: &'a dyn Recursion,
    /// The visible triangles, all of the same size.
    triangles: &'a [PlacedTriangle],
    /// The number of discs that are larger than those of the triangles.
    depth: usize,
    lines: Vec<Polyline>,
}

impl Walk<'_> {
    /// Expands tasks whose triangle is larger than the visible ones, until their parts are inside a visible triangle.
    /// `larger` has the pegs of the discs above the task's, the largest first.
    fn outside(&mut self, root: &Subproblem, larger: Vec<Peg>) {
        let mut stack = vec![(*root, larger)];
        while let Some((task, larger)) = stack.pop() {
            let (common, deeper) = larger.split_at(larger.len().min(self.depth));
            let is_within = |placed: &&PlacedTriangle| placed.triangle.larger().starts_with(common);
            let Some(visible) = self.triangles.iter().find(is_within) else { continue };
            if common.len() == self.depth {
                let inner = deeper.iter().try_fold(visible.clone(), |placed, &peg| placed.inner(peg));
                if let Some(inner) = inner {
                    self.inside(&task, &inner);
                }
                continue;
            }
            for (part, peg) in self.parts(&task) {
                match part {
                    Step::Move(step) => self.across(&larger, step),
                    Step::Subproblem(inner) => stack.push((inner, larger.iter().copied().chain([peg]).collect())),
                }
            }
        }
    }

    /// The parts of a task, each with the peg of the task's largest disc during the part.
    fn parts(&self, task: &Subproblem) -> Vec<(Step, Peg)> {
        let (mut parts, mut with_pegs) = (Vec::new(), Vec::new());
        self.recursion.expand(task, &mut parts);
        let largest = task.disc_indices().end.saturating_sub(1);
        let mut at = self.recursion.peg(task.from, largest).unwrap_or(Peg::A);
        for part in parts {
            with_pegs.push((part, at));
            if let Step::Move(step) = part {
                at = step.to;
            }
        }
        with_pegs
    }

    /// Draws a move of a disc larger than those of the visible triangles, which leads from one triangle to another.
    fn across(&mut self, larger: &[Peg], step: Move) {
        let third = step.from.third(step.to);
        let ends = [step.from, step.to].map(|peg| {
            let has_end = |placed: &&PlacedTriangle| {
                let rest = placed.triangle.larger().strip_prefix(larger).unwrap_or_default();
                rest.split_first().is_some_and(|(&first, rest)| first == peg && rest.iter().all(|&peg| peg == third))
            };
            self.triangles.iter().find(has_end).map(|placed| placed.corner(third))
        });
        if let [Some(a), Some(b)] = ends {
            self.segment(a, b);
        }
    }

    /// Draws a task inside the triangle of its discs.
    fn inside(&mut self, task: &Subproblem, placed: &PlacedTriangle) {
        if !placed.is_visible() || task.size() == 0 {
            return;
        }
        if placed.side < MIN_DETAILED_SIDE {
            let point = |end: Endpoint| end.peg().map_or_else(|| placed.centre(), |peg| placed.corner(peg));
            self.segment(point(task.from), point(task.to));
            return;
        }
        for (part, peg) in self.parts(task) {
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
        self.lines.push(polyline(&[a, b]));
    }
}
