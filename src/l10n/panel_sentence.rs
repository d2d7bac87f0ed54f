//! Messages of the panels. They are separate from those of the page, so that they are downloaded with the panels, after
//! the first paint.

use crate::model::{Runner, Sample};
use crate::solver::recursion::{Endpoint, Step};
use crate::solver::{Disc, Index, IndexDigits, Move, Peg, PegCount};

use super::number_format::superscript;
use super::{Arg, L10n, msg};

/// Where a move to a neighbour in the state graph leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbour {
    /// To the next position of the solution.
    Next,
    /// To the position before the last move.
    Back,
    Other,
}

#[derive(Clone, Debug, PartialEq)]
pub enum PanelSentence<'a> {
    /// The part of the solution that the timeline shows.
    Stretch { first: &'a Index, last: &'a Index },
    /// The move under the pointer, which is not one of a game.
    PointedMove { index: &'a Index, step: Move, is_in_game: bool },
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
        /// Whether the towers show a game, in which the disc may be elsewhere.
        is_in_game: bool,
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
    /// Which pegs the 0, 1 and 2 of the formula stand for.
    FormulaPegs([Peg; 3]),
    /// The name of a task or a move.
    Part(Step),
    /// The label of a task or a move where there is little space.
    ShortPart(Step),
    /// How far a solution is.
    Progress { index: &'a Index, total: &'a Index, left: &'a Index },
    /// The move numbers of a part, from 1.
    Moves { first: &'a Index, last: &'a Index },
    /// A move to a neighbour in the state graph.
    Neighbour { step: Move, leads: Neighbour },
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
                self.format(msg::TIMELINE_RANGE, [(&first.next()).into(), (*last).into()])
            }
            PanelSentence::PointedMove { index, step, is_in_game } => {
                let text = if *is_in_game { msg::TIMELINE_POINTED_MOVE_SOLUTION } else { msg::TIMELINE_POINTED_MOVE };
                self.format(text, [(*index).into(), step.disc.into(), step.from.into(), step.to.into()])
            }
            PanelSentence::DigitsHint(IndexDigits::BINARY) => self.text(msg::DIGITS_BINARY_HINT).into(),
            PanelSentence::DigitsHint(digits) => self.format(msg::DIGITS_BASE_HINT, [digits.base().into()]),
            PanelSentence::Digit { digits, place, value } => {
                let text = if *digits == IndexDigits::BINARY { msg::DIGITS_BIT_LABEL } else { msg::DIGITS_DIGIT_LABEL };
                let place_value = format!("{}{}", digits.base(), superscript(*place as usize));
                self.format(text, [(*place).into(), place_value.into(), (place + 1).into(), (*value).into()])
            }
            PanelSentence::Pointed { disc, peg, times, is_in_game } => {
                let text = if *is_in_game { msg::DIGITS_DISC_MOVED_SOLUTION } else { msg::DIGITS_DISC_MOVED };
                self.format(text, [(*disc).into(), (*peg).into(), (*times).into()])
            }
            PanelSentence::RaceCell { column, runner, lap, total } => self.race_cell(*column, *runner, lap, *total),
            PanelSentence::RacePlot { total, elapsed_ms } => {
                let (total, time) = (Index::from(*total), Index::from(elapsed_ms.round() as u64));
                self.format(msg::RACE_PLOT, [Arg::FullNumber(&total), Arg::FullNumber(&time)])
            }
            PanelSentence::FormulaPegs(pegs) => self.format(msg::WHY_FORMULA_PEGS, pegs.map(Arg::from)),
            PanelSentence::Part(part) => self.part_name(*part),
            PanelSentence::ShortPart(part) => self.short_part(*part),
            PanelSentence::Progress { index, total, left } => {
                self.format(msg::RECURSION_SEARCH_PROGRESS, [(*index).into(), (*total).into(), (*left).into()])
            }
            PanelSentence::Moves { first, last } if first == last => self.format(msg::TIMELINE_FLAG, [(*first).into()]),
            PanelSentence::Moves { first, last } => self.format(msg::TIMELINE_RANGE, [(*first).into(), (*last).into()]),
            PanelSentence::Neighbour { step, leads } => {
                let text = match leads {
                    Neighbour::Next => msg::GRAPH_NEIGHBOUR_NEXT,
                    Neighbour::Back => msg::GRAPH_NEIGHBOUR_BACK,
                    Neighbour::Other => return self.step(*step),
                };
                self.format(text, [step.disc.into(), step.from.into(), step.to.into()])
            }
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

    fn short_part(self, part: Step) -> String {
        let letter = |end: Endpoint| end.peg().map_or(Arg::Text("…"), Arg::from);
        match part {
            Step::Move(Move { disc, from, to }) => {
                self.format(msg::RECURSION_BLOCK_MOVE, [disc.into(), from.into(), to.into()])
            }
            Step::Subproblem(task) => {
                let ends = [task.size().into(), letter(task.from), letter(task.to)];
                self.format(msg::RECURSION_BLOCK_TASK, ends)
            }
        }
    }

    /// The name of a way to list all moves.
    #[must_use]
    pub fn runner(self, runner: Runner) -> &'static str {
        self.text(match runner {
            Runner::Recursive => msg::RACE_ALGORITHM_RECURSIVE,
            Runner::Iterative => msg::RACE_ALGORITHM_ITERATIVE,
            Runner::Binary => msg::RACE_ALGORITHM_BINARY,
            Runner::Seeking => msg::RACE_ALGORITHM_SEEKING,
        })
    }

    fn race_cell(self, column: u8, runner: Runner, lap: &Sample, total: u64) -> String {
        let rounded = |number: f64| self.full(&Index::from(number.round() as u64));
        match column {
            0 => self.runner(runner).into(),
            1 => self.full(&Index::from(lap.moves)),
            2 => rounded(lap.elapsed_ms),
            // The time per move is not meaningful yet.
            _ if lap.moves < total && lap.elapsed_ms < 5.0 => "–".into(),
            _ => rounded(lap.elapsed_ms * 1e6 / lap.moves.max(1) as f64),
        }
    }
}
