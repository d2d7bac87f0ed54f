//! The descent to a move in machine words.
//!
//! The leading bits of two long numbers nearly always decide which one is larger. So this descent computes with leading bits, and
//! with bounds for the sum of the other bits. Meanwhile it counts what it has skipped, in lengths for the current number of discs.
//! It subtracts all of it at once when these lengths are kept in full, or when the bounds decide nothing. So the answer is exact,
//! and only one in [`Levels::SPACING`] discs takes big-integer steps. D. H. Lehmer computed the greatest common divisor of long
//! numbers in this way (Euclid's algorithm for large numbers, The American Mathematical Monthly 45 (1938), 227–233).

use super::{ClassCounts, LengthVector, Levels};
use crate::solver::length::LeadingBits;
use crate::solver::recursion::route::LargestDiscRoute;
use crate::solver::{Disc, Length, Move, Peg};

/// The search for a move in a subproblem from peg to peg.
pub struct WordDescent<'a> {
    levels: &'a Levels,
    /// The number of discs of the steps.
    size: u32,
    /// The exact number of the move when the skipped counts were last subtracted.
    rest: Length,
    /// The lengths and moves skipped since then, while `shift` is not 0.
    ///
    /// A route has at most three steps of smaller discs, of which at most two are skipped. So with each disc, t lengths become at
    /// most 3(t + 2), and there are never more moves than lengths. Between two numbers of discs whose lengths are kept, this stays
    /// below 3^(`SPACING` + 1), which fits into a word.
    skipped: ClassCounts,
    /// Bounds for the current number of the move: at least `low` and at most `high` times 2^`shift`. If `shift` is 0, it is `low`.
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
    /// Starts a search for move `rest` of a subproblem whose steps have `size` discs.
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

    /// Finds the step, numbered from 0, and skips those before it. A move in no other step is in the last one.
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

    /// Does the same, using the bounds, or the full lengths if the bounds do not decide.
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

    /// Whether the number of the move is at most the length of a class.
    fn is_within(&mut self, class: usize) -> bool {
        let (low, high) = self.levels.leading(self.size, class).bounds(self.shift);
        // This also covers a length that does not fit in these units, because the number of the move fits, with bits to spare.
        if self.high <= low {
            return true;
        }
        if self.low > high {
            return false;
        }
        let level = self.settle_here();
        level.get(class).is_some_and(|length| self.rest <= *length)
    }

    /// Whether the number of the move is 1.
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

    /// Continues with the steps of a step.
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

    /// Subtracts everything that was skipped, using the full lengths.
    fn settle(&mut self, level: &[Length]) {
        let skipped = std::mem::take(&mut self.skipped);
        for (length, count) in level.iter().zip(skipped.lengths).filter(|(_, count)| *count > 0) {
            self.rest.subtract_product(length, count);
        }
        self.rest.subtract_product(&Length::ONE, skipped.moves);
        self.bound();
    }

    /// Does the same for any number of discs. Returns the lengths.
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
