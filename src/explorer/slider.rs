//! Where the slider's ticks and the exact index meet, and the only place where they do.
//!
//! A slider counts a few thousand ticks, a solution any number of moves. A tick leads to an index by exact
//! multiplication; an index is shown by the tick below it; no index is ever read back from a tick that was only shown.

use crate::solver::Index;

/// The most ticks a slider has: more than any screen has pixels.
const MOST: u32 = 10_000;

/// How many ticks a slider over this total has: one for each move where they are few.
#[must_use]
pub fn ticks(total: &Index) -> u32 {
    total.word().and_then(|total| u32::try_from(total).ok()).map_or(MOST, |total| total.min(MOST))
}

/// The index at a tick; the last tick is the last index.
#[must_use]
pub fn index_at(tick: u32, total: &Index) -> Index {
    let ticks = ticks(total);
    total.fraction(tick.min(ticks), ticks)
}

/// The tick that shows an index: the last one that leads to it or to one before it.
#[must_use]
pub fn tick_of(index: &Index, total: &Index) -> u32 {
    let (mut low, mut high) = (0, ticks(total));
    while low < high {
        let middle = high - (high - low) / 2;
        if index_at(middle, total) <= *index {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}
