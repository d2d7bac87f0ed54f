//! How many moves a pixel is.

use crate::solver::Index;

use super::Grip;

/// The pixels that a pointer can be pulled up before it goes finer.
const COARSE: u32 = 24;
/// So many pixels above the place of the press, or at the window's top if that is nearer, a pixel is one move.
const FINEST: u32 = 320;
/// The least room for that.
const MIN_ROOM: u32 = 48;

/// How many moves a pixel is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scale {
    /// The part of the line that the ruler shows, over its width in pixels.
    Ruler(Index, u32),
    /// 2ᵏ moves.
    Power(u32),
}

impl Scale {
    /// The scale for a pointer that was pulled up by some pixels, where the ruler shows some moves.
    #[must_use]
    pub fn new(moves: &Index, grip: Grip, up: u32) -> Self {
        let width = grip.width.max(1);
        let coarsest = moves.fraction(1, width).bits().saturating_sub(1);
        let finest = grip.above.clamp(MIN_ROOM, FINEST);
        if up < COARSE || *moves <= u64::from(width) {
            return Self::Ruler(moves.clone(), width);
        }
        // The exponent falls by the same amount from pixel to pixel.
        let steps = u64::from((up - COARSE).min(finest - COARSE));
        let exponent = coarsest - coarsest * steps / u64::from(finest - COARSE);
        Self::Power(u32::try_from(exponent).unwrap_or(u32::MAX))
    }

    /// The moves of a number of pixels, rounded to the nearest number.
    #[must_use]
    pub fn moves(&self, pixels: u32) -> Index {
        match self {
            Self::Ruler(moves, width) => {
                let halves = &(moves * pixels) * 2;
                (&halves + &Index::from(u64::from(*width))).fraction(1, width.saturating_mul(2))
            }
            Self::Power(exponent) => &Index::power_of_two(*exponent) * pixels,
        }
    }
}
