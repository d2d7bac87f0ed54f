//! What the page says of where it is.

use crate::solver::{Index, Move, Peg};

use super::numerals::raised;
use super::{Fact, Label, Language};

/// A string made of facts.
#[derive(Clone, Debug, PartialEq)]
pub enum Phrase<'a> {
    /// No move is made yet.
    AtStart {
        /// How many discs there are.
        discs: u32,
        /// Where they stand, when all stand on one peg.
        peg: Option<Peg>,
        /// How many moves there will be, when that is known.
        total: Option<&'a Index>,
    },
    /// A move was just made.
    Moved {
        /// Its number.
        index: &'a Index,
        /// Of how many.
        total: &'a Index,
        /// The move.
        step: Move,
    },
    /// The same, and it was the last.
    Finished {
        /// Its number.
        total: &'a Index,
        /// The move.
        step: Move,
        /// Where all discs now stand, when it is one peg.
        peg: Option<Peg>,
    },
    /// How much of the way lies behind, and how long the rest takes.
    Progress {
        /// Tenths of a percent that lie behind.
        permille: u32,
        /// Seconds that the rest takes, rounded down.
        seconds: &'a Index,
        /// Moves per second.
        speed: &'a str,
    },
    /// Moves per second.
    Speed(&'a str),
    /// What else can be typed as a move number.
    EntryHint {
        /// A power of two within the solution.
        exponent: u32,
    },
    /// How many discs stand on a peg.
    PegCount {
        /// The peg.
        peg: Peg,
        /// How many.
        count: usize,
    },
    /// A leap by 2^k moves.
    Leap {
        /// k.
        exponent: u32,
        /// Forward or back.
        forward: bool,
    },
    /// What the title of the window says besides the name of the page.
    WindowTitle {
        /// How many discs.
        discs: u32,
    },
}

impl Language {
    /// A string made of facts.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    /// use tower_of_hanoi::l10n::{Language, Phrase};
    ///
    /// let seconds = Index::from(90);
    /// let said = Language::ENGLISH.say(&Phrase::Progress { permille: 250, seconds: &seconds, speed: "1" });
    /// assert_eq!(said, "25.0 % of the way; the rest takes 1 minute at 1 move a second");
    /// ```
    #[must_use]
    pub fn say(self, phrase: &Phrase<'_>) -> String {
        match *phrase {
            Phrase::AtStart { discs, peg, total } => self.start(discs, peg, total),
            Phrase::Moved { index, total, step } => self
                .fill(Label::Moved, &[index.into(), total.into(), step.disc.into(), step.from.into(), step.to.into()]),
            Phrase::Finished { total, step, peg } => {
                let mut facts = vec![total.into(), step.disc.into(), step.from.into(), step.to.into()];
                facts.extend(peg.map(Fact::from));
                self.fill(if peg.is_some() { Label::FinishedOn } else { Label::Finished }, &facts)
            }
            Phrase::Speed(speed) => self.fill(Label::PerSecond, &[Fact::Decimal(speed)]),
            Phrase::EntryHint { exponent } => self.fill(Label::EntryHint, &[exponent.into()]),
            Phrase::Progress { permille: 1000, .. } => self.label(Label::ProgressDone).into(),
            Phrase::Progress { permille, seconds, speed } => {
                let percent = [&(permille / 10).to_string(), ".", &(permille % 10).to_string()].concat();
                let facts = [Fact::Decimal(&percent), self.duration(seconds).into(), Fact::Decimal(speed)];
                self.fill(Label::Progress, &facts)
            }
            Phrase::PegCount { count: 0, .. } => self.label(Label::PegEmpty).into(),
            Phrase::PegCount { count, .. } => self.fill(Label::PegCount, &[count.into()]),
            Phrase::Leap { exponent, forward } => {
                [if forward { "+" } else { "−" }, "2", &raised(exponent as usize)].concat()
            }
            Phrase::WindowTitle { discs } => self.fill(Label::WindowTitle, &[discs.into()]),
        }
    }

    fn start(self, discs: u32, peg: Option<Peg>, total: Option<&Index>) -> String {
        let Some(total) = total.filter(|_| discs > 0) else {
            return self.label(if discs == 0 { Label::NoDiscs } else { Label::StartUnknown }).into();
        };
        match peg {
            Some(peg) if total.is_start() => self.fill(Label::StartStays, &[peg.into()]),
            None if total.is_start() => self.label(Label::StartStands).into(),
            Some(peg) => self.fill(Label::StartOn, &[discs.into(), peg.into(), total.into()]),
            None => self.fill(Label::Start, &[discs.into(), total.into()]),
        }
    }

    /// A time in its largest unit, rounded down.
    pub(super) fn duration(self, seconds: &Index) -> String {
        const UNITS: [(u32, Label); 5] = [
            (31_557_600, Label::Years),
            (86_400, Label::Days),
            (3_600, Label::Hours),
            (60, Label::Minutes),
            (1, Label::Seconds),
        ];
        let in_unit = |&(length, label): &(u32, Label)| {
            let number = seconds.fraction(1, length);
            (!number.is_start()).then(|| self.fill(label, &[(&number).into()]))
        };
        UNITS.iter().find_map(in_unit).unwrap_or_else(|| self.label(Label::NoSeconds).into())
    }
}
