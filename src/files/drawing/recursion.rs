//! The recursion as the panel shows it.

use crate::layout::colour::Palette;
use crate::layout::drawing::{Anchor, Drawing, Paint, Polyline, Shape};
use crate::layout::recursion::{Block, CloseUp, Icicle};
use crate::model::Scene;
use crate::solver::recursion::{Endpoint, Step};
use crate::solver::{Disc, DiscCount};

const WIDTH: f64 = 800.0;
/// The height of a row.
const ROW: f64 = 40.0;
const TEXT: f64 = 16.0;
/// The average width of a character.
const CHARACTER: f64 = TEXT * 0.56;
/// The minimum width of a move.
const MIN_WIDTH: f64 = 2.0;

/// The blocks, with those of the current move in the colour of the text. `None` if the solution has no recursion.
#[must_use]
pub fn recursion(scene: &Scene, palette: &Palette) -> Option<Drawing> {
    let icicle = icicle(scene)?;
    Some(draw(&icicle, scene.puzzle().discs(), palette, |_| true))
}

/// A drawing for each level, with the blocks down to that level.
#[must_use]
pub fn levels(scene: &Scene, palette: &Palette) -> Option<Vec<Drawing>> {
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

fn draw(icicle: &Icicle, discs: DiscCount, palette: &Palette, is_marked: impl Fn(&Block) -> bool) -> Drawing {
    let mut drawing = Drawing::new(WIDTH, icicle.height() * ROW, palette.paper);
    if let Some(CloseUp { band, from: (left, right), .. }) = &icicle.close_up {
        let (top, bottom) = (icicle.overview.height() * ROW, (icicle.height() - band.height()) * ROW);
        let points = vec![(left * WIDTH, top), (right * WIDTH, top), (WIDTH, bottom), (0.0, bottom)];
        let funnel = vec![Polyline { points, is_closed: true }];
        drawing.shapes.push(Shape::Lines(funnel, Paint::fill(palette.accent).with_opacity(0.16)));
    }
    // Moves are drawn over tasks, because the minimum width widens some of them.
    for layer in [(false, false), (false, true), (true, false), (true, true)] {
        let is_path = |block: &Block| block.is_current && is_marked(block);
        for block in icicle.blocks().filter(|block| (is_path(block), block.is_move()) == layer) {
            rectangle(&mut drawing, block, is_path(block), discs, palette);
            label(&mut drawing, block, is_path(block), discs, palette);
        }
    }
    drawing
}

/// The largest disc that moves.
fn largest(block: &Block) -> Option<Disc> {
    match block.step {
        Step::Move(step) => Some(step.disc),
        Step::Subproblem(task) => task.largest(),
    }
}

fn rectangle(drawing: &mut Drawing, block: &Block, is_path: bool, discs: DiscCount, palette: &Palette) {
    let Some(disc) = largest(block) else { return };
    let colour = palette.disc(disc, discs).fill;
    let wide = (block.width() * WIDTH).max(if block.is_move() { MIN_WIDTH } else { 0.0 });
    let left = (block.left + block.right) / 2.0 * WIDTH - wide / 2.0;
    let size = (wide, (block.bottom - block.top) * ROW);
    let paint = match (block.is_move(), is_path) {
        (true, true) => Paint::fill(colour).with_stroke(palette.ink, 2.5),
        (true, false) => Paint::fill(colour).with_stroke(palette.paper, 0.5),
        (false, true) => Paint::fill(palette.quiet).with_stroke(palette.paper, 1.5),
        (false, false) => Paint::fill(colour).with_stroke(palette.paper, 1.5).with_opacity(0.28),
    };
    drawing.shapes.push(Shape::Rectangle((left, block.top * ROW), size, 0.0, paint));
}

/// Draws the longest text that fits into the block. It contains no words, because a file is the same in every language.
fn label(drawing: &mut Drawing, block: &Block, is_path: bool, all: DiscCount, palette: &Palette) {
    let (discs, pegs) = (discs(block.step), pegs(block.step));
    let texts = [format!("{discs}: {pegs}"), pegs, if block.is_move() { discs } else { String::new() }];
    let fits =
        |text: &&String| !text.is_empty() && text.chars().count() as f64 * CHARACTER + 6.0 <= block.width() * WIDTH;
    let Some(text) = texts.iter().find(fits) else { return };
    let colour = match largest(block).filter(|_| block.is_move() && !is_path) {
        Some(disc) => palette.disc(disc, all).ink,
        None if is_path => palette.paper,
        None => palette.ink,
    };
    let at = ((block.left + block.right) / 2.0 * WIDTH, (block.top + 0.5) * ROW + TEXT * 0.36);
    drawing.text(at, Anchor::Middle, TEXT, colour, text);
}

fn pegs(step: Step) -> String {
    let (from, to) = match step {
        Step::Move(step) => (Endpoint::Peg(step.from), Endpoint::Peg(step.to)),
        Step::Subproblem(task) => (task.from, task.to),
    };
    let letter = |end: Endpoint| end.peg().map_or_else(|| "…".into(), |peg| peg.to_string());
    format!("{} → {}", letter(from), letter(to))
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
