//! Groups of controls with one tab stop: arrow keys, Home and End move the focus within them, Up and Down in lists.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

/// A group. With the value `select`, a control that gets the focus by a key is pressed, too, as tabs are. With `list`, the controls
/// are below each other.
const GROUP: &str = "[data-roving]";
const ITEMS: &str = "button, [tabindex]";

/// Listens to the keys and the focus in groups. The view gives one control of a group the tab stop. From then on, the control that
/// had the focus last has it.
pub fn listen_to_groups(root: &Element) -> [EventListener; 2] {
    let options = EventListenerOptions::enable_prevent_default();
    [
        EventListener::new(root, "focusin", |event| {
            if let Some((_, items, item)) = group_of(event) {
                for (index, other) in items.iter().enumerate() {
                    // This cannot fail: the name is valid.
                    let _ = other.set_attribute("tabindex", if index == item { "0" } else { "-1" });
                }
            }
        }),
        EventListener::new_with_options(root, "keydown", options, |event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                move_focus(event);
            }
        }),
    ]
}

/// The group of the event's target, its controls, and the place of the target among them.
fn group_of(event: &Event) -> Option<(Element, Vec<HtmlElement>, usize)> {
    let target = event.target()?.dyn_into::<HtmlElement>().ok()?;
    let group = target.closest(GROUP).ok()??;
    let items = group.query_selector_all(ITEMS).ok()?;
    let items: Vec<HtmlElement> =
        (0..items.length()).filter_map(|index| items.get(index)?.dyn_into().ok()).filter(is_shown).collect();
    let item = items.iter().position(|item| *item == target)?;
    Some((group, items, item))
}

fn is_shown(item: &HtmlElement) -> bool {
    item.offset_width() > 0
}

fn move_focus(event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some((group, items, item)) = group_of(event) else { return };
    let last = items.len().saturating_sub(1);
    let (next, previous) = (if item == last { 0 } else { item + 1 }, item.checked_sub(1).unwrap_or(last));
    let kind = group.get_attribute("data-roving").unwrap_or_default();
    let is_mirrored = is_mirrored(&group);
    let target = match event.key().as_str() {
        "ArrowDown" if kind == "list" => next,
        "ArrowUp" if kind == "list" => previous,
        "ArrowLeft" | "ArrowRight" if kind == "list" => return,
        "ArrowRight" if is_mirrored => previous,
        "ArrowLeft" if is_mirrored => next,
        "ArrowRight" => next,
        "ArrowLeft" => previous,
        "Home" => 0,
        "End" => last,
        _ => return,
    };
    let Some(target) = items.get(target) else { return };
    event.prevent_default();
    // Without focus the control can still be pressed.
    let _ = target.focus();
    if kind == "select" {
        target.click();
    }
}

fn is_mirrored(group: &Element) -> bool {
    let style = web_sys::window().and_then(|window| window.get_computed_style(group).ok().flatten());
    style.and_then(|style| style.get_property_value("direction").ok()).is_some_and(|direction| direction == "rtl")
}
