//! The state graph for any number of pegs but three, position by position.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::state_graph::{DotPicture, solution_path};
use crate::solver::{Index, Solution};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

use super::picture::{dots, graph_svg, line, route};

/// The graph with the solution's path.
#[derive(PartialEq)]
pub struct DotsLayer {
    pub dots: Rc<DotPicture>,
    /// The moves between positions, as path data.
    pub edges: String,
    /// The solution, as path data; empty if it is not drawn.
    pub route: String,
}

impl Render for DotsLayer {
    fn render(&self, _: &Ui) -> Html {
        let DotPicture { ways, radius, .. } = &*self.dots;
        let class = if ways.is_empty() { "edges" } else { "others" };
        let svg = line(line(Markup::new(), class, &self.edges), "edges", ways);
        graph_svg(dots(route(svg, &self.route), self.dots.dots(), *radius))
    }
}

/// The solution's path; in a large graph only the part near the index.
pub fn route_of(dots: &DotPicture, solution: &Solution, index: &Index) -> String {
    let around = u64::from(dots.moves.unwrap_or(0));
    solution_path(solution, index, around, &|position| dots.point_of(position))
}

/// A caption that says which positions are drawn.
pub fn caption(dots: &DotPicture, l10n: L10n) -> String {
    dots.moves.map(|moves| l10n.format(msg::GRAPH_NEARBY, [moves.into()])).unwrap_or_default()
}
