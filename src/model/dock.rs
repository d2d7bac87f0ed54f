//! The scene that the dock and the lens of the scrubber show, which may be up to a quarter of a second older than that of the page.
//!
//! In a quick series of moves, such as on the scrubber, the towers follow each one. After each drawing, the dock rests for several
//! times as long as the drawing took. On a fast machine that is less than a frame; on a slow one it keeps the towers smooth. No
//! other change is delayed.
//!
//! While a pointer drags along the ruler in large steps, each of which leads to quite other moves, the bars of the lens stay until
//! it rests. The magnifier on the board waits with them.

use std::rc::Rc;

use crate::solver::Index;

use super::{Panel, Scene, State};

/// The rest after drawing the dock, as a multiple of the measured time. Layout and painting take about twice as long, and are not
/// measured.
const REST: f64 = 24.0;

/// The longest rest, so that single moves appear soon even on a slow machine.
const MAX_REST_MS: f64 = 250.0;

/// How long a pointer that drags in large steps stands still when it rests.
const STILL_MS: f64 = 150.0;

/// The scene that the dock shows. Times are in milliseconds on any clock, which may jump.
#[derive(Clone, Debug)]
pub struct Dock {
    shown: Rc<Scene>,
    /// The scene that the lens shows.
    lens: Rc<Scene>,
    lens_rest: Rest,
    /// The time of a followed move that is not drawn yet. Drawing may span several tasks, while time goes on.
    followed_move_ms: Option<f64>,
    rest: Rest,
}

/// A rest. A clock that is set back ends it.
#[derive(Clone, Copy, Debug, Default)]
struct Rest {
    from_ms: f64,
    length_ms: f64,
}

impl Rest {
    /// How long it still is, 0 if it is over.
    fn left_ms(self, now_ms: f64) -> f64 {
        let passed_ms = now_ms - self.from_ms;
        if passed_ms < 0.0 { 0.0 } else { (self.length_ms - passed_ms).max(0.0) }
    }
}

impl Dock {
    #[must_use]
    pub fn new(scene: Rc<Scene>) -> Self {
        Self {
            shown: Rc::clone(&scene),
            lens: scene,
            lens_rest: Rest::default(),
            followed_move_ms: None,
            rest: Rest::default(),
        }
    }

    #[must_use]
    pub const fn shown(&self) -> &Rc<Scene> {
        &self.shown
    }

    #[must_use]
    pub const fn lens(&self) -> &Rc<Scene> {
        &self.lens
    }

    /// Whether the page has moved on since.
    #[must_use]
    pub fn is_behind(&self, scene: &Rc<Scene>) -> bool {
        !Rc::ptr_eq(&self.shown, scene) || !Rc::ptr_eq(&self.lens, scene)
    }

    /// Shows the scene after an action, unless the action only led to another move and the dock rests or is still being drawn.
    pub fn follow(&mut self, scene: &Rc<Scene>, now_ms: f64) {
        if scene.is_dragged_coarsely() {
            self.lens_rest = Rest { from_ms: now_ms, length_ms: STILL_MS };
        }
        self.catch_up(scene, now_ms);
    }

    /// Shows the scene that the page shows already, as far as the rests are over. Returns whether that changes anything.
    pub fn catch_up(&mut self, scene: &Rc<Scene>, now_ms: f64) -> bool {
        let before = (Rc::clone(&self.shown), Rc::clone(&self.lens));
        self.show(scene, now_ms);
        if self.lens_rest.left_ms(now_ms) == 0.0 || !scene.is_dragged_coarsely() {
            self.lens = Rc::clone(&self.shown);
        }
        !Rc::ptr_eq(&before.0, &self.shown) || !Rc::ptr_eq(&before.1, &self.lens)
    }

    fn show(&mut self, scene: &Rc<Scene>, now_ms: f64) {
        let is_move = has_pictures(scene) && is_another_move(&self.shown, scene);
        let is_resting = self.followed_move_ms.is_some() || self.rest.left_ms(now_ms) > 0.0;
        if is_move && is_resting {
            return;
        }
        if is_move {
            self.followed_move_ms = Some(now_ms);
        }
        self.shown = Rc::clone(scene);
    }

    /// How long the rest still is of what is behind the page, 0 if it is over.
    #[must_use]
    pub fn rest_ms(&self, scene: &Rc<Scene>, now_ms: f64) -> f64 {
        let rest = if Rc::ptr_eq(&self.shown, scene) { self.lens_rest } else { self.rest };
        rest.left_ms(now_ms)
    }

    /// Records that the page was drawn. If the dock has followed a move since the previous drawing, it rests while more moves
    /// follow.
    pub fn drawn(&mut self, now_ms: f64) {
        if let Some(began_ms) = self.followed_move_ms.take() {
            self.rest = Rest { from_ms: now_ms, length_ms: MAX_REST_MS.min(REST * (now_ms - began_ms)) };
        }
    }
}

/// Whether something is shown that costs as much to draw as the towers. Otherwise nothing is gained by a rest.
fn has_pictures(scene: &Scene) -> bool {
    scene.may_have_lens() || scene.shown_panels().iter().any(Panel::is_below)
}

fn place(state: &State) -> (&Index, Option<&Index>) {
    (state.index(), state.config.detour.as_ref().map(|detour| &detour.ahead))
}

/// Whether two states differ only in the place on the line, in the same panels. Zooming and typing in a panel are never delayed.
fn is_another_move(before: &State, after: &State) -> bool {
    let is_same_solution = before.solved().is_some() && before.solved() == after.solved();
    is_same_solution
        && before.config.panels == after.config.panels
        && place(before) != place(after)
        && before.game() == after.game()
}
