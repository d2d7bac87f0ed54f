//! The state graph for any number of pegs but three, position by position.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::state_graph::{DotPicture, solution_path};
use crate::model::{Action, State};
use crate::solver::Position;
use crate::solver::graph::StateGraph;
use crate::view::components::markup::Markup;

use super::hover::hover_svg;
use super::picture::{current_svg, dots, graph_svg, line, route};

fn graph(state: &State) -> Option<StateGraph> {
    let puzzle = state.puzzle();
    StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs())
}

pub fn picture(state: &State) -> Option<DotPicture> {
    Some(DotPicture::new(&graph(state)?, &state.position()))
}

/// The graph with the solution's path.
pub fn draw(state: &Rc<State>, _: L10n, _: &Callback<Action>) -> Html {
    let (Some(graph), Some(picture)) = (graph(state), picture(state)) else { return Html::default() };
    let class = if picture.ways.is_empty() { "edges" } else { "others" };
    let mut svg = line(Markup::new(), class, &picture.edges(&graph));
    svg = line(svg, "edges", &picture.ways);
    if !state.session.graph.hides_solution {
        let around = u64::from(picture.moves.unwrap_or(0));
        let point_of = |position: &Position| picture.point_of(position);
        let path = state.solved().map(|solution| solution_path(solution, state.index(), around, &point_of));
        svg = route(svg, &path.unwrap_or_default());
    }
    graph_svg(dots(svg, picture.dots(), picture.radius))
}

/// The current position and the path of the game.
pub fn current(state: &Rc<State>, _: L10n, _: &Callback<Action>) -> Html {
    let Some(picture) = picture(state) else { return Html::default() };
    let here = picture.point_of(&state.position());
    current_svg(state, here, picture.radius, &|position| picture.point_of(position))
}

/// The position under the pointer.
pub fn hover(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    let Some(position) = &state.session.graph.hovered else { return Html::default() };
    let Some(picture) = picture(state) else { return Html::default() };
    let (at, here) = (picture.point_of(position), picture.point_of(&state.position()));
    at.map(|at| hover_svg(state, position, at, here, false, l10n)).unwrap_or_default()
}

/// Which positions are drawn.
pub fn caption(state: &State, l10n: L10n) -> String {
    match picture(state).and_then(|picture| picture.moves) {
        Some(moves) => l10n.format(msg::GRAPH_NEARBY, [moves.into()]),
        None => String::new(),
    }
}
