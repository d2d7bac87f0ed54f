//! A second puzzle that follows the index of the first one.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, PageSentence, msg};
use crate::model::{Action, CompareAction, ComparedPuzzle, MAX_DISCS, Parameter, Reason, State, parse_discs, slider};
use crate::solver::{Index, PegCount, Rule, Solution};
use crate::view::chunks::StatePart;
use crate::view::components::field::Field;
use crate::view::components::fields::{ParseValue, select_field};
use crate::view::components::memo::memo;
use crate::view::page::towers::Towers;

use super::hint;

/// The view box of the towers. The picture scales with the page; at this size, its letters are legible on a phone.
const SIZE: (f64, f64) = (420.0, 220.0);

/// The towers and the caption of the second puzzle, and the fields that choose it.
pub fn draw(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let compared = state.compared_puzzle();
    let content = match compared.solution() {
        Ok(Some(solution)) => towers(state, &compared, &solution, l10n, dispatch),
        Ok(None) | Err(_) => hint(l10n.text(msg::COMPARE_NOT_POSSIBLE)),
    };
    let looks_same = |a: &State, b: &State| a.compared_puzzle() == b.compared_puzzle() && a.problems == b.problems;
    let form = StatePart { draw: form, state: state.clone(), looks_same };
    html! {
        <div class="compare">
            { content }
            { memo(form, l10n, dispatch) }
        </div>
    }
}

fn form(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let ComparedPuzzle { puzzle, is_by_index } = state.compared_puzzle();
    let (discs, pegs) = (puzzle.discs().count(), puzzle.pegs());
    let set_discs: ParseValue = |value| {
        let reject = || CompareAction::RejectInput(Parameter::Discs, value.to_owned());
        Some(parse_discs(value).map_or_else(reject, CompareAction::SetDiscs).into())
    };
    let set_pegs: ParseValue = |value| {
        let reject = || CompareAction::RejectInput(Parameter::Pegs, value.to_owned());
        Some(value.parse().ok().and_then(PegCount::new).map_or_else(reject, CompareAction::SetPegs).into())
    };
    let set_rule: ParseValue = |value| Some(CompareAction::SetRule(value.parse().ok()?).into());
    let set_pace: ParseValue = |value| Some(CompareAction::SetByIndex(value == "index").into());
    // On three pegs, the ring allows every move, so it is the classic puzzle.
    let is_offered = |&rule: &Rule| rule != Rule::Cyclic || pegs > PegCount::THREE;
    let rules = Rule::NAMED.into_iter().filter(is_offered).map(|rule| (rule.to_string(), l10n.rule(rule)));
    let paces = [("", msg::COMPARE_PACE_PROGRESS), ("index", msg::COMPARE_PACE_MOVE_NUMBER)];
    let paces = paces.map(|(value, message)| (value.to_owned(), l10n.text(message).to_owned()));
    let pace = if is_by_index { "index" } else { "" };
    let problem = |part| state.problem_of(Parameter::With).filter(|problem| problem.reason == Reason::Part(part));
    let number = |message, name, part, bounds: (u32, u32), parse| {
        Field::new(l10n.text(message), name).problem(problem(part)).number(bounds, l10n, dispatch, parse)
    };
    html! {
        <div class="fields">
            { number(msg::PUZZLE_DISCS, "with.discs", Parameter::Discs, (discs, MAX_DISCS), set_discs) }
            { number(msg::PUZZLE_PEGS, "with.pegs", Parameter::Pegs, (pegs.count().into(), PegCount::MAX.into()), set_pegs) }
            { select_field(l10n.text(msg::PUZZLE_RULE), "with.rule", rules, &puzzle.rule().to_string(), dispatch, set_rule) }
            { select_field(l10n.text(msg::COMPARE_PACE), "with.pace", paces, pace, dispatch, set_pace) }
        </div>
    }
}

fn compared_index(state: &State, compared: &ComparedPuzzle, total: &Index) -> Index {
    if compared.is_by_index {
        state.index().clone().min(total.clone())
    } else {
        slider::in_proportion(state.index(), state.total(), total)
    }
}

fn towers(
    state: &State,
    compared: &ComparedPuzzle,
    solution: &Solution,
    l10n: L10n,
    dispatch: &Callback<Action>,
) -> Html {
    let total = solution.total();
    let index = compared_index(state, compared, total);
    let last = solution.move_at(&index);
    let caption = match last {
        Some(step) => l10n.page_sentence(&PageSentence::Moved { index: &index, total, step }),
        None => l10n.total(total, solution.optimality()),
    };
    let towers = Towers {
        position: solution.position_at(&index).unwrap_or_default(),
        pegs: compared.puzzle.pegs(),
        scale: compared.puzzle.discs().max(state.puzzle().discs()),
        moving: None,
        last,
        last_by_hand: None,
        manual_play: None,
        hovered: None,
        goal: compared.puzzle.goal().tower(),
        is_solved: false,
        has_patterns: state.config.appearance.accessibility.patterns,
        index: index.to_string().into(),
        total: total.to_string().into(),
        size: SIZE,
    };
    html! {
        <>
            <div class="second">{ memo(towers, l10n, dispatch) }</div>
            <p class="caption-second">{ caption }</p>
        </>
    }
}
