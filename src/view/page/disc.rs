use yew::prelude::*;

use crate::solver::{Disc, Peg};

use crate::layout::disc_shape::{DiscParts, DiscShape};
use crate::layout::drawing::{Polyline, Shape};
use crate::layout::svg_number::px;
use crate::layout::towers::Point;
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

/// The element of a disc. When the disc moves, only attributes change.
#[derive(Clone, PartialEq)]
pub struct DiscView {
    pub disc: Disc,
    pub peg: Peg,
    /// The middle of the lower edge.
    pub place: Point,
    /// If false, only the outline of its tower shows the disc.
    pub is_drawn: bool,
    pub shape: DiscShape,
    /// The pattern on it.
    pub pattern: Option<Vec<Polyline>>,
    /// Whether it moved last.
    pub has_moved: bool,
    pub is_hovered: bool,
    /// Whether its move was refused, and which of the two equal animations shows it.
    pub refused: Option<bool>,
    /// Whether it was in the way of a refused move; the value is as in `refused`.
    pub blocking: Option<bool>,
    /// Whether it flies to its place, and which of the two equal animations shows it.
    pub flies: Option<bool>,
}

impl Render for DiscView {
    fn render(&self, _: &Ui) -> Html {
        let transform = format!("translate({} {})", px(self.place.x), px(self.place.y));
        let turn = |parity: bool| if parity { "again" } else { "" };
        html! {
            <g class="disc" data-moved={self.has_moved.then_some("")} data-pointed={self.is_hovered.then_some("")}
                data-refused={self.refused.map(turn)} data-blocking={self.blocking.map(turn)}
                data-disc={self.disc.number().to_string()} data-peg={self.peg.digit().to_string()}
                data-flies={self.flies.map(turn)}
                {transform}>{ for self.is_drawn.then(|| self.content()) }</g>
        }
    }
}

impl DiscView {
    /// The content, which does not change when the disc moves. It is text, because Yew compares that faster than
    /// elements.
    fn content(&self) -> Html {
        // A marked disc is higher if discs are too thin to tell apart.
        let is_marked = self.has_moved || self.refused.is_some() || self.blocking.is_some();
        let shape = if is_marked { self.shape.marked() } else { self.shape };
        let DiscParts { body, relief, hole, number } = shape.parts();
        let pattern = self.pattern.as_ref().map(|lines| shape.pattern(lines.clone()));
        let ring = shape.has_ring().then(|| shape.ring());
        let relief: Vec<_> = relief.into_iter().chain(hole).collect();
        let parts = [("pattern", pattern.as_slice()), ("relief", &relief), ("ring", ring.as_slice())];
        let parts = parts.into_iter().filter(|(_, shapes)| !shapes.is_empty());
        let group = |svg: Markup, (class, shapes): (_, &[Shape])| {
            svg.element("g", &[("class", class)], Markup::new().shapes(shapes))
        };
        parts.fold(Markup::new().shapes(&[body]), group).shapes(number.as_slice()).html()
    }
}
