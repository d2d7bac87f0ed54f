//! The line of moves as a ruler behind the slider.

use yew::prelude::*;

use crate::layout::svg_number::px;
use crate::layout::timeline::{HEIGHT, Scale, WIDTH, ruler, stroke_width};
use crate::model::{LinePath, Span, timeline_window};
use crate::solver::{DiscCount, Index};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

/// Runs of moves shorter than one part in this many of the solution become one stroke. In the classic puzzle that leaves at most
/// 255 strokes, which a phone can show apart.
const FINENESS: u32 = 100;
const MAX_STROKES: usize = 1_000;

/// The strokes depend on the line and the part of it that is shown, so that they stay the same while the place on it changes.
#[derive(Clone, PartialEq)]
pub struct Strip {
    pub path: LinePath,
    pub window: Span,
    pub discs: DiscCount,
}

impl Render for Strip {
    fn render(&self, _: &Ui) -> Html {
        let Self { path, window, discs } = self;
        let (total, width) = (path.total(), window.width());
        let first = timeline_window::before_first_stroke(window);
        let strokes = path.outline(&first, &window.last, &width.fraction(1, FINENESS), MAX_STROKES);
        let place_of = |index: &Index| timeline_window::place_of_stroke(window, index);
        let ruler = ruler(&strokes, Scale::new(&total, discs.count(), &width), None, &place_of);
        let shapes = ruler.shapes(*discs, stroke_width(strokes.len()), |point| point);
        let view_box = ["0 0 ", &px(WIDTH), " ", &px(HEIGHT)].concat();
        html! {
            <svg class="strip" data-strip="" viewBox={view_box} preserveAspectRatio="none" aria-hidden="true">
                { Markup::new().shapes(&shapes).html() }
            </svg>
        }
    }
}
