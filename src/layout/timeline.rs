//! The whole solution as a ruler: plain geometry.

use crate::solver::recursion::Run;
use crate::solver::{Disc, Index};

use crate::layout::svg_number::push;

/// The ruler is so many units wide.
pub const WIDTH: f64 = 1_000.0;
/// And so high.
pub const HEIGHT: f64 = 100.0;
/// What is shorter than this part of the window is not told apart.
pub const FINENESS: u32 = 400;
/// From so many octaves of the window on, strokes are as low as they go.
const OCTAVES: f64 = 9.0;
const LOWEST: f64 = 0.07;

/// What a ruler needs to know of its solution and its window.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// By how many octaves the moves grow with each disc.
    per_disc: f64,
    /// How many octaves of moves the window is wide.
    window: f64,
}

/// The binary logarithm of a number of moves; 0 for none.
#[must_use]
pub fn octaves(number: &Index) -> f64 {
    let spare = u32::try_from(number.bits().saturating_sub(52)).unwrap_or(u32::MAX);
    let leading = (number >> spare).to_u64().unwrap_or(1).max(1);
    (leading as f64).log2() + f64::from(spare)
}

impl Scale {
    /// The scale of a window so many moves wide onto a solution of so many moves of so many discs.
    #[must_use]
    pub fn new(total: &Index, discs: u32, window: &Index) -> Self {
        Self { per_disc: octaves(total) / f64::from(discs.max(1)), window: octaves(window) }
    }

    /// How high the strokes of a disc are, from 0 to 1: the rarer they are in this window, the higher. As the window
    /// changes, so do they, without a jump.
    #[must_use]
    pub fn height(&self, disc: Disc) -> f64 {
        let below = self.window - self.per_disc * f64::from(disc.number());
        (1.0 - below / OCTAVES).clamp(LOWEST, 1.0)
    }
}

/// A ruler as SVG has it: the strokes of odd, of even and of marked discs each as one path.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ruler {
    /// The paths.
    pub paths: [String; 3],
}

/// Draws strokes. `place` tells where an index lies, from 0 at the left to 1 at the right.
#[must_use]
pub fn ruler(strokes: &[Run], scale: Scale, marked: Option<Disc>, place: &dyn Fn(&Index) -> f64) -> Ruler {
    let mut ruler = Ruler::default();
    for stroke in strokes {
        let (left, right) = (place(&stroke.before), place(&(&stroke.before + &stroke.length)));
        let x = (left + right) / 2.0 * WIDTH;
        if !(0.0..=WIDTH).contains(&x) {
            continue;
        }
        let kind = if marked == Some(stroke.disc) { 2 } else { usize::from(stroke.disc.number() % 2 == 0) };
        if let Some(path) = ruler.paths.get_mut(kind) {
            let top = HEIGHT * (1.0 - scale.height(stroke.disc));
            push(path, 'M', x);
            push(path, ' ', HEIGHT);
            push(path, 'V', top);
        }
    }
    ruler
}
