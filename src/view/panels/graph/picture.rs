//! Common parts of both pictures of a state graph.

use yew::prelude::*;

use crate::layout::colour;
use crate::layout::state_graph::{Dot, TALL, WIDTH};
use crate::layout::svg_number::px;
use crate::model::State;
use crate::solver::graph::viewport::Point;
use crate::solver::{Index, Move, Position};
use crate::view::components::markup::Markup;

/// Longer solutions are not drawn move by move.
const MAX_PATH: u64 = 4_000;
/// Only this many of the last moves of a game are drawn.
const MAX_GAME_PATH: usize = 300;
/// The radius of the ring at the current position.
const MIN_RING: f64 = 11.0;
const MAX_RING: f64 = 16.0;
/// How far the halo goes beyond the middle of the ring.
const HALO: f64 = 7.0;

pub fn graph_svg(content: Markup) -> Html {
    let attributes = [("viewBox", &*view_box()), ("aria-hidden", "true"), ("data-picture", "")];
    Markup::new().element("svg", &attributes, content).html()
}

/// The layer above the graph: the path of the game, and a ring at the current position. The ring has the colour of the disc
/// that moved last, and its halo stands out from every line. It is made of elements, because it changes with each move.
pub fn current_svg(state: &State, point: Option<Point>, dot_radius: f64, point_of: PointOf<'_>) -> Html {
    let position = state.position();
    let game_path = if state.session.graph.hides_game { String::new() } else { game_path(state, point_of) };
    let ring = |point: Point| {
        let radius = (dot_radius * 1.4).clamp(MIN_RING, MAX_RING);
        let stroke = state.last_move_on_board().map(|step| colour::of(step.disc, state.puzzle().discs()));
        let [x, y] = [point.x, point.y].map(px);
        html! {
            <>
                <circle class="halo" cx={x.clone()} cy={y.clone()} r={px(radius + HALO)} />
                <circle class="here" {stroke} cx={x} cy={y} r={px(radius)} />
            </>
        }
    };
    html! {
        <svg class="over" viewBox={view_box()} aria-hidden="true" data-here={position.to_string()}>
            if !game_path.is_empty() {
                <path class="walk" d={game_path} />
            }
            { point.map(ring).unwrap_or_default() }
        </svg>
    }
}

/// Where a position is in the picture; `None` outside.
pub type PointOf<'a> = &'a dyn Fn(&Position) -> Option<Point>;

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

/// A line as path data.
fn segment(a: Point, b: Point) -> String {
    format!("M{} {}L{} {}", px(a.x), px(a.y), px(b.x), px(b.y))
}

/// The path of a short solution, move by move; of a long one, `around` moves before and after the current one. Moves outside
/// the picture are left out.
pub fn solution_path(state: &State, around: u64, point_of: PointOf<'_>) -> String {
    let Some(solution) = state.solved() else { return String::new() };
    let is_short = solution.total().to_u64().is_some_and(|total| total <= MAX_PATH);
    let (first, moves) = match solution.total().to_u64().filter(|_| is_short && around == 0) {
        Some(total) => (Index::ZERO, total),
        None => (state.index().saturating_sub(&Index::from(around)), 2 * around),
    };
    let point = |after: u64| point_of(&solution.position_at(&(&first + &Index::from(after)))?);
    let points: Vec<Option<Point>> = (0..=moves).map(point).collect();
    let line = |pair: &[Option<Point>]| match pair {
        [Some(a), Some(b)] => Some(segment(*a, *b)),
        _ => None,
    };
    points.windows(2).filter_map(line).collect()
}

/// The path of the game, from its last move backwards.
fn game_path(state: &State, point_of: PointOf<'_>) -> String {
    let Some(game) = state.game() else { return String::new() };
    let mut position = game.position().clone();
    let mut after = point_of(&position);
    let mut path = String::new();
    for step in game.moves().iter().rev().take(MAX_GAME_PATH) {
        position.play_unchecked(Move { disc: step.disc, from: step.to, to: step.from });
        let before = point_of(&position);
        if let (Some(a), Some(b)) = (before, after) {
            path.push_str(&segment(a, b));
        }
        after = before;
    }
    path
}
