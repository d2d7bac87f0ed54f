//! What the panels that come later say. They have an entry of their own into each language, so that their texts are sent
//! with them and not with the first picture.

use crate::explorer::{Lap, Outcome, Runner};
use crate::solver::recursion::{Part, Term};
use crate::solver::{Digits, Disc, Index, Move, Peg, Pegs, Position};

/// A string of a panel.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "each is named after what it says")]
pub enum Lesson<'a> {
    ZoomIn,
    ZoomOut,
    ShowAll,
    ShowHere,
    TimelineHint,
    /// What stretch the timeline shows.
    Stretch {
        first: &'a Index,
        last: &'a Index,
    },
    LoopBegins,
    LoopEnds,
    DigitsHint(Digits),
    /// A digit of the index as a switch.
    Digit {
        digits: Digits,
        place: u32,
        value: u32,
    },
    PointHint,
    /// What there is to say of a disc.
    Pointed {
        disc: Disc,
        peg: Peg,
        times: &'a Index,
    },
    Unfold,
    Share,
    TakeTour,
    ShowKeys,
    Close,
    /// What became of something taken out of the page.
    Outcome(Outcome),
    RaceHint,
    RaceStart,
    RaceColumns(u8),
    /// What the table says of a runner.
    RaceCell {
        column: u8,
        runner: Runner,
        lap: Lap,
        total: u64,
    },
    RacePlot {
        /// How many moves all have made at its upper edge.
        total: u64,
        /// How long they ran at its right edge.
        milliseconds: f64,
    },
    PolygonLabel,
    NoMoveYet,
    /// Which disc moves, from the zeros at the end of its number.
    DiscFromZeros {
        zeros: u32,
        disc: Disc,
    },
    /// Which pegs the formula's numbers stand for.
    FormulaPegs([Peg; 3]),
    /// So many bits are shown.
    LastBits(u32),
    /// Discs of one parity turn the same way.
    Turns {
        odd: bool,
        step: Move,
        times: &'a Index,
    },
    /// The row: the disc from the threes in the number.
    DiscFromThrees {
        threes: u32,
        disc: Disc,
    },
    /// Why the largest disc of a term moves here.
    LargestOf {
        term: &'a Term,
        step: Move,
        goes_on: bool,
    },
    /// Which part of a term it is.
    PartOf {
        number: usize,
        of: usize,
        term: &'a Term,
    },
    NoRecursion,
    OneDisc,
    TraceHint,
    /// The name of a term or a move.
    Part(Part),
    /// The moves of a part, counted from 1.
    Moves {
        first: &'a Index,
        last: &'a Index,
    },
    /// So many levels are left out.
    LevelsBetween(usize),
    ToItsStart,
    ToItsEnd,
    PlayAgain,
    TraceColumns(u8),
    GraphHint,
    GraphLabel,
    Tour,
    TooManyToDraw {
        most: u32,
    },
    Neighbours,
    /// A move to a neighbour; whether it is on the path.
    Neighbour {
        step: Move,
        on_path: bool,
    },
    StandAt(&'a Position),
    NumbersDiscs,
    /// What a column of the table is about, besides the rule.
    PegsAndEnds {
        pegs: Pegs,
        from: Peg,
        to: Peg,
    },
    /// How long all moves take at one a second.
    AtOneASecond {
        discs: u32,
        seconds: &'a Index,
    },
    /// By how much the moves grow with each disc.
    Growth(&'a str),
    NumbersPlot,
    CodeHint,
    PaceFraction,
    PaceIndex,
    NotCompared,
    Copy,
}
