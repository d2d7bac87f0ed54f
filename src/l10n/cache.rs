//! Each language is parsed once, however many explorers a page has.

use std::cell::RefCell;

use super::L10n;

thread_local! {
    static PARSED: RefCell<Vec<L10n>> = const { RefCell::new(Vec::new()) };
}

pub struct L10nCache;

impl L10nCache {
    /// Takes the input of [`L10n::parse`] and parses it only if its language is not in the cache.
    #[must_use]
    pub fn get(source: &str) -> Option<L10n> {
        let code = source.split('\n').next()?;
        let cached = PARSED.with_borrow(|parsed| parsed.iter().find(|l10n| l10n.locale().code() == code).copied());
        cached.or_else(|| {
            let l10n = L10n::parse(source)?;
            PARSED.with_borrow_mut(|parsed| parsed.push(l10n));
            Some(l10n)
        })
    }
}
