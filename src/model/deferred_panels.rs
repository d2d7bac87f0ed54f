//! What the panels show, which may be a few frames behind the towers.
//!
//! Scrubbing changes every panel in each frame. The towers and the slider follow at once. The panels follow one after the
//! other while the frame has time, and continue in the next frame, so that no input waits for a panel.

use std::rc::Rc;

use super::{Panel, State};

/// The state that each panel shows.
#[derive(Clone, Debug)]
pub struct DeferredPanels {
    panels: Vec<(Panel, Rc<State>)>,
}

impl DeferredPanels {
    #[must_use]
    pub fn new(state: &Rc<State>) -> Self {
        let below = Panel::ALL.into_iter().filter(|panel| panel.is_below());
        Self { panels: below.map(|panel| (panel, Rc::clone(state))).collect() }
    }

    /// The state that a panel shows.
    #[must_use]
    pub fn state(&self, panel: Panel) -> Option<&Rc<State>> {
        self.panels.iter().find(|(shown, _)| *shown == panel).map(|(_, state)| state)
    }

    /// The open panel that has waited longest for this state.
    fn longest_waiting(&self, state: &State) -> Option<usize> {
        let open = state.config.panels.shown;
        self.panels.iter().position(|(panel, shown)| open.contains(*panel) && !looks_same(*panel, shown, state))
    }

    /// Updates the panel that has waited longest and returns it; `None` when no panel is behind.
    pub fn catch_up(&mut self, state: &State) -> Option<Panel> {
        let (panel, _) = self.panels.remove(self.longest_waiting(state)?);
        self.panels.push((panel, Rc::new(state.clone())));
        Some(panel)
    }
}

/// Whether two states look the same in a panel.
fn looks_same(panel: Panel, a: &State, b: &State) -> bool {
    let (new, old) = (&a.config, &b.config);
    let is_same_solution = match (a.solved(), b.solved()) {
        (Some(a), Some(b)) => Rc::ptr_eq(a, b),
        (a, b) => a.is_none() && b.is_none(),
    };
    let (shows_index, shows_views) = match panel {
        Panel::Puzzle | Panel::Numbers | Panel::Code | Panel::Race => (false, false),
        Panel::Timeline | Panel::Graph | Panel::Compare | Panel::Trace => (true, true),
        _ => (true, false),
    };
    let has_same_views = || {
        (&new.timeline, &new.graph, &new.compare) == (&old.timeline, &old.graph, &old.compare)
            && (new.recursion, &new.playback.loop_range) == (old.recursion, &old.playback.loop_range)
            && (new.appearance.shortcuts, &new.manual_play) == (old.appearance.shortcuts, &old.manual_play)
    };
    let has_same_game = || a.session.manual_play == b.session.manual_play && new.manual_play == old.manual_play;
    is_same_solution
        && new.puzzle == old.puzzle
        && (!shows_index || a.index() == b.index())
        && (!shows_views || has_same_views())
        && (!matches!(panel, Panel::Play | Panel::Exact) || has_same_game())
        && (panel != Panel::Bits || a.session.hovered_disc == b.session.hovered_disc)
        && (panel != Panel::Race || (a.session.race == b.session.race && new.race == old.race))
}
