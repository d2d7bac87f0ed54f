//! Everything that can happen to the state.

use std::rc::Rc;

use crate::solver::Solution;

use super::appearance::AppearanceAction;
use super::compare::CompareAction;
use super::exercise::ExerciseAction;
use super::host_command::HostCommand;
use super::learn::LearnAction;
use super::lesson::LessonAction;
use super::manual_play::ManualPlayAction;
use super::navigation::NavigateAction;
use super::own_program::OwnProgramAction;
use super::playback::PlaybackAction;
use super::program_view::ProgramAction;
use super::race::RaceAction;
use super::reason_view::ReasonAction;
use super::recursion_view::RecursionAction;
use super::scrub::ScrubAction;
use super::share::ShareAction;
use super::state_graph::GraphAction;
use super::timeline::TimelineAction;
use super::viewport::ViewportAction;
use super::{BestResults, Fold, Panel, Parameter, ProgrammingLanguage, PuzzleEdit, SearchFailure, Tab};

/// Everything that can happen to the state: one variant for each feature. [`Scene::after`](super::Scene::after) applies it.
#[derive(Clone, Debug)]
pub enum Action {
    Navigate(NavigateAction),
    Playback(PlaybackAction),
    Puzzle(PuzzleEdit),
    TogglePanel(Panel),
    /// Shows one tab of the dock instead of the others.
    SelectTab(Tab),
    /// Adds a tab to the dock or removes it.
    ToggleTab(Tab),
    /// Shows a panel in place of all others that have tabs.
    SelectPanel(Panel),
    SelectLanguage(ProgrammingLanguage),
    /// Opens or folds a section of *Why?*.
    SetFold(Fold, bool),
    Viewport(ViewportAction),
    Scrub(ScrubAction),
    Timeline(TimelineAction),
    Graph(GraphAction),
    Recursion(RecursionAction),
    Reason(ReasonAction),
    Program(ProgramAction),
    OwnProgram(OwnProgramAction),
    Compare(CompareAction),
    Race(RaceAction),
    ManualPlay(ManualPlayAction),
    Exercise(ExerciseAction),
    Learn(LearnAction),
    Lesson(LessonAction),
    Share(ShareAction),
    Appearance(AppearanceAction),
    Host(HostCommand),
    Solver(SolverEvent),
    System(SystemEvent),
}

/// A report from the search for a solution or a hint.
#[derive(Clone, Debug)]
pub enum SolverEvent {
    /// The number of positions checked so far.
    Progress(u32),
    Finished(Result<Rc<Solution>, SearchFailure>),
}

/// An event of the browser, or an action that concerns the page as a whole.
#[derive(Clone, Debug)]
pub enum SystemEvent {
    /// The user went back or forward to a history entry, which showed the link with this query last.
    HistoryNavigation(String),
    /// The system setting for reduced motion changed to this value.
    ReducedMotion(bool),
    /// A key that is a single letter or sign was pressed.
    LetterKey(String),
    /// A key was pressed while nothing on the page had the focus.
    PageKey(String),
    /// The browser left full-screen mode.
    LeftFullScreen,
    /// A field contains a text that is not a value of its parameter.
    RejectInput(Parameter, String),
    /// Another page of the same origin has kept these best results on the device, or has erased them.
    ResultsKept(Option<BestResults>),
    /// Part of the program could not be loaded.
    ChunkFailed,
    /// The missing part of the program was loaded after all.
    ChunkLoaded,
    DismissProblems,
}

macro_rules! from_feature {
    ($($variant:ident($feature:ty),)*) => {
        $(impl From<$feature> for Action {
            fn from(action: $feature) -> Self {
                Self::$variant(action)
            }
        })*
    };
}

from_feature! {
    Program(ProgramAction),
    OwnProgram(OwnProgramAction),
    Navigate(NavigateAction),
    Playback(PlaybackAction),
    Puzzle(PuzzleEdit),
    Viewport(ViewportAction),
    Scrub(ScrubAction),
    Timeline(TimelineAction),
    Graph(GraphAction),
    Recursion(RecursionAction),
    Reason(ReasonAction),
    Compare(CompareAction),
    Race(RaceAction),
    ManualPlay(ManualPlayAction),
    Exercise(ExerciseAction),
    Learn(LearnAction),
    Lesson(LessonAction),
    Share(ShareAction),
    Appearance(AppearanceAction),
    Host(HostCommand),
    Solver(SolverEvent),
    System(SystemEvent),
}
