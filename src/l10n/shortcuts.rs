//! The list of keyboard shortcuts.

use super::DialogMessage;

pub struct ShortcutGroup {
    /// The element that must have the focus.
    pub place: DialogMessage,
    /// The keys, and what they do.
    pub keys: &'static [(&'static str, DialogMessage)],
}

impl ShortcutGroup {
    pub const ALL: [Self; 5] = [
        Self {
            place: DialogMessage::OnTowers,
            keys: &[
                ("← →", DialogMessage::DoesStep),
                ("Page Up, Page Down", DialogMessage::DoesLeap),
                ("Home, End", DialogMessage::DoesEnds),
                ("Space", DialogMessage::DoesPlay),
            ],
        },
        Self {
            place: DialogMessage::OnSlider,
            keys: &[
                ("← → ↑ ↓", DialogMessage::DoesStep),
                ("Page Up, Page Down", DialogMessage::DoesLeap),
                ("Home, End", DialogMessage::DoesEnds),
            ],
        },
        Self {
            place: DialogMessage::OnDigit,
            keys: &[("Enter", DialogMessage::DoesTurn), ("↑ ↓", DialogMessage::DoesAdd)],
        },
        Self {
            place: DialogMessage::OnPictures,
            keys: &[
                ("+ −", DialogMessage::DoesZoom),
                ("0", DialogMessage::DoesWhole),
                (".", DialogMessage::DoesHere),
                ("← → ↑ ↓", DialogMessage::DoesAlong),
                ("Enter", DialogMessage::DoesMiddle),
            ],
        },
        Self {
            place: DialogMessage::OnPlay,
            keys: &[
                ("A B C, 1 2 3", DialogMessage::DoesLift),
                ("← →", DialogMessage::DoesChoose),
                ("Enter", DialogMessage::DoesLiftChosen),
                ("Esc", DialogMessage::DoesPutBack),
                ("U, Backspace", DialogMessage::DoesUndo),
                ("R", DialogMessage::DoesRedo),
                ("N", DialogMessage::DoesBest),
            ],
        },
    ];
}
