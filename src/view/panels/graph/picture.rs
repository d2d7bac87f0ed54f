//! Common parts of both pictures of a state graph.

use yew::prelude::*;

use crate::layout::colour;
use crate::layout::state_graph::{Dot, TALL, WIDTH, game_path};
use crate::layout::svg_number::px;
use crate::solver::graph::viewport::Point;
use crate::solver::{DiscCount, Game, Move, Position};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

use super::space::Space;

/// The radius of the ring at the current position.
const MIN_RING: f64 = 11.0;
const MAX_RING: f64 = 16.0;
/// The distance of the halo's edge from the middle of the ring's line.
const HALO: f64 = 7.0;

pub fn graph_svg(content: Markup) -> Html {
    let attributes = [("viewBox", &*view_box()), ("aria-hidden", "true"), ("data-picture", "")];
    Markup::new().element("svg", &attributes, content).html()
}

/// The layer above the graph: the path of the game, and a ring at the current position. The ring has the colour of the disc
/// that moved last, and its halo stands out from every line. It is made of elements, because it changes with each move.
#[derive(PartialEq)]
pub struct CurrentLayer {
    pub space: Space,
    pub position: Position,
    /// The game whose path is drawn.
    pub game: Option<Game>,
    pub last_move: Option<Move>,
    pub discs: DiscCount,
}

impl CurrentLayer {
    fn ring(&self, point: Point) -> Html {
        let radius = (self.space.radius_at(&self.position) * 1.4).clamp(MIN_RING, MAX_RING);
        let stroke = self.last_move.map(|step| colour::of(step.disc, self.discs));
        let [x, y] = [point.x, point.y].map(px);
        html! {
            <>
                <circle class="halo" cx={x.clone()} cy={y.clone()} r={px(radius + HALO)} />
                <circle class="here" {stroke} cx={x} cy={y} r={px(radius)} />
            </>
        }
    }
}

impl Render for CurrentLayer {
    fn render(&self, _: &Ui) -> Html {
        let point_of = |position: &Position| self.space.point_of(position);
        let game_path = self.game.as_ref().map(|game| game_path(game, &point_of)).unwrap_or_default();
        html! {
            <svg class="over" viewBox={view_box()} aria-hidden="true" data-here={self.position.to_string()}>
                if !game_path.is_empty() {
                    <path class="walk" d={game_path} />
                }
                { point_of(&self.position).map(|point| self.ring(point)).unwrap_or_default() }
            </svg>
        }
    }
}

pub fn view_box() -> String {
    format!("0 0 {} {}", px(WIDTH), px(TALL))
}

/// Adds a path with a class, unless it is empty.
pub fn line(svg: Markup, class: &str, d: &str) -> Markup {
    if d.is_empty() { svg } else { svg.shape("path", &[("class", class), ("d", d)]) }
}

/// Adds the path of the solution.
pub fn route(svg: Markup, d: &str) -> Markup {
    if d.is_empty() { svg } else { svg.shape("path", &[("class", "route"), ("data-route", ""), ("d", d)]) }
}

/// Adds the positions that can be pressed. With the keyboard, the user selects the centre of the picture or a neighbour.
pub fn dots(svg: Markup, dots: &[Dot], radius: f64) -> Markup {
    dots.iter().fold(svg, |svg, dot| {
        circle(svg, "dot", dot.at, radius, &[("data-position", &dot.position.to_string())], Markup::new())
    })
}

pub fn circle(
    svg: Markup,
    class: &str,
    point: Point,
    radius: f64,
    data: &[(&'static str, &str)],
    content: Markup,
) -> Markup {
    let (x, y, r) = (px(point.x), px(point.y), px(radius));
    let attributes = [&[("class", class)], data, &[("cx", &*x), ("cy", &*y), ("r", &*r)]].concat();
    svg.element("circle", &attributes, content)
}
