//! The head and the foot of the page.

use yew::prelude::*;

use crate::explorer::{Action, Theme};
use crate::text::{Label, Language};

use super::controls::choice;
use super::part::Facts;

/// The name of the page, and the buttons that come later.
pub fn header(tools: Option<Html>, language: Language) -> Html {
    html! {
        <div class="head">
            <h1>{ language.label(Label::Title) }</h1>
            <p class="motto">{ language.label(Label::Motto) }</p>
            { tools }
        </div>
    }
}

/// The choice of colours.
#[derive(Clone, PartialEq)]
pub struct Footer {
    pub theme: Theme,
}

impl Facts for Footer {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        let option = |theme: Theme| {
            let label = match theme {
                Theme::Auto => Label::ThemeAuto,
                Theme::Light => Label::ThemeLight,
                Theme::Dark => Label::ThemeDark,
            };
            (theme.name().to_owned(), language.label(label).to_owned())
        };
        let read = |value: &str| Theme::read(value).map(Action::Theme);
        choice(language.label(Label::Theme), "theme", Theme::ALL.map(option), self.theme.name(), on, read)
    }
}
