//! Lists and graphs as files.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::sharing::Sharing;
use crate::explorer::{Action, Look, Outcome, State, files};
use crate::text::{Label, Language, Offer};
use crate::view::lessons::markup::{block, hint, text, words};

/// How much there is, a button that writes it, and how far that is.
pub fn draw(state: &Rc<State>, sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    let form = sharing.form;
    let count = match files::size(state, sharing) {
        Ok(count) => count,
        Err(most) => return text(hint(&language.offer(&Offer::TooMuch { form, most }))),
    };
    let mut content = hint(&language.offer(&Offer::Size { form, count }));
    let outcome = |outcome| Action::Look(Look::Outcome(outcome));
    match state.outcome() {
        Some(Outcome::Writes(written)) => {
            let says = language.offer(&Offer::Written { count: written, of: count });
            let stop = words(&outcome(None), language.label(Label::Stop));
            content.push_str(&format!(
                "<div class=\"row looks\"><progress max=\"{count}\" value=\"{written}\" aria-label=\"{says}\"></progress>\
                 <span>{says}</span>{stop}</div>"
            ));
        }
        _ => content.push_str(&words(&outcome(Some(Outcome::Writes(0))), &language.offer(&Offer::Save))),
    }
    block(content, on)
}
