//! What was not taken, in words.

use yew::prelude::*;

use crate::l10n::{Label, Language};
use crate::model::{Action, Problem};

/// What a problem is in words.
pub type Say = fn(Language, &Problem) -> String;

/// A note for each value that was not taken, and a way to close it. What there is to say of them comes with the second part
/// of the program; until then it says only that that could not be had.
pub fn problems(problems: &[Problem], say: Option<Say>, language: Language, on: &Callback<Action>) -> Html {
    let problems: Vec<_> = problems.iter().filter(|problem| say.is_some() || problem.reason.is_not_loaded()).collect();
    let line = |problem: &&Problem| {
        let says = say.map_or_else(|| language.label(Label::PanelsNotLoaded).to_owned(), |say| say(language, problem));
        html! { <li data-problem={problem.parameter.name()}>{ says }</li> }
    };
    // The box is there from the first, so that screen readers tell when something comes into it.
    html! {
        <div role="alert">
            if !problems.is_empty() {
                <div class="problems">
                    <ul aria-label={language.label(Label::Problems)}>{ for problems.iter().map(line) }</ul>
                    <button type="button" onclick={on.reform(|_| Action::Dismiss)}>
                        { language.label(Label::Dismiss) }
                    </button>
                </div>
            }
        </div>
    }
}
