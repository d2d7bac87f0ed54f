//! The list of problems.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, Problem, SystemEvent};
use crate::view::components::buttons::Button;

/// A message for each value that could not be used, and a button that dismisses them.
pub fn problems(problems: &[Problem], l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let line = |problem: &Problem| {
        html! { <li data-problem={problem.parameter.name()}>{ l10n.problem(problem) }</li> }
    };
    let dismiss = Button::new("dismiss", SystemEvent::DismissProblems);
    // The live region always exists, so that screen readers announce new content.
    html! {
        <div role="alert">
            if !problems.is_empty() {
                <div class="problems">
                    <ul aria-label={l10n.text(msg::PROBLEM_LIST_LABEL)}>{ for problems.iter().map(line) }</ul>
                    { dismiss.html(l10n.text(msg::PROBLEM_DISMISS), dispatch) }
                </div>
            }
        </div>
    }
}
