//! The layers above the strokes: the axis, the loop and the current move. Unlike the ruler, they are not scaled, so
//! they use percentages and pixels.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::svg_number::px;
use crate::layout::timeline::ticks::{Ticks, ticks};
use crate::model::{Span, timeline_window};
use crate::solver::Index;
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::Render;

use super::Ruler;

/// The width of a drag handle of the loop in pixels, which is large enough for a finger.
const HANDLE: f64 = 24.0;
/// With this many ticks or more, and numbers of more characters than `SHORT_NUMBER`, a narrow picture leaves out every other
/// number.
const MANY_TICKS: usize = 5;
const SHORT_NUMBER: usize = 4;
/// The most characters of a number in a flag that has a word before it.
const MAX_WITH_WORD: usize = 17;

/// The numbers of the discs and of the axis. They depend on the window, but not on the index.
#[derive(PartialEq)]
pub struct Axis(pub Ruler);

impl Render for Axis {
    fn render(&self, ui: &Ui) -> Html {
        let window = &self.0.window;
        let svg = disc_numbers(Markup::new(), &self.0, ui.l10n);
        let place_of = |index: &Index| timeline_window::place_of(window, index);
        layer(tick_marks(svg, &ticks(&window.first, &window.last), &place_of, ui.l10n))
    }
}

/// The loop. It depends on the window, but not on the index.
#[derive(PartialEq)]
pub struct LoopLayer {
    pub window: Span,
    pub range: Span,
}

impl Render for LoopLayer {
    fn render(&self, ui: &Ui) -> Html {
        let place_of = |index: &Index| timeline_window::place_of(&self.window, index);
        layer(loop_range(Markup::new(), place_of(&self.range.first), place_of(&self.range.last), ui.l10n))
    }
}

/// The move under the pointer and the current move. They are elements, because they change with each move.
pub fn overlay(window: &Span, index: &Index, pointed: Option<&Index>, l10n: L10n) -> Html {
    let line = |class: &'static str, x: String| {
        html! { <line {class} x1={x.clone()} x2={x} y1="0" y2="100%" /> }
    };
    let pointed = pointed.map(|index| percent(timeline_window::place_of(window, index)));
    let place = timeline_window::place_of(window, index);
    let current = is_in_window(place).then(|| percent(place));
    html! {
        <svg class="over" aria-hidden="true">
            if let Some(x) = pointed {
                { line("pointed", x) }
            }
            if let Some(x) = current {
                { line("current", x.clone()) }
                { flag(index, place, x, l10n) }
            }
        </svg>
    }
}

/// Whether a place is in the picture, with a margin for rounding at its edges.
fn is_in_window(place: f64) -> bool {
    (-0.001..=1.001).contains(&place)
}

fn layer(content: Markup) -> Html {
    Markup::new().element("svg", &[("class", "over"), ("aria-hidden", "true")], content).html()
}

/// A fraction of the width or height as a percentage, limited to slightly more than the picture.
fn percent(place: f64) -> String {
    [&px(place.clamp(-1.0, 2.0) * 100.0), "%"].concat()
}

fn vertical_line(svg: Markup, class: &str, x: &str) -> Markup {
    svg.shape("line", &[("class", class), ("x1", x), ("x2", x), ("y1", "0"), ("y2", "100%")])
}

/// The numbers of the discs, each as high as the strokes of its moves.
fn disc_numbers(mut svg: Markup, ruler: &Ruler, l10n: L10n) -> Markup {
    let heading = [("class", "number heading"), ("x", "-42"), ("y", "-13")];
    svg = svg.element("text", &heading, Markup::new().text(l10n.text(msg::PUZZLE_DISCS)));
    for (disc, height) in ruler.scale().labelled_discs(ruler.discs.count()) {
        let y = percent(1.0 - height);
        let attributes = [("class", "number"), ("x", "-6"), ("y", &*y), ("dy", "4")];
        svg = svg.element("text", &attributes, Markup::new().text(&disc.number().to_string()));
    }
    svg
}

fn tick_marks(mut svg: Markup, ticks: &Ticks, place_of: &dyn Fn(&Index) -> f64, l10n: L10n) -> Markup {
    let label = |index: &Index| l10n.number_format().tick(index, ticks.exponent);
    let labels: Vec<String> = ticks.indices.iter().map(label).collect();
    let is_crowded = labels.len() >= MANY_TICKS && labels.iter().any(|label| label.chars().count() > SHORT_NUMBER);
    for (number, (index, label)) in ticks.indices.iter().zip(&labels).enumerate() {
        let class = if is_crowded && number % 2 == 1 { "tick spare" } else { "tick" };
        let exact = index.to_string();
        let mark = Markup::new().shape("path", &[("d", "M0 2v5")]);
        let label = mark.element("text", &[("y", "19")], Markup::new().text(label));
        let x = percent(place_of(index));
        let attributes = [("class", class), ("x", &*x), ("y", "100%"), ("data-tick", &*exact)];
        svg = svg.element("svg", &attributes, label);
    }
    svg
}

/// The flag of the current move, which has its number.
fn flag(index: &Index, place: f64, x: String, l10n: L10n) -> Html {
    // A long number stays within the picture.
    let (anchor, shift) = match place {
        ..0.25 => ("start", "-3"),
        0.75.. => ("end", "3"),
        _ => ("middle", "0"),
    };
    let number = l10n.compact(index);
    let is_long = number.chars().count() > MAX_WITH_WORD;
    let text = if is_long { number } else { l10n.format(msg::TIMELINE_FLAG, [index.into()]) };
    html! {
        <svg class="needle" {x} data-flag={index.to_string()}>
            <path d="M0 0l-5 -9h10z" />
            <text x={shift} y="-13" text-anchor={anchor}>{ text }</text>
        </svg>
    }
}

fn loop_range(svg: Markup, first: f64, last: f64, l10n: L10n) -> Markup {
    let (start, end) = (first.clamp(0.0, 1.0), last.clamp(0.0, 1.0));
    let (x, width) = (percent(start), percent(end - start));
    let svg = svg.shape("rect", &[("class", "looped"), ("x", &x), ("y", "0"), ("width", &width), ("height", "100%")]);
    let svg = grip(svg, first, "first", l10n.text(msg::TIMELINE_LOOP_START));
    grip(svg, last, "last", l10n.text(msg::TIMELINE_LOOP_END))
}

/// Adds an end of the loop that can be dragged, unless it is outside the window. Its handle stays inside the ruler.
fn grip(svg: Markup, place: f64, name: &str, title: &str) -> Markup {
    if !is_in_window(place) {
        return svg;
    }
    let (x, transform) = (percent(place), format!("translate({} 0)", px(-HANDLE * place)));
    let handle = [
        ("class", "handle"),
        ("x", &*x),
        ("y", "0"),
        ("width", &*px(HANDLE)),
        ("height", "100%"),
        ("transform", &*transform),
    ];
    let content = Markup::new().element("title", &[], Markup::new().text(title)).shape("rect", &handle);
    svg.element("g", &[("class", "grip"), ("data-grip", name)], vertical_line(content, "bracket", &x))
}
