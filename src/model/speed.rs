//! The speed of playback.

use std::fmt;
use std::str::FromStr;

use crate::solver::Index;

/// Moves per second, from 0.25 to 60, kept as hundredths so that it is exact and comparable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Speed(u16);

impl Speed {
    /// The speeds that the page offers.
    pub const CHOICES: [Self; 9] =
        [Self(25), Self(50), Self(100), Self(200), Self(400), Self(800), Self(1500), Self(3000), Self(6000)];

    fn parse(text: &str) -> Option<Self> {
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        if whole.is_empty()
            || text.ends_with('.')
            || part.len() > 2
            || !text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        {
            return None;
        }
        let hundredths: u16 = format!("{part:0<2}").parse().ok()?;
        let speed = Self(whole.parse::<u16>().ok()?.checked_mul(100)?.checked_add(hundredths)?);
        (25..=6000).contains(&speed.0).then_some(speed)
    }

    /// The duration of moves in seconds, rounded down.
    #[must_use]
    pub fn seconds(self, moves: &Index) -> Index {
        moves.fraction(100, self.0.into())
    }

    /// The duration of one move, in milliseconds.
    #[must_use]
    pub fn period_ms(self) -> f64 {
        100_000.0 / f64::from(self.0)
    }
}

impl Default for Speed {
    fn default() -> Self {
        Self(100)
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{}.{:02}", self.0 / 100, self.0 % 100);
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// The text is not a speed from 0.25 to 60.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSpeedError;

impl FromStr for Speed {
    type Err = ParseSpeedError;

    /// Moves per second, with or without a decimal point.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text).ok_or(ParseSpeedError)
    }
}
