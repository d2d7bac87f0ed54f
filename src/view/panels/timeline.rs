//! The timeline: a ruler for the whole solution or a part of it.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, PanelSentence, msg};
use crate::layout::svg_number::px;
use crate::layout::timeline::{FINENESS, HEIGHT, Scale, WIDTH, ruler};
use crate::model::{Action, Picture, Span, State, TimelineAction, timeline_window};
use crate::solver::{Disc, Index};
use crate::view::chunks::StatePart;
use crate::view::components::fields::number_field;
use crate::view::components::markup::Markup;
use crate::view::components::memo::memo;

use super::hint;
use super::zoom::{zoom_buttons, zoomable};

const MAX_STROKES: usize = 2_000;
/// The width of a drag handle of the loop in pixels, which is large enough for a finger.
const HANDLE: f64 = 24.0;

/// The ruler with its buttons.
pub fn draw(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let Some(window) = state.timeline() else { return Html::default() };
    let stretch = l10n.panel_sentence(&PanelSentence::Stretch { first: &window.first, last: &window.last });
    let looks_same = |a: &State, b: &State| a.config.timeline == b.config.timeline;
    let strokes = StatePart { draw: strokes, state: state.clone(), looks_same };
    let picture = html! { <>{ memo(strokes, l10n, dispatch) }{ overlay(state, &window, l10n) }</> };
    let are_letters_off = state.config.appearance.shortcuts.are_letters_off;
    html! {
        <div class="timeline">
            { hint(l10n.text(msg::TIMELINE_HINT)) }
            { zoomable(Picture::Timeline, stretch.clone().into(), picture, are_letters_off, dispatch) }
            <div class="row">
                { zoom_buttons(Picture::Timeline, l10n, dispatch) }
                { highlight_field(state, l10n, dispatch) }
                <span class="hint" data-stretch="">{ stretch }</span>
            </div>
        </div>
    }
}

/// The strokes depend on the window, but not on the index.
fn strokes(state: &Rc<State>, _: L10n, _: &Callback<Action>) -> Html {
    let (Some(window), Some(solution)) = (state.timeline(), state.solved()) else { return Html::default() };
    let width = window.width();
    let strokes = solution.outline(&window.first, &window.last, &width.fraction(1, FINENESS), MAX_STROKES);
    let scale = Scale::new(solution.total(), state.puzzle().discs().count(), &width);
    let highlighted = state.config.timeline.highlighted_disc;
    let ruler = ruler(&strokes, scale, highlighted, &|index| timeline_window::place_of(&window, index));
    let mut svg = Markup::new();
    for (class, d) in ["stroke odd", "stroke even", "stroke marked"].into_iter().zip(&ruler.paths) {
        svg = svg.shape("path", &[("class", class), ("d", d)]);
    }
    let view_box = format!("0 0 {} {}", px(WIDTH), px(HEIGHT));
    let attributes =
        [("viewBox", &*view_box), ("preserveAspectRatio", "none"), ("aria-hidden", "true"), ("data-picture", "")];
    Markup::new().element("svg", &attributes, svg).html()
}

/// The layer above the strokes: the loop and the current move. Unlike the ruler, it is not scaled, so it uses
/// percentages and pixels.
fn overlay(state: &State, window: &Span, l10n: L10n) -> Html {
    let place_of = |index: &Index| timeline_window::place_of(window, index);
    let mut svg = Markup::new();
    if let Some(range) = &state.config.playback.loop_range {
        svg = loop_range(svg, place_of(&range.first), place_of(&range.last), l10n);
    }
    svg = vertical_line(svg, "head", &percent(place_of(state.index())));
    Markup::new().element("svg", &[("class", "over"), ("aria-hidden", "true")], svg).html()
}

/// A fraction of the width as a percentage, limited to slightly more than the picture.
fn percent(place: f64) -> String {
    [&px(place.clamp(-1.0, 2.0) * 100.0), "%"].concat()
}

fn vertical_line(svg: Markup, class: &str, x: &str) -> Markup {
    svg.shape("line", &[("class", class), ("x1", x), ("x2", x), ("y1", "0"), ("y2", "100%")])
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
    if !(-0.001..=1.001).contains(&place) {
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

/// The disc whose moves are highlighted; 0 stands for none.
fn highlight_field(state: &State, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let highlighted = state.config.timeline.highlighted_disc.map_or(0, Disc::number);
    let parse = |value: &str| {
        let number = value.parse().ok()?;
        Some(TimelineAction::HighlightDisc(if number == 0 { None } else { Disc::new(number) }).into())
    };
    let bounds = (highlighted, state.puzzle().discs().count());
    number_field(l10n.text(msg::TIMELINE_HIGHLIGHT_DISC), "mark", bounds, dispatch, parse)
}
