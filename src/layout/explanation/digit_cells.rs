//! A row of digits, of which long numbers show only a part.

/// What a row of digits shows, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The digit at a place, counted from 0 at the right.
    Digit(u32),
    /// Digits that are left out.
    Gap,
}

/// The most digits that are written out.
pub const MAX_CELLS: u32 = 24;

/// The cells for a number of so many digits, the lowest `boxed` of which are boxed. Of a long number the first digits, the
/// first and the last of the box, and those before the box are shown.
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
