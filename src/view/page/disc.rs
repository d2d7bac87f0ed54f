use yew::prelude::*;

use crate::l10n::L10n;
use crate::model::Action;
use crate::solver::{Disc, Peg};

use crate::layout::svg_number::px;
use crate::layout::towers::Point;
use crate::view::components::memo::Render;

// In pixels.
const MIN_HEIGHT: f64 = 1.5;
const MIN_MOVED_HEIGHT: f64 = 4.0;

/// The element of a disc. When the disc moves, only the transform changes.
#[derive(Clone, PartialEq)]
pub struct DiscShape {
    pub disc: Disc,
    pub peg: Peg,
    /// The middle of the lower edge.
    pub place: Point,
    pub width: f64,
    pub height: f64,
    pub fill: String,
    pub has_number: bool,
    /// Whether it moved last.
    pub has_moved: bool,
    pub is_hovered: bool,
}

impl Render for DiscShape {
    fn render(&self, _: L10n, _: &Callback<Action>) -> Html {
        // The disc that moved last is drawn thicker if discs are too thin to tell apart.
        let is_thin = self.has_moved && self.height < MIN_MOVED_HEIGHT;
        let stretch =
            if is_thin { format!(" scale(1 {})", px(MIN_MOVED_HEIGHT / self.height())) } else { String::new() };
        let transform = format!("translate({} {}){stretch}", px(self.place.x), px(self.place.y));
        html! {
            <g class="disc" data-moved={self.has_moved.then_some("")} data-pointed={self.is_hovered.then_some("")}
                data-disc={self.disc.number().to_string()} data-peg={self.peg.digit().to_string()}
                {transform}>{ self.shape() }</g>
        }
    }
}

impl DiscShape {
    fn height(&self) -> f64 {
        self.height.max(MIN_HEIGHT)
    }

    /// The content, which does not change when the disc moves. It is text, because Yew compares that faster than
    /// elements.
    fn shape(&self) -> Html {
        let (width, height) = (self.width, self.height());
        let number = if self.has_number {
            format!("<text y=\"{}\">{}</text>", px(-height / 2.0), self.disc.number())
        } else {
            String::new()
        };
        let text = format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\"></rect>{number}",
            px(-width / 2.0),
            px(-height),
            px(width),
            px(height),
            px((height / 2.0).min(9.0)),
            self.fill
        );
        Html::from_html_unchecked(text.into())
    }
}
