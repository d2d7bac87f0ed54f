//! Common parts of both pictures of a state graph.

use yew::prelude::*;

use crate::l10n::{L10n, PanelSentence};
use crate::layout::state_graph::{TALL, WIDTH};
use crate::layout::svg_number::px;
use crate::model::State;
use crate::solver::graph::viewport::Point;
use crate::solver::{Index, Move, Position};
use crate::view::components::markup::Markup;

/// Longer solutions are not drawn move by move.
const MAX_PATH: u64 = 4_000;
/// Only this many of the last moves of a game are drawn.
const MAX_GAME_PATH: usize = 300;
/// The minimum radius of the marker at the current position.
const MIN_MARKER_RADIUS: f64 = 7.0;

pub fn graph_svg(content: Markup) -> Html {
    let attributes = [("viewBox", &*view_box()), ("aria-hidden", "true"), ("data-picture", "")];
    Markup::new().element("svg", &attributes, content).html()
}

/// The layer above the graph: the path of the game, and a marker at the current position.
pub fn current_svg(point: Option<Point>, dot_radius: f64, position: &Position, game_path: &str) -> Html {
    let mut content = line(Markup::new(), "walk", game_path);
    if let Some(point) = point {
        content = circle(content, "here", point, (dot_radius * 1.5).max(MIN_MARKER_RADIUS), &[], Markup::new());
    }
    let (view_box, position) = (view_box(), position.to_string());
    let attributes = [("viewBox", &*view_box), ("aria-hidden", "true"), ("class", "over"), ("data-here", &*position)];
    Markup::new().element("svg", &attributes, content).html()
}

fn view_box() -> String {
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

/// Adds a position that can be clicked. With the keyboard, the user selects the centre of the picture or a neighbour.
pub fn dot(svg: Markup, point: Point, radius: f64, position: &Position, l10n: L10n) -> Markup {
    let title = l10n.panel_sentence(&PanelSentence::StandAt(position));
    let title = Markup::new().element("title", &[], Markup::new().text(&title));
    circle(svg, "dot", point, radius, &[("data-position", &position.to_string())], title)
}

fn circle(
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
pub fn segment(a: Point, b: Point) -> String {
    format!("M{} {}L{} {}", px(a.x), px(a.y), px(b.x), px(b.y))
}

/// The path of a short solution, move by move. Moves outside the picture are left out.
pub fn solution_path(state: &State, point_of: &dyn Fn(&Position) -> Option<Point>) -> String {
    let Some(solution) = state.solved() else { return String::new() };
    let total = solution.total().to_u64().filter(|&total| total <= MAX_PATH).unwrap_or(0);
    let points: Vec<Option<Point>> =
        (0..=total).map(|index| point_of(&solution.position_at(&Index::from(index))?)).collect();
    let line = |pair: &[Option<Point>]| match pair {
        [Some(a), Some(b)] => Some(segment(*a, *b)),
        _ => None,
    };
    points.windows(2).filter_map(line).collect()
}

/// The path of the game, from its last move backwards.
pub fn game_path(state: &State, point_of: &dyn Fn(&Position) -> Option<Point>) -> String {
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
