//! Settings: language, colours, shortcuts and accessibility.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{AppearanceAction, LearnAction, Locale, Theme};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::events::ParseValue;
use crate::view::components::field::Field;

/// A popover, which the browser opens and closes, so it is not part of the state.
pub fn settings(theme: Theme, locale: Option<Locale>, keeps_best: Option<bool>, ui: &Ui) -> Html {
    let shortcuts = Button::new("shortcuts", AppearanceAction::ShowShortcuts(true));
    let erase = |keeps_best| Button::new("erase-best", LearnAction::KeepBest(false)).enabled(keeps_best);
    let set_theme: ParseValue = |value| value.parse().ok().map(|theme| AppearanceAction::SetTheme(theme).into());
    html! {
        <div class="settings" id="settings" popover="auto" role="group" aria-label={ui.l10n.text(msg::HEADER_SETTINGS)}>
            { locale_field(locale, ui) }
            { theme_field("theme", theme, ui, set_theme) }
            { shortcuts.html(ui.l10n.text(msg::SHORTCUTS_TITLE), &ui.dispatch) }
            if let Some(keeps_best) = keeps_best {
                { erase(keeps_best).html(ui.l10n.text(msg::LEARN_ERASE), &ui.dispatch) }
            }
        </div>
    }
}

/// The list of languages, each under its own name.
fn locale_field(chosen: Option<Locale>, ui: &Ui) -> Html {
    let auto = (String::new(), ui.l10n.text(msg::FOOTER_LANGUAGE_AUTO).to_owned());
    let locales = Locale::spoken().chain(chosen.filter(|locale| locale.is_pseudo()));
    let options = locales.map(|locale| (locale.code().to_owned(), locale.name().to_owned()));
    let options = std::iter::once(auto).chain(options);
    let parse: ParseValue = |code| Some(AppearanceAction::SetLocale(code.parse().ok()).into());
    Field::new(ui.l10n.text(msg::FOOTER_LANGUAGE), "lang").select_alone(
        options,
        chosen.map_or("", Locale::code),
        &ui.dispatch,
        parse,
    )
}

pub fn theme_field(name: &'static str, chosen: Theme, ui: &Ui, parse: ParseValue) -> Html {
    let option = |theme: Theme| {
        let message = match theme {
            Theme::Auto => msg::FOOTER_THEME_AUTO,
            Theme::Light => msg::FOOTER_THEME_LIGHT,
            Theme::Dark => msg::FOOTER_THEME_DARK,
        };
        (theme.name().to_owned(), ui.l10n.text(message).to_owned())
    };
    Field::new(ui.l10n.text(msg::FOOTER_THEME), name).select_alone(
        Theme::ALL.map(option),
        chosen.name(),
        &ui.dispatch,
        parse,
    )
}
