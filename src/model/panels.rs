//! The parts of the page that can be shown and locked.

use std::fmt;
use std::str::FromStr;

use crate::named_enum::named_enum;

use super::Parameter;
use super::link::{LinkWriter, Params};

named_enum! {
    /// A part of the page, in the order in which the page has them. The names are those of links.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Panel {
        /// The picture of the towers.
        Towers = "towers",
        /// Play, pause, step and speed.
        Transport = "transport",
        /// The slider, the exact number and the jumps.
        Scrubber = "scrubber",
        /// The choice of the puzzle.
        Puzzle = "puzzle",
        /// Moves made by hand.
        Play = "play",
        /// The whole solution as a ruler.
        Timeline = "timeline",
        /// The binary digits of the index.
        Digits = "bits",
        /// The reasons for this move.
        Why = "why",
        /// The recursion down to this move.
        Recursion = "trace",
        /// The state graph.
        Graph = "graph",
        /// Tables of moves.
        Numbers = "numbers",
        /// A recursive program that runs step by step.
        Program = "program",
        /// A program of the learner's own.
        OwnProgram = "python",
        /// The algorithm in several languages.
        Code = "code",
        /// A race of the algorithms that list all moves.
        Race = "race",
        /// A second puzzle beside the first.
        Compare = "compare",
        /// The index, the total and the position with all their digits.
        Exact = "exact",
    }
    fn name;
    ParsePanelError: "a panel";
}

impl Panel {
    /// Whether it opens and closes below the towers. The second part of the program draws its contents.
    #[must_use]
    pub const fn is_below(self) -> bool {
        !matches!(self, Self::Towers | Self::Transport | Self::Scrubber)
    }
}

impl Panel {
    /// Whether it shows the solution while the towers show a game. *Recursion* does so only as long as no way to the goal is known.
    #[must_use]
    pub const fn shows_only_solution(self) -> bool {
        matches!(self, Self::Timeline | Self::Digits | Self::Recursion | Self::Program | Self::Compare)
    }
}

/// A set of panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Panels(u32);

/// Fails to compile when there are more panels than bits.
const _: () = assert!(Panel::ALL.len() < 32);

impl Panels {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All panels.
    pub const ALL: Self = Self((1 << Panel::ALL.len()) - 1);

    /// The panels that are shown by default: the board with the state graph, or the board alone within another page.
    #[must_use]
    pub const fn default_for(is_embedded: bool) -> Self {
        let board = Self::EMPTY.with(Panel::Towers).with(Panel::Transport).with(Panel::Scrubber);
        if is_embedded { board } else { board.with(Panel::Graph) }
    }

    /// The set with one more panel.
    #[must_use]
    pub const fn with(self, panel: Panel) -> Self {
        Self(self.0 | 1 << panel as u8)
    }

    /// The set without a panel.
    #[must_use]
    pub const fn without(self, panel: Panel) -> Self {
        Self(self.0 & !(1 << panel as u8))
    }

    /// The set with a panel added, or removed if it is there.
    #[must_use]
    pub const fn toggled(self, panel: Panel) -> Self {
        Self(self.0 ^ 1 << panel as u8)
    }

    /// The panels that are in both sets.
    #[must_use]
    pub const fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// The panels of the set, in the order in which the page has them.
    pub fn iter(self) -> impl Iterator<Item = Panel> {
        Panel::ALL.into_iter().filter(move |&panel| self.contains(panel))
    }

    /// Whether the set holds a panel.
    #[must_use]
    pub const fn contains(self, panel: Panel) -> bool {
        self.0 >> panel as u8 & 1 == 1
    }
}

impl fmt::Display for Panels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.iter().map(Panel::name).collect();
        f.write_str(&names.join(","))
    }
}

impl FromStr for Panels {
    type Err = ParsePanelError;

    /// A comma-separated list: `towers,scrubber`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let names = text.split(',').filter(|name| !name.is_empty());
        names.map(Panel::from_str).try_fold(Self::EMPTY, |panels, panel| Ok(panels.with(panel?)))
    }
}

/// The panels that are shown, and those that are locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelConfig {
    pub shown: Panels,
    pub locked: Panels,
}

impl PanelConfig {
    #[must_use]
    pub fn new(is_embedded: bool) -> Self {
        Self { shown: Panels::default_for(is_embedded), locked: Panels::EMPTY }
    }

    pub(super) fn apply(&mut self, params: &mut Params, is_embedded: bool) {
        let default = Panels::default_for(is_embedded);
        // Without `show`, panels that were the default stay the default.
        if params.has(Parameter::Embed) && self.shown == Panels::default_for(!is_embedded) {
            self.shown = default;
        }
        params.set(Parameter::Show, &mut self.shown, default, |text| text.parse().ok());
        params.set(Parameter::Lock, &mut self.locked, Panels::EMPTY, |text| {
            text.parse().ok().filter(|_| !text.is_empty())
        });
    }

    pub(super) fn format(&self, link: &mut LinkWriter, is_embedded: bool) {
        link.add(Parameter::Show, self.shown == Panels::default_for(is_embedded), self.shown);
        link.add(Parameter::Lock, self.locked == Panels::EMPTY, self.locked);
    }

    pub(super) const fn toggle(&mut self, panel: Panel) {
        self.shown = self.shown.toggled(panel);
    }
}
