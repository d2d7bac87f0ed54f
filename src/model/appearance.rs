//! The look and sound of the page, and its keyboard shortcuts.

use std::fmt;
use std::str::FromStr;

use crate::named_enum::named_enum;

use super::link::{LinkWriter, Params};
use super::{Effect, Locale, Parameter, Problem, Reason, State};

/// Theme, language, accessibility options and shortcuts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Appearance {
    pub theme: Theme,
    /// `None` for the language of the browser, or of the surrounding page.
    pub locale: Option<Locale>,
    pub accessibility: Accessibility,
    pub shortcuts: Shortcuts,
    /// Whether the explorer is part of another page. It then shows nothing but its panels.
    pub is_embedded: bool,
    /// Whether the page is shown to an audience: large, and without the header.
    pub is_presented: bool,
}

impl Appearance {
    pub(super) fn apply(&mut self, params: &mut Params) {
        params.set_flag(Parameter::Embed, &mut self.is_embedded);
        params.set(Parameter::Keys, &mut self.shortcuts, Shortcuts::default(), |text| text.parse().ok());
        params.set(Parameter::Aids, &mut self.accessibility, Accessibility::default(), |text| text.parse().ok());
        params.set(Parameter::Theme, &mut self.theme, Theme::Auto, |text| text.parse().ok());
        params.set_option(Parameter::Lang, &mut self.locale, |text| text.parse().ok());
        params.set_flag(Parameter::Present, &mut self.is_presented);
    }

    pub(super) fn format(&self, link: &mut LinkWriter) {
        link.add(Parameter::Keys, self.shortcuts == Shortcuts::default(), self.shortcuts);
        link.add(Parameter::Aids, self.accessibility == Accessibility::default(), self.accessibility);
        link.add_option(Parameter::Lang, self.locale);
        link.add(Parameter::Theme, self.theme == Theme::Auto, self.theme);
        link.add_flag(Parameter::Present, self.is_presented);
        link.add_flag(Parameter::Embed, self.is_embedded);
    }
}

named_enum! {
    /// Light, dark, or the setting of the system.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Theme {
        #[default]
        Auto = "auto",
        Light = "light",
        Dark = "dark",
    }
    fn name;
    ParseThemeError: "a theme";
}

named_enum! {
    /// An option that makes the page easier to use.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AccessibilityOption {
        ReducedMotion = "still",
        /// Patterns on discs, so that discs are not told apart by colour alone.
        Patterns = "patterns",
        /// A sound for each move.
        Sound = "sound",
    }
    fn name;
    ParseAccessibilityOptionError: "an accessibility option";
}

/// The accessibility options that are on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accessibility {
    pub reduced_motion: bool,
    pub patterns: bool,
    pub sound: bool,
}

impl Accessibility {
    #[must_use]
    pub const fn has(self, option: AccessibilityOption) -> bool {
        match option {
            AccessibilityOption::ReducedMotion => self.reduced_motion,
            AccessibilityOption::Patterns => self.patterns,
            AccessibilityOption::Sound => self.sound,
        }
    }

    const fn set(&mut self, option: AccessibilityOption, is_on: bool) {
        match option {
            AccessibilityOption::ReducedMotion => self.reduced_motion = is_on,
            AccessibilityOption::Patterns => self.patterns = is_on,
            AccessibilityOption::Sound => self.sound = is_on,
        }
    }
}

impl fmt::Display for Accessibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = AccessibilityOption::ALL.into_iter().filter(|option| self.has(*option));
        f.write_str(&on.map(AccessibilityOption::name).collect::<Vec<_>>().join("."))
    }
}

impl FromStr for Accessibility {
    type Err = ParseAccessibilityOptionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split('.').try_fold(Self::default(), |mut options, word| {
            options.set(word.parse()?, true);
            Ok(options)
        })
    }
}

/// The list of shortcuts, and whether keys that type a single letter or sign have an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shortcuts {
    pub is_list_open: bool,
    pub are_letters_off: bool,
}

impl fmt::Display for Shortcuts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.is_list_open, self.are_letters_off) {
            (false, false) => "",
            (true, false) => "shown",
            (false, true) => "no-letters",
            (true, true) => "shown-no-letters",
        })
    }
}

/// The text is not a setting for shortcuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseShortcutsError;

impl FromStr for Shortcuts {
    type Err = ParseShortcutsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (is_list_open, are_letters_off) = match text {
            "shown" => (true, false),
            "no-letters" => (false, true),
            "shown-no-letters" => (true, true),
            _ => return Err(ParseShortcutsError),
        };
        Ok(Self { is_list_open, are_letters_off })
    }
}

/// A change of the appearance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppearanceAction {
    SetTheme(Theme),
    /// `None` for the language of the browser.
    SetLocale(Option<Locale>),
    /// The chosen language could not be loaded, so the page keeps this one.
    LocaleFailed(Locale),
    ToggleAccessibility(AccessibilityOption),
    ShowShortcuts(bool),
    ToggleLetterKeys,
    /// Switches presentation mode on or off, full screen if the browser allows it.
    Present(bool),
}

pub(super) fn update(state: &mut State, action: AppearanceAction, effects: &mut Vec<Effect>) {
    let appearance = &mut state.config.appearance;
    match action {
        AppearanceAction::SetTheme(theme) => appearance.theme = theme,
        AppearanceAction::SetLocale(locale) => {
            appearance.locale = locale;
            state.clear_problem(Parameter::Lang);
        }
        AppearanceAction::LocaleFailed(locale) => {
            appearance.locale = Some(locale);
            state.report(Problem::new(Parameter::Lang, "", Reason::LoadFailed));
        }
        AppearanceAction::ToggleAccessibility(option) => {
            let is_on = appearance.accessibility.has(option);
            appearance.accessibility.set(option, !is_on);
        }
        AppearanceAction::Present(is_presented) => {
            appearance.is_presented = is_presented;
            effects.push(Effect::FillScreen(is_presented));
        }
        AppearanceAction::ShowShortcuts(is_open) => appearance.shortcuts.is_list_open = is_open,
        AppearanceAction::ToggleLetterKeys => {
            appearance.shortcuts.are_letters_off = !appearance.shortcuts.are_letters_off
        }
    }
}
