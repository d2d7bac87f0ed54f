//! The puzzle: how links and the form describe it, and how it changes.

use crate::solver::recursion::Split;
use crate::solver::{
    Attempt, DiscCount, PathKind, Peg, PegCount, Placement, Position, Puzzle, PuzzleError, Rule, Solution, SolveError,
};

use super::link::{LinkWriter, Params};
use super::{Parameter, Problem, Reason, State};

/// The most discs that the page takes: beyond, the pictures show nothing more. The solver itself takes a million.
pub const MAX_DISCS: u32 = 1_000;

/// The most positions that the page searches: 12 discs on four pegs, 10 on five. A browser can hold so many.
pub const MAX_SEARCH_POSITIONS: u32 = 1 << 24;

/// The puzzle that is solved, and which path of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleConfig {
    pub puzzle: Puzzle,
    pub path: PathKind,
}

impl PuzzleConfig {
    /// Solves it, or begins the search for its solution, which may look at as many positions as a page can hold.
    ///
    /// # Errors
    /// When it has no solution, or none that can be found here.
    pub fn solve(&self) -> Result<Attempt, SolveError> {
        Solution::start(&self.puzzle, self.path, MAX_SEARCH_POSITIONS)
    }

    pub(super) fn format(&self, link: &mut LinkWriter) {
        let (puzzle, default) = (&self.puzzle, PuzzleDraft::default());
        link.add(Parameter::Discs, puzzle.discs() == default.discs, puzzle.discs().count());
        link.add(Parameter::Pegs, puzzle.pegs() == default.pegs, puzzle.pegs().count());
        link.add(Parameter::Rule, puzzle.rule() == default.rule, puzzle.rule());
        link.add(Parameter::From, *puzzle.start() == default.from, format_stand(puzzle.start()));
        link.add(
            Parameter::To,
            *puzzle.goal() == PuzzleDraft::default_goal(puzzle.pegs()),
            format_stand(puzzle.goal()),
        );
        link.add(Parameter::Path, self.path != PathKind::Hamiltonian, self.path.name());
        let split = self.path.split().unwrap_or_default();
        link.add(Parameter::Split, split == Split::default(), split.name());
    }
}

/// A number of discs that the page takes, in decimal digits.
#[must_use]
pub fn parse_discs(text: &str) -> Option<DiscCount> {
    text.parse().ok().filter(|&count| count <= MAX_DISCS).and_then(DiscCount::new)
}

/// One digit is a peg; more are a position.
fn parse_stand(text: &str) -> Option<Placement> {
    match text.len() {
        0 => None,
        1 => text.chars().next().and_then(Peg::from_digit).map(Placement::Tower),
        _ => text.parse::<Position>().ok().map(Placement::Position),
    }
}

fn format_stand(stand: &Placement) -> String {
    match stand {
        Placement::Tower(peg) => peg.digit().to_string(),
        Placement::Position(position) => position.to_string(),
    }
}

/// The parts of a puzzle, which may not fit together yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleDraft {
    pub rule: Rule,
    pub pegs: PegCount,
    pub discs: DiscCount,
    pub from: Placement,
    /// `None` stands for the last peg.
    pub to: Option<Placement>,
    pub path: PathKind,
}

impl Default for PuzzleDraft {
    fn default() -> Self {
        /// As many as in the puzzle that Lucas sold in 1883.
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
    /// The goal when none is given: the last peg.
    #[must_use]
    pub fn default_goal(pegs: PegCount) -> Placement {
        Placement::Tower(pegs.iter().next_back().unwrap_or(Peg::A))
    }

    /// Reads the parameters of a puzzle over the parts that are there.
    pub(super) fn apply(&mut self, params: &mut Params) {
        let default = Self::default();
        let mut split = self.path.split().unwrap_or_default();
        params.set(Parameter::Path, &mut self.path, default.path, |text: &str| text.parse().ok());
        params.set(Parameter::Split, &mut split, Split::default(), |text: &str| text.parse().ok());
        self.path = self.path.with_split(split);
        params.set(Parameter::Discs, &mut self.discs, default.discs, parse_discs);
        params.set(Parameter::Pegs, &mut self.pegs, default.pegs, |text| text.parse().ok().and_then(PegCount::new));
        params.set(Parameter::Rule, &mut self.rule, default.rule, |text| text.parse().ok());
        params.set(Parameter::From, &mut self.from, default.from, parse_stand);
        params.set_option(Parameter::To, &mut self.to, parse_stand);
    }

    /// Sets the number of discs, with towers at both ends: a position has a number of its own.
    pub fn set_discs(&mut self, discs: DiscCount) {
        self.discs = discs;
        if matches!(self.from, Placement::Position(_)) {
            self.from = Placement::Tower(Peg::A);
        }
        self.to = self.to.take().filter(|to| matches!(to, Placement::Tower(_)));
    }

    /// Sets the number of pegs, and moves ends to pegs that exist.
    pub fn set_pegs(&mut self, pegs: PegCount) {
        let exists = |stand: &Placement| matches!(stand, Placement::Tower(peg) if pegs.contains(*peg));
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

    /// Sets the start; when it is the goal, the two change places.
    pub fn set_from(&mut self, from: Placement) {
        self.set_discs(self.discs);
        if self.goal() == from {
            self.set_goal(self.from.clone());
        }
        self.from = from;
    }

    /// Sets the goal; when it is the start, the two change places.
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

    /// The puzzle that the parts make.
    ///
    /// # Errors
    /// When they do not fit together.
    pub fn build(&self) -> Result<PuzzleConfig, PuzzleError> {
        let puzzle = Puzzle::new(self.rule, self.pegs, self.discs, self.from.clone(), self.goal())?;
        Ok(PuzzleConfig { puzzle, path: self.path })
    }

    /// Builds and solves the puzzle. Parts that make none go back to their defaults, one by one, and become problems. The
    /// puzzle of defaults has a solution, so this ends. `known_failure` is what a search for this puzzle came to.
    pub(super) fn solve_or_fall_back(
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
                Err((parameter, reason)) => {
                    params.refuse(parameter, reason);
                    self.reset(parameter);
                }
            }
        }
    }

    fn reset(&mut self, parameter: Parameter) {
        let default = Self::default();
        match parameter {
            Parameter::Discs => self.discs = default.discs,
            Parameter::Rule => self.rule = default.rule,
            Parameter::From => self.from = default.from,
            Parameter::To => self.to = None,
            Parameter::Path => self.path = default.path,
            _ => self.pegs = default.pegs,
        }
    }

    /// Which part to give up when a puzzle has no solution here: what the error is about, or else the first of those that
    /// make a puzzle hard. Never one that is at its default already.
    fn part_at_fault(&self, reason: &Reason) -> Parameter {
        let default = Self::default();
        let parts = [
            (Parameter::Path, self.path != default.path),
            (Parameter::Rule, self.rule != default.rule),
            (Parameter::From, self.from != default.from),
            (Parameter::To, self.to != default.to),
            (Parameter::Pegs, self.pegs != default.pegs),
            (Parameter::Discs, self.discs != default.discs),
        ];
        let is_changed = |wanted: Parameter| parts.contains(&(wanted, true));
        let about = match reason {
            Reason::Unsolved(SolveError::NoHamiltonianPath) => Some(Parameter::Path),
            Reason::Unsolved(SolveError::TooManyDiscs { .. } | SolveError::TooManyPositions { .. })
                if self.discs > default.discs =>
            {
                Some(Parameter::Discs)
            }
            Reason::Unsolved(SolveError::TwoPegs) => Some(Parameter::Pegs),
            _ => None,
        };
        let first = || parts.iter().find(|(_, changed)| *changed).map(|(part, _)| *part);
        about.filter(|&about| is_changed(about)).or_else(first).unwrap_or(Parameter::Pegs)
    }
}

const fn misfit(error: &PuzzleError) -> Parameter {
    match error {
        PuzzleError::Discs(_) => Parameter::Discs,
        PuzzleError::Pegs(_) => Parameter::Pegs,
        PuzzleError::Start(_) => Parameter::From,
        PuzzleError::Goal(_) => Parameter::To,
        PuzzleError::Rule(_) => Parameter::Rule,
    }
}

/// A change of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleEdit {
    Discs(DiscCount),
    AddDisc,
    RemoveDisc,
    Pegs(PegCount),
    Rule(Rule),
    From(Peg),
    To(Peg),
    Path(PathKind),
    /// Starts from this position, and keeps the goal.
    StartFrom(Position),
}

/// Changes the puzzle and goes to its start. When the new one cannot be solved, the old one stays.
pub(super) fn edit(state: &mut State, edit: PuzzleEdit) {
    let mut draft = PuzzleDraft::from(&state.config.puzzle);
    let count = draft.discs.count();
    let discs = |count: Option<u32>| count.filter(|&count| count <= MAX_DISCS).and_then(DiscCount::new);
    let parameter = match edit {
        PuzzleEdit::Discs(discs) => {
            draft.set_discs(discs);
            Parameter::Discs
        }
        PuzzleEdit::AddDisc | PuzzleEdit::RemoveDisc => {
            let next = if edit == PuzzleEdit::AddDisc { count.checked_add(1) } else { count.checked_sub(1) };
            let Some(discs) = discs(next) else { return };
            draft.set_discs(discs);
            Parameter::Discs
        }
        PuzzleEdit::Pegs(pegs) => {
            draft.set_pegs(pegs);
            Parameter::Pegs
        }
        PuzzleEdit::Rule(rule) => {
            draft.set_rule(rule);
            Parameter::Rule
        }
        PuzzleEdit::From(peg) => {
            draft.set_from(Placement::Tower(peg));
            Parameter::From
        }
        PuzzleEdit::To(peg) => {
            draft.set_to(Placement::Tower(peg));
            Parameter::To
        }
        PuzzleEdit::Path(path) => {
            draft.path = path;
            Parameter::Path
        }
        // Without discs there is one position, which is the start already.
        PuzzleEdit::StartFrom(_) if count == 0 => return,
        PuzzleEdit::StartFrom(position) => {
            draft.from = Placement::Position(position);
            Parameter::From
        }
    };
    change_to(state, &draft, parameter);
}

fn change_to(state: &mut State, draft: &PuzzleDraft, parameter: Parameter) {
    state.problems.clear();
    state.session.index_input = None;
    let solved = draft.build().map_err(Reason::Puzzle).and_then(|config| {
        let begun = config.solve().map_err(Reason::Unsolved)?;
        Ok((config, begun))
    });
    match solved {
        Ok((config, _)) if config == state.config.puzzle => {}
        Ok((config, begun)) => state.install_puzzle(config, begun, parameter),
        Err(reason) => state.report(Problem::new(parameter, "", reason)),
    }
}
