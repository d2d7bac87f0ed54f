//! The tabs of the dock beside the board.

use super::{Panel, Panels};

/// A tab of the dock: a panel, or two that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Graph,
    Why,
    Recursion,
    Timeline,
    Numbers,
    Program,
    OwnProgram,
    Code,
    Compare,
}

impl Tab {
    /// All tabs, in the order of the dock.
    pub const ALL: [Self; 9] = [
        Self::Graph,
        Self::Why,
        Self::Recursion,
        Self::Timeline,
        Self::Numbers,
        Self::Program,
        Self::OwnProgram,
        Self::Code,
        Self::Compare,
    ];

    /// The tab of a panel; `None` if the panel is not in the dock.
    #[must_use]
    pub const fn of(panel: Panel) -> Option<Self> {
        match panel {
            Panel::Graph => Some(Self::Graph),
            Panel::Digits | Panel::Why => Some(Self::Why),
            Panel::Recursion => Some(Self::Recursion),
            Panel::Timeline => Some(Self::Timeline),
            Panel::Numbers | Panel::Exact => Some(Self::Numbers),
            Panel::Program => Some(Self::Program),
            Panel::OwnProgram => Some(Self::OwnProgram),
            Panel::Code | Panel::Race => Some(Self::Code),
            Panel::Compare => Some(Self::Compare),
            Panel::Towers | Panel::Transport | Panel::Scrubber | Panel::Puzzle | Panel::Play => None,
        }
    }

    /// Whether the dock offers it. The timeline is what the scrubber is, so it has a tab only where a link shows it.
    #[must_use]
    pub const fn is_offered(self) -> bool {
        match self {
            Self::Timeline => false,
            Self::Graph
            | Self::Why
            | Self::Recursion
            | Self::Numbers
            | Self::Program
            | Self::OwnProgram
            | Self::Code
            | Self::Compare => true,
        }
    }

    /// The main panel, which names the tab in scripts.
    #[must_use]
    pub const fn main_panel(self) -> Panel {
        match self {
            Self::Graph => Panel::Graph,
            Self::Why => Panel::Why,
            Self::Recursion => Panel::Recursion,
            Self::Timeline => Panel::Timeline,
            Self::Numbers => Panel::Numbers,
            Self::Program => Panel::Program,
            Self::OwnProgram => Panel::OwnProgram,
            Self::Code => Panel::Code,
            Self::Compare => Panel::Compare,
        }
    }

    /// Its panels.
    #[must_use]
    pub fn panels(self) -> Panels {
        Panel::ALL.into_iter().filter(|panel| Self::of(*panel) == Some(self)).fold(Panels::EMPTY, Panels::with)
    }
}

impl Panels {
    /// Whether these panels include one of a tab.
    #[must_use]
    pub fn shows_tab(self, tab: Tab) -> bool {
        self.iter().any(|panel| Tab::of(panel) == Some(tab))
    }

    /// The same panels, but in the dock only those of a tab.
    #[must_use]
    pub fn with_only_tab(self, tab: Tab) -> Self {
        let others = self.iter().filter(|panel| Tab::of(*panel).is_none());
        tab.panels().iter().chain(others).fold(Self::EMPTY, Self::with)
    }

    /// Adds the panels of a tab to those in the dock, or removes them if one of them is there.
    #[must_use]
    pub fn with_tab_toggled(self, tab: Tab) -> Self {
        if self.shows_tab(tab) {
            self.iter().filter(|panel| Tab::of(*panel) != Some(tab)).fold(Self::EMPTY, Self::with)
        } else {
            tab.panels().iter().fold(self, Self::with)
        }
    }
}
