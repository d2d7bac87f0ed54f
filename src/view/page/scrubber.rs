//! The slider, the field with the exact move number, and jumps by powers of two.

use yew::prelude::*;

use crate::l10n::{L10n, PageSentence, msg};
use crate::model::{Action, NavigateAction, Parameter, Problem, Speed, State, keys, slider};
use crate::solver::Index;
use crate::view::components::buttons::Button;
use crate::view::components::events::{on_key, on_value};
use crate::view::components::field::{is_invalid, problem_id, problem_text};
use crate::view::components::fields::{ParseValue, number_field};
use crate::view::components::memo::{Render, memo};

#[derive(Clone, PartialEq)]
pub struct Scrubber {
    index: Index,
    total: Index,
    jumps: Jumps,
    speed: Speed,
    /// The text of the slider for screen readers.
    caption: AttrValue,
    /// What the user is typing instead of the move number.
    input: Option<String>,
    /// The problem of the move number.
    problem: Option<Problem>,
}

impl Scrubber {
    #[must_use]
    pub fn new(state: &State, caption: AttrValue) -> Self {
        Self {
            index: state.index().clone(),
            total: state.total().clone(),
            jumps: Jumps {
                can_go_back: !state.index().is_zero(),
                can_go_on: !state.is_at_end(),
                exponent: state.session.jump_exponent,
                max_exponent: state.max_jump_exponent(),
            },
            speed: state.config.playback.speed,
            caption,
            input: state.session.index_input.clone(),
            problem: state.problem_of(Parameter::Move).cloned(),
        }
    }
}

impl Render for Scrubber {
    fn render(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        html! {
            <div class="scrubber" role="group" aria-label={l10n.text(msg::SCRUBBER_TITLE)}>
                { self.slider(l10n, dispatch) }
                { self.index_field(l10n, dispatch) }
                // It takes a row above the buttons, so that no control moves away.
                { problem_text(self.problem.as_ref(), l10n.text(msg::SCRUBBER_MOVE_NUMBER), l10n, dispatch) }
                <details class="more">
                    <summary aria-label={l10n.text(msg::SCRUBBER_MORE)} title={l10n.text(msg::SCRUBBER_MORE)}>{ "⋯" }</summary>
                    <div class="popup">
                        { memo(self.jumps.clone(), l10n, dispatch) }
                        <p class="hint">{ self.progress(l10n) }</p>
                        <p class="hint">{ self.entry_hint(l10n) }</p>
                    </div>
                </details>
            </div>
        }
    }
}

impl Scrubber {
    fn slider(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let Self { index, total, .. } = self;
        let oninput: Callback<InputEvent> =
            on_value(dispatch, |value| value.parse().ok().map(|tick| NavigateAction::SeekSlider(tick).into()));
        html! {
            <input type="range" class="track" name="track" min="0" max={slider::ticks(total).to_string()} step="1"
                value={slider::tick_of(index, total).to_string()} {oninput} onkeydown={on_key(dispatch, keys::slider_key)}
                disabled={total.is_zero()} aria-label={l10n.text(msg::SCRUBBER_TITLE)}
                aria-valuetext={self.caption.clone()} />
        }
    }

    /// Empty if the solution has no moves.
    fn progress(&self, l10n: L10n) -> String {
        let Self { index, total, speed, .. } = self;
        if total.is_zero() {
            return String::new();
        }
        let seconds = speed.seconds(&total.saturating_sub(index));
        let permille = slider::permille(index, total);
        l10n.page_sentence(&PageSentence::Progress { permille, seconds: &seconds, speed: &speed.to_string() })
    }

    /// How a move number can be written.
    fn entry_hint(&self, l10n: L10n) -> String {
        l10n.page_sentence(&PageSentence::EntryHint { exponent: self.jumps.max_exponent })
    }

    /// The field keeps what the user types until it is submitted or cancelled.
    fn index_field(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let value = self.input.clone().unwrap_or_else(|| l10n.full(&self.index));
        let oninput: Callback<InputEvent> =
            on_value(dispatch, |value| Some(NavigateAction::InputIndex(value.to_owned()).into()));
        let onsubmit = dispatch.reform(|event: SubmitEvent| {
            event.prevent_default();
            NavigateAction::SubmitIndex.into()
        });
        let (hint, problem) = (self.entry_hint(l10n), self.problem.as_ref());
        let onblur = dispatch.reform(|_: FocusEvent| NavigateAction::SubmitIndex.into());
        let cancel = |key: &str| (key == "Escape").then(|| NavigateAction::CancelIndexInput.into());
        html! {
            <form class="entry" {onsubmit}>
                <label>
                    <span>{ l10n.text(msg::SCRUBBER_MOVE_NUMBER) }</span>
                    <input type="text" name="move" {value} {oninput} {onblur} onkeydown={on_key(dispatch, cancel)}
                        autocomplete="off" spellcheck="false" aria-description={hint.clone()} title={hint}
                        aria-invalid={is_invalid(problem)} aria-describedby={problem.map(problem_id)} />
                </label>
                <span class="of">{ l10n.format(msg::SCRUBBER_OF_TOTAL, [(&self.total).into()]) }</span>
                <button type="submit" data-command="go">{ l10n.text(msg::SCRUBBER_GO) }</button>
            </form>
        }
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

impl Render for Jumps {
    fn render(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let exponent = self.exponent;
        let jump = |command, forward: bool, label, action: NavigateAction, is_enabled: bool| {
            let sign = l10n.page_sentence(&PageSentence::Leap { exponent, forward });
            let label = [l10n.text(label), " ", &sign].concat();
            Button::new(command, action).label(label).enabled(is_enabled).html(sign, dispatch)
        };
        let parse: ParseValue =
            |value| value.parse().ok().map(|exponent| NavigateAction::SetJumpExponent(exponent).into());
        let bounds = (exponent, self.max_exponent);
        html! {
            <div class="leaps">
                { number_field(l10n.text(msg::SCRUBBER_JUMP_EXPONENT), "stride", bounds, dispatch, parse) }
                { jump("jump-back", false, msg::SCRUBBER_JUMP_BACK, NavigateAction::JumpBack, self.can_go_back) }
                { jump("jump-forward", true, msg::SCRUBBER_JUMP_FORWARD, NavigateAction::JumpForward, self.can_go_on) }
            </div>
        }
    }
}
