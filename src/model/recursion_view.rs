//! The recursion panel: a picture, or a table of the tasks around the current move, or of all tasks.

use crate::named_enum::named_enum;
use crate::solver::Index;

use super::link::{LinkWriter, Params};
use super::{KnownSolution, Parameter, Scene, Span, State, line};

named_enum! {
    /// The form in which the recursion panel shows the recursion.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum RecursionView {
        #[default]
        Picture = "picture",
        /// A table of the tasks that contain the current move, and of their parts.
        Table = "table",
        /// A table of all tasks of a short recursion.
        All = "all",
    }
    fn name;
    ParseRecursionViewError: "a view of the recursion";
}

/// The block of the picture, or the button of the table, that Tab leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecursionFocus {
    pub row: usize,
    pub column: usize,
}

/// The moves whose recursion is shown: those of the solution, or on a detour those of the way to the goal.
#[derive(Clone, Debug, PartialEq)]
pub struct RecursionPath {
    pub solution: KnownSolution,
    /// The part of the solution that is shown; `None` if there are no moves.
    pub window: Option<Span>,
    /// The move of the solution that is shown, numbered from 1: the last one made, or the next one at the start of the path or of a task.
    pub number: Index,
    /// The place of the board on the line.
    pub place: Index,
    /// Where the way of a detour begins; `None` on the solution.
    joint: Option<Joint>,
}

/// Where the way of a detour begins.
#[derive(Clone, Debug, PartialEq)]
struct Joint {
    /// The index of the solution that the way is a part of.
    index: Index,
    /// The place on the line.
    place: Index,
}

impl RecursionPath {
    /// The place on the line that an index of the solution has; of those before the way, the place where the way begins.
    #[must_use]
    pub fn place_of(&self, index: &Index) -> Index {
        match &self.joint {
            None => index.clone(),
            Some(joint) => &joint.place + &index.saturating_sub(&joint.index),
        }
    }

    /// Whether the moves are not those of the solution of the puzzle.
    #[must_use]
    pub const fn is_of_detour(&self) -> bool {
        self.joint.is_some()
    }
}

impl Scene {
    /// The path whose recursion is shown. Where a detour knows no way, it is the solution; `None` while that is searched for.
    #[must_use]
    pub fn recursion_path(&self) -> Option<RecursionPath> {
        let line = self.line();
        let Some(way) = line.way() else { return self.recursion_of_solution() };
        let joint = Joint { index: way.start().clone(), place: line.end_by_hand() };
        let window = Some(Span { first: joint.index.clone(), last: way.solution().total().clone() });
        let index = &joint.index + &line.ahead();
        let number = if line.ahead().is_zero() { index.next() } else { self.shown_move(&index) };
        let (solution, place) = (way.solution().clone(), line.index().max(joint.place.clone()));
        Some(RecursionPath { solution, window, number, place, joint: Some(joint) })
    }

    /// The path of the solution, with the part that the timeline shows.
    #[must_use]
    pub fn recursion_of_solution(&self) -> Option<RecursionPath> {
        let (solution, window, place) = (self.solved()?.clone(), self.timeline(), self.index().clone());
        Some(RecursionPath { solution, window, number: self.shown_move(&place), place, joint: None })
    }
}

impl State {
    fn shown_move(&self, index: &Index) -> Index {
        if index.is_zero() || self.session.is_at_task_start { index.next() } else { index.clone() }
    }
}

impl RecursionView {
    pub(super) fn apply(&mut self, params: &mut Params) {
        params.set(Parameter::Trace, self, Self::default(), |text| text.parse().ok());
    }

    pub(super) fn format(self, link: &mut LinkWriter) {
        link.add(Parameter::Trace, self == Self::default(), self);
    }

    #[must_use]
    pub fn is_picture(self) -> bool {
        self == Self::Picture
    }

    /// Whether all tasks of a short recursion are shown.
    #[must_use]
    pub fn is_expanded(self) -> bool {
        self == Self::All
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecursionAction {
    /// Switches between the picture and the table.
    ToggleTable,
    /// Shows all tasks in the table, or only those around the current move.
    ToggleExpanded,
    /// A block or a button got the focus.
    Focus(RecursionFocus),
    /// Goes to a place of the path that is shown.
    GoTo(Index),
    /// Goes to the start of a task and shows its first move, which selects the task.
    GoToStart(Index, RecursionFocus),
}

pub(super) fn update(state: &mut State, action: RecursionAction) {
    let view = &mut state.config.recursion;
    match action {
        RecursionAction::ToggleTable => {
            *view = if view.is_picture() { RecursionView::Table } else { RecursionView::Picture };
        }
        RecursionAction::ToggleExpanded => {
            *view = if view.is_expanded() { RecursionView::Table } else { RecursionView::All };
        }
        RecursionAction::Focus(focus) => {
            state.session.recursion_focus = Some(focus);
            return;
        }
        RecursionAction::GoTo(place) => return go_to(state, place),
        RecursionAction::GoToStart(start, focus) => {
            go_to(state, start);
            state.session.is_at_task_start = true;
            state.session.recursion_focus = Some(focus);
            return;
        }
    }
    state.session.recursion_focus = None;
}

/// Goes to a place of [`Scene::recursion_path`].
fn go_to(state: &mut State, place: Index) {
    let is_on_way = state.line().way().is_some();
    if is_on_way { line::go_to(state, place) } else { state.seek(place) }
}
