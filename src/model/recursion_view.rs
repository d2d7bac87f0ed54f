//! The recursion panel: the way down to the current move, or all of a short recursion.

use super::link::{LinkWriter, Params};
use super::{Parameter, State};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RecursionView {
    /// Whether all of a short recursion is shown.
    pub is_expanded: bool,
}

impl RecursionView {
    pub(super) fn apply(&mut self, params: &mut Params) {
        params.set(Parameter::Trace, &mut self.is_expanded, false, |text| (text == "all").then_some(true));
    }

    pub(super) fn format(self, link: &mut LinkWriter) {
        link.add(Parameter::Trace, !self.is_expanded, "all");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecursionAction {
    ToggleExpanded,
}

pub(super) fn update(state: &mut State, action: RecursionAction) {
    match action {
        RecursionAction::ToggleExpanded => state.config.recursion.is_expanded = !state.config.recursion.is_expanded,
    }
}
