//! A second puzzle beside the first.

use std::fmt;
use std::str::FromStr;

use crate::solver::{Attempt, DiscCount, PathKind, Peg, PegCount, Placement, Puzzle, Rule, Solution, SolveError};

use super::link::{LinkWriter, Params};
use super::puzzle::parse_discs;
use super::{Panel, Parameter, Problem, PuzzleDraft, Reason, State, whole_number};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CompareConfig {
    /// The second puzzle; `None` for the default one.
    pub puzzle: Option<ComparedPuzzle>,
}

impl CompareConfig {
    pub(super) fn apply(&mut self, params: &mut Params) {
        params.set_option(Parameter::With, &mut self.puzzle, |text| text.parse().ok());
    }

    pub(super) fn format(&self, link: &mut LinkWriter) {
        link.add_option(Parameter::With, self.puzzle.as_ref());
    }
}

/// A second puzzle, from the first peg to the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedPuzzle {
    pub puzzle: Puzzle,
    /// Whether it follows the index of the first puzzle; otherwise it follows the fraction of the moves.
    pub is_by_index: bool,
}

impl ComparedPuzzle {
    fn new(discs: DiscCount, pegs: PegCount, rule: Rule, is_by_index: bool) -> Option<Self> {
        let goal = PuzzleDraft::default_goal(pegs);
        let puzzle = Puzzle::new(rule, pegs, discs, Placement::Tower(Peg::A), goal).ok()?;
        Some(Self { puzzle, is_by_index })
    }

    /// Its solution; `None` if that would take a search.
    ///
    /// # Errors
    /// Returns an error if it has no solution.
    pub fn solution(&self) -> Result<Option<Solution>, SolveError> {
        Ok(match Solution::start(&self.puzzle, PathKind::default(), u32::MAX)? {
            Attempt::Solved(solution) => Some(solution),
            _ => None,
        })
    }
}

/// The text does not describe a puzzle to compare with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseComparedPuzzleError;

impl FromStr for ComparedPuzzle {
    type Err = ParseComparedPuzzleError;

    /// Discs, pegs and rule, then `index` if it follows the index: `8-3-one-way`, `8-3-any-index`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (text, is_by_index) = text.strip_suffix("-index").map_or((text, false), |text| (text, true));
        let parse = || {
            let mut parts = text.splitn(3, '-');
            let discs = parse_discs(parts.next()?)?;
            let pegs = whole_number(parts.next()?).and_then(PegCount::new)?;
            Self::new(discs, pegs, parts.next()?.parse().ok()?, is_by_index)
        };
        parse().ok_or(ParseComparedPuzzleError)
    }
}

impl fmt::Display for ComparedPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzle, is_by_index } = self;
        let pace = if *is_by_index { "-index" } else { "" };
        write!(f, "{}-{}-{}{pace}", puzzle.discs().count(), puzzle.pegs().count(), puzzle.rule())
    }
}

/// Changes one field of the second puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompareAction {
    SetDiscs(DiscCount),
    SetPegs(PegCount),
    SetRule(Rule),
    SetByIndex(bool),
    /// A field contains a text that is not a value of this part of the puzzle.
    RejectInput(Parameter, String),
    /// Opens the card from the puzzle form, which closes.
    Open,
}

pub(super) fn update(state: &mut State, action: CompareAction) {
    let ComparedPuzzle { puzzle, is_by_index } = state.compared_puzzle();
    let (discs, pegs, rule) = (puzzle.discs(), puzzle.pegs(), puzzle.rule());
    state.clear_problem(Parameter::With);
    let changed = match action {
        CompareAction::SetDiscs(discs) => ComparedPuzzle::new(discs, pegs, rule, is_by_index),
        CompareAction::SetPegs(pegs) => ComparedPuzzle::new(discs, pegs, rule, is_by_index),
        CompareAction::SetRule(rule) => ComparedPuzzle::new(discs, pegs, rule, is_by_index),
        CompareAction::SetByIndex(is_by_index) => ComparedPuzzle::new(discs, pegs, rule, is_by_index),
        CompareAction::RejectInput(part, text) => {
            return state.report(Problem::new(Parameter::With, &text, Reason::Part(part)));
        }
        CompareAction::Open => {
            let shown = state.config.panels.shown.without(Panel::Puzzle);
            state.config.panels.shown = shown.with(Panel::Compare);
            return;
        }
    };
    if changed.is_some() {
        state.config.compare.puzzle = changed;
    }
}

impl State {
    /// The second puzzle: by default with as many discs and pegs as the first, under another rule.
    #[must_use]
    pub fn compared_puzzle(&self) -> ComparedPuzzle {
        self.config.compare.puzzle.clone().unwrap_or_else(|| {
            let first = self.puzzle();
            let rule = if first.rule() == Rule::Any { Rule::OneWay } else { Rule::Any };
            let other = ComparedPuzzle::new(first.discs(), first.pegs().max(PegCount::THREE), rule, false);
            other.unwrap_or_else(|| ComparedPuzzle { puzzle: first.clone(), is_by_index: false })
        })
    }
}
