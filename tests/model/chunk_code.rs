//! Laws of the code that comes with a chunk.

use tower_of_hanoi::model::{Chunk, ChunkCode};

use super::actions::any_action;
use super::*;

const PAGES: [&str; 5] = [
    "?discs=8&move=77&show=towers,graph,timeline,trace,program",
    "?discs=5&task=predict.3&seed=7",
    "?discs=5&task=next-line.3&seed=7",
    "?discs=4&lesson=recursion&step=3",
    "?discs=4&share=task.reach",
];

/// All that an action can change.
fn parts(state: &State) -> String {
    format!("{:?} {:?} {:?}", state.config, state.session, state.problems)
}

proptest! {
    /// Without the code of its chunk an action does nothing. All others need none.
    #[test]
    fn actions_need_the_code_of_their_chunk(page in prop::sample::select(PAGES.to_vec()), actions in prop::collection::vec(any_action(), 1..8)) {
        let mut whole = started(page);
        for action in actions {
            let mut early = whole.clone();
            early.session.code = ChunkCode::EMPTY;
            let before = early.clone();
            let chunk = action.chunk();
            let effects = update(&mut early, action.clone());
            let effects_of_whole = update(&mut whole, action.clone());
            if chunk.is_some() {
                prop_assert_eq!((parts(&early), effects), (parts(&before), Vec::new()), "{:?}", action);
            } else {
                early.session.code = whole.session.code;
                // Questions that the towers do not show are drawn by the dialogs.
                if whole.quiz().is_none() {
                    prop_assert_eq!((parts(&early), effects), (parts(&whole), effects_of_whole), "{:?}", action);
                }
            }
        }
    }
}

/// Every chunk has its code where the program is one file.
#[test]
fn all_code_is_there() {
    let code = open("").session.code;
    assert!([Chunk::Panels, Chunk::Dialogs].into_iter().all(|chunk| code.update(chunk).is_some()));
    assert!([Chunk::Panels, Chunk::Dialogs].into_iter().all(|chunk| ChunkCode::EMPTY.update(chunk).is_none()));
}
