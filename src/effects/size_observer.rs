use std::cell::Cell;
use std::rc::Rc;

use gloo_render::request_animation_frame;
use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver, ResizeObserverEntry};

/// What a [`SizeObserver`] reports.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Measured {
    /// The width and the height.
    Size(f64, f64),
    /// One report after the last size, once a frame has brought no other.
    Rests,
}

/// Reports the size of an element's content box, at once and whenever it changes. The unit is a sixteenth of the page's font
/// size, so that a drawing of this size grows with the text.
pub struct SizeObserver {
    element: Element,
    observer: ResizeObserver,
    _callback: Closure<dyn FnMut(Array, ResizeObserver)>,
}

impl SizeObserver {
    /// Observes the current element. The towers become a new element when they are hidden and shown again. Returns whether it is
    /// another element than before: then nothing more is reported of that.
    pub fn sync(observer: &mut Option<Self>, element: Option<Element>, on_resize: impl Fn(Measured) + 'static) -> bool {
        let is_new = observer.as_ref().map(|observer| &observer.element) != element.as_ref();
        if is_new {
            *observer = element.and_then(|element| Self::new(&element, on_resize));
        }
        is_new
    }

    /// Calls `on_resize` with each size, and when no other one follows at once.
    #[must_use]
    pub fn new(element: &Element, on_resize: impl Fn(Measured) + 'static) -> Option<Self> {
        let (told, next_frame, on_resize) = (Cell::new(None), Cell::new(None), Rc::new(on_resize));
        let rest = Rc::new(Cell::new(None));
        let callback =
            Closure::<dyn FnMut(Array, ResizeObserver)>::new(move |entries: Array, observer: ResizeObserver| {
                let Ok(entry) = entries.get(0).dyn_into::<ResizeObserverEntry>() else { return };
                let (size, unit) = (entry.content_rect(), root_font_size().unwrap_or(16.0) / 16.0);
                let size = (size.width() / unit, size.height() / unit);
                if told.replace(Some(size)) == Some(size) {
                    return;
                }
                // What is drawn in this size may change it again. The browser would tell that only in the next frame, and call it an
                // error of the page, which hosts may listen to.
                let element = entry.target();
                observer.unobserve(&element);
                let (on_rest, next_rest) = (Rc::clone(&on_resize), Rc::clone(&rest));
                let observe_again = move |_| {
                    observer.observe(&element);
                    // The browser tells another size in this frame, before the next task.
                    next_rest.set(Some(Timeout::new(0, move || on_rest(Measured::Rests))));
                };
                // Only the last of several sizes rests.
                rest.set(None);
                on_resize(Measured::Size(size.0, size.1));
                next_frame.set(Some(request_animation_frame(observe_again)));
            });
        let observer = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Self { element: element.clone(), observer, _callback: callback })
    }
}

/// The width of the window, in sixteenths of the page's font size.
#[must_use]
pub fn window_width() -> Option<f64> {
    let root = web_sys::window()?.document()?.document_element()?;
    Some(f64::from(root.client_width()) / (root_font_size()? / 16.0))
}

/// The page's font size in CSS pixels.
fn root_font_size() -> Option<f64> {
    let window = web_sys::window()?;
    let style = window.get_computed_style(&window.document()?.document_element()?).ok()??;
    let size = style.get_property_value("font-size").ok()?;
    // This is not `str::parse`, which adds 14 kB. The unit is ignored.
    Some(js_sys::parse_float(&size)).filter(|size| *size > 0.0)
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
