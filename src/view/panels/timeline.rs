//! The whole solution as a ruler.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, Lesson, PanelText};
use crate::layout::svg_number::px;
use crate::layout::timeline::{FINENESS, HEIGHT, Scale, WIDTH, ruler};
use crate::model::{Action, Grip, Look, Panel, Span, State, timeline_window};
use crate::solver::{Disc, Index};
use crate::view::components::fields::number_field;
use crate::view::components::memo::part;
use crate::view::lesson::Lesson as Facts;

use super::graph::path;
use super::{zoom_buttons, zoomed};
use crate::view::components::markup::{block, hint, text};

/// More strokes than this are never drawn.
const MOST_STROKES: usize = 2_000;

/// The ruler with its buttons.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let Some(span) = state.timeline() else { return Html::default() };
    let stretch = language.explain(&Lesson::Stretch { first: &span.first, last: &span.last });
    let same = |a: &State, b: &State| {
        let (new, old) = (&a.settings().views, &b.settings().views);
        (&new.timeline, new.marked) == (&old.timeline, old.marked)
    };
    let strokes = Facts { draw: strokes, state: state.clone(), same };
    let picture = html! { <>{ part(strokes, language, on) }{ over(state, &span, language) }</> };
    html! {
        <div class="timeline">
            { text(hint(language.label(PanelText::TimelineHint))) }
            { zoomed(Panel::Timeline, stretch.clone().into(), picture, state.settings().views.no_letters(), on) }
            <div class="row">
                { block(zoom_buttons(Panel::Timeline, language), on) }
                { marked(state, language, on) }
                <span class="hint" data-stretch="">{ stretch }</span>
            </div>
        </div>
    }
}

/// A place as a share of the width. Far out of the picture is far enough.
fn percent(place: f64) -> String {
    [&px(place.clamp(-1.0, 2.0) * 100.0), "%"].concat()
}

/// The strokes: they change with the window, not with the index.
fn strokes(state: &Rc<State>, _: Language, _: &Callback<Action>) -> Html {
    let Some(span) = state.timeline() else { return Html::default() };
    let width = span.last.minus(&span.first);
    let seen = state.solution().outline(&span.first, &span.last, &width.fraction(1, FINENESS), MOST_STROKES);
    let scale = Scale::new(state.total(), state.settings().puzzle.discs().count(), &width);
    let marked = state.settings().views.marked;
    let drawn = ruler(&seen, scale, marked, &|index| timeline_window::place_of(&span, index));
    let [odd, even, marked] = drawn.paths;
    let view = format!("0 0 {} {}", px(WIDTH), px(HEIGHT));
    let paths = [path("stroke odd", &odd), path("stroke even", &even), path("stroke marked", &marked)];
    text(format!("<svg viewBox=\"{view}\" preserveAspectRatio=\"none\" aria-hidden=\"true\">{}</svg>", paths.concat()))
}

/// What lies over the strokes, in pixels: the loop and where we are.
fn over(state: &State, span: &Span, language: Language) -> Html {
    let place = |index: &Index| timeline_window::place_of(span, index);
    let looped = state.settings().looped.as_ref().map(|looped| {
        let (first, last) = (place(&looped.first).clamp(0.0, 1.0), place(&looped.last).clamp(0.0, 1.0));
        let [at, wide] = [first, last - first].map(percent);
        let bracket = |index: &Index, end, says| grip(place(index), end, says, language);
        format!(
            "<rect class=\"looped\" x=\"{at}\" y=\"0\" width=\"{wide}\" height=\"100%\"></rect>{}{}",
            bracket(&looped.first, Grip::LoopFirst, PanelText::LoopBegins),
            bracket(&looped.last, Grip::LoopLast, PanelText::LoopEnds)
        )
    });
    let head = upright("head", &percent(place(state.index())));
    text(format!("<svg class=\"over\" aria-hidden=\"true\">{}{head}</svg>", looped.unwrap_or_default()))
}

/// A line from top to bottom.
fn upright(class: &str, at: &str) -> String {
    format!("<line class=\"{class}\" x1=\"{at}\" x2=\"{at}\" y1=\"0\" y2=\"100%\"></line>")
}

/// An end of the loop, wide enough for a finger, and all of it within the ruler.
fn grip(place: f64, grip: Grip, says: PanelText, language: Language) -> String {
    if !(-0.001..=1.001).contains(&place) {
        return String::new();
    }
    let (at, inwards) = (percent(place), px(-24.0 * place));
    format!(
        "<g class=\"grip\" data-grip=\"{}\"><title>{}</title><rect class=\"handle\" x=\"{at}\" y=\"0\" width=\"24\" \
         height=\"100%\" transform=\"translate({inwards} 0)\"></rect>{}</g>",
        if grip == Grip::LoopFirst { "first" } else { "last" },
        language.label(says),
        upright("bracket", &at)
    )
}

fn marked(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let discs = state.settings().puzzle.discs().count();
    let chosen = state.settings().views.marked.map_or(0, Disc::number);
    let read = |value: &str| {
        let disc = value.parse().ok()?;
        Some(Action::Look(Look::Mark(if disc == 0 { None } else { Disc::new(disc) })))
    };
    // The words live as long as the page.
    number_field(language.label(crate::l10n::PanelText::MarkedDisc), "mark", (chosen, discs), on, read)
}
