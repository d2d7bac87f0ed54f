//! The languages of the page.

use std::str::FromStr;

use crate::named_enum::named_enum;

named_enum! {
    /// A language of the page.
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
        /// Accented and lengthened English, to test layouts.
        Accented = "en-XA",
        /// English from right to left, to test layouts.
        Mirrored = "ar-XB",
    }
    fn code;
}

impl Locale {
    /// The name of the language in that language.
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
            Self::Accented => "Åççéñţéð",
            Self::Mirrored => "Mirrored",
        }
    }

    /// The languages without the pseudo-locales.
    pub fn spoken() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|locale| !locale.is_pseudo())
    }

    /// Whether this is a pseudo-locale for layout tests.
    #[must_use]
    pub const fn is_pseudo(self) -> bool {
        matches!(self, Self::Accented | Self::Mirrored)
    }

    /// Whether its large numbers are counted in hundreds of millions (10⁸), not in billions (10⁹).
    #[must_use]
    pub const fn counts_hundred_millions(self) -> bool {
        matches!(self, Self::Chinese | Self::Japanese)
    }

    /// The direction of its lines, in the notation of HTML.
    #[must_use]
    pub const fn direction(self) -> &'static str {
        match self {
            Self::Arabic | Self::Mirrored => "rtl",
            Self::English
            | Self::French
            | Self::German
            | Self::Spanish
            | Self::Portuguese
            | Self::Vietnamese
            | Self::Chinese
            | Self::Japanese
            | Self::Hindi
            | Self::Accented => "ltr",
        }
    }
}

/// The page does not have this language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLocaleError;

impl FromStr for Locale {
    type Err = ParseLocaleError;

    /// A language code, optionally with a region after a hyphen or an underscore.
    ///
    /// ```
    /// use tower_of_hanoi::model::Locale;
    ///
    /// assert_eq!("pt-BR".parse(), Ok(Locale::Portuguese));
    /// assert_eq!("de_DE".parse(), Ok(Locale::German));
    /// assert!("xx".parse::<Locale>().is_err());
    /// ```
    fn from_str(code: &str) -> Result<Self, Self::Err> {
        let code = &code.replace('_', "-");
        let named = |name: &str| Self::ALL.into_iter().find(|locale| locale.code().eq_ignore_ascii_case(name));
        let language = code.split('-').next().unwrap_or_default();
        named(code).or_else(|| named(language)).ok_or(ParseLocaleError)
    }
}
