//! The caption below the towers.

use yew::prelude::*;

/// The caption as it is now, and what screen readers are told.
pub fn caption(caption: &AttrValue, announcement: &AttrValue) -> Html {
    html! {
        <>
            <p class="caption" data-caption="">{ caption }</p>
            <p class="unseen" role="status" aria-live="polite" aria-atomic="true">{ announcement }</p>
        </>
    }
}
