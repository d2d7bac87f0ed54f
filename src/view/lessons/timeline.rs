//! The whole solution as a ruler.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, Grip, Look, Panel, Span, State, window};
use crate::solver::{Disc, Index};
use crate::text::{Language, Lesson};
use crate::view::controls::number_field;
use crate::view::lesson::Lesson as Facts;
use crate::view::listen::act_on_key;
use crate::view::part::part;
use crate::view::pixels::px;
use crate::view::timeline_layout::{FINENESS, HEIGHT, Scale, WIDTH, ruler};

use super::{picture_key, pointer, zoom_buttons};

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
    html! {
        <div class="timeline">
            <p class="hint">{ language.explain(&Lesson::TimelineHint) }</p>
            <div class="ruler" data-zoom="timeline" tabindex="0" role="group" aria-label={stretch.clone()}
                onkeydown={act_on_key(on, 0, |key, _| picture_key(Panel::Timeline, key))}
                onpointerdown={pointer::grab(on, Grip::Picture(Panel::Timeline))} onpointermove={pointer::drag(on)}
                onpointerup={pointer::let_go(on)} onpointercancel={pointer::lose(on)}>
                { part(strokes, language, on) }
                { over(state, &span, language, on) }
            </div>
            <div class="row">
                { zoom_buttons(Panel::Timeline, language, on) }
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
    let drawn = ruler(&seen, scale, marked, &|index| window::place_of(&span, index));
    let [odd, even, marked] = drawn.paths;
    let view = format!("0 0 {} {}", px(WIDTH), px(HEIGHT));
    html! {
        <svg viewBox={view} preserveAspectRatio="none" aria-hidden="true">
            <path class="stroke odd" d={odd} />
            <path class="stroke even" d={even} />
            <path class="stroke marked" d={marked} />
        </svg>
    }
}

/// What lies over the strokes, in pixels: the loop and where we are.
fn over(state: &State, span: &Span, language: Language, on: &Callback<Action>) -> Html {
    let place = |index: &Index| window::place_of(span, index);
    let head = percent(place(state.index()));
    let looped = state.settings().looped.as_ref().map(|looped| {
        let (first, last) = (place(&looped.first).clamp(0.0, 1.0), place(&looped.last).clamp(0.0, 1.0));
        html! {
            <>
                <rect class="looped" x={percent(first)} y="0" width={percent(last - first)} height="100%" />
                { grip(place(&looped.first), Grip::LoopFirst, Lesson::LoopBegins, language, on) }
                { grip(place(&looped.last), Grip::LoopLast, Lesson::LoopEnds, language, on) }
            </>
        }
    });
    html! {
        <svg class="over" aria-hidden="true">
            { looped.unwrap_or_default() }
            <line class="head" x1={head.clone()} x2={head} y1="0" y2="100%" />
        </svg>
    }
}

/// An end of the loop, wide enough for a finger, and all of it within the ruler.
fn grip(place: f64, grip: Grip, says: Lesson<'_>, language: Language, on: &Callback<Action>) -> Html {
    if !(-0.001..=1.001).contains(&place) {
        return Html::default();
    }
    let (at, inwards) = (percent(place), -24.0 * place);
    html! {
        <g class="grip" onpointerdown={pointer::grab(on, grip)}>
            <title>{ language.explain(&says) }</title>
            <rect class="handle" x={at.clone()} y="0" width="24" height="100%" transform={format!("translate({} 0)", px(inwards))} />
            <line class="bracket" x1={at.clone()} x2={at} y1="0" y2="100%" />
        </g>
    }
}

fn marked(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let discs = state.settings().puzzle.discs().count();
    let chosen = state.settings().views.marked.map_or(0, Disc::number);
    let read = |value: &str| {
        let disc = value.parse().ok()?;
        Some(Action::Look(Look::Mark(if disc == 0 { None } else { Disc::new(disc) })))
    };
    // The words live as long as the page.
    number_field(language.label(crate::text::Label::MarkedDisc), "mark", (chosen, discs), on, read)
}
