//! One interface to every way of solving.

use std::fmt;
use std::rc::Rc;

use super::binary::Classic;
use super::recursion::{self, FourPegs, FrameStewart, Recursion, Split, ThreePegs, Trace};
use super::{Arcs, Discs, Index, Move, Optimality, Peg, Pegs, Position, Puzzle, Rule, Source, Stand, Unsolved, walk};

/// A puzzle's shortest path, or the best one known, at any move.
///
/// Which method answers — bits, a recursion, a short list — is its own business. Nothing in it grows with the number of
/// moves.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Index, Peg, Pegs, Puzzle, Rule, Solution, Stand};
///
/// let discs = Discs::new(64).ok_or("too many discs")?;
/// let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, discs, Stand::Tower(Peg::A), Stand::Tower(Peg::C))?;
/// let solution = Solution::of(&puzzle)?;
/// assert_eq!(solution.total().to_string(), "18446744073709551615");
///
/// let index: Index = "12345678901234567890".parse()?;
/// let step = solution.move_at(&index).ok_or("past the end")?;
/// assert_eq!(step.to_string(), "disc 2 from C to B");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Solution {
    discs: Discs,
    total: Index,
    optimality: Optimality,
    method: Method,
}

#[derive(Clone)]
enum Method {
    Classic { bits: Classic, start: Peg, goal: Peg },
    Recursion(Rc<dyn Recursion>),
    Walk { start: Position, moves: Vec<Move> },
}

impl Solution {
    /// Solves a puzzle.
    ///
    /// Costs O(n) big-number steps at most.
    ///
    /// # Errors
    /// When the goal cannot be reached, or no method is built for the puzzle, or it has too many discs for its method.
    pub fn of(puzzle: &Puzzle) -> Result<Self, Unsolved> {
        Self::with(puzzle, Split::default())
    }

    /// True when a method is built for a rule on so many pegs. Whether it reaches a given goal is another question.
    #[must_use]
    pub const fn knows(rule: Rule, pegs: Pegs) -> bool {
        match (rule, pegs.count()) {
            (_, ..=3) | (Rule::Any, _) => true,
            (Rule::Star | Rule::Cyclic, count) => count == 4,
            _ => false,
        }
    }

    /// Solves a puzzle, taking the given one of several best splits where there are several: with four and more pegs and
    /// any move.
    ///
    /// # Errors
    /// As [`Solution::of`].
    pub fn with(puzzle: &Puzzle, split: Split) -> Result<Self, Unsolved> {
        let discs = puzzle.discs();
        if puzzle.is_solved_at_once() {
            let method = Method::Walk { start: puzzle.start().position(discs), moves: Vec::new() };
            return Ok(Self { discs, total: Index::START, optimality: Optimality::Proven(Source::Plain), method });
        }
        let (&Stand::Tower(from), &Stand::Tower(to)) = (puzzle.start(), puzzle.goal()) else {
            return Err(Unsolved::PositionNotBuilt);
        };
        let route = walk::route(puzzle, from, to).ok_or(Unsolved::NoWay { from, to })?;
        if discs.count() == 1 {
            let total = Index::from(route.len() as u64);
            let method = Method::Walk { start: Position::tower(discs, from), moves: route };
            return Ok(Self { discs, total, optimality: Optimality::Proven(Source::Plain), method });
        }
        match puzzle.pegs().count() {
            2 => Err(Unsolved::TwoPegs),
            3 => Self::of_three_pegs(puzzle, from, to),
            _ => Self::of_more_pegs(puzzle, from, to, split),
        }
    }

    fn of_more_pegs(puzzle: &Puzzle, from: Peg, to: Peg, split: Split) -> Result<Self, Unsolved> {
        let (discs, pegs) = (puzzle.discs(), puzzle.pegs());
        let not_built = Unsolved::RuleNotBuilt { rule: puzzle.rule(), pegs: pegs.count() };
        let most = if allows_all(puzzle) { FrameStewart::MOST_DISCS } else { FourPegs::MOST_DISCS };
        if discs.count() > most {
            return Err(Unsolved::TooManyDiscs { most });
        }
        if allows_all(puzzle) {
            let recursion = FrameStewart::new(discs, pegs, (from, to), split).ok_or(not_built)?;
            let four = pegs.count() == 4;
            let optimality = if four { Optimality::Proven(Source::BouschFour) } else { Optimality::Presumed };
            return Ok(Self::by_recursion(discs, optimality, Rc::new(recursion)));
        }
        let recursion = FourPegs::of(puzzle).ok_or(not_built)?;
        let leaves = puzzle.rule() == Rule::Star && from != Peg::A && to != Peg::A;
        let optimality = if leaves { Optimality::Proven(Source::BouschStar) } else { Optimality::Presumed };
        Ok(Self::by_recursion(discs, optimality, Rc::new(recursion)))
    }

    fn of_three_pegs(puzzle: &Puzzle, start: Peg, goal: Peg) -> Result<Self, Unsolved> {
        let discs = puzzle.discs();
        if allows_all(puzzle)
            && let Some(bits) = Classic::new(discs, start, goal)
        {
            let method = Method::Classic { bits, start, goal };
            return Ok(Self { discs, total: bits.total(), optimality: Optimality::Proven(Source::Classic), method });
        }
        if discs.count() > ThreePegs::MOST_DISCS {
            return Err(Unsolved::TooManyDiscs { most: ThreePegs::MOST_DISCS });
        }
        let not_built = Unsolved::RuleNotBuilt { rule: puzzle.rule(), pegs: puzzle.pegs().count() };
        let recursion = ThreePegs::of(puzzle).ok_or(not_built)?;
        let source = if puzzle.rule() == Rule::OneWay { Source::Atkinson } else { Source::Sapir };
        Ok(Self::by_recursion(discs, Optimality::Proven(source), Rc::new(recursion)))
    }

    /// The one path that visits every position exactly once, from one peg to another: three pegs, any move, 3ⁿ − 1 moves.
    ///
    /// It is the way along the row with the third peg in the middle, whose state graph is a single path.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Solution, Stand};
    ///
    /// let discs = Discs::new(3).ok_or("discs")?;
    /// let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, discs, Stand::Tower(Peg::A), Stand::Tower(Peg::B))?;
    /// assert_eq!(Solution::hamiltonian(&puzzle)?.total().to_string(), "26");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the puzzle does not have three pegs, another rule than any move, equal ends, ends that are not towers, no
    /// disc, or too many.
    pub fn hamiltonian(puzzle: &Puzzle) -> Result<Self, Unsolved> {
        let (&Stand::Tower(from), &Stand::Tower(to)) = (puzzle.start(), puzzle.goal()) else {
            return Err(Unsolved::NotHamiltonian);
        };
        if !allows_all(puzzle) || puzzle.pegs() != Pegs::THREE || puzzle.is_solved_at_once() {
            return Err(Unsolved::NotHamiltonian);
        }
        let (third, discs) = (from.third(to), puzzle.discs());
        let row = [(from, third), (third, from), (third, to), (to, third)];
        let row = row.iter().fold(Arcs::default(), |arcs, &(from, to)| arcs.with(from, to));
        let row = Puzzle::new(Rule::Arcs(row), Pegs::THREE, discs, puzzle.start().clone(), puzzle.goal().clone());
        let row = row.map_err(|_| Unsolved::NotHamiltonian)?;
        let recursion = ThreePegs::of(&row).ok_or(Unsolved::TooManyDiscs { most: ThreePegs::MOST_DISCS })?;
        Ok(Self::by_recursion(discs, Optimality::Proven(Source::OnlyPath), Rc::new(recursion)))
    }

    fn by_recursion(discs: Discs, optimality: Optimality, recursion: Rc<dyn Recursion>) -> Self {
        Self { discs, total: recursion::total(&*recursion), optimality, method: Method::Recursion(recursion) }
    }

    /// How many moves it has, which is also its last index.
    #[must_use]
    pub const fn total(&self) -> &Index {
        &self.total
    }

    /// How many discs there are.
    #[must_use]
    pub const fn discs(&self) -> Discs {
        self.discs
    }

    /// How sure it is that no shorter path exists.
    #[must_use]
    pub const fn optimality(&self) -> Optimality {
        self.optimality
    }

    /// True when the bits of the index give the position: for two or more discs on three pegs, any move allowed, from
    /// one peg to another.
    #[must_use]
    pub const fn is_classic(&self) -> bool {
        matches!(self.method, Method::Classic { .. })
    }

    /// The move that leads to `index`, that is, move `index` counted from 1; `None` at the start and past the end.
    #[must_use]
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        match &self.method {
            Method::Classic { bits, .. } => bits.move_at(index),
            Method::Recursion(recursion) => recursion::move_at(&**recursion, index),
            Method::Walk { moves, .. } => walk::move_at(moves, index),
        }
    }

    /// The position after `index` moves; `None` past the end.
    #[must_use]
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        match &self.method {
            Method::Classic { bits, .. } => bits.position_at(index),
            Method::Recursion(recursion) => recursion::position_at(&**recursion, self.discs, index),
            Method::Walk { start, moves } => walk::position_at(start, moves, index),
        }
    }

    /// The path of the recursion down to move `index`; `None` where there is no such move, or no recursion, or (for the
    /// classic puzzle) more discs than [`ThreePegs::MOST_DISCS`].
    #[must_use]
    pub fn trace_at(&self, index: &Index) -> Option<Trace> {
        match &self.method {
            Method::Classic { start, goal, .. } => {
                let ends = (Stand::Tower(*start), Stand::Tower(*goal));
                let puzzle = Puzzle::new(Rule::Any, Pegs::THREE, self.discs, ends.0, ends.1).ok()?;
                recursion::trace_at(&ThreePegs::of(&puzzle)?, index)
            }
            Method::Recursion(recursion) => recursion::trace_at(&**recursion, index),
            Method::Walk { .. } => None,
        }
    }
}

impl fmt::Debug for Solution {
    /// What it solves in how many moves, but not how: that can be a table of thousands of numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { discs, total, optimality, .. } = self;
        write!(f, "Solution({} discs, {total} moves, {optimality})", discs.count())
    }
}

/// True when every move between two pegs is allowed, whatever the rule is called.
fn allows_all(puzzle: &Puzzle) -> bool {
    let pegs = puzzle.pegs();
    pegs.iter().all(|from| pegs.iter().all(|to| from == to || puzzle.allows(from, to)))
}
