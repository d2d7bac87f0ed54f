//! The recursion as a table.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{RecursionAction, RecursionFocus, RecursionPath};
use crate::solver::Index;
use crate::solver::recursion::{ExpandedLevel, Step, Trace};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::panels::help;

use super::focus::{Grid, on_focus, on_key};
use super::row::Row;
use super::{TaskTree, table_button};

/// The numbers of levels that are shown at the top and at the bottom. The levels between them are left out, because they look
/// alike.
const TOP: usize = 2;
const BOTTOM: usize = 5;
/// A recursion with at most this many moves can be shown completely.
const MAX_EXPANDED: u64 = 127;

/// A row of the table: a part of the recursion, or a remark that levels are left out.
enum Entry {
    Part(Row),
    LeftOut(usize),
}

/// Rows with a line below them. The key keeps a button that the user holds down during playback.
struct Group {
    key: usize,
    entries: Vec<Entry>,
}

/// The parts that contain a move, or all parts if the reader asks for them and they are few; `None` without a recursion.
pub fn draw(tree: &TaskTree, wants_all: bool, ui: &Ui) -> Option<Html> {
    let path = &tree.path;
    let (trace, levels) = tree.descend(TOP, BOTTOM)?;
    let is_short = path.solution.total().to_u64().is_some_and(|total| total <= MAX_EXPANDED);
    let is_expanded = is_short && wants_all;
    let groups = if is_expanded {
        vec![Group { key: 0, entries: all_rows(path) }]
    } else {
        levels.iter().map(|level| level_rows(path, &trace, level)).collect()
    };
    let has_expand_button = is_short || wants_all;
    Some(html! {
        <>
            <div class="row looks">
                { table_button(true, ui) }
                if has_expand_button {
                    { expand_button(is_expanded, ui) }
                }
                { help(ui.l10n.text(msg::RECURSION_HINT), ui.l10n) }
            </div>
            { table(tree.last_focus, groups, ui) }
        </>
    })
}

fn expand_button(is_expanded: bool, ui: &Ui) -> Html {
    let button = Button::new("expand", RecursionAction::ToggleExpanded).pressed(is_expanded);
    button.html(ui.l10n.text(msg::RECURSION_SHOW_ALL), &ui.dispatch)
}

/// The table. Tab leads to one of its buttons, and arrow keys to the others.
fn table(last_focus: Option<RecursionFocus>, groups: Vec<Group>, ui: &Ui) -> Html {
    let parts = groups.iter().flat_map(|group| &group.entries);
    let columns = parts.filter_map(|entry| if let Entry::Part(row) = entry { Some(row.buttons()) } else { None });
    let grid = Grid { columns: columns.collect(), path: Vec::new() };
    let tab_stop = grid.tab_stop(last_focus);
    let mut numbers = 0..;
    let mut row = |entry: Entry| match entry {
        Entry::Part(row) => row.html(numbers.next().unwrap_or_default(), tab_stop, ui),
        Entry::LeftOut(levels) => {
            let text = ui.l10n.format(msg::RECURSION_LEVELS_LEFT_OUT, [levels.into()]);
            html! { <tr><td colspan="4" class="hint">{ text }</td></tr> }
        }
    };
    let mut body =
        |group: Group| html! { <tbody key={group.key}>{ for group.entries.into_iter().map(&mut row) }</tbody> };
    // The buttons come before the texts, whose width changes from move to move: a button stays under the finger.
    let columns = [
        msg::RECURSION_COLUMN_GO,
        msg::RECURSION_COLUMN_PLACE,
        msg::RECURSION_COLUMN_TASK,
        msg::RECURSION_COLUMN_MOVES,
    ];
    let heading = |message| html! { <th scope="col">{ ui.l10n.text(message) }</th> };
    let body: Html = groups.into_iter().map(&mut body).collect();
    html! {
        <div class="wide" onfocusin={on_focus(&ui.dispatch)} onkeydown={on_key(grid, &ui.dispatch, |_, _| None)}>
            <table>
                <thead><tr>{ for columns.into_iter().map(heading) }</tr></thead>
                { body }
            </table>
        </div>
    }
}

/// The parts of one level's task. If levels are left out before it, a row says so.
fn level_rows(path: &RecursionPath, trace: &Trace, level: &ExpandedLevel) -> Group {
    let mut entries = Vec::new();
    let depth = trace.frames.len();
    let left_out = depth.saturating_sub(TOP + BOTTOM);
    if left_out > 0 && level.depth + BOTTOM == depth {
        entries.push(Entry::LeftOut(left_out));
    }
    let key = level.depth;
    // A task with only one part would be shown twice.
    let is_same_task = level.steps.iter().filter(|(_, length)| !length.is_zero()).count() == 1;
    if key > 0 && is_same_task {
        return Group { key, entries };
    }
    let above: Vec<usize> = trace.frames.iter().take(level.depth).map(|frame| frame.number).collect();
    let mut first = level.before.clone();
    for (number, (part, length)) in level.steps.iter().enumerate() {
        let last = &first + length;
        let place = [above.as_slice(), &[number + 1]].concat();
        let first = std::mem::replace(&mut first, last.clone());
        entries.extend(row(path, place, *part, (&first, &last), number == level.chosen));
    }
    Group { key, entries }
}

/// All parts of a short recursion, in order. For each move, this adds the part of its branch that differs from the
/// branch of the previous move.
fn all_rows(path: &RecursionPath) -> Vec<Entry> {
    let solution = &path.solution;
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
            let (first, last) = (frame.before.clone(), &frame.before + &frame.length);
            let place = numbers.get(..=depth).unwrap_or_default().to_vec();
            let is_current = first < path.number && path.number <= last;
            rows.extend(row(path, place, frame.step, (&first, &last), is_current));
        }
        before = numbers;
    }
    rows
}

/// The row of a part between two indices of the solution; `None` if none of its moves is on the path.
fn row(path: &RecursionPath, place: Vec<usize>, part: Step, ends: (&Index, &Index), is_current: bool) -> Option<Entry> {
    let (first, last) = (path.place_of(ends.0), path.place_of(ends.1));
    let has_loop = !path.is_of_detour();
    (first < last).then_some(Entry::Part(Row { place, part, first, last, is_current, has_loop }))
}
