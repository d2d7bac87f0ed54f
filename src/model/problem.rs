//! What was wrong with a value that somebody gave, and what it concerned.

use crate::solver::{PuzzleError, Unsolved};

use super::index_expr::EntryError;

/// A value given by a link, an attribute or a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parameter {
    /// The number of discs.
    Discs,
    /// The number of pegs.
    Pegs,
    /// The rule.
    Rule,
    /// The start.
    From,
    /// The goal.
    To,
    /// The kind of path.
    Path,
    /// Which of several best splits.
    Split,
    /// The index.
    Move,
    /// Whether it plays.
    Play,
    /// Moves per second.
    Speed,
    /// The two ends of a loop.
    Loop,
    /// The panels.
    Show,
    /// The stretch that the timeline shows.
    Timeline,
    /// The triangle of the state graph that is shown.
    Graph,
    /// The disc whose moves are marked.
    Mark,
    /// Whether the state graph shows the path through all positions.
    Tour,
    /// How much of the recursion is shown.
    Trace,
    /// How many discs the race has.
    Race,
    /// The second puzzle.
    With,
    /// The list of keys, and which of them do nothing.
    Keys,
    /// The step of the guided tour.
    Step,
    /// The moves made by hand.
    Walk,
    /// What makes the page easier to see, to hear or to bear.
    Aids,
    /// The task for learners, and which question of it.
    Task,
    /// What its questions are drawn by.
    Seed,
    /// What a person may not touch.
    Lock,
    /// What the dialog that shares is set to.
    Share,
    /// The language.
    Lang,
    /// Light or dark.
    Theme,
    /// Whether it is a part of another page.
    Embed,
}

impl Parameter {
    /// All parameters, in the order in which links have them.
    pub const ALL: [Self; 30] = [
        Self::Discs,
        Self::Pegs,
        Self::Rule,
        Self::From,
        Self::To,
        Self::Path,
        Self::Split,
        Self::Move,
        Self::Play,
        Self::Speed,
        Self::Loop,
        Self::Show,
        Self::Timeline,
        Self::Graph,
        Self::Mark,
        Self::Tour,
        Self::Trace,
        Self::Race,
        Self::With,
        Self::Keys,
        Self::Step,
        Self::Walk,
        Self::Aids,
        Self::Task,
        Self::Seed,
        Self::Lock,
        Self::Share,
        Self::Lang,
        Self::Theme,
        Self::Embed,
    ];

    /// The name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Discs => "discs",
            Self::Pegs => "pegs",
            Self::Rule => "rule",
            Self::From => "from",
            Self::To => "to",
            Self::Path => "path",
            Self::Split => "split",
            Self::Move => "move",
            Self::Play => "play",
            Self::Speed => "speed",
            Self::Loop => "loop",
            Self::Show => "show",
            Self::Timeline => "timeline",
            Self::Graph => "graph",
            Self::Mark => "mark",
            Self::Tour => "tour",
            Self::Trace => "trace",
            Self::Race => "race",
            Self::With => "with",
            Self::Keys => "keys",
            Self::Step => "step",
            Self::Walk => "walk",
            Self::Aids => "aids",
            Self::Task => "task",
            Self::Seed => "seed",
            Self::Lock => "lock",
            Self::Share => "share",
            Self::Lang => "lang",
            Self::Theme => "theme",
            Self::Embed => "embed",
        }
    }
}

/// Why a value was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The rest of the program has not come.
    NotLoaded,
    /// It is none of the values that the parameter has.
    Unreadable,
    /// The parts do not make a puzzle.
    Puzzle(PuzzleError),
    /// The puzzle cannot be solved here.
    Unsolved(Unsolved),
    /// The text is no move number of this solution.
    Entry(EntryError),
}

impl Reason {
    /// True where it was not taken because the rest of the program has not come.
    #[must_use]
    pub const fn is_not_loaded(&self) -> bool {
        matches!(self, Self::NotLoaded | Self::Unsolved(Unsolved::NotLoaded))
    }
}

/// A value that was not taken: the page says so and goes on with the default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What it concerned.
    pub parameter: Parameter,
    /// The value, shortened where it is very long.
    pub value: String,
    /// What was wrong with it.
    pub reason: Reason,
}

impl Problem {
    /// How much of a value is repeated to the person who gave it.
    const LONGEST_VALUE: usize = 40;

    /// A problem with a value.
    #[must_use]
    pub fn new(parameter: Parameter, value: &str, reason: Reason) -> Self {
        let mut shown: String = value.chars().take(Self::LONGEST_VALUE).collect();
        if shown.len() < value.len() {
            shown.push('…');
        }
        Self { parameter, value: shown, reason }
    }
}
