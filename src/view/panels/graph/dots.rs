//! The state graph for any number of pegs but three, position by position.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::state_graph::{DotPicture, solution_path};
use crate::model::Scene;
use crate::solver::Position;
use crate::solver::graph::StateGraph;
use crate::view::components::markup::Markup;

use super::hover::hover_svg;
use super::picture::{current_svg, dots, graph_svg, line, route};
use crate::view::Ui;

fn graph(scene: &Scene) -> Option<StateGraph> {
    let puzzle = scene.puzzle();
    StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs())
}

pub fn picture(scene: &Scene) -> Option<DotPicture> {
    Some(DotPicture::new(&graph(scene)?, scene.position()))
}

/// The graph with the solution's path.
pub fn draw(scene: &Rc<Scene>, _: &Ui) -> Html {
    let (Some(graph), Some(picture)) = (graph(scene), picture(scene)) else { return Html::default() };
    let class = if picture.ways.is_empty() { "edges" } else { "others" };
    let mut svg = line(Markup::new(), class, &picture.edges(&graph));
    svg = line(svg, "edges", &picture.ways);
    if !scene.session.graph.hides_solution {
        let around = u64::from(picture.moves.unwrap_or(0));
        let point_of = |position: &Position| picture.point_of(position);
        let path = scene.solved().map(|solution| solution_path(solution, scene.index(), around, &point_of));
        svg = route(svg, &path.unwrap_or_default());
    }
    graph_svg(dots(svg, picture.dots(), picture.radius))
}

/// The current position and the path of the game.
pub fn current(scene: &Rc<Scene>, _: &Ui) -> Html {
    let Some(picture) = picture(scene) else { return Html::default() };
    let here = picture.point_of(scene.position());
    current_svg(scene, here, picture.radius, &|position| picture.point_of(position))
}

/// The position under the pointer.
pub fn hover(scene: &Rc<Scene>, ui: &Ui) -> Html {
    let Some(position) = &scene.session.graph.hovered else { return Html::default() };
    let Some(picture) = picture(scene) else { return Html::default() };
    let (at, here) = (picture.point_of(position), picture.point_of(scene.position()));
    at.map(|at| hover_svg(scene, position, at, here, false, ui.l10n)).unwrap_or_default()
}

/// Which positions are drawn.
pub fn caption(scene: &Scene, l10n: L10n) -> String {
    match picture(scene).and_then(|picture| picture.moves) {
        Some(moves) => l10n.format(msg::GRAPH_NEARBY, [moves.into()]),
        None => String::new(),
    }
}
