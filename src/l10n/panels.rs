//! The texts of the panels.

use crate::model::{Runner, Sample};
use crate::solver::recursion::{Endpoint, Step};
use crate::solver::{Disc, Index, IndexDigits, Move, Peg, PegCount};

use super::number_format::superscript;
use super::{Arg, L10n, msg};

/// The target of a move to a neighbour in the state graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbour {
    /// To the next position of the solution.
    Next,
    /// To the position before the last move.
    Back,
    Other,
}

/// Shorter numbers, in bits, are written with all their digits if a sentence is about them alone.
const EXACT_BITS: u64 = 70;

impl L10n {
    /// The moves after one index up to another.
    #[must_use]
    pub fn stretch(self, first: &Index, last: &Index) -> String {
        self.format(msg::TIMELINE_RANGE, [(&first.next()).into(), last.into()])
    }

    /// The moves with these numbers.
    #[must_use]
    pub fn move_range(self, first: &Index, last: &Index) -> String {
        match first == last {
            true => self.format(msg::TIMELINE_FLAG, [first.into()]),
            false => self.format(msg::TIMELINE_RANGE, [first.into(), last.into()]),
        }
    }

    /// The move of the solution under the pointer. `is_in_game`: whether the towers show a game.
    #[must_use]
    pub fn pointed_move(self, index: &Index, step: Move, is_in_game: bool) -> String {
        let text = if is_in_game { msg::TIMELINE_POINTED_MOVE_SOLUTION } else { msg::TIMELINE_POINTED_MOVE };
        self.format(text, [index.into(), step.disc.into(), step.from.into(), step.to.into()])
    }

    /// The meaning of the digits of the index, and how to change them.
    #[must_use]
    pub fn digits_hint(self, digits: IndexDigits) -> String {
        match digits {
            IndexDigits::BINARY => self.text(msg::DIGITS_BINARY_HINT).into(),
            digits => self.format(msg::DIGITS_BASE_HINT, [digits.base().into()]),
        }
    }

    /// The label of a button for one digit of the index. Places are counted from the right, from 0.
    #[must_use]
    pub fn digit(self, digits: IndexDigits, place: u32, value: u32) -> String {
        let text = if digits == IndexDigits::BINARY { msg::DIGITS_BIT_LABEL } else { msg::DIGITS_DIGIT_LABEL };
        let place_value = format!("{}{}", digits.base(), superscript(place as usize));
        self.format(text, [place.into(), place_value.into(), (place + 1).into(), value.into()])
    }

    /// The disc of the highlighted digit: its peg, and the number of its moves. `is_in_game`: whether the towers show a game, in
    /// which it may be elsewhere.
    #[must_use]
    pub fn digit_disc(self, disc: Disc, peg: Peg, times: &Index, is_in_game: bool) -> String {
        let text = if is_in_game { msg::DIGITS_DISC_MOVED_SOLUTION } else { msg::DIGITS_DISC_MOVED };
        self.format(text, [disc.into(), peg.into(), times.into()])
    }

    /// A description of the race's plot, with the moves and milliseconds at its ends.
    #[must_use]
    pub fn race_plot(self, total: u64, elapsed_ms: f64) -> String {
        let (total, time) = (Index::from(total), Index::from(elapsed_ms.round() as u64));
        self.format(msg::RACE_PLOT, [Arg::FullNumber(&total), Arg::FullNumber(&time)])
    }

    /// The progress of a solution that has no recursion.
    #[must_use]
    pub fn search_progress(self, index: &Index, total: &Index) -> String {
        let left = total.saturating_sub(index);
        self.format(msg::RECURSION_SEARCH_PROGRESS, [index.into(), total.into(), (&left).into()])
    }

    /// A move to a neighbour in the state graph.
    #[must_use]
    pub fn neighbour(self, step: Move, leads: Neighbour) -> String {
        let text = match leads {
            Neighbour::Next => msg::GRAPH_NEIGHBOUR_NEXT,
            Neighbour::Back => msg::GRAPH_NEIGHBOUR_BACK,
            Neighbour::Other => return self.step(step),
        };
        self.format(text, [step.disc.into(), step.from.into(), step.to.into()])
    }

    /// The heading of a column of totals, after the rule.
    #[must_use]
    pub fn pegs_and_ends(self, pegs: PegCount, from: Peg, to: Peg) -> String {
        self.format(msg::NUMBERS_PEGS_AND_ENDS, [u32::from(pegs.count()).into(), from.into(), to.into()])
    }

    /// The duration of all moves at one move per second.
    #[must_use]
    pub fn one_a_second(self, discs: u32, moves: &Index) -> String {
        let number = if moves.bits() < EXACT_BITS { Arg::FullNumber(moves) } else { Arg::Number(moves) };
        self.format(msg::NUMBERS_ONE_MOVE_A_SECOND, [number, discs.into(), self.duration(moves).into()])
    }

    /// Two sentences, with the separator of the language.
    #[must_use]
    pub fn join(self, first: String, second: String) -> String {
        self.format(msg::COMMON_TWO_SENTENCES, [first.into(), second.into()])
    }

    /// A short label of a task or a move.
    #[must_use]
    pub fn short_part(self, part: Step) -> String {
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

    /// A cell of the race's table: 0 for the name, 1 for moves, 2 for milliseconds, 3 for nanoseconds per move.
    #[must_use]
    pub fn race_cell(self, column: u8, runner: Runner, lap: &Sample, total: u64) -> String {
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
