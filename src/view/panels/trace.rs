//! The recursion from the whole task down to this move.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, Lesson, PanelText};
use crate::model::{Action, Look, Span, State};
use crate::solver::recursion::{self, Opened, Part, Trace};
use crate::solver::{Index, Optimality};

use crate::view::components::markup::{block, button, hint, switch, text, wide};

/// So many levels at the top and at the bottom are shown; those between are of the same kind.
const TOP: usize = 2;
const BOTTOM: usize = 5;
/// All of a recursion is shown when it has no more moves.
const MOST_UNFOLDED: u64 = 127;

/// The way down to a move, with the terms opened at the first levels and at the last.
pub fn way_down(state: &State, index: &Index, top: usize, bottom: usize) -> Option<(Trace, Vec<Opened>)> {
    state.solution().with_recursion(|recursion| {
        let trace = recursion::trace_at(recursion, index)?;
        let depth = trace.frames.len();
        let keep = |level: usize| level < top || level + bottom >= depth;
        let levels = recursion::levels_at(recursion, index, &keep)?;
        Some((trace, levels))
    })?
}

/// The levels of the recursion as a table.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    // Before the first move the way down to it.
    let index = &state.index().clone().max(Index::from(1));
    let Some((trace, levels)) = way_down(state, index, TOP, BOTTOM) else { return note(no_recursion(state), language) };
    let few = state.total().word().is_some_and(|total| total <= MOST_UNFOLDED);
    let unfolded = few && state.settings().views.unfolded;
    let body = if unfolded { all(state, index, language) } else { path(&trace, &levels, language) };
    let unfold = switch(&Action::Look(Look::Unfold), language.label(PanelText::Unfold), unfolded);
    let table = format!(
        "<table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th>\
         <th scope=\"col\">{}</th></tr></thead>{body}</table>",
        language.label(PanelText::TracePlace),
        language.label(PanelText::TraceTask),
        language.label(PanelText::TraceGo),
        language.label(PanelText::TraceMoves)
    );
    html! {
        <div class="trace">
            { text(hint(language.label(PanelText::TraceHint))) }
            if few || state.settings().views.unfolded {
                <div class="row looks">{ block(unfold, on) }</div>
            }
            { wide(table, on) }
        </div>
    }
}

/// A panel that says only this.
pub fn note(says: PanelText, language: Language) -> Html {
    text(hint(language.label(says)))
}

/// Why there is no recursion to show.
pub fn no_recursion(state: &State) -> PanelText {
    match state.solution().optimality() {
        Optimality::Searched => PanelText::NoRecursion,
        _ => PanelText::OneDisc,
    }
}

/// Each level's term with its parts.
fn path(trace: &Trace, levels: &[Opened], language: Language) -> String {
    let (depth, address) = (trace.frames.len(), trace.to_string());
    let left_out = depth.saturating_sub(TOP + BOTTOM);
    let between = || {
        let says = language.fill(PanelText::LevelsBetween, &[left_out.into()]);
        format!("<tbody><tr><td colspan=\"4\" class=\"hint\">{says}</td></tr></tbody>")
    };
    let level = |level: &Opened| {
        let gap = if left_out > 0 && level.depth + BOTTOM == depth { between() } else { String::new() };
        // What is all of its task would only say the same again.
        if level.depth > 0 && level.parts.iter().filter(|(_, length)| !length.is_start()).count() == 1 {
            return gap;
        }
        let above: Vec<&str> = address.split('.').take(level.depth).collect();
        let mut before = level.before.clone();
        let rows = level.parts.iter().enumerate().map(|(number, (part, length))| {
            let first = std::mem::replace(&mut before, Index::START);
            before = first.plus(length);
            let place = above.iter().map(|part| (*part).to_owned()).chain([(number + 1).to_string()]);
            let place = short(&place.collect::<Vec<_>>());
            row(&Row { place, part, first: &first, last: &before, chosen: number == level.chosen }, language)
        });
        format!("{gap}<tbody>{}</tbody>", rows.collect::<String>())
    };
    levels.iter().map(level).collect()
}

/// Every part of a short recursion, in the order in which they are carried out: each move's way down, as far as it is not
/// that of the move before.
fn all(state: &State, index: &Index, language: Language) -> String {
    let total = state.total().word().unwrap_or(0);
    let traces = (1..=total).filter_map(|number| state.solution().trace_at(&Index::from(number)));
    let mut rows = String::new();
    let mut before: Vec<usize> = Vec::new();
    for trace in traces {
        let numbers: Vec<usize> = trace.frames.iter().map(|frame| frame.number).collect();
        let same = numbers.iter().zip(&before).take_while(|(a, b)| a == b).count();
        for (depth, frame) in trace.frames.iter().enumerate().skip(same) {
            if depth > 0 && trace.frames.get(depth - 1).is_some_and(|task| task.length == frame.length) {
                continue;
            }
            let (first, last) = (&frame.before, &frame.before.plus(&frame.length));
            let place: Vec<String> = numbers.iter().take(depth + 1).map(usize::to_string).collect();
            let chosen = first < index && index <= last;
            rows.push_str(&row(&Row { place: short(&place), part: &frame.part, first, last, chosen }, language));
        }
        before = numbers;
    }
    format!("<tbody>{rows}</tbody>")
}

/// A long place by its last parts.
fn short(place: &[String]) -> String {
    const MOST: usize = 6;
    match place.len().checked_sub(MOST) {
        Some(more) if more > 0 => format!("…{}", place.get(more..).unwrap_or_default().join(".")),
        _ => place.join("."),
    }
}

struct Row<'a> {
    place: String,
    part: &'a Part,
    first: &'a Index,
    last: &'a Index,
    chosen: bool,
}

fn row(row: &Row<'_>, language: Language) -> String {
    let Row { ref place, part, first, last, chosen } = *row;
    if first == last {
        return String::new();
    }
    let name = language.explain(&Lesson::Part(*part));
    let go = |says: PanelText, sign: &str, action: Action| {
        button(&action, &format!("{}: {name}", language.label(says)), sign)
    };
    let span = Span { first: first.clone(), last: last.clone() };
    format!(
        "<tr {}data-first=\"{first}\"><td class=\"place\">{place}</td><td>{name}</td><td class=\"row\">{}{}{}</td>\
         <td class=\"number\">{}</td></tr>",
        if chosen { "aria-current=\"true\" " } else { "" },
        go(PanelText::ToItsStart, "⇤", Action::Seek(first.clone())),
        go(PanelText::ToItsEnd, "⇥", Action::Seek(last.clone())),
        match part {
            Part::Term(_) => go(PanelText::PlayItAgain, "↻", Action::Look(Look::Repeat(span))),
            Part::Move(_) => String::new(),
        },
        language.explain(&Lesson::Moves { first: &first.next(), last })
    )
}
