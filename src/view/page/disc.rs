//! One disc.

use yew::prelude::*;

use crate::l10n::Language;
use crate::model::Action;
use crate::solver::{Disc, Peg};

use crate::layout::svg_number::px;
use crate::layout::towers::Point;
use crate::view::components::memo::Facts;

/// No disc is thinner than this, nor the one that moved than that.
const LEAST: f64 = 1.5;
const LEAST_MOVED: f64 = 4.0;

/// One disc of the picture. It stays where it is among its siblings for good; only its transform changes.
#[derive(Clone, PartialEq)]
pub struct DiscShape {
    pub disc: Disc,
    pub peg: Peg,
    /// The middle of its lower edge.
    pub place: Point,
    pub width: f64,
    pub height: f64,
    pub fill: String,
    pub numbered: bool,
    /// Whether it moved last.
    pub moved: bool,
    /// Whether a person points at it.
    pub pointed: bool,
}

impl Facts for DiscShape {
    fn draw(&self, _: Language, _: &Callback<Action>) -> Html {
        // The disc that moved is to be found among the thinnest.
        let thin = self.moved && self.height < LEAST_MOVED;
        let stretch = if thin { format!(" scale(1 {})", px(LEAST_MOVED / self.height())) } else { String::new() };
        let transform = format!("translate({} {}){stretch}", px(self.place.x), px(self.place.y));
        html! {
            <g class="disc" data-moved={self.moved.then_some("")} data-pointed={self.pointed.then_some("")}
                data-disc={self.disc.number().to_string()} data-peg={self.peg.digit().to_string()}
                {transform}>{ self.shape() }</g>
        }
    }
}

impl DiscShape {
    fn height(&self) -> f64 {
        self.height.max(LEAST)
    }

    /// What does not change when the disc goes elsewhere: as text, which is compared as a whole.
    fn shape(&self) -> Html {
        let (width, height) = (self.width, self.height());
        let number = if self.numbered {
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
