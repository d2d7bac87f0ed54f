//! The state graph for any number of pegs but three, position by position.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::state_graph::{DotPicture, solution_path};
use crate::model::KnownSolution;
use crate::solver::graph::StateGraph;
use crate::solver::{Index, Solution};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

use super::picture::{dots, graph_svg, line, route};

/// The graph with the solution's path.
#[derive(PartialEq)]
pub struct DotsLayer {
    pub graph: StateGraph,
    pub dots: Rc<DotPicture>,
    /// The solution whose path is drawn; `None` if none is. In a large graph, only the part near the index is drawn.
    pub solution: Option<KnownSolution>,
    pub index: Index,
}

impl DotsLayer {
    fn route(&self, solution: &Solution) -> String {
        let around = u64::from(self.dots.moves.unwrap_or(0));
        solution_path(solution, &self.index, around, &|position| self.dots.point_of(position))
    }
}

impl Render for DotsLayer {
    fn render(&self, _: &Ui) -> Html {
        let DotPicture { ways, radius, .. } = &*self.dots;
        let class = if ways.is_empty() { "edges" } else { "others" };
        let svg = line(line(Markup::new(), class, &self.dots.edges(&self.graph)), "edges", ways);
        let path = self.solution.as_ref().map(|solution| self.route(solution)).unwrap_or_default();
        graph_svg(dots(route(svg, &path), self.dots.dots(), *radius))
    }
}

/// A caption that says which positions are drawn.
pub fn caption(dots: &DotPicture, l10n: L10n) -> String {
    dots.moves.map(|moves| l10n.format(msg::GRAPH_NEARBY, [moves.into()])).unwrap_or_default()
}
