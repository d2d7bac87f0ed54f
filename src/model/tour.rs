//! The guided tour: a few links, one after another.

use std::fmt;
use std::str::FromStr;

use super::State;
use super::link::Params;

/// The links of the steps. Each uses the page as it is.
pub const STEPS: [&str; 6] = [
    "discs=3&move=4&trace=all&show=towers,transport,scrubber,play,trace",
    "discs=5&move=16&show=towers,transport,scrubber,timeline,numbers",
    "discs=8&move=180&show=towers,transport,scrubber,bits,why",
    "discs=6&move=21&show=towers,transport,scrubber,graph",
    "discs=16&rule=one-way&move=1/3&with=16-3-any&show=towers,transport,scrubber,compare,trace",
    "discs=64&pegs=4&move=50%25&with=64-3-any&show=towers,transport,scrubber,compare",
];

/// A step of the tour, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TourStep(u32);

impl TourStep {
    pub const FIRST: Self = Self(1);
    pub const LAST: Self = Self(STEPS.len() as u32);

    /// `None` when the tour has no such step.
    #[must_use]
    pub fn new(number: u32) -> Option<Self> {
        (Self::FIRST.0..=Self::LAST.0).contains(&number).then_some(Self(number))
    }

    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The next step; the last one is followed by itself.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1).min(Self::LAST)
    }

    /// The step before; the first one is preceded by itself.
    #[must_use]
    pub fn previous(self) -> Self {
        Self(self.0 - 1).max(Self::FIRST)
    }

    fn link(self) -> &'static str {
        STEPS.get(self.0 as usize - 1).copied().unwrap_or_default()
    }
}

impl fmt::Display for TourStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The tour has no such step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTourStepError;

impl FromStr for TourStep {
    type Err = ParseTourStepError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().ok().and_then(Self::new).ok_or(ParseTourStepError)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourAction {
    GoTo(TourStep),
    /// Ends the tour and leaves the page as it is.
    End,
}

pub(super) fn update(state: &mut State, action: TourAction) {
    match action {
        TourAction::GoTo(step) => {
            let is_embedded = state.config.appearance.is_embedded;
            // A tour within another page stays there.
            let embed = if is_embedded { "&embed=1" } else { "" };
            state.replace_config(Params::from_query(&[step.link(), "&step=", &step.to_string(), embed].concat()));
        }
        TourAction::End => state.config.tour = None,
    }
}
