//! Each language is parsed once, however many explorers a page has.

use std::cell::RefCell;

use super::L10n;

thread_local! {
    static PARSED: RefCell<Vec<L10n>> = const { RefCell::new(Vec::new()) };
}

/// The languages that were parsed.
pub struct L10nCache;

impl L10nCache {
    /// The language of a text that [`L10n::parse`] parses.
    #[must_use]
    pub fn get(speech: &str) -> Option<L10n> {
        let code = speech.split('\n').next()?;
        let known = PARSED.with_borrow(|known| known.iter().find(|one| one.locale().code() == code).copied());
        known.or_else(|| {
            let l10n = L10n::parse(speech)?;
            PARSED.with_borrow_mut(|known| known.push(l10n));
            Some(l10n)
        })
    }
}
