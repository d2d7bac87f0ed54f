//! What the step asks: the fields for the answer, and what the page says to it.

use yew::prelude::*;

use super::{line_view, text_view};
use crate::l10n::{L10n, msg};
use crate::model::exercise::Verdict;
use crate::model::lesson::{Ask, AskAction, AskAnswer, AskKind, AskProgress};
use crate::model::{Action, LessonAction, Scene};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::entry::EntryKind;
use crate::view::components::events::ParseValue;
use crate::view::components::field::Field;
use crate::view::dialogs::sorted_list::SortedList;

fn ask_action(action: AskAction) -> Action {
    LessonAction::Ask(action).into()
}

/// Nothing if the step asks nothing.
pub fn ask_view(scene: &Scene, ui: &Ui) -> Html {
    let Some(ask) = scene.ask() else { return Html::default() };
    let progress = scene.asked();
    let submit = ui.dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        ask_action(AskAction::Check)
    });
    // An answer that the page tells is no answer of the learner, so it is neither right nor wrong.
    let judged = progress.verdict.filter(|&verdict| verdict != Verdict::Wrong && !is_sorted_on(scene, &progress, ask));
    let is_right = judged.filter(|_| !progress.is_refused).map(|verdict| verdict.is_right().to_string());
    html! {
        <form class="task ask" data-ask={ask.kind.name()} data-done={progress.is_done().then_some("")} onsubmit={submit}>
            if !ask.question.is_empty() {
                <div class="question">{ text_view(&ask.question) }</div>
            }
            { answer_fields(scene, ask, &progress, ui) }
            { controls(ask, &progress, ui) }
            <div class="verdict" role="status" data-right={is_right}>{ feedback(scene, ask, &progress, ui.l10n) }</div>
        </form>
    }
}

fn answer_fields(scene: &Scene, ask: &Ask, progress: &AskProgress, ui: &Ui) -> Html {
    let input: ParseValue = |text| Some(ask_action(AskAction::Input(text.to_owned())));
    let field = |kind| {
        let edited = (progress.draft.clone(), scene.config.lesson.as_ref().and_then(|place| place.step).unwrap_or(0));
        let field = Field::new(ui.l10n.text(msg::EXERCISE_FIELD_ANSWER), "step-answer");
        field.while_typing(kind, edited, &ui.dispatch, input)
    };
    match ask.kind {
        AskKind::Choice => options(ask, progress, ui),
        AskKind::Number => html! { <div class="fields">{ field(EntryKind::Line) }</div> },
        AskKind::Sentence => html! { <div class="fields">{ field(EntryKind::Lines(2, 500)) }</div> },
        AskKind::Order => sorted(scene, ask, progress, ui),
        AskKind::Position | AskKind::Move if progress.is_done() => Html::default(),
        AskKind::Position | AskKind::Move => html! { <p>{ ui.l10n.text(msg::ASK_ON_TOWERS) }</p> },
    }
}

/// Buttons, because a press answers. Those that were tried, and the right one once it is known, say so.
fn options(ask: &Ask, progress: &AskProgress, ui: &Ui) -> Html {
    let option = |(place, answer): (usize, &AskAnswer)| {
        let is_tried = progress.given.contains(&place.to_string());
        let is_marked = is_tried || (progress.is_done() && answer.is_right);
        let mark = is_marked.then(|| answer.is_right.to_string());
        let button = Button::new("ask-option", ask_action(AskAction::Choose(place)))
            .enabled(!is_tried && !progress.is_done())
            .attribute("data-option", place);
        html! { <span data-right={mark}>{ button.html(line_view(&answer.text), &ui.dispatch) }</span> }
    };
    html! {
        <div class="options row looks" role="group" aria-label={ui.l10n.text(msg::EXERCISE_FIELD_ANSWER)}>
            { for ask.answers.iter().enumerate().map(option) }
        </div>
    }
}

fn sorted(scene: &Scene, ask: &Ask, progress: &AskProgress, ui: &Ui) -> Html {
    let content = |_, place: usize| {
        let answer = ask.answers.get(place)?;
        Some((html! { <div class="words">{ text_view(&answer.text) }</div> }, String::new()))
    };
    let list = SortedList {
        class: "pictures lines",
        order: scene.asked_order(),
        text: String::new(),
        up: msg::EXERCISE_LINE_UP,
        down: msg::EXERCISE_LINE_DOWN,
        moved: msg::EXERCISE_LINE_MOVED,
        sorting: &progress.sorting,
        is_told: progress.is_done(),
        is_fixed: progress.is_done(),
        sort: |action| ask_action(AskAction::Sort(action)),
        l10n: ui.l10n,
    };
    list.view(&content, &ui.dispatch)
}

/// The verdict, and why.
fn feedback(scene: &Scene, ask: &Ask, progress: &AskProgress, l10n: L10n) -> Html {
    if progress.is_refused {
        return html! { <p>{ l10n.text(msg::ASK_NO_NUMBER) }</p> };
    }
    let Some(verdict) = progress.verdict.filter(|_| !is_sorted_on(scene, progress, ask)) else {
        return Html::default();
    };
    let known = progress.known(ask).map_or("", |answer| answer.reply.as_str());
    let right = ask.right();
    let text = match verdict {
        Verdict::Right => l10n.join(l10n.text(msg::EXERCISE_RIGHT).into(), known.to_owned()),
        Verdict::NotYet => {
            let hint = if known.is_empty() { hint(ask, progress, l10n) } else { known.to_owned() };
            l10n.join(l10n.text(msg::EXERCISE_WRONG).into(), hint)
        }
        Verdict::Wrong => l10n.join(told(ask, l10n), right.map_or("", |right| right.reply.as_str()).to_owned()),
    };
    text_view(&text)
}

/// The right answer in words.
fn told(ask: &Ask, l10n: L10n) -> String {
    let right = ask.right();
    let text = right.map_or("", |right| right.text.as_str());
    match ask.kind {
        AskKind::Sentence => l10n.format(msg::ASK_MODEL, [text.into()]),
        AskKind::Order => l10n.text(msg::ASK_ORDER_TOLD).to_owned(),
        AskKind::Choice | AskKind::Number | AskKind::Position => l10n.format(msg::EXERCISE_ANSWER, [text.into()]),
        AskKind::Move => {
            let step = right.and_then(AskAnswer::step).map(|step| l10n.step(step));
            step.map_or_else(String::new, |step| l10n.format(msg::EXERCISE_ANSWER, [step.into()]))
        }
    }
}

/// Whether sentences were moved after their order was judged, which says nothing about the new order.
fn is_sorted_on(scene: &Scene, progress: &AskProgress, ask: &Ask) -> bool {
    let order: Vec<String> = scene.asked_order().iter().map(usize::to_string).collect();
    ask.kind == AskKind::Order
        && progress.verdict == Some(Verdict::NotYet)
        && progress.given.last().is_some_and(|given| *given != order.join(","))
}

/// A hint to a wrong answer of which the lesson says nothing.
fn hint(ask: &Ask, progress: &AskProgress, l10n: L10n) -> String {
    let given = progress.given.last();
    match ask.kind {
        AskKind::Number => {
            let right = ask.right().and_then(|right| right.number());
            let given = given.and_then(|given| given.parse().ok());
            let is_greater = right > given;
            l10n.text(if is_greater { msg::EXERCISE_HINT_GREATER } else { msg::EXERCISE_HINT_LESS }).to_owned()
        }
        AskKind::Order => {
            let places = given.into_iter().flat_map(|given| given.split(',')).filter_map(|place| place.parse().ok());
            let early = places.enumerate().find(|(place, item): &(usize, usize)| place != item);
            early.map_or_else(String::new, |(place, _)| l10n.format(msg::ASK_EARLY, [(place + 1).into()]))
        }
        AskKind::Choice => l10n.text(msg::EXERCISE_HINT_OTHER_ANSWER).to_owned(),
        AskKind::Sentence | AskKind::Position | AskKind::Move => String::new(),
    }
}

fn controls(ask: &Ask, progress: &AskProgress, ui: &Ui) -> Html {
    let is_done = progress.is_done();
    let check = match ask.kind {
        AskKind::Number => Some((msg::EXERCISE_CHECK, !progress.draft.trim().is_empty())),
        AskKind::Order => Some((msg::EXERCISE_CHECK, true)),
        AskKind::Sentence => Some((msg::ASK_COMPARE, !progress.draft.trim().is_empty())),
        AskKind::Choice | AskKind::Position | AskKind::Move => None,
    };
    // It stays, disabled, so that the focus does not fall on the page.
    let has_hint = progress.given.len() > 1 || matches!(progress.verdict, Some(Verdict::NotYet | Verdict::Wrong));
    html! {
        <div class="check row looks">
            if let Some((label, is_enabled)) = check {
                <span class="main">
                    { Button::new("check-answer", ask_action(AskAction::Check)).enabled(is_enabled && !is_done).html(ui.l10n.text(label), &ui.dispatch) }
                </span>
            }
            if has_hint {
                { Button::new("tell-answer", ask_action(AskAction::GiveUp)).enabled(!is_done).html(ui.l10n.text(msg::EXERCISE_GIVE_UP), &ui.dispatch) }
            }
        </div>
    }
}
