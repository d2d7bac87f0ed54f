//! The rows of the overview, from the whole task down, to scale.

use super::{Band, Block, divided, settled};
use crate::solver::Index;
use crate::solver::recursion::{Part, Recursion};

/// The minimum width of a block that is divided, in widths of the picture.
const MIN_DIVIDED: f64 = 0.04;
const MAX_ROWS: usize = 7;
/// The number of blocks from which no block is divided. Most rules need fewer.
const MAX_BLOCKS: usize = 600;

/// The rows of the moves after index `first` and up to index `last`. If the window is a part of the solution, the upper
/// levels that do not divide it are omitted.
pub fn overview(recursion: &dyn Recursion, first: &Index, last: &Index) -> Option<Band> {
    let window = (first, last);
    if first >= last {
        return None;
    }
    let mut band = Band::default();
    let whole = settled(Part::whole(recursion));
    let mut parent = band.push(Block::new(&whole, places_of(window, &whole), 0, None));
    let mut parts = visible(window, whole);
    let mut row = 1;
    while parts.len() == 1 {
        let Some(only) = parts.pop() else { break };
        let block = Block::new(&only, places_of(window, &only), 1, Some(parent));
        parts = visible(window, only);
        if parts.len() == 1 {
            band.left_out += 1;
        } else {
            (parent, row) = (band.push(block), 2);
        }
    }
    push_rows(&mut band, window, row, parts.into_iter().map(|part| (parent, part)).collect());
    band.place_rows(0.0);
    Some(band)
}

/// Adds the parts of the next row, each with its parent, and all rows below.
fn push_rows(band: &mut Band, window: (&Index, &Index), first_row: usize, parts: Vec<(usize, Part<'_>)>) {
    let (mut row, mut parts) = (first_row, parts);
    while !parts.is_empty() && row < MAX_ROWS {
        let mut next = Vec::new();
        for (parent, part) in parts {
            let block = band.push(Block::new(&part, places_of(window, &part), row, Some(parent)));
            let has_room = row + 1 < MAX_ROWS && band.blocks.len() + next.len() < MAX_BLOCKS;
            if has_room && band.width(block) >= MIN_DIVIDED {
                next.extend(visible(window, part).into_iter().map(|part| (block, part)));
            }
        }
        (row, parts) = (row + 1, next);
    }
}

/// The parts of a task that are in the window.
fn visible<'a>((first, last): (&Index, &Index), part: Part<'a>) -> Vec<Part<'a>> {
    divided(part).into_iter().filter(|part| part.before < *last && part.end() > *first).collect()
}

fn places_of(window: (&Index, &Index), part: &Part<'_>) -> (f64, f64) {
    places(window, &part.before, &part.end())
}

/// The start and end of a range in the window, as fractions of the window's width.
pub fn places((first, last): (&Index, &Index), before: &Index, end: &Index) -> (f64, f64) {
    let width = last.saturating_sub(first);
    let place = |index: &Index| index.saturating_sub(first).ratio_to(&width).min(1.0);
    (place(before), place(end))
}
