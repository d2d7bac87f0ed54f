//! The conversion between the ticks of the slider, which keys and assistive technology set, and the exact index.
//!
//! A slider has a few thousand ticks, a solution any number of moves. Exact multiplication turns a tick into an index; an index is
//! shown by the tick below it. A tick that only shows an index is never converted back.

use crate::solver::Index;

/// More ticks than any screen has pixels.
const MAX_TICKS: u32 = 10_000;

/// The number of ticks of a slider: one for each move if there are few.
#[must_use]
pub fn ticks(total: &Index) -> u32 {
    total.to_u64().and_then(|total| u32::try_from(total).ok()).map_or(MAX_TICKS, |total| total.min(MAX_TICKS))
}

/// The completed part of the solution, in tenths of a percent, rounded down: only the end is 1,000.
#[must_use]
pub fn permille(index: &Index, total: &Index) -> u32 {
    if total.is_zero() {
        return 1_000;
    }
    let made = index * 1_000;
    last_with(1_000, |share| total * share <= made)
}

/// The index at a tick; the last tick is the last index.
#[must_use]
pub fn index_at(tick: u32, total: &Index) -> Index {
    let ticks = ticks(total);
    total.fraction(tick.min(ticks), ticks)
}

/// The tick that shows an index: the last one that does not lead beyond it.
#[must_use]
pub fn tick_of(index: &Index, total: &Index) -> u32 {
    last_with(ticks(total), |tick| index_at(tick, total) <= *index)
}

/// The index at the same fraction of another solution, rounded down.
#[must_use]
pub fn in_proportion(index: &Index, total: &Index, other: &Index) -> Index {
    const RESOLUTION: u32 = u32::MAX;
    let share = last_with(RESOLUTION, |share| total * share <= index * RESOLUTION);
    if index == total { other.clone() } else { other.fraction(share, RESOLUTION) }
}

/// The last number up to `max` for which `holds` is true, if it is true for all before. Division would give the same, but would
/// divide big integers by big integers.
fn last_with(max: u32, holds: impl Fn(u32) -> bool) -> u32 {
    let (mut low, mut high) = (0, max);
    while low < high {
        let middle = high - (high - low) / 2;
        if holds(middle) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}
