//! What a person who plays does, as words and as keys.

use std::rc::Rc;

use crate::model::At;
use crate::solver::{Peg, Solution, SolveError};

/// One thing that a person who plays does, or that comes of it.
#[derive(Clone, Debug)]
pub enum Playing {
    /// Presses a peg: lifts its topmost disc, or sets down the one that is lifted.
    Press(Peg),
    /// The same with the peg that is chosen.
    PressChosen,
    /// Chooses the peg to the right of the one that is chosen, or to the left.
    Choose(bool),
    /// Takes hold of what is under a pointer.
    Grab(At),
    /// Moves it.
    Drag(At),
    /// Lets go of it.
    Drop(At),
    /// Puts back what is lifted.
    PutBack,
    /// Takes a move back.
    Undo,
    /// Makes it again.
    Redo,
    /// Takes all back.
    Again,
    /// Makes the best move.
    Best,
    /// Searches for the way, where there is no other way to know it.
    Search,
    /// Searches no longer.
    Stop,
    /// Makes of where the discs are the start of a solution.
    SolveHere,
    /// Lets discs be put anywhere, or no longer.
    SetUp,
    /// Plays with one disc more.
    Larger,
    /// Takes up the game or the task of a link.
    Resume,
    /// Something said to a task.
    Task(String),
    /// The search for the way has seen so many positions.
    Seen(u32),
    /// It is over.
    Found(Result<Rc<Solution>, SolveError>),
}

impl Playing {
    /// What a key on the towers does: the letter of a peg or its number, counted from 1, lifts its topmost disc or sets down the
    /// one that is lifted; arrows choose a peg, and Enter does the same with that.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        let lower = key.to_ascii_lowercase();
        Some(match key {
            "ArrowLeft" => Playing::Choose(false),
            "ArrowRight" => Playing::Choose(true),
            "Enter" | " " => Playing::PressChosen,
            "Escape" => Playing::PutBack,
            "Backspace" => Playing::Undo,
            _ if lower == "u" => Playing::Undo,
            _ if lower == "r" => Playing::Redo,
            _ if lower == "n" => Playing::Best,
            _ => {
                let number = key.chars().next().filter(|_| key.len() == 1)?.to_digit(20)?;
                // The tenth peg is 0 as a digit; letters follow the digits.
                let peg = if number < 10 { (number + 9) % 10 } else { number - 10 };
                Playing::Press(Peg::new(u8::try_from(peg).ok()?)?)
            }
        })
    }

    /// What buttons do, by the words that stand in them.
    const WORDS: [(&'static str, Self); 11] = [
        ("put", Self::PressChosen),
        ("back", Self::PutBack),
        ("undo", Self::Undo),
        ("redo", Self::Redo),
        ("again", Self::Again),
        ("best", Self::Best),
        ("search", Self::Search),
        ("stop", Self::Stop),
        ("solve", Self::SolveHere),
        ("set-up", Self::SetUp),
        ("larger", Self::Larger),
    ];

    /// The words for it, as [`deed`](super::deed) writes them; empty for what no button does.
    #[must_use]
    pub fn write(&self) -> String {
        if let Self::Press(peg) = self {
            return format!("hand {}", peg.digit());
        }
        if let Self::Task(words) = self {
            return ["hand task ", words].concat();
        }
        let kind = std::mem::discriminant(self);
        let words = Self::WORDS.iter().find(|(_, playing)| std::mem::discriminant(playing) == kind);
        words.map_or_else(String::new, |(words, _)| ["hand ", words].concat())
    }

    /// What the words are for, without the first.
    #[must_use]
    pub fn read(words: &str) -> Option<Self> {
        let peg = words.chars().next().filter(|_| words.len() == 1).and_then(Peg::from_digit);
        let task = words.strip_prefix("task ").map(|words| Self::Task(words.into()));
        peg.map(Self::Press)
            .or(task)
            .or_else(|| Self::WORDS.into_iter().find(|(word, _)| *word == words).map(|(_, playing)| playing))
    }
}
