//! Messages about the current position.

use crate::solver::{Index, Move, Peg};

use super::number_format::superscript;
use super::{Arg, L10n, Message, msg};

#[derive(Clone, Debug, PartialEq)]
pub enum PageSentence<'a> {
    /// Before the first move.
    AtStart {
        discs: u32,
        /// The peg that all discs are on, if they are on one peg.
        peg: Option<Peg>,
        /// `None` until the solution is known.
        total: Option<&'a Index>,
    },
    /// After a move.
    Moved {
        index: &'a Index,
        total: &'a Index,
        step: Move,
    },
    /// After the last move.
    Finished {
        total: &'a Index,
        step: Move,
        /// The peg that all discs are on, if they are on one peg.
        peg: Option<Peg>,
    },
    /// How much of the solution has been played, and how long the rest takes.
    Progress {
        /// Tenths of a percent of the moves.
        permille: u32,
        /// The time left, rounded down.
        seconds: &'a Index,
        /// Moves per second.
        speed: &'a str,
    },
    /// Moves per second.
    Speed(&'a str),
    /// Examples of what can be typed as a move number.
    EntryHint {
        /// A power of two that is a move number of the solution.
        exponent: u32,
    },
    /// How many discs are on a peg.
    PegCount {
        peg: Peg,
        count: usize,
    },
    /// A jump by a power of two.
    Leap {
        exponent: u32,
        forward: bool,
    },
    WindowTitle {
        discs: u32,
    },
}

impl L10n {
    /// ```
    /// use tower_of_hanoi::solver::Index;
    /// use tower_of_hanoi::l10n::{L10n, PageSentence};
    ///
    /// let seconds = Index::from(90);
    /// let text = L10n::ENGLISH.page_sentence(&PageSentence::Progress { permille: 250, seconds: &seconds, speed: "1" });
    /// assert_eq!(text, "25.0% done. Time left at 1 move per second: 1 minute.");
    /// ```
    #[must_use]
    pub fn page_sentence(self, sentence: &PageSentence<'_>) -> String {
        match *sentence {
            PageSentence::AtStart { discs, peg, total } => self.start(discs, peg, total),
            PageSentence::Moved { index, total, step } => self.format(
                msg::CAPTION_MOVE,
                [index.into(), total.into(), step.disc.into(), step.from.into(), step.to.into()],
            ),
            PageSentence::Finished { total, step, peg } => {
                let (total, disc, from, to) = (total.into(), step.disc.into(), step.from.into(), step.to.into());
                match peg {
                    Some(peg) => self.format(msg::CAPTION_LAST_MOVE_ON_PEG, [total, disc, from, to, peg.into()]),
                    None => self.format(msg::CAPTION_LAST_MOVE, [total, disc, from, to]),
                }
            }
            PageSentence::Speed(speed) => self.format(msg::TRANSPORT_SPEED_OPTION, [Arg::Decimal(speed)]),
            PageSentence::EntryHint { exponent } => self.format(msg::SCRUBBER_ENTRY_HINT, [exponent.into()]),
            PageSentence::Progress { permille: 1000, .. } => self.text(msg::SCRUBBER_PROGRESS_DONE).into(),
            PageSentence::Progress { permille, seconds, speed } => {
                let percent = [&(permille / 10).to_string(), ".", &(permille % 10).to_string()].concat();
                let args = [Arg::Decimal(&percent), self.duration(seconds).into(), Arg::Decimal(speed)];
                self.format(msg::SCRUBBER_PROGRESS, args)
            }
            PageSentence::PegCount { count: 0, .. } => self.text(msg::TOWERS_PEG_EMPTY).into(),
            PageSentence::PegCount { count, .. } => self.format(msg::TOWERS_PEG_DISCS, [count.into()]),
            PageSentence::Leap { exponent, forward } => {
                [if forward { "+" } else { "−" }, "2", &superscript(exponent as usize)].concat()
            }
            PageSentence::WindowTitle { discs } => self.format(msg::PAGE_WINDOW_TITLE, [discs.into()]),
        }
    }

    fn start(self, discs: u32, peg: Option<Peg>, total: Option<&Index>) -> String {
        let Some(total) = total.filter(|_| discs > 0) else {
            return self.text(if discs == 0 { msg::CAPTION_NO_DISCS } else { msg::CAPTION_START_TOTAL_UNKNOWN }).into();
        };
        match peg {
            Some(peg) if total.is_zero() => self.format(msg::CAPTION_ALREADY_ON_PEG, [peg.into()]),
            None if total.is_zero() => self.text(msg::CAPTION_ALREADY_SOLVED).into(),
            Some(peg) => self.format(msg::CAPTION_START_ON_PEG, [discs.into(), peg.into(), total.into()]),
            None => self.format(msg::CAPTION_START, [discs.into(), total.into()]),
        }
    }

    /// A duration in the largest unit that is not more than it, rounded down.
    pub(super) fn duration(self, seconds: &Index) -> String {
        const UNITS: [(u32, Message<1>); 5] = [
            (31_557_600, msg::DURATION_YEARS),
            (86_400, msg::DURATION_DAYS),
            (3_600, msg::DURATION_HOURS),
            (60, msg::DURATION_MINUTES),
            (1, msg::DURATION_SECONDS),
        ];
        let in_unit = |&(length, label): &(u32, Message<1>)| {
            let number = seconds.fraction(1, length);
            (!number.is_zero()).then(|| self.format(label, [(&number).into()]))
        };
        UNITS.iter().find_map(in_unit).unwrap_or_else(|| self.text(msg::DURATION_UNDER_A_SECOND).into())
    }
}
