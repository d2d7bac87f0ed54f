//! The blocks of the picture as text of SVG: tasks in a tint of their largest disc's colour, moves in the colour itself.

use crate::l10n::L10n;
use crate::layout::colour;
use crate::layout::recursion::Block;
use crate::layout::svg_number::{push, px};
use crate::solver::recursion::Step;
use crate::solver::{Disc, DiscCount};
use crate::view::components::markup::Markup;

use super::labels::labels;

/// The width of the view box of the blocks.
const WIDTH: f64 = 1_000.0;
/// The height of a row in that view box.
const ROW: f64 = 100.0;
/// The least width of a move.
const MIN_WIDTH: f64 = 2.4;

/// The blocks, as one path for each disc, and their labels. `height` is that of the picture, in rows.
pub fn blocks<'a>(
    blocks: impl Iterator<Item = &'a Block> + Clone,
    height: f64,
    discs: DiscCount,
    l10n: L10n,
) -> Markup {
    let mut paths: Vec<(Disc, bool, String)> = Vec::new();
    for block in blocks.clone() {
        let Some(disc) = disc(block) else { continue };
        let kind = (disc, block.is_move());
        match paths.iter_mut().find(|(disc, is_move, _)| (*disc, *is_move) == kind) {
            Some((_, _, path)) => push_block(path, block),
            None => {
                let mut path = String::new();
                push_block(&mut path, block);
                paths.push((kind.0, kind.1, path));
            }
        }
    }
    // Moves are drawn over tasks, because the least width makes some of them wider.
    paths.sort_unstable_by_key(|(disc, is_move, _)| (*is_move, *disc));
    let mut shapes = Markup::new();
    for (disc, is_move, path) in &paths {
        let class = if *is_move { "move" } else { "task" };
        shapes = shapes.shape("path", &[("class", class), ("fill", &colour::fill_of(*disc, discs)), ("d", path)]);
    }
    let view_box = format!("0 0 {} {}", px(WIDTH), px(height * ROW));
    let stretched = [("viewBox", &*view_box), ("preserveAspectRatio", "none"), ("width", "100%"), ("height", "100%")];
    let svg = Markup::new().element("svg", &stretched, shapes);
    blocks.fold(svg, |svg, block| label(svg, block, height, discs, l10n))
}

/// The largest disc that moves.
pub fn disc(block: &Block) -> Option<Disc> {
    match block.step {
        Step::Move(mv) => Some(mv.disc),
        Step::Subproblem(task) => task.largest(),
    }
}

fn push_block(path: &mut String, block: &Block) {
    let (mut left, mut right) = (block.left * WIDTH, block.right * WIDTH);
    if block.is_move() && right - left < MIN_WIDTH {
        let middle = (left + right) / 2.0;
        (left, right) = (middle - MIN_WIDTH / 2.0, middle + MIN_WIDTH / 2.0);
    }
    push(path, 'M', left);
    push(path, ' ', block.top * ROW);
    push(path, 'H', right);
    push(path, 'V', block.bottom * ROW);
    push(path, 'H', left);
    path.push('Z');
}

fn label(mut svg: Markup, block: &Block, height: f64, discs: DiscCount, l10n: L10n) -> Markup {
    let class = if block.is_move() { "on-move" } else { "on-task" };
    let ink = disc(block).filter(|_| block.is_move()).map(|disc| colour::of(disc, discs).ink);
    for label in labels(block, l10n) {
        let (x, y) = (percent((block.left + block.right) / 2.0), percent((block.top + 0.5) / height));
        let (from, to) = (label.from.to_string(), label.to.map(|to| to.to_string()).unwrap_or_default());
        let attributes =
            [("class", class), ("x", &*x), ("y", &*y), ("dy", "0.35em"), ("data-from", &*from), ("data-to", &*to)];
        let attributes: Vec<_> = attributes.into_iter().chain(ink.as_deref().map(|ink| ("fill", ink))).collect();
        svg = svg.element("text", &attributes, Markup::new().text(&label.text));
    }
    svg
}

/// A fraction as a percentage.
pub fn percent(fraction: f64) -> String {
    [&px(fraction * 100.0), "%"].concat()
}
