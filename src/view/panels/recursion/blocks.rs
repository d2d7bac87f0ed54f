//! The blocks of the picture as text of SVG, with their labels.

use crate::l10n::L10n;
use crate::layout::recursion::{Block, Frame, blocks as shapes};
use crate::layout::svg_number::px;
use crate::solver::DiscCount;
use crate::view::components::markup::Markup;

use super::labels::labels;

/// The view box of the blocks, which is stretched to the size of the picture.
pub const FRAME: Frame = Frame { width: 1_000.0, row: 100.0 };

/// The blocks and their labels. `height` is that of the picture, in rows.
pub fn blocks<'a>(
    blocks: impl Iterator<Item = &'a Block> + Clone,
    height: f64,
    discs: DiscCount,
    l10n: L10n,
) -> Markup {
    let svg = stretched(height, Markup::new().shapes(&shapes(blocks.clone(), discs, FRAME)));
    blocks.fold(svg, |svg, block| label(svg, block, height, discs, l10n))
}

/// A part of the picture that is stretched to its size.
pub fn stretched(height: f64, content: Markup) -> Markup {
    let view_box = format!("0 0 {} {}", px(FRAME.width), px(height * FRAME.row));
    let attributes = [("viewBox", &*view_box), ("preserveAspectRatio", "none"), ("width", "100%"), ("height", "100%")];
    Markup::new().element("svg", &attributes, content)
}

fn label(mut svg: Markup, block: &Block, height: f64, discs: DiscCount, l10n: L10n) -> Markup {
    let (x, y) = (percent((block.left + block.right) / 2.0), percent((block.top + 0.5) / height));
    let ink = block.label_colour(false, discs).css();
    for label in labels(block, l10n) {
        let (from, to) = (label.from.to_string(), label.to.map(|to| to.to_string()).unwrap_or_default());
        let place = [("x", &*x), ("y", &*y), ("dy", "0.35em"), ("fill", &*ink)];
        let attributes = [&place[..], &[("data-from", &*from), ("data-to", &*to)]].concat();
        svg = svg.element("text", &attributes, Markup::new().text(&label.text));
    }
    svg
}

/// A fraction as a percentage.
pub fn percent(fraction: f64) -> String {
    [&px(fraction * 100.0), "%"].concat()
}
