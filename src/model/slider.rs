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

/// How much of the way lies behind, in tenths of a percent, rounded down: only the end is all of it.
#[must_use]
pub fn permille(index: &Index, total: &Index) -> u32 {
    if total.is_start() {
        return 1_000;
    }
    let made = index.times(1_000);
    last_with(1_000, |share| total.times(share) <= made)
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
    last_with(ticks(total), |tick| index_at(tick, total) <= *index)
}

/// The index of another total that is as far along, rounded down.
#[must_use]
pub fn in_proportion(index: &Index, total: &Index, other: &Index) -> Index {
    const FINE: u32 = u32::MAX;
    let share = last_with(FINE, |share| total.times(share) <= index.times(FINE));
    if index == total { other.clone() } else { other.fraction(share, FINE) }
}

/// The last of the numbers up to `most` that still holds, where all before it do. Dividing would give the same, but long
/// numbers by long ones.
fn last_with(most: u32, holds: impl Fn(u32) -> bool) -> u32 {
    let (mut low, mut high) = (0, most);
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
