//! The solution as a ruler, with a stroke for each move.

use crate::solver::recursion::Run;
use crate::solver::{Disc, Index};

use crate::layout::svg_number::push;

/// In SVG units.
pub const WIDTH: f64 = 1_000.0;
/// In SVG units.
pub const HEIGHT: f64 = 100.0;
/// Runs of moves shorter than this fraction of the window become one stroke.
pub const FINENESS: u32 = 400;
/// A disc that moves 2⁹ times in the window, or more often, has strokes of the minimum height.
const OCTAVES: f64 = 9.0;
/// As a fraction of the full height.
const MIN_HEIGHT: f64 = 0.07;

/// How rare the moves of each disc are in the window. An octave is a factor of two.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// By how many octaves the number of moves grows with each disc.
    per_disc: f64,
    /// The width of the window in moves, in octaves.
    window: f64,
}

/// The binary logarithm of a number of moves; 0 for none.
#[must_use]
pub fn octaves(number: &Index) -> f64 {
    // A double holds the leading 52 bits exactly.
    let shift = u32::try_from(number.bits().saturating_sub(52)).unwrap_or(u32::MAX);
    let leading = (number >> shift).to_u64().unwrap_or(1).max(1);
    (leading as f64).log2() + f64::from(shift)
}

impl Scale {
    /// `window` is the number of moves that the ruler shows.
    #[must_use]
    pub fn new(total: &Index, discs: u32, window: &Index) -> Self {
        Self { per_disc: octaves(total) / f64::from(discs.max(1)), window: octaves(window) }
    }

    /// The height of a disc's strokes, from 0 to 1: the rarer its moves are in the window, the higher. The height
    /// changes continuously while the window zooms.
    #[must_use]
    pub fn height(&self, disc: Disc) -> f64 {
        let moves_in_window = self.window - self.per_disc * f64::from(disc.number());
        (1.0 - moves_in_window / OCTAVES).clamp(MIN_HEIGHT, 1.0)
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ruler {
    /// SVG path data of the odd-numbered discs, the even-numbered discs and the highlighted disc.
    pub paths: [String; 3],
}

/// Draws the strokes. `place_of` maps an index to its place in the window, from 0 on the left to 1 on the right.
#[must_use]
pub fn ruler(strokes: &[Run], scale: Scale, highlighted: Option<Disc>, place_of: &dyn Fn(&Index) -> f64) -> Ruler {
    let mut ruler = Ruler::default();
    for stroke in strokes {
        let (left, right) = (place_of(&stroke.before), place_of(&(&stroke.before + &stroke.length)));
        let x = (left + right) / 2.0 * WIDTH;
        if !(0.0..=WIDTH).contains(&x) {
            continue;
        }
        let kind = if highlighted == Some(stroke.disc) { 2 } else { usize::from(stroke.disc.number() % 2 == 0) };
        if let Some(path) = ruler.paths.get_mut(kind) {
            let top = HEIGHT * (1.0 - scale.height(stroke.disc));
            push(path, 'M', x);
            push(path, ' ', HEIGHT);
            push(path, 'V', top);
        }
    }
    ruler
}
