//! What the list of keys says.

use super::AskedText;

/// A group of keys: where they are heard, and what each does.
pub struct Keys {
    /// Where.
    pub place: AskedText,
    /// Each with what it does.
    pub keys: &'static [(&'static str, AskedText)],
}

impl Keys {
    /// All of them: towers, slider, digits, pictures, towers played by hand.
    pub const ALL: [Self; 5] = [
        Self {
            place: AskedText::OnTowers,
            keys: &[
                ("← →", AskedText::DoesStep),
                ("Page Up, Page Down", AskedText::DoesLeap),
                ("Home, End", AskedText::DoesEnds),
                ("Space", AskedText::DoesPlay),
            ],
        },
        Self {
            place: AskedText::OnSlider,
            keys: &[
                ("← → ↑ ↓", AskedText::DoesStep),
                ("Page Up, Page Down", AskedText::DoesLeap),
                ("Home, End", AskedText::DoesEnds),
            ],
        },
        Self { place: AskedText::OnDigit, keys: &[("Enter", AskedText::DoesTurn), ("↑ ↓", AskedText::DoesAdd)] },
        Self {
            place: AskedText::OnPictures,
            keys: &[
                ("+ −", AskedText::DoesZoom),
                ("0", AskedText::DoesWhole),
                (".", AskedText::DoesHere),
                ("← → ↑ ↓", AskedText::DoesAlong),
                ("Enter", AskedText::DoesMiddle),
            ],
        },
        Self {
            place: AskedText::OnPlay,
            keys: &[
                ("A B C, 1 2 3", AskedText::DoesLift),
                ("← →", AskedText::DoesChoose),
                ("Enter", AskedText::DoesLiftChosen),
                ("Esc", AskedText::DoesPutBack),
                ("U, Backspace", AskedText::DoesUndo),
                ("R", AskedText::DoesRedo),
                ("N", AskedText::DoesBest),
            ],
        },
    ];
}
