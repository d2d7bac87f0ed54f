//! One disc.

use yew::prelude::*;

use crate::explorer::Action;
use crate::solver::{Disc, Peg};
use crate::text::Language;

use super::part::Facts;
use super::pixels::px;
use super::towers_layout::Point;

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
}

impl Facts for DiscShape {
    fn draw(&self, _: Language, _: &Callback<Action>) -> Html {
        // The disc that moved is to be found among the thinnest.
        let (width, height) = (self.width, self.height.max(if self.moved { 4.0 } else { 1.5 }));
        let transform = format!("translate({} {})", px(self.place.x), px(self.place.y));
        html! {
            <g class="disc" data-moved={self.moved.then_some("")} data-disc={self.disc.number().to_string()}
                data-peg={self.peg.digit().to_string()} {transform}>
                <rect x={px(-width / 2.0)} y={px(-height)} width={px(width)} height={px(height)}
                    rx={px((height / 2.0).min(9.0))} fill={self.fill.clone()} />
                if self.numbered {
                    <text y={px(-height / 2.0)}>{ self.disc.number() }</text>
                }
            </g>
        }
    }
}
