//! The form that sets the puzzle.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, Parameter, PuzzleEdit, State, SystemEvent};
use crate::solver::recursion::Split;
use crate::solver::{PathKind, Peg, PegCount, Placement, Puzzle, Rule};
use crate::view::components::fields::{ParseValue, number_field, select_field};
use crate::view::components::memo::{Render, memo};
use crate::view::components::stepper::discs_field;

/// The shortest path that sets as many discs aside as possible.
const LARGEST_SPLIT: PathKind = PathKind::Shortest(Split::Largest);

pub fn draw(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let total = state.solved().map(|solution| l10n.total(solution.total(), solution.optimality()));
    let (puzzle, path) = (state.puzzle().clone(), state.config.puzzle.path);
    // On the page the number of discs is in the header.
    let has_discs = state.config.appearance.is_embedded;
    memo(PuzzleForm { puzzle, path, has_discs, total: total.unwrap_or_default() }, l10n, dispatch)
}

#[derive(Clone, PartialEq)]
struct PuzzleForm {
    puzzle: Puzzle,
    path: PathKind,
    has_discs: bool,
    /// A sentence about the number of moves; empty until it is known.
    total: String,
}

impl Render for PuzzleForm {
    fn render(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let Self { puzzle, path, has_discs, total } = self;
        html! {
            <div class="fields">
                if *has_discs {
                    { discs_field(puzzle.discs(), l10n, dispatch) }
                }
                { pegs_field(puzzle.pegs(), l10n, dispatch) }
                { rule_field(puzzle, l10n, dispatch) }
                { from_field(puzzle, l10n, dispatch) }
                { to_field(puzzle, l10n, dispatch) }
                if has_choice_of_paths(puzzle) {
                    { path_field(puzzle, *path, l10n, dispatch) }
                }
                <p class="total" data-total-text="">{ total }</p>
            </div>
        }
    }
}

fn reject(parameter: Parameter, text: &str) -> Action {
    SystemEvent::RejectInput(parameter, text.to_owned()).into()
}

fn pegs_field(pegs: PegCount, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let parse: ParseValue = |text| {
        let pegs = text.parse().ok().and_then(PegCount::new);
        Some(pegs.map_or_else(|| reject(Parameter::Pegs, text), |pegs| PuzzleEdit::Pegs(pegs).into()))
    };
    number_field(l10n.text(msg::PUZZLE_PEGS), "pegs", (pegs.count().into(), PegCount::MAX.into()), dispatch, parse)
}

fn rule_field(puzzle: &Puzzle, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let chosen = puzzle.rule();
    // On three pegs, the ring allows every move, so it is the classic puzzle. A custom rule from a link comes last.
    let is_offered = |&rule: &Rule| rule != Rule::Cyclic || puzzle.pegs() > PegCount::THREE;
    let mut rules: Vec<Rule> = Rule::NAMED.into_iter().filter(is_offered).collect();
    if !rules.contains(&chosen) {
        rules.push(chosen);
    }
    let option = |rule: Rule| (rule.to_string(), l10n.rule(rule));
    let parse: ParseValue = |value| value.parse().ok().map(|rule| PuzzleEdit::Rule(rule).into());
    let label = l10n.text(msg::PUZZLE_RULE);
    select_field(label, "rule", rules.into_iter().map(option), &chosen.to_string(), dispatch, parse)
}

fn parse_peg(value: &str) -> Option<Peg> {
    value.chars().next().and_then(Peg::from_digit)
}

fn from_field(puzzle: &Puzzle, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let parse: ParseValue = |value| parse_peg(value).map(|peg| PuzzleEdit::From(peg).into());
    let (options, chosen) = placement_options(puzzle.start(), puzzle.pegs(), l10n);
    select_field(l10n.text(msg::PUZZLE_FROM), "from", options, &chosen, dispatch, parse)
}

fn to_field(puzzle: &Puzzle, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let parse: ParseValue = |value| parse_peg(value).map(|peg| PuzzleEdit::To(peg).into());
    let (options, chosen) = placement_options(puzzle.goal(), puzzle.pegs(), l10n);
    select_field(l10n.text(msg::PUZZLE_TO), "to", options, &chosen, dispatch, parse)
}

/// The options for a start or goal, and the chosen value. A position, which only a link can set, comes first.
fn placement_options(placement: &Placement, pegs: PegCount, l10n: L10n) -> (Vec<(String, String)>, String) {
    let mut options: Vec<_> = pegs.iter().map(|peg| (peg.digit().to_string(), peg.letter().to_string())).collect();
    match placement {
        Placement::Tower(peg) => (options, peg.digit().to_string()),
        Placement::Position(_) => {
            options.insert(0, (String::new(), l10n.text(msg::PUZZLE_OWN_POSITION).to_owned()));
            (options, String::new())
        }
    }
}

/// Only the classic rule, from tower to tower, has several paths to choose from.
fn has_choice_of_paths(puzzle: &Puzzle) -> bool {
    let is_between_towers = matches!((puzzle.start(), puzzle.goal()), (Placement::Tower(_), Placement::Tower(_)));
    puzzle.rule() == Rule::Any && is_between_towers && puzzle.pegs() >= PegCount::THREE
}

fn path_field(puzzle: &Puzzle, path: PathKind, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let other = if puzzle.pegs() == PegCount::THREE { PathKind::Hamiltonian } else { LARGEST_SPLIT };
    let options = [PathKind::default(), other].map(|path| (path_value(path).to_owned(), l10n.path(path).to_owned()));
    let parse: ParseValue = |value| {
        let paths = [PathKind::default(), PathKind::Hamiltonian, LARGEST_SPLIT];
        let path = paths.into_iter().find(|&path| path_value(path) == value)?;
        Some(PuzzleEdit::Path(path).into())
    };
    select_field(l10n.text(msg::PUZZLE_PATH), "path", options, path_value(path), dispatch, parse)
}

/// The default path has an empty value.
fn path_value(path: PathKind) -> &'static str {
    if path == PathKind::default() { "" } else { path.name() }
}
