//! What the list of keys says in English.

use crate::text::Keys;

pub const fn keys(text: &Keys) -> &'static str {
    match text {
        Keys::Name => "Keys",
        Keys::About => {
            "Keys are heard by what has the focus, and by nothing else. The Tab key goes from one thing to the next, and this list is \
             opened by the question mark."
        }
        Keys::Letters => "Keys that are single letters or signs",
        Keys::Place(0) => "On the towers",
        Keys::Place(1) => "On the slider",
        Keys::Place(2) => "On a digit of the move number",
        Keys::Place(3) => "On the ruler and on the state graph",
        Keys::Place(_) => "On the towers, while you play yourself",
        Keys::Does(0 | 1, 0) => "one move back, one move on",
        Keys::Does(0 | 1, 1) => "leap forward and back by the power of two",
        Keys::Does(0 | 1, 2) => "to the start, to the end",
        Keys::Does(0 | 1, _) => "play, pause",
        Keys::Does(2, 0) => "turn it",
        Keys::Does(2, _) => "add its worth, take it away",
        Keys::Does(3, 0) => "closer, farther",
        Keys::Does(3, 1) => "all of it",
        Keys::Does(3, 2) => "where we are",
        Keys::Does(3, 3) => "along it",
        Keys::Does(3, _) => "stand at what is in the middle",
        Keys::Does(_, 0) => "lift from this peg, set down on it",
        Keys::Does(_, 1) => "choose a peg",
        Keys::Does(_, 2) => "lift from it, set down on it",
        Keys::Does(_, 3) => "put the disc back",
        Keys::Does(_, 4) => "undo",
        Keys::Does(_, 5) => "redo",
        Keys::Does(_, _) => "make the best move",
    }
}
