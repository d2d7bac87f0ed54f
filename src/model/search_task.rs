//! A search for a solution, a slice at a time.

use std::rc::Rc;

use crate::solver::{Begun, Path, Puzzle, Quest};

use super::{Action, State};

/// So many positions go by between two looks at the clock.
const STRIDE: u32 = 4_000;

/// A search under way for what a state waits for. It stops when it is dropped.
#[derive(Debug)]
pub struct Errand {
    puzzle: Puzzle,
    path: Path,
    quest: Quest,
}

impl Errand {
    /// Sees to it that the errand under way is the one that the state waits for; true when it is a new one.
    pub fn follow(errand: &mut Option<Self>, state: &State) -> bool {
        let settings = state.settings();
        let pending = state.pending().filter(|pending| pending.all.is_some());
        let quest = state.table().and_then(|table| table.quest.as_ref());
        let asked = quest.map(|quest| (&quest.puzzle, Path::default()));
        let wanted = pending.map(|_| (&settings.puzzle, settings.path)).or(asked);
        if errand.as_ref().map(|errand| (&errand.puzzle, errand.path)) == wanted {
            return false;
        }
        *errand = wanted.and_then(|(puzzle, path)| match State::begin(state.program, puzzle, path) {
            Ok(Begun::Searching(quest)) => Some(Self { puzzle: puzzle.clone(), path, quest }),
            _ => None,
        });
        errand.is_some()
    }

    /// Searches for as long as there is time; what there is to tell then.
    pub fn run(&mut self, mut is_time: impl FnMut() -> bool) -> Action {
        while is_time() {
            if let Some(result) = self.quest.advance(STRIDE) {
                return Action::SearchEnds(result.map(Rc::new));
            }
        }
        Action::SearchGoesOn(self.quest.progress().0)
    }
}
