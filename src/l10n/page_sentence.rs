//! Messages about the current position.

use crate::solver::{Index, Move, Peg};

use super::number_format::superscript;
use super::{Arg, L10n, PageMessage};

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
    /// assert_eq!(text, "25.0 % of the way; the rest takes 1 minute at 1 move a second");
    /// ```
    #[must_use]
    pub fn page_sentence(self, sentence: &PageSentence<'_>) -> String {
        match *sentence {
            PageSentence::AtStart { discs, peg, total } => self.start(discs, peg, total),
            PageSentence::Moved { index, total, step } => self.format(
                PageMessage::Moved,
                &[index.into(), total.into(), step.disc.into(), step.from.into(), step.to.into()],
            ),
            PageSentence::Finished { total, step, peg } => {
                let mut args = vec![total.into(), step.disc.into(), step.from.into(), step.to.into()];
                args.extend(peg.map(Arg::from));
                self.format(if peg.is_some() { PageMessage::FinishedOn } else { PageMessage::Finished }, &args)
            }
            PageSentence::Speed(speed) => self.format(PageMessage::PerSecond, &[Arg::Decimal(speed)]),
            PageSentence::EntryHint { exponent } => self.format(PageMessage::EntryHint, &[exponent.into()]),
            PageSentence::Progress { permille: 1000, .. } => self.text(PageMessage::ProgressDone).into(),
            PageSentence::Progress { permille, seconds, speed } => {
                let percent = [&(permille / 10).to_string(), ".", &(permille % 10).to_string()].concat();
                let args = [Arg::Decimal(&percent), self.duration(seconds).into(), Arg::Decimal(speed)];
                self.format(PageMessage::Progress, &args)
            }
            PageSentence::PegCount { count: 0, .. } => self.text(PageMessage::PegEmpty).into(),
            PageSentence::PegCount { count, .. } => self.format(PageMessage::PegCount, &[count.into()]),
            PageSentence::Leap { exponent, forward } => {
                [if forward { "+" } else { "−" }, "2", &superscript(exponent as usize)].concat()
            }
            PageSentence::WindowTitle { discs } => self.format(PageMessage::WindowTitle, &[discs.into()]),
        }
    }

    fn start(self, discs: u32, peg: Option<Peg>, total: Option<&Index>) -> String {
        let Some(total) = total.filter(|_| discs > 0) else {
            return self.text(if discs == 0 { PageMessage::NoDiscs } else { PageMessage::StartUnknown }).into();
        };
        match peg {
            Some(peg) if total.is_zero() => self.format(PageMessage::StartStays, &[peg.into()]),
            None if total.is_zero() => self.text(PageMessage::StartStands).into(),
            Some(peg) => self.format(PageMessage::StartOn, &[discs.into(), peg.into(), total.into()]),
            None => self.format(PageMessage::Start, &[discs.into(), total.into()]),
        }
    }

    /// A duration in the largest unit that is not more than it, rounded down.
    pub(super) fn duration(self, seconds: &Index) -> String {
        const UNITS: [(u32, PageMessage); 5] = [
            (31_557_600, PageMessage::Years),
            (86_400, PageMessage::Days),
            (3_600, PageMessage::Hours),
            (60, PageMessage::Minutes),
            (1, PageMessage::Seconds),
        ];
        let in_unit = |&(length, label): &(u32, PageMessage)| {
            let number = seconds.fraction(1, length);
            (!number.is_zero()).then(|| self.format(label, &[(&number).into()]))
        };
        UNITS.iter().find_map(in_unit).unwrap_or_else(|| self.text(PageMessage::NoSeconds).into())
    }
}
