//! The list of keys, as a dialog.

use yew::prelude::*;

use crate::l10n::{AskedText, Keys, Language};
use crate::model::{AIDS, Action, Look, State};

use crate::view::components::dialog::sheet;
use crate::view::components::events::act_on_value;
use crate::view::components::markup::{hint, text};

/// The dialog.
pub fn draw(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let row = |&(key, does): &(&str, AskedText)| {
        format!("<tr><th scope=\"row\"><kbd>{key}</kbd></th><td>{}</td></tr>", language.label(does))
    };
    let place = |group: &Keys| {
        let rows: String = group.keys.iter().map(row).collect();
        format!("<table><caption>{}</caption><tbody>{rows}</tbody></table>", language.label(group.place))
    };
    let places: String = Keys::ALL.iter().map(place).collect();
    let onchange = act_on_value(on, |_| Some(Action::Look(Look::Letters)));
    let inside = html! {
        <>
            { text(hint(language.label(AskedText::KeysAbout))) }
            <label class="field check">
                <input type="checkbox" autofocus={true} checked={!state.settings().views.no_letters()} {onchange} />
                { language.label(AskedText::KeysLetters) }
            </label>
            <fieldset class="checks">
                <legend>{ language.label(AskedText::AidsName) }</legend>
                { for AIDS.into_iter().map(|aid| aid_box(state, aid, language, on)) }
            </fieldset>
            { text(format!("<div class=\"keys\">{places}</div>")) }
        </>
    };
    sheet(language.label(AskedText::KeysName), || Action::Look(Look::Keys(false)), inside, language, on)
}

/// A box for something that makes the page easier.
fn aid_box(state: &State, aid: &'static str, language: Language, on: &Callback<Action>) -> Html {
    let name = match aid {
        "still" => AskedText::AidStill,
        "patterns" => AskedText::AidPatterns,
        _ => AskedText::AidSound,
    };
    let onchange = act_on_value(on, |aid| Some(Action::Look(Look::Aid(aid.to_owned()))));
    html! {
        <label class="field check">
            <input type="checkbox" value={aid} checked={state.settings().views.has_aid(aid)} {onchange} />
            { language.label(name) }
        </label>
    }
}
