//! The banner of an exercise: the question, the feedback and the buttons.

mod choice;
mod feedback;
mod pictures;
mod program;
mod question;
mod write;

use yew::prelude::*;

use crate::l10n::{L10n, exercise_name, msg};
use crate::model::exercise::{Question, Verdict};
use crate::model::{Exercise, ExerciseAction, ExerciseSession, LearnAction, ManualPlayAction, Scene};
use crate::view::Ui;
use crate::view::components::buttons::Button;

pub use choice::choice_words;
use feedback::feedback;
pub use pictures::order_text;
pub use program::stopped_program;
use question::question_view;

pub fn exercise_banner(scene: &Scene, ui: &Ui) -> Html {
    let Some(exercise) = scene.exercise() else { return Html::default() };
    let name = ui.l10n.text(exercise_name(exercise.kind));
    let heading = [name.into(), exercise.question.into(), exercise.question_count.into()];
    let (question, session) = (scene.question(), scene.exercise_session());
    let feedback = question.and_then(|question| feedback(scene, question, &session, ui.l10n));
    let is_right = session.verdict.filter(|_| feedback.is_some()).map(|verdict| verdict.is_right().to_string());
    html! {
        <section key={exercise.kind.name()} class="step task" aria-label={name} data-opened-by="learn" data-task={exercise.kind.name()}>
            <div class="task-head">
                <h2 tabindex="-1">{ ui.l10n.format(msg::EXERCISE_HEADING, heading) }</h2>
                <span data-score={session.right().to_string()}>{ score(&session, ui.l10n) }</span>
            </div>
            if let Some(question) = question {
                { question_view(scene, question, &session, ui) }
            } else {
                { no_question(scene, ui.l10n) }
            }
            <p class="verdict" role="status" data-right={is_right}>
                { feedback }
            </p>
            { controls(scene, exercise, question, &session, ui) }
        </section>
    }
}

/// A text that is shown while the question is not known yet, or if the solution has too few moves for one.
fn no_question(scene: &Scene, l10n: L10n) -> Html {
    let is_waiting = scene.solved().is_none() || scene.config.exercise.needs_seed();
    html! { <p>{ if is_waiting { "…" } else { l10n.text(msg::EXERCISE_NO_QUESTION) } }</p> }
}

fn controls(
    scene: &Scene,
    exercise: Exercise,
    question: Option<&Question>,
    session: &ExerciseSession,
    ui: &Ui,
) -> Html {
    let button = |command, action: ExerciseAction, message| {
        Button::new(command, action).html(ui.l10n.text(message), &ui.dispatch)
    };
    let is_game = matches!(question, Some(Question::Reach { .. }));
    // Sorting can go on, and a program can be changed.
    let goes_on = |question: &Question| question.items() > 0 || matches!(question, Question::Write(_));
    let is_asked_again = !is_game && question.is_some_and(|question| !goes_on(question));
    html! {
        <div class="row looks">
            { question.and_then(|question| main_button(scene, question, session, ui)) }
            if session.verdict == Some(Verdict::NotYet) {
                { button("give-up", ExerciseAction::GiveUp, msg::EXERCISE_GIVE_UP) }
            }
            if is_asked_again && session.verdict == Some(Verdict::Wrong) {
                { button("try-again", ExerciseAction::TryAgain, msg::EXERCISE_TRY_AGAIN) }
            }
            if is_game && session.verdict.is_some() && scene.game().is_some() {
                { button("show-solution", ExerciseAction::ShowSolution, msg::GAME_LEAVE_SHORT) }
            }
            // As soon as the answer is known, nothing is left to do here.
            if let Some(next) = next_button(exercise, ui) {
                <span class={session.is_told().then_some("main")}>{ next }</span>
            }
            if scene.is_practising() {
                <span class="end">
                    { Button::new("end-practice", LearnAction::EndPractice).html(ui.l10n.text(msg::EXERCISE_END), &ui.dispatch) }
                </span>
            }
        </div>
    }
}

fn score(session: &ExerciseSession, l10n: L10n) -> String {
    match session.answered() {
        0 => String::new(),
        answered => l10n.format(msg::EXERCISE_SCORE, [session.right().into(), answered.into()]),
    }
}

/// The button that checks the answer. In an exercise on the towers, it returns to the start position if the learner has
/// left the game.
fn main_button(scene: &Scene, question: &Question, session: &ExerciseSession, ui: &Ui) -> Option<Html> {
    let button = match question {
        // A game is graded after each move and needs no button.
        Question::Reach { .. } if scene.game().is_some() => return None,
        Question::Reach { .. } => {
            Button::new("restart", ManualPlayAction::Restart).html(ui.l10n.text(msg::GAME_RESTART), &ui.dispatch)
        }
        Question::Predict(_)
        | Question::Order(_)
        | Question::Choice(_)
        | Question::Number(_)
        | Question::Lines(_)
        | Question::Write(_) => {
            let is_useful = scene.can_check() && session.verdict != Some(Verdict::Right);
            Button::new("check", ExerciseAction::Check)
                .enabled(is_useful)
                .html(ui.l10n.text(msg::EXERCISE_CHECK), &ui.dispatch)
        }
    };
    Some(html! { <span class={(!session.is_told()).then_some("main")}>{ button }</span> })
}

fn next_button(exercise: Exercise, ui: &Ui) -> Option<Html> {
    let is_last = exercise.question == exercise.question_count;
    let (command, action, label) = match (is_last, exercise.question_count) {
        (true, 1) => return None,
        (true, _) => ("restart-quiz", ExerciseAction::Restart, msg::EXERCISE_FIRST_QUESTION),
        (false, _) => ("next-question", ExerciseAction::NextQuestion, msg::EXERCISE_NEXT_QUESTION),
    };
    Some(Button::new(command, action).html(ui.l10n.text(label), &ui.dispatch))
}
