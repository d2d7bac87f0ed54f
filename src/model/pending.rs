//! A puzzle whose solution is being searched for.

use std::rc::Rc;

use crate::solver::{Begun, Path, Puzzle, Solution, Unsolved};

use super::{Parameter, Playing, Problem, Program, Reason, State, link};

/// A puzzle whose solution is being searched for: what to do when the search is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The link that waits, with what it says of the solution that is not known yet.
    pub(super) given: Vec<(Parameter, String)>,
    /// The link to go back to when there is no solution, and what would have changed it; none when the page began with
    /// the search.
    pub(super) back: Option<(String, Parameter)>,
    /// How many positions it has seen.
    pub seen: u32,
    /// Of how many; none while the program that searches has not come yet.
    pub all: Option<u32>,
}

impl Pending {
    /// A value that is to be taken once the solution is known.
    pub(super) fn give(&mut self, parameter: Parameter, value: String) {
        self.given.retain(|(given, _)| *given != parameter);
        self.given.push((parameter, value));
    }
}

/// What is known of a puzzle because it was searched.
pub struct Known {
    pub puzzle: Puzzle,
    pub path: Path,
    pub result: Result<Rc<Solution>, Unsolved>,
}

impl State {
    /// A link that waits is from now on the one that the page made of it.
    pub(super) fn forget_given(&mut self) {
        if let Some(mut pending) = self.pending.take() {
            let of_puzzle = link::given(&link::write(self));
            pending.given.retain(|(parameter, _)| link::NEEDS_SOLUTION.contains(parameter));
            pending.given.extend(of_puzzle);
            self.pending = Some(pending);
        }
    }

    /// The search that the state waits for, if any.
    #[must_use]
    pub const fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// True while it waits for more of the solver.
    #[must_use]
    pub fn waits_for_rest(&self) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.all.is_none())
    }

    /// The state when more of the solver has come: what waited for it goes on.
    pub(super) fn knowing(mut self, program: Program) -> Self {
        self.program = program;
        if !self.unread.is_empty() {
            link::read_unread(&mut self);
        }
        self.problems.retain(|problem| problem.reason != Reason::NotLoaded);
        if !self.waits_for_rest() {
            // A game begins where a link stands, which is not known while that is still searched for.
            if self.pending.is_none() {
                (program.play)(&mut self, Playing::Resume);
            }
            return self;
        }
        match Self::begin(program, &self.settings.puzzle, self.settings.path) {
            Ok(Begun::Solved(solution)) => self.search_ends(Ok(Rc::new(solution))),
            Ok(begun) => {
                if let Some(pending) = &mut self.pending {
                    pending.all = begun.positions();
                }
                self
            }
            Err(error) => self.search_ends(Err(error)),
        }
    }

    /// The state when the rest of the program has not come: what waited for it does so no longer.
    pub(super) fn losing(mut self) -> Self {
        if self.waits_for_rest() {
            return self.search_ends(Err(Unsolved::NotLoaded));
        }
        self.complain(Problem::new(Parameter::Show, "", Reason::NotLoaded));
        self
    }

    pub(super) fn search_goes_on(&mut self, positions: u32) {
        if let Some(pending) = &mut self.pending {
            pending.seen = positions;
        } else {
            (self.program.play)(self, Playing::Seen(positions));
        }
    }

    /// The state when the search is over: as the link says that began it, or, where there is no solution, as it was
    /// before.
    pub(super) fn search_ends(mut self, result: Result<Rc<Solution>, Unsolved>) -> Self {
        let Some(Pending { back, .. }) = self.pending.clone() else {
            (self.program.play)(&mut self, Playing::Found(result));
            return self;
        };
        let query = link::write(&self);
        match (result, back) {
            (Err(error), Some((back, parameter))) => {
                let mut state = self.reading(&back, None);
                state.problems.push(Problem::new(parameter, "", Reason::Unsolved(error)));
                state
            }
            (result, _) => {
                let known = Known { puzzle: self.settings.puzzle.clone(), path: self.settings.path, result };
                let others = self.problems.clone();
                let mut state = self.reading(&query, Some(known));
                let said = state.problems.clone();
                state.problems.extend(others.into_iter().filter(|problem| !said.contains(problem)));
                state
            }
        }
    }

    /// The state of a link, but for how the page looks and how fast it plays.
    pub(super) fn reading(self, query: &str, known: Option<Known>) -> Self {
        let Self { still, settings, program, race, exam, .. } = self;
        let mut state = link::read_knowing(query, program, known);
        (state.still, state.exam) = (still, exam);
        (state.settings.theme, state.settings.speed) = (settings.theme, settings.speed);
        (state.settings.tongue, state.settings.views.aids) = (settings.tongue, settings.views.aids);
        // A race goes on, if it is still the one that is asked for.
        state.race = race.filter(|race| race.discs == state.race_discs());
        state
    }
}
