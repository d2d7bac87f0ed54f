//! The options of a choice.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::exercise::{Choice, ChoiceQuestion, Verdict, choice_letter};
use crate::model::{ExerciseAction, ExerciseSession};
use crate::view::Ui;

/// Radio buttons, which arrow keys go through. A wrong option is marked, and the right one once it is told.
pub fn choice_field(question: &ChoiceQuestion, session: &ExerciseSession, ui: &Ui) -> Html {
    let chosen = session.draft.choice;
    let tried = session.last_answer.as_ref().map(|answer| answer.given.clone());
    let option = |(place, choice)| {
        let is_chosen = chosen == Some(place);
        let is_marked = match session.verdict {
            None => false,
            Some(Verdict::NotYet) => tried == Some(choice_letter(place)),
            Some(Verdict::Right | Verdict::Wrong) => place == question.right || is_chosen,
        };
        let is_right = is_marked.then(|| (place == question.right).to_string());
        let onchange = ui.dispatch.reform(move |_: Event| ExerciseAction::Choose(place).into());
        html! {
            <label class="field check" data-right={is_right}>
                <input type="radio" name="answer-choice" value={choice_letter(place)} checked={is_chosen} {onchange} />
                <span class="choice">{ choice_words(choice, ui.l10n) }</span>
            </label>
        }
    };
    // Without a button in the form, Enter on a radio button submits nothing.
    let check = ui.dispatch.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            check.emit(ExerciseAction::Check.into());
        }
    });
    html! {
        <fieldset class="choices" {onkeydown}>
            <legend class="unseen">{ ui.l10n.text(msg::EXERCISE_FIELD_ANSWER) }</legend>
            { for question.options.iter().enumerate().map(option) }
        </fieldset>
    }
}

/// An option in words.
pub fn choice_words(choice: &Choice, l10n: L10n) -> Html {
    let words = l10n.choice(choice);
    match choice {
        Choice::Print(..) | Choice::Line(..) => html! { <code>{ words }</code> },
        Choice::Part(_)
        | Choice::Legal
        | Choice::Covered
        | Choice::OntoSmaller
        | Choice::Forbidden
        | Choice::Number(_) => words.into(),
    }
}
