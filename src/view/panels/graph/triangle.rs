//! The state graph for three pegs: nested triangles, at any depth.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::L10n;
use crate::layout::state_graph;
use crate::model::{Action, State};
use crate::solver::recursion::Recursion;
use crate::solver::{PathKind, Solution};
use crate::view::components::markup::Markup;

use super::has_hamiltonian_path;
use super::picture::{current_svg, dot, game_path, graph_svg, line, route, solution_path};

/// The graph in the viewport.
pub fn draw(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    let picture = geometry(state);
    let mut svg = Markup::new();
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
    svg = if picture.route.is_empty() {
        // A solution that was found by a search has no recursion.
        let viewport = state.graph_viewport();
        route(svg, &solution_path(state, &|position| state_graph::here(&viewport, position).0))
    } else {
        route(svg, &picture.route)
    };
    for position in &picture.dots {
        svg = dot(svg, position.at, picture.dot, &position.position, l10n);
    }
    graph_svg(svg)
}

/// The geometry of the graph, the solution's path and, if it is shown, the Hamiltonian path.
fn geometry(state: &State) -> state_graph::Picture {
    let (viewport, puzzle) = (state.graph_viewport(), state.puzzle());
    let start = puzzle.start().position(puzzle.discs());
    let draw = |route: Option<&dyn Recursion>, hamiltonian: Option<&dyn Recursion>| {
        state_graph::picture(&viewport, puzzle.rule(), route, hamiltonian, &start)
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
    let (viewport, position) = (state.graph_viewport(), state.position());
    let path = game_path(state, &|position| state_graph::here(&viewport, position).0);
    let (point, dot_radius) = state_graph::here(&viewport, &position);
    current_svg(point, dot_radius, &position, &path)
}
