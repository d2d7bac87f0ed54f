//! The state graph for any number of pegs but three: nested polygons.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::state_graph::{TALL, WIDTH};
use crate::model::{Action, State};
use crate::solver::Position;
use crate::solver::graph::viewport::Point;
use crate::solver::graph::{StateGraph, polygon_point};
use crate::view::components::markup::Markup;
use crate::view::panels::hint;

use super::picture::{current_svg, dot, game_path, graph_svg, line, route, segment, solution_path};

/// A graph with more positions would not be legible.
const MAX_POSITIONS: u32 = 700;

/// The whole graph with the solution's path.
pub fn draw(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    let Some((graph, positions)) = graph(state) else {
        return hint(l10n.format(msg::GRAPH_TOO_MANY_POSITIONS, [MAX_POSITIONS.into()]));
    };
    let point_of = |position: &Position| point(state, position);
    let mut svg = line(Markup::new(), "edges", &edges(&graph, &positions, &point_of));
    svg = route(svg, &solution_path(state, &|position| Some(point_of(position))));
    let radius = dot_radius(positions.len());
    for position in &positions {
        svg = dot(svg, point_of(position), radius, position, l10n);
    }
    graph_svg(svg)
}

/// The current position and the path of the game.
pub fn current(state: &Rc<State>, _: L10n, _: &Callback<Action>) -> Html {
    let Some((_, positions)) = graph(state) else { return Html::default() };
    let position = state.position();
    let path = game_path(state, &|position| Some(point(state, position)));
    current_svg(Some(point(state, &position)), dot_radius(positions.len()), &position, &path)
}

/// `None` if there are too many positions.
fn graph(state: &State) -> Option<(StateGraph, Vec<Position>)> {
    let puzzle = state.puzzle();
    let graph = StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs())?;
    Some((graph, graph.positions(MAX_POSITIONS)?))
}

fn dot_radius(positions: usize) -> f64 {
    (72.0 / (positions as f64).sqrt()).clamp(2.0, 9.0)
}

fn point(state: &State, position: &Position) -> Point {
    let (x, y) = polygon_point(position, state.puzzle().pegs());
    Point { x: WIDTH / 2.0 + x * TALL * 0.47, y: TALL / 2.0 + y * TALL * 0.47 }
}

fn edges(graph: &StateGraph, positions: &[Position], point_of: &dyn Fn(&Position) -> Point) -> String {
    let moves = positions.iter().flat_map(|position| graph.moves(position).map(move |step| (position, step)));
    let edge = |(position, step): (&Position, _)| {
        let mut neighbour = position.clone();
        neighbour.play_unchecked(step);
        segment(point_of(position), point_of(&neighbour))
    };
    moves.map(edge).collect()
}
