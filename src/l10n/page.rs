//! The place in the solution, and the controls of the page.

use crate::solver::{Index, Move, Peg, Puzzle};

use super::{Arg, L10n, Message, msg};

impl L10n {
    /// The announcement after a move.
    #[must_use]
    pub fn moved(self, index: &Index, total: &Index, step: Move) -> String {
        let Move { disc, from, to } = step;
        self.format(msg::CAPTION_MOVE, [index.into(), total.into(), disc.into(), from.into(), to.into()])
    }

    /// The announcement after the last move. `peg` is the one with all discs, if they are on one peg.
    #[must_use]
    pub fn moved_last(self, total: &Index, step: Move, peg: Option<Peg>) -> String {
        let (total, disc, from, to) = (total.into(), step.disc.into(), step.from.into(), step.to.into());
        match peg {
            Some(peg) => self.format(msg::CAPTION_LAST_MOVE_ON_PEG, [total, disc, from, to, peg.into()]),
            None => self.format(msg::CAPTION_LAST_MOVE, [total, disc, from, to]),
        }
    }

    /// The completed part of the solution, in tenths of a percent of the moves, and the duration of the rest in seconds, rounded
    /// down, at this speed in moves per second.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    /// use tower_of_hanoi::l10n::L10n;
    ///
    /// let text = L10n::ENGLISH.progress(250, &Index::from(90), "1");
    /// assert_eq!(text, "25.0% done. Time left at 1 move per second: 1 minute.");
    /// ```
    #[must_use]
    pub fn progress(self, permille: u32, seconds: &Index, speed: &str) -> String {
        if permille == 1000 {
            return self.text(msg::SCRUBBER_PROGRESS_DONE).into();
        }
        let percent = [&(permille / 10).to_string(), ".", &(permille % 10).to_string()].concat();
        let args = [Arg::Decimal(&percent), self.duration(seconds).into(), Arg::Decimal(speed)];
        self.format(msg::SCRUBBER_PROGRESS, args)
    }

    /// A number of moves per second.
    #[must_use]
    pub fn speed(self, moves_per_second: &str) -> String {
        self.format(msg::TRANSPORT_SPEED_OPTION, [Arg::Decimal(moves_per_second)])
    }

    /// The number of discs on a peg.
    #[must_use]
    pub fn disc_count(self, count: usize) -> String {
        match count {
            0 => self.text(msg::TOWERS_PEG_EMPTY).into(),
            count => self.format(msg::TOWERS_PEG_DISCS, [count.into()]),
        }
    }

    /// The title of the window.
    #[must_use]
    pub fn window_title(self, puzzle: &Puzzle) -> String {
        self.format(msg::PAGE_WINDOW_TITLE, [puzzle.discs().count().into()])
    }

    /// The announcement before the first move. `peg` is the one with all discs, if they are on one peg; `total` is `None` until the
    /// solution is known.
    #[must_use]
    pub fn start(self, discs: u32, peg: Option<Peg>, total: Option<&Index>) -> String {
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

    /// How long moves take that take so many seconds at a speed, in moves per second.
    #[must_use]
    pub fn duration_at(self, seconds: &Index, speed: &str) -> String {
        self.format(msg::SCRUBBER_DURATION, [self.duration(seconds).into(), Arg::Decimal(speed)])
    }

    /// How long the moves to a place take.
    #[must_use]
    pub fn time(self, seconds: &Index) -> String {
        let duration = self.duration(seconds);
        self.format(msg::SCRUBBER_TIME, [duration.into()])
    }

    /// A duration in the largest unit that is not more than it, rounded down; in billions of years, to the nearest one.
    pub(super) fn duration(self, seconds: &Index) -> String {
        const BILLION: u32 = 1_000_000_000;
        // Powers of ten say more from here on.
        const MAX_IN_BILLIONS: u64 = 1_000_000_000_000_000;
        const UNITS: [(u32, Message<1>); 5] = [
            (31_557_600, msg::DURATION_YEARS),
            (86_400, msg::DURATION_DAYS),
            (3_600, msg::DURATION_HOURS),
            (60, msg::DURATION_MINUTES),
            (1, msg::DURATION_SECONDS),
        ];
        let years = seconds.fraction(1, UNITS[0].0);
        if (Index::from(u64::from(BILLION))..Index::from(MAX_IN_BILLIONS)).contains(&years) {
            let unit = if self.locale().counts_hundred_millions() { BILLION / 10 } else { BILLION };
            let number = (&years + &Index::from(u64::from(unit / 2))).fraction(1, unit);
            return self.format(msg::DURATION_BILLION_YEARS, [(&number).into()]);
        }
        let in_unit = |&(length, label): &(u32, Message<1>)| {
            let number = seconds.fraction(1, length);
            (!number.is_zero()).then(|| self.format(label, [(&number).into()]))
        };
        UNITS.iter().find_map(in_unit).unwrap_or_else(|| self.text(msg::DURATION_UNDER_A_SECOND).into())
    }
}
