//! What was not taken, in words.

use yew::prelude::*;

use crate::explorer::{Action, Problem};
use crate::text::{Label, Language, Phrase};

/// A note for each value that was not taken, and a way to close it.
pub fn problems(problems: &[Problem], language: Language, on: &Callback<Action>) -> Html {
    let line = |problem: &Problem| {
        html! { <li data-problem={problem.parameter.name()}>{ language.say(&Phrase::Problem(problem)) }</li> }
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
