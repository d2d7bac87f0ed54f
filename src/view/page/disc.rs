use yew::prelude::*;

use crate::solver::{Disc, Peg};

use crate::layout::colour::DiscColours;
use crate::layout::disc_shape::DiscShape;
use crate::layout::svg_number::px;
use crate::layout::towers::Point;
use crate::view::Ui;
use crate::view::components::memo::Render;

/// The element of a disc. When the disc moves, only the transform changes.
#[derive(Clone, PartialEq)]
pub struct DiscView {
    pub disc: Disc,
    pub peg: Peg,
    /// The middle of the lower edge.
    pub place: Point,
    /// If false, only the outline of its tower shows the disc.
    pub is_drawn: bool,
    pub shape: DiscShape,
    pub colours: DiscColours<String>,
    /// The size of its number; `None` without a number.
    pub number_size: Option<f64>,
    /// The pattern on it, as a value of `fill`.
    pub pattern: Option<String>,
    /// Whether it moved last.
    pub has_moved: bool,
    pub is_hovered: bool,
    /// Whether its move was refused, and which of the two equal animations shows it.
    pub refused: Option<bool>,
    /// Whether it was in the way of a refused move; the value is as in `refused`.
    pub blocking: Option<bool>,
}

impl Render for DiscView {
    fn render(&self, _: &Ui) -> Html {
        // A marked disc is drawn higher if discs are too thin to tell apart.
        let is_marked = self.has_moved || self.refused.is_some() || self.blocking.is_some();
        let stretch = self.shape.stretch().filter(|_| is_marked);
        let stretch = stretch.map(|factor| format!(" scale(1 {})", px(factor))).unwrap_or_default();
        let transform = format!("translate({} {}){stretch}", px(self.place.x), px(self.place.y));
        let turn = |parity: bool| if parity { "again" } else { "" };
        html! {
            <g class="disc" data-moved={self.has_moved.then_some("")} data-pointed={self.is_hovered.then_some("")}
                data-refused={self.refused.map(turn)} data-blocking={self.blocking.map(turn)}
                data-disc={self.disc.number().to_string()} data-peg={self.peg.digit().to_string()}
                {transform}>{ for self.is_drawn.then(|| self.content()) }</g>
        }
    }
}

impl DiscView {
    /// The content, which does not change when the disc moves. It is text, because Yew compares that faster than
    /// elements.
    fn content(&self) -> Html {
        let DiscColours { fill, edge, ink, .. } = &self.colours;
        let (rect, width) = (self.shape.rect(), px(self.shape.edge()));
        let mut text = format!("<rect {rect} fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{width}\"></rect>");
        let (pattern, halo) = match &self.pattern {
            Some(pattern) => (pattern.as_str(), fill.as_str()),
            None => ("none", "none"),
        };
        if self.shape.has_ring() {
            let ring = self.shape.ring();
            text += &format!("<rect class=\"ring\" {ring} fill=\"{pattern}\" stroke=\"{ink}\"></rect>");
        } else if self.pattern.is_some() {
            text += &format!("<rect {} fill=\"{pattern}\"></rect>", self.shape.grain());
        }
        let notches = self.shape.notches_path(self.disc);
        if !notches.is_empty() {
            text += &format!("<path class=\"notch\" d=\"{notches}\" stroke=\"{ink}\"></path>");
        }
        if let Some(size) = self.number_size {
            let (y, size) = (px(-self.shape.height() / 2.0), px(size));
            // Its halo keeps a pattern away from it.
            let number = self.disc.number();
            text += &format!("<text y=\"{y}\" font-size=\"{size}\" fill=\"{ink}\" stroke=\"{halo}\">{number}</text>");
        }
        Html::from_html_unchecked(text.into())
    }
}
