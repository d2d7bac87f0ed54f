//! Values that could not be used, with the reasons.

use crate::solver::{PuzzleError, SolveError};

use super::{Parameter, ResolveIndexError};

/// The reason why a value could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A file that the page needs could not be loaded.
    LoadFailed,
    /// The text is not a value of the parameter.
    Invalid,
    /// The text is not a move number.
    NotIndex,
    /// One part of the value is invalid; the parameter names which.
    Part(Parameter),
    /// The number is outside these bounds, or is not a number.
    OutOfBounds { min: u32, max: u32 },
    /// The values do not form a puzzle.
    Puzzle(PuzzleError),
    /// The page cannot solve the puzzle.
    Unsolved(SolveError),
    /// The search for the solution was stopped.
    SearchStopped,
    /// The number is outside the solution.
    Index(ResolveIndexError),
}

/// A value that could not be used. The page reports it and keeps a valid value in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub parameter: Parameter,
    /// The given text, shortened if it is very long; empty if there was none.
    pub value: String,
    pub reason: Reason,
}

impl Problem {
    /// The most characters of a value that a message repeats.
    const MAX_VALUE_CHARS: usize = 40;

    #[must_use]
    pub fn new(parameter: Parameter, value: &str, reason: Reason) -> Self {
        let mut shown: String = value.chars().take(Self::MAX_VALUE_CHARS).collect();
        if shown.len() < value.len() {
            shown.push('…');
        }
        Self { parameter, value: shown, reason }
    }

    #[must_use]
    pub fn invalid(parameter: Parameter, value: &str) -> Self {
        Self::new(parameter, value, Reason::Invalid)
    }
}
