//! Every visible string, per language: facts in, sentences out.
//!
//! A language is one file with two functions: [`Label`]s are fixed strings, [`Phrase`]s are made of facts. Both are
//! matches over every case, so that a language with a string missing does not compile.

mod by_hand;
mod english;
mod keys;
mod lesson;
pub mod number;
mod offer;
mod tour;

pub use by_hand::ByHand;
pub use keys::Keys;
pub use lesson::Lesson;
pub use offer::Offer;
pub use tour::Tour;

use crate::explorer::Problem;
use crate::solver::{Index, Move, Optimality, Path, Peg, Rule};

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// A string that is always the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is named after what it says")]
pub enum Label {
    Title,
    Motto,
    Towers,
    Controls,
    First,
    Back,
    Play,
    PlayAgain,
    Pause,
    Forward,
    Last,
    Speed,
    Loop,
    LoopFirst,
    LoopLast,
    Scrubber,
    Go,
    MoveNumber,
    Leap,
    LeapBack,
    Stride,
    Bits,
    Puzzle,
    ByHand,
    Discs,
    FewerDiscs,
    MoreDiscs,
    Pegs,
    RuleName,
    From,
    To,
    Theme,
    ThemeAuto,
    ThemeLight,
    ThemeDark,
    Exact,
    ExactIndex,
    ExactTotal,
    ExactPosition,
    KeysHint,
    PathName,
    OwnPosition,
    Stop,
    Dismiss,
    Problems,
    Timeline,
    Why,
    Trace,
    Graph,
    Numbers,
    Code,
    Compare,
    Race,
    Pace,
    MarkedDisc,
}

/// A string made of facts.
#[derive(Clone, Debug, PartialEq)]
pub enum Phrase<'a> {
    /// No move is made yet.
    AtStart {
        /// How many discs there are.
        discs: u32,
        /// Where they stand, when all stand on one peg.
        peg: Option<Peg>,
        /// How many moves there will be, when that is known.
        total: Option<&'a Index>,
    },
    /// A move was just made.
    Moved {
        /// Its number.
        index: &'a Index,
        /// Of how many.
        total: &'a Index,
        /// The move.
        step: Move,
    },
    /// The same, and it was the last.
    Finished {
        /// Its number.
        total: &'a Index,
        /// The move.
        step: Move,
        /// Where all discs now stand, when it is one peg.
        peg: Option<Peg>,
    },
    /// How much of the way lies behind, and how long the rest takes.
    Progress {
        /// Tenths of a percent that lie behind.
        permille: u32,
        /// Seconds that the rest takes, rounded down.
        seconds: &'a Index,
        /// Moves per second.
        speed: &'a str,
    },
    /// How many moves, and how sure it is that there is no shorter way.
    Total {
        /// How many.
        total: &'a Index,
        /// How sure.
        optimality: Optimality,
    },
    /// Something given was not taken.
    Problem(&'a Problem),
    /// The name of a rule.
    Rule(Rule),
    /// The name of a path.
    Path(Path),
    /// A search goes on.
    Searching {
        /// How many positions it has seen.
        seen: u32,
        /// How many there are; none while the program that searches is still being loaded.
        all: Option<u32>,
    },
    /// Moves per second.
    Speed(&'a str),
    /// What else can be typed as a move number.
    EntryHint {
        /// A power of two within the solution.
        exponent: u32,
    },
    /// How many discs stand on a peg.
    PegCount {
        /// The peg.
        peg: Peg,
        /// How many.
        count: usize,
    },
    /// A leap by 2^k moves.
    Leap {
        /// k.
        exponent: u32,
        /// Forward or back.
        forward: bool,
    },
    /// What the title of the window says besides the name of the page.
    WindowTitle {
        /// How many discs.
        discs: u32,
    },
}

impl Language {
    /// The code in links and in the page's `lang`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// A fixed string.
    #[must_use]
    pub const fn label(self, label: Label) -> &'static str {
        match self {
            Self::English => english::label(label),
        }
    }

    /// A string of a panel that comes after the first picture.
    #[must_use]
    pub fn explain(self, lesson: &Lesson<'_>) -> String {
        match self {
            Self::English => english::explain(lesson),
        }
    }

    /// A string of the list of keys.
    #[must_use]
    pub const fn keys(self, text: &Keys) -> &'static str {
        match self {
            Self::English => english::keys(text),
        }
    }

    /// A string of the guided tour.
    #[must_use]
    pub fn tour(self, tour: &Tour) -> String {
        match self {
            Self::English => english::tour(tour),
        }
    }

    /// A string for a person who plays by hand.
    #[must_use]
    pub fn by_hand(self, text: &ByHand<'_>) -> String {
        match self {
            Self::English => english::by_hand(text),
        }
    }

    /// A string of the dialog that shares.
    #[must_use]
    pub fn offer(self, offer: &Offer<'_>) -> String {
        match self {
            Self::English => english::offer(offer),
        }
    }

    /// A string made of facts.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    /// use tower_of_hanoi::text::{Language, Phrase};
    ///
    /// let seconds = Index::from(90);
    /// let said = Language::English.say(&Phrase::Progress { permille: 250, seconds: &seconds, speed: "1" });
    /// assert_eq!(said, "25.0 % of the way; the rest takes 1 minute at 1 move a second");
    /// ```
    #[must_use]
    pub fn say(self, phrase: &Phrase<'_>) -> String {
        match self {
            Self::English => english::say(phrase),
        }
    }
}
