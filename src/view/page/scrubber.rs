//! The slider, the field with the exact move number, and jumps by powers of two.

use yew::prelude::*;

use crate::l10n::{L10n, PageSentence, msg};
use crate::layout::svg_number::px;
use crate::model::{Action, NavigateAction, Span, Speed, State, keys, slider, timeline_window};
use crate::solver::Index;
use crate::view::components::buttons::Button;
use crate::view::components::events::{on_key, on_value, select_on_focus};
use crate::view::components::fields::{ParseValue, number_field};
use crate::view::components::memo::{Render, memo};

use super::strip::Strip;

/// Solutions of fewer than two to this many moves have no jumps: steps and the two ends suffice.
const MIN_JUMP_EXPONENT: u32 = 4;
/// The field has a row of its own when the number of moves has more bits than this.
const MAX_SHORT_BITS: u64 = 16;
/// The field is as wide as the largest move number, up to this many characters: all of 64 discs.
const MAX_FIELD_WIDTH: usize = 26;

#[derive(Clone, PartialEq)]
pub struct Scrubber {
    index: Index,
    total: Index,
    jumps: Jumps,
    speed: Speed,
    strip: Strip,
    loop_range: Option<Span>,
    /// The text of the slider for screen readers.
    caption: AttrValue,
    /// What the user is typing instead of the move number.
    input: Option<String>,
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
            strip: Strip::new(state),
            loop_range: state.config.playback.loop_range.clone(),
            caption,
            input: state.session.index_input.clone(),
        }
    }
}

impl Render for Scrubber {
    fn render(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        html! {
            <div class="scrubber" role="group" aria-label={l10n.text(msg::SCRUBBER_TITLE)}>
                { self.marks() }
                { memo(self.strip.clone(), l10n, dispatch) }
                { self.slider(l10n, dispatch) }
                { self.index_field(l10n, dispatch) }
                <details class="more">
                    <summary aria-label={l10n.text(msg::SCRUBBER_MORE)} title={l10n.text(msg::SCRUBBER_MORE)}>{ "⋯" }</summary>
                    <div class="popup">
                        if self.jumps.max_exponent >= MIN_JUMP_EXPONENT {
                            { memo(self.jumps.clone(), l10n, dispatch) }
                            if self.jumps.can_go_on {
                                <p class="hint">{ self.progress(l10n) }</p>
                            }
                        }
                        <p class="hint">{ self.entry_hint(l10n) }</p>
                    </div>
                </details>
            </div>
        }
    }
}

impl Scrubber {
    /// What lies behind the strokes: the part that is played, and the loop.
    fn marks(&self) -> Html {
        let Some(whole) = Span::whole(&self.total) else { return Html::default() };
        let percent = |place: f64| [&px(place * 100.0), "%"].concat();
        // Where the thumb of the slider stands.
        let ticks = slider::ticks(&self.total).max(1);
        let played = f64::from(slider::tick_of(&self.index, &self.total)) / f64::from(ticks);
        let looped = self.loop_range.as_ref().map(|range| {
            let (first, last) =
                (timeline_window::place_of(&whole, &range.first), timeline_window::place_of(&whole, &range.last));
            html! { <rect class="looped" x={percent(first)} width={percent(last - first)} height="100%" /> }
        });
        html! {
            <svg class="marks" aria-hidden="true">
                <rect class="played" width={percent(played)} height="100%" />
                { looped.unwrap_or_default() }
            </svg>
        }
    }

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

    fn progress(&self, l10n: L10n) -> String {
        let Self { index, total, speed, .. } = self;
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
        let hint = self.entry_hint(l10n);
        let onblur = dispatch.reform(|_: FocusEvent| NavigateAction::SubmitIndex.into());
        let full_total = l10n.full(&self.total);
        let size = full_total.chars().count().min(MAX_FIELD_WIDTH).to_string();
        let is_long = self.total.bits() > MAX_SHORT_BITS;
        let cancel = |key: &str| (key == "Escape").then(|| NavigateAction::CancelIndexInput.into());
        html! {
            <form class="entry" data-long={is_long.then_some("")} {onsubmit}>
                <label>
                    <span>{ l10n.text(msg::SCRUBBER_MOVE_NUMBER) }</span>
                    <input type="text" name="move" {size} {value} {oninput} {onblur} onkeydown={on_key(dispatch, cancel)}
                        onfocus={select_on_focus()} autocomplete="off" spellcheck="false"
                        aria-description={hint.clone()} title={hint} />
                </label>
                <span class="of" title={full_total}>{ l10n.format(msg::SCRUBBER_OF_TOTAL, [(&self.total).into()]) }</span>
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
