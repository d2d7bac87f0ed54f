//! What keys do on the towers, on the slider, on a digit and on the picture of a panel.

use super::{Action, Look, Panel, Playing, Turn};

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

/// The action of a key on the towers: walking, and the space bar to play. None where a person plays by hand, 1: then keys have
/// other uses, of which [`hand`] tells; nor where something is locked, 2 and more.
#[must_use]
pub fn stage(key: &str, by_hand: u32) -> Option<Action> {
    match key {
        _ if by_hand > 0 => None,
        " " => Some(Action::TogglePlay),
        _ => walk(key),
    }
}

/// The action of a key on the towers for a person who plays by hand.
#[must_use]
pub fn hand(key: &str) -> Option<Action> {
    Some(Action::Look(Look::Play(Playing::of_key(key)?)))
}

/// The action of a key on the digit at a place: its worth is added or taken away.
#[must_use]
pub fn digit(key: &str, place: u32) -> Option<Action> {
    let turn = match key {
        "ArrowUp" => Turn::Up,
        "ArrowDown" => Turn::Down,
        _ => return None,
    };
    Some(Action::Look(Look::Digit(place, turn)))
}

/// The action of a key on the picture of a panel: closer, farther, along, all of it, here, and what is in the middle.
#[must_use]
pub fn picture(key: &str, panel: Panel) -> Option<Action> {
    let pan = |right, down| Look::Pan(panel, right, down);
    Some(Action::Look(match key {
        "+" | "=" => Look::Closer(panel),
        "-" => Look::Farther(panel),
        "0" => Look::Whole(panel),
        "." => Look::Here(panel),
        "ArrowLeft" => pan(0.125, 0.0),
        "ArrowRight" => pan(-0.125, 0.0),
        "ArrowUp" if panel == Panel::Graph => pan(0.0, 0.125),
        "ArrowDown" if panel == Panel::Graph => pan(0.0, -0.125),
        "Enter" => Look::Middle(panel),
        _ => return None,
    }))
}
