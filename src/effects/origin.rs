//! The origin of the page.

use js_sys::Reflect;

use crate::model::Origin;

use super::address_bar::page_settings;
use super::storage;

/// Reads the origin from the window, once.
#[must_use]
pub fn origin(is_page: bool) -> Origin {
    let Some(window) = web_sys::window() else { return Origin::default() };
    let href = window.location().href().unwrap_or_default();
    // The page in one file defines this name.
    let is_single_file = Reflect::has(&window, &"hanoi".into()) == Ok(true);
    let is_by_itself =
        is_page && page_settings().is_none() && window.parent().is_ok_and(|parent| parent.as_ref() == Some(&window));
    Origin {
        has_storage: is_by_itself && !is_single_file && href.starts_with("http") && storage::is_allowed(),
        address: href.split(['?', '#']).next().unwrap_or_default().into(),
        can_share: Reflect::has(&window.navigator(), &"share".into()) == Ok(true),
        is_single_file,
        opens_first_view: is_by_itself,
    }
}
