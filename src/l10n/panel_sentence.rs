//! Messages of the panels. They are separate from those of the page, so that they are downloaded with the panels, after
//! the first paint.

use crate::model::{Runner, Sample};
use crate::solver::recursion::{Endpoint, Step, Subproblem};
use crate::solver::{Disc, Index, IndexDigits, Move, Peg, PegCount, Position};

use super::number_format::superscript;
use super::{Arg, L10n, PanelMessage};

#[derive(Clone, Debug, PartialEq)]
pub enum PanelSentence<'a> {
    /// The part of the solution that the timeline shows.
    Stretch { first: &'a Index, last: &'a Index },
    /// What the digits of the index mean, and how to change them.
    DigitsHint(IndexDigits),
    /// The label of a button for one digit of the index.
    Digit {
        digits: IndexDigits,
        /// From the right, from 0.
        place: u32,
        value: u32,
    },
    /// The disc of the highlighted digit.
    Pointed {
        disc: Disc,
        peg: Peg,
        /// How often it has moved.
        times: &'a Index,
    },
    /// A cell of the race's table.
    RaceCell {
        /// 0: name, 1: moves, 2: milliseconds, 3: nanoseconds per move.
        column: u8,
        runner: Runner,
        lap: Sample,
        total: u64,
    },
    /// The axes of the race's plot.
    RacePlot {
        /// The number of moves at the top edge.
        total: u64,
        /// The time at the right edge.
        elapsed_ms: f64,
    },
    /// Which disc moves, from the trailing zeros of the move number in binary.
    DiscFromZeros { zeros: u32, disc: Disc },
    /// Which pegs the 0, 1 and 2 of the formula stand for.
    FormulaPegs([Peg; 3]),
    /// The direction in which the odd-numbered or even-numbered discs go round.
    Turns {
        step: Move,
        /// How often the disc has moved.
        times: &'a Index,
    },
    /// In the row: which disc moves, from the factors of 3 of the move number.
    DiscFromThrees {
        /// How often 3 divides the move number.
        threes: u32,
        disc: Disc,
    },
    /// Why the largest disc of a task moves now.
    LargestOf {
        term: &'a Subproblem,
        step: Move,
        /// Whether it moves again within the task.
        goes_on: bool,
    },
    /// A part of a task.
    PartOf {
        /// From 1.
        number: usize,
        /// The number of parts.
        of: usize,
        term: &'a Subproblem,
    },
    /// The name of a task or a move.
    Part(Step),
    /// The move numbers of a part, from 1.
    Moves { first: &'a Index, last: &'a Index },
    /// A move to a neighbour in the state graph.
    Neighbour { step: Move, on_path: bool },
    /// The label of a position that can be clicked.
    StandAt(&'a Position),
    /// The heading of a column of totals, after the rule.
    PegsAndEnds { pegs: PegCount, from: Peg, to: Peg },
    /// How long all moves take at one move per second.
    AtOneASecond { discs: u32, seconds: &'a Index },
}

/// Shorter numbers, in bits, are written with all their digits when a sentence is about them alone.
const EXACT_BITS: u64 = 70;

impl L10n {
    #[must_use]
    pub fn panel_sentence(self, sentence: &PanelSentence<'_>) -> String {
        match sentence {
            PanelSentence::Stretch { first, last } => {
                self.format(PanelMessage::Stretch, &[(*first).into(), (*last).into()])
            }
            PanelSentence::DigitsHint(IndexDigits::BINARY) => self.text(PanelMessage::BitsHint).into(),
            PanelSentence::DigitsHint(digits) => self.format(PanelMessage::DigitsHint, &[digits.base().into()]),
            PanelSentence::Digit { digits, place, value } => {
                let text = if *digits == IndexDigits::BINARY { PanelMessage::Bit } else { PanelMessage::Digit };
                let place_value = format!("{}{}", digits.base(), superscript(*place as usize));
                self.format(text, &[(*place).into(), place_value.into(), (place + 1).into(), (*value).into()])
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
                self.format(PanelMessage::PartOf, &[(*number).into(), (*of).into(), self.task(term).into()])
            }
            PanelSentence::Part(part) => {
                let text = match part {
                    Step::Subproblem(task) => self.task(task),
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

    /// Two sentences, separated as the language does it.
    #[must_use]
    pub fn join(self, first: String, second: String) -> String {
        self.format(PanelMessage::Both, &[first.into(), second.into()])
    }

    /// The name of a task: which discs move, from where to where.
    fn task(self, task: &Subproblem) -> String {
        let end = |end: Endpoint, scattered: PanelMessage| match end {
            Endpoint::Peg(peg) => peg.to_string(),
            _ => self.text(scattered).into(),
        };
        let (first, last) = (task.low + 1, task.high);
        let text = match first.cmp(&last) {
            std::cmp::Ordering::Less => PanelMessage::BringMany,
            std::cmp::Ordering::Equal => PanelMessage::BringOne,
            std::cmp::Ordering::Greater => PanelMessage::BringNone,
        };
        let from = end(task.from, PanelMessage::WhereTheyStand);
        let to = end(task.to, PanelMessage::WhereTheyBelong);
        self.format(text, &[from.into(), to.into(), first.to_string().into(), last.to_string().into()])
    }

    fn largest_of(self, task: &Subproblem, step: Move, goes_on: bool) -> String {
        let largest = match (task.ends(), goes_on) {
            (Some((from, to)), _) if (from, to) == (step.from, step.to) => PanelMessage::GoesAcross,
            (_, true) => PanelMessage::GoesBy,
            _ => PanelMessage::GoesOn,
        };
        let smaller = match task.high - task.low {
            0 | 1 => PanelMessage::NothingOnIt,
            2 => PanelMessage::OneWaits,
            _ => PanelMessage::SomeWait,
        };
        let task = self.format(PanelMessage::TaskAtHand, &[self.task(task).into()]);
        let smaller = self.format(smaller, &[step.disc.into()]);
        self.join(self.join(task, smaller), self.format(largest, &[step.disc.into(), step.to.into()]))
    }

    fn turns(self, step: Move, times: &Index) -> String {
        let pegs_forward = (3 + step.to.to_u8() - step.from.to_u8()) % 3;
        let direction = if pegs_forward == 1 { "A → B → C → A" } else { "A → C → B → A" };
        let text = if step.disc.number() % 2 == 1 { PanelMessage::OddTurns } else { PanelMessage::EvenTurns };
        self.format(text, &[direction.into(), step.disc.into(), times.into()])
    }

    fn race_cell(self, column: u8, runner: Runner, lap: &Sample, total: u64) -> String {
        let rounded = |number: f64| self.full(&Index::from(number.round() as u64));
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
            2 => rounded(lap.elapsed_ms),
            // The time per move is not meaningful yet.
            _ if lap.moves < total && lap.elapsed_ms < 5.0 => "–".into(),
            _ => rounded(lap.elapsed_ms * 1e6 / lap.moves.max(1) as f64),
        }
    }
}
