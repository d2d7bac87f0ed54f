//! The guided tour: a few links, one after another.

use super::State;

/// The links of its steps. Each uses the page as it is.
pub const STEPS: [&str; 6] = [
    "discs=3&move=4&trace=all&show=towers,transport,scrubber,play,trace",
    "discs=5&move=16&show=towers,transport,scrubber,timeline,numbers",
    "discs=8&move=180&show=towers,transport,scrubber,bits,why",
    "discs=6&move=21&show=towers,transport,scrubber,graph",
    "discs=16&rule=one-way&move=1/3&with=16-3-any&show=towers,transport,scrubber,puzzle,compare,trace",
    "discs=64&pegs=4&move=50%25&with=64-3-any&show=towers,transport,scrubber,puzzle,compare",
];

impl State {
    /// The step of the tour, counted from 1, if somebody is on it.
    #[must_use]
    pub const fn tour_step(&self) -> Option<u32> {
        self.settings.views.step
    }

    /// Goes to a step of the tour; where there is none of this number, the tour ends, and the page stays as it is.
    pub(super) fn go_on_tour(&mut self, number: u32) {
        let link = number.checked_sub(1).and_then(|place| STEPS.get(place as usize));
        match link {
            Some(link) => {
                // Within another page it stays there.
                let embed = if self.settings.embed { "&embed=1" } else { "" };
                *self = self.clone().reading(&format!("{link}&step={number}{embed}"), None);
            }
            None => self.settings.views.step = None,
        }
    }
}
