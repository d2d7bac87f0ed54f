//! Pictures, or lines of a program, to be put in order.

use super::Question;
use crate::model::{Scene, SortAction, State};

/// The current order of the pictures; empty if the question is of another kind.
fn picture_order(state: &State) -> Vec<usize> {
    state.picture_order(state.question().as_ref().map_or(0, Question::items))
}

pub(super) fn sort(state: &mut State, action: SortAction) {
    let order = picture_order(state);
    state.exercise_session_mut().draft.sorting.apply(action, order);
}

impl Scene {
    /// Whether pictures or lines were moved after their order was checked.
    #[must_use]
    pub fn is_sorted_on(&self) -> bool {
        let items = self.question().map_or(0, Question::items);
        let order: Vec<String> = self.picture_order(items).iter().map(usize::to_string).collect();
        items > 0 && self.exercise_session().last_answer.as_ref().is_some_and(|answer| answer.given != order.join(","))
    }
}

impl State {
    /// The current order of the pictures, by their places in the right order.
    #[must_use]
    pub fn picture_order(&self, count: usize) -> Vec<usize> {
        let session = self.exercise_session();
        let order = &session.draft.sorting.order;
        if order.len() == count { order.clone() } else { self.shuffled_pictures(count) }
    }
}
