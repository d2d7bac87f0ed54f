//! How fast the page plays.

use crate::solver::Index;

/// Moves per second, from 0.25 to 60, kept as hundredths so that it is exact and comparable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Speed(u16);

impl Speed {
    /// The speeds that the page offers.
    pub const CHOICES: [Self; 9] =
        [Self(25), Self(50), Self(100), Self(200), Self(400), Self(800), Self(1500), Self(3000), Self(6000)];

    /// Reads moves per second, with a decimal point or none; `None` outside 0.25 to 60.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
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

    /// The text that [`Speed::read`] reads, as short as it can be.
    #[must_use]
    pub fn write(self) -> String {
        let text = format!("{}.{:02}", self.0 / 100, self.0 % 100);
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }

    /// How many seconds so many moves take, rounded down.
    #[must_use]
    pub fn seconds(self, moves: &Index) -> Index {
        moves.fraction(100, self.0.into())
    }

    /// How long one move takes, in milliseconds.
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
