//! The start and the goal: their marks in the picture, and small towers that say what the marks mean.

use crate::l10n::{L10n, msg};
use crate::layout::drawing::Shape;
use crate::layout::hover_towers::{HoverTowers, SIZE};
use crate::layout::state_graph::{End, Space, WIDTH};
use crate::layout::svg_number::px;
use crate::solver::Puzzle;
use crate::solver::graph::viewport::Point;
use crate::view::components::markup::Markup;
use crate::view::components::small_towers::small_towers;

/// The size of the small towers, as a share of those beside the pointer.
const SCALE: f64 = 0.6;
/// The distance of the small towers from the edges of the picture.
const MARGIN: f64 = 10.0;
/// The flag in the legend is no higher than the text beside it.
const LEGEND_FLAG: f64 = 0.55;

/// Adds the marks. If the corners of the picture are free, it also adds the small towers there.
pub fn ends(svg: Markup, space: &Space, puzzle: &Puzzle, l10n: L10n) -> Markup {
    let marked = End::ALL.iter().fold(svg, |svg, &end| match space.end(end, puzzle) {
        Some(shape) => mark(svg, end, shape),
        None => svg,
    });
    if !space.has_free_corners(puzzle.discs()) {
        return marked;
    }
    let drawn = End::ALL.iter().filter(|end| space.point_of(&end.position(puzzle)).is_some());
    drawn.fold(marked, |svg, &end| legend(svg, end, puzzle, l10n))
}

fn mark(svg: Markup, end: End, shape: Shape) -> Markup {
    svg.element("g", &[("class", "end"), ("data-end", end.name())], Markup::new().shapes(&[shape]))
}

/// Adds the towers, below them the mark, and its meaning.
fn legend(svg: Markup, end: End, puzzle: &Puzzle, l10n: L10n) -> Markup {
    let small = HoverTowers::new(&end.position(puzzle), puzzle.pegs());
    let baseline = MARGIN + SCALE * small.text + 10.0;
    let (left, up, message) = match end {
        End::Start => (MARGIN, -8.0, msg::GRAPH_START),
        End::Goal => (WIDTH - MARGIN - SCALE * SIZE.0, 3.0, msg::GRAPH_GOAL),
    };
    let place = format!("translate({} {}) scale({SCALE})", px(left), px(MARGIN));
    let svg = svg.element("g", &[("class", "small"), ("transform", &place)], small_towers(&small));
    let [x, y] = [left + 52.0, baseline].map(px);
    let attributes = [("class", "legend"), ("data-legend", end.name()), ("x", &*x), ("y", &*y)];
    let at = Point { x: left + 22.0, y: baseline + up };
    mark(svg, end, end.mark(at, LEGEND_FLAG, false)).element(
        "text",
        &attributes,
        Markup::new().text(l10n.text(message)),
    )
}
