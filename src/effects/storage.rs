//! What the learner wants to keep on this device: the best results, and nothing else.
//!
//! A browser may forbid it or have no room left. Then the results last as long as the page.

use web_sys::Storage;

use crate::model::{BestResults, BestSession, Origin};

const KEY: &str = "tower-of-hanoi-best-results";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Whether the browser lets the page keep something.
pub(super) fn is_allowed() -> bool {
    storage().is_some()
}

/// The results from earlier visits, if the learner wanted them to be kept.
#[must_use]
pub fn kept_results(origin: &Origin) -> BestSession {
    let text = storage().filter(|_| origin.has_storage).and_then(|storage| storage.get_item(KEY).ok()?);
    // A damaged text counts as no results.
    text.map(|text| BestSession::kept(text.parse().unwrap_or_default())).unwrap_or_default()
}

/// Keeps the results, or erases them.
pub fn keep_results(results: Option<BestResults>) {
    let Some(storage) = storage() else { return };
    // If this fails, the results last as long as the page.
    let _ = match results {
        Some(results) => storage.set_item(KEY, &results.to_string()),
        None => storage.remove_item(KEY),
    };
}
