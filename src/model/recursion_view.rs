//! The recursion panel: a picture, or a table of the tasks around the current move, or of all tasks.

use crate::named_enum::named_enum;
use crate::solver::Index;

use super::link::{LinkWriter, Params};
use super::{Parameter, State};

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

impl State {
    /// The move that the recursion panel shows: the last one, or the next one at the start of the solution or of a task.
    #[must_use]
    pub fn recursion_move(&self) -> Index {
        let index = self.index();
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
        RecursionAction::GoToStart(start, focus) => {
            state.seek(start);
            state.session.is_at_task_start = true;
            state.session.recursion_focus = Some(focus);
            return;
        }
    }
    state.session.recursion_focus = None;
}
