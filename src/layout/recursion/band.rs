//! Rows of blocks.

use crate::solver::Index;
use crate::solver::recursion::{Part, Step};

/// The space between two rows of the overview if levels between them are omitted, in rows.
const GAP: f64 = 0.75;
/// The distance within which a thin move can be clicked or tapped, in widths of the picture.
pub const NEAR: f64 = 0.006;

/// A task or a move. The horizontal unit is the width of the picture, the vertical unit a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    pub step: Step,
    /// The number of moves of the whole solution before the block.
    pub before: Index,
    /// The number of moves in the block.
    pub length: Index,
    /// The left edge, from 0 at the left of the picture to 1 at the right.
    pub left: f64,
    pub right: f64,
    /// The top edge, from 0 at the top of the picture.
    pub top: f64,
    /// The bottom edge. A block that is not divided extends to the end of its band.
    pub bottom: f64,
    /// The row in its band, from 0.
    pub row: usize,
    /// The index of the block in its band that contains it; `None` in the first row.
    pub parent: Option<usize>,
    /// Whether the block contains the current move.
    pub is_current: bool,
}

impl Block {
    pub(super) fn new(part: &Part<'_>, (left, right): (f64, f64), row: usize, parent: Option<usize>) -> Self {
        let (before, length) = (part.before.clone(), part.length.clone());
        Self { step: part.step, before, length, left, right, top: 0.0, bottom: 0.0, row, parent, is_current: false }
    }

    /// The number of moves of the whole solution up to the end of the block.
    #[must_use]
    pub fn end(&self) -> Index {
        &self.before + &self.length
    }

    /// The number of the block's first move, from 1.
    #[must_use]
    pub fn first_move(&self) -> Index {
        self.before.next()
    }

    #[must_use]
    pub fn width(&self) -> f64 {
        self.right - self.left
    }

    #[must_use]
    pub const fn is_move(&self) -> bool {
        matches!(self.step, Step::Move(_))
    }

    pub(super) fn is_thin_move(&self) -> bool {
        self.is_move() && self.width() < 2.0 * NEAR
    }
}

/// Rows of blocks. Each row covers the same range.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Band {
    /// The blocks by row, and in each row from left to right.
    pub blocks: Vec<Block>,
    pub rows: usize,
    /// The number of omitted levels between the first and the second row.
    pub left_out: usize,
}

impl Band {
    pub(super) fn push(&mut self, block: Block) -> usize {
        self.rows = self.rows.max(block.row + 1);
        self.blocks.push(block);
        self.blocks.len() - 1
    }

    pub(super) fn width(&self, block: usize) -> f64 {
        self.blocks.get(block).map_or(0.0, Block::width)
    }

    fn gap(&self) -> f64 {
        if self.left_out > 0 { GAP } else { 0.0 }
    }

    #[must_use]
    pub fn height(&self) -> f64 {
        self.rows as f64 + self.gap()
    }

    /// Whether each block has parts in this band.
    fn divided_blocks(&self) -> Vec<bool> {
        let mut are_divided = vec![false; self.blocks.len()];
        for parent in self.blocks.iter().filter_map(|block| block.parent) {
            if let Some(is_divided) = are_divided.get_mut(parent) {
                *is_divided = true;
            }
        }
        are_divided
    }

    pub(super) fn shows_each_move(&self) -> bool {
        self.blocks.iter().zip(self.divided_blocks()).all(|(block, is_divided)| is_divided || block.is_move())
    }

    /// Sets the top and bottom of each block, in a band that begins `top` rows below the top of the picture.
    pub(super) fn place_rows(&mut self, top: f64) {
        let (gap, end) = (self.gap(), top + self.height());
        let are_divided = self.divided_blocks();
        for (block, is_divided) in self.blocks.iter_mut().zip(are_divided) {
            block.top = top + block.row as f64 + if block.row > 0 { gap } else { 0.0 };
            block.bottom = if is_divided { block.top + 1.0 } else { end };
        }
    }

    pub(super) fn mark_current(&mut self, index: &Index) {
        for block in &mut self.blocks {
            block.is_current = block.before < *index && *index <= block.end();
        }
    }

    /// The blocks that contain the current move, and in each row the other parts of the same task.
    pub(super) fn path_rows(&self) -> Vec<Vec<&Block>> {
        let mut rows: Vec<Vec<&Block>> = Vec::new();
        let mut parent = None;
        for row in 0..self.rows {
            let in_row = self.blocks.iter().enumerate().filter(|(_, block)| block.row == row && block.parent == parent);
            let blocks: Vec<(usize, &Block)> = in_row.collect();
            let current = blocks.iter().find(|(_, block)| block.is_current);
            let Some((current, _)) = current else { break };
            parent = Some(*current);
            rows.push(blocks.into_iter().map(|(_, block)| block).collect());
        }
        rows
    }

    pub(super) fn depth_of_row(&self, row: usize) -> usize {
        if row == 0 { 0 } else { row + self.left_out }
    }
}
