//! Lists and graphs as files.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{AskedText, Language, Offer, PanelText};
use crate::model::share::Sharing;
use crate::model::{Action, Look, Outcome, State, share::export as files};
use crate::view::components::markup::{block, hint, text, words};

/// How much there is, a button that writes it, and how far that is.
pub fn draw(state: &Rc<State>, sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    let form = sharing.form;
    let count = match files::size(state, sharing) {
        Ok(count) => count,
        Err(most) => return text(hint(&language.offer(&Offer::TooMuch { form, most }))),
    };
    let outcome = |outcome| Action::Look(Look::Outcome(outcome));
    let size = text(hint(&language.offer(&Offer::Size { form, count })));
    let Some(Outcome::Writes(written)) = state.outcome() else {
        let save = words(&outcome(Some(Outcome::Writes(0))), language.label(AskedText::Save));
        return html! { <>{ size }{ block(save, on) }</> };
    };
    let says = language.fill(AskedText::Written, &[written.into(), count.into()]);
    // The button is by itself: it must stay while it is pressed.
    html! {
        <>
            { size }
            { text(format!("<progress max=\"{count}\" value=\"{written}\" aria-label=\"{says}\"></progress> <span>{says}</span>")) }
            { block(words(&outcome(None), language.label(PanelText::Stop)), on) }
        </>
    }
}
