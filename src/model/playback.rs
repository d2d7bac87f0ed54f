//! Playing, and the movement of one disc: what time does to the state.

use crate::solver::Index;

/// How long a disc is on its way at most, in milliseconds; less when the page plays faster.
pub const TWEEN_MS: f64 = 420.0;

/// A disc on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    /// The move that is being made, or taken back.
    pub index: Index,
    /// True when it is being taken back.
    pub backwards: bool,
    /// Milliseconds since it began.
    pub elapsed: f64,
    /// How long the disc is on its way.
    pub duration: f64,
}

impl Motion {
    /// A move that begins now. `period` is the time until the next, in milliseconds.
    #[must_use]
    pub const fn begin(index: Index, backwards: bool, period: f64) -> Self {
        Self { index, backwards, elapsed: 0.0, duration: TWEEN_MS.min(period) }
    }

    /// How much of the way lies behind, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        if self.duration <= 0.0 { 1.0 } else { (self.elapsed / self.duration).clamp(0.0, 1.0) }
    }
}

/// Whether the page plays.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Playback {
    /// It does not.
    #[default]
    Paused,
    /// It does.
    Playing {
        /// Milliseconds since the last move began.
        since: f64,
    },
}

impl Playback {
    /// True when it plays.
    #[must_use]
    pub const fn is_playing(self) -> bool {
        matches!(self, Self::Playing { .. })
    }
}
