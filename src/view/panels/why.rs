//! The explanation of a move: one sentence, the tasks that it is part of, and under *More* the rest.

mod decision;
mod formula;
mod pictures;
mod tasks;
mod word;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, Message, msg};
use crate::model::{
    Choice, DiscReason, Distance, ExplainedMove, Explanation, Fold, OpenFolds, Panel, Scene, WordPlace,
};
use crate::solver::classic::decision::Decision;
use crate::solver::{IndexDigits, Move, Position, Puzzle};
use crate::view::Ui;
use crate::view::components::ask_on::ask_on;
use crate::view::components::fold::folded;
use crate::view::components::memo::Render;

use super::hint;
use pictures::{digits_picture, disc_picture, position_picture, way_picture};

/// With more discs, a whole position does not fit a small picture.
const MAX_PICTURED: u32 = 13;

/// The reason, the tasks, and under *More* everything else.
#[derive(PartialEq)]
pub struct WhyPanel {
    explanation: Rc<Explanation>,
    /// The depth of the task that was asked for.
    asked: Option<usize>,
    /// The depth of the task that is marked on the board.
    marked: Option<usize>,
    puzzle: Puzzle,
    open_folds: OpenFolds,
    is_embedded: bool,
}

impl WhyPanel {
    pub fn of(scene: &Scene) -> Self {
        Self {
            explanation: Rc::clone(scene.explanation()),
            asked: scene.reason().and_then(|(_, task)| task).map(|task| task.level.depth),
            marked: scene.marked_task().map(|task| task.level.depth),
            puzzle: scene.puzzle().clone(),
            open_folds: scene.session.open_folds,
            is_embedded: scene.config.appearance.is_embedded,
        }
    }
}

impl Render for WhyPanel {
    fn render(&self, ui: &Ui) -> Html {
        let Explanation::Move(explained) = &*self.explanation else {
            return hint(ui.l10n.no_reason(&self.explanation).unwrap_or_default());
        };
        let details = details(explained, ui.l10n);
        let more = || details.iter().map(|&shown| detail(shown, self, explained, ui)).collect();
        html! {
            <div class="why">
                // Panels in another page have no headings, but the steps need one above theirs.
                if self.is_embedded {
                    <h2 class="unseen">{ ui.l10n.panel_name(Panel::Why) }</h2>
                }
                { reason(self, explained, ui) }
                { picture_of_reason(self, explained, ui) }
                if !details.is_empty() {
                    { folded(Fold::More, ui.l10n.text(msg::WHY_MORE), more, self.open_folds, &ui.dispatch) }
                }
            </div>
        }
    }
}

/// The sentence, and a button that asks for the task around.
fn reason(panel: &WhyPanel, explained: &ExplainedMove, ui: &Ui) -> Html {
    let asked = panel.asked.and_then(|depth| explained.tasks.iter().find(|task| task.level.depth == depth));
    let text = asked.map_or_else(|| ui.l10n.why_answer(explained), |task| ui.l10n.why_part(task));
    html! { <p class="result" data-why="answer">{ text }{ " " }{ ask_on(explained, asked, ui) }</p> }
}

/// The tasks; without them the other possible moves; without these the disc and its way.
fn picture_of_reason(panel: &WhyPanel, explained: &ExplainedMove, ui: &Ui) -> Html {
    match &explained.choice {
        _ if has_tasks(explained) => tasks::step(panel, explained, ui),
        Some(choice) => choice_step(panel, explained, choice, true, ui.l10n),
        None => disc_and_way(panel, explained, true, ui.l10n),
    }
}

fn has_tasks(explained: &ExplainedMove) -> bool {
    explained.smallest_task().is_some()
}

/// What *More* has.
#[derive(Clone, Copy)]
enum Detail<'a> {
    DiscAndWay,
    Choice(&'a Choice),
    Decision(&'a Decision),
    Formula(IndexDigits),
    Word(&'a WordPlace),
}

/// What is not in [`picture_of_reason`].
fn details(explained: &ExplainedMove, l10n: L10n) -> Vec<Detail<'_>> {
    let has_tasks = has_tasks(explained);
    let is_pictured = has_tasks || explained.choice.is_some();
    let has_disc_or_way = l10n.why_disc(explained).is_some() || explained.way.is_some();
    let details = [
        (is_pictured && has_disc_or_way).then_some(Detail::DiscAndWay),
        explained.choice.as_ref().filter(|_| has_tasks).map(Detail::Choice),
        explained.decision.as_ref().map(Detail::Decision),
        explained.digits.map(Detail::Formula),
        explained.word.as_ref().map(Detail::Word),
    ];
    details.into_iter().flatten().collect()
}

fn detail(detail: Detail, panel: &WhyPanel, explained: &ExplainedMove, ui: &Ui) -> Html {
    match detail {
        Detail::DiscAndWay => disc_and_way(panel, explained, false, ui.l10n),
        Detail::Choice(choice) => choice_step(panel, explained, choice, false, ui.l10n),
        Detail::Decision(decision) => decision::decision(panel, decision, ui),
        Detail::Formula(digits) => formula::formula(panel, explained, digits, ui),
        Detail::Word(place) => word::word(panel, explained, place, ui),
    }
}

/// The reasons for the disc and for its way. `is_first`: whether no picture of the panel comes before.
fn disc_and_way(panel: &WhyPanel, explained: &ExplainedMove, is_first: bool, l10n: L10n) -> Html {
    let disc = l10n.why_disc(explained);
    let is_way_first = is_first && disc.is_none();
    html! {
        <>
            if let Some(text) = disc {
                { step("disc", msg::WHY_DISC_TITLE, html! {
                    <>
                        { answer(disc_picture(&panel.puzzle, explained, is_first), text) }
                        { short_cut(panel, explained, l10n) }
                    </>
                }, l10n) }
            }
            if let Some(text) = l10n.why_way(explained) {
                { step("way", msg::WHY_WAY_TITLE, answer(way_picture(&panel.puzzle, explained, is_way_first), text), l10n) }
            }
        </>
    }
}

/// A question and its answers.
fn step(name: &'static str, title: Message, answers: Html, l10n: L10n) -> Html {
    html! { <section class="reason" data-why={name}><h3>{ l10n.text(title) }</h3>{ answers }</section> }
}

/// A picture and the sentences beside it.
fn answer(picture: Html, text: String) -> Html {
    html! { <div class="answer">{ picture }<p>{ text }</p></div> }
}

/// The digits of the move number, if they tell the disc.
fn short_cut(panel: &WhyPanel, explained: &ExplainedMove, l10n: L10n) -> Html {
    let digits = explained.digits.zip(l10n.why_disc_digits(explained));
    digits.map_or_else(Html::default, |(digits, text)| answer(digits_picture(&panel.puzzle, explained, digits), text))
}

/// The results of this move and of the others.
fn choice_step(panel: &WhyPanel, explained: &ExplainedMove, choice: &Choice, is_first: bool, l10n: L10n) -> Html {
    let own = (explained.step, Distance::Moves(choice.after.clone()));
    let moves = std::iter::once(&own).chain(&choice.others).enumerate().map(|(place, (step, distance))| {
        html! {
            <li aria-current={(place == 0).then_some("true")}>
                { after(panel, &explained.before, *step, is_first && place == 0) }
                <span>{ l10n.why_choice(*step, distance) }</span>
            </li>
        }
    });
    let is_unknown = choice.others.iter().any(|(_, distance)| *distance == Distance::Unknown);
    let is_search = explained.disc == DiscReason::Searched;
    html! {
        <section class="reason" data-why="choice">
            <h3>{ l10n.text(msg::WHY_CHOICE_TITLE) }</h3>
            <ul class="tasks">{ for moves }</ul>
            <p>{ l10n.why_distance(choice) }</p>
            if choice.others.is_empty() {
                <p>{ l10n.text(msg::WHY_CHOICE_NONE) }</p>
            } else if is_unknown {
                <p>{ l10n.text(msg::WHY_CHOICE_UNKNOWN_HINT) }</p>
            }
            if is_search {
                <p>{ l10n.text(msg::WHY_CHOICE_SEARCHED) }</p>
            }
        </section>
    }
}

/// A small picture of the position after a move.
fn after(panel: &WhyPanel, before: &Position, step: Move, is_first: bool) -> Html {
    if before.discs().count() > MAX_PICTURED {
        return Html::default();
    }
    let mut position = before.clone();
    position.play_unchecked(step);
    position_picture(&panel.puzzle, &position, step.disc, is_first)
}
