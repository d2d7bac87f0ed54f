//! Whether a panel would look the same in another state, so that it need not be drawn again.

use std::rc::Rc;

use super::{Panel, State};

/// Whether a panel that shows one scene would look the same with another one.
#[must_use]
pub fn looks_same(panel: Panel, shown: &State, current: &State) -> bool {
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
    // An exercise keeps back what panels say.
    let is_same_exercise = old.quiz == new.quiz && shown.is_solution_withheld() == current.is_solution_withheld();
    is_same_solution && old.puzzle == new.puzzle && is_same_exercise && looks_same()
}
