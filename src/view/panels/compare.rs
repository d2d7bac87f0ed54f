//! A second puzzle beside the first, on the same scrubber.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, PanelText, Phrase};
use crate::model::{Action, Beside, BesidePart, Look, MOST_DISCS, State, read_discs, slider};
use crate::solver::{Index, Pegs, Rule, Solution};
use crate::view::components::fields::{choice, number_field};
use crate::view::components::memo::part;
use crate::view::lesson::Lesson as Facts;
use crate::view::page::towers::Towers;

use super::trace::note;

/// The picture is drawn in this room, in which its letters can be read on a phone too, and grows with the page.
const ROOM: (f64, f64) = (520.0, 260.0);

/// The fields, the towers and the sentence of the second puzzle.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let beside = state.beside();
    let content = match beside.solution() {
        Ok(Some(solution)) => towers(state, &beside, &solution, language, on),
        Ok(None) | Err(_) => note(PanelText::NotCompared, language),
    };
    let same = |a: &State, b: &State| a.beside() == b.beside();
    let form = Facts { draw: |state, language, on| fields(&state.beside(), language, on), state: state.clone(), same };
    html! {
        <div class="compare">
            { part(form, language, on) }
            { content }
        </div>
    }
}

fn edit(part: BesidePart) -> Action {
    Action::Look(Look::Beside(part))
}

fn fields(beside: &Beside, language: Language, on: &Callback<Action>) -> Html {
    let (puzzle, pegs) = (&beside.puzzle, beside.puzzle.pegs());
    let offered = |&rule: &Rule| rule != Rule::Cyclic || pegs > Pegs::THREE;
    let rules = Rule::NAMED.into_iter().filter(offered).map(|rule| (rule.to_string(), language.rule(rule)));
    let paces = [("", PanelText::PaceFraction), ("index", PanelText::PaceIndex)];
    let paces = paces.map(|(value, text)| (value.to_owned(), language.label(text).to_owned()));
    let pace = if beside.by_index { "index" } else { "" };
    html! {
        <div class="fields">
            { number_field(language.label(PanelText::Discs), "with-discs", (puzzle.discs().count(), MOST_DISCS), on,
                |value| Some(edit(BesidePart::Discs(read_discs(value)?)))) }
            { number_field(language.label(PanelText::Pegs), "with-pegs", (pegs.count().into(), Pegs::MOST.into()), on,
                |value| Some(edit(BesidePart::Pegs(value.parse().ok().and_then(Pegs::new)?)))) }
            { choice(language.label(PanelText::RuleName), "with-rule", rules, &puzzle.rule().to_string(), on,
                |value| Some(edit(BesidePart::Rule(value.parse().ok()?)))) }
            { choice(language.label(PanelText::Pace), "pace", paces, pace, on,
                |value| Some(edit(BesidePart::ByIndex(value == "index")))) }
        </div>
    }
}

/// Where the second puzzle stands when the first is at its index.
fn index(state: &State, beside: &Beside, total: &Index) -> Index {
    if beside.by_index {
        state.index().clone().min(total.clone())
    } else {
        slider::in_proportion(state.index(), state.total(), total)
    }
}

fn towers(state: &State, beside: &Beside, solution: &Solution, language: Language, on: &Callback<Action>) -> Html {
    let total = solution.total();
    let index = index(state, beside, total);
    let step = solution.move_at(&index);
    let says = match step {
        Some(step) => language.say(&Phrase::Moved { index: &index, total, step }),
        None => language.total(total, solution.optimality()),
    };
    let facts = Towers {
        position: solution.position_at(&index).unwrap_or_default(),
        pegs: beside.puzzle.pegs(),
        flight: None,
        last: step,
        table: None,
        pointed: None,
        index: index.to_string().into(),
        total: total.to_string().into(),
        room: ROOM,
    };
    html! {
        <>
            <div class="second">{ part(facts, language, on) }</div>
            <p class="caption-second">{ says }</p>
        </>
    }
}
