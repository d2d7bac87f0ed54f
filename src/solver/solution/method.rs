//! The choice of the method for a puzzle.

use std::sync::Arc;

use super::reduced_puzzle::{self, ReducedPuzzle};
use super::seek::ByRecursion;
use super::{Attempt, Method, SearchJob, Solution};
use crate::solver::linear::LinearPath;
use crate::solver::move_list::MoveList;
use crate::solver::recursion::{self, FourPegs, FrameStewart, Recurrence, Recursion, Split, ThreePegs};
use crate::solver::{Citation, IndexDigits, Optimality, PegCount, Puzzle, Rule, Search, SolveError};

/// Solves a puzzle by a formula or a recursion, or returns a search otherwise.
pub fn start(puzzle: &Puzzle, split: Split, limit: u32) -> Result<Attempt, SolveError> {
    let Some(ReducedPuzzle { puzzle: reduced, fixed }) = ReducedPuzzle::new(puzzle) else {
        return Ok(Attempt::Solved(Solution::without_moves(puzzle, Optimality::Proven(Citation::Trivial))));
    };
    let route_of_smallest = reduced_puzzle::check_each_disc(&reduced)?;
    let solved = |solution: Solution| Ok(Attempt::Solved(Solution { fixed: fixed.clone(), ..solution }));
    if reduced.discs().count() == 1 {
        let moves = MoveList::new(reduced.start().position(reduced.discs()), route_of_smallest);
        return solved(Solution::from_moves(moves, Optimality::Proven(Citation::Trivial)));
    }
    let without_search = match reduced.pegs().count() {
        2 => return Err(SolveError::TwoPegs),
        3 => on_three_pegs(&reduced)?,
        _ => on_more_pegs(&reduced, split)?,
    };
    if let Some(solution) = without_search {
        return solved(solution);
    }
    let disconnected = reduced_puzzle::disconnected_pegs(&reduced);
    match Search::new(&reduced, limit) {
        Ok(search) => Ok(Attempt::Search(SearchJob::new(search, reduced, fixed, disconnected))),
        Err(_) => Err(reduced_puzzle::too_many_positions(&reduced, limit, disconnected)),
    }
}

fn on_three_pegs(puzzle: &Puzzle) -> Result<Option<Solution>, SolveError> {
    if let Some(solution) = Solution::classic(puzzle) {
        return Ok(Some(solution));
    }
    if Recurrence::of(puzzle.rule()).is_none() {
        return Ok(None);
    }
    let too_many = SolveError::TooManyDiscs { max: ThreePegs::MAX_DISCS };
    if puzzle.discs().count() > ThreePegs::MAX_DISCS {
        return Err(too_many);
    }
    let recursion = ThreePegs::of(puzzle).ok_or(too_many)?;
    let citation = match puzzle.rule() {
        _ if puzzle.allows_all_moves() => Citation::Hinz1989,
        _ if puzzle.towers().is_none() => Citation::ComparedRoutes,
        Rule::OneWay => Citation::Atkinson1981,
        // Sapir's proof covers every strongly connected graph on three pegs.
        Rule::Any | Rule::Cyclic | Rule::Linear | Rule::Star | Rule::Arcs(_) => Citation::Sapir2004,
    };
    let is_end_to_end = LinearPath::of(puzzle).is_some_and(|path| path.is_crossed_by(puzzle));
    let digits = is_end_to_end.then_some(IndexDigits::TERNARY);
    Ok(Some(Solution { digits, ..by_recursion(Optimality::Proven(citation), recursion) }))
}

fn on_more_pegs(puzzle: &Puzzle, split: Split) -> Result<Option<Solution>, SolveError> {
    if puzzle.towers().is_none() {
        return Ok(None);
    }
    let discs = puzzle.discs();
    let at_most = |max: u32| if discs.count() > max { Err(SolveError::TooManyDiscs { max }) } else { Ok(()) };
    let proven_by = |citation, is_proven| if is_proven { Optimality::Proven(citation) } else { Optimality::Presumed };
    if puzzle.allows_all_moves() {
        at_most(FrameStewart::MAX_DISCS)?;
        let optimality = match FrameStewart::confirmed(puzzle) {
            Some(most) if discs.count() <= most => Optimality::Confirmed,
            _ => proven_by(Citation::Bousch2014, puzzle.pegs() == PegCount::FOUR),
        };
        let recursion = FrameStewart::of(puzzle, split);
        return Ok(recursion.map(|recursion| by_recursion(optimality, recursion)));
    }
    if FourPegs::max_discs(puzzle) == FourPegs::MAX_DISCS {
        at_most(FourPegs::MAX_DISCS)?;
    }
    Ok(FourPegs::of(puzzle)
        .map(|recursion| by_recursion(proven_by(Citation::Bousch2017, recursion.is_proven()), recursion)))
}

/// The path through every position: the solution of the row with the third peg in the middle, whose state graph is a single
/// path.
pub fn hamiltonian(puzzle: &Puzzle) -> Result<Solution, SolveError> {
    let Some((from, to)) = puzzle.towers() else { return Err(SolveError::NoHamiltonianPath) };
    if !puzzle.allows_all_moves() || puzzle.pegs() != PegCount::THREE || puzzle.is_already_solved() {
        return Err(SolveError::NoHamiltonianPath);
    }
    let third = from.third(to);
    let row = Rule::Arcs([(from, third), (third, from), (third, to), (to, third)].into_iter().collect());
    let row = Puzzle::new(row, PegCount::THREE, puzzle.discs(), from, to);
    let row = row.map_err(|_| SolveError::NoHamiltonianPath)?;
    let recursion = ThreePegs::of(&row).ok_or(SolveError::TooManyDiscs { max: ThreePegs::MAX_DISCS })?;
    Ok(by_recursion(Optimality::Proven(Citation::UniquePath), recursion))
}

fn by_recursion(optimality: Optimality, recursion: impl Recursion + 'static) -> Solution {
    let total = recursion::total(&recursion);
    Solution::from_method(total, optimality, Method::Seek(Arc::new(ByRecursion(recursion))))
}
