//! What the panels show, which may be a few frames behind the towers.
//!
//! A scrub changes every panel with each frame. The towers and the slider follow at once; the panels follow one after the
//! other as long as the frame has time, and go on with the next frame where this one stopped. So the hand is never kept
//! waiting, and no panel is kept waiting for good.

use std::rc::Rc;

use super::{Panel, State};

/// The state that each panel shows.
#[derive(Clone, Debug)]
pub struct Shown {
    panels: Vec<(Panel, Rc<State>)>,
}

impl Shown {
    /// All panels show this state.
    #[must_use]
    pub fn all(state: &Rc<State>) -> Self {
        let below = Panel::ALL.into_iter().filter(|panel| panel.is_below());
        Self { panels: below.map(|panel| (panel, Rc::clone(state))).collect() }
    }

    /// What a panel shows.
    #[must_use]
    pub fn state(&self, panel: Panel) -> Option<&Rc<State>> {
        self.panels.iter().find(|(shown, _)| *shown == panel).map(|(_, state)| state)
    }

    /// The open panel that shows something else than this state and has waited longest.
    fn behind(&self, state: &State) -> Option<usize> {
        let open = state.settings().show;
        self.panels.iter().position(|(panel, shown)| open.has(*panel) && !panel.shows_same(shown, state))
    }

    /// Lets one more panel show this state, if any is behind: the one that has waited longest, which it gives back.
    pub fn catch_up(&mut self, state: &State) -> Option<Panel> {
        let (panel, _) = self.panels.remove(self.behind(state)?);
        self.panels.push((panel, Rc::new(state.clone())));
        Some(panel)
    }
}

impl Panel {
    /// True when two states look the same in this panel.
    #[must_use]
    pub fn shows_same(self, a: &State, b: &State) -> bool {
        let (new, old) = (a.settings(), b.settings());
        let same_puzzle = Rc::ptr_eq(a.solution(), b.solution())
            && new.puzzle == old.puzzle
            && new.path == old.path
            && a.pending().is_some() == b.pending().is_some();
        let (moves, looks) = match self {
            Self::Puzzle | Self::Numbers | Self::Code | Self::Race => (false, false),
            Self::Timeline | Self::Graph | Self::Compare | Self::Trace => (true, true),
            _ => (true, false),
        };
        same_puzzle
            && (!moves || a.index() == b.index())
            && (!looks || (new.views == old.views && new.looped == old.looped))
            && (!matches!(self, Self::Play | Self::Exact) || a.table() == b.table())
            && (self != Self::Bits || a.pointed() == b.pointed())
            && (self != Self::Race || (a.race() == b.race() && new.views.race == old.views.race))
    }
}
