//! The state graph of other numbers of pegs than three: polygons within polygons.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, PanelText};
use crate::layout::state_graph::{TALL, WIDTH};
use crate::model::{Action, State};
use crate::solver::graph::lens::Spot;
use crate::solver::graph::{StateGraph, polygon_point};
use crate::solver::{Index, Position};

use super::graph::{by_hand, over, path, point, segment, svg};

/// More positions than this would be a tangle.
const MOST: u32 = 700;
/// A longer path is not drawn.
const MOST_MOVES: u64 = 4_000;

/// The whole graph with the path.
pub fn draw(state: &Rc<State>, language: Language, _: &Callback<Action>) -> Html {
    let Some((graph, positions)) = graph(state) else {
        return crate::view::components::markup::text(crate::view::components::markup::hint(
            &language.fill(PanelText::TooManyToDraw, &[MOST.into()]),
        ));
    };
    let (spot, dot) = (|position: &Position| spot(state, position), dot(positions.len()));
    let lines = [path("edges", &edges(&graph, &positions, &spot)), path("route", &route(state, &spot))];
    let points = positions.iter().map(|position| point(spot(position), dot, position, language));
    svg("", lines.into_iter().chain(points).collect())
}

/// Where we are in it.
pub fn here(state: &Rc<State>, _: Language, _: &Callback<Action>) -> Html {
    let position = state.position();
    let Some((_, positions)) = graph(state) else { return Html::default() };
    let walk = by_hand(state, &|position| Some(spot(state, position)));
    over((Some(spot(state, &position)), dot(positions.len())), &position, &walk)
}

fn graph(state: &State) -> Option<(StateGraph, Vec<Position>)> {
    let puzzle = &state.settings().puzzle;
    let graph = StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs())?;
    Some((graph, graph.positions(MOST)?))
}

fn dot(positions: usize) -> f64 {
    (72.0 / (positions as f64).sqrt()).clamp(2.0, 9.0)
}

fn spot(state: &State, position: &Position) -> Spot {
    let (x, y) = polygon_point(position, state.settings().puzzle.pegs());
    Spot { x: WIDTH / 2.0 + x * TALL * 0.47, y: TALL / 2.0 + y * TALL * 0.47 }
}

fn edges(graph: &StateGraph, positions: &[Position], spot: &dyn Fn(&Position) -> Spot) -> String {
    let moves = positions.iter().flat_map(|position| graph.moves(position).map(move |step| (position, step)));
    let lines = moves.map(|(position, step)| {
        let mut there = position.clone();
        there.apply(step);
        segment(spot(position), spot(&there))
    });
    lines.collect()
}

fn route(state: &State, spot: &dyn Fn(&Position) -> Spot) -> String {
    let total = state.total().word().filter(|&total| total <= MOST_MOVES).unwrap_or(0);
    let places: Vec<Spot> =
        (0..=total).filter_map(|index| state.solution().position_at(&Index::from(index))).map(|at| spot(&at)).collect();
    places.windows(2).filter_map(|pair| Some(segment(*pair.first()?, *pair.last()?))).collect()
}
