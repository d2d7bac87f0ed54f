//! What an explorer lives in.

use crate::l10n::Language;
use crate::model::State;

/// What is told of every change of an explorer, and shows it to the world around.
pub trait Home {
    /// The state before is now this one; `returned` when it was the world that changed it.
    fn show(&mut self, before: &State, after: &State, returned: bool, language: Language);
}

/// All that an explorer lives in.
pub type Homes = Vec<Box<dyn Home>>;
