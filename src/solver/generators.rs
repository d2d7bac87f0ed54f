//! The three textbook algorithms for the classic puzzle, as iterators over its moves.
//!
//! They make one move after another, which the rest of the solver avoids. The tests check the solver against them, and
//! the benchmarks compare their speed. Each takes any two of pegs A, B and C. [`Iterative`] and
//! [`ByBits`] take up to 64 discs.

use super::classic::word::Rotation;
use super::recursion::{Step, Subproblem};
use super::{Disc, Move, Peg, PegCount, PegSet};

/// The moves of the classic puzzle by counting: the bits of the counter give each move.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, generators::ByBits};
///
/// assert_eq!(ByBits::new(10, Peg::A, Peg::B).count(), 1023);
/// ```
#[derive(Clone, Debug)]
pub struct ByBits {
    rotation: Option<Rotation>,
    made: u64,
}

impl ByBits {
    /// Returns the moves of at most 64 discs from one peg to another. There are none unless these are two of pegs A, B and C.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, generators::ByBits};
    ///
    /// let discs: Vec<u32> = ByBits::new(3, Peg::A, Peg::C).map(|mv| mv.disc.number()).collect();
    /// assert_eq!(discs, [1, 2, 1, 3, 1, 2, 1]); // the zeros at the end of 1, 10, 11, 100, … and one more
    /// assert_eq!(ByBits::new(3, Peg::A, Peg::A).next(), None);
    /// ```
    #[must_use]
    pub const fn new(discs: u32, from: Peg, to: Peg) -> Self {
        Self { rotation: Rotation::new(discs, from, to), made: 0 }
    }
}

impl Iterator for ByBits {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.made = self.made.checked_add(1)?;
        self.rotation?.move_at(self.made)
    }
}

/// The moves of the classic puzzle by going through the three pairs of pegs in turn: between two pegs, exactly one move is legal.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, generators::Iterative};
///
/// let second = Iterative::new(3, Peg::A, Peg::C).nth(1);
/// assert_eq!(second.map(|mv| mv.to), Some(Peg::B));
/// ```
#[derive(Clone, Debug)]
pub struct Iterative {
    /// The discs of each peg, the top one last.
    stacks: [Vec<Disc>; 3],
    /// The pairs of pegs, in the order in which they take turns.
    pairs: [(Peg, Peg); 3],
    left: u64,
}

impl Iterative {
    /// Returns the moves of at most 64 discs from one peg to another. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, generators::{ByBits, Iterative}};
    ///
    /// let first = |discs| Iterative::new(discs, Peg::A, Peg::C).next().map(|mv| mv.to);
    /// assert_eq!([first(63), first(64)], [Some(Peg::C), Some(Peg::B)]); // odd: straight to the goal
    /// assert!(Iterative::new(10, Peg::A, Peg::C).eq(ByBits::new(10, Peg::A, Peg::C)));
    /// ```
    #[must_use]
    pub fn new(discs: u32, from: Peg, to: Peg) -> Self {
        let spare = from.third(to);
        // The smallest disc moves to the goal first when the number of discs is odd, to the spare peg when it is even.
        let (first, second) = if discs % 2 == 1 { (to, spare) } else { (spare, to) };
        let mut stacks = [const { Vec::new() }; 3];
        if let Some(stack) = stacks.get_mut(from.index()) {
            stack.extend((1..=discs).rev().filter_map(Disc::new));
        }
        let left = if discs == 0 { 0 } else { u64::MAX >> 64u32.saturating_sub(discs) };
        Self { stacks, pairs: [(from, first), (from, second), (first, second)], left }
    }

    fn top(&self, peg: Peg) -> Option<Disc> {
        self.stacks.get(peg.index())?.last().copied()
    }

    /// The one legal move between two pegs.
    fn between(&self, a: Peg, b: Peg) -> Option<Move> {
        let (from, to) = match (self.top(a), self.top(b)) {
            (Some(x), Some(y)) if x < y => (a, b),
            (Some(_), None) => (a, b),
            _ => (b, a),
        };
        Some(Move { disc: self.top(from)?, from, to })
    }
}

impl Iterator for Iterative {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.left = self.left.checked_sub(1)?;
        let [(a, b), ..] = self.pairs;
        self.pairs.rotate_left(1);
        let mv = self.between(a, b)?;
        self.stacks.get_mut(mv.from.index())?.pop();
        self.stacks.get_mut(mv.to.index())?.push(mv.disc);
        Some(mv)
    }
}

/// The moves of the classic puzzle by the textbook recursion: the smaller discs aside, the largest across, the smaller discs on
/// top. Pending calls are kept on an explicit stack, so that the moves can be produced one at a time.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, generators::Recursive};
///
/// assert_eq!(Recursive::new(5, Peg::A, Peg::C).count(), 31);
/// ```
#[derive(Clone, Debug)]
pub struct Recursive {
    waiting: Vec<Step>,
}

impl Recursive {
    /// Returns the moves of the discs from one peg to another. The first move takes O(n), and any further one O(1) amortised.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, generators::Recursive};
    ///
    /// let mut moves = Recursive::new(64, Peg::A, Peg::C);
    /// assert_eq!(moves.next().map(|mv| mv.to_string()), Some("disc 1 from A to B".into()));
    /// assert_eq!(moves.next().map(|mv| mv.to_string()), Some("disc 2 from A to C".into()));
    /// ```
    #[must_use]
    pub fn new(discs: u32, from: Peg, to: Peg) -> Self {
        Self { waiting: vec![Self::subproblem(discs, from, to)] }
    }

    fn subproblem(high: u32, from: Peg, to: Peg) -> Step {
        Step::Subproblem(Subproblem {
            low: 0,
            high,
            from: from.into(),
            to: to.into(),
            pegs: PegSet::all(PegCount::THREE),
        })
    }
}

impl Iterator for Recursive {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        loop {
            match self.waiting.pop()? {
                Step::Move(mv) => return Some(mv),
                Step::Subproblem(subproblem) => {
                    let (Some(disc), Some((from, to))) = (subproblem.largest(), subproblem.ends()) else { continue };
                    let (spare, smaller) = (from.third(to), subproblem.high - 1);
                    self.waiting.push(Self::subproblem(smaller, spare, to));
                    self.waiting.push(Step::Move(Move { disc, from, to }));
                    self.waiting.push(Self::subproblem(smaller, from, spare));
                }
            }
        }
    }
}
