//! The overflow menu: loop and jumps.

use yew::prelude::*;

use crate::l10n::{L10n, msg, superscript};
use crate::model::{
    Bound, NavigateAction, Panel, Parameter, PlaybackAction, Problem, Scene, Span, Speed, slider, whole_number,
};
use crate::solver::Index;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::events::ParseValue;
use crate::view::components::field::{Field, check_field, problem_text};
use crate::view::components::memo::{Render, memo};

/// Solutions with fewer than two to this power moves have no jumps, because steps and the two ends suffice.
const MIN_JUMP_EXPONENT: u32 = 4;

#[derive(Clone, PartialEq)]
pub struct More {
    index: Index,
    total: Index,
    speed: Speed,
    /// `None` if the panel of the slider is not shown, and for short solutions.
    jumps: Option<Jumps>,
    /// `None` if the panel of the buttons is not shown.
    loop_part: Option<Loop>,
}

/// The loop. It is memoised separately, so that playback does not reset its fields while the user types.
#[derive(Clone, PartialEq)]
struct Loop {
    range: Option<Span>,
    problem: Option<Problem>,
    /// Whether it is off because of a detour.
    is_off: bool,
}

impl More {
    /// `None` if there is neither part.
    #[must_use]
    pub fn new(scene: &Scene) -> Option<Self> {
        let (shown, line) = (scene.shown_panels(), scene.line());
        let shows = |panel| shown.contains(panel);
        let (has_loop, has_jumps) = (shows(Panel::Transport), shows(Panel::Scrubber));
        let jumps = has_jumps.then(|| Jumps::new(scene)).filter(|jumps| jumps.max_exponent >= MIN_JUMP_EXPONENT);
        (has_loop || jumps.is_some()).then(|| Self {
            index: line.index(),
            total: line.total(),
            speed: scene.config.playback.speed,
            jumps,
            loop_part: has_loop.then(|| Loop {
                range: scene.config.playback.loop_range.clone(),
                problem: scene.problem_of(Parameter::Loop).cloned(),
                is_off: line.is_detour(),
            }),
        })
    }
}

impl Render for More {
    fn render(&self, ui: &Ui) -> Html {
        let label = ui.l10n.text(msg::SCRUBBER_MORE);
        html! {
            <details class="more" data-closes="">
                <summary aria-label={label} title={label}>{ "⋯" }</summary>
                <div class="popup">
                    if let Some(part) = &self.loop_part {
                        { memo(part.clone(), ui) }
                    }
                    if let Some(jumps) = &self.jumps {
                        { self.jump_part(jumps, ui) }
                    }
                </div>
            </details>
        }
    }
}

impl Render for Loop {
    fn render(&self, ui: &Ui) -> Html {
        let is_on = self.range.is_some();
        html! {
            <div data-part={Panel::Transport.name()}>
                { check_field(ui.l10n.text(msg::TRANSPORT_LOOP), "loop", is_on, &ui.dispatch, PlaybackAction::ToggleLoop) }
                if self.is_off {
                    <p class="hint">{ ui.l10n.text(msg::TRANSPORT_LOOP_OFF) }</p>
                }
                if let Some(range) = &self.range {
                    { loop_fields(range, self.problem.as_ref(), ui) }
                }
            </div>
        }
    }
}

impl More {
    fn jump_part(&self, jumps: &Jumps, ui: &Ui) -> Html {
        html! {
            <div data-part={Panel::Scrubber.name()}>
                { memo(jumps.clone(), ui) }
                if jumps.can_go_on {
                    <p class="hint">{ self.progress(ui.l10n) }</p>
                }
            </div>
        }
    }

    fn progress(&self, l10n: L10n) -> String {
        let Self { index, total, speed, .. } = self;
        let seconds = speed.seconds(&total.saturating_sub(index));
        let permille = slider::permille(index, total);
        l10n.progress(permille, &seconds, &speed.to_string())
    }
}

/// Text fields for the first and last index of the loop. A problem concerns both together.
fn loop_fields(range: &Span, problem: Option<&Problem>, ui: &Ui) -> Html {
    let field = |message, name, index: &Index, parse| {
        Field::new(ui.l10n.text(message), name).problem(problem).text_alone(ui.l10n.full(index), &ui.dispatch, parse)
    };
    let set_first: ParseValue = |text| Some(PlaybackAction::SetLoopBound(Bound::First, text.to_owned()).into());
    let set_last: ParseValue = |text| Some(PlaybackAction::SetLoopBound(Bound::Last, text.to_owned()).into());
    html! {
        <div class="loop">
            { field(msg::TRANSPORT_LOOP_FIRST, "loop.first", &range.first, set_first) }
            { field(msg::TRANSPORT_LOOP_LAST, "loop.last", &range.last, set_last) }
            { problem_text(problem, ui.l10n.text(msg::TRANSPORT_LOOP), ui) }
        </div>
    }
}

/// Jumps by a power of two. They are memoised separately, so that playback does not reset the field while the user
/// types.
#[derive(Clone, PartialEq)]
struct Jumps {
    can_go_back: bool,
    can_go_on: bool,
    exponent: u32,
    max_exponent: u32,
}

impl Jumps {
    fn new(scene: &Scene) -> Self {
        let line = scene.line();
        Self {
            can_go_back: !line.is_at_start(),
            can_go_on: !line.is_at_end(),
            exponent: scene.session.jump_exponent,
            max_exponent: scene.max_jump_exponent(),
        }
    }
}

impl Render for Jumps {
    fn render(&self, ui: &Ui) -> Html {
        let exponent = self.exponent;
        let jump = |command, forward: bool, label, action: NavigateAction, is_enabled: bool| {
            let sign = [if forward { "+" } else { "−" }, "2", &superscript(exponent as usize)].concat();
            let label = ui.l10n.format(label, [sign.as_str().into()]);
            Button::new(command, action).label(label).enabled(is_enabled).html(sign, &ui.dispatch)
        };
        let parse: ParseValue =
            |value| whole_number(value).map(|exponent| NavigateAction::SetJumpExponent(exponent).into());
        let bounds = (exponent, self.max_exponent);
        html! {
            <div class="leaps">
                { Field::new(ui.l10n.text(msg::SCRUBBER_JUMP_EXPONENT), "stride").number_alone( bounds, &ui.dispatch, parse) }
                { jump("jump-back", false, msg::SCRUBBER_JUMP_BACK, NavigateAction::JumpBack, self.can_go_back) }
                { jump("jump-forward", true, msg::SCRUBBER_JUMP_FORWARD, NavigateAction::JumpForward, self.can_go_on) }
            </div>
        }
    }
}
