use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver, ResizeObserverEntry};

/// Reports the size of an element's content box, at once and whenever it changes. The unit is a sixteenth of the page's font
/// size, so that a drawing of this size grows with the text.
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
                let unit = root_font_size().unwrap_or(16.0) / 16.0;
                on_resize(size.width() / unit, size.height() / unit);
            }
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
