//! What the panels that come later say of args. They have texts of their own, so that those are sent with them and not
//! with the first picture.

use crate::model::{Runner, Sample};
use crate::solver::recursion::{Endpoint, Step, Subproblem};
use crate::solver::{Disc, Index, IndexDigits, Move, Peg, PegCount, Position};

use super::number_format::superscript;
use super::{Arg, L10n, PanelMessage};

/// A string of a panel that is made of args.
#[derive(Clone, Debug, PartialEq)]
pub enum PanelSentence<'a> {
    /// What stretch the timeline shows.
    Stretch {
        /// Its first index.
        first: &'a Index,
        /// Its last.
        last: &'a Index,
    },
    /// What digits of the index are, and what can be done to them.
    DigitsHint(IndexDigits),
    /// A digit of the index as a switch.
    Digit {
        /// What it is a digit of.
        digits: IndexDigits,
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
    /// What the table says of a runner.
    RaceCell {
        /// In which column.
        column: u8,
        /// Which runner.
        runner: Runner,
        /// How far it is.
        lap: Sample,
        /// How far it goes.
        total: u64,
    },
    /// What the plot of the race shows.
    RacePlot {
        /// How many moves all have made at its upper edge.
        total: u64,
        /// How long they ran at its right edge.
        elapsed_ms: f64,
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
        term: &'a Subproblem,
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
        term: &'a Subproblem,
    },
    /// The name of a term or a move.
    Part(Step),
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
        pegs: PegCount,
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

impl L10n {
    /// A string of a panel that comes after the first picture.
    #[must_use]
    pub fn panel_sentence(self, lesson: &PanelSentence<'_>) -> String {
        match lesson {
            PanelSentence::Stretch { first, last } => {
                self.format(PanelMessage::Stretch, &[(*first).into(), (*last).into()])
            }
            PanelSentence::DigitsHint(IndexDigits::BINARY) => self.text(PanelMessage::BitsHint).into(),
            PanelSentence::DigitsHint(digits) => self.format(PanelMessage::DigitsHint, &[digits.base().into()]),
            PanelSentence::Digit { digits, place, value } => {
                let text = if *digits == IndexDigits::BINARY { PanelMessage::Bit } else { PanelMessage::Digit };
                let worth = format!("{}{}", digits.base(), superscript(*place as usize));
                self.format(text, &[(*place).into(), worth.into(), (place + 1).into(), (*value).into()])
            }
            PanelSentence::Pointed { disc, peg, times } => {
                self.format(PanelMessage::Pointed, &[(*disc).into(), (*peg).into(), (*times).into()])
            }
            PanelSentence::RaceCell { column, runner, lap, total } => self.race_cell(*column, *runner, lap, *total),
            PanelSentence::RacePlot { total, elapsed_ms } => {
                let (total, time) = (Index::from(*total), Index::from(elapsed_ms.round() as u64));
                self.format(PanelMessage::RacePlot, &[Arg::FullNumber(&total), Arg::FullNumber(&time)])
            }
            PanelSentence::DiscFromZeros { zeros, disc } => {
                self.format(PanelMessage::DiscFromZeros, &[(*zeros).into(), (*disc).into()])
            }
            PanelSentence::FormulaPegs(pegs) => self.format(PanelMessage::FormulaPegs, &pegs.map(Arg::from)),
            PanelSentence::Turns { step, times } => self.turns(*step, times),
            PanelSentence::DiscFromThrees { threes, disc } => {
                self.format(PanelMessage::DiscFromThrees, &[(*threes).into(), (*disc).into()])
            }
            PanelSentence::LargestOf { term, step, goes_on } => self.largest_of(term, *step, *goes_on),
            PanelSentence::PartOf { number, of, term } => {
                self.format(PanelMessage::PartOf, &[(*number).into(), (*of).into(), self.bring(term).into()])
            }
            PanelSentence::Part(part) => {
                let text = match part {
                    Step::Subproblem(term) => self.bring(term),
                    Step::Move(step) => self.step(*step),
                };
                let mut letters = text.chars();
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
            PanelSentence::Moves { first, last } if first == last => {
                self.format(PanelMessage::OneMove, &[(*first).into()])
            }
            PanelSentence::Moves { first, last } => {
                self.format(PanelMessage::SomeMoves, &[(*first).into(), (*last).into()])
            }
            PanelSentence::Neighbour { step, on_path: true } => {
                self.format(PanelMessage::NeighbourOnPath, &[self.step(*step).into()])
            }
            PanelSentence::Neighbour { step, .. } => self.step(*step),
            PanelSentence::StandAt(position) => self.format(PanelMessage::StandAt, &[position.to_string().into()]),
            PanelSentence::PegsAndEnds { pegs, from, to } => {
                let count = u32::from(pegs.count());
                self.format(PanelMessage::PegsAndEnds, &[count.into(), (*from).into(), (*to).into()])
            }
            PanelSentence::AtOneASecond { discs, seconds } => {
                let moves = if seconds.bits() < EXACT_BITS { Arg::FullNumber(seconds) } else { Arg::Number(seconds) };
                self.format(PanelMessage::AtOneASecond, &[moves, (*discs).into(), self.duration(seconds).into()])
            }
        }
    }

    /// Two sentences, one after another.
    #[must_use]
    pub fn join(self, first: String, second: String) -> String {
        self.format(PanelMessage::Both, &[first.into(), second.into()])
    }

    /// What is to be brought where.
    fn bring(self, term: &Subproblem) -> String {
        let place = |place: Endpoint, other: PanelMessage| match place {
            Endpoint::Peg(peg) => peg.to_string(),
            _ => self.text(other).into(),
        };
        let (first, last) = (term.low + 1, term.high);
        let text = match first.cmp(&last) {
            std::cmp::Ordering::Less => PanelMessage::BringMany,
            std::cmp::Ordering::Equal => PanelMessage::BringOne,
            std::cmp::Ordering::Greater => PanelMessage::BringNone,
        };
        let from = place(term.from, PanelMessage::WhereTheyStand);
        let to = place(term.to, PanelMessage::WhereTheyBelong);
        self.format(text, &[from.into(), to.into(), first.to_string().into(), last.to_string().into()])
    }

    fn largest_of(self, term: &Subproblem, step: Move, goes_on: bool) -> String {
        let way = match (term.ends(), goes_on) {
            (Some((from, to)), _) if (from, to) == (step.from, step.to) => PanelMessage::GoesAcross,
            (_, true) => PanelMessage::GoesBy,
            _ => PanelMessage::GoesOn,
        };
        let smaller = match term.high - term.low {
            0 | 1 => PanelMessage::NothingOnIt,
            2 => PanelMessage::OneWaits,
            _ => PanelMessage::SomeWait,
        };
        let task = self.format(PanelMessage::TaskAtHand, &[self.bring(term).into()]);
        let smaller = self.format(smaller, &[step.disc.into()]);
        self.join(self.join(task, smaller), self.format(way, &[step.disc.into(), step.to.into()]))
    }

    fn turns(self, step: Move, times: &Index) -> String {
        let turn = (3 + step.to.to_u8() - step.from.to_u8()) % 3;
        let way = if turn == 1 { "A → B → C → A" } else { "A → C → B → A" };
        let text = if step.disc.number() % 2 == 1 { PanelMessage::OddTurns } else { PanelMessage::EvenTurns };
        self.format(text, &[way.into(), step.disc.into(), times.into()])
    }

    fn race_cell(self, column: u8, runner: Runner, lap: &Sample, total: u64) -> String {
        let whole = |number: f64| self.full(&Index::from(number.round() as u64));
        match column {
            0 => self
                .text(match runner {
                    Runner::Recursive => PanelMessage::Recursive,
                    Runner::Iterative => PanelMessage::Iterative,
                    Runner::Binary => PanelMessage::Binary,
                    Runner::Seeking => PanelMessage::Seeking,
                })
                .into(),
            1 => self.full(&Index::from(lap.moves)),
            2 => whole(lap.elapsed_ms),
            // Until it has run a while the figure means nothing.
            _ if lap.moves < total && lap.elapsed_ms < 5.0 => "–".into(),
            _ => whole(lap.elapsed_ms * 1e6 / lap.moves.max(1) as f64),
        }
    }
}
