//! The tabs of the dock beside the board, and its cards.

use super::{Panel, Panels};

/// A tab of the dock: a panel, or several that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Count,
    Why,
    Recursion,
    Map,
    Code,
}

impl Tab {
    /// All tabs, in the order of the dock.
    pub const ALL: [Self; 5] = [Self::Count, Self::Why, Self::Recursion, Self::Map, Self::Code];

    /// The tab of a panel; `None` if the panel has none.
    #[must_use]
    pub const fn of(panel: Panel) -> Option<Self> {
        match panel {
            Panel::Numbers | Panel::Exact => Some(Self::Count),
            Panel::Digits | Panel::Why => Some(Self::Why),
            Panel::Recursion => Some(Self::Recursion),
            Panel::Graph => Some(Self::Map),
            Panel::Program | Panel::OwnProgram | Panel::Code | Panel::Race => Some(Self::Code),
            Panel::Towers
            | Panel::Transport
            | Panel::Scrubber
            | Panel::Puzzle
            | Panel::Play
            | Panel::Timeline
            | Panel::Compare => None,
        }
    }

    /// The main panel, which names the tab in scripts.
    #[must_use]
    pub const fn main_panel(self) -> Panel {
        match self {
            Self::Count => Panel::Numbers,
            Self::Why => Panel::Why,
            Self::Recursion => Panel::Recursion,
            Self::Map => Panel::Graph,
            Self::Code => Panel::Code,
        }
    }

    /// Its panels.
    #[must_use]
    pub fn panels(self) -> Panels {
        Panel::ALL.into_iter().filter(|panel| Self::of(*panel) == Some(self)).fold(Panels::EMPTY, Panels::with)
    }

    /// Whether buttons choose one of its panels, which would be too long below each other.
    #[must_use]
    pub const fn has_choice(self) -> bool {
        match self {
            Self::Code => true,
            Self::Count | Self::Why | Self::Recursion | Self::Map => false,
        }
    }

    /// The panels that it shows when it is chosen, where some are shown already.
    fn opened(self, shown: Panels) -> Panels {
        let own = shown.among(self.panels());
        match self.has_choice() {
            true if own == Panels::EMPTY => Panels::EMPTY.with(Panel::Program),
            true => own,
            false => self.panels(),
        }
    }
}

impl Panel {
    /// Whether it is a card: a panel of the dock without a tab, which has a button to close it.
    #[must_use]
    pub const fn is_card(self) -> bool {
        matches!(self, Self::Timeline | Self::Compare)
    }

    /// Whether it is in the dock beside the board.
    #[must_use]
    pub const fn is_in_dock(self) -> bool {
        self.is_card() || Tab::of(self).is_some()
    }
}

impl Panels {
    /// Whether these panels include one of a tab.
    #[must_use]
    pub fn shows_tab(self, tab: Tab) -> bool {
        self.among(tab.panels()) != Self::EMPTY
    }

    /// The same panels, but of those with tabs only the ones that a tab opens.
    #[must_use]
    pub fn with_only_tab(self, tab: Tab) -> Self {
        tab.opened(self).iter().fold(self.without_tabs(), Self::with)
    }

    /// The same panels, but of those with tabs only this one.
    #[must_use]
    pub fn with_only_panel(self, panel: Panel) -> Self {
        self.without_tabs().with(panel)
    }

    /// Adds the panels that a tab opens, or removes all of its panels if one of them is there.
    #[must_use]
    pub fn with_tab_toggled(self, tab: Tab) -> Self {
        if self.shows_tab(tab) {
            tab.panels().iter().fold(self, Self::without)
        } else {
            tab.opened(self).iter().fold(self, Self::with)
        }
    }

    fn without_tabs(self) -> Self {
        Tab::ALL.into_iter().flat_map(|tab| tab.panels().iter()).fold(self, Self::without)
    }
}
