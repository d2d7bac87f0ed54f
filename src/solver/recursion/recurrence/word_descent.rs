//! The descent to a move in machine words.
//!
//! Nearly always the leading bits of two long numbers tell which one is larger. So this descent computes with leading bits, and
//! with bounds of what the other bits can add up to. Meanwhile it counts what it has skipped, in lengths for the current number
//! of discs. Where these lengths are kept in full, it subtracts all of it at once; it also does so where the bounds decide
//! nothing. So the answer is exact, and only one in [`Levels::SPACING`] discs takes big-integer steps. D. H. Lehmer computed the
//! greatest common divisor of long numbers in this way (Euclid's algorithm for large numbers, The American Mathematical Monthly
//! 45 (1938), 227–233).

use super::{ClassCounts, LengthVector, Levels};
use crate::solver::length::LeadingBits;
use crate::solver::recursion::route::LargestDiscRoute;
use crate::solver::{Disc, Length, Move, Peg};

/// A move of a subproblem from peg to peg that is looked for.
pub struct WordDescent<'a> {
    levels: &'a Levels,
    /// The number of discs of the steps.
    size: u32,
    /// The number of the move, exact when the skipped counts were last subtracted.
    rest: Length,
    /// What was skipped since, while `shift` is not 0.
    ///
    /// A route has at most three steps of smaller discs, of which at most two are skipped. So with each disc t lengths become at
    /// most 3(t + 2), and there are never more moves than lengths. From one number of discs whose lengths are kept to the next
    /// that stays below 3^(`SPACING` + 1), which fits a word.
    skipped: ClassCounts,
    /// Which move it is now: at least `low` and at most `high` times 2^`shift`. For a `shift` of 0 it is `low`.
    low: u128,
    high: u128,
    shift: u32,
}

const _: () = assert!(3u64.checked_pow(Levels::SPACING + 1).is_some());

/// A step that contains the move.
enum Branch {
    /// A subproblem of the smaller discs.
    Smaller,
    /// The move of the largest disc that follows it.
    Move,
}

impl<'a> WordDescent<'a> {
    /// Looks for move `rest` of a subproblem whose steps are of `size` discs.
    pub fn new(levels: &'a Levels, size: u32, rest: Length) -> Self {
        let mut descent = Self { levels, size, rest, skipped: ClassCounts::default(), low: 0, high: 0, shift: 0 };
        descent.bound();
        descent
    }

    /// Returns the move, and writes the pegs of the discs after it, as far as the list goes. O(n), and n/32 big-integer steps.
    pub fn find(mut self, mut from: Peg, mut to: Peg, pegs: &mut [Peg]) -> Option<Move> {
        loop {
            let route = self.levels.recurrence().route(from, to)?;
            let largest = self.size as usize;
            let (done, chosen) = self.choose(route);
            match chosen {
                Branch::Move => {
                    let (from, to) = *route.largest().get(done)?;
                    if let Some(pegs) = pegs.get_mut(..=largest) {
                        pegs.fill(route.smaller().get(done)?.1);
                        *pegs.get_mut(largest)? = to;
                    }
                    return Some(Move { disc: Disc::from_index(self.size), from, to });
                }
                Branch::Smaller => {
                    if let Some(peg) = pegs.get_mut(largest) {
                        *peg =
                            done.checked_sub(1).and_then(|before| route.largest().get(before)).map_or(from, |mv| mv.1);
                    }
                    (from, to) = *route.smaller().get(done)?;
                    self.step_down()?;
                }
            }
        }
    }

    /// Finds the step, numbered from 0, and skips those before it. What is in no other step is in the last one.
    fn choose(&mut self, route: &LargestDiscRoute) -> (usize, Branch) {
        for (done, (&(from, to), _)) in route.smaller().iter().zip(route.largest()).enumerate() {
            let class = self.levels.recurrence().class(from, to);
            let chosen = if self.shift == 0 { self.skip_exactly(class) } else { self.skip_past(class) };
            if let Some(chosen) = chosen {
                return (done, chosen);
            }
        }
        (route.largest().len(), Branch::Smaller)
    }

    /// Skips a subproblem and the move of the largest disc that follows it, unless one of them contains the move.
    fn skip_exactly(&mut self, class: usize) -> Option<Branch> {
        let (length, _) = self.levels.leading(self.size, class).bounds(0);
        if self.low <= length {
            return Some(Branch::Smaller);
        }
        self.low -= length + 1;
        (self.low == 0).then_some(Branch::Move)
    }

    /// The same, as far as the bounds tell, or else from the lengths in full.
    fn skip_past(&mut self, class: usize) -> Option<Branch> {
        if self.is_within(class) {
            return Some(Branch::Smaller);
        }
        self.skip(class);
        if self.is_first() {
            return Some(Branch::Move);
        }
        self.skip_move();
        None
    }

    /// Whether the move is among the first ones, as many as the length of a class.
    fn is_within(&mut self, class: usize) -> bool {
        let (low, high) = self.levels.leading(self.size, class).bounds(self.shift);
        // Also when the length does not fit in these units, because the number of the move does, with bits to spare.
        if self.high <= low {
            return true;
        }
        if self.low > high {
            return false;
        }
        let level = self.settle_here();
        level.get(class).is_some_and(|length| self.rest <= *length)
    }

    /// Whether it is the first move.
    fn is_first(&mut self) -> bool {
        if self.shift > 0 && self.low == 0 {
            self.settle_here();
        }
        self.shift == 0 && self.low == 1
    }

    fn skip(&mut self, class: usize) {
        let (low, high) = self.levels.leading(self.size, class).bounds(self.shift);
        (self.low, self.high) = (self.low.saturating_sub(high), self.high.saturating_sub(low));
        if let Some(count) = self.skipped.lengths.get_mut(class).filter(|_| self.shift > 0) {
            *count += 1;
        }
    }

    fn skip_move(&mut self) {
        self.low = self.low.saturating_sub(1);
        if self.shift > 0 {
            self.skipped.moves += 1;
        }
    }

    /// Goes on to the steps of a step.
    fn step_down(&mut self) -> Option<()> {
        self.size = self.size.checked_sub(1)?;
        if self.shift > 0 {
            self.skipped = self.levels.recurrence().expanded(&self.skipped);
            if let Some(level) = self.levels.kept(self.size) {
                self.settle(level);
            }
        }
        Some(())
    }

    /// Subtracts what was skipped, from the lengths in full.
    fn settle(&mut self, level: &[Length]) {
        let skipped = std::mem::take(&mut self.skipped);
        for (length, count) in level.iter().zip(skipped.lengths).filter(|(_, count)| *count > 0) {
            self.rest.subtract_product(length, count);
        }
        self.rest.subtract_product(&Length::ONE, skipped.moves);
        self.bound();
    }

    /// The same at any number of discs. Returns the lengths.
    #[cold]
    fn settle_here(&mut self) -> LengthVector {
        let level = self.levels.level(self.size);
        self.settle(&level);
        level
    }

    fn bound(&mut self) {
        let leading = LeadingBits::of(&self.rest);
        self.shift = leading.shift();
        (self.low, self.high) = leading.bounds(self.shift);
    }
}
