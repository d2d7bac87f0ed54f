//! The state graph for three pegs: nested triangles, at any depth.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::state_graph::{self, Label, Landmark, Space};
use crate::layout::svg_number::px;
use crate::model::KnownSolution;
use crate::solver::graph::GraphViewport;
use crate::solver::{Disc, DiscCount, Index, Peg, Puzzle};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

use super::ends::ends;
use super::picture::{graph_svg, ground};

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

impl Render for TriangleLayer {
    fn render(&self, ui: &Ui) -> Html {
        let space = Space::Triangles(Rc::clone(&self.viewport));
        let solution = self.solution.as_deref().filter(|_| !self.hides_solution);
        let map = space.ground(&self.puzzle, solution, self.shows_hamiltonian_path, &Index::ZERO);
        let svg = ground(Markup::new(), &map);
        let labels = state_graph::labels(&self.viewport);
        let svg = labels.iter().fold(svg, |svg, label| text(svg, label, &self.viewport, ui.l10n));
        graph_svg(ends(svg, &space, &self.puzzle, ui.l10n))
    }
}

/// Adds a text at a corner, or in a part.
fn text(svg: Markup, label: &Label, viewport: &GraphViewport, l10n: L10n) -> Markup {
    let (class, peg, text) = match label.names {
        Landmark::Corner(peg) => ("corner", peg, corner_text(peg, viewport, l10n)),
        Landmark::Part(peg) => ("part", peg, part_text(peg, viewport, l10n)),
    };
    let (x, y, peg) = (px(label.at.x), px(label.at.y), peg.digit().to_string());
    let attributes =
        [("class", class), ("data-landmark", &*peg), ("text-anchor", label.anchor.name()), ("x", &*x), ("y", &*y)];
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
