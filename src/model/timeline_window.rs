//! A range of a solution as a window onto it, exact at any length. Places in it are fractions of its width.

use crate::solver::Index;

use super::Span;

/// The fewest moves in a window, if the solution has that many.
const MIN_WIDTH: u64 = 12;
/// The resolution of a place in the window.
const RESOLUTION: u32 = 1 << 16;

/// A multiple of a number of moves, for factors from 0 to 16.
fn scale(of: &Index, fraction: f64) -> Index {
    let parts = (fraction.clamp(0.0, 16.0) * f64::from(RESOLUTION)).round() as u32;
    (&(&(of * 2) * parts) + &Index::from(u64::from(RESOLUTION))).fraction(1, 2 * RESOLUTION)
}

/// The index nearest to a place in the window.
pub fn index_at(span: &Span, place: f64) -> Index {
    &span.first + &scale(&span.width(), place.clamp(0.0, 1.0))
}

/// The indices before and after the move at a place. Between two moves, it is the later one, such as the move of the largest disc
/// in the middle.
pub fn move_at(span: &Span, place: f64) -> (Index, Index) {
    let width = span.width();
    let parts = (place.clamp(0.0, 1.0) * f64::from(RESOLUTION)).ceil() as u32;
    let before =
        (&span.first + &(&width * parts).fraction(1, RESOLUTION)).min(span.last.saturating_sub(&Index::from(1)));
    let after = before.next();
    (before, after)
}

/// A window of this width that starts at an index, moved so that it stays within the solution.
fn starting_at(first: Index, width: &Index, total: &Index) -> Option<Span> {
    let first = first.min(total.saturating_sub(width));
    let last = (&first + width).min(total.clone());
    Span::new(first, last, total)
}

/// A window `factor` times as wide, in which the move at a place stays at that place.
pub fn zoom(span: &Span, total: &Index, factor: f64, place: f64) -> Option<Span> {
    let (place, old) = (place.clamp(0.0, 1.0), span.width());
    let fewest = Index::from(MIN_WIDTH).min(total.clone());
    // Even the smallest zoom changes the width by one move.
    let new = match scale(&old, factor) {
        new if factor > 1.0 => new.max(old.next()),
        new if factor < 1.0 => new.min(old.previous().unwrap_or_default()),
        new => new,
    };
    let new = new.max(fewest).min(total.clone());
    starting_at(index_at(span, place).saturating_sub(&scale(&new, place)), &new, total)
}

/// Whether zooming in would change nothing.
#[must_use]
pub fn is_closest(span: &Span) -> bool {
    span.width() <= MIN_WIDTH
}

/// The window, moved by a number of widths.
pub fn pan(span: &Span, total: &Index, by: f64) -> Option<Span> {
    let (width, far) = (span.width(), scale(&span.width(), by.abs()));
    let first = if by < 0.0 { span.first.saturating_sub(&far) } else { &span.first + &far };
    starting_at(first, &width, total)
}

/// The window, moved so that an index is in the middle.
pub fn centred_on(span: &Span, total: &Index, index: &Index) -> Option<Span> {
    let width = span.width();
    starting_at(index.saturating_sub(&width.fraction(1, 2)), &width, total)
}

/// A window that tells single moves apart.
pub fn around(index: &Index, total: &Index) -> Option<Span> {
    let width = Index::from(2 * MIN_WIDTH).min(total.clone());
    starting_at(index.saturating_sub(&width.fraction(1, 2)), &width, total)
}

/// The index before the first move that has a stroke in the window: the stroke of the move before the window is at its edge.
#[must_use]
pub fn before_first_stroke(span: &Span) -> Index {
    span.first.previous().unwrap_or_default()
}

/// Half a move, as a fraction of the width: from the middle of a move to the index after it, where its stroke is.
#[must_use]
pub fn half_a_move(span: &Span) -> f64 {
    0.5 / span.width().to_u64().map_or(f64::INFINITY, |width| width as f64)
}

/// The place of a stroke, as a fraction of the width. In an outline a move is between two indices, but its stroke is at the second, so
/// it is half a move farther to the right than `index`.
#[must_use]
pub fn place_of_stroke(span: &Span, index: &Index) -> f64 {
    place_of(span, index) + half_a_move(span)
}

/// The place of an index, as a fraction of the width: below 0 before the window, above 1 after it.
#[must_use]
pub fn place_of(span: &Span, index: &Index) -> f64 {
    let width = span.width();
    if index < &span.first {
        -span.first.saturating_sub(index).ratio_to(&width)
    } else {
        index.saturating_sub(&span.first).ratio_to(&width)
    }
}
