//! The guided tour: a few links, one after another.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use super::link::Params;
use super::{Snapshot, State};

/// The links of the steps. Each uses the page as it is, and shows the board with the one panel that its text is about.
pub const STEPS: [&str; 6] = [
    "discs=3&move=4&show=towers,transport,scrubber,trace",
    "discs=5&move=16&show=towers,transport,scrubber,timeline",
    "discs=8&move=180&show=towers,transport,scrubber,bits",
    "discs=6&move=21&show=towers,transport,scrubber,graph",
    "discs=16&rule=one-way&move=1/3&with=16-3-any&show=towers,transport,scrubber,compare",
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
    /// Ends the tour and brings back the page from before it. A page that a link opened at a step stays as it is.
    End,
}

/// The action of a key on the card. In a language that is written from the right, the arrows change their meaning.
#[must_use]
pub fn card_key(key: &str, step: TourStep, is_rtl: bool) -> Option<TourAction> {
    match (key, is_rtl) {
        ("Escape", _) => Some(TourAction::End),
        ("ArrowRight", false) | ("ArrowLeft", true) => Some(TourAction::GoTo(step.next())),
        ("ArrowLeft", false) | ("ArrowRight", true) => Some(TourAction::GoTo(step.previous())),
        _ => None,
    }
}

pub(super) fn update(state: &mut State, action: TourAction) {
    match action {
        TourAction::GoTo(step) => {
            if state.config.tour.is_none() {
                state.session.before_tour = Some(Rc::new(Snapshot::new(state)));
            }
            let is_embedded = state.config.appearance.is_embedded;
            // A tour within another page stays there.
            let embed = if is_embedded { "&embed=1" } else { "" };
            state.replace_config(Params::from_query(&[step.link(), "&step=", &step.to_string(), embed].concat()));
        }
        TourAction::End => end(state),
    }
}

fn end(state: &mut State) {
    let is_under_way = state.config.tour.take().is_some();
    if let Some(before) = state.session.before_tour.take().filter(|_| is_under_way) {
        let before = before.restored(state);
        state.install(before);
    }
}
