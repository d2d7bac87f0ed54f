//! The languages of the page.

use std::str::FromStr;

use crate::named_enum::named_enum;

named_enum! {
    /// A language that the page speaks.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Locale {
        #[default]
        English = "en",
        French = "fr",
        German = "de",
        Spanish = "es",
        Portuguese = "pt",
        Vietnamese = "vi",
        /// Chinese, in simplified characters.
        Chinese = "zh",
        Japanese = "ja",
        Hindi = "hi",
        Arabic = "ar",
    }
    fn code;
}

impl Locale {
    /// Its own name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::Portuguese => "Português",
            Self::Vietnamese => "Tiếng Việt",
            Self::Chinese => "简体中文",
            Self::Japanese => "日本語",
            Self::Hindi => "हिन्दी",
            Self::Arabic => "العربية",
        }
    }

    /// Which way its lines run, as pages have it.
    #[must_use]
    pub const fn direction(self) -> &'static str {
        match self {
            Self::Arabic => "rtl",
            _ => "ltr",
        }
    }
}

/// The page has no such language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLocaleError;

impl FromStr for Locale {
    type Err = ParseLocaleError;

    /// A language code, with a region or without.
    ///
    /// ```
    /// use tower_of_hanoi::model::Locale;
    ///
    /// assert_eq!("pt-BR".parse(), Ok(Locale::Portuguese));
    /// assert!("xx".parse::<Locale>().is_err());
    /// ```
    fn from_str(code: &str) -> Result<Self, Self::Err> {
        let language = code.split('-').next().unwrap_or_default();
        Self::ALL.into_iter().find(|locale| locale.code().eq_ignore_ascii_case(language)).ok_or(ParseLocaleError)
    }
}
