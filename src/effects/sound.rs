//! A sound for each move, for those who want one.

use web_sys::Element;

use crate::l10n::Language;
use crate::model::State;

use super::home::Home;
use super::platform::beep;

/// Sounds when a move was made. The script around the explorer knows how.
pub struct Sound {
    /// The element around the explorer.
    pub all: Element,
}

impl Home for Sound {
    fn show(&mut self, before: &State, after: &State, _: bool, _: Language) {
        let by_hand = |state: &State| state.game().map(|game| game.position().clone());
        let elsewhere = before.index() != after.index() || by_hand(before) != by_hand(after);
        if !elsewhere || !after.settings().views.has_aid("sound") {
            return;
        }
        let step = after.game().map_or_else(|| after.last_move(), |game| game.moves().last().copied());
        if let Some(step) = step {
            beep(&self.all, step.disc.number(), after.settings().puzzle.discs().count());
        }
    }
}
