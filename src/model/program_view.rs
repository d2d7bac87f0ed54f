//! The step of the recursive program that the page is at, as links and actions have it.
//!
//! The page loads the program with the panels: see [`ProgramRun`](super::ProgramRun). So actions bring along what only the
//! program can tell, and a step that a link names waits for the panels.

use std::fmt;

use crate::solver::Index;
use crate::solver::program::ProgramLanguage;

use super::{IndexExpr, Panel, Parameter, Problem, Reason, State};

/// A step of the program: an event, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramEvent {
    /// As somebody wrote it. It waits for the program, which tells where it is.
    Named(IndexExpr),
    /// As far as the program was played on, or past its end. It waits, too.
    Next(Index),
    /// This event, before which as many moves are made as the page shows.
    At(Index),
}

impl fmt::Display for ProgramEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(expr) => expr.fmt(f),
            Self::At(index) | Self::Next(index) => index.fmt(f),
        }
    }
}

/// An event with the number of moves made before it, which only the program tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramStep {
    pub event: Index,
    pub moves: Index,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramAction {
    SetLanguage(ProgramLanguage),
    /// Goes to a step and to the position at that time.
    GoTo(ProgramStep),
    /// Plays the program from a step on.
    Play(ProgramStep),
    /// The text of the field for the step.
    Name(String),
    /// Where the event is that was named or played to.
    Found(ProgramStep),
    /// The program was played to its last step.
    Finish(ProgramStep),
    /// The named event is none.
    Refuse(Reason),
    /// Lines are run back to, or on to again.
    ToggleBack,
    /// Shows all open calls, or only the innermost and outermost.
    ToggleStack,
}

pub(super) fn update(state: &mut State, action: ProgramAction) {
    match action {
        ProgramAction::SetLanguage(language) => state.config.program = language,
        ProgramAction::ToggleBack => state.session.runs_back = !state.session.runs_back,
        ProgramAction::ToggleStack => state.session.shows_whole_stack = !state.session.shows_whole_stack,
        // While a solution is searched, there is nothing to step through.
        _ if state.solved().is_none() => {}
        ProgramAction::GoTo(step) | ProgramAction::Finish(step) => {
            state.clear_problem(Parameter::Event);
            state.pause();
            go_to(state, step);
        }
        ProgramAction::Play(step) => {
            go_to(state, step);
            state.config.playback.is_playing = true;
            // The first step comes with the next frame.
            state.session.since_last_move_ms = state.config.playback.speed.period_ms();
        }
        ProgramAction::Name(text) => name(state, &text),
        ProgramAction::Found(step) if step.moves == *state.index() => {
            state.config.navigation.event = Some(ProgramEvent::At(step.event));
        }
        ProgramAction::Found(step) => {
            // The last move is not the last step.
            let is_playing = state.is_playing();
            go_to(state, step);
            state.config.playback.is_playing = is_playing;
        }
        ProgramAction::Refuse(reason) => {
            if let Some(event) = state.config.navigation.event.take() {
                state.report(Problem::new(Parameter::Event, &event.to_string(), reason));
            }
        }
    }
}

impl State {
    /// Whether playing goes on from step to step of the program rather than from move to move.
    #[must_use]
    pub fn plays_program(&self) -> bool {
        let has_loop = self.config.playback.loop_range.is_some();
        self.config.navigation.event.is_some() && self.shows(Panel::Program) && !has_loop
    }

    /// Plays on by as many steps as there was time for. The program tells where that is.
    pub(super) fn play_steps(&mut self, steps: u64) {
        if let Some(ProgramEvent::At(event)) = &self.config.navigation.event {
            self.config.navigation.event = Some(ProgramEvent::Next(event + &Index::from(steps)));
        }
    }
}

/// Where a single move leads there, its disc moves as in a step.
fn go_to(state: &mut State, ProgramStep { event, moves }: ProgramStep) {
    let before = state.index().clone();
    state.seek(moves);
    let after = state.index().clone();
    if after == before.next() {
        state.animate_step(&after, false);
    } else if before == after.next() {
        state.animate_step(&before, true);
    }
    state.config.navigation.event = Some(ProgramEvent::At(event));
}

fn name(state: &mut State, text: &str) {
    state.clear_problem(Parameter::Event);
    match text.parse() {
        _ if text.trim().is_empty() => {}
        Ok(expr) => {
            state.pause();
            state.config.navigation.event = Some(ProgramEvent::Named(expr));
        }
        Err(_) => state.report(Problem::invalid(Parameter::Event, text)),
    }
}
