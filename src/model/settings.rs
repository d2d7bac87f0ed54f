//! What a person chose, and what a link holds besides the index.

use crate::solver::{Discs, Index, Path, Peg, Pegs, Puzzle, Rule, Stand};

use super::{Panels, Speed, Tongue, Views};

/// The most discs the page takes: beyond, the pictures say nothing more. The solver itself takes a million.
pub const MOST_DISCS: u32 = 1_000;

/// Light, dark, or as the system says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of a name.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == text)
    }
}

/// A stretch of a solution between two indices, the first before the second: what is played again and again, or what is
/// looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Where it begins.
    pub first: Index,
    /// Where it ends.
    pub last: Index,
}

impl Span {
    /// The range between two indices, in either order; `None` when they are equal or past the end.
    #[must_use]
    pub fn new(a: Index, b: Index, total: &Index) -> Option<Self> {
        let (first, last) = if a <= b { (a, b) } else { (b, a) };
        (first < last && last <= *total).then_some(Self { first, last })
    }

    /// The whole solution; `None` when it has no move.
    #[must_use]
    pub fn whole(total: &Index) -> Option<Self> {
        Self::new(Index::START, total.clone(), total)
    }

    /// True when an index lies in it, the ends included.
    #[must_use]
    pub fn has(&self, index: &Index) -> bool {
        (&self.first..=&self.last).contains(&index)
    }
}

/// What a person chose.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Which path of it.
    pub path: Path,
    /// Moves per second.
    pub speed: Speed,
    /// The part to play again and again, if any.
    pub looped: Option<Span>,
    /// What the page shows.
    pub show: Panels,
    /// What of the panels is looked at.
    pub views: Views,
    /// Light or dark.
    pub theme: Theme,
    /// The language; none for that of the browser, or of the page around.
    pub tongue: Option<Tongue>,
    /// Whether it is a part of another page, without furniture of its own.
    pub embed: bool,
}

/// The parts of a puzzle, each of which a person may change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Between which pegs a disc may move.
    pub rule: Rule,
    /// How many pegs.
    pub pegs: Pegs,
    /// How many discs.
    pub discs: Discs,
    /// The start.
    pub from: Stand,
    /// The goal; `None` for the last peg.
    pub to: Option<Stand>,
    /// Which path.
    pub path: Path,
}

/// A number of discs that the page takes, in decimal digits.
#[must_use]
pub fn read_discs(text: &str) -> Option<Discs> {
    text.parse().ok().filter(|&count| count <= MOST_DISCS).and_then(Discs::new)
}

impl Draft {
    /// Eight discs, as in the puzzle that Lucas sold.
    const DISCS: u32 = 8;

    /// The parts of a puzzle.
    #[must_use]
    pub fn of(puzzle: &Puzzle, path: Path) -> Self {
        Self {
            rule: puzzle.rule(),
            pegs: puzzle.pegs(),
            discs: puzzle.discs(),
            from: puzzle.start().clone(),
            to: Some(puzzle.goal().clone()),
            path,
        }
    }

    /// The goal when none is named: the last peg.
    #[must_use]
    pub fn default_goal(pegs: Pegs) -> Stand {
        Stand::Tower(pegs.iter().next_back().unwrap_or(Peg::A))
    }

    /// Another number of discs, with towers at both ends: a position has a number of its own.
    pub fn set_discs(&mut self, discs: Discs) {
        self.discs = discs;
        if matches!(self.from, Stand::Position(_)) {
            self.from = Stand::Tower(Peg::A);
        }
        self.to = self.to.take().filter(|to| matches!(to, Stand::Tower(_)));
    }

    /// Another number of pegs, with ends that are there.
    pub fn set_pegs(&mut self, pegs: Pegs) {
        let last = self.to.as_ref() == Some(&Self::default_goal(self.pegs));
        let there = |stand: &Stand| matches!(stand, Stand::Tower(peg) if pegs.has(*peg));
        self.pegs = pegs;
        self.to = self.to.take().filter(|to| !last && there(to));
        if !there(&self.from) {
            self.from = Stand::Tower(Peg::A);
        }
        self.path = Path::default();
    }

    /// Another rule.
    pub fn set_rule(&mut self, rule: Rule) {
        self.rule = rule;
        self.path = Path::default();
    }

    /// Another start; where it is the goal, the two change places.
    pub fn set_from(&mut self, from: Stand) {
        self.set_discs(self.discs);
        if self.to.as_ref() == Some(&from) {
            self.to = Some(self.from.clone());
        }
        self.from = from;
    }

    /// Another goal; where it is the start, the two change places.
    pub fn set_to(&mut self, to: Stand) {
        self.set_discs(self.discs);
        if let Some(old) = self.to.clone().filter(|_| self.from == to) {
            self.from = old;
        }
        self.to = Some(to);
    }

    /// The puzzle that the parts make.
    ///
    /// # Errors
    /// When they do not fit together.
    pub fn puzzle(&self) -> Result<Puzzle, crate::solver::PuzzleError> {
        let to = self.to.clone().unwrap_or_else(|| Self::default_goal(self.pegs));
        Puzzle::new(self.rule, self.pegs, self.discs, self.from.clone(), to)
    }
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            rule: Rule::Any,
            pegs: Pegs::THREE,
            discs: Discs::new(Self::DISCS).unwrap_or(Discs::NONE),
            from: Stand::Tower(Peg::A),
            to: None,
            path: Path::default(),
        }
    }
}
