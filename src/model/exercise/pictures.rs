//! Pictures, or lines of a program, to be put in order.

use super::Question;
use crate::model::{Scene, State};

/// The current order of the pictures; empty if the question is of another kind.
fn picture_order(state: &State) -> Vec<usize> {
    state.picture_order(state.question().as_ref().map_or(0, Question::items))
}

pub(super) fn move_picture(state: &mut State, from: usize, to: Option<usize>) {
    let mut order = picture_order(state);
    let Some(to) = to.filter(|&to| to != from && from.max(to) < order.len()) else { return };
    let picture = order.remove(from);
    order.insert(to, picture);
    let draft = &mut state.exercise_session_mut().draft;
    (draft.order, draft.moved) = (order, Some(picture));
}

pub(super) fn grab_picture(state: &mut State, place: usize) {
    let picture = picture_order(state).get(place).copied();
    state.exercise_session_mut().draft.held = picture;
}

/// Moves the held picture to a place.
pub(super) fn drag_picture(state: &mut State, place: usize) {
    let held = state.exercise_session().draft.held;
    let from = picture_order(state).iter().position(|&picture| Some(picture) == held);
    if let Some(from) = from {
        move_picture(state, from, Some(place));
    }
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
        let order = &session.draft.order;
        if order.len() == count { order.clone() } else { self.shuffled_pictures(count) }
    }
}
