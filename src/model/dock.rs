//! The scene that the dock shows, which may be some frames older than the page's.
//!
//! While move follows move, as on the slider, the towers follow each. The dock rests after it was drawn for several times as long as
//! that took: on a fast machine that is less than a frame, on a slow one the towers stay smooth. Nothing else waits.

use std::rc::Rc;

use super::{Scene, State};

/// The rest after the dock was drawn, as a multiple of the time that it took. The browser's layout and painting come on top of what
/// is measured.
const REST: f64 = 8.0;

/// No rest is longer, so that single moves on a slow machine are not waited for.
const MAX_REST_MS: f64 = 250.0;

/// The scene that the dock shows. Times are in milliseconds on any clock that only goes forward.
#[derive(Clone, Debug)]
pub struct Dock {
    shown: Rc<Scene>,
    is_drawn: bool,
    /// Whether it came to what it shows by another move.
    is_at_another_move: bool,
    rests_until_ms: f64,
}

impl Dock {
    #[must_use]
    pub const fn new(scene: Rc<Scene>) -> Self {
        Self { shown: scene, is_drawn: true, is_at_another_move: false, rests_until_ms: f64::NEG_INFINITY }
    }

    #[must_use]
    pub const fn shown(&self) -> &Rc<Scene> {
        &self.shown
    }

    /// Whether the page has gone on since.
    #[must_use]
    pub fn is_behind(&self, scene: &Rc<Scene>) -> bool {
        !Rc::ptr_eq(&self.shown, scene)
    }

    /// Shows the scene after an action, unless that only led to another move while the dock rests.
    pub fn follow(&mut self, scene: &Rc<Scene>, now_ms: f64) {
        let (is_resting, is_move) = (now_ms < self.rests_until_ms, is_another_move(&self.shown, scene));
        if self.is_behind(scene) && !(is_resting && is_move) {
            (self.is_drawn, self.is_at_another_move) = (false, is_move);
            self.shown = Rc::clone(scene);
        }
    }

    /// The page was drawn, in a frame that began then. If the dock has followed a move in it, it rests now while more moves follow.
    pub fn drawn(&mut self, began_ms: f64, now_ms: f64) {
        if !std::mem::replace(&mut self.is_drawn, true) && self.is_at_another_move {
            self.rests_until_ms = now_ms + MAX_REST_MS.min(REST * (now_ms - began_ms));
        }
    }
}

/// Whether a scene is at another move of the same solution, in the same panels. What is zoomed or typed in a panel does not wait.
fn is_another_move(before: &State, after: &State) -> bool {
    let is_same_solution = match (before.solved(), after.solved()) {
        (Some(before), Some(after)) => Rc::ptr_eq(before, after),
        _ => false,
    };
    is_same_solution && before.config.panels == after.config.panels && before.index() != after.index()
}
