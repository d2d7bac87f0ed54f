//! Step, play, speed and loop.

use yew::prelude::*;

use crate::l10n::{Label, Language, Phrase};
use crate::model::{Action, Span, Speed};

use crate::view::components::fields::{Make, button, choice};
use crate::view::components::icon::Icon;
use crate::view::components::memo::{Facts, Later};

/// The buttons that step and play, the speed and the loop.
#[derive(Clone, PartialEq)]
pub struct Transport {
    pub plays: bool,
    pub at_start: bool,
    pub at_end: bool,
    pub speed: Speed,
    pub looped: Option<Span>,
    /// What draws the fields for the ends of a loop.
    pub ends: Later<DrawSpan>,
}

/// Draws something of a stretch of the solution.
pub type DrawSpan = fn(&Span, Language, &Callback<Action>) -> Html;

impl Facts for Transport {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        let (back, forward) = (!self.at_start, !self.at_end);
        let button = |icon: Icon, label: Label, action: Make, useful: bool| {
            button(language.label(label), icon.html(), useful.then_some(action), on)
        };
        let (icon, play) = match (self.plays, self.at_end && !self.at_start) {
            (true, _) => (Icon::Pause, Label::Pause),
            (false, true) => (Icon::Again, Label::PlayAgain),
            (false, false) => (Icon::Play, Label::Play),
        };
        html! {
            <div class="transport" role="group" aria-label={language.label(Label::Controls)}>
                <div class="buttons">
                    { button(Icon::First, Label::First, || Action::First, back) }
                    { button(Icon::Back, Label::Back, || Action::Back, back) }
                    <span class="main">{ button(icon, play, || Action::TogglePlay, back || forward) }</span>
                    { button(Icon::Forward, Label::Forward, || Action::Forward, forward) }
                    { button(Icon::Last, Label::Last, || Action::Last, forward) }
                </div>
                <div class="options">
                    { self.speed(language, on) }
                    <label class="field">
                        <input type="checkbox" name="loop" checked={self.looped.is_some()}
                            onchange={on.reform(|_| Action::ToggleLoop)} />
                        { language.label(Label::Loop) }
                    </label>
                </div>
                if let (Some(looped), Some(draw)) = (&self.looped, self.ends.0) {
                    { draw(looped, language, on) }
                }
            </div>
        }
    }
}

impl Transport {
    fn speed(&self, language: Language, on: &Callback<Action>) -> Html {
        let mut speeds = Speed::CHOICES.to_vec();
        // A link may ask for a speed that is not on offer.
        if !speeds.contains(&self.speed) {
            speeds.push(self.speed);
        }
        let option = |speed: Speed| {
            let value = speed.write();
            let text = language.say(&Phrase::Speed(&value));
            (value, text)
        };
        let read = |value: &str| Speed::read(value).map(Action::Speed);
        choice(language.label(Label::Speed), "speed", speeds.into_iter().map(option), &self.speed.write(), on, read)
    }
}
