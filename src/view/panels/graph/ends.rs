//! The start and the goal: their marks in the picture, and small towers that say what the marks mean.

use crate::l10n::{L10n, Message, msg};
use crate::layout::drawing::path_data;
use crate::layout::hover_towers::{HoverTowers, SIZE};
use crate::layout::state_graph::{WIDTH, diamond, flag};
use crate::layout::svg_number::px;
use crate::solver::graph::viewport::Point;
use crate::solver::{PegCount, Position, Puzzle};
use crate::view::components::markup::Markup;
use crate::view::components::small_towers::small_towers;

use super::space::Space;

/// The size of the small towers, as a share of those beside the pointer.
const SCALE: f64 = 0.6;
/// The distance of the small towers from the edges of the picture.
const MARGIN: f64 = 10.0;
/// The flag in the legend is no higher than the text beside it.
const LEGEND_FLAG: f64 = 0.55;

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Start,
    Goal,
}

/// Adds the marks. If the corners of the picture are free, it also adds the small towers there.
pub fn ends(mut svg: Markup, space: &Space, puzzle: &Puzzle, l10n: L10n) -> Markup {
    let discs = puzzle.discs();
    let ends = [(End::Start, puzzle.start().position(discs)), (End::Goal, puzzle.goal().position(discs))];
    for (end, position) in &ends {
        if let Some(at) = space.point_of(position) {
            // The flag flies away from the middle of the picture, where the graph is.
            svg = end.mark(svg, at, space.flag_scale(at), at.x < WIDTH / 2.0);
        }
    }
    if space.has_free_corners(discs) {
        svg = ends.iter().fold(svg, |svg, (end, position)| end.legend(svg, position, puzzle.pegs(), l10n));
    }
    svg
}

impl End {
    const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Goal => "goal",
        }
    }

    const fn message(self) -> Message {
        match self {
            Self::Start => msg::GRAPH_START,
            Self::Goal => msg::GRAPH_GOAL,
        }
    }

    /// Adds the mark at a point.
    fn mark(self, svg: Markup, at: Point, scale: f64, flies_to_left: bool) -> Markup {
        let line = match self {
            Self::Start => diamond(at),
            Self::Goal => flag(at, scale, flies_to_left),
        };
        svg.shape("path", &[("class", "end"), ("data-end", self.name()), ("d", &path_data(&[line]))])
    }

    /// Adds the towers, below them the mark, and its meaning.
    fn legend(self, svg: Markup, position: &Position, pegs: PegCount, l10n: L10n) -> Markup {
        let small = HoverTowers::new(position, pegs);
        let left = match self {
            Self::Start => MARGIN,
            Self::Goal => WIDTH - MARGIN - SCALE * SIZE.0,
        };
        let place = format!("translate({} {}) scale({SCALE})", px(left), px(MARGIN));
        let baseline = MARGIN + SCALE * small.text + 10.0;
        let mark = Point { x: left + 22.0, y: if self == Self::Goal { baseline + 3.0 } else { baseline - 8.0 } };
        let svg = svg.element("g", &[("class", "small"), ("transform", &place)], small_towers(&small));
        let [x, y] = [left + 52.0, baseline].map(px);
        let attributes = [("class", "legend"), ("data-legend", self.name()), ("x", &*x), ("y", &*y)];
        self.mark(svg, mark, LEGEND_FLAG, false).element(
            "text",
            &attributes,
            Markup::new().text(l10n.text(self.message())),
        )
    }
}
