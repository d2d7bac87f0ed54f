//! The size of an element on the screen.

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver, ResizeObserverEntry};

/// Reports the size of an element's content, at once and whenever it changes.
pub struct SizeObserver {
    element: Element,
    observer: ResizeObserver,
    _callback: Closure<dyn FnMut(Array)>,
}

impl SizeObserver {
    /// Observes this element in place of any other: a picture that is hidden and shown again is a new element.
    pub fn sync(observer: &mut Option<Self>, element: Option<Element>, resized: impl Fn(f64, f64) + 'static) {
        if observer.as_ref().map(|observer| &observer.element) != element.as_ref() {
            *observer = element.and_then(|element| Self::new(&element, resized));
        }
    }

    /// Observes an element. `resized` gets its width and height in CSS pixels.
    #[must_use]
    pub fn new(element: &Element, resized: impl Fn(f64, f64) + 'static) -> Option<Self> {
        let callback = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
            if let Ok(entry) = entries.get(0).dyn_into::<ResizeObserverEntry>() {
                let size = entry.content_rect();
                resized(size.width(), size.height());
            }
        });
        let observer = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Self { element: element.clone(), observer, _callback: callback })
    }
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
