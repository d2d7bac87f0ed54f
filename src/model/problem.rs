//! Values that could not be used, and why.

use crate::solver::{PuzzleError, SolveError};

use super::{Parameter, ResolveIndexError};

/// Why a value could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A file that the page needs could not be loaded.
    LoadFailed,
    /// The text is no value of the parameter.
    Invalid,
    /// The text is no move number.
    NotIndex,
    /// A part of the value is none: what this parameter stands for.
    Part(Parameter),
    /// The number is outside these bounds, or is no number.
    OutOfBounds { min: u32, max: u32 },
    /// The values do not make a puzzle.
    Puzzle(PuzzleError),
    /// The puzzle cannot be solved here.
    Unsolved(SolveError),
    /// The search for the solution was stopped.
    SearchStopped,
    /// The number is outside the solution.
    Index(ResolveIndexError),
}

/// A value that could not be used. The page says so and keeps a valid value in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub parameter: Parameter,
    /// The text that was given, shortened when it is very long; empty when there was none.
    pub value: String,
    pub reason: Reason,
}

impl Problem {
    /// A message repeats no more of a value than this.
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
