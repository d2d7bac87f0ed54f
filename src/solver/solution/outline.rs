//! The moves of a solution in groups, for pictures of very many moves.

use super::Solution;
use crate::solver::Index;
use crate::solver::recursion::{self, Run};

impl Solution {
    /// Returns the moves after index `first` and up to index `last` in runs that need not be distinguished: see
    /// [`recursion::outline`]. Long runs of a solution found by a search are sampled.
    #[must_use]
    pub fn outline(&self, first: &Index, last: &Index, min_length: &Index, max_runs: usize) -> Vec<Run> {
        let runs = self.with_recursion(|recursion| recursion::outline(recursion, first, last, min_length, max_runs));
        runs.unwrap_or_else(|| self.sampled_outline(first, last, min_length, max_runs))
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
