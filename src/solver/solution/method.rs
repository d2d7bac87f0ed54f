//! Which method solves which puzzle.

use std::rc::Rc;

use super::answers::Descent;
use super::{Begun, Method, Quest, Solution};
use crate::solver::recursion::{FourPegs, FrameStewart, Recurrence, Recursion, Split, ThreePegs};
use crate::solver::ternary::Row;
use crate::solver::walk::{self, Walk};
use crate::solver::{
    Arcs, Digits, Discs, Found, Optimality, Peg, Pegs, Position, Puzzle, Rule, Search, Source, Stand, Unsolved,
};

/// A puzzle without the discs that need not move: the largest ones that stand at last where they stood at first. They
/// are in nobody's way, and moving them helps nobody: take them out of any path and a path is left.
struct Core {
    puzzle: Puzzle,
    resting: Vec<Peg>,
}

impl Core {
    fn of(puzzle: &Puzzle) -> Option<Self> {
        let (start, goal) = (puzzle.start().position(puzzle.discs()), puzzle.goal().position(puzzle.discs()));
        let moving =
            start.iter().zip(goal.iter()).rev().find(|(from, to)| from != to).map_or(0, |((disc, _), _)| disc.number());
        let stand = |position: &Position| {
            let pegs = position.pegs().get(..moving as usize)?.to_vec();
            Position::from_pegs(pegs).ok().map(Stand::Position)
        };
        let discs = Discs::new(moving)?;
        let resting = start.pegs().get(moving as usize..)?.to_vec();
        let puzzle = Puzzle::new(puzzle.rule(), puzzle.pegs(), discs, stand(&start)?, stand(&goal)?).ok()?;
        Some(Self { puzzle, resting })
    }
}

/// Solves a puzzle, or begins to.
pub fn begin(puzzle: &Puzzle, split: Split, most: u32) -> Result<Begun, Unsolved> {
    let core = Core::of(puzzle);
    let Some(Core { puzzle: core, resting }) = core.filter(|core| core.puzzle.discs() != Discs::NONE) else {
        return Ok(Begun::Solved(Solution::still(puzzle, Optimality::Proven(Source::Plain))));
    };
    let route = check_each_disc(&core)?;
    let solved = |solution: Solution| Ok(Begun::Solved(Solution { resting: resting.clone(), ..solution }));
    let start = core.start().position(core.discs());
    if core.discs().count() == 1 {
        return solved(Solution::walk(Walk::new(start, route), Optimality::Proven(Source::Plain)));
    }
    let known = match core.pegs().count() {
        2 => return Err(Unsolved::TwoPegs),
        3 => of_three_pegs(&core)?,
        _ => of_more_pegs(&core, split)?,
    };
    if let Some(solution) = known {
        return solved(solution);
    }
    let stranded = stranded(&core);
    match Search::new(&core, most) {
        Some(search) => Ok(Begun::Searching(Quest::new(search, resting, stranded))),
        None => Err(too_many(&core, most, stranded)),
    }
}

/// Why a puzzle with too many positions is not solved. The smallest discs alone may show that there is no way: take the
/// others out of a path, and a path of theirs is left.
fn too_many(core: &Puzzle, most: u32, stranded: Option<(Peg, Peg)>) -> Unsolved {
    const GLANCE: u32 = 100_000;
    let few = Search::most_discs(core.pegs(), GLANCE) as usize;
    let few_of = |stand: &Stand| {
        let pegs = stand.position(core.discs()).pegs().get(..few)?.to_vec();
        Position::from_pegs(pegs).ok().map(Stand::Position)
    };
    let glance = || {
        let discs = Discs::new(u32::try_from(few).ok()?)?;
        let puzzle = Puzzle::new(core.rule(), core.pegs(), discs, few_of(core.start())?, few_of(core.goal())?).ok()?;
        Search::new(&puzzle, GLANCE)
    };
    match stranded {
        Some((from, to)) if matches!(glance().map(Search::finish), Some(Found::NoWay)) => Unsolved::Stuck { from, to },
        _ => {
            let searched = Search::most_discs(core.pegs(), most);
            Unsolved::TooManyPositions { most: searched.max(FourPegs::most_discs(core)), positions: most }
        }
    }
}

/// Each disc must have a way of its own, were it alone. The way of the last disc looked at, the smallest.
fn check_each_disc(core: &Puzzle) -> Result<Vec<crate::solver::Move>, Unsolved> {
    let (start, goal) = (core.start().position(core.discs()), core.goal().position(core.discs()));
    let mut known: Vec<(Peg, Peg)> = Vec::new();
    let mut route = Vec::new();
    for ((disc, from), (_, to)) in start.iter().zip(goal.iter()).rev() {
        if disc.place() == 0 || !known.contains(&(from, to)) {
            route = walk::route(core, from, to).ok_or(Unsolved::NoWay { disc, from, to })?;
            known.push((from, to));
        }
    }
    Ok(route)
}

/// Two pegs that the rule does not connect, by no way however long. Where there are none, and three pegs or more, every
/// position leads to every other (Leiss 1983).
fn stranded(core: &Puzzle) -> Option<(Peg, Peg)> {
    let pegs = core.pegs();
    let pairs = pegs.iter().flat_map(|from| pegs.iter().map(move |to| (from, to)));
    pairs.into_iter().find(|&(from, to)| walk::route(core, from, to).is_none())
}

fn towers(core: &Puzzle) -> Option<(Peg, Peg)> {
    match (core.start(), core.goal()) {
        (&Stand::Tower(from), &Stand::Tower(to)) => Some((from, to)),
        _ => None,
    }
}

fn of_three_pegs(core: &Puzzle) -> Result<Option<Solution>, Unsolved> {
    if let Some(solution) = Solution::classic(core) {
        return Ok(Some(solution));
    }
    if Recurrence::of(core.rule()).is_none() {
        return Ok(None);
    }
    let few = core.discs().count() <= ThreePegs::MOST_DISCS;
    let recursion = ThreePegs::of(core).filter(|_| few);
    let recursion = recursion.ok_or(Unsolved::TooManyDiscs { most: ThreePegs::MOST_DISCS })?;
    let source = match core.rule() {
        _ if core.allows_all() => Source::Hinz,
        _ if towers(core).is_none() => Source::BothWays,
        Rule::OneWay => Source::Atkinson,
        _ => Source::Sapir,
    };
    let digits = Row::of(core).filter(|row| row.is_crossed_by(core)).map(|_| Digits::TERNARY);
    Ok(Some(Solution { digits, ..by_recursion(Optimality::Proven(source), recursion) }))
}

fn of_more_pegs(core: &Puzzle, split: Split) -> Result<Option<Solution>, Unsolved> {
    let Some((from, to)) = towers(core) else { return Ok(None) };
    let (discs, pegs) = (core.discs(), core.pegs());
    let few = |most: u32| if discs.count() > most { Err(Unsolved::TooManyDiscs { most }) } else { Ok(()) };
    if core.allows_all() {
        few(FrameStewart::MOST_DISCS)?;
        let four = pegs.count() == 4;
        let optimality = if four { Optimality::Proven(Source::BouschFour) } else { Optimality::Presumed };
        let recursion = FrameStewart::new(discs, pegs, (from, to), split);
        return Ok(recursion.map(|recursion| by_recursion(optimality, recursion)));
    }
    let most = FourPegs::most_discs(core);
    if most == FourPegs::MOST_DISCS {
        few(most)?;
    }
    Ok(FourPegs::of(core).map(|recursion| {
        let proven = recursion.is_proven();
        let optimality = if proven { Optimality::Proven(Source::BouschStar) } else { Optimality::Presumed };
        by_recursion(optimality, recursion)
    }))
}

/// The path over all positions: the way along the row with the third peg in the middle, whose state graph is a single path.
pub fn hamiltonian(puzzle: &Puzzle) -> Result<Solution, Unsolved> {
    let Some((from, to)) = towers(puzzle) else { return Err(Unsolved::NotHamiltonian) };
    if !puzzle.allows_all() || puzzle.pegs() != Pegs::THREE || puzzle.is_solved_at_once() {
        return Err(Unsolved::NotHamiltonian);
    }
    let third = from.third(to);
    let row = [(from, third), (third, from), (third, to), (to, third)];
    let row = row.iter().fold(Arcs::default(), |arcs, &(from, to)| arcs.with(from, to));
    let (start, goal) = (puzzle.start().clone(), puzzle.goal().clone());
    let row = Puzzle::new(Rule::Arcs(row), Pegs::THREE, puzzle.discs(), start, goal);
    let row = row.map_err(|_| Unsolved::NotHamiltonian)?;
    let recursion = ThreePegs::of(&row).ok_or(Unsolved::TooManyDiscs { most: ThreePegs::MOST_DISCS })?;
    Ok(by_recursion(Optimality::Proven(Source::OnlyPath), recursion))
}

fn by_recursion(optimality: Optimality, recursion: impl Recursion + 'static) -> Solution {
    let total = crate::solver::recursion::total(&recursion);
    Solution::new(total, optimality, Method::Other(Rc::new(Descent(recursion))))
}
