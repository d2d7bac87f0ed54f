//! The actions of manual play, and their keys.

use crate::model::RelativePoint;
use crate::solver::{Disc, Peg};

#[derive(Clone, Debug)]
pub enum ManualPlayAction {
    /// Picks up the top disc of a peg, or puts the disc in hand down there.
    PressPeg(Peg),
    /// [`PressPeg`](Self::PressPeg) at the peg under the keyboard cursor.
    PressCursor,
    MoveCursorLeft,
    MoveCursorRight,
    /// A pointer goes down at a point, on a disc or beside all of them.
    PointerDown(RelativePoint, Option<Disc>),
    PointerMove(RelativePoint),
    PointerUp(RelativePoint),
    /// Puts the disc in hand back.
    PutBack,
    /// Takes a move back, or restores the game that was left last.
    Undo,
    Redo,
    /// Starts the game over, or leaves it.
    Restart,
    PlayBestMove,
    /// Tells more about the best move each time: its disc, its place, and then makes it.
    Hint,
    /// Searches for the way, if nothing else finds it.
    SearchHint,
    StopSearch,
    /// Returns to the solution: at the position on the board if that is on it, or else where the detour began.
    Leave,
    /// Restores the game that was left last.
    Restore,
    /// Switches arranging on or off, in which discs can be put anywhere.
    ToggleArranging,
    /// Plays with one disc more.
    AddDisc,
}

impl ManualPlayAction {
    /// The action of a key on the towers: the letter of a peg, or its number counted from 1, presses it; arrows move the cursor.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" => Self::MoveCursorLeft,
            "ArrowRight" => Self::MoveCursorRight,
            "Enter" | " " => Self::PressCursor,
            "Escape" => Self::PutBack,
            "Backspace" | "u" | "U" => Self::Undo,
            "r" | "R" => Self::Redo,
            "n" | "N" => Self::PlayBestMove,
            _ => Self::PressPeg(peg_of_key(key)?),
        })
    }
}

fn peg_of_key(key: &str) -> Option<Peg> {
    let number = key.chars().next().filter(|_| key.len() == 1)?.to_digit(20)?;
    // The tenth peg is 0 as a digit; letters follow the digits.
    let place = match number {
        0 => 9,
        1..=9 => number - 1,
        _ => number - 10,
    };
    u8::try_from(place).ok().and_then(Peg::new)
}
