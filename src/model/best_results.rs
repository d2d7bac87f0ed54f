//! The challenges in Learn, and the best results of the learner. They last as long as the page, and longer only if the learner wants it.

use std::fmt;
use std::str::FromStr;

use super::{Scene, State};
use crate::solver::{PathKind, Puzzle};

/// A tower to move by hand: the classic puzzle with few discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    discs: u32,
}

impl Challenge {
    const MIN: u32 = 3;
    const MAX: u32 = 7;

    /// All of them, the easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN..=Self::MAX).map(|discs| Self { discs })
    }

    /// `None` if no challenge has this number of discs.
    #[must_use]
    pub fn new(discs: u32) -> Option<Self> {
        (Self::MIN..=Self::MAX).contains(&discs).then_some(Self { discs })
    }

    /// The number of discs.
    #[must_use]
    pub const fn discs(self) -> u32 {
        self.discs
    }

    /// The number of moves of the shortest solution.
    #[must_use]
    pub const fn fewest_moves(self) -> u32 {
        2_u32.pow(self.discs) - 1
    }

    const fn place(self) -> usize {
        (self.discs - Self::MIN) as usize
    }
}

/// The fewest moves in which the learner solved each challenge.
///
/// ```
/// use tower_of_hanoi::model::{BestResults, Challenge};
///
/// let results: BestResults = "3:7 5:40".parse()?;
/// let moves: Vec<Option<u32>> = Challenge::all().map(|challenge| results.moves(challenge)).collect();
/// assert_eq!(moves, [Some(7), None, Some(40), None, None]);
/// assert_eq!(results.to_string(), "3:7 5:40");
/// # Ok::<(), tower_of_hanoi::model::ParseBestResultsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BestResults([Option<u32>; 5]);

/// The text is not a list of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseBestResultsError;

impl BestResults {
    /// The best result; `None` if the challenge was not solved yet.
    #[must_use]
    pub fn moves(&self, challenge: Challenge) -> Option<u32> {
        self.0.get(challenge.place()).copied().flatten()
    }

    /// Adds a result, which counts if it is better than the one before. One with too few moves is impossible and ignored.
    fn add(&mut self, challenge: Challenge, moves: u32) {
        let best = self.0.get_mut(challenge.place()).filter(|_| moves >= challenge.fewest_moves());
        if let Some(best) = best {
            *best = Some(best.map_or(moves, |best| best.min(moves)));
        }
    }

    fn add_all(&mut self, others: &Self) {
        for (challenge, moves) in Challenge::all().zip(others.0) {
            if let Some(moves) = moves {
                self.add(challenge, moves);
            }
        }
    }
}

impl fmt::Display for BestResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = |challenge| Some(format!("{}:{}", Challenge::discs(challenge), self.moves(challenge)?));
        let results = Challenge::all().filter_map(result);
        f.write_str(&results.collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for BestResults {
    type Err = ParseBestResultsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut results = Self::default();
        for result in text.split_whitespace() {
            let (discs, moves) = result.split_once(':').ok_or(ParseBestResultsError)?;
            let number = |text: &str| text.parse::<u32>().map_err(|_| ParseBestResultsError);
            let (discs, moves) = (number(discs)?, number(moves)?);
            // A later version may have more challenges.
            if let Some(challenge) = Challenge::new(discs) {
                results.add(challenge, moves);
            }
        }
        Ok(results)
    }
}

/// The learner's best results, and whether the device keeps them.
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

/// Another page of the same origin has kept results, or has erased them.
pub(super) fn kept_elsewhere(state: &mut State, kept: Option<BestResults>) {
    match kept {
        Some(results) => {
            state.session.best.is_kept = true;
            state.session.best.results.add_all(&results);
        }
        None if state.session.best.is_kept => state.session.best = BestSession::default(),
        None => {}
    }
}

/// Remembers the result of a challenge that was just solved by hand.
pub(super) fn remember(before: &Scene, state: &mut State) {
    let is_new = state.is_solved_by_hand() && !before.is_solved_by_hand();
    let Some(challenge) = state.challenge().filter(|_| is_new) else { return };
    let is_from_start = state.own_start().is_some_and(|start| start.is_zero());
    let moves = state.own_moves().to_u64().and_then(|moves| u32::try_from(moves).ok());
    if let Some(moves) = moves.filter(|_| is_from_start) {
        state.session.best.results.add(challenge, moves);
    }
}

impl State {
    /// The challenge that the puzzle is, if nothing else is asked.
    fn challenge(&self) -> Option<Challenge> {
        let is_free = self.exercise().is_none() && self.config.lesson.is_none() && !self.config.appearance.is_embedded;
        let puzzle = self.puzzle();
        let challenge = Challenge::new(puzzle.discs().count()).filter(|_| is_free)?;
        let is_classic = Puzzle::classic(challenge.discs()).is_ok_and(|classic| classic == *puzzle);
        (is_classic && self.config.puzzle.path == PathKind::default()).then_some(challenge)
    }
}
