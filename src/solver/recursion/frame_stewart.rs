//! Four and more pegs, any move: the Frame–Stewart recursion.
//!
//! To move n discs from s to t over q pegs, move the m smallest to a spare peg over all of them, the n − m largest to t over the
//! other q − 1 pegs, and the m smallest on top. Over three pegs this is the classic puzzle, with m = n − 1 (J. S. Frame, B. M.
//! Stewart, Solution to advanced problem 3918, American Mathematical Monthly 48 (1941), 216–219, doi:10.2307/2304268).
//!
//! The best m and the number of moves have closed forms. With s the least number for which n ≤ C(q − 2 + s, q − 2), the number of
//! moves is Σ_{t<s} 2^t · C(q − 3 + t, q − 3) + 2^s · (n − C(q − 3 + s, q − 2)): OEIS A007664 for four pegs, A007665 for five,
//! A182058 for six.
//!
//! For four pegs this is proven to be the shortest (T. Bousch, La quatrième tour de Hanoï, Bulletin of the Belgian Mathematical
//! Society – Simon Stevin 21 (2014), 895–912, doi:10.36045/bbms/1420071861). For more pegs it is presumed. Other solutions of the
//! same length exist.

use std::borrow::Cow;

use super::{Lengths, Recursion, Step, Subproblem};
use crate::named_enum::named_enum;
use crate::solver::{Length, Move, PegCount, PegSet, Puzzle};

/// The Frame–Stewart recursion of a puzzle.
#[derive(Clone, Debug)]
pub struct FrameStewart {
    task: Subproblem,
    split: Split,
    /// The thresholds for four pegs, for five, and so on.
    thresholds: Vec<Vec<Threshold>>,
}

/// A number of discs from which each further disc adds the next power of two to the number of moves.
#[derive(Clone, Debug)]
struct Threshold {
    /// The number of discs, C(q − 3 + s, q − 2).
    discs: u32,
    /// The number of moves for this number of discs.
    moves: Length,
}

impl FrameStewart {
    /// The most discs.
    pub const MAX_DISCS: u32 = 100_000;

    /// For 5 to 10 pegs, the largest number of discs for which this project's own search has found no shorter solution from tower
    /// to tower. The numbers come from `cargo run --release --example confirm -- PEGS DISCS`, which takes up to two minutes for
    /// each.
    pub const CONFIRMED: [u32; 6] = [16, 15, 14, 13, 13, 14];

    /// Returns the number of discs up to which a search has confirmed that no solution is shorter; `None` for puzzles with fewer
    /// than five pegs, and for those that are not from tower to tower with every move allowed.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, recursion::FrameStewart};
    ///
    /// let puzzle = Puzzle::builder().discs(100).pegs(5).build()?;
    /// assert_eq!(FrameStewart::confirmed(&puzzle), Some(16));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn confirmed(puzzle: &Puzzle) -> Option<u32> {
        let pegs = usize::from(puzzle.pegs().count()).checked_sub(5)?;
        puzzle.towers().filter(|_| puzzle.allows_all_moves())?;
        Self::CONFIRMED.get(pegs).copied()
    }

    /// Returns the recursion of a puzzle from one tower to another, over three pegs or more with any move; `None` for others. O(√n) for
    /// four pegs, less for more.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{self, FrameStewart, Split};
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// let puzzle = Puzzle::builder().discs(8).pegs(4).build()?;
    /// let recursion = FrameStewart::of(&puzzle, Split::Smallest).ok_or("another recursion")?;
    /// assert_eq!(recursion::total(&recursion).to_string(), "33"); // Dudeney's Reve's puzzle, 1907
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle, split: Split) -> Option<Self> {
        let ((from, to), discs, pegs) = (puzzle.towers()?, puzzle.discs(), puzzle.pegs());
        if pegs < PegCount::THREE || from == to || !puzzle.allows_all_moves() {
            return None;
        }
        let task =
            Subproblem { low: 0, high: discs.count(), from: from.into(), to: to.into(), pegs: PegSet::all(pegs) };
        let thresholds = (4..=u32::from(pegs.count())).map(|count| thresholds(count, discs.count())).collect();
        Some(Self { task, split, thresholds })
    }

    /// The number of moves of `discs` discs over `pegs` pegs. O(log n).
    fn moves(&self, pegs: u32, discs: u32) -> Length {
        if discs <= 1 {
            return Length::from(discs);
        }
        if pegs <= 3 {
            let mut moves = Length::power_of_two(discs);
            moves -= 1;
            return moves;
        }
        let threshold = self.threshold(pegs, discs);
        assert!(threshold.is_some(), "a task has no more pegs than the puzzle");
        let length = |(s, step): (usize, &Threshold)| Length::from(discs - step.discs).shifted(s as u32) + &step.moves;
        threshold.map_or(Length::ZERO, length)
    }

    /// The s of the closed form, and its threshold; `None` for fewer than four pegs, and for more than the puzzle has.
    fn threshold(&self, pegs: u32, discs: u32) -> Option<(usize, &Threshold)> {
        let thresholds = self.thresholds.get((pegs as usize).checked_sub(4)?)?;
        let s = thresholds.partition_point(|step| step.discs < discs).saturating_sub(1);
        Some((s, thresholds.get(s)?))
    }

    /// Returns the fewest and the most discs that a best split moves aside; `None` for fewer than two discs or four pegs, and for more
    /// than the puzzle has. O(log n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{FrameStewart, Split};
    /// use tower_of_hanoi::solver::Puzzle;
    ///
    /// let puzzle = Puzzle::builder().discs(10).pegs(4).build()?;
    /// let recursion = FrameStewart::of(&puzzle, Split::Smallest).ok_or("another recursion")?;
    /// assert_eq!(recursion.best_aside(4, 8), Some((4, 5))); // both take 33 moves
    /// assert_eq!(recursion.best_aside(4, 10), Some((6, 6))); // only one split is best
    /// assert_eq!([recursion.best_aside(4, 11), recursion.best_aside(5, 8), recursion.best_aside(3, 8)], [None; 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn best_aside(&self, pegs: u32, discs: u32) -> Option<(u32, u32)> {
        let s = self.threshold(pegs, discs).filter(|_| (2..=self.task.size()).contains(&discs))?.0 as u64;
        let (p, n) = (u64::from(pegs), u64::from(discs));
        // C(p − 4 + s, p − 2) and so on. For s = 0 the first term is undefined, and 0 is correct.
        let [low, high] = [binomial((p + s).saturating_sub(4), p - 2), binomial(p + s - 3, p - 2)];
        let [more, less] = [binomial(p + s - 3, p - 3), binomial((p + s).saturating_sub(4), p - 3)];
        let fewest = low.max(n.saturating_sub(more)).max(1);
        let most = high.min(n.saturating_sub(less));
        Some((u32::try_from(fewest).ok()?, u32::try_from(most).ok()?))
    }

    /// The number of discs that the split brings aside, for two or more discs.
    pub(in crate::solver) fn aside(&self, pegs: u32, discs: u32) -> u32 {
        if pegs <= 3 {
            return discs - 1;
        }
        let best = self.best_aside(pegs, discs);
        assert!(best.is_some(), "a task has no more discs and pegs than the puzzle");
        let (fewest, most) = best.unwrap_or((discs - 1, discs - 1));
        match self.split {
            Split::Smallest => fewest,
            Split::Largest => most,
        }
    }
}

/// The thresholds for `pegs` pegs, up to the last one below `discs`.
fn thresholds(pegs: u32, discs: u32) -> Vec<Threshold> {
    let p = u64::from(pegs);
    let mut thresholds = vec![Threshold { discs: 0, moves: Length::ZERO }];
    for s in 0.. {
        let Some(last) = thresholds.last() else { break };
        let reach = u32::try_from(binomial(p - 2 + s, p - 2)).unwrap_or(u32::MAX);
        if reach >= discs {
            break;
        }
        let moves = Length::from(reach - last.discs).shifted(s as u32) + &last.moves;
        thresholds.push(Threshold { discs: reach, moves });
    }
    thresholds
}

/// C(n, k), or the largest number if it does not fit.
fn binomial(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    (0..k).try_fold(1u64, |product, i| Some(product.checked_mul(n - i)? / (i + 1))).unwrap_or(u64::MAX)
}

impl Recursion for FrameStewart {
    fn root(&self) -> Subproblem {
        self.task
    }

    fn lengths(&self) -> Box<dyn Lengths<'_> + '_> {
        Box::new(self)
    }

    fn expand(&self, subproblem: &Subproblem, steps: &mut Vec<Step>) {
        let (Some(disc), Some((from, to)), over) = (subproblem.largest(), subproblem.ends(), subproblem.pegs) else {
            return;
        };
        let spare = over.spare(from, to).filter(|_| subproblem.size() > 1);
        let Some(spare) = spare else {
            steps.push(Step::Move(Move { disc, from, to }));
            return;
        };
        subproblem.split(self.aside(over.count(), subproblem.size()), spare, steps);
    }
}

impl<'a> Lengths<'a> for &'a FrameStewart {
    fn length_of(&self, step: &Subproblem) -> Cow<'_, Length> {
        Cow::Owned(self.moves(step.pegs.count(), step.size()))
    }

    fn enter(&mut self, _: &Subproblem) {}

    fn fork(&self) -> Box<dyn Lengths<'a> + 'a> {
        Box::new(*self)
    }
}

named_enum! {
    /// The choice among the best numbers of discs that [`FrameStewart`] first brings aside.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Split {
        /// The smallest number.
        #[default]
        Smallest = "smallest",
        /// The largest number.
        Largest = "largest",
    }
    fn name;
    ParseSplitError: "a split";
}
