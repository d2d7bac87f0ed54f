//! Applies actions. No other code changes the state.

use super::appearance::AppearanceAction;
use super::effect::{Effect, PagePart};
use super::manual_play::ManualPlayAction;
use super::{
    Action, Panels, Parameter, Problem, Reason, SolverEvent, State, SystemEvent, appearance, best_results, compare,
    exercise, host_command, learn, lesson, link, manual_play, navigation, own_program, playback, program_view, puzzle,
    race, reason_view, recursion_view, scrub, share, state_graph, timeline, viewport,
};

/// Applies an action, and adds the effects that it requests.
pub(super) fn update(state: &mut State, action: Action, effects: &mut Vec<Effect>) {
    if let Some(drawn) = state.session.motion {
        state.session.motion_parity = drawn.parity;
    }
    match action {
        Action::Navigate(action) => navigation::update(state, action),
        Action::Playback(action) => playback::update(state, action, effects),
        Action::Puzzle(edit) => {
            puzzle::edit(state, edit);
            // An exercise continues with the new puzzle.
            exercise::set_up(state);
        }
        Action::TogglePanel(panel) => state.config.panels.toggle(panel),
        Action::SelectTab(tab) => show(state, state.config.panels.shown.with_only_tab(tab), effects),
        Action::ToggleTab(tab) => show(state, state.config.panels.shown.with_tab_toggled(tab), effects),
        Action::SelectPanel(panel) => show(state, state.config.panels.shown.with_only_panel(panel), effects),
        Action::SelectLanguage(language) => state.session.language = language,
        Action::SetFold(fold, is_open) => state.session.open_folds.set(fold, is_open),
        Action::Viewport(action) => viewport::update(state, action),
        Action::Scrub(action) => scrub::update(state, action),
        Action::Timeline(action) => timeline::update(state, action),
        Action::Graph(action) => state_graph::update(state, action),
        Action::Recursion(action) => recursion_view::update(state, action),
        Action::Reason(action) => reason_view::update(state, action),
        Action::Program(action) => program_view::update(state, action),
        Action::OwnProgram(action) => own_program::update(state, action),
        Action::Compare(action) => compare::update(state, action),
        Action::Race(action) => race::update(state, action),
        Action::ManualPlay(action) => manual_play::update(state, action),
        Action::Exercise(action) => exercise::update(state, action),
        Action::Learn(action) => learn::update(state, action, effects),
        Action::Lesson(action) => lesson::update(state, action),
        Action::Share(action) => share::update(state, action, effects),
        Action::Appearance(action) => appearance::update(state, action, effects),
        Action::Host(command) => host_command::update(state, command, effects),
        Action::Solver(SolverEvent::Progress(checked)) => state.search_progress(checked),
        Action::Solver(SolverEvent::Finished(result)) => state.search_finished(result),
        Action::System(event) => on_system_event(state, event, effects),
    }
    manual_play::find_way(state);
}

/// Shows panels that were asked for, from their top, also those that are there already.
fn show(state: &mut State, panels: Panels, effects: &mut Vec<Effect>) {
    state.config.panels.shown = panels;
    effects.push(Effect::Show(PagePart::Dock));
}

fn on_system_event(state: &mut State, event: SystemEvent, effects: &mut Vec<Effect>) {
    match event {
        SystemEvent::HistoryNavigation(query) => {
            // An exercise that the browser goes to is left with the browser, too.
            state.session.before_practice = None;
            state.replace_config(link::Params::of_address(&query, &state.session.origin));
            lesson::follow_history(state);
        }
        SystemEvent::ReducedMotion(is_reduced) => state.session.prefers_reduced_motion = is_reduced,
        SystemEvent::LetterKey(key) => on_letter_key(state, &key, effects),
        SystemEvent::PageKey(key) => on_page_key(state, &key, effects),
        SystemEvent::LeftFullScreen => state.config.appearance.is_presented = false,
        SystemEvent::RejectInput(parameter, text) => state.report(Problem::invalid(parameter, &text)),
        SystemEvent::ResultsKept(results) => best_results::kept_elsewhere(state, results),
        SystemEvent::ChunkFailed => state.report(Problem::new(Parameter::Show, "", Reason::LoadFailed)),
        SystemEvent::ChunkLoaded => {
            state
                .problems
                .retain(|problem| (problem.parameter, &problem.reason) != (Parameter::Show, &Reason::LoadFailed));
        }
        SystemEvent::DismissProblems => state.problems.clear(),
    }
}

/// A key on the page itself steps and plays like one on the towers.
fn on_page_key(state: &mut State, key: &str, effects: &mut Vec<Effect>) {
    if state.config.appearance.is_presented && key == "Escape" {
        state.config.appearance.is_presented = false;
    } else if let Some(action) = state.tower_keys().action(key) {
        update(state, action, effects);
    }
}

fn on_letter_key(state: &mut State, key: &str, effects: &mut Vec<Effect>) {
    if state.config.appearance.shortcuts.are_letters_off {
        return;
    }
    if key == "?" {
        appearance::update(state, AppearanceAction::ShowShortcuts(true), effects);
    } else if let Some(action) = ManualPlayAction::from_key(key).filter(|_| state.are_discs_movable()) {
        manual_play::update(state, action);
    }
}
