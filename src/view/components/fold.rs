//! Sections that are folded at first.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::model::{Action, Fold, OpenFolds};

/// A section under its title, which opens it. While it is folded, its content is not drawn.
pub fn folded(
    fold: Fold,
    title: impl Into<AttrValue>,
    content: impl FnOnce() -> Html,
    open: OpenFolds,
    dispatch: &Callback<Action>,
) -> Html {
    let is_open = open.contains(fold);
    html! {
        <details data-fold={fold.name()} open={is_open} ontoggle={on_toggle(fold, dispatch)}>
            <summary>{ title.into() }</summary>
            if is_open {
                { content() }
            }
        </details>
    }
}

fn on_toggle(fold: Fold, dispatch: &Callback<Action>) -> Callback<Event> {
    dispatch.reform(move |event: Event| {
        let part = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        Action::SetFold(fold, part.is_some_and(|part| part.has_attribute("open")))
    })
}
