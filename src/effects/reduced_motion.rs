//! The person's wish for no movement.

use gloo_events::EventListener;

/// Watches whether the person asked the system for reduced motion.
pub struct Stillness {
    /// The wish at the time of asking.
    pub now: bool,
    _listener: Option<EventListener>,
}

impl Stillness {
    /// Starts to watch; `changed` gets the wish when it changes.
    #[must_use]
    pub fn new(changed: impl Fn(bool) + 'static) -> Self {
        let query =
            web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
        let now = query.as_ref().is_some_and(web_sys::MediaQueryList::matches);
        let listener = query.map(|query| {
            let watched = query.clone();
            EventListener::new(&query, "change", move |_| changed(watched.matches()))
        });
        Self { now, _listener: listener }
    }
}
