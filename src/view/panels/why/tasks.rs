//! The tasks that a move is part of, from the whole puzzle down to the move.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{ExplainedMove, Fold, NavigateAction, ReasonAction, Task, Tense};
use crate::solver::recursion::Step;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::fold::folded;
use crate::view::components::icon::Icon;

use super::WhyPanel;
use super::pictures::task_picture;

/// The number of tasks that are shown at each end; a list that opens has the others.
const SHOWN: usize = 3;

pub fn step(panel: &WhyPanel, explained: &ExplainedMove, ui: &Ui) -> Html {
    let list = &explained.tasks;
    let tasks: Vec<&Task> = list.iter().collect();
    let count = tasks.len() + list.left_out;
    let lines = |tasks: &[&Task]| -> Html {
        let picture = |task: &Task| task_picture(&panel.puzzle, task, task.level.depth == 0);
        tasks.iter().map(|task| line(panel, picture(task), explained, task, ui)).collect()
    };
    // These have no pictures, because there may be hundreds, and each changes with each move.
    let short_lines = |tasks: &[&Task]| -> Html {
        tasks.iter().map(|task| line(panel, Html::default(), explained, task, ui)).collect()
    };
    let ends = || {
        let first = tasks.get(..SHOWN).unwrap_or_default();
        let last = tasks.get(tasks.len().saturating_sub(SHOWN)..).unwrap_or_default();
        html! { <>{ lines(first) }{ gap(count.saturating_sub(2 * SHOWN), ui.l10n) }{ lines(last) }</> }
    };
    let all = || {
        let (outer, inner) = tasks.split_at_checked(list.outer.len()).unwrap_or_default();
        html! { <ol class="tasks">{ short_lines(outer) }{ gap(list.left_out, ui.l10n) }{ short_lines(inner) }</ol> }
    };
    let is_long = count > 2 * SHOWN;
    html! {
        <section class="reason" data-why="task">
            <h3>{ ui.l10n.text(msg::WHY_TASK_TITLE) }</h3>
            <p>{ ui.l10n.text(msg::WHY_TASK_INTRO) }</p>
            <ol class="tasks">{ if is_long { ends() } else { lines(&tasks) } }</ol>
            if is_long {
                { folded(Fold::Tasks, ui.l10n.format(msg::WHY_TASKS_ALL, [count.into()]), all, panel.open_folds, &ui.dispatch) }
            }
        </section>
    }
}

/// A task, which tells its reason when it is pressed, and a button that goes to its start.
fn line(panel: &WhyPanel, picture: Html, explained: &ExplainedMove, task: &Task, ui: &Ui) -> Html {
    // In a game, the numbers are those of another solution.
    let has_button = explained.tense != Tense::Best;
    let depth = task.level.depth;
    let is_told = panel.task == Some(depth);
    let name = ui.l10n.part_name(Step::Subproblem(task.level.subproblem));
    let to_start = || {
        let label = ui.l10n.format(msg::RECURSION_GO_TO_START, [name.as_str().into()]);
        let before = &task.level.before;
        let button = Button::new("", NavigateAction::Seek(before.clone())).label(label);
        button.attribute("data-seek", before).html(Icon::ToStart.html(), &ui.dispatch)
    };
    html! {
        <li data-depth={depth.to_string()} aria-current={is_told.then_some("true")}>
            { Button::new("explain-task", ReasonAction::Explain(depth)).html(html! { <>{ picture }<span>{ name.clone() }</span></> }, &ui.dispatch) }
            if has_button {
                { to_start() }
            }
        </li>
    }
}

fn gap(left_out: usize, l10n: L10n) -> Html {
    if left_out == 0 {
        return Html::default();
    }
    html! { <li class="left-out">{ l10n.format(msg::WHY_TASKS_LEFT_OUT, [left_out.into()]) }</li> }
}
