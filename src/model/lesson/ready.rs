//! The lessons that come with the page: their steps. Their texts are files in the reader's language.

use super::ReadyLesson;

impl ReadyLesson {
    /// The links of the steps, without question marks. Each uses the page as it is, and shows the board with the one panel that its
    /// text is about. In `show`, `puzzle` means that the reader is to change the number of discs, which is in the header of the
    /// page and needs a panel elsewhere.
    #[must_use]
    pub const fn steps(self) -> &'static [&'static str] {
        match self {
            Self::Tour => &[
                "discs=3&move=4&show=towers,transport,scrubber,trace",
                "discs=5&move=16&show=towers,transport,scrubber,timeline",
                "discs=8&move=180&show=towers,transport,scrubber,bits",
                "discs=6&move=21&show=towers,transport,scrubber,graph",
                "discs=16&rule=one-way&move=1/3&with=16-3-any&show=towers,transport,scrubber,compare",
                "discs=64&pegs=4&move=50%25&with=64-3-any&show=towers,transport,scrubber,compare",
            ],
            Self::Recursion => &[
                "discs=3&move=0&show=towers,transport,scrubber",
                "discs=3&move=3&show=towers,transport,scrubber",
                "discs=3&move=4&show=towers,transport,scrubber,trace",
                "discs=4&task=call.2&seed=3&show=towers,transport,scrubber",
                "discs=8&move=128&show=towers,transport,scrubber,trace",
                "discs=8&move=12&show=towers,transport,scrubber,trace",
                "discs=4&task=lines.1&seed=4&show=towers,transport,scrubber",
                "discs=4&task=reach.1&seed=5&show=towers,transport,scrubber",
                "discs=8&move=255&show=towers,transport,scrubber,trace",
            ],
            Self::Doubling => &[
                "discs=2&move=0&show=towers,transport,scrubber,puzzle",
                "discs=4&move=8&show=towers,transport,scrubber,timeline",
                "discs=5&move=16&show=towers,transport,scrubber,timeline",
                "discs=5&task=count.2&seed=4&show=towers,transport,scrubber",
                "discs=8&move=0&show=towers,transport,scrubber,puzzle,numbers",
                "discs=5&move=16&mark=1&show=towers,transport,scrubber,timeline",
                "discs=5&task=tally.2&seed=2&show=towers,transport,scrubber",
                "discs=20&move=0&show=towers,transport,scrubber,puzzle,numbers",
                "discs=32&move=0&show=towers,transport,scrubber,numbers",
            ],
            Self::Induction => &[
                "discs=3&move=0&show=towers,transport,scrubber",
                "discs=1&move=0&show=towers,transport,scrubber",
                "discs=4&move=8&show=towers,transport,scrubber,trace",
                "discs=2&move=0&show=towers,transport,scrubber,puzzle",
                "discs=6&task=count.2&seed=4&show=towers,transport,scrubber",
                "discs=4&move=7&show=towers,transport,scrubber",
                "discs=4&task=legal.3&seed=3&show=towers,transport,scrubber",
                "discs=4&move=8&show=towers,transport,scrubber,trace",
                "discs=5&move=16&show=towers,transport,scrubber,trace",
            ],
            Self::Binary => &[
                "discs=8&move=180&show=towers,transport,scrubber,bits",
                "discs=8&move=180&show=towers,transport,scrubber,bits",
                "discs=4&move=5&show=towers,transport,scrubber,bits",
                "discs=4&task=predict.1&seed=5&show=towers,transport,scrubber",
                "discs=4&move=4&show=towers,transport,scrubber,bits",
                "discs=8&move=180&show=towers,transport,scrubber,bits",
                "discs=8&task=tally.2&seed=1&show=towers,transport,scrubber",
                "discs=8&move=180&show=towers,transport,scrubber,bits",
                "discs=64&move=12345678901234567890&show=towers,transport,scrubber,bits",
            ],
            Self::Graph => &[
                "discs=1&move=0&show=towers,transport,scrubber,graph",
                "discs=2&move=0&show=towers,transport,scrubber,graph",
                "discs=3&move=4&show=towers,transport,scrubber,graph",
                "discs=3&task=legal.3&seed=5&show=towers,transport,scrubber",
                "discs=4&move=0&show=towers,transport,scrubber,graph",
                "discs=4&move=15&show=towers,transport,scrubber,graph",
                "discs=4&task=reach.2&seed=2&show=towers,transport,scrubber",
                "discs=8&move=85&show=towers,transport,scrubber,graph",
                "discs=5&move=16&show=towers,transport,scrubber,graph",
            ],
            Self::OneWay => &[
                "discs=3&rule=one-way&to=1&move=0&show=towers,transport,scrubber",
                "discs=2&rule=one-way&to=2&move=0&show=towers,transport,scrubber,trace",
                "discs=3&rule=one-way&to=1&move=8&show=towers,transport,scrubber,trace",
                "discs=4&rule=one-way&to=1&task=lines.1&seed=4&show=towers,transport,scrubber",
                "discs=3&rule=one-way&to=2&move=8&show=towers,transport,scrubber,trace",
                "discs=4&rule=one-way&to=2&task=call.3&seed=3&show=towers,transport,scrubber",
                "discs=8&rule=one-way&to=1&move=0&show=towers,transport,scrubber,puzzle,numbers",
                "discs=8&rule=one-way&to=1&move=50%25&with=8-3-any&show=towers,transport,scrubber,compare",
                "discs=3&rule=one-way&to=2&move=21&show=towers,transport,scrubber,trace",
            ],
            Self::FourPegs => &[
                "discs=6&pegs=4&move=0&show=towers,transport,scrubber",
                "discs=6&pegs=4&move=5&show=towers,transport,scrubber,trace",
                "discs=6&pegs=4&move=12&show=towers,transport,scrubber,trace",
                "discs=6&pegs=4&task=call.2&seed=3&show=towers,transport,scrubber",
                "discs=6&pegs=4&move=0&show=towers,transport,scrubber,trace",
                "discs=5&pegs=4&task=reach.1&seed=1&show=towers,transport,scrubber",
                "discs=64&pegs=4&move=50%25&with=64-3-any&show=towers,transport,scrubber,compare",
                "discs=20&pegs=5&move=0&show=towers,transport,scrubber,numbers",
                "discs=10&pegs=4&move=50%25&show=towers,transport,scrubber,trace",
            ],
            Self::Legend => &[
                "discs=64&move=0&show=towers,transport,scrubber",
                "discs=8&move=0&show=towers,transport,scrubber",
                "discs=64&move=0&show=towers,transport,scrubber,numbers",
                "discs=64&move=2^63&show=towers,transport,scrubber,timeline",
                "discs=64&move=12345678901234567890&show=towers,transport,scrubber,why",
                "discs=64&task=predict.2&seed=3&show=towers,transport,scrubber",
                "discs=64&move=4294967296&show=towers,transport,scrubber,exact",
                "discs=64&task=tally.1&seed=3&show=towers,transport,scrubber",
                "discs=64&move=18446744073709551615&show=towers,transport,scrubber",
            ],
        }
    }
}
