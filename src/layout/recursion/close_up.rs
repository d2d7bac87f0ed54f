//! The task around the current move, as wide as the picture.

use super::{Band, Block, CloseUp, divided, settled};
use crate::solver::Index;
use crate::solver::recursion::{Part, Recursion, Step};

/// The minimum number of moves of its task.
const MIN_MOVES: u64 = 8;
/// The minimum number of rows, so that the picture keeps its height from move to move.
const MIN_ROWS: usize = 4;
/// The minimum width of a part, as a fraction of its task.
const MIN_SHARE: f64 = 0.1;
/// The minimum width of a block that is divided, in widths of the picture. Blocks that contain the current move are
/// always divided.
const MIN_DIVIDED: f64 = 0.09;

/// The rows of the smallest task around move `index` that has some moves. `None` if there is no such move.
pub fn close_up(recursion: &dyn Recursion, index: &Index) -> Option<CloseUp> {
    let (task, parts, depth) = smallest_task(recursion, index)?;
    let mut band = Band::default();
    let root = band.push(task);
    let mut row = 1;
    let mut tasks = vec![(root, parts)];
    while !tasks.is_empty() {
        let mut next = Vec::new();
        for (parent, parts) in tasks {
            push_parts(&mut band, parent, row, index, parts, &mut next);
        }
        (row, tasks) = (row + 1, next);
    }
    band.rows = band.rows.max(MIN_ROWS);
    band.mark_current(index);
    Some(CloseUp { band, depth, left_out: 0, from: (0.0, 0.0) })
}

/// The smallest task around a move that has some moves, its parts, and the number of tasks that contain it.
fn smallest_task<'a>(recursion: &'a dyn Recursion, index: &Index) -> Option<(Block, Vec<Part<'a>>, usize)> {
    let min_moves = Index::from(MIN_MOVES);
    let mut part = settled(Part::whole(recursion));
    for depth in 0.. {
        let task = Block::new(&part, (0.0, 1.0), 0, None);
        let mut parts = divided(part);
        let chosen = parts.iter().position(|part| part.contains(index))?;
        if parts.get(chosen)?.length < min_moves {
            return Some((task, parts, depth));
        }
        // With the other parts dropped, the next division can reuse the lengths.
        part = parts.swap_remove(chosen);
    }
    None
}

/// Adds the parts of a block, and appends to `next` those that are divided further.
fn push_parts<'a>(
    band: &mut Band,
    parent: usize,
    row: usize,
    index: &Index,
    parts: Vec<Part<'a>>,
    next: &mut Vec<(usize, Vec<Part<'a>>)>,
) {
    let Some(task) = band.blocks.get(parent).cloned() else { return };
    let share = |part: &Part<'_>| part.length.ratio_to(&task.length).max(MIN_SHARE);
    let sum: f64 = parts.iter().map(share).sum();
    let (mut used, mut left) = (0.0, task.left);
    let count = parts.len();
    for (number, part) in parts.into_iter().enumerate() {
        used += share(&part);
        let right = if number + 1 == count { task.right } else { task.left + task.width() * used / sum };
        let block = band.push(Block::new(&part, (left, right), row, Some(parent)));
        left = right;
        let is_task = matches!(part.step, Step::Subproblem(_));
        let is_wide = row + 1 < MIN_ROWS && band.width(block) >= MIN_DIVIDED;
        if is_task && (is_wide || part.contains(index)) {
            next.push((block, divided(part)));
        }
    }
}
