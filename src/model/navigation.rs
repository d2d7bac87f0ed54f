//! The current place in the solution, and all ways to go elsewhere.

use crate::solver::{Index, Move, Position};

use super::link::LinkWriter;
use super::playback::{Motion, MotionStart};
use super::{IndexExpr, Parameter, Problem, PuzzleEdit, Reason, State, line, manual_play, puzzle, slider, state_graph};

/// The current place in the solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Navigation {
    /// The number of moves made.
    pub index: Index,
    /// The step of the program, counted from 0, if the user went to one; otherwise it follows from the index.
    pub event: Option<Index>,
}

impl Navigation {
    pub(super) fn format(&self, link: &mut LinkWriter) {
        link.add(Parameter::Move, self.index.is_zero(), &self.index);
        link.add_option(Parameter::Event, self.event.as_ref());
    }
}

/// A change of a digit of the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigitChange {
    /// To the next digit, and from the last to 0.
    Cycle,
    /// Adds its place value.
    Add,
    /// Subtracts its place value.
    Subtract,
}

/// A way to go to another index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NavigateAction {
    /// Goes to a place of the solution, which ends a detour.
    Seek(Index),
    /// Goes to a tick of the slider.
    SeekSlider(u32),
    /// Goes to the index that a text names.
    EnterIndex(String),
    Next,
    Previous,
    First,
    Last,
    /// Jumps by sixteen moves, or by fewer if the solution is short.
    JumpForward,
    JumpBack,
    /// Goes on to the next move of a larger disc than the one that was moved last.
    NextLarger,
    /// Changes the digit at a place, counted from 0, if digits belong to discs.
    ChangeDigit(u32, DigitChange),
    /// Goes to a position: to its index if the solution contains it, or else by hand. If discs cannot be moved by hand, the
    /// position becomes the start.
    GoToPosition(Position),
}

/// How many moves the Page keys jump.
pub(super) fn jump(state: &State) -> Index {
    /// Two to this power, where there are as many moves.
    const EXPONENT: u32 = 4;
    Index::power_of_two(EXPONENT.min(max_jump_exponent(state.total())))
}

pub(super) fn update(state: &mut State, action: NavigateAction) {
    match action {
        NavigateAction::Seek(index) => state.seek(index),
        NavigateAction::SeekSlider(tick) => {
            let place = slider::index_at(tick, &state.line().total());
            line::go_to(state, place);
        }
        NavigateAction::EnterIndex(text) => enter(state, &text),
        NavigateAction::Next => step_by_hand(state, true),
        NavigateAction::Previous => step_by_hand(state, false),
        NavigateAction::First => line::go_to(state, Index::ZERO),
        NavigateAction::Last => {
            let last = state.line().total();
            line::go_to(state, last);
        }
        NavigateAction::JumpForward => {
            let place = &state.line().index() + &jump(state);
            line::go_to(state, place);
        }
        NavigateAction::JumpBack => {
            let place = state.line().index().saturating_sub(&jump(state));
            line::go_to(state, place);
        }
        NavigateAction::NextLarger => {
            if let Some(place) = next_larger(state) {
                line::go_to(state, place);
            }
        }
        NavigateAction::ChangeDigit(place, change) => change_digit(state, place, change),
        NavigateAction::GoToPosition(position) => go_to_position(state, position),
    }
}

fn next_larger(state: &State) -> Option<Index> {
    let line = state.line();
    line.path()?.next_larger(&line.index(), line.last_move().map(|step| step.disc))
}

/// Ignores an empty text. The problem of a text that is not an index repeats the text.
fn enter(state: &mut State, text: &str) {
    state.clear_problem(Parameter::Move);
    if !text.trim().is_empty() {
        let total = state.line().total();
        go_to_text(state, text, &total, line::go_to);
    }
}

/// Goes to the index of the solution that a text names.
pub(super) fn seek_text(state: &mut State, text: &str) {
    let total = state.total().clone();
    go_to_text(state, text, &total, State::seek);
}

/// Goes to the number that a text names, at once or when the solution is known. Reports a text that names none.
fn go_to_text(state: &mut State, text: &str, total: &Index, go_to: impl FnOnce(&mut State, Index)) {
    let Ok(expr) = text.parse::<IndexExpr>() else {
        return state.report(Problem::new(Parameter::Move, text, Reason::NotIndex));
    };
    if let Some(search) = state.solution.search_mut() {
        search.link.set(Parameter::Move, text.trim());
        return search.link.remove(&[Parameter::Event]);
    }
    match expr.resolve(total) {
        Ok(index) => go_to(state, index),
        Err(error) => state.report(Problem::new(Parameter::Move, text, Reason::Index(error))),
    }
}

fn step_by_hand(state: &mut State, forward: bool) {
    state.config.playback.is_playing = false;
    state.clear_problem(Parameter::Move);
    state.config.navigation.event = None;
    line::step(state, forward);
}

fn change_digit(state: &mut State, place: u32, change: DigitChange) {
    let has_place = place < state.puzzle().discs().count();
    let Some(digits) = state.solved().and_then(|solution| solution.digits()).filter(|_| has_place) else { return };
    state.seek(match change {
        DigitChange::Cycle => digits.increment(state.index(), place),
        DigitChange::Add => state.index() + &digits.place_value(place),
        DigitChange::Subtract => state.index().saturating_sub(&digits.place_value(place)),
    });
}

pub(super) fn go_to_position(state: &mut State, position: Position) {
    match state.solved().and_then(|solution| solution.index_of(&position)) {
        Some(index) => state.seek(index),
        None if manual_play::can_go_to(state, &position) => manual_play::go_to(state, position),
        None => puzzle::edit(state, PuzzleEdit::StartFrom(position)),
    }
}

/// The largest k for which a jump of 2ᵏ moves makes sense in this many moves.
#[must_use]
pub fn max_jump_exponent(total: &Index) -> u32 {
    u32::try_from(total.bits()).unwrap_or(u32::MAX).saturating_sub(1)
}

impl State {
    /// Goes to an index at the user's request, which clears the problem with an earlier one.
    pub(super) fn seek(&mut self, index: Index) {
        self.clear_problem(Parameter::Move);
        self.set_index(index);
    }

    /// Sets the index, whatever the cause. This leaves a game and a step of the program, and zoomed views follow.
    pub(super) fn set_index(&mut self, index: Index) {
        let index = index.min(self.total().clone());
        let is_graph_following = state_graph::is_following(self);
        let has_moved = std::mem::replace(&mut self.config.navigation.index, index) != *self.index();
        self.config.navigation.event = None;
        self.session.motion = None;
        self.session.is_at_task_start = false;
        // Undo restores a detour before it takes back what was done earlier.
        let is_same_line = self.config.detour.take().is_none();
        self.session.manual_play = None;
        let steps = self.session.own_steps.take();
        self.session.own_steps = steps.filter(|steps| is_same_line && steps.contains(self.index()));
        if has_moved {
            self.leave_question();
            self.keep_index_in_view(is_graph_following);
        }
        let stops = self.config.playback.loop_range.is_none() && self.is_at_end();
        if stops {
            self.config.playback.is_playing = false;
        }
        self.session.since_last_move_ms = 0.0;
    }

    /// Starts the motion of the disc that a move of the solution moves, unless motion is reduced.
    pub(super) fn animate_step(&mut self, moved: &Index, is_backwards: bool) {
        let Some(step) = self.solved().and_then(|solution| solution.move_at(moved)) else { return };
        let step = if is_backwards { step.reversed() } else { step };
        self.animate(step, MotionStart::Rest, self.config.playback.speed.period_ms());
    }

    /// Starts a motion that ends before the next move comes, unless motion is reduced.
    pub(super) fn animate(&mut self, step: Move, start: MotionStart, period_ms: f64) {
        if !self.has_reduced_motion() {
            self.session.motion = Motion::new(step, start, period_ms, !self.session.motion_parity);
        }
    }
}
