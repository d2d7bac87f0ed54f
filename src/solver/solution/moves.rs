//! The moves of a solution one after the other, from both sides.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{Bound, RangeBounds};

use super::{Method, Solution};
use crate::solver::recursion::{Recursion, Step, path_to};
use crate::solver::{Index, Move};

/// Up to this many skipped moves are made one by one, because another start costs more.
const MAX_SKIPPED: usize = 32;

/// An iterator over moves of a solution. [`Solution::moves`] makes it.
///
/// On each side that was asked for it keeps O(n) steps of the recursion, and a clone copies them.
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct Moves<'a> {
    solution: &'a Solution,
    /// The number of the next move from the front.
    first: Index,
    /// The number of the next move from the back. Nothing is left if it is smaller.
    last: Index,
    /// Where the recursion is entered, for moves that were asked for.
    front: Option<Walk<'a>>,
    back: Option<Walk<'a>>,
}

impl Solution {
    /// Returns the moves with numbers in a range, in order. Moves are numbered from 1; numbers that no move has are ignored.
    ///
    /// It starts anywhere in O(n) big-integer steps, which takes longer than [`Solution::move_at`], and each further move
    /// takes O(1) amortised, besides counting. Skipping many moves, as by [`Iterator::nth`], is another start.
    ///
    /// [`Iterator::size_hint`] and [`Iterator::count`] are exact while the number of moves fits into a `usize`; [`Moves::remaining`]
    /// always is.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
    ///
    /// let solution = Solution::new(&Puzzle::classic(64)?)?;
    /// let thousand: Index = "1000000000000000000".parse()?;
    /// let texts: Vec<_> = solution.moves(thousand..).take(2).map(|mv| mv.to_string()).collect();
    /// assert_eq!(texts, ["disc 19 from A to B", "disc 1 from C to A"]);
    ///
    /// let small = Solution::new(&Puzzle::classic(3)?)?;
    /// assert_eq!(small.moves(..).count(), 7);
    /// assert!(small.moves(..).rev().eq(small.moves(..).collect::<Vec<_>>().into_iter().rev()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn moves(&self, numbers: impl RangeBounds<Index>) -> Moves<'_> {
        let first = match numbers.start_bound() {
            Bound::Included(first) => first.clone(),
            Bound::Excluded(before) => before.next(),
            Bound::Unbounded => Index::ZERO,
        };
        let last = match numbers.end_bound() {
            Bound::Included(last) => last.clone(),
            // Move 0 is no move, either.
            Bound::Excluded(after) => after.previous().unwrap_or(Index::ZERO),
            Bound::Unbounded => self.total().clone(),
        };
        let (first, last) = (first.max(Index::from(1)), last.min(self.total().clone()));
        Moves { solution: self, first, last, front: None, back: None }
    }
}

impl Moves<'_> {
    /// Returns the number of moves that are left, however many.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
    ///
    /// let legend = Solution::new(&Puzzle::classic(64)?)?;
    /// let mut moves = legend.moves(Index::power_of_two(63)..); // from the move of disc 64
    /// assert_eq!(moves.next().map(|mv| mv.disc.number()), Some(64));
    /// assert_eq!(moves.remaining(), Index::mersenne(63));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn remaining(&self) -> Index {
        self.last.next().saturating_sub(&self.first)
    }

    fn is_done(&self) -> bool {
        self.first > self.last
    }
}

impl<'a> Moves<'a> {
    /// The walk from a side, which is at the next move.
    fn walk(walk: &mut Option<Walk<'a>>, solution: &'a Solution, number: &Index, side: Side) -> Option<Move> {
        let Method::Seek(seek) = &solution.method else { return solution.move_at(number) };
        let Some(recursion) = seek.recursion() else { return seek.move_at(number) };
        if walk.is_none() {
            *walk = Walk::enter(recursion, number, side);
        }
        walk.as_mut()?.next()
    }
}

impl Iterator for Moves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        if self.is_done() {
            return None;
        }
        let step = Self::walk(&mut self.front, self.solution, &self.first, Side::Front);
        self.first = self.first.next();
        step
    }

    fn nth(&mut self, skipped: usize) -> Option<Move> {
        if skipped > MAX_SKIPPED {
            (self.first, self.front) = (&self.first + &Index::from(skipped as u64), None);
        } else {
            self.take_while_skipping(skipped, Self::next);
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let remaining = self.remaining().to_u64().and_then(|remaining| usize::try_from(remaining).ok());
        (remaining.unwrap_or(usize::MAX), remaining)
    }

    fn count(self) -> usize {
        self.size_hint().0
    }

    fn last(mut self) -> Option<Move> {
        self.next_back()
    }
}

impl DoubleEndedIterator for Moves<'_> {
    fn next_back(&mut self) -> Option<Move> {
        if self.is_done() {
            return None;
        }
        let step = Self::walk(&mut self.back, self.solution, &self.last, Side::Back);
        // The first move has number 1.
        self.last = self.last.previous()?;
        step
    }

    fn nth_back(&mut self, skipped: usize) -> Option<Move> {
        if skipped > MAX_SKIPPED {
            (self.last, self.back) = (self.last.saturating_sub(&Index::from(skipped as u64)), None);
        } else {
            self.take_while_skipping(skipped, Self::next_back);
        }
        self.next_back()
    }
}

impl FusedIterator for Moves<'_> {}

impl Moves<'_> {
    fn take_while_skipping(&mut self, skipped: usize, next: fn(&mut Self) -> Option<Move>) {
        for _ in 0..skipped {
            if next(self).is_none() {
                break;
            }
        }
    }
}

impl fmt::Debug for Moves<'_> {
    /// Writes the numbers of the first move and the last.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Moves({} to {})", self.first, self.last)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Front,
    Back,
}

/// A way through the tree of a recursion, from move to move.
#[derive(Clone)]
struct Walk<'a> {
    recursion: &'a dyn Recursion,
    side: Side,
    /// The steps that are left of each open subproblem, the innermost last. The next step comes last.
    open: Vec<Vec<Step>>,
}

impl<'a> Walk<'a> {
    /// Begins at a move; `None` if there is no such move.
    fn enter(recursion: &'a dyn Recursion, number: &Index, side: Side) -> Option<Self> {
        let path = path_to(recursion, number)?;
        let innermost = path.len().checked_sub(1)?;
        let open = path.into_iter().enumerate().map(|(depth, (mut steps, chosen))| {
            // The chosen step is open already, but for the move itself.
            let is_chosen_left = usize::from(depth == innermost);
            match side {
                Side::Front => {
                    steps.drain(..chosen + 1 - is_chosen_left);
                    steps.reverse();
                }
                Side::Back => steps.truncate(chosen + is_chosen_left),
            }
            steps
        });
        Some(Self { recursion, side, open: open.collect() })
    }

    fn next(&mut self) -> Option<Move> {
        loop {
            match self.open.last_mut()?.pop() {
                Some(Step::Move(step)) => return Some(step),
                Some(Step::Subproblem(subproblem)) if subproblem.from != subproblem.to => {
                    let mut steps = Vec::new();
                    self.recursion.expand(&subproblem, &mut steps);
                    if self.side == Side::Front {
                        steps.reverse();
                    }
                    self.open.push(steps);
                }
                // Nothing moves from a peg to the same one.
                Some(Step::Subproblem(_)) => {}
                None => {
                    self.open.pop();
                }
            }
        }
    }
}
