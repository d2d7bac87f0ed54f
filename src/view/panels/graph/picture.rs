//! Common parts of both pictures of a state graph.

use std::borrow::Cow;
use std::rc::Rc;

use yew::prelude::*;

use crate::layout::colour::Colour;
use crate::layout::drawing::{Paint, Point, Polyline, path_data};
use crate::layout::state_graph::{AHEAD, DOT, Dot, Ground, MoveBefore, ROUTE, Space, TALL, WIDTH, WayLines, way_paint};
use crate::layout::svg_number::px;
use crate::solver::{Index, Move, Position};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

pub fn graph_svg(content: Markup) -> Html {
    let attributes = [("viewBox", &*view_box()), ("aria-hidden", "true"), ("data-picture", "")];
    Markup::new().element("svg", &attributes, content).html()
}

/// The layer above the graph: the way to the current position, the moves from it, and a ring around it. It is made of elements,
/// because it changes with each move.
#[derive(PartialEq)]
pub struct CurrentLayer {
    pub space: Space,
    pub position: Position,
    /// The moves before that are drawn, the last one first.
    pub past: Rc<[MoveBefore]>,
    /// The place on the line, which tells moves apart.
    pub place: Index,
    /// Whether the last move was made just now, so that it draws itself.
    pub draws: bool,
    /// The moves from the position, if not all moves are drawn anyway.
    pub ahead: Vec<Polyline>,
    pub last_move: Option<Move>,
}

impl Render for CurrentLayer {
    fn render(&self, _: &Ui) -> Html {
        let WayLines { solution, by_hand, last } = self.space.way_to(&self.position, self.past.iter().copied());
        let past = [("way", way_paint(false), solution), ("walk", way_paint(true), by_hand)];
        let past = past.into_iter().filter(|(.., lines)| !lines.is_empty());
        // Another move is another element, so that its animation begins anew.
        let number = self.place.to_string();
        let last = last.map(|(is_by_hand, line)| {
            let name = if is_by_hand { "walk" } else { "way" };
            let (stroke, width, opacity) = pen(&way_paint(is_by_hand));
            html! {
                <path key={number} class="newest" data-line={name} data-draws={self.draws.then_some("")} pathLength="1"
                    {stroke} stroke-width={width} stroke-opacity={opacity} d={path_data(&[line])} />
            }
        });
        let ring = self.space.ring(&self.position, self.last_move.map(|step| step.disc));
        html! {
            <svg class="over" viewBox={view_box()} aria-hidden="true" data-here={self.position.to_string()}>
                if !self.ahead.is_empty() {
                    { path("ahead", &AHEAD, &self.ahead) }
                }
                { for past.map(|(class, paint, lines)| path(class, &paint, &lines)) }
                { last.unwrap_or_default() }
                if let Some(ring) = ring {
                    { circle("halo", ring.centre, ring.halo()) }
                    { circle("here", ring.centre, (ring.radius, ring.paint)) }
                }
            </svg>
        }
    }
}

/// The colour, the width and the opacity of lines that are not filled.
fn pen(paint: &Paint) -> (Option<Cow<'static, str>>, Option<String>, Option<String>) {
    let (colour, width) = paint.stroke.unzip();
    (colour.map(Colour::css), width.map(px), paint.opacity.map(px))
}

fn path(class: &'static str, paint: &Paint, lines: &[Polyline]) -> Html {
    let (stroke, width, opacity) = pen(paint);
    html! { <path {class} {stroke} stroke-width={width} stroke-opacity={opacity} d={path_data(lines)} /> }
}

fn circle(class: &'static str, (x, y): Point, (radius, paint): (f64, Paint)) -> Html {
    let (stroke, width, _) = pen(&paint);
    let fill = paint.fill.map_or("none".into(), Colour::css);
    html! { <circle {class} {fill} {stroke} stroke-width={width} cx={px(x)} cy={px(y)} r={px(radius)} /> }
}

/// The attribute `viewBox` of the map.
pub fn view_box() -> String {
    format!("0 0 {} {}", px(WIDTH), px(TALL))
}

/// Adds what stays while the board moves on.
pub fn ground(svg: Markup, ground: &Ground) -> Markup {
    // An audience sees the moves wider.
    let moves = Markup::new().element("g", &[("class", "edges")], Markup::new().shapes(&ground.moves));
    let all = Markup::new().shapes(&ground.below).append(moves).shapes(&ground.above);
    let svg = svg.element("g", &[("class", "moves-between")], all);
    let svg = if ground.route.is_empty() {
        svg
    } else {
        svg.painted(&ROUTE, Markup::new().shape("path", &[("data-route", ""), ("d", &path_data(&ground.route))]))
    };
    let radius = px(ground.radius);
    let dot = |dots: Markup, dot: &Dot| {
        let (x, y, name) = (px(dot.at.x), px(dot.at.y), dot.position.to_string());
        let attributes = [("class", "dot"), ("data-position", &*name), ("cx", &*x), ("cy", &*y), ("r", &*radius)];
        dots.shape("circle", &attributes)
    };
    svg.painted(&DOT, ground.dots.iter().fold(Markup::new(), dot))
}
