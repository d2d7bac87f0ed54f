//! The head and the foot of the page.

use yew::prelude::*;

use crate::explorer::{Action, Theme};
use crate::text::{Label, Language};

use super::controls::{Read, choice};
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
        theme("theme", self.theme, language, on, |value| Theme::read(value).map(Action::Theme))
    }
}

/// A field for colours.
pub fn theme(name: &'static str, chosen: Theme, language: Language, on: &Callback<Action>, read: Read) -> Html {
    let option = |theme: Theme| {
        let label = match theme {
            Theme::Auto => Label::ThemeAuto,
            Theme::Light => Label::ThemeLight,
            Theme::Dark => Label::ThemeDark,
        };
        (theme.name().to_owned(), language.label(label).to_owned())
    };
    choice(language.label(Label::Theme), name, Theme::ALL.map(option), chosen.name(), on, read)
}
