//! The timeline: a ruler for the whole solution or a part of it.

mod overlay;
mod pointed;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::msg;
use crate::layout::svg_number::px;
use crate::layout::timeline::{FINENESS, HEIGHT, Scale, WIDTH, ruler, stroke_width};
use crate::model::{Parameter, Picture, Scene, SystemEvent, TimelineAction, timeline_window, whole_number};
use crate::solver::{Disc, Index};
use crate::view::Ui;
use crate::view::chunks::{DrawFn, StatePart};
use crate::view::components::field::{Field, problem_text};
use crate::view::components::markup::Markup;
use crate::view::components::memo::memo;

use super::zoom::{zoom_buttons, zoomable};
use super::{help, hint};

const MAX_STROKES: usize = 2_000;

/// The ruler, the move under the pointer, and buttons.
pub fn draw(scene: &Rc<Scene>, ui: &Ui) -> Html {
    let Some(window) = scene.timeline() else {
        return scene.solved().map(|_| hint(ui.l10n.text(msg::CAPTION_ALREADY_SOLVED))).unwrap_or_default();
    };
    let stretch = ui.l10n.stretch(&window.first, &window.last);
    let looks_same = |a: &Scene, b: &Scene| {
        (&a.config.timeline, &a.config.playback.loop_range) == (&b.config.timeline, &b.config.playback.loop_range)
    };
    let part = |draw: DrawFn| memo(StatePart { draw, scene: scene.clone(), looks_same }, ui);
    let layers: [DrawFn; 3] = [strokes, overlay::axis, overlay::looped];
    let picture = html! { <>{ for layers.map(part) }{ overlay::overlay(scene, &window, ui.l10n) }</> };
    let are_letters_off = scene.config.appearance.shortcuts.are_letters_off;
    html! {
        <div class="timeline">
            <div class="ruler" onpointermove={pointed::on_pointer_move(&ui.dispatch)} onpointerleave={pointed::on_pointer_leave(&ui.dispatch)}
                onfocusin={pointed::on_focus(&ui.dispatch)} onfocusout={pointed::on_blur(&ui.dispatch)}>
                { zoomable(Picture::Timeline, stretch.clone().into(), picture, are_letters_off, &ui.dispatch) }
            </div>
            <div class="row">
                { pointed::line(scene, ui.l10n) }
                { help(ui.l10n.text(msg::TIMELINE_HINT), ui.l10n) }
            </div>
            <div class="row">
                { zoom_buttons(Picture::Timeline, ui) }
                { highlight_field(scene, ui) }
                <span class="hint" data-stretch="">{ stretch }</span>
            </div>
        </div>
    }
}

/// The strokes depend on the window, but not on the index.
fn strokes(scene: &Rc<Scene>, _: &Ui) -> Html {
    let (Some(window), Some(solution)) = (scene.timeline(), scene.solved()) else { return Html::default() };
    let width = window.width();
    // The stroke of the move before the window is at its edge.
    let first = window.first.previous().unwrap_or_default();
    let strokes = solution.outline(&first, &window.last, &width.fraction(1, FINENESS), MAX_STROKES);
    let scale = Scale::new(solution.total(), scene.puzzle().discs().count(), &width);
    let highlighted = scene.config.timeline.highlighted_disc;
    let half_a_move = timeline_window::half_a_move(&window);
    let place_of = |index: &Index| timeline_window::place_of(&window, index) + half_a_move;
    let ruler = ruler(&strokes, scale, highlighted, &place_of);
    let mut svg = Markup::new();
    for (class, d) in ["stroke odd", "stroke even", "stroke marked"].into_iter().zip(&ruler.paths) {
        svg = svg.shape("path", &[("class", class), ("d", d)]);
    }
    let view_box = format!("0 0 {} {}", px(WIDTH), px(HEIGHT));
    let attributes = [
        ("viewBox", &*view_box),
        ("preserveAspectRatio", "none"),
        ("stroke-width", &*px(stroke_width(strokes.len()))),
        ("aria-hidden", "true"),
        ("data-picture", ""),
    ];
    Markup::new().element("svg", &attributes, svg).html()
}

/// The disc whose moves are highlighted; empty for none.
fn highlight_field(scene: &Scene, ui: &Ui) -> Html {
    let highlighted = scene.config.timeline.highlighted_disc.map(Disc::number);
    let parse = |value: &str| {
        let disc = match whole_number(value) {
            Some(number) => Disc::new(number),
            None if value.trim().is_empty() => None,
            None => return Some(SystemEvent::RejectInput(Parameter::Mark, value.to_owned()).into()),
        };
        Some(TimelineAction::HighlightDisc(disc).into())
    };
    let value = highlighted.map(|number| number.to_string()).unwrap_or_default();
    let (label, problem) = (ui.l10n.text(msg::TIMELINE_HIGHLIGHT_DISC), scene.problem_of(Parameter::Mark));
    let field = Field::new(label, "mark").problem(problem);
    html! {
        <>
            { field.number_or_nothing(value, scene.puzzle().discs().count(), &ui.dispatch, parse) }
            { problem_text(problem, label, ui) }
        </>
    }
}
