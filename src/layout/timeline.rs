//! The solution as a ruler, with a stroke for each move.
//!
//! In the ruler of the panel and in the strip behind the slider, the stroke of move k is at index k. There the slider, the flag, the
//! ticks and the ends of a loop show the position after that move. The outline has a move between the indices before and after it,
//! so both shift their strokes by half a move.

pub mod ticks;

use std::collections::BTreeMap;

use crate::solver::recursion::Run;
use crate::solver::{Disc, DiscCount, Index};

use crate::layout::colour::{Colour, Rank};
use crate::layout::drawing::{Paint, Point, Polyline, Shape};

/// The width in SVG units.
pub const WIDTH: f64 = 1_000.0;
/// The height in SVG units.
pub const HEIGHT: f64 = 100.0;
/// Runs of moves shorter than this fraction of the window are merged into one stroke.
pub const FINENESS: u32 = 400;
/// The most strokes. More could not be told apart.
pub const MAX_STROKES: usize = 2_000;
/// The tolerance for rounding errors in sums of doubles, in SVG units.
const ROUNDING: f64 = 1e-6;
/// The number of octaves that the full height shows, if the solution has that many.
const OCTAVES: f64 = 9.0;
/// The narrowest window, in octaves: about a dozen moves.
const CLOSEST: f64 = 3.5;
/// The minimum height of a stroke, as a fraction of the full height.
const MIN_HEIGHT: f64 = 0.07;
/// The minimum distance between the numbers of two discs, as a fraction of the full height.
const LABEL_DISTANCE: f64 = 0.085;
/// The least width of the strokes of the highlighted disc.
const MARKED: f64 = 3.0;

/// The scale of stroke heights, by the rarity of each disc's moves. An octave is a factor of two, so the classic puzzle has one
/// octave for each disc.
///
/// A solution of few octaves has the same heights in every window. In a longer one, zooming shifts the heights by less than a ninth
/// of the picture for each factor of two.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// The number of octaves by which the number of moves grows with each disc.
    per_disc: f64,
    /// The rarity of the moves at full height, in octaves.
    top: f64,
    /// The number of octaves that the full height shows.
    span: f64,
}

/// The binary logarithm of a number of moves; 0 for no moves.
#[must_use]
pub fn octaves(number: &Index) -> f64 {
    // A double holds the leading 52 bits exactly.
    let shift = u32::try_from(number.bits().saturating_sub(52)).unwrap_or(u32::MAX);
    let leading = (number >> shift).to_u64().unwrap_or(1).max(1);
    (leading as f64).log2() + f64::from(shift)
}

impl Scale {
    /// Returns the scale of a solution. `window` is the number of moves that the ruler shows.
    #[must_use]
    pub fn new(total: &Index, discs: u32, window: &Index) -> Self {
        let total = octaves(&total.next()).max(1.0);
        let span = total.min(OCTAVES);
        let top = if total > OCTAVES {
            let share = (octaves(&window.next()) - CLOSEST) / (total - CLOSEST);
            span + (total - span) * share.clamp(0.0, 1.0)
        } else {
            total
        };
        Self { per_disc: total / f64::from(discs.max(1)), top, span }
    }

    /// The height of a disc's strokes, from 0 to 1. Rarer moves have higher strokes.
    #[must_use]
    pub fn height(&self, disc: Disc) -> f64 {
        self.unlimited_height(disc).clamp(MIN_HEIGHT, 1.0)
    }

    fn unlimited_height(&self, disc: Disc) -> f64 {
        1.0 - (self.top - self.per_disc * f64::from(disc.number())) / self.span
    }

    /// The discs whose numbers fit beside the ruler, from the top, with the heights of their strokes.
    #[must_use]
    pub fn labelled_discs(&self, discs: u32) -> Vec<(Disc, f64)> {
        let highest = ((self.top / self.per_disc + 0.01) as u32).min(discs);
        let mut labels: Vec<(Disc, f64)> = Vec::new();
        for disc in (1..=highest).rev().map_while(Disc::new) {
            let height = self.unlimited_height(disc);
            if height < MIN_HEIGHT {
                break;
            }
            if labels.last().is_none_or(|(_, above)| height <= above - LABEL_DISTANCE) {
                labels.push((disc, height));
            }
        }
        labels
    }
}

/// The width of the strokes in pixels. Few strokes are wide enough to be seen, and many are narrow enough to stay apart.
#[must_use]
pub fn stroke_width(strokes: usize) -> f64 {
    /// Most rulers are at least this wide, in pixels.
    const NARROW: f64 = 340.0;
    (NARROW / strokes.max(1) as f64).clamp(1.0, 4.0)
}

/// The strokes of a ruler.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ruler {
    /// The strokes of each disc. Those of the highlighted disc are the last.
    pub strokes: BTreeMap<(bool, Disc), Vec<Polyline>>,
}

impl Ruler {
    /// The strokes in the colours of their discs. `width` is that of a stroke; those of the highlighted disc are at least 3 wide.
    /// `place` is the point of the picture at a point of the ruler.
    #[must_use]
    pub fn shapes(self, discs: DiscCount, width: f64, place: impl Fn(Point) -> Point) -> Vec<Shape> {
        let line = |line: Polyline| Polyline::open(line.points.into_iter().map(&place).collect());
        let strokes = self.strokes.into_iter().map(|((is_marked, disc), lines)| {
            let paint = if is_marked {
                Paint::stroke(Colour::Ink, width.max(MARKED))
            } else {
                Paint::stroke(Rank { disc, discs }.stroke(), width)
            };
            Shape::Lines(lines.into_iter().map(line).collect(), paint)
        });
        strokes.collect()
    }
}

/// Draws the strokes. `place_of` maps an index to its place in the window, from 0 on the left to 1 on the right.
#[must_use]
pub fn ruler(strokes: &[Run], scale: Scale, highlighted: Option<Disc>, place_of: &dyn Fn(&Index) -> f64) -> Ruler {
    let mut ruler = Ruler::default();
    for stroke in strokes {
        let (left, right) = (place_of(&stroke.before), place_of(&(&stroke.before + &stroke.length)));
        let x = (left + right) / 2.0 * WIDTH;
        // The last stroke may lie exactly on the edge.
        if !(-ROUNDING..=WIDTH + ROUNDING).contains(&x) {
            continue;
        }
        let (x, top) = (x.clamp(0.0, WIDTH), HEIGHT * (1.0 - scale.height(stroke.disc)));
        let strokes = ruler.strokes.entry((highlighted == Some(stroke.disc), stroke.disc)).or_default();
        strokes.push(Polyline::open(vec![(x, HEIGHT), (x, top)]));
    }
    ruler
}
