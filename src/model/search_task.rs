//! A search for a solution, run in slices.

use std::rc::Rc;

use crate::solver::{Attempt, SearchJob};

use super::{PuzzleConfig, SearchFailure, SolverEvent};

/// A search for the solution of a puzzle, run in slices. It ends when it is dropped.
#[derive(Debug)]
pub struct SearchTask {
    job: SearchJob,
}

/// The number of positions that are checked between two looks at the clock.
const BATCH: u32 = 4_000;

impl SearchTask {
    /// `None` if the puzzle needs no search.
    #[must_use]
    pub fn new(puzzle: &PuzzleConfig) -> Option<Self> {
        match puzzle.solve() {
            Ok(Attempt::Search(job)) => Some(Self { job }),
            _ => None,
        }
    }

    /// Searches while there is time, and returns the progress.
    pub fn run(&mut self, mut has_time: impl FnMut() -> bool) -> SolverEvent {
        while has_time() {
            if let Some(result) = self.job.advance(BATCH) {
                return SolverEvent::Finished(result.map(Rc::new).map_err(SearchFailure::Unsolved));
            }
        }
        SolverEvent::Progress(self.job.progress().0)
    }
}
