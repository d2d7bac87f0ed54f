//! The slider before the strip of the solution, and the field with the exact move number.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{NavigateAction, Parameter, Problem, Scene, Speed, max_jump_exponent, slider};
use crate::solver::Index;
use crate::view::Ui;
use crate::view::components::entry::{Entry, EntryKind};
use crate::view::components::events::on_text;
use crate::view::components::field::{problem_id, problem_text};
use crate::view::components::memo::Render;
use crate::view::components::range::Range;

use super::lens::Lens;
use super::ruler::{Ruler, ScrubberKeys};

/// The field has its own row if the number of moves has more bits than this.
const MAX_SHORT_BITS: u64 = 16;
/// The field is as wide as the largest move number, up to this many characters, which is enough for 64 discs.
const MAX_FIELD_WIDTH: usize = 26;

#[derive(Clone, PartialEq)]
pub struct Scrubber {
    index: Index,
    total: Index,
    /// The largest k for which there are 2ᵏ moves.
    max_exponent: u32,
    /// `None` if there are no moves.
    ruler: Option<Ruler>,
    lens: Option<Lens>,
    keys: ScrubberKeys,
    speed: Speed,
    /// The text of the slider for screen readers.
    caption: AttrValue,
    /// The problem of the move number.
    problem: Option<Problem>,
}

impl Scrubber {
    /// The scrubber of a scene, whose slider has this text for screen readers. Its lens may show an earlier scene. `width` is about
    /// its own, in sixteenths of the page's font size.
    #[must_use]
    pub fn new(scene: &Scene, of_lens: &Scene, width: f64, caption: AttrValue) -> Self {
        let line = scene.line();
        let total = line.total();
        Self {
            index: line.index(),
            max_exponent: max_jump_exponent(&total),
            total,
            ruler: Ruler::new(scene),
            lens: Lens::new(scene, of_lens, width),
            keys: ScrubberKeys::new(scene),
            speed: scene.config.playback.speed,
            caption,
            problem: scene.problem_of(Parameter::Move).cloned(),
        }
    }
}

impl Render for Scrubber {
    fn render(&self, ui: &Ui) -> Html {
        html! {
            <div class="scrubber" role="group" aria-label={ui.l10n.text(msg::SCRUBBER_TITLE)}>
                { self.index_field(ui) }
                // It takes a row above the buttons, so that no control moves away.
                { problem_text(self.problem.as_ref(), ui.l10n.text(msg::SCRUBBER_MOVE_NUMBER), ui) }
                if let Some(ruler) = &self.ruler {
                    { ruler.html(self.slider(ui), self.lens.as_ref(), &self.keys, ui) }
                } else {
                    <div class="tracks"><div class="rail">{ self.slider(ui) }</div></div>
                }
            </div>
        }
    }
}

impl Scrubber {
    fn slider(&self, ui: &Ui) -> Html {
        let Self { index, total, .. } = self;
        let shown = slider::tick_of(index, total);
        // Assistive technology goes on by one tick, which is one move for it. Scripts and voices may set any tick.
        let onslide = ui.dispatch.reform(move |tick: u32| match (tick.checked_sub(shown), shown.checked_sub(tick)) {
            (Some(1), _) => NavigateAction::Next.into(),
            (_, Some(1)) => NavigateAction::Previous.into(),
            _ => NavigateAction::SeekSlider(tick).into(),
        });
        html! {
            <Range class="track" name="track" max={slider::ticks(total)} value={shown} {onslide}
                disabled={total.is_zero()} label={ui.l10n.text(msg::SCRUBBER_TITLE)} text={self.caption.clone()} />
        }
    }

    /// How long all moves take.
    fn duration(&self, l10n: L10n) -> String {
        l10n.duration_at(&self.speed.seconds(&self.total), &self.speed.to_string())
    }

    /// How much is done, and how long the rest takes.
    fn progress(&self, l10n: L10n) -> String {
        let Self { index, total, speed, .. } = self;
        let seconds = speed.seconds(&total.saturating_sub(index));
        l10n.progress(slider::permille(index, total), &seconds, &speed.to_string())
    }

    /// The hint about the ways to write a move number.
    fn entry_hint(&self, l10n: L10n) -> String {
        l10n.format(msg::SCRUBBER_ENTRY_HINT, [self.max_exponent.into()])
    }

    /// The field for the move number. It keeps the typed text until it is submitted or cancelled.
    fn index_field(&self, ui: &Ui) -> Html {
        let onenter = on_text(&ui.dispatch, |text| Some(NavigateAction::EnterIndex(text.to_owned()).into()));
        let onsubmit = Callback::from(|event: SubmitEvent| event.prevent_default());
        let (hint, problem) = (self.entry_hint(ui.l10n), self.problem.as_ref());
        let full_total = ui.l10n.full(&self.total);
        let size = full_total.chars().count().min(MAX_FIELD_WIDTH).to_string();
        let is_long = self.total.bits() > MAX_SHORT_BITS;
        html! {
            <form class="entry" data-long={is_long.then_some("")} {onsubmit}>
                <label>
                    <span>{ ui.l10n.text(msg::SCRUBBER_MOVE_NUMBER) }</span>
                    <Entry kind={EntryKind::Line} name="move" value={ui.l10n.full(&self.index)} {size} {hint} {onenter}
                        problem={problem.map(problem_id)} />
                </label>
                <span class="sum">
                    <span class="of" title={full_total}>{ ui.l10n.format(msg::SCRUBBER_OF_TOTAL, [(&self.total).into()]) }</span>
                    if !self.total.is_zero() {
                        <span class="duration" title={self.progress(ui.l10n)}>{ self.duration(ui.l10n) }</span>
                    }
                </span>
                <button type="submit" data-command="go" tabindex="-1">{ ui.l10n.text(msg::SCRUBBER_GO) }</button>
            </form>
        }
    }
}
