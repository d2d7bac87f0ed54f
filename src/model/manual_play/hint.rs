//! The way from where the discs are, known or searched for.

use std::rc::Rc;

use crate::model::{Parameter, Problem, Reason, State};
use crate::solver::{Begun, Index, Move, Optimality, Path, Position, Puzzle, Search, Solution, Stand, Unsolved};

/// The way from where the discs are.
#[derive(Clone, Debug)]
pub enum Advice {
    /// They are where they belong.
    Done,
    /// So many moves lead there, and the first of them is this.
    Way {
        /// How many.
        moves: Index,
        /// The first.
        next: Move,
        /// How sure it is that there are no fewer.
        optimality: Optimality,
    },
    /// It has to be searched for among so many positions.
    Asks(u32),
    /// That goes on; so many were seen.
    Searching(u32, u32),
    /// There is none, or none is known.
    None(Unsolved),
}

/// A search for the way from one position.
#[derive(Clone, Debug)]
pub struct Quest {
    pub(in crate::model) puzzle: Puzzle,
    pub(super) seen: u32,
    all: u32,
}

impl State {
    /// How many moves would have done from where the game began, if that is known without searching.
    #[must_use]
    pub fn fewest(&self) -> Option<Index> {
        let base = self.game()?.base();
        match self.advice_at(base) {
            Advice::Way { moves, .. } => Some(moves),
            _ => None,
        }
    }

    fn puzzle_from(&self, position: &Position) -> Option<Puzzle> {
        let puzzle = &self.settings.puzzle;
        let from = Stand::Position(position.clone());
        Puzzle::new(puzzle.rule(), puzzle.pegs(), puzzle.discs(), from, puzzle.goal().clone()).ok()
    }

    /// The way from where the discs are, as far as it is known without searching.
    #[must_use]
    pub fn advice(&self) -> Advice {
        self.advice_at(&self.position())
    }

    fn advice_at(&self, position: &Position) -> Advice {
        let Some(puzzle) = self.puzzle_from(position) else { return Advice::Done };
        if puzzle.is_solved_at_once() {
            return Advice::Done;
        }
        let table = self.table.as_ref();
        let own = Some(&self.solution).filter(|_| self.settings.path != Path::Hamiltonian && self.pending.is_none());
        let known = own
            .into_iter()
            .chain(table.and_then(|table| table.found.as_ref()))
            .find_map(|solution| way(solution, solution.index_of(position)?));
        if let Some(known) = known {
            return known;
        }
        if let Some(quest) = table.and_then(|table| table.quest.as_ref()) {
            return Advice::Searching(quest.seen, quest.all);
        }
        match (self.program.solve)(&puzzle, Path::default(), Search::MOST_POSITIONS_IN_A_PAGE) {
            Ok(Begun::Solved(solution)) => way(&solution, Index::START).unwrap_or(Advice::Done),
            Ok(begun) => Advice::Asks(begun.positions().unwrap_or(0)),
            Err(error) => Advice::None(error),
        }
    }

    pub(super) fn search_way(&mut self) {
        if let (Advice::Asks(all), Some(puzzle)) = (self.advice(), self.puzzle_from(&self.position())) {
            self.on_table().quest = Some(Rc::new(Quest { puzzle, seen: 0, all }));
        }
    }

    /// The search for the way is over.
    pub(super) fn advised(&mut self, result: Result<Rc<Solution>, Unsolved>) {
        if self.on_table().quest.take().is_some() {
            match result {
                Ok(solution) => self.on_table().found = Some(solution),
                Err(error) => self.complain(Problem::new(Parameter::Walk, "", Reason::Unsolved(error))),
            }
        }
    }
}

/// The rest of a solution, from an index on.
fn way(solution: &Solution, index: Index) -> Option<Advice> {
    let next = solution.move_at(&index.next())?;
    Some(Advice::Way { moves: solution.total().minus(&index), next, optimality: solution.optimality() })
}
