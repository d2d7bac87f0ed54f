//! A puzzle whose parts may not fit together yet, as edited by the form and by links.

use crate::solver::recursion::Split;
use crate::solver::{Attempt, DiscCount, PathKind, Peg, PegCount, Placement, Puzzle, PuzzleError, Rule, SolveError};

use crate::model::link::Params;
use crate::model::{Parameter, Reason, whole_number};

use super::{PuzzleConfig, parse_discs};

/// The parts of a puzzle, which may not fit together yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleDraft {
    pub rule: Rule,
    pub pegs: PegCount,
    pub discs: DiscCount,
    pub from: Placement,
    /// `None` for the last peg.
    pub to: Option<Placement>,
    pub path: PathKind,
}

impl Default for PuzzleDraft {
    fn default() -> Self {
        /// The number in the puzzle that Lucas sold in 1883.
        const DISCS: u32 = 8;
        Self {
            rule: Rule::Any,
            pegs: PegCount::THREE,
            discs: DiscCount::new(DISCS).unwrap_or(DiscCount::ZERO),
            from: Placement::Tower(Peg::A),
            to: None,
            path: PathKind::default(),
        }
    }
}

impl From<&PuzzleConfig> for PuzzleDraft {
    fn from(config: &PuzzleConfig) -> Self {
        let puzzle = &config.puzzle;
        let to = Some(puzzle.goal().clone()).filter(|goal| *goal != Self::default_goal(puzzle.pegs()));
        Self {
            rule: puzzle.rule(),
            pegs: puzzle.pegs(),
            discs: puzzle.discs(),
            from: puzzle.start().clone(),
            to,
            path: config.path,
        }
    }
}

impl PuzzleDraft {
    /// The goal if none is given: the last peg.
    #[must_use]
    pub fn default_goal(pegs: PegCount) -> Placement {
        Placement::Tower(pegs.iter().next_back().unwrap_or(Peg::A))
    }

    /// Reads the parameters of a puzzle over the current parts.
    pub(in crate::model) fn apply(&mut self, params: &mut Params) {
        let default = Self::default();
        let mut split = self.path.split().unwrap_or_default();
        params.set(Parameter::Path, &mut self.path, default.path, |text: &str| text.parse().ok());
        params.set(Parameter::Split, &mut split, Split::default(), |text: &str| text.parse().ok());
        self.path = self.path.with_split(split);
        params.set(Parameter::Discs, &mut self.discs, default.discs, parse_discs);
        params.set(Parameter::Pegs, &mut self.pegs, default.pegs, |text| whole_number(text).and_then(PegCount::new));
        params.set(Parameter::Rule, &mut self.rule, default.rule, |text| text.parse().ok());
        params.set(Parameter::From, &mut self.from, default.from, |text| text.parse().ok());
        params.set_option(Parameter::To, &mut self.to, |text| text.parse().ok());
    }

    /// Sets the number of discs, with towers at both ends, because a position has its own number of discs.
    pub fn set_discs(&mut self, discs: DiscCount) {
        self.discs = discs;
        if matches!(self.from, Placement::Position(_)) {
            self.from = Placement::Tower(Peg::A);
        }
        self.to = self.to.take().filter(|to| matches!(to, Placement::Tower(_)));
    }

    /// Sets the number of pegs, and moves ends to pegs that exist.
    pub fn set_pegs(&mut self, pegs: PegCount) {
        let exists = |placement: &Placement| matches!(placement, Placement::Tower(peg) if pegs.contains(*peg));
        self.pegs = pegs;
        self.to = self.to.take().filter(exists);
        if !exists(&self.from) {
            self.from = Placement::Tower(Peg::A);
        }
        self.path = PathKind::default();
    }

    pub fn set_rule(&mut self, rule: Rule) {
        self.rule = rule;
        self.path = PathKind::default();
    }

    /// Sets the start; if it is the goal, the two change places.
    pub fn set_from(&mut self, from: Placement) {
        self.set_discs(self.discs);
        if self.goal() == from {
            self.set_goal(self.from.clone());
        }
        self.from = from;
    }

    /// Sets the goal; if it is the start, the two change places.
    pub fn set_to(&mut self, to: Placement) {
        self.set_discs(self.discs);
        if self.from == to {
            self.from = self.goal();
        }
        self.set_goal(to);
    }

    fn goal(&self) -> Placement {
        self.to.clone().unwrap_or_else(|| Self::default_goal(self.pegs))
    }

    fn set_goal(&mut self, to: Placement) {
        self.to = Some(to).filter(|to| *to != Self::default_goal(self.pegs));
    }

    /// Builds the puzzle from the parts.
    ///
    /// # Errors
    /// Returns an error if they do not fit together.
    pub fn build(&self) -> Result<PuzzleConfig, PuzzleError> {
        let puzzle = Puzzle::new(self.rule, self.pegs, self.discs, self.from.clone(), self.goal())?;
        Ok(PuzzleConfig { puzzle, path: self.path })
    }

    /// Builds and solves the puzzle. Parts that do not form a puzzle go back to their defaults, one by one, and become problems.
    /// The puzzle of defaults has a solution, so this ends. `known_failure` is the result of a search for this puzzle.
    pub(in crate::model) fn solve_or_fall_back(
        mut self,
        params: &mut Params,
        known_failure: Option<(&PuzzleConfig, Reason)>,
    ) -> (PuzzleConfig, Attempt) {
        loop {
            let built = self.build().map_err(|error| (misfit(&error), Reason::Puzzle(error)));
            let solved = built.and_then(|config| {
                let failure = known_failure.as_ref().filter(|(failed, _)| **failed == config);
                let reason = match (failure, config.solve()) {
                    (Some((_, reason)), _) => reason.clone(),
                    (None, Ok(begun)) => return Ok((config, begun)),
                    (None, Err(error)) => Reason::Unsolved(error),
                };
                Err((self.part_at_fault(&reason), reason))
            });
            match solved {
                Ok(solved) => return solved,
                Err((part, reason)) => {
                    params.refuse(part.parameter(), reason);
                    self.reset(part);
                }
            }
        }
    }

    fn reset(&mut self, part: Part) {
        let default = Self::default();
        match part {
            Part::Discs => self.discs = default.discs,
            Part::Rule => self.rule = default.rule,
            Part::From => self.from = default.from,
            Part::To => self.to = None,
            Part::Path => self.path = default.path,
            Part::Pegs => self.pegs = default.pegs,
        }
    }

    /// The part to reset if a puzzle has no solution here: the one that the error is about, or else the first of those that make a
    /// puzzle hard. Never a part that is already at its default.
    fn part_at_fault(&self, reason: &Reason) -> Part {
        let default = Self::default();
        let parts = [
            (Part::Path, self.path != default.path),
            (Part::Rule, self.rule != default.rule),
            (Part::From, self.from != default.from),
            (Part::To, self.to != default.to),
            (Part::Pegs, self.pegs != default.pegs),
            (Part::Discs, self.discs != default.discs),
        ];
        let is_changed = |wanted: Part| parts.contains(&(wanted, true));
        let about = match reason {
            Reason::Unsolved(SolveError::NoHamiltonianPath) => Some(Part::Path),
            Reason::Unsolved(SolveError::TooManyDiscs { .. } | SolveError::TooManyPositions { .. }) => {
                Some(Part::Discs).filter(|_| self.discs > default.discs)
            }
            Reason::Unsolved(SolveError::TwoPegs) => Some(Part::Pegs),
            Reason::Unsolved(SolveError::Unreachable { .. } | SolveError::Deadlock { .. })
            | Reason::LoadFailed
            | Reason::Invalid
            | Reason::NotIndex
            | Reason::Part(_)
            | Reason::OutOfBounds { .. }
            | Reason::Puzzle(_)
            | Reason::SearchStopped
            | Reason::Index(_) => None,
        };
        let first = || parts.iter().find(|(_, changed)| *changed).map(|(part, _)| *part);
        about.filter(|&about| is_changed(about)).or_else(first).unwrap_or(Part::Pegs)
    }
}

/// A part of a draft that can go back to its default.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Discs,
    Pegs,
    Rule,
    From,
    To,
    Path,
}

impl Part {
    const fn parameter(self) -> Parameter {
        match self {
            Self::Discs => Parameter::Discs,
            Self::Pegs => Parameter::Pegs,
            Self::Rule => Parameter::Rule,
            Self::From => Parameter::From,
            Self::To => Parameter::To,
            Self::Path => Parameter::Path,
        }
    }
}

const fn misfit(error: &PuzzleError) -> Part {
    match error {
        PuzzleError::Discs(_) => Part::Discs,
        PuzzleError::Pegs(_) => Part::Pegs,
        PuzzleError::Start(_) => Part::From,
        PuzzleError::Goal(_) => Part::To,
        PuzzleError::Rule(_) => Part::Rule,
    }
}
