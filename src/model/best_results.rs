//! The best results of the challenges in Learn. They last as long as the page, and longer only if the learner wants it.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{Scene, State};
use crate::solver::{PathKind, Puzzle};

/// The fewest moves in which the learner solved each challenge.
///
/// ```
/// use tower_of_hanoi::model::BestResults;
///
/// let results: BestResults = "3:7 5:40".parse()?;
/// assert_eq!((results.moves(3), results.moves(4)), (Some(7), None));
/// assert_eq!(results.to_string(), "3:7 5:40");
/// # Ok::<(), tower_of_hanoi::model::ParseBestResultsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BestResults([Option<u32>; 5]);

/// The text is not a list of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseBestResultsError;

impl BestResults {
    /// The numbers of discs of the challenges.
    pub const CHALLENGES: RangeInclusive<u32> = 3..=7;

    /// The fewest moves that anybody needs for a challenge.
    #[must_use]
    pub const fn fewest(discs: u32) -> u32 {
        2_u32.pow(discs) - 1
    }

    /// The best result with this number of discs; `None` if the challenge was not solved yet.
    #[must_use]
    pub fn moves(&self, discs: u32) -> Option<u32> {
        let place = discs.checked_sub(*Self::CHALLENGES.start())?;
        self.0.get(place as usize).copied().flatten()
    }

    /// Adds a result, which counts if it is better than the one before. Impossible ones are ignored.
    fn add(&mut self, discs: u32, moves: u32) {
        if !Self::CHALLENGES.contains(&discs) || moves < Self::fewest(discs) {
            return;
        }
        let place = (discs - Self::CHALLENGES.start()) as usize;
        if let Some(best) = self.0.get_mut(place) {
            *best = Some(best.map_or(moves, |best| best.min(moves)));
        }
    }
}

impl fmt::Display for BestResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let results = Self::CHALLENGES.filter_map(|discs| Some(format!("{discs}:{}", self.moves(discs)?)));
        f.write_str(&results.collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for BestResults {
    type Err = ParseBestResultsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut results = Self::default();
        for result in text.split_whitespace() {
            let (discs, moves) = result.split_once(':').ok_or(ParseBestResultsError)?;
            let moves = moves.parse().map_err(|_| ParseBestResultsError)?;
            results.add(discs.parse().map_err(|_| ParseBestResultsError)?, moves);
        }
        Ok(results)
    }
}

/// What is known of the learner's best results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BestSession {
    pub results: BestResults,
    /// Whether they are kept on the device.
    pub is_kept: bool,
}

impl BestSession {
    /// The results that were kept on the device.
    #[must_use]
    pub const fn kept(results: BestResults) -> Self {
        Self { results, is_kept: true }
    }
}

pub(super) fn keep(state: &mut State, is_kept: bool) {
    let best = &mut state.session.best;
    best.is_kept = is_kept && state.session.origin.has_storage;
    // What is erased is gone from the page, too.
    if !is_kept {
        best.results = BestResults::default();
    }
}

/// Remembers the result of a challenge that was just solved by hand.
pub(super) fn remember(before: &Scene, state: &mut State) {
    let is_new = state.is_solved_by_hand() && !before.is_solved_by_hand();
    let Some(discs) = state.challenge().filter(|_| is_new) else { return };
    let is_from_start = state.own_start().is_some_and(|start| start.is_zero());
    if let Some(moves) =
        state.own_moves().to_u64().and_then(|moves| u32::try_from(moves).ok()).filter(|_| is_from_start)
    {
        state.session.best.results.add(discs, moves);
    }
}

impl State {
    /// The number of discs, if the puzzle is one of the challenges and nothing else is asked.
    fn challenge(&self) -> Option<u32> {
        let is_free = self.exercise().is_none() && self.config.lesson.is_none();
        let puzzle = self.puzzle();
        let discs = puzzle.discs().count();
        let is_challenge = BestResults::CHALLENGES.contains(&discs)
            && self.config.puzzle.path == PathKind::default()
            && Puzzle::classic(discs).is_ok_and(|classic| classic == *puzzle);
        (is_free && is_challenge && !self.config.appearance.is_embedded).then_some(discs)
    }
}
