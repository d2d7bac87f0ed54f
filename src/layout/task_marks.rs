//! The discs that a task moves together, marked on the board: brackets beside them, and an outline where they go.

use crate::solver::{Disc, Peg, PegCount, Position};

use super::drawing::{Paint, Polyline, Shape};
use super::towers::TowersLayout;

/// The distance of a bracket from its discs, and the length of its ends.
const BRACKET_GAP: f64 = 4.0;
const BRACKET_END: f64 = 4.0;
/// The most steps of an outline. More would be thinner than its line.
const MAX_STEPS: u32 = 40;

/// The discs of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskMarks {
    /// The number of smaller discs, which are not part of it.
    pub low: u32,
    /// The number of the largest disc.
    pub high: u32,
    /// The peg to which all of them go.
    pub to: Peg,
}

impl TowersLayout {
    /// A bracket at the right side of the discs on each peg.
    #[must_use]
    pub fn brackets<C: Copy>(&self, marks: TaskMarks, position: &Position, pegs: PegCount, colour: C) -> Vec<Shape<C>> {
        let places = self.places(position);
        let bracket = |peg: Peg| {
            let is_part = |disc: Disc| disc.number() > marks.low && disc.number() <= marks.high;
            let mut discs = position.iter().zip(&places).filter(|((disc, at), _)| *at == peg && is_part(*disc));
            let ((smallest, _), top) = discs.next()?;
            let ((largest, _), bottom) = discs.next_back().unwrap_or(((smallest, peg), top));
            let x = bottom.x + self.disc_width(largest) / 2.0 + BRACKET_GAP;
            let (top, bottom) = (top.y - self.thickness() + self.gap() + 1.0, bottom.y - 1.0);
            Some(Polyline::open(vec![(x - BRACKET_END, top), (x, top), (x, bottom), (x - BRACKET_END, bottom)]))
        };
        let brackets: Vec<_> = pegs.iter().filter_map(bracket).collect();
        vec![Shape::Lines(brackets, Paint::stroke(colour, 2.0))]
    }

    /// The outline of the discs where the task ends, on the larger ones that lie there now.
    #[must_use]
    pub fn task_end<C: Copy>(&self, marks: TaskMarks, position: &Position, colour: C) -> Option<Shape<C>> {
        let largest = Disc::new(marks.high)?;
        let floor = self.landing(position, largest, marks.to).y;
        let outline = self.steps(marks.to, marks.low + 1..=marks.high, floor);
        (marks.high > marks.low).then(|| Shape::Lines(vec![outline], Paint::stroke(colour, 2.0).dashed()))
    }

    /// The outline of a pile of these discs, open at the bottom, whose y coordinate is `floor`.
    pub(super) fn steps(&self, peg: Peg, discs: std::ops::RangeInclusive<u32>, floor: f64) -> Polyline {
        let (least, most) = (*discs.start(), *discs.end());
        let stride = ((most + 1 - least) / MAX_STEPS).max(1);
        let corners = |number: u32| {
            let half = Disc::new(number).map_or(0.0, |disc| self.disc_width(disc) / 2.0);
            let next = number.saturating_sub(stride).max(least - 1);
            [most - number, most - next].map(|below| (half, floor - f64::from(below) * self.thickness()))
        };
        let right: Vec<_> = discs.rev().step_by(stride as usize).flat_map(corners).collect();
        let left = right.iter().rev().map(|&(half, y)| (self.peg_x(peg) - half, y));
        Polyline::open(right.iter().map(|&(half, y)| (self.peg_x(peg) + half, y)).chain(left).collect())
    }
}
