//! The recursion as an icicle plot: rows of blocks, where each block stands above its parts.
//!
//! A large recursion has more levels than fit into a picture, and its moves are thinner than a line. So the picture has two bands.
//! The *overview* is to scale, on the same axis as the timeline: it begins with the whole task and continues while blocks are wide
//! enough. The *close-up* below it begins with the smallest task around the current move that has some moves, and is as wide as the
//! picture. In it, short parts are widened so that their labels fit.

mod band;
mod close_up;
mod overview;
mod shapes;

use crate::solver::Index;
use crate::solver::recursion::{Part, Recursion, Step};
use band::NEAR;
pub use band::{Band, Block};
pub use shapes::{Frame, MIN_CURRENT, blocks};

/// Up to this number of moves, the overview shows each move with room for its disc.
const MAX_MOVES_TO_SCALE: u64 = 32;
/// The space between the bands, in rows.
const BREAK: f64 = 1.0;

/// The surroundings of the current move.
#[derive(Clone, Debug, PartialEq)]
pub struct CloseUp {
    pub band: Band,
    /// The number of tasks that contain the task in its first row.
    pub depth: usize,
    /// The number of omitted levels between the overview and this band.
    pub left_out: usize,
    /// The left and right edges of its task in the overview.
    pub from: (f64, f64),
}

/// The whole picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Icicle {
    pub overview: Band,
    pub close_up: Option<CloseUp>,
}

impl Icicle {
    /// Lays out the moves after index `first` and up to index `last`, and the path of move `index`, numbered from 1. `None` if
    /// there is no such move. O(n) big-integer steps.
    #[must_use]
    pub fn new(recursion: &dyn Recursion, first: &Index, last: &Index, index: &Index) -> Option<Self> {
        let mut overview = overview::overview(recursion, first, last)?;
        overview.mark_current(index);
        let has_room = overview.shows_each_move() && last.saturating_sub(first) <= MAX_MOVES_TO_SCALE;
        let close_up = (!has_room).then(|| close_up::close_up(recursion, index)).flatten();
        let mut icicle = Self { overview, close_up };
        icicle.connect(first, last);
        Some(icicle)
    }

    /// Gives the indices of all blocks another number, which must not decrease where the index grows.
    pub fn renumber(&mut self, number: impl Fn(&Index) -> Index) {
        let close_up = self.close_up.iter_mut().flat_map(|close_up| &mut close_up.band.blocks);
        for block in self.overview.blocks.iter_mut().chain(close_up) {
            let end = number(&block.end());
            block.before = number(&block.before);
            block.length = end.saturating_sub(&block.before);
        }
    }

    /// Sets the position of the close-up relative to the overview.
    fn connect(&mut self, first: &Index, last: &Index) {
        let shown = self.overview.path_rows().len();
        let deepest = self.overview.depth_of_row(shown.saturating_sub(1));
        let Some(close_up) = &mut self.close_up else { return };
        close_up.left_out = close_up.depth.saturating_sub(deepest + 1);
        if let Some(task) = close_up.band.blocks.first() {
            close_up.from = overview::places((first, last), &task.before, &task.end());
        }
        close_up.band.place_rows(self.overview.height() + BREAK);
    }

    /// The height of the picture in rows. It varies little from move to move.
    #[must_use]
    pub fn height(&self) -> f64 {
        let close_up = self.close_up.as_ref().map_or(0.0, |close_up| BREAK + close_up.band.height());
        self.overview.height() + close_up
    }

    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        let close_up = self.close_up.iter().flat_map(|close_up| &close_up.band.blocks);
        self.overview.blocks.iter().chain(close_up)
    }

    /// The rows for keyboard navigation: the blocks on the path of the current move, from the whole task to the move, and in each
    /// row the other parts of the same task. No task appears twice.
    #[must_use]
    pub fn path_rows(&self) -> Vec<Vec<&Block>> {
        let mut rows = self.overview.path_rows();
        let Some(close_up) = &self.close_up else { return rows };
        let depth = |row| self.overview.depth_of_row(row);
        rows.truncate((0..rows.len()).take_while(|&row| depth(row) <= close_up.depth).count());
        let has_task = rows.len().checked_sub(1).is_some_and(|row| depth(row) == close_up.depth);
        rows.extend(close_up.band.path_rows().into_iter().skip(usize::from(has_task)));
        rows
    }

    /// The row and the column of a block in [`Icicle::path_rows`], once the current move is one of its moves.
    #[must_use]
    pub fn place_on_path(&self, block: &Block) -> (usize, usize) {
        // The task of the close-up may also be in the overview, which contains its siblings.
        let is_twin = |other: &&Block| (other.step, &other.before) == (block.step, &block.before);
        let block = self.overview.blocks.iter().find(is_twin).unwrap_or(block);
        let is_in = |band: &Band| band.blocks.iter().any(|other| std::ptr::eq(other, block));
        let (band, above) = match &self.close_up {
            Some(CloseUp { band, .. }) if is_in(band) => {
                (band, self.path_rows().len().saturating_sub(band.path_rows().len()))
            }
            _ => (&self.overview, 0),
        };
        let is_earlier =
            |other: &&Block| (other.row, other.parent) == (block.row, block.parent) && other.before < block.before;
        (above + block.row, band.blocks.iter().filter(is_earlier).count())
    }

    /// The visible block at a point: `x` from 0 to 1, `y` in rows.
    #[must_use]
    pub fn block_at(&self, x: f64, y: f64) -> Option<&Block> {
        let mut thin = None;
        let mut around = None;
        for block in self.blocks().filter(|block| block.top <= y && y < block.bottom) {
            if block.is_thin_move() {
                let distance = (x - (block.left + block.right) / 2.0).abs();
                if distance < NEAR && thin.is_none_or(|thin: &Block| block.row < thin.row) {
                    thin = Some(block);
                }
            } else if block.left <= x && x <= block.right {
                around = Some(block);
            }
        }
        thin.or(around)
    }
}

/// The overview alone, which is independent of the current move.
#[must_use]
pub fn overview(recursion: &dyn Recursion, first: &Index, last: &Index) -> Option<Band> {
    overview::overview(recursion, first, last)
}

/// The parts of a task. A single part is replaced by its own parts, and a task of a single move becomes the move.
fn divided(mut part: Part<'_>) -> Vec<Part<'_>> {
    loop {
        let mut parts = part.into_parts();
        match parts.pop() {
            Some(only) if parts.is_empty() && matches!(only.step, Step::Subproblem(_)) => part = only,
            Some(last) => {
                parts.push(last);
                return parts.into_iter().map(settled).collect();
            }
            None => return parts,
        }
    }
}

/// Replaces a task of a single move with the move.
fn settled(part: Part<'_>) -> Part<'_> {
    if part.length != 1 || matches!(part.step, Step::Move(_)) {
        return part;
    }
    let mut inner = divided(part.clone());
    inner.pop().filter(|_| inner.is_empty()).unwrap_or(part)
}
