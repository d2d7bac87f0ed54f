//! Common parts of both pictures of a state graph.

use std::rc::Rc;

use yew::prelude::*;

use crate::layout::colour;
use crate::layout::drawing::{Polyline, path_data};
use crate::layout::state_graph::{Dot, TALL, WIDTH};
use crate::layout::svg_number::px;
use crate::model::PastMove;
use crate::solver::graph::viewport::Point;
use crate::solver::{DiscCount, Index, Move, Position};
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

/// The layer above the graph: the way to the current position, the moves from it, and a ring around it. The ring has the colour of
/// the disc that moved last, and its halo stands out from every line. It is made of elements, because it changes with each move.
#[derive(PartialEq)]
pub struct CurrentLayer {
    pub space: Space,
    pub position: Position,
    /// The moves before that are drawn, the last one first.
    pub past: Rc<[PastMove]>,
    /// The place on the line, which tells moves apart.
    pub place: Index,
    /// Whether the last move was made just now, so that it draws itself.
    pub draws: bool,
    /// The moves from the position, if not all moves are drawn anyway.
    pub ahead: Vec<Polyline>,
    pub last_move: Option<Move>,
    pub discs: DiscCount,
}

/// The lines of the moves before: those of the solution, those made by hand, and the last move.
#[derive(Default)]
struct PastLines {
    solution: Vec<Polyline>,
    by_hand: Vec<Polyline>,
    last: Option<(bool, Polyline)>,
}

impl CurrentLayer {
    fn past_lines(&self) -> PastLines {
        let point_of = self.space.points();
        let (mut lines, mut position) = (PastLines::default(), self.position.clone());
        let mut to = point_of(&position);
        for (number, PastMove { step, is_by_hand }) in self.past.iter().enumerate() {
            position.play_unchecked(Move { disc: step.disc, from: step.to, to: step.from });
            let from = point_of(&position);
            if let Some((from, to)) = from.zip(to) {
                let line = Polyline::open(vec![(from.x, from.y), (to.x, to.y)]);
                match (number, is_by_hand) {
                    (0, _) => lines.last = Some((*is_by_hand, line)),
                    (_, true) => lines.by_hand.push(line),
                    (_, false) => lines.solution.push(line),
                }
            }
            to = from;
        }
        lines
    }

    fn ring(&self, point: Point) -> Html {
        let radius = (self.space.radius_at(&self.position) * 1.4).clamp(MIN_RING, MAX_RING);
        let stroke = self.last_move.map(|step| colour::of(step.disc, self.discs).stroke);
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
        let PastLines { solution, by_hand, last } = self.past_lines();
        let past = [("way", solution), ("walk", by_hand)].into_iter().filter(|(_, lines)| !lines.is_empty());
        // Another move is another element, so that its animation begins anew.
        let number = self.place.to_string();
        let last = last.map(|(is_by_hand, way)| {
            let line = if is_by_hand { "walk" } else { "way" };
            html! { <path key={number} class="newest" data-line={line} data-draws={self.draws.then_some("")} pathLength="1" d={path_data(&[way])} /> }
        });
        html! {
            <svg class="over" viewBox={view_box()} aria-hidden="true" data-here={self.position.to_string()}>
                if !self.ahead.is_empty() {
                    <path class="ahead" d={path_data(&self.ahead)} />
                }
                { for past.map(|(class, lines)| html! { <path {class} d={path_data(&lines)} /> }) }
                { last.unwrap_or_default() }
                { point_of(&self.position).map(|point| self.ring(point)).unwrap_or_default() }
            </svg>
        }
    }
}

pub fn view_box() -> String {
    format!("0 0 {} {}", px(WIDTH), px(TALL))
}

/// Adds a path with a class, unless it is empty.
pub fn line(svg: Markup, class: &str, lines: &[Polyline]) -> Markup {
    if lines.is_empty() { svg } else { svg.shape("path", &[("class", class), ("d", &path_data(lines))]) }
}

/// Adds the path of the solution.
pub fn route(svg: Markup, lines: &[Polyline]) -> Markup {
    let d = path_data(lines);
    if lines.is_empty() { svg } else { svg.shape("path", &[("class", "route"), ("data-route", ""), ("d", &d)]) }
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
