//! Settings: language, colours, shortcuts and accessibility.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, AppearanceAction, Locale, Theme};
use crate::view::components::buttons::Button;
use crate::view::components::fields::{ParseValue, select_field};

/// A popover, which the browser opens and closes: it is no state that a link could hold.
pub fn settings(theme: Theme, locale: Option<Locale>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let shortcuts = Button::new("shortcuts", AppearanceAction::ShowShortcuts(true));
    let set_theme: ParseValue = |value| value.parse().ok().map(|theme| AppearanceAction::SetTheme(theme).into());
    html! {
        <div class="settings" id="settings" popover="auto" role="group" aria-label={l10n.text(msg::HEADER_SETTINGS)}>
            { locale_field(locale, l10n, dispatch) }
            { theme_field("theme", theme, l10n, dispatch, set_theme) }
            { shortcuts.html(l10n.text(msg::SHORTCUTS_TITLE), dispatch) }
        </div>
    }
}

/// Every language has its own name for itself.
fn locale_field(chosen: Option<Locale>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let auto = (String::new(), l10n.text(msg::FOOTER_LANGUAGE_AUTO).to_owned());
    let locales = Locale::spoken().chain(chosen.filter(|locale| locale.is_pseudo()));
    let options = locales.map(|locale| (locale.code().to_owned(), locale.name().to_owned()));
    let options = std::iter::once(auto).chain(options);
    let parse: ParseValue = |code| Some(AppearanceAction::SetLocale(code.parse().ok()).into());
    select_field(l10n.text(msg::FOOTER_LANGUAGE), "lang", options, chosen.map_or("", Locale::code), dispatch, parse)
}

pub fn theme_field(
    name: &'static str,
    chosen: Theme,
    l10n: L10n,
    dispatch: &Callback<Action>,
    parse: ParseValue,
) -> Html {
    let option = |theme: Theme| {
        let message = match theme {
            Theme::Auto => msg::FOOTER_THEME_AUTO,
            Theme::Light => msg::FOOTER_THEME_LIGHT,
            Theme::Dark => msg::FOOTER_THEME_DARK,
        };
        (theme.name().to_owned(), l10n.text(message).to_owned())
    };
    select_field(l10n.text(msg::FOOTER_THEME), name, Theme::ALL.map(option), chosen.name(), dispatch, parse)
}
