//! What keys do on the towers and on the slider.

use super::Action;

/// The action of a key that walks the solution, by the name that browsers give the key.
#[must_use]
pub fn walk(key: &str) -> Option<Action> {
    Some(match key {
        "ArrowLeft" => Action::Back,
        "ArrowRight" => Action::Forward,
        "PageUp" => Action::Leap,
        "PageDown" => Action::LeapBack,
        "Home" => Action::First,
        "End" => Action::Last,
        _ => return None,
    })
}

/// The action of a key on the slider: walking, and up and down as sliders have it.
#[must_use]
pub fn slide(key: &str) -> Option<Action> {
    match key {
        "ArrowUp" => Some(Action::Forward),
        "ArrowDown" => Some(Action::Back),
        _ => walk(key),
    }
}

/// The action of a key on the towers: walking, and the space bar to play.
#[must_use]
pub fn stage(key: &str) -> Option<Action> {
    match key {
        " " => Some(Action::TogglePlay),
        _ => walk(key),
    }
}

/// The action of a key on the bit at a place: its value is added or taken away.
#[must_use]
pub fn bit(key: &str, place: u32) -> Option<Action> {
    match key {
        "ArrowUp" => Some(Action::Add(place)),
        "ArrowDown" => Some(Action::Subtract(place)),
        _ => None,
    }
}
