//! Runs a program: a worker reports what it does, and the page plays each move itself.

use crate::model::State;
use crate::model::exercise;
use crate::model::manual_play::install_game;
use crate::solver::{Game, IllegalMove, Index, Peg};

use super::{OwnProgram, OwnProgramAction, OwnProgramEnd, OwnProgramRun, ProgramCheck};

pub(in crate::model) fn update(state: &mut State, action: OwnProgramAction) {
    match action {
        OwnProgramAction::Edit(text) => edit(state, &text),
        OwnProgramAction::Begin(starter) => {
            let text = state.config.own_program.take();
            edit(state, starter.text());
            state.session.own_program.replaced = text.filter(|text| Some(text) != state.config.own_program.as_ref());
        }
        OwnProgramAction::Restore => {
            if let Some(text) = state.session.own_program.replaced.take() {
                state.session.own_program.replaced = state.config.own_program.take();
                edit(state, text.as_str());
            }
        }
        OwnProgramAction::Run => run(state),
        OwnProgramAction::Stop => end(state, OwnProgramEnd::Stopped),
        OwnProgramAction::Seek(moves) => seek(state, moves),
        // A message that arrives after the end of its run comes too late.
        _ if !state.own_program_run().is_on() => {}
        OwnProgramAction::Started => state.session.own_program.run = OwnProgramRun::Running,
        OwnProgramAction::Played(moves) => play(state, &moves),
        OwnProgramAction::Printed(text) => print(state, &text),
        OwnProgramAction::Refused(line, from, to) => refuse(state, line, from, to),
        OwnProgramAction::End(reason) => end(state, reason),
    }
}

fn edit(state: &mut State, text: &str) {
    state.config.own_program = OwnProgram::new(text).or_else(|| state.config.own_program.take());
    // A mark would now be at another line.
    if !state.own_program_run().is_on() {
        state.session.own_program.run = OwnProgramRun::NotStarted;
        state.session.own_program.check = None;
    }
}

fn run(state: &mut State) {
    if state.own_program_run().is_on() {
        return;
    }
    state.pause();
    state.set_index(Index::ZERO);
    install_game(state, Game::new(state.puzzle()));
    state.session.own_program.check = None;
    load(state);
}

/// Begins a run, on the board of the page or for a check.
pub(super) fn load(state: &mut State) {
    let session = &mut state.session.own_program;
    (session.run, session.output) = (OwnProgramRun::Loading, String::new());
}

/// The game that the program plays.
fn game(state: &State) -> Game {
    let game = match &state.session.own_program.check {
        Some(check) => Some(check.game()),
        None => state.game(),
    };
    game.cloned().unwrap_or_else(|| Game::new(state.puzzle()))
}

fn play(state: &mut State, moves: &[(Peg, Peg)]) {
    let mut game = game(state);
    let refused = moves.iter().find_map(|&(from, to)| game.play(from, to).err());
    match &mut state.session.own_program.check {
        Some(check) => check.set_game(game),
        None => {
            // The user may have gone to another move meanwhile, but the game starts from the beginning.
            state.set_index(Index::ZERO);
            install_game(state, game);
        }
    }
    match refused {
        Some(IllegalMove::TooManyMoves) => end(state, OwnProgramEnd::TooManyMoves),
        Some(illegal) => end(state, OwnProgramEnd::Illegal(None, illegal)),
        None => {}
    }
}

fn refuse(state: &mut State, line: Option<u32>, from: Peg, to: Peg) {
    let reason = match game(state).play(from, to) {
        Err(IllegalMove::TooManyMoves) => OwnProgramEnd::TooManyMoves,
        Err(illegal) => OwnProgramEnd::Illegal(line, illegal),
        // A worker that reports this is wrong.
        Ok(_) => OwnProgramEnd::Failed(line, String::new()),
    };
    end(state, reason);
}

fn print(state: &mut State, text: &str) {
    let output = &mut state.session.own_program.output;
    let room = OwnProgram::MAX_OUTPUT.saturating_sub(output.len());
    output.extend(text.chars().take(room));
}

fn end(state: &mut State, reason: OwnProgramEnd) {
    let session = &mut state.session.own_program;
    let goes_on = reason == OwnProgramEnd::Finished && session.check.as_mut().is_some_and(ProgramCheck::go_on);
    if session.run.is_on() && !goes_on {
        session.run = OwnProgramRun::Ended(reason);
        exercise::grade_program(state);
    }
}

/// Takes moves of the game back, or makes them again.
fn seek(state: &mut State, moves: usize) {
    let Some(mut game) = state.game().cloned() else { return };
    while game.moves().len() > moves && game.undo().is_some() {}
    while game.moves().len() < moves && game.redo().is_some() {}
    state.pause();
    state.session.motion = None;
    install_game(state, game);
}
