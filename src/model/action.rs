//! What a person, the clock or a host can do to the page.

use std::rc::Rc;

use crate::solver::{Index, Solution, Unsolved};

use super::host::Order;
use super::{Edit, Look, Panel, Program, Speed};

/// What a person takes out of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Take {
    /// A text, to where other programs find it.
    Copy(String),
    /// A link, by what the system has for that.
    Post(String),
    /// The picture of the towers, as a file.
    Svg,
    /// The same, in pixels.
    Png,
    /// What is in the dialog, on paper.
    Print,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A text was copied.
    Copied,
    /// The browser refuses to copy.
    NotCopied,
    /// A file was given to the browser.
    Saved,
    /// There is no file.
    NotSaved,
    /// So much of a file is written.
    Writes(u32),
}

/// One thing that happens to the page. All of them go through [`State::after`](super::State::after).
#[derive(Clone, Debug)]
pub enum Action {
    /// Stand at an index at once; past the end means the end.
    Seek(Index),
    /// A person is typing a number; nothing is taken yet.
    Type(String),
    /// Stand at what the person typed, if anything.
    SeekTyped,
    /// Forget what the person typed.
    GiveUpTyping,
    /// Stand at a tick of the slider.
    SeekTick(u32),
    /// Make the next move.
    Forward,
    /// Take the last move back.
    Back,
    /// Stand at the start.
    First,
    /// Stand at the end.
    Last,
    /// Go on by 2^k moves, where k is the stride.
    Leap,
    /// Go back by 2^k moves.
    LeapBack,
    /// Choose k.
    Stride(u32),
    /// Play, or pause.
    TogglePlay,
    /// Play; nothing when it plays already.
    Play,
    /// Pause; nothing when it does not play.
    Pause,
    /// So many milliseconds have gone by.
    Elapsed(f64),
    /// Play so fast.
    Speed(Speed),
    /// Play a part again and again: all of it, or nothing.
    ToggleLoop,
    /// Another puzzle.
    Edit(Edit),
    /// More of the program has come.
    Know(Program),
    /// The rest of the program could not be loaded.
    Lose,
    /// The search for the solution has seen so many positions.
    SearchGoesOn(u32),
    /// The search for the solution is over.
    SearchEnds(Result<Rc<Solution>, Unsolved>),
    /// Something done to a panel.
    Look(Look),
    /// Something that a host asks for.
    Host(Order),
    /// Take something out of the page. Nothing of the state changes.
    Take(Take),
    /// Show a panel, or hide it.
    TogglePanel(Panel),
    /// A person went back or forward to a link's query: all of it, but for how the page looks and how fast it plays.
    Return(String),
    /// The person has read the problems.
    Dismiss,
    /// The person wants no movement, or wants it again.
    Stillness(bool),
}
