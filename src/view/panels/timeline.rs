//! The timeline: a ruler for the whole solution or a part of it.

mod overlay;
mod pointed;

use yew::prelude::*;

use crate::l10n::msg;
use crate::layout::svg_number::px;
use crate::layout::timeline::{FINENESS, HEIGHT, Scale, WIDTH, ruler, stroke_width};
use crate::model::{
    KnownSolution, Parameter, Picture, Problem, Scene, Span, SystemEvent, TimelineAction, timeline_window, whole_number,
};
use crate::solver::{Disc, DiscCount, Index, Move};
use crate::view::Ui;
use crate::view::components::field::{Field, problem_text};
use crate::view::components::markup::Markup;
use crate::view::components::memo::{Render, memo};

use super::zoom::{zoom_buttons, zoomable};
use super::{help, hint};
use overlay::{Axis, LoopLayer};

const MAX_STROKES: usize = 2_000;

/// The ruler, the move under the pointer, and buttons.
#[derive(PartialEq)]
pub struct TimelinePanel {
    /// `None` while the solution is being searched for.
    solution: Option<KnownSolution>,
    discs: DiscCount,
    /// `None` if there are no moves.
    window: Option<Span>,
    highlighted: Option<Disc>,
    loop_range: Option<Span>,
    index: Index,
    pointed: Option<(Index, Move)>,
    is_in_game: bool,
    are_letters_off: bool,
    problem: Option<Problem>,
}

impl TimelinePanel {
    pub fn of(scene: &Scene) -> Self {
        let solution = scene.solved().cloned();
        let pointed = scene.pointed_move().and_then(|index| {
            let step = solution.as_ref()?.move_at(&index)?;
            Some((index, step))
        });
        Self {
            solution,
            discs: scene.puzzle().discs(),
            window: scene.timeline(),
            highlighted: scene.config.timeline.highlighted_disc,
            loop_range: scene.config.playback.loop_range.clone(),
            index: scene.index().clone(),
            pointed,
            is_in_game: scene.is_off_solution(),
            are_letters_off: scene.config.appearance.shortcuts.are_letters_off,
            problem: scene.problem_of(Parameter::Mark).cloned(),
        }
    }

    /// The layers from the bottom up. Only the last one changes with each move.
    fn layers(&self, solution: &KnownSolution, window: &Span, ui: &Ui) -> Html {
        let ruler = Ruler { solution: solution.clone(), discs: self.discs, window: window.clone() };
        let looped = self.loop_range.clone().map(|range| LoopLayer { window: window.clone(), range });
        html! {
            <>
                { memo(Strokes { ruler: ruler.clone(), highlighted: self.highlighted }, ui) }
                { memo(Axis(ruler), ui) }
                { looped.map(|looped| memo(looped, ui)).unwrap_or_default() }
                { overlay::overlay(window, &self.index, self.pointed.as_ref().map(|(index, _)| index), ui.l10n) }
            </>
        }
    }

    /// The field for the disc whose moves are highlighted; empty for none.
    fn highlight_field(&self, ui: &Ui) -> Html {
        let parse = |value: &str| {
            let disc = match whole_number(value) {
                Some(number) => Disc::new(number),
                None if value.trim().is_empty() => None,
                None => return Some(SystemEvent::RejectInput(Parameter::Mark, value.to_owned()).into()),
            };
            Some(TimelineAction::HighlightDisc(disc).into())
        };
        let value = self.highlighted.map(|disc| disc.number().to_string()).unwrap_or_default();
        let (label, problem) = (ui.l10n.text(msg::TIMELINE_HIGHLIGHT_DISC), self.problem.as_ref());
        let field = Field::new(label, "mark").problem(problem);
        html! {
            <>
                { field.number_or_nothing(value, self.discs.count(), &ui.dispatch, parse) }
                { problem_text(problem, label, ui) }
            </>
        }
    }
}

impl Render for TimelinePanel {
    fn render(&self, ui: &Ui) -> Html {
        let Some(solution) = &self.solution else { return Html::default() };
        let Some(window) = &self.window else { return hint(ui.l10n.text(msg::CAPTION_ALREADY_SOLVED)) };
        let stretch = ui.l10n.stretch(&window.first, &window.last);
        let picture = self.layers(solution, window, ui);
        html! {
            <div class="timeline">
                <div class="ruler" onpointermove={pointed::on_pointer_move(&ui.dispatch)} onpointerleave={pointed::on_pointer_leave(&ui.dispatch)}
                    onfocusin={pointed::on_focus(&ui.dispatch)} onfocusout={pointed::on_blur(&ui.dispatch)}>
                    { zoomable(Picture::Timeline, stretch.clone().into(), picture, self.are_letters_off, &ui.dispatch) }
                </div>
                <div class="row">
                    { pointed::line(self.pointed.as_ref(), self.is_in_game, ui.l10n) }
                    { help(ui.l10n.text(msg::TIMELINE_HINT), ui.l10n) }
                </div>
                <div class="row">
                    { zoom_buttons(Picture::Timeline, ui) }
                    { self.highlight_field(ui) }
                    <span class="hint" data-stretch="">{ stretch }</span>
                </div>
            </div>
        }
    }
}

/// The moves in a window.
#[derive(Clone, PartialEq)]
struct Ruler {
    solution: KnownSolution,
    discs: DiscCount,
    window: Span,
}

impl Ruler {
    fn scale(&self) -> Scale {
        Scale::new(self.solution.total(), self.discs.count(), &self.window.width())
    }
}

/// The strokes, one for each move if there is room. They do not depend on the index.
#[derive(PartialEq)]
struct Strokes {
    ruler: Ruler,
    highlighted: Option<Disc>,
}

impl Render for Strokes {
    fn render(&self, _: &Ui) -> Html {
        let Ruler { solution, window, .. } = &self.ruler;
        let first = timeline_window::before_first_stroke(window);
        let strokes = solution.outline(&first, &window.last, &window.width().fraction(1, FINENESS), MAX_STROKES);
        let place_of = |index: &Index| timeline_window::place_of_stroke(window, index);
        let ruler = ruler(&strokes, self.ruler.scale(), self.highlighted, &place_of);
        let shapes = ruler.shapes(self.ruler.discs, stroke_width(strokes.len()), |point| point);
        let view_box = format!("0 0 {} {}", px(WIDTH), px(HEIGHT));
        let attributes =
            [("viewBox", &*view_box), ("preserveAspectRatio", "none"), ("aria-hidden", "true"), ("data-picture", "")];
        Markup::new().element("svg", &attributes, Markup::new().shapes(&shapes)).html()
    }
}
