//! Explanations.

use yew::prelude::*;

use crate::l10n::{L10n, msg};

/// A round button that opens an explanation.
pub fn help(text: impl Into<AttrValue>, l10n: L10n) -> Html {
    html! {
        <details class="help">
            <summary aria-label={l10n.text(msg::GRAPH_HELP_LABEL)}>{ "?" }</summary>
            { hint(text) }
        </details>
    }
}

/// An explanatory paragraph.
pub fn hint(text: impl Into<AttrValue>) -> Html {
    html! { <p class="hint">{ text.into() }</p> }
}
