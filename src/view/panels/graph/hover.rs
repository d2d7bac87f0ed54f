//! The position under the pointer, as small towers beside it.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::colour::Colour;
use crate::layout::drawing::{Paint, Shape};
use crate::layout::hover_towers::{HoverTowers, SIZE};
use crate::layout::state_graph::{Space, TALL, WIDTH};
use crate::layout::svg_number::px;
use crate::model::{KnownSolution, is_invisible};
use crate::solver::graph::viewport::Point;
use crate::solver::{PegCount, Position};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;
use crate::view::components::small_towers::small_towers;

use super::picture::view_box;

/// The distance between the position and the towers.
const GAP: f64 = 22.0;
/// Longer texts are wider than the towers.
const MAX_TEXT: usize = 20;

/// The position under the pointer, as towers beside it.
#[derive(PartialEq)]
pub struct HoverLayer {
    pub space: Space,
    pub hovered: Rc<Position>,
    /// The position on the board.
    pub position: Position,
    pub pegs: PegCount,
    pub solution: Option<KnownSolution>,
}

impl Render for HoverLayer {
    fn render(&self, ui: &Ui) -> Html {
        let at = self.space.point_of(&self.hovered);
        at.map(|at| self.svg(at, ui.l10n)).unwrap_or_default()
    }
}

impl HoverLayer {
    fn svg(&self, at: Point, l10n: L10n) -> Html {
        let small = HoverTowers::new(&self.hovered, self.pegs);
        let (width, height) = SIZE;
        let Point { x: left, y: top } = place(at, self.space.point_of(&self.position));
        let (box_width, box_height) = (px(width), px(height));
        let card = Markup::new().shape("rect", &[("width", &box_width), ("height", &box_height), ("rx", "12")]);
        let (x, y) = (px(width / 2.0), px(small.text));
        let content = card.append(small_towers(&small)).element(
            "text",
            &[("x", &x), ("y", &y)],
            Markup::new().text(&self.text(l10n)),
        );
        let place = format!("translate({} {})", px(left), px(top));
        let target = Shape::Circle((at.x, at.y), 10.0, Paint::stroke(Colour::Ink, 3.0));
        let marked = Markup::new().shapes(&[target]);
        let svg = marked.element("g", &[("transform", &place)], content);
        let (view_box, name) = (view_box(), self.hovered.to_string());
        let attributes = [("viewBox", &*view_box), ("aria-hidden", "true"), ("class", "hover"), ("data-hover", &*name)];
        Markup::new().element("svg", &attributes, svg).html()
    }

    fn text(&self, l10n: L10n) -> String {
        if !self.space.has_positions() {
            return l10n.text(msg::GRAPH_HOVER_ZOOM).into();
        }
        if *self.hovered == self.position {
            return l10n.text(msg::GRAPH_HOVER_HERE).into();
        }
        match self.solution.as_ref().and_then(|solution| solution.index_of(&self.hovered)) {
            Some(index) => {
                let text = l10n.format(msg::TIMELINE_FLAG, [(&index).into()]);
                let letters = text.chars().filter(|letter| !is_invisible(*letter)).count();
                if letters > MAX_TEXT { l10n.text(msg::GRAPH_HOVER_ON).into() } else { text }
            }
            None => l10n.text(msg::GRAPH_HOVER_OFF).into(),
        }
    }
}

/// The top left corner of the towers: above the position, or on the first other side where they stay in the picture and do not hide
/// the current position.
fn place(at: Point, here: Option<Point>) -> Point {
    let (width, height) = SIZE;
    // `clamp` would add the number formatting of its panic message.
    let inside =
        |x: f64, y: f64| Point { x: x.min(WIDTH - width - 4.0).max(4.0), y: y.min(TALL - height - 4.0).max(4.0) };
    let (middle_x, middle_y) = (at.x - width / 2.0, at.y - height / 2.0);
    let sides = [
        inside(middle_x, at.y - height - GAP),
        inside(middle_x, at.y + GAP),
        inside(at.x + GAP, middle_y),
        inside(at.x - width - GAP, middle_y),
    ];
    let is_free = |corner: &Point, point: Point, margin: f64| {
        let (x, y) = (point.x - corner.x, point.y - corner.y);
        x < -margin || x > width + margin || y < -margin || y > height + margin
    };
    let shows_both =
        |corner: &&Point| is_free(corner, at, 0.0) && here.is_none_or(|here| here == at || is_free(corner, here, GAP));
    let shows_position = |corner: &&Point| is_free(corner, at, 0.0);
    sides.iter().find(shows_both).or_else(|| sides.iter().find(shows_position)).copied().unwrap_or(at)
}
