//! Values that could not be used.

use yew::prelude::*;

use crate::l10n::{L10n, PageMessage};
use crate::model::{Action, Problem, SystemEvent};
use crate::view::components::buttons::Button;

/// A note for each value that could not be used, and a button that closes them.
pub fn problems(problems: &[Problem], l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let line = |problem: &Problem| {
        html! { <li data-problem={problem.parameter.name()}>{ l10n.problem(problem) }</li> }
    };
    let dismiss = Button::new("dismiss", SystemEvent::DismissProblems);
    // The box is always there, so that screen readers notice when something comes into it.
    html! {
        <div role="alert">
            if !problems.is_empty() {
                <div class="problems">
                    <ul aria-label={l10n.text(PageMessage::Problems)}>{ for problems.iter().map(line) }</ul>
                    { dismiss.html(l10n.text(PageMessage::Dismiss), dispatch) }
                </div>
            }
        </div>
    }
}
