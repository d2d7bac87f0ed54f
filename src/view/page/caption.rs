//! The caption below the towers.

use yew::prelude::*;

/// The visible caption, and the live region for screen readers. The latter lags behind: see `app/announcer.rs`.
pub fn caption(caption: &AttrValue, announcement: &AttrValue) -> Html {
    html! {
        <>
            <p class="caption" data-caption="">{ caption }</p>
            <p class="unseen" role="status" aria-live="polite" aria-atomic="true">{ announcement }</p>
        </>
    }
}
