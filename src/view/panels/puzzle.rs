//! The form that sets the puzzle.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{
    CompareAction, ManualPlayAction, Parameter, Problem, PuzzleConfig, PuzzleEdit, Scene, SystemEvent, whole_number,
};
use crate::solver::recursion::Split;
use crate::solver::{Attempt, Index, Optimality, PathKind, Peg, PegCount, Placement, Puzzle, Rule, Solution};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::events::ParseValue;
use crate::view::components::field::{Field, problem_text};
use crate::view::components::memo::Render;
use crate::view::components::stepper::discs_field;

/// The shortest path that sets as many discs aside as possible.
const LARGEST_SPLIT: PathKind = PathKind::Shortest(Split::Largest);

/// The form, and on the page the other actions on the puzzle.
#[derive(PartialEq)]
pub struct PuzzlePanel {
    form: PuzzleForm,
    /// Whether discs may be arranged, and whether they are being arranged.
    arranging: (bool, bool),
}

impl PuzzlePanel {
    pub fn of(scene: &Scene) -> Self {
        let form = PuzzleForm {
            config: scene.config.puzzle.clone(),
            is_embedded: scene.config.appearance.is_embedded,
            problems: scene.problems.clone(),
            total: scene.solved().map(|solution| (solution.total().clone(), solution.optimality())),
            without_rule: without_rule(&scene.config.puzzle),
        };
        // In an exercise, the question places the discs.
        let can_arrange = scene.are_discs_movable() && !scene.are_hints_disabled();
        Self { form, arranging: (can_arrange, scene.piece_in_hand().is_arranging) }
    }

    /// The buttons, which both close the form.
    fn buttons(&self, ui: &Ui) -> Html {
        let (can_arrange, is_arranging) = self.arranging;
        let arrange = Button::new("arrange", ManualPlayAction::ToggleArranging).pressed(is_arranging);
        let compare = Button::new("compare", CompareAction::Open);
        html! {
            <div class="row looks">
                if can_arrange {
                    { arrange.html(ui.l10n.text(msg::PUZZLE_ARRANGE), &ui.dispatch) }
                }
                { compare.html(ui.l10n.text(msg::PUZZLE_COMPARE), &ui.dispatch) }
            </div>
        }
    }
}

impl Render for PuzzlePanel {
    fn render(&self, ui: &Ui) -> Html {
        html! {
            <>
                { self.form.html(ui) }
                if !self.form.is_embedded {
                    { self.buttons(ui) }
                }
            </>
        }
    }
}

/// The number of moves of the same puzzle where every move is allowed. `None` where it is, and where the number is not known at once.
fn without_rule(config: &PuzzleConfig) -> Option<Index> {
    let puzzle = &config.puzzle;
    puzzle.towers().filter(|_| !puzzle.allows_all_moves() && config.path != PathKind::Hamiltonian)?;
    let any =
        Puzzle::new(Rule::Any, puzzle.pegs(), puzzle.discs(), puzzle.start().clone(), puzzle.goal().clone()).ok()?;
    match Solution::start(&any, config.path, 0) {
        Ok(Attempt::Solved(solution)) => Some(solution.total().clone()),
        Ok(Attempt::Search(_)) | Err(_) => None,
    }
}

#[derive(PartialEq)]
struct PuzzleForm {
    config: PuzzleConfig,
    is_embedded: bool,
    problems: Vec<Problem>,
    /// The number of moves; `None` until it is known.
    total: Option<(Index, Optimality)>,
    /// The number without the rule, if the rule forbids some.
    without_rule: Option<Index>,
}

impl PuzzleForm {
    fn html(&self, ui: &Ui) -> Html {
        let Self { config, is_embedded, total, .. } = self;
        let total = total.as_ref().map(|(total, optimality)| ui.l10n.total(&config.puzzle, total, *optimality));
        html! {
            <div class="fields">
                // On the page the number of discs is in the header.
                if *is_embedded {
                    { self.discs_field(ui) }
                }
                { self.pegs_field(ui) }
                { self.rule_field(ui) }
                { self.start_field(ui) }
                { self.goal_field(ui) }
                if config.has_choice_of_paths() {
                    { self.path_field(ui) }
                }
                <p class="total" data-total-text="">{ total.unwrap_or_default() }</p>
                if let Some(moves) = &self.without_rule {
                    <p class="total">{ ui.l10n.format(msg::PUZZLE_WITHOUT_RULE, [moves.into()]) }</p>
                }
            </div>
        }
    }

    fn field<'a>(&'a self, label: &'a str, parameter: Parameter) -> Field<'a> {
        let problem = self.problems.iter().find(|problem| problem.parameter == parameter);
        Field::new(label, parameter.name()).problem(problem)
    }

    fn discs_field(&self, ui: &Ui) -> Html {
        let problem = self.problems.iter().find(|problem| problem.parameter == Parameter::Discs);
        html! {
            <>
                { discs_field(self.config.puzzle.discs(), problem, ui) }
                { problem_text(problem, ui.l10n.text(msg::PUZZLE_DISCS), ui) }
            </>
        }
    }

    fn pegs_field(&self, ui: &Ui) -> Html {
        let parse: ParseValue = |text| {
            let pegs = whole_number(text).and_then(PegCount::new);
            let reject = || SystemEvent::RejectInput(Parameter::Pegs, text.to_owned()).into();
            Some(pegs.map_or_else(reject, |pegs| PuzzleEdit::Pegs(pegs).into()))
        };
        let bounds = (self.config.puzzle.pegs().count().into(), PegCount::MAX.into());
        self.field(ui.l10n.text(msg::PUZZLE_PEGS), Parameter::Pegs).number(bounds, ui, parse)
    }

    fn rule_field(&self, ui: &Ui) -> Html {
        let puzzle = &self.config.puzzle;
        let chosen = puzzle.rule();
        // On three pegs, the ring allows every move, so it is the classic puzzle. A custom rule from a link comes last.
        let is_offered = |&rule: &Rule| rule != Rule::Cyclic || puzzle.pegs() > PegCount::THREE;
        let mut rules: Vec<Rule> = Rule::NAMED.into_iter().filter(is_offered).collect();
        if !rules.contains(&chosen) {
            rules.push(chosen);
        }
        let options = rules.into_iter().map(|rule| (rule.to_string(), ui.l10n.rule(rule)));
        let parse: ParseValue = |value| value.parse().ok().map(|rule| PuzzleEdit::Rule(rule).into());
        let field = self.field(ui.l10n.text(msg::PUZZLE_RULE), Parameter::Rule);
        field.select(options, &chosen.to_string(), ui, parse)
    }

    fn start_field(&self, ui: &Ui) -> Html {
        let parse: ParseValue = |value| parse_peg(value).map(|peg| PuzzleEdit::From(peg).into());
        let (options, chosen) = self.placement_options(self.config.puzzle.start(), ui.l10n);
        self.field(ui.l10n.text(msg::PUZZLE_FROM), Parameter::From).select(options, &chosen, ui, parse)
    }

    fn goal_field(&self, ui: &Ui) -> Html {
        let parse: ParseValue = |value| parse_peg(value).map(|peg| PuzzleEdit::To(peg).into());
        let (options, chosen) = self.placement_options(self.config.puzzle.goal(), ui.l10n);
        self.field(ui.l10n.text(msg::PUZZLE_TO), Parameter::To).select(options, &chosen, ui, parse)
    }

    /// The options for a start or goal, and the chosen value. A position, which only a link can set, comes first.
    fn placement_options(&self, placement: &Placement, l10n: L10n) -> (Vec<(String, String)>, String) {
        let pegs = self.config.puzzle.pegs();
        let mut options: Vec<_> = pegs.iter().map(|peg| (peg.digit().to_string(), peg.letter().to_string())).collect();
        match placement {
            Placement::Tower(peg) => (options, peg.digit().to_string()),
            Placement::Position(_) => {
                options.insert(0, (String::new(), l10n.text(msg::PUZZLE_OWN_POSITION).to_owned()));
                (options, String::new())
            }
        }
    }

    fn path_field(&self, ui: &Ui) -> Html {
        let PuzzleConfig { puzzle, path } = &self.config;
        let other = if puzzle.pegs() == PegCount::THREE { PathKind::Hamiltonian } else { LARGEST_SPLIT };
        let options =
            [PathKind::default(), other].map(|path| (path_value(path).to_owned(), ui.l10n.path(path).to_owned()));
        let parse: ParseValue = |value| {
            let paths = [PathKind::default(), PathKind::Hamiltonian, LARGEST_SPLIT];
            let path = paths.into_iter().find(|&path| path_value(path) == value)?;
            Some(PuzzleEdit::Path(path).into())
        };
        let field = self.field(ui.l10n.text(msg::PUZZLE_PATH), Parameter::Path);
        field.select(options, path_value(*path), ui, parse)
    }
}

fn parse_peg(value: &str) -> Option<Peg> {
    value.chars().next().and_then(Peg::from_digit)
}

/// The value of a path in the list; empty for the default path.
fn path_value(path: PathKind) -> &'static str {
    if path == PathKind::default() { "" } else { path.name() }
}
