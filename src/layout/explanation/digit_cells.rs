//! A row of digits. Long numbers are shortened.

/// A cell in a row of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The digit at this place, counted from 0 at the right.
    Digit(u32),
    /// A gap for omitted digits.
    Gap,
}

/// The maximum number of digits that are shown in full.
pub const MAX_CELLS: u32 = 24;

/// The cells for a number of `count` digits, the lowest `boxed` of which are boxed. A long number is reduced to its first digits,
/// the digits before the box, and the first and last digits in the box.
#[must_use]
pub fn digit_cells(count: u32, boxed: u32) -> Vec<Cell> {
    const FIRST: u32 = 2;
    const BEFORE_BOX: u32 = 6;
    const BOX_END: u32 = 4;
    let is_shown = |place: u32| {
        let is_boxed = place < boxed;
        count <= MAX_CELLS
            || place + FIRST >= count
            || (is_boxed && (place < BOX_END || place + BOX_END >= boxed))
            || (!is_boxed && place < boxed + BEFORE_BOX)
    };
    let mut cells = Vec::new();
    for place in (0..count).rev() {
        if is_shown(place) {
            cells.push(Cell::Digit(place));
        } else if cells.last() != Some(&Cell::Gap) {
            cells.push(Cell::Gap);
        }
    }
    cells
}
