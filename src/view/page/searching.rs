//! A search under way.

use yew::prelude::*;

use crate::l10n::{Label, Language, PanelText};
use crate::model::{Action, Pending};
use crate::solver::Unsolved;

/// Draws a search.
pub type Draw = fn(&Pending, Language, &Callback<Action>) -> Html;

/// What searches comes with the second part of the program.
pub fn waiting(language: Language) -> Html {
    html! { <div class="searching"><span>{ language.label(Label::LoadingRules) }</span></div> }
}

/// How far the search is, and a way to stop it.
pub fn searching(pending: &Pending, language: Language, on: &Callback<Action>) -> Html {
    let Pending { seen, all, .. } = *pending;
    let says = match all {
        Some(all) => language.fill(PanelText::Searching, &[seen.into(), all.into()]),
        None => language.label(Label::LoadingRules).into(),
    };
    html! {
        <div class="searching">
            <progress max={all.map(|all| all.to_string())} value={all.map(|_| seen.to_string())} aria-label={says.clone()} />
            <span>{ says }</span>
            <button type="button" onclick={on.reform(|_| Action::SearchEnds(Err(Unsolved::Stopped)))}>
                { language.label(PanelText::Stop) }
            </button>
        </div>
    }
}
