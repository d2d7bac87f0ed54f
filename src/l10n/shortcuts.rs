//! The list of keyboard shortcuts.

use super::{Message, msg};

pub struct ShortcutGroup {
    /// The element that must have the focus.
    pub place: Message,
    /// The keys, and what they do.
    pub keys: &'static [(&'static str, Message)],
}

impl ShortcutGroup {
    pub const ALL: [Self; 6] = [
        Self {
            place: msg::SHORTCUTS_ON_TOWERS,
            keys: &[
                ("← →", msg::SHORTCUT_STEP),
                ("Page Up, Page Down", msg::SHORTCUT_JUMP),
                ("Home, End", msg::SHORTCUT_FIRST_LAST),
                ("Space", msg::SHORTCUT_PLAY_PAUSE),
            ],
        },
        Self {
            place: msg::SHORTCUTS_ON_SLIDER,
            keys: &[
                ("← → ↑ ↓", msg::SHORTCUT_STEP),
                ("Page Up, Page Down", msg::SHORTCUT_JUMP),
                ("Home, End", msg::SHORTCUT_FIRST_LAST),
            ],
        },
        Self {
            place: msg::SHORTCUTS_ON_DIGIT,
            keys: &[
                ("Enter", msg::SHORTCUT_CHANGE_DIGIT),
                ("↑ ↓", msg::SHORTCUT_ADD_PLACE_VALUE),
                ("← → Home End", msg::SHORTCUT_OTHER_DIGIT),
            ],
        },
        Self {
            place: msg::SHORTCUTS_ON_PICTURES,
            keys: &[
                ("+ −", msg::SHORTCUT_ZOOM),
                ("0", msg::SHORTCUT_SHOW_ALL),
                (".", msg::SHORTCUT_SHOW_CURRENT),
                ("← → ↑ ↓", msg::SHORTCUT_SCROLL),
                ("Enter", msg::SHORTCUT_GO_TO_MIDDLE),
            ],
        },
        Self {
            place: msg::SHORTCUTS_ON_RECURSION,
            keys: &[
                ("← →", msg::SHORTCUT_NEXT_PART),
                ("↑ ↓", msg::SHORTCUT_TASK_OR_PARTS),
                ("Enter", msg::SHORTCUT_GO_TO_PART),
                ("L", msg::SHORTCUT_REPEAT_TASK),
            ],
        },
        Self {
            place: msg::SHORTCUTS_ON_GAME,
            keys: &[
                ("A B C, 1 2 3", msg::SHORTCUT_LIFT_OR_DROP),
                ("← →", msg::SHORTCUT_CHOOSE_PEG),
                ("Enter", msg::SHORTCUT_LIFT_OR_DROP_CHOSEN),
                ("Esc", msg::SHORTCUT_PUT_BACK),
                ("U, Backspace, Ctrl+Z", msg::SHORTCUT_UNDO),
                ("R, Ctrl+Y", msg::SHORTCUT_REDO),
                ("N", msg::SHORTCUT_BEST_MOVE),
            ],
        },
    ];
}
