//! The list of keys, as a dialog.

use yew::prelude::*;

use crate::explorer::{Action, Look, State};
use crate::text::{Keys, Language};

use super::lessons::markup::{hint, text};
use super::listen::act_on_value;
use super::sheet::sheet;

/// The dialog.
pub fn draw(state: &State, language: Language, on: &Callback<Action>) -> Html {
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
    let onchange = act_on_value(on, |_| Some(Action::Look(Look::Letters)));
    let inside = html! {
        <>
            { text(hint(language.keys(&Keys::About))) }
            <label class="field check">
                <input type="checkbox" autofocus={true} checked={!state.settings().views.no_letters()} {onchange} />
                { language.keys(&Keys::Letters) }
            </label>
            { text(format!("<div class=\"keys\">{places}</div>")) }
        </>
    };
    sheet(language.keys(&Keys::Name), || Action::Look(Look::Keys(false)), inside, language, on)
}
