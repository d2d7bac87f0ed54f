//! The state graph for three pegs: nested triangles, at any depth.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::state_graph::{self, Anchor, Label, Landmark};
use crate::layout::svg_number::px;
use crate::model::Scene;
use crate::solver::graph::GraphViewport;
use crate::solver::{Disc, Peg, Position};
use crate::view::components::markup::Markup;

use super::hover::hover_svg;
use super::picture::{current_svg, dots, graph_svg, line, route};
use crate::view::Ui;

/// The graph in the viewport.
pub fn draw(scene: &Rc<Scene>, ui: &Ui) -> Html {
    let viewport = scene.seen_graph_viewport();
    let solution = scene.solved().map(Rc::as_ref);
    let shows_tour = scene.config.graph.shows_hamiltonian_path;
    let picture = state_graph::picture_of(&viewport, scene.puzzle(), solution, shows_tour);
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
    if !scene.session.graph.hides_solution {
        // A solution that was found by a search has no recursion.
        let point_of = |position: &Position| state_graph::here(&viewport, position).0;
        let searched = || solution.map(|solution| state_graph::solution_path(solution, scene.index(), 0, &point_of));
        svg = match picture.route.as_str() {
            "" => route(svg, &searched().unwrap_or_default()),
            path => route(svg, path),
        };
    }
    svg = dots(svg, &picture.dots, picture.dot);
    for label in state_graph::labels(&viewport) {
        svg = text(svg, &label, &viewport, ui.l10n);
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

/// The current position and the path of the game.
pub fn current(scene: &Rc<Scene>, _: &Ui) -> Html {
    let viewport = scene.seen_graph_viewport();
    let (point, dot_radius) = state_graph::here(&viewport, scene.position());
    current_svg(scene, point, dot_radius, &|position| state_graph::here(&viewport, position).0)
}

/// The position under the pointer, but not during a flight.
pub fn hover(scene: &Rc<Scene>, ui: &Ui) -> Html {
    let graph = &scene.session.graph;
    let Some(position) = graph.hovered.as_ref().filter(|_| graph.flight.is_none()) else { return Html::default() };
    let viewport = scene.graph_viewport();
    let at = state_graph::here(&viewport, position).0;
    let here = state_graph::here(&viewport, scene.position()).0;
    at.map(|at| hover_svg(scene, position, at, here, !viewport.has_positions(), ui.l10n)).unwrap_or_default()
}

/// Which discs move in the view.
pub fn caption(scene: &Scene, l10n: L10n) -> String {
    let (moving, discs) = (scene.graph_viewport().triangle().size(), scene.puzzle().discs().count());
    match discs - moving {
        0 => String::new(),
        1 => l10n.format(msg::GRAPH_DEPTH_LAST, [moving.into(), discs.into()]),
        _ => l10n.format(msg::GRAPH_DEPTH, [moving.into(), (moving + 1).into(), discs.into()]),
    }
}
