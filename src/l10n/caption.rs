//! What there is to say about the state.

use crate::l10n::{Language, Phrase};
use crate::model::State;

/// Where we are and which move led here, in one sentence.
#[must_use]
pub fn caption_text(state: &State, language: Language) -> String {
    let total = state.total();
    let tower = || state.position().as_tower();
    let phrase = match state.last_move() {
        None => {
            let discs = state.settings().puzzle.discs().count();
            Phrase::AtStart { discs, peg: tower(), total: state.pending().is_none().then_some(total) }
        }
        Some(step) if state.is_at_end() => Phrase::Finished { total, step, peg: tower() },
        Some(step) => Phrase::Moved { index: state.index(), total, step },
    };
    language.say(&phrase)
}
