//! The picture of the recursion as shapes: tasks in a tint of their largest disc's colour, moves in the colour itself.

use std::collections::BTreeMap;

use super::{Block, CloseUp, Icicle};
use crate::layout::colour::{Colour, Rank};
use crate::layout::drawing::{Paint, Point, Polyline, Shape};
use crate::solver::recursion::{Endpoint, Step};
use crate::solver::{Disc, DiscCount};

/// The least width of a move, and of a block of the current move, as a fraction of the picture.
const MIN_MOVE: f64 = 0.0024;
pub const MIN_CURRENT: f64 = 0.005;
/// Half of the least width of the way to the close-up.
const MIN_FUNNEL: f64 = 0.001;

/// The size of a picture: its width, and the height of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub width: f64,
    pub row: f64,
}

impl Frame {
    fn point(self, x: f64, y: f64) -> Point {
        (x * self.width, y * self.row)
    }
}

impl Block {
    /// The largest disc that moves.
    #[must_use]
    pub fn disc(&self) -> Option<Disc> {
        match self.step {
            Step::Move(step) => Some(step.disc),
            Step::Subproblem(task) => task.largest(),
        }
    }

    /// The pegs as text, such as "A → C". Discs on several pegs have no letter.
    #[must_use]
    pub fn pegs(&self) -> String {
        let (from, to) = match self.step {
            Step::Move(step) => (Endpoint::Peg(step.from), Endpoint::Peg(step.to)),
            Step::Subproblem(task) => (task.from, task.to),
        };
        format!("{} → {}", letter(from), letter(to))
    }

    /// The paint of a block of the current move. A move keeps the colour of its disc, and has an outline as on the towers.
    #[must_use]
    pub const fn current_paint(&self) -> Paint {
        if self.is_move() {
            Paint::stroke(Colour::Ink, 2.5)
        } else {
            Paint::fill(Colour::Quiet).with_stroke(Colour::Paper, 1.5)
        }
    }

    /// The colour of the label, which is on the paint of a disc, of the current task, or of a tint.
    #[must_use]
    pub fn label_colour(&self, is_current: bool, discs: DiscCount) -> Colour {
        match self.disc().filter(|_| self.is_move()) {
            Some(disc) => Rank { disc, discs }.ink(),
            None if is_current => Colour::Paper,
            None => Colour::Ink,
        }
    }

    /// The left edge and the width of the block, which is made at least this wide; as fractions of the picture.
    #[must_use]
    pub fn widened(&self, least: f64) -> (f64, f64) {
        let width = self.width().clamp(least, 1.0);
        (((self.left + self.right - width) / 2.0).min(1.0 - width).max(0.0), width)
    }

    fn outline(&self, frame: Frame) -> Polyline {
        let least = if self.is_move() { MIN_MOVE } else { 0.0 };
        let (middle, half) = ((self.left + self.right) / 2.0, self.width().max(least) / 2.0);
        let corners = [(-half, self.top), (half, self.top), (half, self.bottom), (-half, self.bottom)];
        Polyline::closed(corners.map(|(x, y)| frame.point(middle + x, y)).to_vec())
    }
}

/// The letter of a peg; "…" for discs on several pegs.
fn letter(endpoint: Endpoint) -> String {
    endpoint.peg().map_or_else(|| "…".into(), |peg| peg.to_string())
}

/// The blocks: a shape for the tasks of each disc, and one for its moves. Moves are over tasks, because the least width makes some of
/// them wider.
#[must_use]
pub fn blocks<'a>(blocks: impl IntoIterator<Item = &'a Block>, discs: DiscCount, frame: Frame) -> Vec<Shape> {
    let mut outlines = BTreeMap::<(bool, Disc), Vec<Polyline>>::new();
    for block in blocks {
        if let Some(disc) = block.disc() {
            outlines.entry((block.is_move(), disc)).or_default().push(block.outline(frame));
        }
    }
    let shape = |((is_move, disc), lines)| {
        let fill = Paint::fill(Rank { disc, discs }.fill());
        let paint = if is_move {
            fill.with_stroke(Colour::Paper, 0.5)
        } else {
            fill.with_stroke(Colour::Paper, 1.5).with_opacity(0.28)
        };
        Shape::Lines(lines, paint)
    };
    outlines.into_iter().map(shape).collect()
}

impl Icicle {
    /// What leads from the task in the overview to the close-up.
    #[must_use]
    pub fn funnel(&self, frame: Frame) -> Option<Shape> {
        let CloseUp { band, from: (left, right), .. } = self.close_up.as_ref()?;
        let (top, bottom) = (self.overview.height(), self.height() - band.height());
        let middle = (left + right) / 2.0;
        let (left, right) = (left.min(middle - MIN_FUNNEL), right.max(middle + MIN_FUNNEL));
        let corners = [(left, top), (right, top), (1.0, bottom), (0.0, bottom)];
        let outline = Polyline::closed(corners.map(|(x, y)| frame.point(x, y)).to_vec());
        Some(Shape::Lines(vec![outline], Paint::fill(Colour::Accent).with_opacity(0.16)))
    }
}
