//! The sentence below the towers.

use yew::prelude::*;

/// The sentence as it is now, to be seen, and the one that screen readers are to say.
pub fn caption(seen: &AttrValue, told: &AttrValue) -> Html {
    html! {
        <>
            <p class="caption" data-caption="">{ seen }</p>
            <p class="unseen" role="status" aria-live="polite" aria-atomic="true">{ told }</p>
        </>
    }
}
