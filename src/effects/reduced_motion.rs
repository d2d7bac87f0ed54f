use gloo_events::EventListener;

/// The media feature `prefers-reduced-motion`.
pub struct ReducedMotion {
    pub is_reduced: bool,
    _listener: Option<EventListener>,
}

impl ReducedMotion {
    /// Calls `on_change` whenever the setting changes.
    #[must_use]
    pub fn new(on_change: impl Fn(bool) + 'static) -> Self {
        let query =
            web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
        let is_reduced = query.as_ref().is_some_and(web_sys::MediaQueryList::matches);
        let listener = query.map(|query| {
            let current = query.clone();
            EventListener::new(&query, "change", move |_| on_change(current.matches()))
        });
        Self { is_reduced, _listener: listener }
    }
}
