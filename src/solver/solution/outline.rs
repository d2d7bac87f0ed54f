//! The moves of a solution in groups, for pictures of very many moves.

use super::Solution;
use crate::solver::recursion::{self, Run};
use crate::solver::{Disc, Index};

impl Solution {
    /// Returns the moves after index `first` and up to index `last` in runs that need not be distinguished: see
    /// [`recursion::outline`]. Long runs of a solution found by a search are sampled.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, Puzzle, Solution};
    ///
    /// let legend = Solution::new(&Puzzle::classic(64)?)?;
    /// let runs = legend.outline(&Index::ZERO, legend.total(), &Index::power_of_two(62), 100);
    /// let discs: Vec<u32> = runs.iter().map(|run| run.disc.number()).collect();
    /// assert_eq!(discs, [62, 63, 62, 64, 62, 63, 62]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn outline(&self, first: &Index, last: &Index, min_length: &Index, max_runs: usize) -> Vec<Run> {
        let runs = self.with_recursion(|recursion| recursion::outline(recursion, first, last, min_length, max_runs));
        runs.unwrap_or_else(|| self.sampled_outline(first, last, min_length, max_runs))
    }

    /// Returns the largest disc that moves after index `first` and up to index `last`, and the number of one of its moves there:
    /// see [`recursion::largest_between`]. Moves are numbered from 1. `None` if nothing moves. Of a solution found by a search,
    /// it looks at the first 4,096 moves.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Index, Puzzle, Solution};
    ///
    /// let reve = Solution::new(&Puzzle::builder().discs(10).pegs(4).build()?)?;
    /// let found = reve.largest_between(&Index::ZERO, reve.total());
    /// assert_eq!(found, Disc::new(10).map(|disc| (disc, 25.into()))); // the middle of 49 moves
    /// assert_eq!(reve.largest_between(&3.into(), &3.into()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn largest_between(&self, first: &Index, last: &Index) -> Option<(Disc, Index)> {
        const MAX_MOVES: usize = 4_096;
        let searched = || {
            let numbers = std::iter::successors(Some(first.next()), |number| Some(number.next()));
            let moves = numbers.take_while(|number| number <= last).take(MAX_MOVES);
            moves.filter_map(|number| Some((self.move_at(&number)?.disc, number))).max_by_key(|(disc, _)| *disc)
        };
        self.with_recursion(|recursion| recursion::largest_between(recursion, first, last)).unwrap_or_else(searched)
    }

    /// Returns the number, from 1, of the first move after an index of a disc larger than this one, or of any disc for `None`.
    /// `None` if there is none. See [`recursion::next_larger`]; without a recursion, it goes from move to move.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Puzzle, Solution};
    ///
    /// let solution = Solution::new(&Puzzle::classic(5)?)?;
    /// let next = |index: u64| solution.next_larger(&index.into(), Disc::new(3));
    /// assert_eq!([next(8), next(16), next(24)], [Some(16.into()), Some(24.into()), None]); // discs 4 and 5
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn next_larger(&self, after: &Index, disc: Option<Disc>) -> Option<Index> {
        let searched = || {
            let numbers = std::iter::successors(Some(after.next()), |number| Some(number.next()));
            let mut moves = numbers.map_while(|number| Some((self.move_at(&number)?.disc, number)));
            moves.find(|(moved, _)| Some(*moved) > disc).map(|(_, number)| number)
        };
        self.with_recursion(|recursion| recursion::next_larger(recursion, after, disc)).unwrap_or_else(searched)
    }

    fn sampled_outline(&self, first: &Index, last: &Index, min_length: &Index, max_runs: usize) -> Vec<Run> {
        const SAMPLES: u64 = 64;
        let one = Index::from(1);
        let length = min_length.clone().max(one.clone());
        let starts = std::iter::successors(Some(first.clone()), |before| Some(before + &length));
        let runs = starts.take_while(|before| before < last).map_while(|before| {
            let length = length.clone().min(last.saturating_sub(&before)).max(one.clone());
            let samples = length.to_u64().unwrap_or(SAMPLES).min(SAMPLES);
            let moves = (1..=samples).filter_map(|offset| self.move_at(&(&before + &Index::from(offset))));
            Some(Run { disc: moves.map(|mv| mv.disc).max()?, before, length })
        });
        runs.take(max_runs).collect()
    }
}
