//! The list of keyboard shortcuts.

use super::{Message, msg};

/// The keys of a shortcut.
#[derive(Clone, Copy, Debug)]
pub enum Keys {
    /// The same on every keyboard.
    Signs(&'static str),
    /// Labelled differently on keyboards of other languages.
    Named(Message),
}

pub struct ShortcutGroup {
    /// The element that must have the focus.
    pub place: Message,
    /// The keys, and their effects.
    pub keys: &'static [(Keys, Message)],
}

impl ShortcutGroup {
    pub const ALL: [Self; 6] = [
        Self {
            place: msg::TOWERS_TITLE,
            keys: &[
                (Keys::Signs("← →"), msg::SHORTCUT_STEP),
                (Keys::Named(msg::KEY_PAGE_UP_DOWN), msg::SHORTCUT_JUMP),
                (Keys::Named(msg::KEY_HOME_END), msg::SHORTCUT_FIRST_LAST),
                (Keys::Named(msg::KEY_SPACE), msg::SHORTCUT_PLAY_PAUSE),
            ],
        },
        Self {
            place: msg::SHORTCUTS_ON_SLIDER,
            keys: &[
                (Keys::Signs("← → ↑ ↓"), msg::SHORTCUT_STEP),
                (Keys::Named(msg::KEY_PAGE_UP_DOWN), msg::SHORTCUT_JUMP),
                (Keys::Named(msg::KEY_HOME_END), msg::SHORTCUT_FIRST_LAST),
                (Keys::Named(msg::KEY_SPACE), msg::SHORTCUT_PLAY_PAUSE),
                (Keys::Signs("+ −"), msg::SHORTCUT_ZOOM),
                (Keys::Signs("0"), msg::ZOOM_SHOW_ALL),
            ],
        },
        Self {
            place: msg::DIGITS_TITLE,
            keys: &[
                (Keys::Named(msg::KEY_ENTER), msg::SHORTCUT_CHANGE_DIGIT),
                (Keys::Signs("↑ ↓"), msg::SHORTCUT_ADD_PLACE_VALUE),
                (Keys::Named(msg::KEY_ARROWS_HOME_END), msg::SHORTCUT_OTHER_DIGIT),
            ],
        },
        Self {
            place: msg::SHORTCUTS_ON_PICTURES,
            keys: &[
                (Keys::Signs("+ −"), msg::SHORTCUT_ZOOM),
                (Keys::Signs("0"), msg::ZOOM_SHOW_ALL),
                (Keys::Signs("."), msg::ZOOM_SHOW_CURRENT),
                (Keys::Signs("← → ↑ ↓"), msg::SHORTCUT_SCROLL),
                (Keys::Named(msg::KEY_ENTER), msg::SHORTCUT_GO_TO_MIDDLE),
            ],
        },
        Self {
            place: msg::SHORTCUTS_ON_RECURSION,
            keys: &[
                (Keys::Signs("← →"), msg::SHORTCUT_NEXT_PART),
                (Keys::Signs("↑ ↓"), msg::SHORTCUT_TASK_OR_PARTS),
                (Keys::Named(msg::KEY_ENTER), msg::SHORTCUT_GO_TO_PART),
                (Keys::Signs("L"), msg::SHORTCUT_REPEAT_TASK),
            ],
        },
        Self {
            place: msg::SHORTCUTS_ON_GAME,
            keys: &[
                (Keys::Signs("A B C, 1 2 3"), msg::SHORTCUT_LIFT_OR_DROP),
                (Keys::Signs("← →"), msg::SHORTCUT_CHOOSE_PEG),
                (Keys::Named(msg::KEY_ENTER), msg::SHORTCUT_LIFT_OR_DROP_CHOSEN),
                (Keys::Named(msg::KEY_ESCAPE), msg::SHORTCUT_PUT_BACK),
                (Keys::Named(msg::KEY_UNDO), msg::GAME_UNDO),
                (Keys::Named(msg::KEY_REDO), msg::GAME_REDO),
                (Keys::Signs("N"), msg::GAME_BEST_MOVE),
            ],
        },
    ];
}
