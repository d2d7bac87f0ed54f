//! What the panels show, which may be a few frames behind the towers.
//!
//! Scrubbing changes every panel in each frame. The towers and the slider follow at once. The panels follow one after the
//! other while the frame has time, and continue in the next frame, so that no input waits for a panel. A large panel has
//! [several parts](Panel::parts), each of which follows by itself.

use std::rc::Rc;

use super::{Panel, Scene, State};

/// A part of a panel, and the state that it shows.
#[derive(Clone, Debug)]
struct ShownPart {
    panel: Panel,
    part: usize,
    scene: Rc<Scene>,
}

/// The state that each part of each panel shows.
#[derive(Clone, Debug)]
pub struct DeferredPanels {
    /// Those first that were updated longest ago.
    parts: Vec<ShownPart>,
}

impl DeferredPanels {
    #[must_use]
    pub fn new(scene: &Rc<Scene>) -> Self {
        let below = Panel::ALL.into_iter().filter(|panel| panel.is_below());
        let parts = below.flat_map(|panel| (0..panel.parts()).map(move |part| (panel, part)));
        Self { parts: parts.map(|(panel, part)| ShownPart { panel, part, scene: Rc::clone(scene) }).collect() }
    }

    /// The state that a part of a panel shows.
    #[must_use]
    pub fn scene(&self, panel: Panel, part: usize) -> Option<&Rc<Scene>> {
        self.parts.iter().find(|shown| (shown.panel, shown.part) == (panel, part)).map(|shown| &shown.scene)
    }

    /// What a part is to show, if it shows something else: the first part of a panel the current scene, the others what the
    /// first part shows. So the parts of a panel speak of the same move before the first one goes on.
    fn next_state<'a>(&'a self, shown: &ShownPart, current: &'a Rc<Scene>) -> Option<&'a Rc<Scene>> {
        let ShownPart { panel, part, scene } = shown;
        let next = if *part == 0 { Some(current) } else { self.scene(*panel, 0) };
        next.filter(|next| current.shows(*panel) && !looks_same(*panel, scene, next))
    }

    /// Whether a part of an open panel shows something else than the current scene.
    #[must_use]
    pub fn is_behind(&self, current: &Rc<Scene>) -> bool {
        self.parts.iter().any(|shown| self.next_state(shown, current).is_some())
    }

    /// Updates the part of an open panel that has waited longest and returns its panel; `None` when no panel is behind.
    pub fn catch_up(&mut self, current: &Rc<Scene>) -> Option<Panel> {
        let mut parts = self.parts.iter().enumerate();
        let (place, scene) =
            parts.find_map(|(place, shown)| Some((place, Rc::clone(self.next_state(shown, current)?))))?;
        let shown = ShownPart { scene, ..self.parts.remove(place) };
        let panel = shown.panel;
        self.parts.push(shown);
        Some(panel)
    }
}

/// Whether a panel that shows one scene would look the same with another one.
fn looks_same(panel: Panel, shown: &State, current: &State) -> bool {
    let (old, new) = (&shown.config, &current.config);
    let is_same_solution = match (shown.solved(), current.solved()) {
        (Some(shown), Some(current)) => Rc::ptr_eq(shown, current),
        (shown, current) => shown.is_none() && current.is_none(),
    };
    let has_same_index = || shown.index() == current.index();
    let has_same_views = || {
        (&old.timeline, &old.graph, &old.compare) == (&new.timeline, &new.graph, &new.compare)
            && (old.recursion, &old.playback.loop_range) == (new.recursion, &new.playback.loop_range)
            && (old.appearance.shortcuts, &old.manual_play) == (new.appearance.shortcuts, &new.manual_play)
    };
    let has_same_game =
        || shown.session.manual_play == current.session.manual_play && old.manual_play == new.manual_play;
    let is_same_in_game = || shown.game().is_some() == current.game().is_some();
    let has_same_focus = || {
        (shown.session.recursion_focus, shown.session.is_at_task_start)
            == (current.session.recursion_focus, current.session.is_at_task_start)
    };
    let has_same_problems = || shown.problems == current.problems;
    let has_same_copy =
        || (&shown.session.copied, shown.session.export) == (&current.session.copied, current.session.export);
    let looks_same = || match panel {
        Panel::Numbers => true,
        Panel::Puzzle => has_same_problems() && has_same_game(),
        Panel::Program => {
            let has_same_event = shown.config.navigation.event == current.config.navigation.event;
            let reader =
                |scene: &State| (scene.config.program, scene.session.runs_back, scene.session.shows_whole_stack);
            let has_same_tree = (&old.timeline.window, &old.playback.loop_range)
                == (&new.timeline.window, &new.playback.loop_range)
                && has_same_focus()
                && old.appearance.shortcuts == new.appearance.shortcuts;
            let is_same_run =
                has_same_index() && has_same_event && is_same_in_game() && shown.is_playing() == current.is_playing();
            is_same_run && reader(shown) == reader(current) && has_same_tree && has_same_problems()
        }
        Panel::OwnProgram => {
            old.own_program == new.own_program
                && shown.session.own_program == current.session.own_program
                && has_same_game()
        }
        Panel::Code => has_same_copy() && shown.session.language == current.session.language,
        Panel::Towers | Panel::Transport | Panel::Scrubber => has_same_index(),
        Panel::Compare => has_same_index() && has_same_views() && has_same_problems(),
        Panel::Timeline => {
            let is_pointed_same = shown.session.pointed_place == current.session.pointed_place;
            has_same_index() && has_same_views() && is_pointed_same && has_same_problems()
        }
        Panel::Graph => has_same_index() && has_same_views() && shown.session.graph == current.session.graph,
        Panel::Trace => has_same_index() && has_same_views() && has_same_focus(),
        Panel::Exact => has_same_index() && has_same_game() && has_same_copy(),
        Panel::Play => has_same_index() && has_same_game(),
        Panel::Why => has_same_index() && has_same_game() && shown.session.open_folds == current.session.open_folds,
        Panel::Bits => {
            has_same_index() && is_same_in_game() && shown.session.hovered_disc == current.session.hovered_disc
        }
        Panel::Race => shown.session.race == current.session.race && old.race == new.race && has_same_problems(),
    };
    is_same_solution && old.puzzle == new.puzzle && looks_same()
}
