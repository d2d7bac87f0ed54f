//! Which of several best splits a recursion takes.

use std::fmt;
use std::str::FromStr;

/// Which of the best numbers of discs [`FrameStewart`](super::FrameStewart) brings aside first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Split {
    /// The smallest number.
    #[default]
    Smallest,
    /// The largest number.
    Largest,
}

/// The error of parsing a [`Split`] from a text that names none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSplitError;

impl Split {
    /// Both choices.
    pub const ALL: [Self; 2] = [Self::Smallest, Self::Largest];

    /// Returns the name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Smallest => "smallest",
            Self::Largest => "largest",
        }
    }
}

impl fmt::Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Split {
    type Err = ParseSplitError;

    fn from_str(text: &str) -> Result<Self, ParseSplitError> {
        Self::ALL.into_iter().find(|split| split.as_str() == text).ok_or(ParseSplitError)
    }
}

impl fmt::Display for ParseSplitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a split is smallest or largest")
    }
}

impl std::error::Error for ParseSplitError {}
