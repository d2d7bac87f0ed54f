//! A search under way.

use yew::prelude::*;

use crate::explorer::{Action, Pending};
use crate::solver::Unsolved;
use crate::text::{Label, Language, Phrase};

/// How far the search is, and a way to stop it.
pub fn searching(pending: &Pending, language: Language, on: &Callback<Action>) -> Html {
    let Pending { seen, all, .. } = *pending;
    let says = language.say(&Phrase::Searching { seen, all });
    html! {
        <div class="searching">
            <progress max={all.map(|all| all.to_string())} value={all.map(|_| seen.to_string())} aria-label={says.clone()} />
            <span>{ says }</span>
            <button type="button" onclick={on.reform(|_| Action::SearchEnds(Err(Unsolved::Stopped)))}>
                { language.label(Label::Stop) }
            </button>
        </div>
    }
}
