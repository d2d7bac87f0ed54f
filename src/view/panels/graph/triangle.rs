//! The state graph for three pegs: nested triangles, at any depth.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::drawing::{Polyline, path_data};
use crate::layout::state_graph::{self, Anchor, Label, Landmark};
use crate::layout::svg_number::px;
use crate::model::KnownSolution;
use crate::solver::graph::GraphViewport;
use crate::solver::{Disc, DiscCount, Index, Peg, Position, Puzzle};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

use super::ends::ends;
use super::picture::{dots, graph_svg, line, route};
use super::space::Space;

/// The graph in the viewport.
#[derive(PartialEq)]
pub struct TriangleLayer {
    pub viewport: Rc<GraphViewport>,
    pub puzzle: Puzzle,
    /// `None` while it is being searched for.
    pub solution: Option<KnownSolution>,
    pub shows_hamiltonian_path: bool,
    pub hides_solution: bool,
}

impl TriangleLayer {
    /// The path of the solution, which the picture already contains if there is a recursion.
    fn route(&self, drawn: Vec<Polyline>) -> Vec<Polyline> {
        let Some(solution) = self.solution.as_ref().filter(|_| drawn.is_empty()) else { return drawn };
        let point_of = |position: &Position| state_graph::here(&self.viewport, position).0;
        state_graph::solution_path(solution, &Index::ZERO, 0, &point_of)
    }
}

impl Render for TriangleLayer {
    fn render(&self, ui: &Ui) -> Html {
        let viewport = &*self.viewport;
        let solution = self.solution.as_deref();
        let picture = state_graph::picture_of(viewport, &self.puzzle, solution, self.shows_hamiltonian_path);
        let mut svg = Markup::new();
        for (peg, lines) in ["0", "1", "2"].into_iter().zip(state_graph::tints(viewport)) {
            svg = svg.shape("path", &[("class", "tint"), ("data-tint", peg), ("d", &path_data(&lines))]);
        }
        let lines = [
            ("marks", &picture.marks),
            ("edges", &picture.edges),
            ("arrows", &picture.arrows),
            ("missing", &picture.missing),
            ("tour", &picture.tour),
        ];
        for (class, lines) in lines {
            svg = line(svg, class, lines);
        }
        if !self.hides_solution {
            svg = route(svg, &self.route(picture.route));
        }
        svg = dots(svg, &picture.dots, picture.dot);
        for label in state_graph::labels(viewport) {
            svg = text(svg, &label, viewport, ui.l10n);
        }
        graph_svg(ends(svg, &Space::Triangles(Rc::clone(&self.viewport)), &self.puzzle, ui.l10n))
    }
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

/// A caption that says which discs move in the view.
pub fn caption(viewport: &GraphViewport, discs: DiscCount, l10n: L10n) -> String {
    let (moving, discs) = (viewport.triangle().size(), discs.count());
    match discs - moving {
        0 => String::new(),
        1 => l10n.format(msg::GRAPH_DEPTH_LAST, [moving.into(), discs.into()]),
        _ => l10n.format(msg::GRAPH_DEPTH, [moving.into(), (moving + 1).into(), discs.into()]),
    }
}
