//! The head and the foot of the page.

use yew::prelude::*;

use crate::l10n::{Label, Language, PanelText};
use crate::model::{Action, Look, Theme, Tongue};

use crate::view::components::fields::{Read, choice};
use crate::view::components::memo::Facts;

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

/// The choice of language and colours.
#[derive(Clone, PartialEq)]
pub struct Footer {
    pub theme: Theme,
    pub tongue: Option<Tongue>,
}

impl Facts for Footer {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        html! {
            <>
                { tongue(self.tongue, language, on) }
                { theme("theme", self.theme, language, on, |value| Theme::read(value).map(|theme| Action::Look(Look::Theme(theme)))) }
            </>
        }
    }
}

/// A field for languages, each by its own name.
fn tongue(chosen: Option<Tongue>, language: Language, on: &Callback<Action>) -> Html {
    let auto = (String::new(), language.label(PanelText::LanguageAuto).to_owned());
    let options = Tongue::ALL.map(|tongue| (tongue.code().to_owned(), tongue.name().to_owned()));
    let read = |code: &str| Some(Action::Look(Look::Speak(Tongue::read(code))));
    let options = std::iter::once(auto).chain(options);
    choice(language.label(PanelText::Language), "lang", options, chosen.map_or("", Tongue::code), on, read)
}

/// A field for colours.
pub fn theme(name: &'static str, chosen: Theme, language: Language, on: &Callback<Action>, read: Read) -> Html {
    let option = |theme: Theme| {
        let label = match theme {
            Theme::Auto => PanelText::ThemeAuto,
            Theme::Light => PanelText::ThemeLight,
            Theme::Dark => PanelText::ThemeDark,
        };
        (theme.name().to_owned(), language.label(label).to_owned())
    };
    choice(language.label(PanelText::Theme), name, Theme::ALL.map(option), chosen.name(), on, read)
}
