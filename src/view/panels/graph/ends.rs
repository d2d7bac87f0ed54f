//! The start and the goal: their marks in the picture, and small towers that say what the marks mean.

use crate::l10n::{L10n, Message, msg};
use crate::layout::hover_towers::{HoverTowers, SIZE};
use crate::layout::state_graph::WIDTH;
use crate::layout::svg_number::px;
use crate::solver::graph::viewport::Point;
use crate::solver::{PegCount, Position, Puzzle};
use crate::view::components::markup::Markup;
use crate::view::components::small_towers::small_towers;

use super::space::Space;

/// The size of the small towers, and their distance from the edges of the picture.
const SCALE: f64 = 0.6;
/// The flag in the legend is no higher than the text beside it.
const LEGEND_FLAG: f64 = 0.55;
const MARGIN: f64 = 10.0;
/// Half of the diagonal of the mark at the start.
const DIAMOND: f64 = 11.0;
/// The flag at the goal: the heights of its pole and pennant, and the width of the pennant.
const POLE: f64 = 46.0;
const PENNANT: (f64, f64) = (20.0, 24.0);

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Start,
    Goal,
}

/// Adds the marks, and in the whole picture the towers, which stand in its free corners.
pub fn ends(mut svg: Markup, space: &Space, puzzle: &Puzzle, l10n: L10n) -> Markup {
    let discs = puzzle.discs();
    let ends = [(End::Start, puzzle.start().position(discs)), (End::Goal, puzzle.goal().position(discs))];
    for (end, position) in &ends {
        if let Some(at) = space.point_of(position) {
            svg = end.mark(svg, at, if at.x < WIDTH / 2.0 { -1.0 } else { 1.0 });
        }
    }
    if space.is_whole(discs) {
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

    /// Adds the mark at a point. The flag flies to the right, or where `scale` is negative to the left: away from the middle of the
    /// picture, where the graph is.
    fn mark(self, svg: Markup, at: Point, scale: f64) -> Markup {
        let [x, y] = [at.x, at.y].map(px);
        let d = match self {
            Self::Start => {
                let [left, right] = [at.x - DIAMOND, at.x + DIAMOND].map(px);
                let [top, bottom] = [at.y - DIAMOND, at.y + DIAMOND].map(px);
                format!("M{left} {y}L{x} {top}L{right} {y}L{x} {bottom}Z")
            }
            Self::Goal => {
                let (height, width) = PENNANT;
                let tip = px(at.x + width * scale);
                let [top, middle, low] =
                    [POLE, POLE - height / 2.0, POLE - height].map(|up| px(at.y - up * scale.abs()));
                format!("M{x} {y}V{top}L{tip} {middle}L{x} {low}")
            }
        };
        svg.shape("path", &[("class", "end"), ("data-end", self.name()), ("d", &d)])
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
        self.mark(svg, mark, LEGEND_FLAG).element("text", &attributes, Markup::new().text(l10n.text(self.message())))
    }
}
