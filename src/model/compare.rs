//! A second puzzle, to be compared with the first.

use crate::solver::{Begun, Discs, Path, Pegs, Puzzle, Rule, Solution, Stand, Unsolved};

use super::settings::{Draft, read_discs};
use super::{State, Views};

/// A second puzzle: from the first peg to the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// What it is.
    pub puzzle: Puzzle,
    /// Whether it stands at the same index as the first, and not as far along.
    pub by_index: bool,
}

/// A part of it that a person may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BesidePart {
    /// How many discs.
    Discs(Discs),
    /// How many pegs.
    Pegs(Pegs),
    /// Between which pegs a disc may move.
    Rule(Rule),
    /// By index or by fraction.
    ByIndex(bool),
}

impl Beside {
    fn new(discs: Discs, pegs: Pegs, rule: Rule, by_index: bool) -> Option<Self> {
        let start = Stand::Tower(crate::solver::Peg::A);
        let puzzle = Puzzle::new(rule, pegs, discs, start, Draft::default_goal(pegs)).ok()?;
        Some(Self { puzzle, by_index })
    }

    /// Its solution, made anew for each question; `None` where it would have to be searched.
    ///
    /// # Errors
    /// When it has none.
    pub fn solution(&self) -> Result<Option<Solution>, Unsolved> {
        Ok(match Solution::begin(&self.puzzle, Path::default(), u32::MAX)? {
            Begun::Solved(solution) => Some(solution),
            Begun::Searching(_) | Begun::Later => None,
        })
    }

    /// Reads what links hold: discs, pegs, rule, and `index` where the pace is that, as `8-3-one-way`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (text, by_index) = text.strip_suffix("-index").map_or((text, false), |text| (text, true));
        let mut parts = text.splitn(3, '-');
        let discs = read_discs(parts.next()?)?;
        let pegs = parts.next()?.parse().ok().and_then(Pegs::new)?;
        Self::new(discs, pegs, parts.next()?.parse().ok()?, by_index)
    }

    /// What [`Beside::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let Self { puzzle, by_index } = self;
        let pace = if *by_index { "-index" } else { "" };
        format!("{}-{}-{}{pace}", puzzle.discs().count(), puzzle.pegs().count(), puzzle.rule())
    }
}

impl State {
    /// The second puzzle: at first of as many discs and pegs, by a rule that is not the first's.
    #[must_use]
    pub fn beside(&self) -> Beside {
        let Views { beside, .. } = &self.settings.views;
        beside.clone().unwrap_or_else(|| {
            let first = &self.settings.puzzle;
            let rule = if first.rule() == Rule::Any { Rule::OneWay } else { Rule::Any };
            let other = Beside::new(first.discs(), first.pegs().max(Pegs::THREE), rule, false);
            other.unwrap_or_else(|| Beside { puzzle: first.clone(), by_index: false })
        })
    }

    pub(super) fn change_beside(&mut self, part: BesidePart) {
        let Beside { puzzle, by_index } = self.beside();
        let (discs, pegs, rule) = (puzzle.discs(), puzzle.pegs(), puzzle.rule());
        let changed = match part {
            BesidePart::Discs(discs) => Beside::new(discs, pegs, rule, by_index),
            BesidePart::Pegs(pegs) => Beside::new(discs, pegs, rule, by_index),
            BesidePart::Rule(rule) => Beside::new(discs, pegs, rule, by_index),
            BesidePart::ByIndex(by_index) => Beside::new(discs, pegs, rule, by_index),
        };
        self.settings.views.beside = changed.or(self.settings.views.beside.take());
    }
}
