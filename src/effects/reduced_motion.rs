//! The system's wish for reduced motion.

use gloo_events::EventListener;

/// Watches whether the system asks for reduced motion.
pub struct ReducedMotion {
    pub is_reduced: bool,
    _listener: Option<EventListener>,
}

impl ReducedMotion {
    /// Starts to watch. `changed` hears every change.
    #[must_use]
    pub fn new(changed: impl Fn(bool) + 'static) -> Self {
        let query =
            web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
        let is_reduced = query.as_ref().is_some_and(web_sys::MediaQueryList::matches);
        let listener = query.map(|query| {
            let watched = query.clone();
            EventListener::new(&query, "change", move |_| changed(watched.matches()))
        });
        Self { is_reduced, _listener: listener }
    }
}
