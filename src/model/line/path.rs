//! The moves of a line, whatever the place on it.

use crate::model::{KnownSolution, Line, Way};
use crate::solver::recursion::Run;
use crate::solver::{Disc, Index};

/// The moves of a line. It stays the same while the board goes along it.
#[derive(Clone, Debug, PartialEq)]
pub struct LinePath {
    solution: KnownSolution,
    detour: Option<PathOfDetour>,
}

/// What a detour puts in place of the rest of the solution.
#[derive(Clone, Debug, PartialEq)]
struct PathOfDetour {
    /// The number of moves of the solution before it.
    start: Index,
    /// The discs of the moves by hand, made and undone.
    by_hand: Vec<Disc>,
    way: Option<Way>,
}

impl PathOfDetour {
    /// The place after the moves by hand.
    fn end(&self) -> Index {
        &self.start + &Index::from(self.by_hand.len() as u64)
    }
}

impl Line<'_> {
    /// The moves of the line; `None` while the solution is being searched for.
    #[must_use]
    pub fn path(&self) -> Option<LinePath> {
        let detour = self.detour.map(|detour| PathOfDetour {
            start: self.start(),
            by_hand: detour.game.moves().iter().chain(detour.game.undone()).map(|step| step.disc).collect(),
            way: self.way().cloned(),
        });
        Some(LinePath { solution: self.solution?.clone(), detour })
    }
}

impl LinePath {
    /// The last place.
    #[must_use]
    pub fn total(&self) -> Index {
        match &self.detour {
            None => self.solution.total().clone(),
            Some(detour) => &detour.end() + &detour.way.as_ref().map_or(Index::ZERO, Way::moves),
        }
    }

    /// The moves by hand, as the places before the first and after the last of them; `None` on the solution.
    #[must_use]
    pub fn by_hand(&self) -> Option<(&Index, Index)> {
        self.detour.as_ref().map(|detour| (&detour.start, detour.end()))
    }

    /// The moves between two places as runs: see [`crate::solver::recursion::outline`].
    #[must_use]
    pub fn outline(&self, first: &Index, last: &Index, min_length: &Index, max_runs: usize) -> Vec<Run> {
        let Some(detour) = &self.detour else { return self.solution.outline(first, last, min_length, max_runs) };
        let mut runs = Vec::new();
        if *first < detour.start {
            let last = last.clone().min(detour.start.clone());
            runs = self.solution.outline(first, &last, min_length, max_runs);
        }
        let places = detour.by_hand.iter().zip(0u64..).map(|(disc, number)| (*disc, &detour.start + &number.into()));
        let by_hand = places.filter(|(_, before)| first <= before && before < last);
        runs.extend(by_hand.map(|(disc, before)| Run { before, length: 1.into(), disc }));
        let end = detour.end();
        if let Some(way) = detour.way.as_ref().filter(|_| end < *last) {
            let on_way = |place: &Index| way.start() + &place.saturating_sub(&end);
            let along = way.solution().outline(&on_way(first), &on_way(last), min_length, max_runs);
            runs.extend(along.into_iter().map(|run| from_way(run, way, &end)));
        }
        runs
    }

    /// The largest disc that moves between two places, and the place after one of its moves. O(n) for n discs and k moves by hand,
    /// plus O(k).
    #[must_use]
    pub fn largest_between(&self, first: &Index, last: &Index) -> Option<(Disc, Index)> {
        let Some(detour) = &self.detour else { return self.solution.largest_between(first, last) };
        let before = self.solution.largest_between(first, &last.clone().min(detour.start.clone()));
        let places = detour.by_hand.iter().zip(1u64..).map(|(disc, number)| (*disc, &detour.start + &number.into()));
        let by_hand = places.filter(|(_, place)| first < place && place <= last);
        let end = detour.end();
        let along = detour.way.as_ref().filter(|_| end < *last).and_then(|way| {
            let on_way = |place: &Index| way.start() + &place.saturating_sub(&end);
            let (disc, number) = way.solution().largest_between(&on_way(first), &on_way(last))?;
            Some((disc, &end + &number.saturating_sub(way.start())))
        });
        before.into_iter().chain(by_hand).chain(along).max_by_key(|(disc, _)| *disc)
    }

    /// The place after the first move beyond a place that moves a larger disc than this one, or any disc for `None`; `None` if there
    /// is none. O(n) for n discs, plus O(k) for k moves by hand.
    #[must_use]
    pub fn next_larger(&self, place: &Index, disc: Option<Disc>) -> Option<Index> {
        let on_solution = self.solution.next_larger(place, disc);
        let Some(detour) = &self.detour else { return on_solution };
        let places = detour.by_hand.iter().zip(1u64..).map(|(disc, number)| (*disc, &detour.start + &number.into()));
        let mut by_hand = places.filter(|(moved, at)| place < at && Some(*moved) > disc).map(|(_, at)| at);
        let end = detour.end();
        let along = || {
            let way = detour.way.as_ref()?;
            let number = way.solution().next_larger(&(way.start() + &place.saturating_sub(&end)), disc)?;
            Some(&end + &number.saturating_sub(way.start()))
        };
        on_solution.filter(|at| *at <= detour.start).or_else(|| by_hand.next()).or_else(along)
    }
}

/// A run of the way as one of the line. Its beginning may be before the way's.
fn from_way(run: Run, way: &Way, end: &Index) -> Run {
    let first = run.before.clone().max(way.start().clone());
    let length = (&run.before + &run.length).saturating_sub(&first);
    Run { before: end + &first.saturating_sub(way.start()), length, disc: run.disc }
}
