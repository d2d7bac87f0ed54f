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

/// The scene that the dock shows. Times are in milliseconds on any clock, which may jump.
#[derive(Clone, Debug)]
pub struct Dock {
    shown: Rc<Scene>,
    /// When it followed a move that is not drawn yet. Drawing may take several tasks, in which time goes on.
    followed_move_ms: Option<f64>,
    rests_until_ms: f64,
}

impl Dock {
    #[must_use]
    pub const fn new(scene: Rc<Scene>) -> Self {
        Self { shown: scene, followed_move_ms: None, rests_until_ms: f64::NEG_INFINITY }
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

    /// Shows the scene after an action, unless that only led to another move while the dock rests, or is still being drawn.
    pub fn follow(&mut self, scene: &Rc<Scene>, now_ms: f64) {
        let is_move = is_another_move(&self.shown, scene);
        // A clock that was set back does not make the rest longer.
        let rest_ms = self.rests_until_ms - now_ms;
        let is_resting = self.followed_move_ms.is_some() || (rest_ms > 0.0 && rest_ms <= MAX_REST_MS);
        if is_move && is_resting {
            return;
        }
        if is_move {
            self.followed_move_ms = Some(now_ms);
        }
        self.shown = Rc::clone(scene);
    }

    /// The page was drawn. If the dock has followed a move since it was drawn before, it rests now while more moves follow.
    pub fn drawn(&mut self, now_ms: f64) {
        if let Some(began_ms) = self.followed_move_ms.take() {
            self.rests_until_ms = now_ms + MAX_REST_MS.min(REST * (now_ms - began_ms));
        }
    }
}

/// Whether a scene is at another move of the same solution, in the same panels. What is zoomed or typed in a panel does not wait.
fn is_another_move(before: &State, after: &State) -> bool {
    let is_same_solution = before.solved().is_some() && before.solved() == after.solved();
    is_same_solution && before.config.panels == after.config.panels && before.index() != after.index()
}
