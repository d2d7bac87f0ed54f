//! A second puzzle beside the first one, whose index it follows.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{
    CompareAction, ComparedPuzzle, KnownSolution, MAX_DISCS, Parameter, Problem, Reason, Scene, parse_discs, slider,
    whole_number,
};
use crate::solver::{Index, PegCount, Puzzle, Rule, Solution};
use crate::view::Ui;
use crate::view::components::events::ParseValue;
use crate::view::components::field::Field;
use crate::view::components::memo::{Render, memo};
use crate::view::page::towers::Towers;

use super::hint;

/// The view box of the towers with more pegs. The picture scales with the page; at this size, its letters are legible on a
/// phone.
const SIZE: (f64, f64) = (240.0, 170.0);

/// Both puzzles with their towers and captions, and the fields that choose the second one.
#[derive(PartialEq)]
pub struct ComparePanel {
    form: CompareForm,
    first: Puzzle,
    /// `None` while it is being searched for.
    solution: Option<KnownSolution>,
    index: Index,
    has_patterns: bool,
}

impl ComparePanel {
    pub fn of(scene: &Scene) -> Self {
        let problem = scene.problem_of(Parameter::With).cloned();
        Self {
            form: CompareForm { compared: scene.compared_puzzle(), problem },
            first: scene.puzzle().clone(),
            solution: scene.solved().cloned(),
            index: scene.index().clone(),
            has_patterns: scene.config.appearance.accessibility.patterns,
        }
    }

    /// The index of the second puzzle.
    fn second_index(&self, total: &Index) -> Index {
        if self.form.compared.is_by_index {
            return self.index.clone().min(total.clone());
        }
        let first = self.solution.as_ref().map(|solution| solution.total());
        slider::in_proportion(&self.index, first.unwrap_or(&Index::ZERO), total)
    }

    /// The first puzzle and the second one. Equal discs look alike in both: they have the widths that they have among the
    /// discs and the pegs of the larger puzzle.
    fn pair(&self, second_solution: &Solution, ui: &Ui) -> Html {
        let (first, second) = (&self.first, &self.form.compared.puzzle);
        let (scale, pegs) = (first.discs().max(second.discs()), first.pegs().max(second.pegs()));
        let draw = |puzzle, solution: &Solution, index: &Index| {
            let (has_patterns, size) = (self.has_patterns, size(puzzle, pegs));
            let towers = Towers { scale, has_patterns, size, ..towers(puzzle, solution, index) };
            figure(towers, puzzle, solution, index, ui)
        };
        let index = self.second_index(second_solution.total());
        html! {
            <div class="pair">
                if let Some(solution) = &self.solution {
                    <figure>
                        <h3>{ ui.l10n.text(msg::COMPARE_FIRST) }</h3>
                        { draw(first, solution, &self.index) }
                    </figure>
                }
                <figure class="second">
                    <h3>{ ui.l10n.text(msg::COMPARE_SECOND) }</h3>
                    { draw(second, second_solution, &index) }
                </figure>
            </div>
        }
    }
}

impl Render for ComparePanel {
    fn render(&self, ui: &Ui) -> Html {
        let content = match self.form.compared.solution() {
            Ok(Some(solution)) => self.pair(&solution, ui),
            Ok(None) | Err(_) => hint(ui.l10n.text(msg::COMPARE_NOT_POSSIBLE)),
        };
        html! {
            <div class="compare">
                { content }
                { memo(self.form.clone(), ui) }
            </div>
        }
    }
}

/// The fields that choose the second puzzle.
#[derive(Clone, PartialEq)]
struct CompareForm {
    compared: ComparedPuzzle,
    problem: Option<Problem>,
}

impl Render for CompareForm {
    fn render(&self, ui: &Ui) -> Html {
        let ComparedPuzzle { puzzle, is_by_index } = &self.compared;
        let (discs, pegs) = (puzzle.discs().count(), puzzle.pegs());
        let set_discs: ParseValue = |value| {
            let reject = || CompareAction::RejectInput(Parameter::Discs, value.to_owned());
            Some(parse_discs(value).map_or_else(reject, CompareAction::SetDiscs).into())
        };
        let set_pegs: ParseValue = |value| {
            let reject = || CompareAction::RejectInput(Parameter::Pegs, value.to_owned());
            Some(whole_number(value).and_then(PegCount::new).map_or_else(reject, CompareAction::SetPegs).into())
        };
        let set_rule: ParseValue = |value| Some(CompareAction::SetRule(value.parse().ok()?).into());
        let set_pace: ParseValue = |value| Some(CompareAction::SetByIndex(value == "index").into());
        // On three pegs, the ring allows every move, so it is the classic puzzle.
        let is_offered = |&rule: &Rule| rule != Rule::Cyclic || pegs > PegCount::THREE;
        let rules = Rule::NAMED.into_iter().filter(is_offered).map(|rule| (rule.to_string(), ui.l10n.rule(rule)));
        let paces = [("", msg::COMPARE_PACE_PROGRESS), ("index", msg::COMPARE_PACE_MOVE_NUMBER)];
        let paces = paces.map(|(value, message)| (value.to_owned(), ui.l10n.text(message).to_owned()));
        let pace = if *is_by_index { "index" } else { "" };
        let problem = |part| self.problem.as_ref().filter(|problem| problem.reason == Reason::Part(part));
        let number = |message, name, part, bounds: (u32, u32), parse| {
            Field::new(ui.l10n.text(message), name).problem(problem(part)).number(bounds, ui, parse)
        };
        html! {
            <div class="fields">
                { number(msg::PUZZLE_DISCS, "with.discs", Parameter::Discs, (discs, MAX_DISCS), set_discs) }
                { number(msg::PUZZLE_PEGS, "with.pegs", Parameter::Pegs, (pegs.count().into(), PegCount::MAX.into()), set_pegs) }
                { Field::new(ui.l10n.text(msg::PUZZLE_RULE), "with.rule").select_alone( rules, &puzzle.rule().to_string(), &ui.dispatch, set_rule) }
                { Field::new(ui.l10n.text(msg::COMPARE_PACE), "with.pace").select_alone( paces, pace, &ui.dispatch, set_pace) }
            </div>
        }
    }
}

/// The size of a picture, in which each peg has as much room as with the most pegs.
fn size(puzzle: &Puzzle, most: PegCount) -> (f64, f64) {
    (SIZE.0 * f64::from(puzzle.pegs().count()) / f64::from(most.count()), SIZE.1)
}

/// The towers of a solution at an index.
fn towers(puzzle: &Puzzle, solution: &Solution, index: &Index) -> Towers {
    Towers {
        position: solution.position_at(index).unwrap_or_default(),
        rule: puzzle.rule(),
        pegs: puzzle.pegs(),
        scale: puzzle.discs(),
        flight: None,
        last: solution.move_at(index),
        last_by_hand: None,
        manual_play: None,
        hovered: None,
        target: None,
        goal: puzzle.goal().clone(),
        is_magnified: true,
        is_invitation: false,
        task: None,
        is_solved: false,
        has_patterns: false,
        index: index.to_string().into(),
        total: solution.total().to_string().into(),
        size: SIZE,
    }
}

/// The towers, the description of the puzzle, and the caption.
fn figure(towers: Towers, puzzle: &Puzzle, solution: &Solution, index: &Index, ui: &Ui) -> Html {
    let total = solution.total();
    let caption = match towers.last {
        Some(step) => ui.l10n.moved(index, total, step),
        None => ui.l10n.total(puzzle, total, solution.optimality()),
    };
    let name = [puzzle.discs().count().into(), ui.l10n.puzzle_in_short(puzzle).into()];
    html! {
        <>
            <div class="towers-small">{ memo(towers, ui) }</div>
            <p class="name">{ ui.l10n.format(msg::COMPARE_PUZZLE, name) }</p>
            <figcaption>{ caption }</figcaption>
        </>
    }
}
