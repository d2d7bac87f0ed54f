//! Keyboard actions on the towers, on the slider, on a digit and on a zoomable picture.

use super::{
    Action, DigitChange, GraphAction, ManualPlayAction, NavigateAction, Picture, PlaybackAction, ViewportAction,
};

/// The action of a key that steps through the solution, by the name that browsers give the key.
#[must_use]
pub fn step_key(key: &str) -> Option<Action> {
    Some(match key {
        "ArrowLeft" => NavigateAction::Previous.into(),
        "ArrowRight" => NavigateAction::Next.into(),
        "PageUp" => NavigateAction::JumpForward.into(),
        "PageDown" => NavigateAction::JumpBack.into(),
        "Home" => NavigateAction::First.into(),
        "End" => NavigateAction::Last.into(),
        _ => return None,
    })
}

/// The action of a key on the slider: step keys, up and down as on every slider, and those that zoom the ruler.
#[must_use]
pub fn slider_key(key: &str) -> Option<Action> {
    match key {
        "ArrowUp" => Some(NavigateAction::Next.into()),
        "ArrowDown" => Some(NavigateAction::Previous.into()),
        "+" | "=" => Some(ViewportAction::ZoomIn(Picture::Ruler).into()),
        "-" => Some(ViewportAction::ZoomOut(Picture::Ruler).into()),
        "0" => Some(ViewportAction::Reset(Picture::Ruler).into()),
        _ => step_key(key),
    }
}

/// The keys on the towers that go through the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TowerKeys {
    /// Arrows and the space bar, which plays.
    pub step: bool,
    /// Page keys, Home and End.
    pub jump: bool,
}

impl TowerKeys {
    /// The action of a key.
    #[must_use]
    pub fn action(self, key: &str) -> Option<Action> {
        let is_on = if matches!(key, "PageUp" | "PageDown" | "Home" | "End") { self.jump } else { self.step };
        let action = if key == " " { Some(PlaybackAction::Toggle.into()) } else { step_key(key) };
        action.filter(|_| is_on)
    }
}

/// The action of a key on the towers while discs can be moved by hand.
#[must_use]
pub fn manual_play_key(key: &str) -> Option<Action> {
    ManualPlayAction::from_key(key).map(Action::from)
}

/// The action of a key on the digit at a place: adds or subtracts its place value.
#[must_use]
pub fn digit_key(key: &str, place: u32) -> Option<Action> {
    let change = match key {
        "ArrowUp" => DigitChange::Add,
        "ArrowDown" => DigitChange::Subtract,
        _ => return None,
    };
    Some(NavigateAction::ChangeDigit(place, change).into())
}

/// The action of a key on a zoomable picture.
#[must_use]
pub fn picture_key(key: &str, picture: Picture) -> Option<Action> {
    let pan = |right, down| ViewportAction::Pan(picture, right, down);
    let action = match key {
        "+" | "=" => ViewportAction::ZoomIn(picture),
        "-" => ViewportAction::ZoomOut(picture),
        "0" => ViewportAction::Reset(picture),
        "." => ViewportAction::CenterOnCurrent(picture),
        "ArrowLeft" => pan(0.125, 0.0),
        "ArrowRight" => pan(-0.125, 0.0),
        "ArrowUp" if picture == Picture::Graph => pan(0.0, 0.125),
        "ArrowDown" if picture == Picture::Graph => pan(0.0, -0.125),
        "Enter" => ViewportAction::SelectCenter(picture),
        "Escape" if picture == Picture::Graph => return Some(GraphAction::Hover(None).into()),
        _ => return None,
    };
    Some(action.into())
}
