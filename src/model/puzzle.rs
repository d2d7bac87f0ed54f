//! The puzzle: its form in links and in the panel, and its changes.

mod draft;

use crate::solver::recursion::Split;
use crate::solver::{
    Attempt, DiscCount, PathKind, Peg, PegCount, Placement, Position, Puzzle, Rule, Solution, SolveError,
};

use super::link::LinkWriter;
use super::{Parameter, Problem, Reason, State, whole_number};

pub use draft::PuzzleDraft;

/// The most discs that the page accepts. With more, the pictures show nothing more. The solver itself accepts a million.
pub const MAX_DISCS: u32 = 1_000;

/// The most positions that the page searches: 12 discs on four pegs, 10 on five. A browser can hold this many.
pub const MAX_SEARCH_POSITIONS: u32 = 1 << 24;

/// The puzzle that is solved, and the choice of its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleConfig {
    pub puzzle: Puzzle,
    pub path: PathKind,
}

impl PuzzleConfig {
    /// A search of more positions would take noticeable time.
    pub(super) const MAX_POSITIONS_AT_ONCE: u32 = 4_096;

    /// Solves it, or begins the search for its solution, which may check as many positions as the page can hold.
    ///
    /// # Errors
    /// Returns an error if it has no solution, or none that can be found here.
    pub fn solve(&self) -> Result<Attempt, SolveError> {
        Solution::start(&self.puzzle, self.path, MAX_SEARCH_POSITIONS)
    }

    /// Solves it unless that takes a search of noticeable time.
    #[must_use]
    pub fn solve_at_once(&self) -> Option<Solution> {
        match Solution::start(&self.puzzle, self.path, Self::MAX_POSITIONS_AT_ONCE).ok()? {
            Attempt::Solved(solution) => Some(solution),
            Attempt::Search(job) => job.finish().ok(),
        }
    }

    /// Only the classic rule, from tower to tower, has several paths to choose from.
    #[must_use]
    pub fn has_choice_of_paths(&self) -> bool {
        let ends = (self.puzzle.start(), self.puzzle.goal());
        let is_between_towers = matches!(ends, (Placement::Tower(_), Placement::Tower(_)));
        self.puzzle.rule() == Rule::Any && is_between_towers && self.puzzle.pegs() >= PegCount::THREE
    }

    /// Writes its parameters. The default number of discs is left out if `has_default_discs`.
    pub(super) fn format(&self, link: &mut LinkWriter, has_default_discs: bool) {
        let (puzzle, default) = (&self.puzzle, PuzzleDraft::default());
        let is_default = has_default_discs && puzzle.discs() == default.discs;
        link.add(Parameter::Discs, is_default, puzzle.discs().count());
        link.add(Parameter::Pegs, puzzle.pegs() == default.pegs, puzzle.pegs().count());
        link.add(Parameter::Rule, puzzle.rule() == default.rule, puzzle.rule());
        link.add(Parameter::From, *puzzle.start() == default.from, puzzle.start());
        link.add(Parameter::To, *puzzle.goal() == PuzzleDraft::default_goal(puzzle.pegs()), puzzle.goal());
        link.add(Parameter::Path, self.path != PathKind::Hamiltonian, self.path.name());
        let split = self.path.split().unwrap_or_default();
        link.add(Parameter::Split, split == Split::default(), split.name());
    }
}

/// A number of discs that the page accepts, read as a [`whole_number`].
#[must_use]
pub fn parse_discs(text: &str) -> Option<DiscCount> {
    whole_number(text).filter(|&count| count <= MAX_DISCS).and_then(DiscCount::new)
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
    /// Another puzzle, for its shortest solution.
    Replace(Box<Puzzle>),
}

/// Changes the puzzle and goes to its start. If the new one cannot be solved, the old one stays.
pub(super) fn edit(state: &mut State, edit: PuzzleEdit) {
    let mut draft = PuzzleDraft::from(&state.config.puzzle);
    let count = draft.discs.count();
    let discs = |count: Option<u32>| count.filter(|&count| count <= MAX_DISCS).and_then(DiscCount::new);
    let edited = match edit {
        PuzzleEdit::Discs(discs) => {
            draft.set_discs(discs);
            EditedValue::new(Parameter::Discs, discs.count())
        }
        PuzzleEdit::AddDisc | PuzzleEdit::RemoveDisc => {
            let next = if edit == PuzzleEdit::AddDisc { count.checked_add(1) } else { count.checked_sub(1) };
            let Some(discs) = discs(next) else { return };
            draft.set_discs(discs);
            EditedValue::new(Parameter::Discs, discs.count())
        }
        PuzzleEdit::Pegs(pegs) => {
            draft.set_pegs(pegs);
            EditedValue::new(Parameter::Pegs, pegs.count())
        }
        PuzzleEdit::Rule(rule) => {
            draft.set_rule(rule);
            EditedValue::new(Parameter::Rule, rule)
        }
        PuzzleEdit::From(peg) => {
            draft.set_from(Placement::Tower(peg));
            EditedValue::new(Parameter::From, peg.digit())
        }
        PuzzleEdit::To(peg) => {
            draft.set_to(Placement::Tower(peg));
            EditedValue::new(Parameter::To, peg.digit())
        }
        PuzzleEdit::Path(path) => {
            draft.path = path;
            EditedValue::new(Parameter::Path, path.name())
        }
        PuzzleEdit::Replace(puzzle) => {
            draft = PuzzleDraft::from(&PuzzleConfig { puzzle: *puzzle, path: PathKind::default() });
            EditedValue::new(Parameter::Discs, draft.discs.count())
        }
        // Without discs there is only one position, which is already the start.
        PuzzleEdit::StartFrom(_) if count == 0 => return,
        PuzzleEdit::StartFrom(position) => {
            let edited = EditedValue::new(Parameter::From, &position);
            draft.from = Placement::Position(position);
            edited
        }
    };
    change_to(state, &draft, edited);
}

/// The part of the puzzle that an edit sets, for a problem that may result from it.
#[derive(Clone, Debug)]
pub(super) struct EditedValue {
    parameter: Parameter,
    value: String,
}

impl EditedValue {
    fn new(parameter: Parameter, value: impl ToString) -> Self {
        Self { parameter, value: value.to_string() }
    }

    pub(super) fn problem(&self, reason: Reason) -> Problem {
        Problem::new(self.parameter, &self.value, reason)
    }
}

fn change_to(state: &mut State, draft: &PuzzleDraft, edited: EditedValue) {
    state.problems.clear();
    let solved = draft.build().map_err(Reason::Puzzle).and_then(|config| {
        let begun = config.solve().map_err(Reason::Unsolved)?;
        Ok((config, begun))
    });
    match solved {
        Ok((config, _)) if config == state.config.puzzle => {}
        Ok((config, begun)) => state.install_puzzle(config, begun, edited),
        Err(reason) => state.report(edited.problem(reason)),
    }
}
