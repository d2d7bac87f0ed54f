//! What the panels that come later say of facts. They have texts of their own, so that those are sent with them and not
//! with the first picture.

use crate::model::{Lap, Outcome, Runner};
use crate::solver::recursion::{Part, Place, Term};
use crate::solver::{Digits, Disc, Index, Move, Peg, Pegs, Position};

use super::numerals::raised;
use super::{Fact, Language, PanelText};

/// A string of a panel that is made of facts.
#[derive(Clone, Debug, PartialEq)]
pub enum Lesson<'a> {
    /// What stretch the timeline shows.
    Stretch {
        /// Its first index.
        first: &'a Index,
        /// Its last.
        last: &'a Index,
    },
    /// What digits of the index are, and what can be done to them.
    DigitsHint(Digits),
    /// A digit of the index as a switch.
    Digit {
        /// What it is a digit of.
        digits: Digits,
        /// Its place, from the right, from 0.
        place: u32,
        /// Its value.
        value: u32,
    },
    /// What there is to say of a disc.
    Pointed {
        /// The disc.
        disc: Disc,
        /// Where it is.
        peg: Peg,
        /// How often it has moved.
        times: &'a Index,
    },
    /// What became of something taken out of the page.
    Outcome(Outcome),
    /// What the table says of a runner.
    RaceCell {
        /// In which column.
        column: u8,
        /// Which runner.
        runner: Runner,
        /// How far it is.
        lap: Lap,
        /// How far it goes.
        total: u64,
    },
    /// What the plot of the race shows.
    RacePlot {
        /// How many moves all have made at its upper edge.
        total: u64,
        /// How long they ran at its right edge.
        milliseconds: f64,
    },
    /// Which disc moves, from the zeros at the end of its number.
    DiscFromZeros {
        /// How many zeros.
        zeros: u32,
        /// The disc.
        disc: Disc,
    },
    /// Which pegs the formula's numbers stand for.
    FormulaPegs([Peg; 3]),
    /// Discs of one parity turn the same way.
    Turns {
        /// The move.
        step: Move,
        /// How often its disc has moved.
        times: &'a Index,
    },
    /// The row: the disc from the threes in the number.
    DiscFromThrees {
        /// How often 3 divides the number.
        threes: u32,
        /// The disc.
        disc: Disc,
    },
    /// Why the largest disc of a term moves here.
    LargestOf {
        /// The term.
        term: &'a Term,
        /// Its move.
        step: Move,
        /// Whether it moves again later.
        goes_on: bool,
    },
    /// Which part of a term it is.
    PartOf {
        /// Which, counted from 1.
        number: usize,
        /// Of how many.
        of: usize,
        /// The term.
        term: &'a Term,
    },
    /// The name of a term or a move.
    Part(Part),
    /// The moves of a part, counted from 1.
    Moves {
        /// The first.
        first: &'a Index,
        /// The last.
        last: &'a Index,
    },
    /// A move to a neighbour.
    Neighbour {
        /// The move.
        step: Move,
        /// Whether it is on the path.
        on_path: bool,
    },
    /// A button that leads to a position.
    StandAt(&'a Position),
    /// What a column of the table is about, besides the rule.
    PegsAndEnds {
        /// The pegs.
        pegs: Pegs,
        /// Where it starts.
        from: Peg,
        /// Where it ends.
        to: Peg,
    },
    /// How long all moves take at one a second.
    AtOneASecond {
        /// Of how many discs.
        discs: u32,
        /// How many seconds.
        seconds: &'a Index,
    },
}

/// Numbers of no more bits are written with all their digits where one stands alone.
const EXACT_BITS: u64 = 70;

impl Language {
    /// A string of a panel that comes after the first picture.
    #[must_use]
    pub fn explain(self, lesson: &Lesson<'_>) -> String {
        match lesson {
            Lesson::Stretch { first, last } => self.fill(PanelText::Stretch, &[(*first).into(), (*last).into()]),
            Lesson::DigitsHint(Digits::BINARY) => self.label(PanelText::BitsHint).into(),
            Lesson::DigitsHint(digits) => self.fill(PanelText::DigitsHint, &[digits.base().into()]),
            Lesson::Digit { digits, place, value } => {
                let text = if *digits == Digits::BINARY { PanelText::Bit } else { PanelText::Digit };
                let worth = format!("{}{}", digits.base(), raised(*place as usize));
                self.fill(text, &[(*place).into(), worth.into(), (place + 1).into(), (*value).into()])
            }
            Lesson::Pointed { disc, peg, times } => {
                self.fill(PanelText::Pointed, &[(*disc).into(), (*peg).into(), (*times).into()])
            }
            Lesson::Outcome(outcome) => self.outcome(*outcome).into(),
            Lesson::RaceCell { column, runner, lap, total } => self.race_cell(*column, *runner, lap, *total),
            Lesson::RacePlot { total, milliseconds } => {
                let (total, time) = (Index::from(*total), Index::from(milliseconds.round() as u64));
                self.fill(PanelText::RacePlot, &[Fact::Exact(&total), Fact::Exact(&time)])
            }
            Lesson::DiscFromZeros { zeros, disc } => {
                self.fill(PanelText::DiscFromZeros, &[(*zeros).into(), (*disc).into()])
            }
            Lesson::FormulaPegs(pegs) => self.fill(PanelText::FormulaPegs, &pegs.map(Fact::from)),
            Lesson::Turns { step, times } => self.turns(*step, times),
            Lesson::DiscFromThrees { threes, disc } => {
                self.fill(PanelText::DiscFromThrees, &[(*threes).into(), (*disc).into()])
            }
            Lesson::LargestOf { term, step, goes_on } => self.largest_of(term, *step, *goes_on),
            Lesson::PartOf { number, of, term } => {
                self.fill(PanelText::PartOf, &[(*number).into(), (*of).into(), self.bring(term).into()])
            }
            Lesson::Part(part) => {
                let text = match part {
                    Part::Term(term) => self.bring(term),
                    Part::Move(step) => self.step(*step),
                };
                let mut letters = text.chars();
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
            Lesson::Moves { first, last } if first == last => self.fill(PanelText::OneMove, &[(*first).into()]),
            Lesson::Moves { first, last } => self.fill(PanelText::SomeMoves, &[(*first).into(), (*last).into()]),
            Lesson::Neighbour { step, on_path: true } => {
                self.fill(PanelText::NeighbourOnPath, &[self.step(*step).into()])
            }
            Lesson::Neighbour { step, .. } => self.step(*step),
            Lesson::StandAt(position) => self.fill(PanelText::StandAt, &[position.to_string().into()]),
            Lesson::PegsAndEnds { pegs, from, to } => {
                let count = u32::from(pegs.count());
                self.fill(PanelText::PegsAndEnds, &[count.into(), (*from).into(), (*to).into()])
            }
            Lesson::AtOneASecond { discs, seconds } => {
                let moves = if seconds.bits() < EXACT_BITS { Fact::Exact(seconds) } else { Fact::Number(seconds) };
                self.fill(PanelText::AtOneASecond, &[moves, (*discs).into(), self.duration(seconds).into()])
            }
        }
    }

    /// Two sentences, one after another.
    #[must_use]
    pub fn both(self, first: String, second: String) -> String {
        self.fill(PanelText::Both, &[first.into(), second.into()])
    }

    /// What is to be brought where.
    fn bring(self, term: &Term) -> String {
        let place = |place: Place, other: PanelText| match place {
            Place::Peg(peg) => peg.to_string(),
            _ => self.label(other).into(),
        };
        let (first, last) = (term.low + 1, term.high);
        let text = match first.cmp(&last) {
            std::cmp::Ordering::Less => PanelText::BringMany,
            std::cmp::Ordering::Equal => PanelText::BringOne,
            std::cmp::Ordering::Greater => PanelText::BringNone,
        };
        let from = place(term.from, PanelText::WhereTheyStand);
        let to = place(term.to, PanelText::WhereTheyBelong);
        self.fill(text, &[from.into(), to.into(), first.to_string().into(), last.to_string().into()])
    }

    fn largest_of(self, term: &Term, step: Move, goes_on: bool) -> String {
        let way = match (term.ends(), goes_on) {
            (Some((from, to)), _) if (from, to) == (step.from, step.to) => PanelText::GoesAcross,
            (_, true) => PanelText::GoesBy,
            _ => PanelText::GoesOn,
        };
        let smaller = match term.high - term.low {
            0 | 1 => PanelText::NothingOnIt,
            2 => PanelText::OneWaits,
            _ => PanelText::SomeWait,
        };
        let task = self.fill(PanelText::TaskAtHand, &[self.bring(term).into()]);
        let smaller = self.fill(smaller, &[step.disc.into()]);
        self.both(self.both(task, smaller), self.fill(way, &[step.disc.into(), step.to.into()]))
    }

    fn turns(self, step: Move, times: &Index) -> String {
        let turn = (3 + step.to.number() - step.from.number()) % 3;
        let way = if turn == 1 { "A → B → C → A" } else { "A → C → B → A" };
        let text = if step.disc.number() % 2 == 1 { PanelText::OddTurns } else { PanelText::EvenTurns };
        self.fill(text, &[way.into(), step.disc.into(), times.into()])
    }

    fn outcome(self, outcome: Outcome) -> &'static str {
        self.label(match outcome {
            Outcome::Copied => PanelText::Copied,
            Outcome::NotCopied => PanelText::NotCopied,
            Outcome::Saved => PanelText::Saved,
            Outcome::NotSaved => PanelText::NotSaved,
            Outcome::Writes(_) => return "",
        })
    }

    fn race_cell(self, column: u8, runner: Runner, lap: &Lap, total: u64) -> String {
        let whole = |number: f64| self.exact(&Index::from(number.round() as u64));
        match column {
            0 => self
                .label(match runner {
                    Runner::Recursive => PanelText::Recursive,
                    Runner::Iterative => PanelText::Iterative,
                    Runner::Binary => PanelText::Binary,
                    Runner::Seeking => PanelText::Seeking,
                })
                .into(),
            1 => self.exact(&Index::from(lap.moves)),
            2 => whole(lap.milliseconds),
            // Until it has run a while the figure means nothing.
            _ if lap.moves < total && lap.milliseconds < 5.0 => "–".into(),
            _ => whole(lap.milliseconds * 1e6 / lap.moves.max(1) as f64),
        }
    }
}
