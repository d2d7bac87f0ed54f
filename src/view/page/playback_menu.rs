//! The menu of playback: the speed and the loop, and the tools of the ruler where they have no place beside the number.

use yew::prelude::*;

use crate::l10n::{Arg, L10n, msg};
use crate::model::{Bound, Panel, Parameter, PlaybackAction, Problem, Scene, Span, Speed};
use crate::solver::Index;
use crate::view::Ui;
use crate::view::components::events::ParseValue;
use crate::view::components::events::on_value;
use crate::view::components::field::{Field, check_field, problem_text};
use crate::view::components::icon::Icon;
use crate::view::components::memo::{Render, memo};

use super::ruler_tools::RulerTools;

/// Each part is memoised separately, so that playback does not reset the fields while the user types.
#[derive(Clone, PartialEq)]
pub struct PlaybackMenu {
    /// `None` if the panel of the buttons is not shown.
    playback: Option<(Speeds, Loop)>,
    /// `None` where the tools are elsewhere.
    ruler: Option<RulerTools>,
}

#[derive(Clone, Copy, PartialEq)]
struct Speeds {
    chosen: Speed,
}

#[derive(Clone, PartialEq)]
struct Loop {
    range: Option<Span>,
    problem: Option<Problem>,
    /// Whether it is off because of a detour.
    is_off: bool,
}

impl PlaybackMenu {
    /// `None` if there is nothing in it. `ruler` has the tools of the ruler, unless they are elsewhere.
    #[must_use]
    pub fn new(scene: &Scene, ruler: Option<RulerTools>) -> Option<Self> {
        let has_playback = scene.shown_panels().contains(Panel::Transport);
        let playback = has_playback.then(|| (Speeds { chosen: scene.config.playback.speed }, Loop::new(scene)));
        (playback.is_some() || ruler.is_some()).then_some(Self { playback, ruler })
    }
}

impl Loop {
    fn new(scene: &Scene) -> Self {
        Self {
            range: scene.config.playback.loop_range.clone(),
            problem: scene.problem_of(Parameter::Loop).cloned(),
            is_off: scene.line().is_detour(),
        }
    }
}

impl Render for PlaybackMenu {
    fn render(&self, ui: &Ui) -> Html {
        let has_loop = self.playback.as_ref().is_some_and(|(_, part)| part.range.is_some());
        let (text, label) = self.name(ui.l10n);
        html! {
            <details class="playback-menu" data-closes="" data-on={has_loop.then_some("")}>
                <summary aria-label={label.clone()} title={label}>
                    { text }
                    if has_loop {
                        { Icon::Loop.html() }
                    }
                </summary>
                <div class="popup">
                    if let Some((speeds, part)) = &self.playback {
                        { speeds.html(ui) }
                        { memo(part.clone(), ui) }
                    }
                    if let Some(tools) = &self.ruler {
                        <div class="tools-part">
                            <span>{ ui.l10n.text(msg::SCRUBBER_TITLE) }</span>
                            { memo(tools.clone(), ui) }
                        </div>
                    }
                </div>
            </details>
        }
    }
}

impl PlaybackMenu {
    /// What is on the button, and the button's name. The name contains the text, so that voice control finds it.
    fn name(&self, l10n: L10n) -> (Html, String) {
        let Some((speeds, _)) = &self.playback else {
            return (Icon::More.html(), l10n.text(msg::SCRUBBER_TITLE).to_owned());
        };
        let text = speed_text(speeds.chosen, l10n);
        let name = l10n.format(msg::TRANSPORT_MENU, [text.as_str().into()]);
        (text.into(), name)
    }
}

/// The short texts leave room for the buttons on a phone.
fn speed_text(speed: Speed, l10n: L10n) -> String {
    l10n.format(msg::TRANSPORT_SPEED_SHORT, [Arg::Decimal(&speed.to_string())])
}

impl Speeds {
    fn html(self, ui: &Ui) -> Html {
        let mut speeds = Speed::CHOICES.to_vec();
        // A link may set a speed that is not in the list.
        if !speeds.contains(&self.chosen) {
            speeds.push(self.chosen);
            speeds.sort();
        }
        html! {
            <fieldset class="speeds" data-part={Panel::Transport.name()}>
                <legend>{ ui.l10n.text(msg::TRANSPORT_SPEED) }</legend>
                { for speeds.into_iter().map(|speed| self.choice(speed, ui)) }
            </fieldset>
        }
    }

    fn choice(self, speed: Speed, ui: &Ui) -> Html {
        let parse: ParseValue = |value| value.parse().ok().map(|speed| PlaybackAction::SetSpeed(speed).into());
        let (value, text) = (speed.to_string(), speed_text(speed, ui.l10n));
        // The name contains the text, so that voice control finds it.
        let long = ui.l10n.speed(&value);
        let name = ui.l10n.format(msg::TRANSPORT_SPEED_NAME, [text.as_str().into(), long.into()]);
        html! {
            <label key={value.clone()}>
                <input type="radio" name="speed" {value} aria-label={name} checked={speed == self.chosen}
                    onchange={on_value(&ui.dispatch, parse)} />
                { text }
            </label>
        }
    }
}

impl Render for Loop {
    fn render(&self, ui: &Ui) -> Html {
        let label = ui.l10n.text(msg::TRANSPORT_LOOP);
        html! {
            <div class="loop-part" data-part={Panel::Transport.name()}>
                { check_field(label, "loop", self.range.is_some(), &ui.dispatch, PlaybackAction::ToggleLoop) }
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
