//! Time and animation frames.

use std::cell::Cell;
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};

/// Milliseconds on a monotonic clock.
#[must_use]
pub fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(f64::INFINITY, |clock| clock.now())
}

/// Returns true for this many milliseconds from now on.
pub fn has_time(milliseconds: f64) -> impl FnMut() -> bool {
    let end = now() + milliseconds;
    move || now() < end
}

/// Measures the milliseconds between animation frames.
#[derive(Default)]
pub struct Clock {
    frame: Option<AnimationFrame>,
    last: Rc<Cell<Option<f64>>>,
}

impl Clock {
    /// Calls `tick` in the next frame with the time since the previous one, or 0 if the clock was stopped.
    pub fn schedule(&mut self, tick: impl FnOnce(f64) + 'static) {
        let last = Rc::clone(&self.last);
        self.frame = Some(request_animation_frame(move |now| {
            let before = last.replace(Some(now)).unwrap_or(now);
            tick(now - before);
        }));
    }

    pub fn stop(&mut self) {
        self.frame = None;
        self.last.set(None);
    }
}
