//! The state graph for three pegs: nested triangles, at any depth.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::state_graph::{self, Anchor, Label, Landmark};
use crate::layout::svg_number::px;
use crate::model::{Action, State};
use crate::solver::graph::GraphViewport;
use crate::solver::recursion::Recursion;
use crate::solver::{Disc, PathKind, Peg, Solution};
use crate::view::components::markup::Markup;

use super::has_hamiltonian_path;
use super::hover::hover_svg;
use super::picture::{current_svg, dots, graph_svg, line, route, solution_path};

/// The graph in the viewport.
pub fn draw(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    let viewport = state.seen_graph_viewport();
    let picture = geometry(state, &viewport);
    let mut svg = Markup::new();
    for (peg, d) in ["0", "1", "2"].into_iter().zip(state_graph::tints(&viewport)) {
        svg = svg.shape("path", &[("class", "tint"), ("data-tint", peg), ("d", &d)]);
    }
    let lines = [
        ("marks", &picture.marks),
        ("edges", &picture.edges),
        ("arrows", &picture.arrows),
        ("missing", &picture.missing),
        ("tour", &picture.tour),
    ];
    for (class, d) in lines {
        svg = line(svg, class, d);
    }
    if !state.session.graph.hides_solution {
        // A solution that was found by a search has no recursion.
        let searched = || solution_path(state, 0, &|position| state_graph::here(&viewport, position).0);
        svg = if picture.route.is_empty() { route(svg, &searched()) } else { route(svg, &picture.route) };
    }
    svg = dots(svg, &picture.dots, picture.dot);
    for label in state_graph::labels(&viewport) {
        svg = text(svg, &label, &viewport, l10n);
    }
    graph_svg(svg)
}

/// Adds a text at a corner, or in a part.
fn text(svg: Markup, label: &Label, viewport: &GraphViewport, l10n: L10n) -> Markup {
    let anchor = match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let (class, peg, text) = match label.names {
        Landmark::Corner(peg) => ("corner", peg, corner_text(peg, viewport, l10n)),
        Landmark::Part(peg) => ("part", peg, part_text(peg, viewport, l10n)),
    };
    let (x, y, peg) = (px(label.at.x), px(label.at.y), peg.digit().to_string());
    let attributes = [("class", class), ("data-landmark", &*peg), ("text-anchor", anchor), ("x", &*x), ("y", &*y)];
    svg.element("text", &attributes, Markup::new().text(&text))
}

fn corner_text(peg: Peg, viewport: &GraphViewport, l10n: L10n) -> String {
    let triangle = viewport.triangle();
    if triangle.larger().is_empty() {
        l10n.format(msg::GRAPH_CORNER_ALL, [peg.into()])
    } else {
        l10n.format(msg::GRAPH_CORNER, [triangle.size().into(), peg.into()])
    }
}

fn part_text(peg: Peg, viewport: &GraphViewport, l10n: L10n) -> String {
    let largest = Disc::new(viewport.triangle().size());
    largest.map(|largest| l10n.format(msg::GRAPH_PART, [largest.into(), peg.into()])).unwrap_or_default()
}

/// The geometry of the graph, the solution's path and, if it is shown, the Hamiltonian path.
fn geometry(state: &State, viewport: &GraphViewport) -> state_graph::Picture {
    let puzzle = state.puzzle();
    let start = puzzle.start().position(puzzle.discs());
    let draw = |route: Option<&dyn Recursion>, hamiltonian: Option<&dyn Recursion>| {
        state_graph::picture(viewport, puzzle.rule(), route, hamiltonian, &start)
    };
    let with_route = |hamiltonian: Option<&dyn Recursion>| {
        let with_recursion =
            state.solved().and_then(|solution| solution.with_recursion(|route| draw(Some(route), hamiltonian)));
        with_recursion.unwrap_or_else(|| draw(None, hamiltonian))
    };
    let is_shown = state.config.graph.shows_hamiltonian_path && has_hamiltonian_path(state);
    let hamiltonian = is_shown.then(|| Solution::with_path(puzzle, PathKind::Hamiltonian).ok()).flatten();
    let with_both = hamiltonian.and_then(|path| path.with_recursion(|path| with_route(Some(path))));
    with_both.unwrap_or_else(|| with_route(None))
}

/// The current position and the path of the game.
pub fn current(state: &Rc<State>, _: L10n, _: &Callback<Action>) -> Html {
    let viewport = state.seen_graph_viewport();
    let (point, dot_radius) = state_graph::here(&viewport, &state.position());
    current_svg(state, point, dot_radius, &|position| state_graph::here(&viewport, position).0)
}

/// The position under the pointer, but not during a flight.
pub fn hover(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    let graph = &state.session.graph;
    let Some(position) = graph.hovered.as_ref().filter(|_| graph.flight.is_none()) else { return Html::default() };
    let viewport = state.graph_viewport();
    let at = state_graph::here(&viewport, position).0;
    let here = state_graph::here(&viewport, &state.position()).0;
    at.map(|at| hover_svg(state, position, at, here, !viewport.has_positions(), l10n)).unwrap_or_default()
}

/// Which discs move in the view.
pub fn caption(state: &State, l10n: L10n) -> String {
    let (moving, discs) = (state.graph_viewport().triangle().size(), state.puzzle().discs().count());
    match discs - moving {
        0 => String::new(),
        1 => l10n.format(msg::GRAPH_DEPTH_LAST, [moving.into(), discs.into()]),
        _ => l10n.format(msg::GRAPH_DEPTH, [moving.into(), (moving + 1).into(), discs.into()]),
    }
}
