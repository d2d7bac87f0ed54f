//! What comes when it is asked for: dialogs, the tour, playing by hand.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, State};
use crate::text::Language;

use super::lesson::Dialogs;
use super::share::share;
use super::{keys, play, task, tour};

/// What draws all of it.
#[must_use]
pub fn dialogs() -> Dialogs {
    Dialogs { over, above, play: play::draw, played: play::says }
}

fn above(state: &State, language: Language, on: &Callback<Action>) -> Html {
    html! { <>{ tour::draw(state, language, on) }{ task::draw(state, language, on) }</> }
}

fn over(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let views = &state.settings().views;
    html! {
        <>
            if views.share.is_some() {
                { share(&Rc::new(state.clone()), language, on) }
            }
            if views.shows_keys() {
                { keys::draw(state, language, on) }
            }
        </>
    }
}
