//! How actions change the state: the only place where it changes.

use super::appearance::AppearanceAction;
use super::effect::{Effect, HostEvent};
use super::manual_play::ManualPlayAction;
use super::share::ShareAction;
use super::{
    Action, Cause, Change, HostCommand, LessonAction, Parameter, Problem, QuizAction, Reason, SolverEvent, State,
    SystemEvent, appearance, host_command, link, manual_play, navigation, own_program, playback, puzzle, quiz,
};

/// Applies an action and returns the effects that follow.
pub fn update(state: &mut State, action: Action) -> Vec<Effect> {
    let before = state.clone();
    let cause = cause(&action);
    let is_asked_for_state = matches!(action, Action::Host(HostCommand::Get));
    let mut effects: Vec<Effect> = requested_effect(&action).into_iter().collect();
    let is_own_program = matches!(action, Action::OwnProgram(_));
    apply(state, action);
    manual_play::remember_left_game(&before, state);
    own_program::stop_when_left(&before, state);
    if !is_own_program {
        own_program::remember_replaced(&before, state);
    }
    // Values that were refused changed nothing.
    let cause = if cause == Cause::Configuration && !state.problems.is_empty() { Cause::Other } else { cause };
    effects.extend(Change::between(&before, state, cause).effects());
    if is_asked_for_state {
        effects.push(Effect::Emit(HostEvent::State));
    }
    mark_ready(state, &effects);
    effects
}

fn cause(action: &Action) -> Cause {
    match action {
        Action::System(SystemEvent::HistoryNavigation(_)) => Cause::History,
        Action::Host(HostCommand::Configure(changes)) if !changes.is_empty() => Cause::Configuration,
        Action::Host(HostCommand::Restore(_)) => Cause::Restoring,
        _ => Cause::Other,
    }
}

/// The effects of opening the page.
pub fn start(state: &mut State) -> Vec<Effect> {
    let effects = Change::opening(state).effects();
    mark_ready(state, &effects);
    effects
}

fn mark_ready(state: &mut State, effects: &[Effect]) {
    state.session.is_ready |= effects.contains(&Effect::Emit(HostEvent::Ready));
}

/// The effect that an action asks for and that leaves the state alone.
fn requested_effect(action: &Action) -> Option<Effect> {
    let action = match action {
        Action::Share(action) => action,
        Action::Appearance(AppearanceAction::Present(is_presented)) => return Some(Effect::FillScreen(*is_presented)),
        _ => return None,
    };
    match action {
        ShareAction::CopyText(text) => Some(Effect::CopyText(text.clone())),
        ShareAction::ShareLink(link) => Some(Effect::ShareLink(link.clone())),
        ShareAction::SavePicture(format) => Some(Effect::SavePicture(*format)),
        ShareAction::Print => Some(Effect::Print),
        _ => None,
    }
}

fn apply(state: &mut State, action: Action) {
    if let Some(chunk) = action.chunk() {
        // Without its code, an action waits before it comes here.
        if let Some(update) = state.session.code.update(chunk) {
            update(state, action);
        }
        return;
    }
    match action {
        Action::Navigate(action) => navigation::update(state, action),
        Action::Playback(action) => playback::update(state, action),
        Action::Puzzle(edit) => {
            puzzle::edit(state, edit);
            // An exercise goes on with the new puzzle.
            quiz::set_up(state);
        }
        Action::TogglePanel(panel) => state.config.panels.toggle(panel),
        Action::SelectTab(tab) => state.config.panels.shown = state.config.panels.shown.with_only_tab(tab),
        Action::ToggleTab(tab) => state.config.panels.shown = state.config.panels.shown.with_tab_toggled(tab),
        Action::SelectLanguage(language) => state.session.language = language,
        Action::SetFold(fold, is_open) => state.session.open_folds.set(fold, is_open),
        Action::ManualPlay(action) => manual_play::update(state, action),
        Action::Quiz(QuizAction::SetSeed(seed)) => quiz::set_seed(state, seed),
        Action::Lesson(LessonAction::ForgetTexts) => state.session.lesson.texts = None,
        Action::Share(ShareAction::SetExportStatus(status)) => state.session.export = status,
        Action::Share(ShareAction::Copied(text, status)) => {
            (state.session.copied, state.session.export) = (Some(text), Some(status));
        }
        Action::Appearance(action) => appearance::update(state, action),
        Action::Host(command) => host_command::update(state, command),
        Action::Solver(SolverEvent::Progress(checked)) => state.search_progress(checked),
        Action::Solver(SolverEvent::Finished(result)) => state.search_finished(result),
        Action::System(event) => on_system_event(state, event),
        // Those of the chunks, and effects that leave the state alone.
        _ => {}
    }
}

fn on_system_event(state: &mut State, event: SystemEvent) {
    match event {
        SystemEvent::HistoryNavigation(query) => state.replace_config(link::Params::from_query(&query)),
        SystemEvent::ReducedMotion(is_reduced) => state.session.prefers_reduced_motion = is_reduced,
        SystemEvent::LetterKey(key) => on_letter_key(state, &key),
        SystemEvent::PageKey(key) => on_page_key(state, &key),
        SystemEvent::LeftFullScreen => state.config.appearance.is_presented = false,
        SystemEvent::RejectInput(parameter, text) => state.report(Problem::invalid(parameter, &text)),
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
fn on_page_key(state: &mut State, key: &str) {
    if state.config.appearance.is_presented && key == "Escape" {
        state.config.appearance.is_presented = false;
    } else if let Some(action) = state.tower_keys().action(key) {
        apply(state, action);
    }
}

fn on_letter_key(state: &mut State, key: &str) {
    if state.config.appearance.shortcuts.are_letters_off {
        return;
    }
    if key == "?" {
        appearance::update(state, AppearanceAction::ShowShortcuts(true));
    } else if let Some(action) = ManualPlayAction::from_key(key).filter(|_| state.are_discs_movable()) {
        manual_play::update(state, action);
    }
}
