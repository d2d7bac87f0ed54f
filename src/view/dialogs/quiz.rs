//! A task for learners, above the towers.

use yew::prelude::*;

use crate::l10n::{AskedText, Fact, Language, Offer, PanelText};
use crate::model::quiz::question::Question;
use crate::model::quiz::{Asked, Kind, Task};
use crate::model::{Action, Advice, Look, Parameter, Playing, State};
use crate::solver::{Index, Peg, Position};

use crate::layout::picture::Picture;
use crate::view::components::fields::{choice, number_field, text_field};
use crate::view::components::markup::{block, text, words};

fn act(words: &str) -> Action {
    Action::Look(Look::Play(Playing::Task(words.into())))
}

/// What is asked, room for the answer, and what came of it.
pub fn draw(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let Some(task) = state.task() else { return Html::default() };
    let heading = [
        language.label(name(task.kind)),
        " – ",
        &language.fill(AskedText::QuestionOf, &[task.place.into(), task.count.into()]),
    ]
    .concat();
    let asked = state.asked();
    html! {
        <section class="step task" aria-label={language.label(name(task.kind))} data-task={task.kind.name()}>
            <h2>{ heading }</h2>
            { asked.as_ref().map_or_else(|| none(state, language), |asked| question(state, asked, language, on)) }
            <p class="verdict" role="status" data-right={state.exam().verdict.map(|right| right.to_string())}>
                { asked.as_ref().and_then(|asked| verdict(state, asked, language)) }
            </p>
            { block(buttons(state, task, asked.as_ref(), language), on) }
        </section>
    }
}

/// The name of a kind of task.
pub const fn name(kind: Kind) -> AskedText {
    match kind {
        Kind::Predict => AskedText::TaskPredict,
        Kind::Reach => AskedText::TaskReach,
        Kind::Order => AskedText::TaskOrder,
    }
}

/// There is nothing to ask, or it is not known yet what.
fn none(state: &State, language: Language) -> Html {
    let waits = state.pending().is_some() || state.needs_seed();
    html! { <p>{ if waits { "…" } else { language.label(AskedText::NoTask) } }</p> }
}

fn question(state: &State, asked: &Asked, language: Language, on: &Callback<Action>) -> Html {
    match asked {
        Asked::Predict(question) => predict(state, question, language, on),
        Asked::Reach { most, .. } => {
            html! { <p>{ language.fill(AskedText::AskReach, &[most.into()]) }</p> }
        }
        Asked::Order(all) => order(state, all, language, on),
    }
}

fn predict(state: &State, question: &Question, language: Language, on: &Callback<Action>) -> Html {
    let picture = picture(state, &question.position, &question.position.to_string());
    html! {
        <>
            <p>{ language.offer(&Offer::Asked(question)) }</p>
            { text(picture) }
            <div class="fields">
                if question.asks_index {
                    { text_field(language.label(AskedText::MovesMade), "answer", state.exam().draft.index, on,
                        |value| Some(act(&["index ", value].concat()))) }
                } else {
                    { step_fields(state, language, on) }
                }
            </div>
        </>
    }
}

/// Which disc, from where, and to where.
fn step_fields(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let (draft, puzzle) = (state.exam().draft, &state.settings().puzzle);
    let letter = |peg: Peg| (peg.digit().to_string(), peg.letter().to_string());
    let pegs = || std::iter::once((String::new(), "–".to_owned())).chain(puzzle.pegs().iter().map(letter));
    let chosen = |peg: Option<Peg>| peg.map_or_else(String::new, |peg| peg.digit().to_string());
    let disc = draft.disc.map_or(0, |disc| disc.number());
    html! {
        <>
            { number_field(language.label(AskedText::DiscField), "answer-disc", (disc, puzzle.discs().count()), on,
                |value| Some(act(&["disc ", value].concat()))) }
            { choice(language.label(PanelText::From), "answer-from", pegs(), &chosen(draft.from), on,
                |value| Some(act(&["from ", value].concat()))) }
            { choice(language.label(PanelText::To), "answer-to", pegs(), &chosen(draft.to), on,
                |value| Some(act(&["to ", value].concat()))) }
        </>
    }
}

/// The pictures as they stand, each with buttons that move it.
fn order(state: &State, all: &[(Index, Position)], language: Language, on: &Callback<Action>) -> Html {
    let places = state.order(all.len());
    let row = |(at, place): (usize, &usize)| {
        let (_, position) = all.get(*place)?;
        let name = language.fill(AskedText::PictureName, &[(at + 1).into()]);
        let button = |verb: &str, says: AskedText, stays: bool| {
            let label = format!("{}: {name}", language.label(says));
            let button = words(&act(&format!("{verb} {at}")), language.label(says));
            let more = if stays { "aria-disabled=\"true\" " } else { "" };
            button.replacen("<button ", &format!("<button {more}aria-label=\"{label}\" "), 1)
        };
        Some(format!(
            "<li data-place=\"{place}\">{}<span class=\"row looks\">{}{}</span></li>",
            picture(state, position, &[&name, " ", &position.to_string()].concat()),
            button("up", AskedText::Earlier, at == 0),
            button("down", AskedText::Later, at + 1 == all.len())
        ))
    };
    let rows: String = places.iter().enumerate().filter_map(row).collect();
    html! {
        <>
            <p>{ language.label(AskedText::AskOrder) }</p>
            { block(format!("<ol class=\"pictures\">{rows}</ol>"), on) }
        </>
    }
}

fn picture(state: &State, position: &Position, title: &str) -> String {
    Picture { position, pegs: state.settings().puzzle.pegs(), last: None, title, width: 480 }.svg()
}

/// Whether it is right, and what would have been.
fn verdict(state: &State, asked: &Asked, language: Language) -> Option<String> {
    let refused = state.problems().iter().find(|problem| problem.parameter == Parameter::Task);
    if let Some(problem) = refused {
        return Some(language.problem(problem));
    }
    let made = || state.game().map_or(0, |game| game.moves().len());
    let right = state.exam().verdict?;
    let first = language.label(if right { AskedText::Right } else { AskedText::Wrong });
    let then = match asked {
        Asked::Predict(Question { asks_index: true, index, .. }) => {
            language.fill(AskedText::ItIsIndex, &[Fact::Exact(index)])
        }
        Asked::Predict(Question { index, next, .. }) => {
            let facts = [Fact::Exact(&index.next()), language.step(*next).into()];
            language.both(language.fill(AskedText::ItIsMove, &facts), language.label(AskedText::WhyBelow).into())
        }
        Asked::Order(all) => {
            let indices: Vec<String> = all.iter().map(|(index, _)| language.exact(index)).collect();
            language.fill(AskedText::ItIsOrder, &[indices.join("; ").into()])
        }
        Asked::Reach { .. } if right => return Some(first.into()),
        Asked::Reach { .. } => {
            let is_there = matches!(state.advice(), Advice::Done);
            let text = if is_there { AskedText::ReachedLate } else { AskedText::ReachOver };
            return Some(language.fill(text, &[made().into()]));
        }
    };
    Some(language.both(first.into(), then))
}

/// Check, go on, begin again; and how many were right so far.
fn buttons(state: &State, task: Task, asked: Option<&Asked>, language: Language) -> String {
    let exam = state.exam();
    let is_over = task.place == task.count;
    let check = match asked {
        Some(Asked::Reach { .. }) if state.game().is_none() => words(&act("again"), language.label(AskedText::Again)),
        Some(Asked::Reach { .. }) | None => String::new(),
        Some(_) => {
            let check = words(&act("check"), language.label(AskedText::Check));
            let useful = state.can_check() && exam.verdict != Some(true);
            if useful { check } else { check.replacen("<button", "<button aria-disabled=\"true\"", 1) }
        }
    };
    let next = match is_over {
        true if task.count == 1 => String::new(),
        true => words(&act("first"), language.label(AskedText::FirstQuestion)),
        false => words(&act("next"), language.label(AskedText::NextQuestion)),
    };
    let score = match exam.answered() {
        0 => String::new(),
        answered => language.fill(AskedText::Score, &[exam.right.into(), answered.into()]),
    };
    let check = if check.is_empty() { check } else { format!("<span class=\"main\">{check}</span>") };
    format!(
        "<div class=\"row looks\">{check}{next}<span class=\"end\" data-score=\"{}\">{score}</span></div>",
        exam.right
    )
}
