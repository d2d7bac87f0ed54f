use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver, ResizeObserverEntry};

/// Reports the size of an element's content box in CSS pixels, at once and whenever it changes.
pub struct SizeObserver {
    element: Element,
    observer: ResizeObserver,
    _callback: Closure<dyn FnMut(Array)>,
}

impl SizeObserver {
    /// Observes the current element. The towers become a new element when they are hidden and shown again.
    pub fn sync(observer: &mut Option<Self>, element: Option<Element>, on_resize: impl Fn(f64, f64) + 'static) {
        if observer.as_ref().map(|observer| &observer.element) != element.as_ref() {
            *observer = element.and_then(|element| Self::new(&element, on_resize));
        }
    }

    /// Calls `on_resize` with the width and height.
    #[must_use]
    pub fn new(element: &Element, on_resize: impl Fn(f64, f64) + 'static) -> Option<Self> {
        let callback = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
            if let Ok(entry) = entries.get(0).dyn_into::<ResizeObserverEntry>() {
                let size = entry.content_rect();
                on_resize(size.width(), size.height());
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
