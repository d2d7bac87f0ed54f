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
pub fn listen_to_groups(root: &Element) -> Vec<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    let groups = root.clone();
    let keep_stops = root.owner_document().map(|document| {
        EventListener::new(&document, "keydown", move |event| {
            if event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Tab") {
                keep_stops(&groups);
            }
        })
    });
    let listeners = [
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
    ];
    listeners.into_iter().chain(keep_stops).collect()
}

/// Before Tab leads anywhere: where the control with the tab stop is not shown any more, the first one that is shown gets it.
fn keep_stops(root: &Element) {
    let Ok(groups) = root.query_selector_all(GROUP) else { return };
    for group in (0..groups.length()).filter_map(|index| groups.get(index)?.dyn_into::<Element>().ok()) {
        let items = items_of(&group);
        if items.iter().all(|item| item.tab_index() < 0)
            && let Some(first) = items.first()
        {
            first.set_tab_index(0);
        }
    }
}

/// The controls of a group that are shown.
fn items_of(group: &Element) -> Vec<HtmlElement> {
    let Ok(items) = group.query_selector_all(ITEMS) else { return Vec::new() };
    (0..items.length()).filter_map(|index| items.get(index)?.dyn_into().ok()).filter(is_shown).collect()
}

/// The group of the event's target, its controls, and the place of the target among them.
fn group_of(event: &Event) -> Option<(Element, Vec<HtmlElement>, usize)> {
    let target = event.target()?.dyn_into::<HtmlElement>().ok()?;
    let group = target.closest(GROUP).ok()??;
    let items = items_of(&group);
    let item = items.iter().position(|item| *item == target)?;
    Some((group, items, item))
}

fn is_shown(item: &HtmlElement) -> bool {
    let style = web_sys::window().and_then(|window| window.get_computed_style(item).ok().flatten());
    let is_hidden =
        style.and_then(|style| style.get_property_value("visibility").ok()).is_some_and(|value| value == "hidden");
    item.offset_width() > 0 && !is_hidden
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
