//! The tasks that a move is part of, from the whole puzzle down to the move.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{ExplainedMove, Fold, NavigateAction, ReasonAction, Task, TaskList, Tense};
use crate::solver::recursion::Step;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::fold::folded;
use crate::view::components::icon::Icon;

use super::WhyPanel;
use super::pictures::task_picture;

/// The number of tasks with pictures at each end; a list that opens has the others, too.
const SHOWN: usize = 3;

pub fn step(panel: &WhyPanel, explained: &ExplainedMove, ui: &Ui) -> Html {
    let list = &explained.tasks;
    let count = list.iter().count();
    let is_pictured = |(place, task): &(usize, &Task)| {
        *place < SHOWN || *place + SHOWN >= count || panel.asked == Some(task.level.depth)
    };
    let pictured = lines(list.iter().enumerate().filter(is_pictured), list, ui.l10n, |task| {
        let picture = task_picture(&panel.puzzle, task, task.level.depth == 0);
        line(picture, panel.marked == Some(task.level.depth), explained, task, ui)
    });
    // These have no pictures, because there may be hundreds, and each changes with each move.
    let all = || {
        let lines =
            lines(list.iter().enumerate(), list, ui.l10n, |task| line(Html::default(), false, explained, task, ui));
        html! { <ol class="tasks">{ lines }</ol> }
    };
    let count = count + list.left_out;
    html! {
        <section class="reason" data-why="task">
            <h3>{ ui.l10n.text(msg::WHY_TASK_TITLE) }</h3>
            <p>{ ui.l10n.text(msg::WHY_TASK_INTRO) }</p>
            <ol class="tasks">{ pictured }</ol>
            if count > 2 * SHOWN {
                { folded(Fold::Tasks, ui.l10n.format(msg::WHY_TASKS_ALL, [count.into()]), all, panel.open_folds, &ui.dispatch) }
            }
        </section>
    }
}

/// Tasks with their places in the list, and between them how many are not shown.
fn lines<'a>(
    shown: impl Iterator<Item = (usize, &'a Task)>,
    list: &TaskList,
    l10n: L10n,
    line: impl Fn(&Task) -> Html,
) -> Html {
    let mut next = 0;
    let with_gap = |(place, task): (usize, &Task)| {
        let left_out = if (next..=place).contains(&list.outer.len()) && next > 0 { list.left_out } else { 0 };
        let missing = place - next + left_out;
        next = place + 1;
        [gap(task.level.depth, missing, l10n), Some(line(task))]
    };
    shown.flat_map(with_gap).flatten().collect()
}

/// A task, which tells its reason when it is pressed, and a button that goes to its start.
fn line(picture: Html, is_marked: bool, explained: &ExplainedMove, task: &Task, ui: &Ui) -> Html {
    // In a game, the numbers are those of another solution.
    let has_button = explained.tense != Tense::Best;
    let depth = task.level.depth;
    let name = ui.l10n.part_name(Step::Subproblem(task.level.subproblem));
    let explain = Button::new("explain-task", ReasonAction::Explain(depth)).attribute("aria-current", is_marked);
    let to_start = || {
        let label = ui.l10n.format(msg::RECURSION_GO_TO_START, [name.as_str().into()]);
        let before = &task.level.before;
        let button = Button::new("", NavigateAction::Seek(before.clone())).label(label);
        button.attribute("data-seek", before).html(Icon::ToStart.html(), &ui.dispatch)
    };
    html! {
        // The key keeps the focus where it is when a task comes between.
        <li key={depth} data-depth={depth.to_string()} data-marked={is_marked.then_some("")}>
            { explain.html(html! { <>{ picture }<span>{ name.clone() }</span></> }, &ui.dispatch) }
            if has_button {
                { to_start() }
            }
        </li>
    }
}

fn gap(before: usize, left_out: usize, l10n: L10n) -> Option<Html> {
    let key = ["before ", &before.to_string()].concat();
    let text = || l10n.format(msg::WHY_TASKS_LEFT_OUT, [left_out.into()]);
    (left_out > 0).then(|| html! { <li {key} class="left-out">{ text() }</li> })
}
