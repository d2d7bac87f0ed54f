//! What of the panels is looked at.

use std::rc::Rc;

use crate::solver::graph::Lens;
use crate::solver::{Disc, Position};

use super::{Beside, BesidePart, Outcome, Panel, Parameter, Playing, Racing, Span, Theme, Tongue};

/// What can be chosen of keys: their list shown, single letters and signs that do nothing, and both.
pub const KEYS: [&str; 3] = ["shown", "no-letters", "shown-no-letters"];

/// What can make the page easier: no motion, patterns on discs, a sound for each move.
pub const AIDS: [&str; 3] = ["still", "patterns", "sound"];

/// Reads a list of them.
pub(super) fn read_aids(text: &str) -> Option<Option<Rc<str>>> {
    let known = text.split('.').all(|word| AIDS.contains(&word));
    known.then(|| written(|aid| text.split('.').any(|word| word == aid)))
}

fn written(has: impl Fn(&str) -> bool) -> Option<Rc<str>> {
    let words: Vec<&str> = AIDS.into_iter().filter(|aid| has(aid)).collect();
    (!words.is_empty()).then(|| words.join(".").into())
}

impl Views {
    /// Whether one of [`AIDS`] is wanted.
    #[must_use]
    pub fn has_aid(&self, aid: &str) -> bool {
        self.aids.as_deref().is_some_and(|aids| aids.split('.').any(|word| word == aid))
    }

    pub(super) fn toggle_aid(&mut self, aid: &str) {
        self.aids = written(|word| self.has_aid(word) != (word == aid));
    }

    /// Whether the list of keys is shown.
    #[must_use]
    pub fn shows_keys(&self) -> bool {
        self.keys.is_some_and(|keys| keys != "no-letters")
    }

    /// Whether keys that are single letters or signs do nothing.
    #[must_use]
    pub fn no_letters(&self) -> bool {
        self.keys.is_some_and(|keys| keys != "shown")
    }

    pub(super) fn set_keys(&mut self, shown: bool, no_letters: bool) {
        let place = (usize::from(shown) + 2 * usize::from(no_letters)).checked_sub(1);
        self.keys = place.and_then(|place| KEYS.get(place)).copied();
    }
}

/// What of the panels is looked at. A link holds it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Views {
    /// The stretch that the timeline shows; none for the whole solution.
    pub timeline: Option<Span>,
    /// The view onto the state graph of three pegs; none for all of it.
    pub lens: Option<Rc<Lens>>,
    /// The disc whose moves are marked.
    pub marked: Option<Disc>,
    /// Whether the state graph shows the path through every position.
    pub tour: bool,
    /// Whether all of a short recursion is shown.
    pub unfolded: bool,
    /// How many discs the race has; none for the usual number.
    pub race: Option<u32>,
    /// What is chosen of keys, one of [`KEYS`]; none for what is usual.
    pub keys: Option<&'static str>,
    /// The step of the guided tour, counted from 1; none for those who are not on it.
    pub step: Option<u32>,
    /// The second puzzle; none for the one that is usual.
    pub beside: Option<Beside>,
    /// What the dialog that shares is set to, as [`Sharing`](super::Sharing) writes it; none while it is closed.
    pub share: Option<Rc<str>>,
    /// The moves made by hand, as [`Game`](super::Game) writes them; none while nobody plays.
    pub walk: Option<Rc<str>>,
    /// What makes the page easier, some of [`AIDS`] with points between, in their order.
    pub aids: Option<Rc<str>>,
    /// The task, as [`Task`](super::quiz::Task) writes it.
    pub task: Option<Rc<str>>,
    /// The seed of its questions.
    pub seed: Option<Rc<str>>,
    /// The panels that a person may not touch, as [`Panels`](super::Panels) writes them.
    pub lock: Option<Rc<str>>,
}

/// A point of a picture, in its widths: from its left and from its top edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct At {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// How a digit of the index is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// To the next digit, and from the last to 0.
    Over,
    /// Its worth is added.
    Up,
    /// Its worth is taken away.
    Down,
}

/// What a pointer takes hold of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// The picture of a panel.
    Picture(Panel),
    /// The beginning of the loop, on the timeline.
    LoopFirst,
    /// Its end.
    LoopLast,
}

/// Pointers that hold something. It lasts no longer than they do, and no link holds it.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    pub(super) grip: Grip,
    /// The pointers, two at most.
    pub(super) pointers: Vec<Pointer>,
    /// What was looked at when the last of them took hold. All that they do is reckoned from there, so that no part of a
    /// move is lost on the way.
    pub(super) views: Views,
    /// How high the picture is, in its widths.
    pub(super) height: f64,
    /// How far a pointer goes before it is taken to move, in widths of the picture.
    pub(super) slack: f64,
    /// Whether they have moved, so that letting go is not a click.
    pub(super) moved: bool,
    /// The position that they press, if they do not move.
    pub(super) position: Option<Position>,
}

/// A pointer that holds something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// The number that the browser gives it.
    pub(super) number: i32,
    /// Where it was when the last of the pointers took hold.
    pub(super) from: At,
    /// Where it is.
    pub(super) at: At,
}

/// One thing that a person does to a panel.
#[derive(Clone, Debug)]
pub enum Look {
    /// Makes what a panel shows so many times as wide; a point of the picture stays where it is. The last number is how high
    /// the picture is, in its widths.
    Zoom(Panel, f64, At, f64),
    /// Moves what it shows, by so many widths of the picture to the right and down.
    Pan(Panel, f64, f64),
    /// Shows all of it.
    Whole(Panel),
    /// Shows where we are, close enough to tell single moves apart.
    Here(Panel),
    /// A pointer takes hold; with its number, and in widths of the picture how high that is, and how far the pointer goes
    /// before it is taken to move; and on the position under it, if any.
    Grab(Grip, i32, At, (f64, f64), Option<Position>),
    /// It moves.
    Drag(i32, At),
    /// It lets go.
    Drop(i32, At),
    /// It is taken away by the browser: nothing was meant.
    Lose(i32),
    /// Marks the moves of a disc, or of none.
    Mark(Option<Disc>),
    /// Shows the path through every position, or hides it.
    Tour,
    /// Stands at a position: where it is on the path at its index, elsewhere by making it the start.
    Stand(Position),
    /// Makes what a panel shows half as wide, or twice, about the middle.
    Closer(Panel),
    /// The other way.
    Farther(Panel),
    /// Stands at what is in the middle of the picture.
    Middle(Panel),
    /// Turns one digit of the index, counted from 0: only where digits belong to discs.
    Digit(u32, Turn),
    /// Points at a disc, or at none.
    Point(Option<Disc>),
    /// Shows all of a short recursion, or only the way down to the move.
    Unfold,
    /// Something about the race.
    Race(Racing),
    /// Another second puzzle.
    Beside(BesidePart),
    /// Something said to the dialog that shares.
    Share(String),
    /// Shows the list of keys, or closes it.
    Keys(bool),
    /// Does what a key is for that is a single letter or sign, where those do anything.
    Letter(String),
    /// Lets keys that are single letters do something, or nothing.
    Letters,
    /// A field holds a text that is no value of its parameter.
    Refuse(Parameter, String),
    /// Wants one of [`AIDS`], or no longer.
    Aid(String),
    /// Light or dark.
    Theme(Theme),
    /// Speak this language; none for the usual one.
    Speak(Option<Tongue>),
    /// What was refused of a link is forgotten.
    Dismiss,
    /// A language could not be had: this one is spoken on.
    Mute(Tongue),
    /// Lets the loop begin, or end, at what a person typed.
    LoopEnd(bool, String),
    /// Plays this stretch again and again, from its beginning.
    Repeat(Span),
    /// Goes to a step of the guided tour, or ends it.
    Step(u32),
    /// Something that a person who plays does.
    Play(Playing),
    /// What became of what was taken out of the page.
    Outcome(Option<Outcome>),
    /// The index has changed.
    Follow,
}
