//! Messages of the panels. They are separate from those of the page, so that they are downloaded with the panels, after
//! the first paint.

use crate::model::{Runner, Sample};
use crate::solver::recursion::{Endpoint, Step, Subproblem};
use crate::solver::{Disc, Index, IndexDigits, Move, Peg, PegCount};

use super::number_format::superscript;
use super::{Arg, L10n, Message, msg};

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
                self.format(msg::TIMELINE_RANGE, [(*first).into(), (*last).into()])
            }
            PanelSentence::DigitsHint(IndexDigits::BINARY) => self.text(msg::DIGITS_BINARY_HINT).into(),
            PanelSentence::DigitsHint(digits) => self.format(msg::DIGITS_BASE_HINT, [digits.base().into()]),
            PanelSentence::Digit { digits, place, value } => {
                let text = if *digits == IndexDigits::BINARY { msg::DIGITS_BIT_LABEL } else { msg::DIGITS_DIGIT_LABEL };
                let place_value = format!("{}{}", digits.base(), superscript(*place as usize));
                self.format(text, [(*place).into(), place_value.into(), (place + 1).into(), (*value).into()])
            }
            PanelSentence::Pointed { disc, peg, times } => {
                self.format(msg::DIGITS_DISC_MOVED, [(*disc).into(), (*peg).into(), (*times).into()])
            }
            PanelSentence::RaceCell { column, runner, lap, total } => self.race_cell(*column, *runner, lap, *total),
            PanelSentence::RacePlot { total, elapsed_ms } => {
                let (total, time) = (Index::from(*total), Index::from(elapsed_ms.round() as u64));
                self.format(msg::RACE_PLOT, [Arg::FullNumber(&total), Arg::FullNumber(&time)])
            }
            PanelSentence::DiscFromZeros { zeros, disc } => {
                self.format(msg::WHY_DISC_FROM_ZEROS, [(*zeros).into(), (*disc).into()])
            }
            PanelSentence::FormulaPegs(pegs) => self.format(msg::WHY_FORMULA_PEGS, pegs.map(Arg::from)),
            PanelSentence::Turns { step, times } => self.turns(*step, times),
            PanelSentence::DiscFromThrees { threes, disc } => {
                self.format(msg::WHY_DISC_FROM_THREES, [(*threes).into(), (*disc).into()])
            }
            PanelSentence::LargestOf { term, step, goes_on } => self.largest_of(term, *step, *goes_on),
            PanelSentence::PartOf { number, of, term } => {
                self.format(msg::WHY_PART_OF_TASK, [(*number).into(), (*of).into(), self.task(term).into()])
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
                self.format(msg::RECURSION_ONE_MOVE, [(*first).into()])
            }
            PanelSentence::Moves { first, last } => {
                self.format(msg::RECURSION_MOVE_RANGE, [(*first).into(), (*last).into()])
            }
            PanelSentence::Neighbour { step, on_path: true } => {
                self.format(msg::GRAPH_NEIGHBOUR_ON_PATH, [self.step(*step).into()])
            }
            PanelSentence::Neighbour { step, .. } => self.step(*step),
            PanelSentence::PegsAndEnds { pegs, from, to } => {
                let count = u32::from(pegs.count());
                self.format(msg::NUMBERS_PEGS_AND_ENDS, [count.into(), (*from).into(), (*to).into()])
            }
            PanelSentence::AtOneASecond { discs, seconds } => {
                let moves = if seconds.bits() < EXACT_BITS { Arg::FullNumber(seconds) } else { Arg::Number(seconds) };
                self.format(msg::NUMBERS_ONE_MOVE_A_SECOND, [moves, (*discs).into(), self.duration(seconds).into()])
            }
        }
    }

    /// Two sentences, separated as the language does it.
    #[must_use]
    pub fn join(self, first: String, second: String) -> String {
        self.format(msg::COMMON_TWO_SENTENCES, [first.into(), second.into()])
    }

    /// The name of a task: which discs move, from where to where.
    fn task(self, task: &Subproblem) -> String {
        let end = |end: Endpoint, scattered: Message| match end {
            Endpoint::Peg(peg) => peg.to_string(),
            _ => self.text(scattered).into(),
        };
        let (first, last) = (task.low + 1, task.high);
        let from = end(task.from, msg::TASK_FROM_THEIR_PLACES);
        let to = end(task.to, msg::TASK_TO_THEIR_PLACES);
        let (from, to, disc) = (from.into(), to.into(), first.to_string().into());
        match first.cmp(&last) {
            std::cmp::Ordering::Less => self.format(msg::TASK_DISCS, [from, to, disc, last.to_string().into()]),
            std::cmp::Ordering::Equal => self.format(msg::TASK_ONE_DISC, [from, to, disc]),
            std::cmp::Ordering::Greater => self.format(msg::TASK_NO_DISC, [from, to]),
        }
    }

    fn largest_of(self, task: &Subproblem, step: Move, goes_on: bool) -> String {
        let largest = match (task.ends(), goes_on) {
            (Some((from, to)), _) if (from, to) == (step.from, step.to) => {
                self.format(msg::WHY_DISC_MOVES_DIRECTLY, [step.disc.into()])
            }
            (_, true) => self.format(msg::WHY_DISC_MOVES_VIA, [step.disc.into(), step.to.into()]),
            _ => self.format(msg::WHY_DISC_MOVES_ON, [step.disc.into(), step.to.into()]),
        };
        let smaller = match task.high - task.low {
            0 | 1 => self.format(msg::WHY_NO_SMALLER_DISC, [step.disc.into()]),
            2 => self.text(msg::WHY_SMALLER_DISC_ASIDE).into(),
            _ => self.text(msg::WHY_SMALLER_DISCS_ASIDE).into(),
        };
        let task = self.format(msg::WHY_CURRENT_TASK, [self.task(task).into()]);
        self.join(self.join(task, smaller), largest)
    }

    fn turns(self, step: Move, times: &Index) -> String {
        let pegs_forward = (3 + step.to.to_u8() - step.from.to_u8()) % 3;
        let direction = if pegs_forward == 1 { "A → B → C → A" } else { "A → C → B → A" };
        let text = if step.disc.number() % 2 == 1 { msg::WHY_ODD_DISC_TURNS } else { msg::WHY_EVEN_DISC_TURNS };
        self.format(text, [direction.into(), step.disc.into(), times.into()])
    }

    fn race_cell(self, column: u8, runner: Runner, lap: &Sample, total: u64) -> String {
        let rounded = |number: f64| self.full(&Index::from(number.round() as u64));
        match column {
            0 => self
                .text(match runner {
                    Runner::Recursive => msg::RACE_ALGORITHM_RECURSIVE,
                    Runner::Iterative => msg::RACE_ALGORITHM_ITERATIVE,
                    Runner::Binary => msg::RACE_ALGORITHM_BINARY,
                    Runner::Seeking => msg::RACE_ALGORITHM_SEEKING,
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
