//! A race between the well-known ways to list the moves of the classic puzzle.
//!
//! The runners take turns of a few milliseconds, and each is timed by its own turns only. All four can be watched at once, and none
//! takes time from another.

use std::rc::Rc;

use crate::solver::generators::{ByBits, Iterative, Recursive};
use crate::solver::{DiscCount, Index, Move, PathKind, Peg, PegCount, Placement, Puzzle, Rule, Solution};

use super::link::{LinkWriter, Params};
use super::{Parameter, Problem, Reason, State, whole_number};

/// A way to list all moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runner {
    Recursive,
    /// Cycles through the pairs of pegs.
    Iterative,
    /// Reads the bits of a counter.
    Binary,
    /// Computes each move from its number alone.
    Seeking,
}

impl Runner {
    /// All runners, in the order in which they take turns.
    pub const ALL: [Self; 4] = [Self::Recursive, Self::Iterative, Self::Binary, Self::Seeking];

    fn moves(self, discs: u32) -> Box<dyn Iterator<Item = Move>> {
        let (from, to) = (Peg::A, Peg::C);
        match self {
            Self::Recursive => Box::new(Recursive::new(discs, from, to)),
            Self::Iterative => Box::new(Iterative::new(discs, from, to)),
            Self::Binary => Box::new(ByBits::new(discs, from, to)),
            Self::Seeking => Box::new(seek_each(discs).into_iter().flatten()),
        }
    }
}

fn seek_each(discs: u32) -> Option<impl Iterator<Item = Move>> {
    let (from, to) = (Placement::Tower(Peg::A), Placement::Tower(Peg::C));
    let puzzle = Puzzle::new(Rule::Any, PegCount::THREE, DiscCount::new(discs)?, from, to).ok()?;
    let solution = Solution::with_path(&puzzle, PathKind::default()).ok()?;
    Some((1u64..).map_while(move |number| solution.move_at(&Index::from(number))))
}

/// A runner at work.
pub struct RaceRun {
    moves: Box<dyn Iterator<Item = Move>>,
    made: u64,
    /// Uses the moves, so that the compiler cannot drop them.
    sum: u32,
}

impl RaceRun {
    #[must_use]
    pub fn new(runner: Runner, discs: u32) -> Self {
        Self { moves: runner.moves(discs), made: 0, sum: 0 }
    }

    /// Makes moves while `may_go_on` returns true. Returns the number of moves so far, and whether there are more.
    pub fn run(&mut self, mut may_go_on: impl FnMut() -> bool) -> (u64, bool) {
        // Reading the clock takes longer than a move.
        const BATCH: u64 = 1_000;
        loop {
            for _ in 0..BATCH {
                let Some(step) = self.moves.next() else { return (self.made, false) };
                self.made += 1;
                self.sum = self.sum.wrapping_add(step.disc.number());
            }
            if !may_go_on() {
                return (self.made, true);
            }
        }
    }

    /// The sum of the numbers of all moved discs.
    #[must_use]
    pub const fn sum(&self) -> u32 {
        self.sum
    }
}

/// The progress of a runner at some time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    pub moves: u64,
    /// The time that it ran, in milliseconds.
    pub elapsed_ms: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaceConfig {
    pub discs: u32,
}

impl Default for RaceConfig {
    fn default() -> Self {
        Self { discs: Race::DEFAULT_DISCS }
    }
}

impl RaceConfig {
    pub(super) fn apply(&mut self, params: &mut Params) {
        params.set(Parameter::Race, &mut self.discs, Race::DEFAULT_DISCS, Race::parse_discs);
    }

    pub(super) fn format(self, link: &mut LinkWriter) {
        link.add(Parameter::Race, self == Self::default(), self.discs);
    }
}

/// The current state of a race.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    pub discs: u32,
    /// The samples of each runner, in the order of [`Runner::ALL`].
    pub samples: [Vec<Sample>; 4],
    pub is_running: bool,
}

impl Race {
    /// More discs would take too long.
    pub const MAX_DISCS: u32 = 26;
    const DEFAULT_DISCS: u32 = 20;
    /// The samples that are kept of one runner are at least this fraction of the moves apart: one in `MAX_SAMPLES`.
    const MAX_SAMPLES: u64 = 100;

    /// A number of discs that a race accepts, read as a [`whole_number`].
    #[must_use]
    pub fn parse_discs(text: &str) -> Option<u32> {
        whole_number(text).filter(|discs| (1..=Self::MAX_DISCS).contains(discs))
    }

    fn new(discs: u32) -> Self {
        Self { discs, samples: Default::default(), is_running: true }
    }

    /// The number of moves that each runner has to make.
    #[must_use]
    pub const fn total(&self) -> u64 {
        (1 << self.discs) - 1
    }

    fn add(&mut self, runner: usize, sample: Sample) {
        let total = self.total();
        if let Some(samples) = self.samples.get_mut(runner) {
            match samples.as_mut_slice() {
                [.., before, last] if last.moves.saturating_sub(before.moves) < total / Self::MAX_SAMPLES => {
                    *last = sample
                }
                _ => samples.push(sample),
            }
        }
        let is_done = |samples: &Vec<Sample>| samples.last().is_some_and(|sample| sample.moves >= total);
        self.is_running &= !self.samples.iter().all(is_done);
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum RaceAction {
    SetDiscs(u32),
    Start,
    Stop,
    /// The worker could not be started.
    Fail,
    /// A runner, by its place in [`Runner::ALL`], made this progress.
    AddSample(usize, Sample),
}

pub(super) fn update(state: &mut State, action: RaceAction) {
    match action {
        RaceAction::SetDiscs(discs) => {
            state.config.race.discs = discs.clamp(1, Race::MAX_DISCS);
            state.session.race = None;
        }
        RaceAction::Start => state.session.race = Some(Rc::new(Race::new(state.config.race.discs))),
        RaceAction::Stop => {
            if let Some(race) = &mut state.session.race {
                Rc::make_mut(race).is_running = false;
            }
        }
        RaceAction::Fail => {
            state.session.race = None;
            state.report(Problem::new(Parameter::Race, "", Reason::LoadFailed));
        }
        RaceAction::AddSample(runner, sample) => {
            if let Some(race) = state.session.race.as_mut().filter(|race| race.is_running) {
                Rc::make_mut(race).add(runner, sample);
            }
        }
    }
}
