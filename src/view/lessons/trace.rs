//! The recursion from the whole task down to this move.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, Span, State};
use crate::solver::recursion::{self, Opened, Part};
use crate::solver::{Index, Optimality};
use crate::text::{Language, Lesson};
use crate::view::controls::button;

/// So many levels at the top and at the bottom are shown; those between are of the same kind.
const TOP: usize = 2;
const BOTTOM: usize = 5;

/// The levels of the recursion as a table.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    // Before the first move the way down to it.
    let index = &state.index().clone().max(Index::from(1));
    let depth = state.solution().trace_at(index).map_or(0, |trace| trace.frames.len());
    let keep = |level: usize| level < TOP || level + BOTTOM >= depth;
    let levels = state.solution().with_recursion(|recursion| recursion::levels_at(recursion, index, &keep)).flatten();
    let Some(levels) = levels else { return note(no_recursion(state), language) };
    let address = state.solution().trace_at(index).map(|trace| trace.to_string()).unwrap_or_default();
    let left_out = depth.saturating_sub(TOP + BOTTOM);
    let head = (0..4).map(|column| html! { <th scope="col">{ language.explain(&Lesson::TraceColumns(column)) }</th> });
    html! {
        <div class="trace">
            <p class="hint">{ language.explain(&Lesson::TraceHint) }</p>
            <div class="wide" tabindex="0"><table>
                <thead><tr>{ for head }</tr></thead>
                { for levels.iter().map(|level| {
                    let gap = left_out > 0 && level.depth + BOTTOM == depth;
                    html! { <>{ if gap { between(left_out, language) } else { Html::default() } }{ rows(level, &address, language, on) }</> }
                }) }
            </table></div>
        </div>
    }
}

pub fn note(lesson: Lesson<'_>, language: Language) -> Html {
    html! { <p class="hint">{ language.explain(&lesson) }</p> }
}

/// Why there is no recursion to show.
pub fn no_recursion(state: &State) -> Lesson<'static> {
    match state.solution().optimality() {
        Optimality::Searched => Lesson::NoRecursion,
        _ => Lesson::OneDisc,
    }
}

fn between(count: usize, language: Language) -> Html {
    html! { <tbody><tr><td colspan="4" class="hint">{ language.explain(&Lesson::LevelsBetween(count)) }</td></tr></tbody> }
}

/// The parts of one term.
fn rows(level: &Opened, address: &str, language: Language, on: &Callback<Action>) -> Html {
    let above: Vec<&str> = address.split('.').take(level.depth).collect();
    let mut before = level.before.clone();
    let rows = level.parts.iter().enumerate().map(|(number, (part, length))| {
        let first = before.clone();
        before = before.plus(length);
        let chosen = number == level.chosen;
        let place = above.iter().map(|part| (*part).to_owned()).chain([(number + 1).to_string()]).collect::<Vec<_>>();
        row(&Row { place: &short(&place), part, first: &first, last: &before, chosen }, language, on)
    });
    html! { <tbody>{ for rows }</tbody> }
}

/// A long place by its last parts.
fn short(place: &[String]) -> String {
    const MOST: usize = 9;
    match place.len().checked_sub(MOST) {
        Some(more) if more > 0 => format!("…{}", place.get(more..).unwrap_or_default().join(".")),
        _ => place.join("."),
    }
}

struct Row<'a> {
    place: &'a str,
    part: &'a Part,
    first: &'a Index,
    last: &'a Index,
    chosen: bool,
}

fn row(row: &Row<'_>, language: Language, on: &Callback<Action>) -> Html {
    let Row { place, part, first, last, chosen } = *row;
    if first == last {
        return Html::default();
    }
    let name = language.explain(&Lesson::Part(*part));
    let go = |lesson: Lesson<'_>, sign: &'static str, action: Action| {
        button(&format!("{}: {name}", language.explain(&lesson)), sign.into(), Some(action), on)
    };
    let span = Span { first: first.clone(), last: last.clone() };
    let moves = language.explain(&Lesson::Moves { first: &first.next(), last });
    html! {
        <tr key={place.to_owned()} aria-current={chosen.then_some("true")} data-first={first.to_string()}>
            <td class="place">{ place }</td>
            <td>{ name.clone() }</td>
            <td class="number">{ moves }</td>
            <td class="row">
                { go(Lesson::ToItsStart, "⇤", Action::Seek(first.clone())) }
                { go(Lesson::ToItsEnd, "⇥", Action::Seek(last.clone())) }
                if matches!(part, Part::Term(_)) {
                    { go(Lesson::PlayAgain, "↻", Action::Repeat(span)) }
                }
            </td>
        </tr>
    }
}
