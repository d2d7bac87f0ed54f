//! The current step of the recursive program, and the actions that go to another one.

use crate::solver::Index;
use crate::solver::program::ProgramLanguage;

use super::{IndexExpr, Panel, Parameter, Problem, Reason, State};

/// Steps of the program are its events, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramAction {
    SetLanguage(ProgramLanguage),
    /// Goes to a step and to the position at that time; does nothing if there is no such step.
    GoTo(Index),
    /// Plays the program from a step on.
    Play(Index),
    /// The text of the field for the step.
    Name(String),
    /// Switches between running on to a line and running back to it.
    ToggleBack,
    /// Shows all open calls, or only the innermost and outermost.
    ToggleStack,
}

pub(super) fn update(state: &mut State, action: ProgramAction) {
    match action {
        ProgramAction::SetLanguage(language) => state.config.program = language,
        ProgramAction::ToggleBack => state.session.runs_back = !state.session.runs_back,
        ProgramAction::ToggleStack => state.session.shows_whole_stack = !state.session.shows_whole_stack,
        ProgramAction::GoTo(event) => {
            clear_problems(state);
            state.pause();
            go_to(state, event);
        }
        ProgramAction::Play(event) => {
            clear_problems(state);
            go_to(state, event);
            play(state);
        }
        ProgramAction::Name(text) => name(state, &text),
    }
}

impl State {
    /// Whether playback goes from step to step of the program rather than from move to move.
    #[must_use]
    pub fn plays_program(&self) -> bool {
        let has_loop = self.config.playback.loop_range.is_some();
        let is_on_solution = self.config.detour.is_none();
        self.config.navigation.event.is_some() && self.shows(Panel::Program) && !has_loop && is_on_solution
    }

    /// Plays as many steps as there was time for, and pauses at the last one.
    pub(super) fn play_steps(&mut self, steps: u64) {
        let (Ok(program), Some(event)) = (self.program(), &self.config.navigation.event) else { return };
        let (event, last) = (event + &Index::from(steps), program.last_event());
        let (is_playing, event) = (event < last, event.min(last));
        match program.event_at(&event) {
            // No move is made, so a disc in motion goes on.
            Some(step) if step.moves == *self.index() => self.config.navigation.event = Some(event),
            _ => go_to(self, event),
        }
        // The last move is not the last step.
        self.config.playback.is_playing = is_playing;
    }

    fn event_of(&self, expr: &IndexExpr) -> Result<Index, Reason> {
        let program = self.program().map_err(|_| Reason::Invalid)?;
        expr.resolve(&program.last_event()).map_err(Reason::Index)
    }
}

/// Clears the problems with another step and with a move, because the user goes to a step.
fn clear_problems(state: &mut State) {
    state.clear_problem(Parameter::Event);
    state.clear_problem(Parameter::Move);
}

/// Goes to the step that a link names, which takes precedence over its move.
pub(super) fn open_at(state: &mut State, expr: &IndexExpr, text: &str) {
    match state.event_of(expr) {
        Ok(event) => {
            go_to(state, event);
            state.session.motion = None;
        }
        Err(reason) => state.report(Problem::new(Parameter::Event, text, reason)),
    }
}

/// Goes to a step. If a single move leads there, its disc moves as in a step.
fn go_to(state: &mut State, event: Index) {
    let program = state.solved().and_then(|_| state.program().ok());
    let Some(moves) = program.and_then(|program| program.event_at(&event)).map(|event| event.moves) else { return };
    let before = state.index().clone();
    state.set_index(moves);
    let after = state.index().clone();
    if after == before.next() {
        state.animate_step(&after, false);
    } else if before == after.next() {
        state.animate_step(&before, true);
    }
    state.config.navigation.event = Some(event);
}

/// Plays on from the current step.
pub(super) fn play(state: &mut State) {
    if state.config.navigation.event.is_some() {
        state.config.playback.is_playing = true;
        // The first step comes with the next frame.
        state.session.since_last_move_ms = state.config.playback.speed.period_ms();
    }
}

fn name(state: &mut State, text: &str) {
    state.clear_problem(Parameter::Event);
    if text.trim().is_empty() || state.solved().is_none() {
        return;
    }
    let named = text.parse().map_err(|_| Reason::Invalid).and_then(|expr| state.event_of(&expr));
    match named {
        Ok(event) => {
            clear_problems(state);
            state.pause();
            go_to(state, event);
        }
        Err(reason) => state.report(Problem::new(Parameter::Event, text, reason)),
    }
}
