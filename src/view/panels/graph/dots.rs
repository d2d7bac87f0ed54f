//! The state graph for any number of pegs but three, position by position, on rings.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::state_graph::{DotPicture, Middle, Space};
use crate::layout::svg_number::px;
use crate::model::KnownSolution;
use crate::solver::graph::viewport::Point;
use crate::solver::{Index, Puzzle};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

use super::ends::ends;
use super::picture::{graph_svg, ground};

/// The graph with the solution's path.
#[derive(PartialEq)]
pub struct DotsLayer {
    pub puzzle: Puzzle,
    pub dots: Rc<DotPicture>,
    /// The solution whose path is drawn; `None` if none is.
    pub solution: Option<KnownSolution>,
    /// The place around which the path is drawn, where not all of it is.
    pub index: Option<Index>,
}

impl DotsLayer {
    /// Adds the number of each ring.
    fn numbers(&self, svg: Markup, l10n: L10n) -> Markup {
        self.dots.rings.iter().zip(1u32..).fold(svg, |svg, (&radius, moves)| {
            let Point { x, y } = DotPicture::number_at(radius);
            let [x, y] = [x, y].map(px);
            let attributes = [("class", "moves"), ("x", &*x), ("y", &*y), ("dy", "0.35em")];
            svg.element("text", &attributes, Markup::new().text(&l10n.full(&Index::from(u64::from(moves)))))
        })
    }
}

impl Render for DotsLayer {
    fn render(&self, ui: &Ui) -> Html {
        let (space, start) = (Space::Dots(Rc::clone(&self.dots)), Index::ZERO);
        let index = self.index.as_ref().unwrap_or(&start);
        let map = space.ground(&self.puzzle, self.solution.as_deref(), false, index);
        let svg = ground(Markup::new(), &map);
        graph_svg(ends(self.numbers(svg, ui.l10n), &space, &self.puzzle, ui.l10n))
    }
}

/// A caption that says what the numbers mean.
pub fn caption(dots: &DotPicture, l10n: L10n) -> String {
    let text = match dots.middle {
        Middle::Goal => msg::GRAPH_RINGS_GOAL,
        Middle::Board => msg::GRAPH_RINGS_BOARD,
    };
    l10n.text(text).to_owned()
}
