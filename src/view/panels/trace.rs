//! The current branch of the recursion: from the whole task down to the current move.

mod row;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, Message, msg};
use crate::model::{Action, RecursionAction, State};
use crate::solver::recursion::{self, ExpandedLevel, Trace};
use crate::solver::{Index, Optimality, Solution};
use crate::view::components::buttons::Button;

use super::hint;
use row::Row;

/// How many levels are shown at the top and at the bottom. The levels between them are left out, because they look
/// alike.
const TOP: usize = 2;
const BOTTOM: usize = 5;
/// A recursion with at most this many moves can be shown completely.
const MAX_EXPANDED: u64 = 127;

/// The trace of a move, and the expanded levels at the top and at the bottom.
pub fn descend(state: &State, index: &Index, top: usize, bottom: usize) -> Option<(Trace, Vec<ExpandedLevel>)> {
    state.solved()?.with_recursion(|recursion| {
        let trace = recursion::trace_at(recursion, index)?;
        let depth = trace.frames.len();
        let is_kept = |level: usize| level < top || level + bottom >= depth;
        let levels = recursion::levels_at(recursion, index, &is_kept)?;
        Some((trace, levels))
    })?
}

/// Why there is no recursion to show.
pub fn missing_recursion(state: &State) -> Message {
    match state.solved().map(|solution| solution.optimality()) {
        Some(Optimality::Searched) => msg::RECURSION_NONE_FOR_SEARCH,
        _ => msg::RECURSION_NONE_FOR_ONE_DISC,
    }
}

pub fn draw(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let Some(solution) = state.solved() else { return Html::default() };
    // At the start, the panel shows the first move.
    let index = &state.index().clone().max(Index::from(1));
    let Some((trace, levels)) = descend(state, index, TOP, BOTTOM) else {
        return hint(l10n.text(missing_recursion(state)));
    };
    let is_short = solution.total().to_u64().is_some_and(|total| total <= MAX_EXPANDED);
    let is_expanded = is_short && state.config.recursion.is_expanded;
    let body = if is_expanded {
        expanded(solution, index, l10n, dispatch)
    } else {
        levels.iter().map(|level| level_rows(&trace, level, l10n, dispatch)).collect()
    };
    let columns = [
        msg::RECURSION_COLUMN_PLACE,
        msg::RECURSION_COLUMN_TASK,
        msg::RECURSION_COLUMN_GO,
        msg::RECURSION_COLUMN_MOVES,
    ];
    let heading = |message| html! { <th scope="col">{ l10n.text(message) }</th> };
    html! {
        <div class="trace">
            { hint(l10n.text(msg::RECURSION_HINT)) }
            if is_short || state.config.recursion.is_expanded {
                <div class="row looks">{ expand_button(is_expanded, l10n, dispatch) }</div>
            }
            <div class="wide" tabindex="0">
                <table>
                    <thead><tr>{ for columns.into_iter().map(heading) }</tr></thead>
                    { body }
                </table>
            </div>
        </div>
    }
}

fn expand_button(is_expanded: bool, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let button = Button::new("expand", RecursionAction::ToggleExpanded).pressed(is_expanded);
    button.html(l10n.text(msg::RECURSION_SHOW_ALL), dispatch)
}

/// The parts of one level's task. If levels are left out before it, a row says so.
fn level_rows(trace: &Trace, level: &ExpandedLevel, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let depth = trace.frames.len();
    let left_out = depth.saturating_sub(TOP + BOTTOM);
    let has_gap = left_out > 0 && level.depth + BOTTOM == depth;
    let gap = if has_gap { gap_row(left_out, l10n) } else { Html::default() };
    // A task with only one part would be shown twice.
    let is_same_task = level.steps.iter().filter(|(_, length)| !length.is_zero()).count() == 1;
    let key = level.depth;
    if key > 0 && is_same_task {
        return html! { <key={key}>{ gap }</> };
    }
    let above: Vec<usize> = trace.frames.iter().take(level.depth).map(|frame| frame.number).collect();
    let mut first = level.before.clone();
    let rows = level.steps.iter().enumerate().map(|(number, (part, length))| {
        let last = &first + length;
        let place = [above.as_slice(), &[number + 1]].concat();
        let is_current = number == level.chosen;
        let first = std::mem::replace(&mut first, last.clone());
        Row { place: &place, part, first: &first, last: &last, is_current }.html(l10n, dispatch)
    });
    // With a key, a button that the user holds down during playback stays the same element.
    html! { <key={key}>{ gap }<tbody>{ for rows }</tbody></> }
}

fn gap_row(count: usize, l10n: L10n) -> Html {
    let text = l10n.format(msg::RECURSION_LEVELS_LEFT_OUT, [count.into()]);
    html! { <tbody><tr><td colspan="4" class="hint">{ text }</td></tr></tbody> }
}

/// All parts of a short recursion, in order. For each move, this adds the part of its branch that differs from the
/// branch of the previous move.
fn expanded(solution: &Solution, index: &Index, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let total = solution.total().to_u64().unwrap_or(0);
    let mut rows = Vec::new();
    let mut before: Vec<usize> = Vec::new();
    for trace in (1..=total).filter_map(|number| solution.trace_at(&Index::from(number))) {
        let numbers: Vec<usize> = trace.frames.iter().map(|frame| frame.number).collect();
        let shared = numbers.iter().zip(&before).take_while(|(a, b)| a == b).count();
        for (depth, frame) in trace.frames.iter().enumerate().skip(shared) {
            let task = depth.checked_sub(1).and_then(|above| trace.frames.get(above));
            if task.is_some_and(|task| task.length == frame.length) {
                continue;
            }
            let (first, last) = (&frame.before, &(&frame.before + &frame.length));
            let place = numbers.get(..=depth).unwrap_or_default();
            let is_current = first < index && index <= last;
            rows.push(Row { place, part: &frame.step, first, last, is_current }.html(l10n, dispatch));
        }
        before = numbers;
    }
    html! { <tbody>{ for rows }</tbody> }
}
