//! Subproblems and their steps.

use std::ops::Range;

use crate::solver::{Disc, Move, Peg, PegSet};

/// "Move discs `low + 1` to `high` from one endpoint to another."
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subproblem {
    /// The number of smaller discs, which stay in place.
    pub low: u32,
    /// The number of the largest disc; equal to `low` when no disc moves.
    pub high: u32,
    /// The place of the discs before.
    pub from: Endpoint,
    /// The place of the discs after.
    pub to: Endpoint,
    /// The pegs that may be used.
    pub pegs: PegSet,
}

impl Subproblem {
    /// Returns the pegs before and after, if each endpoint is one peg for all discs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, ThreePegs};
    /// use tower_of_hanoi::solver::{Peg, Puzzle};
    ///
    /// let tower = Puzzle::classic(4)?;
    /// let ends = |puzzle| ThreePegs::of(puzzle).map(|recursion| recursion.root().ends());
    /// assert_eq!(ends(&tower), Some(Some((Peg::A, Peg::C))));
    /// assert_eq!(ends(&tower.with_start("0121".parse()?)?), Some(None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn ends(&self) -> Option<(Peg, Peg)> {
        match (self.from, self.to) {
            (Endpoint::Peg(from), Endpoint::Peg(to)) => Some((from, to)),
            _ => None,
        }
    }

    /// Returns the number of discs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, Subproblem, ThreePegs};
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// let task = ThreePegs::of(&Puzzle::classic(8)?).ok_or("already solved")?.root();
    /// assert_eq!(task.size(), 8);
    /// assert_eq!(Subproblem { low: 3, ..task }.size(), 5); // discs 4 to 8
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn size(&self) -> u32 {
        self.high.saturating_sub(self.low)
    }

    /// Appends the three steps of a split: the `aside` smallest discs to `spare`, the other discs to the goal without using
    /// `spare`, and the smallest discs on top. If no disc goes aside, there is only one step.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{FrameStewart, Recursion, Split};
    /// use tower_of_hanoi::solver::{Peg, Puzzle};
    ///
    /// let reve = Puzzle::builder().discs(8).pegs(4).build()?;
    /// let mut steps = Vec::new();
    /// FrameStewart::of(&reve, Split::Smallest).ok_or("another recursion")?.root().split(5, Peg::B, &mut steps);
    /// assert_eq!(steps.iter().map(|step| step.disc_indices()).collect::<Vec<_>>(), [0..5, 5..8, 0..5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn split(&self, aside: u32, spare: Peg, steps: &mut Vec<Step>) {
        let Self { low, high, from, to, pegs } = *self;
        let middle = low + aside.min(self.size());
        let smallest = |from, to| Step::Subproblem(Self { low, high: middle, from, to, pegs });
        if aside > 0 {
            steps.push(smallest(from, spare.into()));
        }
        steps.push(Step::Subproblem(Self { low: middle, high, from, to, pegs: pegs.without(spare) }));
        if aside > 0 {
            steps.push(smallest(spare.into(), to));
        }
    }

    /// Returns the zero-based indices of the discs, in order. Each is the number of the disc less 1.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, Subproblem, ThreePegs};
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// let task = ThreePegs::of(&Puzzle::classic(8)?).ok_or("already solved")?.root();
    /// assert_eq!(task.disc_indices(), 0..8);
    /// assert_eq!(Subproblem { low: 3, ..task }.disc_indices(), 3..8); // discs 4 to 8
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn disc_indices(&self) -> Range<usize> {
        self.low as usize..self.high as usize
    }

    /// Returns the largest disc, if there is any.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, Subproblem, ThreePegs};
    /// use tower_of_hanoi::solver::{Disc, Puzzle};
    ///
    /// let task = ThreePegs::of(&Puzzle::classic(8)?).ok_or("already solved")?.root();
    /// assert_eq!(task.largest(), Disc::new(8));
    /// assert_eq!(Subproblem { high: 0, ..task }.largest(), None); // no disc
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn largest(&self) -> Option<Disc> {
        if self.high > self.low { Disc::new(self.high) } else { None }
    }
}

/// One step of an expanded subproblem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A smaller subproblem.
    Subproblem(Subproblem),
    /// A single move.
    Move(Move),
}

impl Step {
    /// Returns the zero-based indices of the discs that the step moves.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::Step;
    ///
    /// let step = Step::Move("disc 3 from A to C".parse()?);
    /// assert_eq!(step.disc_indices(), 2..3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn disc_indices(&self) -> Range<usize> {
        match self {
            Self::Subproblem(subproblem) => subproblem.disc_indices(),
            Self::Move(mv) => mv.disc.index()..mv.disc.index() + 1,
        }
    }

    /// Returns the endpoint of these discs after the step.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Peg;
    /// use tower_of_hanoi::solver::recursion::{Endpoint, Step};
    ///
    /// let step = Step::Move("disc 3 from A to C".parse()?);
    /// assert_eq!(step.to(), Endpoint::Peg(Peg::C));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn to(&self) -> Endpoint {
        match self {
            Self::Subproblem(subproblem) => subproblem.to,
            Self::Move(mv) => Endpoint::Peg(mv.to),
        }
    }
}

/// The place of the discs before or after a [`Subproblem`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endpoint {
    /// All on one peg.
    Peg(Peg),
    /// Each on its peg at the start of the puzzle.
    Start,
    /// Each on its peg at the goal of the puzzle.
    Goal,
}

impl Endpoint {
    /// Returns the peg if all discs are on one; `None` for the start and the goal of the puzzle.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, recursion::Endpoint};
    ///
    /// assert_eq!(Endpoint::from(Peg::B).peg(), Some(Peg::B));
    /// assert_eq!(Endpoint::Start.peg(), None); // each disc on its own peg
    /// ```
    #[must_use]
    pub const fn peg(self) -> Option<Peg> {
        if let Self::Peg(peg) = self { Some(peg) } else { None }
    }
}

impl From<Peg> for Endpoint {
    fn from(peg: Peg) -> Self {
        Self::Peg(peg)
    }
}
