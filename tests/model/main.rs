//! Tests of the state of the page: links, actions, effects.
#![cfg(not(target_arch = "wasm32"))]

use std::rc::Rc;

use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::embed::to_json;
use tower_of_hanoi::l10n::L10n;
use tower_of_hanoi::model::{
    Action, AppearanceAction, Bound, BoundMove, CompareAction, DigitChange, Effect, ExerciseAction, GraphAction,
    HistoryMode, HostCommand, HostEvent, IndexExpr, LessonAction, LessonSource, ManualPlayAction, NavigateAction,
    Panel, Panels, Parameter, Picture, PlaybackAction, PuzzleEdit, PuzzleSearch, RaceAction, ReadyLesson, Reason,
    ReasonAction, RecursionAction, RecursionFocus, RecursionView, RelativePoint, RulerPixel, Scene, ScrubAction,
    SearchFailure, ShareAction, ShareEdit, SolverEvent, Span, Speed, State, SystemEvent, Tab, Theme, TimelineAction,
    ViewportAction, link, slider,
};
use tower_of_hanoi::solver::{Disc, DiscCount, Index, PathKind, Peg, PegCount, Position, Rule, Solution, SolveError};

mod actions;
mod asks;
mod config_change;
mod doc_links;
mod effects;
mod exercise;
mod exercise_kinds;
mod exercise_progress;
mod explanations;
mod files;
mod films;
mod first_view;
mod graph;
mod hosts;
mod index_input;
mod learn;
mod lessons;
mod line;
mod links;
mod manual_play;
mod nothing_lost;
mod own_program;
mod panel_views;
mod panels;
mod pictures;
mod playing;
mod problem_places;
mod program;
mod properties;
mod purposes;
mod scrub;
mod searches;
mod share;
mod stopped_program;
mod tour;
mod write_exercise;

#[path = "../oracle/mod.rs"]
mod oracle;

/// Applies an action and returns the effects.
fn update(state: &mut State, action: Action) -> Vec<Effect> {
    let (after, effects) = scene(state).after(action);
    *state = after.into_state();
    effects
}

fn scene(state: &State) -> Scene {
    Scene::new(state.clone())
}

/// The effects of opening the page.
fn start(state: &State) -> Vec<Effect> {
    scene(state).opening_effects()
}

/// Applies actions and ignores their effects.
trait After {
    fn after(self, action: impl Into<Action>) -> Self;
}

impl After for State {
    fn after(mut self, action: impl Into<Action>) -> Self {
        update(&mut self, action.into());
        self
    }
}

/// Goes to a step of the tour, counted from 1.
fn tour_step(number: u32) -> LessonAction {
    LessonAction::GoTo(LessonSource::Ready(ReadyLesson::Tour), number)
}

/// The step that is shown.
fn shown_step(state: &State) -> Option<u32> {
    state.config.lesson.as_ref().and_then(|place| place.step)
}

fn open(query: &str) -> State {
    link::open(query)
}

/// A page whose host got the event `ready`, if its solution is known.
fn started(query: &str) -> State {
    open(query)
}

fn index(text: &str) -> Index {
    text.parse().unwrap()
}

fn discs(count: u32) -> DiscCount {
    DiscCount::new(count).unwrap()
}

fn pegs(count: u8) -> PegCount {
    PegCount::new(count).unwrap()
}

fn speed(text: &str) -> Speed {
    text.parse().unwrap()
}

/// The parameters whose values could not be used.
fn refused(state: &State) -> Vec<Parameter> {
    state.problems.iter().map(|problem| problem.parameter).collect()
}

/// The search for the solution, if one is running.
fn search(state: &State) -> Option<&PuzzleSearch> {
    state.solution.search()
}

fn is_searching(state: &State) -> bool {
    search(state).is_some()
}

fn solution(state: &State) -> &Solution {
    state.solved().expect("the solution is known")
}

/// The events for the host, in order.
fn host_events(effects: &[Effect]) -> Vec<HostEvent> {
    let event = |effect: &Effect| match effect {
        Effect::Emit(event) => Some(event.clone()),
        _ => None,
    };
    effects.iter().filter_map(event).collect()
}

/// The same events as JSON.
fn host_messages(effects: &[Effect], state: &State) -> Vec<String> {
    host_events(effects).iter().map(|event| to_json(event, &scene(state), L10n::ENGLISH, 1234.5)).collect()
}
