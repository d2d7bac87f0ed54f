//! What comes when it is asked for: dialogs, the tour, playing by hand.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::Language;
use crate::model::{Action, State};

use super::lesson::Dialogs;
use share::share;
mod manual_play;
mod quiz;
mod share;
mod shortcuts;
mod tour;

pub use share::picture;

/// What draws all of it.
#[must_use]
pub fn dialogs() -> Dialogs {
    Dialogs { over, above, play: manual_play::draw, played: manual_play::says }
}

fn above(state: &State, language: Language, on: &Callback<Action>) -> Html {
    html! { <>{ tour::draw(state, language, on) }{ quiz::draw(state, language, on) }</> }
}

fn over(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let views = &state.settings().views;
    html! {
        <>
            if views.share.is_some() {
                { share(&Rc::new(state.clone()), language, on) }
            }
            if views.shows_keys() {
                { shortcuts::draw(state, language, on) }
            }
        </>
    }
}
