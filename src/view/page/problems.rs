//! The list of problems.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Problem, ProblemPlace, Scene, SystemEvent};
use crate::view::Ui;
use crate::view::components::buttons::Button;

/// A message for each value that could not be used, and a button that dismisses them. Messages that are also under their fields are
/// here for screen readers only, which read each message once, even if its field appears later.
pub fn problems(scene: &Scene, has_panels: bool, ui: &Ui) -> Html {
    let is_listed = |problem: &Problem| match scene.problem_place(problem) {
        ProblemPlace::List => true,
        ProblemPlace::Field => false,
        ProblemPlace::PanelField => !has_panels,
    };
    let line = |problem: &Problem| match is_listed(problem) {
        true => html! { <li data-problem={problem.parameter.name()}>{ ui.l10n.problem(problem) }</li> },
        false => html! { <li class="unseen">{ ui.l10n.problem(problem) }</li> },
    };
    let problems = &scene.problems;
    let has_list = problems.iter().any(is_listed);
    let dismiss = Button::new("dismiss", SystemEvent::DismissProblems);
    // The live region always exists, so that screen readers announce new content.
    html! {
        <div role="alert">
            if !problems.is_empty() {
                <div class={if has_list { "problems" } else { "unseen" }}>
                    <ul aria-label={ui.l10n.text(msg::PROBLEM_LIST_LABEL)}>{ for problems.iter().map(line) }</ul>
                    if has_list {
                        { dismiss.html(ui.l10n.text(msg::DIALOG_CLOSE), &ui.dispatch) }
                    }
                </div>
            }
        </div>
    }
}
