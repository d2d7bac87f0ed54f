//! A clock that ticks with the screen.

use std::cell::Cell;
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};

/// Milliseconds by a clock that is never set: the day's time may be, and backwards.
pub fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(f64::INFINITY, |clock| clock.now())
}

/// True for so many milliseconds from now on.
pub fn within(milliseconds: f64) -> impl FnMut() -> bool {
    let end = now() + milliseconds;
    move || now() < end
}

/// Tells how many milliseconds have gone by, one frame at a time, for as long as it is wound up.
#[derive(Default)]
pub struct Clock {
    frame: Option<AnimationFrame>,
    last: Rc<Cell<Option<f64>>>,
}

impl Clock {
    /// Calls `tick` at the next frame with the time since the frame before, or 0 when the clock stood still.
    pub fn wind(&mut self, tick: impl FnOnce(f64) + 'static) {
        let last = Rc::clone(&self.last);
        self.frame = Some(request_animation_frame(move |now| {
            let before = last.replace(Some(now)).unwrap_or(now);
            tick(now - before);
        }));
    }

    /// Stops it.
    pub fn stop(&mut self) {
        self.frame = None;
        self.last.set(None);
    }
}
