//! The languages of the page.

/// A language that the page speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// Portuguese.
    Portuguese,
    /// Vietnamese.
    Vietnamese,
    /// Chinese, in simplified characters.
    Chinese,
    /// Japanese.
    Japanese,
    /// Hindi.
    Hindi,
    /// Arabic.
    Arabic,
}

impl Tongue {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::English,
        Self::French,
        Self::German,
        Self::Spanish,
        Self::Portuguese,
        Self::Vietnamese,
        Self::Chinese,
        Self::Japanese,
        Self::Hindi,
        Self::Arabic,
    ];

    /// The code in links and in the page's `lang`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
            Self::Spanish => "es",
            Self::Portuguese => "pt",
            Self::Vietnamese => "vi",
            Self::Chinese => "zh",
            Self::Japanese => "ja",
            Self::Hindi => "hi",
            Self::Arabic => "ar",
        }
    }

    /// The language of a code, which may name a region as well.
    ///
    /// ```
    /// use tower_of_hanoi::model::Tongue;
    ///
    /// assert_eq!(Tongue::read("vi"), Some(Tongue::Vietnamese));
    /// assert_eq!(Tongue::read("pt-BR"), Some(Tongue::Portuguese));
    /// assert_eq!(Tongue::read("xx"), None);
    /// ```
    #[must_use]
    pub fn read(code: &str) -> Option<Self> {
        let own = code.split('-').next()?;
        Self::ALL.into_iter().find(|tongue| tongue.code().eq_ignore_ascii_case(own))
    }

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
