//! The recursion as the panel shows it.

use crate::layout::colour::Palette;
use crate::layout::drawing::{Anchor, Drawing, Shape};
use crate::layout::recursion::{Block, Frame, Icicle, MIN_CURRENT, blocks};
use crate::model::Scene;
use crate::solver::DiscCount;
use crate::solver::recursion::Step;

const FRAME: Frame = Frame { width: 800.0, row: 40.0 };
const TEXT: f64 = 16.0;
/// The average width of a character.
const CHARACTER: f64 = TEXT * 0.56;

/// The blocks, with those of the current move marked. `None` if the solution has no recursion.
#[must_use]
pub fn recursion(scene: &Scene, palette: &'static Palette) -> Option<Drawing> {
    let icicle = icicle(scene)?;
    Some(draw(&icicle, scene.puzzle().discs(), palette, |_| true))
}

/// A drawing for each level, with the blocks down to that level.
#[must_use]
pub fn levels(scene: &Scene, palette: &'static Palette) -> Option<Vec<Drawing>> {
    let mut icicle = icicle(scene)?;
    icicle.close_up = None;
    let discs = scene.puzzle().discs();
    let level = |level: usize| {
        let mut icicle = icicle.clone();
        icicle.overview.blocks.retain(|block| block.row <= level);
        // Blocks that are divided on the next level end here.
        for block in &mut icicle.overview.blocks {
            block.bottom = block.bottom.min(block.top + 1.0);
        }
        draw(&icicle, discs, palette, |block| block.row == level)
    };
    Some((0..icicle.overview.rows).map(level).collect())
}

fn icicle(scene: &Scene) -> Option<Icicle> {
    let path = scene.recursion_path()?;
    let window = path.window?;
    path.solution.with_recursion(|recursion| Icicle::new(recursion, &window.first, &window.last, &path.number))?
}

fn draw(icicle: &Icicle, discs: DiscCount, palette: &'static Palette, is_marked: impl Fn(&Block) -> bool) -> Drawing {
    let mut drawing = Drawing::new(FRAME.width, icicle.height() * FRAME.row, palette);
    drawing.shapes.extend(icicle.funnel(FRAME));
    drawing.shapes.extend(blocks(icicle.blocks(), discs, FRAME));
    let is_current = |block: &Block| block.is_current && is_marked(block);
    drawing.shapes.extend(icicle.blocks().filter(|block| is_current(block)).map(current));
    for block in icicle.blocks() {
        label(&mut drawing, block, is_current(block), discs);
    }
    drawing
}

fn current(block: &Block) -> Shape {
    let (left, width) = block.widened(MIN_CURRENT);
    let size = (width * FRAME.width, (block.bottom - block.top) * FRAME.row);
    Shape::Rectangle((left * FRAME.width, block.top * FRAME.row), size, 0.0, block.current_paint())
}

/// Draws the longest text that fits into the block. It contains no words, because a file is the same in every language.
fn label(drawing: &mut Drawing, block: &Block, is_current: bool, all: DiscCount) {
    let (discs, pegs) = (discs(block.step), block.pegs());
    let texts = [format!("{discs}: {pegs}"), pegs, if block.is_move() { discs } else { String::new() }];
    let width = block.width() * FRAME.width;
    let fits = |text: &&String| !text.is_empty() && text.chars().count() as f64 * CHARACTER + 6.0 <= width;
    let Some(text) = texts.iter().find(fits) else { return };
    let at = ((block.left + block.right) / 2.0 * FRAME.width, (block.top + 0.5) * FRAME.row + TEXT * 0.36);
    drawing.text(at, Anchor::Middle, TEXT, block.label_colour(is_current, all), text);
}

/// The disc of a move, or the discs of a task.
fn discs(step: Step) -> String {
    match step {
        Step::Move(step) => step.disc.to_string(),
        Step::Subproblem(task) => {
            let indices = task.disc_indices();
            let (first, last) = (indices.start + 1, indices.end);
            if first < last { format!("{first}–{last}") } else { last.to_string() }
        }
    }
}
