//! A race of the well-known ways to list the moves of the classic puzzle.
//!
//! The runners take turns of a few milliseconds each, and each is timed by its own turns alone: so all four are seen to run
//! at once, and none takes time from another.

use std::rc::Rc;

use crate::solver::algorithms::{ByBits, Iterative, Recursive};
use crate::solver::{Discs, Index, Move, Path, Peg, Pegs, Puzzle, Rule, Solution, Stand};

use super::{Parameter, Problem, Reason, State};

/// A way to list all moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runner {
    /// The textbook recursion.
    Recursive,
    /// Round the pairs of pegs.
    Iterative,
    /// From the bits of a counter.
    Binary,
    /// Each move sought by its number, as if there were no other.
    Seeking,
}

impl Runner {
    /// All of them, in the order in which they take turns.
    pub const ALL: [Self; 4] = [Self::Recursive, Self::Iterative, Self::Binary, Self::Seeking];

    /// The moves that it lists.
    fn moves(self, discs: u32) -> Box<dyn Iterator<Item = Move>> {
        let (from, to) = (Peg::A, Peg::C);
        match self {
            Self::Recursive => Box::new(Recursive::new(discs, from, to)),
            Self::Iterative => Box::new(Iterative::new(discs, from, to)),
            Self::Binary => Box::new(ByBits::new(discs, from, to)),
            Self::Seeking => Box::new(sought(discs).into_iter().flatten()),
        }
    }
}

fn sought(discs: u32) -> Option<impl Iterator<Item = Move>> {
    let (from, to) = (Stand::Tower(Peg::A), Stand::Tower(Peg::C));
    let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, Discs::new(discs)?, from, to).ok()?;
    let solution = Solution::along(&puzzle, Path::default()).ok()?;
    Some((1u64..).map_while(move |number| solution.move_at(&Index::from(number))))
}

/// A runner on its way.
pub struct Heat {
    moves: Box<dyn Iterator<Item = Move>>,
    made: u64,
    /// So that no compiler finds out that nobody looks at the moves.
    sum: u32,
}

impl Heat {
    /// A runner at the start, with so many discs.
    #[must_use]
    pub fn new(runner: Runner, discs: u32) -> Self {
        Self { moves: runner.moves(discs), made: 0, sum: 0 }
    }

    /// Makes moves for as long as it may; how many it has made in all, and whether there are more.
    pub fn run(&mut self, mut goes_on: impl FnMut() -> bool) -> (u64, bool) {
        // The clock is looked at now and then: looking takes longer than a move.
        const AT_ONCE: u64 = 1_000;
        loop {
            for _ in 0..AT_ONCE {
                let Some(step) = self.moves.next() else { return (self.made, false) };
                self.made += 1;
                self.sum = self.sum.wrapping_add(step.disc.number());
            }
            if !goes_on() {
                return (self.made, true);
            }
        }
    }

    /// The numbers of all discs moved, added up.
    #[must_use]
    pub const fn sum(&self) -> u32 {
        self.sum
    }
}

/// How far a runner was after so long.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lap {
    /// Moves made.
    pub moves: u64,
    /// Milliseconds that it ran.
    pub milliseconds: f64,
}

/// A race as far as it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// How many discs.
    pub discs: u32,
    /// The laps of each runner.
    pub laps: [Vec<Lap>; 4],
    /// Whether it goes on.
    pub runs: bool,
}

/// One thing that happens to the race.
#[derive(Clone, Debug, PartialEq)]
pub enum Racing {
    /// With so many discs.
    Discs(u32),
    /// From the start.
    Start,
    /// Not any longer.
    Stop,
    /// It could not be run.
    Fail,
    /// A runner, by its place, has come so far.
    Lap(usize, Lap),
}

impl Race {
    /// More discs would take too long.
    pub const MOST_DISCS: u32 = 26;
    const USUAL_DISCS: u32 = 20;
    /// The laps that are kept of one runner lie at least such a part of the way apart.
    const LAPS: u64 = 100;

    /// A number of discs that a race may have.
    #[must_use]
    pub fn read(text: &str) -> Option<u32> {
        text.parse().ok().filter(|discs| (1..=Self::MOST_DISCS).contains(discs))
    }

    /// A number of discs that was chosen; none for the usual one.
    #[must_use]
    pub fn chosen(discs: u32) -> Option<u32> {
        (discs != Self::USUAL_DISCS).then_some(discs)
    }

    /// How many moves each runner has to make.
    #[must_use]
    pub const fn total(&self) -> u64 {
        (1 << self.discs) - 1
    }

    fn add(&mut self, runner: usize, lap: Lap) {
        let total = self.total();
        if let Some(laps) = self.laps.get_mut(runner) {
            match laps.as_mut_slice() {
                [.., before, last] if last.moves.saturating_sub(before.moves) < total / Self::LAPS => *last = lap,
                _ => laps.push(lap),
            }
        }
        let has_arrived = |laps: &Vec<Lap>| laps.last().is_some_and(|lap| lap.moves >= total);
        self.runs &= !self.laps.iter().all(has_arrived);
    }
}

impl State {
    /// How many discs the race has.
    #[must_use]
    pub fn race_discs(&self) -> u32 {
        self.settings.views.race.unwrap_or(Race::USUAL_DISCS)
    }

    /// The race, if one was begun.
    #[must_use]
    pub const fn race(&self) -> Option<&Rc<Race>> {
        self.race.as_ref()
    }

    pub(super) fn go_racing(&mut self, racing: Racing) {
        match racing {
            Racing::Discs(discs) => {
                let discs = discs.clamp(1, Race::MOST_DISCS);
                self.settings.views.race = Race::chosen(discs);
                self.race = None;
            }
            Racing::Start => {
                let discs = self.race_discs();
                self.race = Some(Rc::new(Race { discs, laps: Default::default(), runs: true }));
            }
            Racing::Stop => {
                if let Some(race) = &mut self.race {
                    Rc::make_mut(race).runs = false;
                }
            }
            Racing::Fail => {
                self.race = None;
                self.complain(Problem::new(Parameter::Race, "", Reason::NotLoaded));
            }
            Racing::Lap(runner, lap) => {
                if let Some(race) = self.race.as_mut().filter(|race| race.runs) {
                    Rc::make_mut(race).add(runner, lap);
                }
            }
        }
    }
}
