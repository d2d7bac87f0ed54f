//! The list of keys, as a dialog.

use yew::prelude::*;

use crate::explorer::{Action, Look, State};
use crate::text::{Keys, Language, Lesson};

use super::lessons::markup::{block, button, hint, text};
use super::listen::act_on_value;

fn show(shown: bool) -> Action {
    Action::Look(Look::Keys(shown))
}

/// The dialog.
pub fn draw(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let name = language.keys(&Keys::Name);
    let close = button(&show(false), &language.explain(&Lesson::Close), "✕");
    let place = |(place, keys): (usize, &&[&'static str])| {
        let row = |(row, key): (usize, &&'static str)| {
            format!(
                "<tr><th scope=\"row\"><kbd>{key}</kbd></th><td>{}</td></tr>",
                language.keys(&Keys::Does(place, row))
            )
        };
        let rows: String = keys.iter().enumerate().map(row).collect();
        format!("<table><caption>{}</caption><tbody>{rows}</tbody></table>", language.keys(&Keys::Place(place)))
    };
    let places: String = Keys::PLACES.iter().enumerate().map(place).collect();
    let leave = on.reform(|event: Event| {
        // The state closes it, not the browser.
        event.prevent_default();
        show(false)
    });
    let onchange = act_on_value(on, |_| Some(Action::Look(Look::Letters)));
    html! {
        <dialog class="sheet" aria-label={name} oncancel={leave.clone()} onclose={leave}>
            <div class="sheet-head"><h2>{ name }</h2>{ block(close, on) }</div>
            { text(hint(language.keys(&Keys::About))) }
            <label class="field check">
                <input type="checkbox" autofocus={true} checked={!state.settings().views.no_letters()} {onchange} />
                { language.keys(&Keys::Letters) }
            </label>
            { text(format!("<div class=\"keys\">{places}</div>")) }
        </dialog>
    }
}
