//! The parts of the page that can be shown.

use crate::solver::Discs;

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Panel {
    /// The picture of the towers.
    Towers,
    /// The slider, the exact number and the jumps.
    Scrubber,
    /// Play, pause, step and speed.
    Transport,
    /// The binary digits of the index.
    Bits,
    /// The choice of the puzzle.
    Puzzle,
    /// Moves made by hand.
    Play,
    /// The whole solution as a ruler.
    Timeline,
    /// Why this move.
    Why,
    /// The recursion down to this move.
    Trace,
    /// The state graph.
    Graph,
    /// Tables of moves.
    Numbers,
    /// The algorithm in several languages.
    Code,
    /// A race of the ways to list all moves.
    Race,
    /// A second puzzle beside the first.
    Compare,
    /// The index, the total and the position with all their digits.
    Exact,
}

impl Panel {
    /// All panels, in the order in which the page has them.
    pub const ALL: [Self; 15] = [
        Self::Towers,
        Self::Transport,
        Self::Scrubber,
        Self::Puzzle,
        Self::Play,
        Self::Timeline,
        Self::Bits,
        Self::Why,
        Self::Trace,
        Self::Graph,
        Self::Numbers,
        Self::Code,
        Self::Race,
        Self::Compare,
        Self::Exact,
    ];

    /// True for those that open and close below the towers. The second part of the program draws what is in them.
    #[must_use]
    pub const fn is_below(self) -> bool {
        !matches!(self, Self::Towers | Self::Transport | Self::Scrubber)
    }

    /// The name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Towers => "towers",
            Self::Scrubber => "scrubber",
            Self::Transport => "transport",
            Self::Bits => "bits",
            Self::Puzzle => "puzzle",
            Self::Play => "play",
            Self::Timeline => "timeline",
            Self::Why => "why",
            Self::Trace => "trace",
            Self::Graph => "graph",
            Self::Numbers => "numbers",
            Self::Code => "code",
            Self::Race => "race",
            Self::Compare => "compare",
            Self::Exact => "exact",
        }
    }
}

/// A set of panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Panels(u16);

impl Panels {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// All of them.
    pub const ALL: Self = Self((1 << Panel::ALL.len()) - 1);

    /// With more discs than this the bits are shown only when asked for: they would bury the page.
    const MOST_BITS: u32 = 128;

    /// What is shown when nothing is said: all of the page, or the essential parts within another page.
    #[must_use]
    pub fn of(embed: bool, discs: Discs) -> Self {
        let kept = |panel: &Panel| match panel {
            Panel::Bits => !embed && discs.count() <= Self::MOST_BITS,
            Panel::Puzzle => !embed,
            Panel::Towers | Panel::Scrubber | Panel::Transport => true,
            _ => false,
        };
        Panel::ALL.into_iter().filter(kept).fold(Self::NONE, Self::with)
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

    /// True when the set holds this panel.
    #[must_use]
    pub const fn has(self, panel: Panel) -> bool {
        self.0 >> panel as u8 & 1 == 1
    }

    /// Reads a list with commas between: `towers,scrubber`. `None` when a name is unknown.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        text.split(',').filter(|name| !name.is_empty()).try_fold(Self::NONE, |panels, name| {
            Panel::ALL.into_iter().find(|panel| panel.name() == name).map(|panel| panels.with(panel))
        })
    }

    /// The list that [`Panels::read`] reads.
    #[must_use]
    pub fn write(self) -> String {
        let names: Vec<_> = Panel::ALL.into_iter().filter(|&panel| self.has(panel)).map(Panel::name).collect();
        names.join(",")
    }
}
