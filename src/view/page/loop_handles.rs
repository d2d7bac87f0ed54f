//! The handles of the loop on the ruler. Pointers drag them, keys move them, too.

use yew::prelude::*;

use crate::l10n::msg;
use crate::layout::svg_number::px;
use crate::model::{Bound, BoundMove, PlaybackAction, Span, slider, timeline_window};
use crate::solver::Index;
use crate::view::Ui;
use crate::view::components::events::on_key;
use crate::view::components::memo::Render;

use super::ruler::percent;

/// The width of a handle in pixels, which is enough for a finger.
const WIDTH: f64 = 24.0;

/// The loop on the ruler. It does not depend on where the board is.
#[derive(Clone, PartialEq)]
pub struct LoopRange {
    pub range: Span,
    /// The part of the solution that the ruler shows.
    pub window: Span,
    /// The number of moves of the solution.
    pub total: Index,
}

impl Render for LoopRange {
    fn render(&self, ui: &Ui) -> Html {
        html! {
            <svg class="handles">
                { self.handle(Bound::First, ui) }
                { self.handle(Bound::Last, ui) }
            </svg>
        }
    }
}

impl LoopRange {
    /// A handle, unless its end is outside of the ruler. It lies outside of the loop, so that the two never cover each other.
    fn handle(&self, bound: Bound, ui: &Ui) -> Html {
        let index = self.range.end(bound);
        let (name, label, left, bracket) = match bound {
            Bound::First => ("first", msg::TIMELINE_LOOP_START, -WIDTH, "M-6 1.5h6"),
            Bound::Last => ("last", msg::TIMELINE_LOOP_END, 0.0, "M6 1.5h-6"),
        };
        if !self.window.contains(index) {
            return Html::default();
        }
        let x = percent(timeline_window::place_of(&self.window, index));
        let onkeydown = on_key(&ui.dispatch, move |key| {
            let by = match key {
                "ArrowRight" | "ArrowUp" => BoundMove::Next,
                "ArrowLeft" | "ArrowDown" => BoundMove::Previous,
                "PageUp" => BoundMove::JumpForward,
                "PageDown" => BoundMove::JumpBack,
                "Home" => BoundMove::First,
                "End" => BoundMove::Last,
                _ => return None,
            };
            Some(PlaybackAction::MoveLoopBound(bound, by).into())
        });
        let (label, text) = (ui.l10n.text(label), ui.l10n.format(msg::TIMELINE_FLAG, [index.into()]));
        // Its number for scripts is a tick of the slider, which can tell fewer moves apart than there are.
        let (now, ticks) = (slider::tick_of(index, &self.total), slider::ticks(&self.total));
        html! {
            <svg {x} key={name}>
                <g class="grip" data-grip={name} tabindex="0" role="slider" aria-label={label} aria-valuetext={text}
                    aria-valuemin="0" aria-valuemax={ticks.to_string()} aria-valuenow={now.to_string()} {onkeydown}>
                    <rect class="handle" x={px(left)} width={px(WIDTH)} height="100%" />
                    <line y2="100%" />
                    <path d={bracket} />
                </g>
            </svg>
        }
    }
}
