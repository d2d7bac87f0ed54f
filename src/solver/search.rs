//! Bidirectional breadth-first search, for puzzles without a recursion.
//!
//! The search proceeds breadth first from the start and from the goal, one level of one side at a time, always on the side with
//! fewer positions to expand. So the first time that the two sides meet is on a shortest path. Each position takes one byte, which
//! stores the side and the move by which it was first reached. This is enough to trace the path back.

use std::fmt;

use super::legality::MoveTable;
use super::move_list::MoveList;
use super::packed::{PackedPositions, PegPair, Vertex};
use super::{DiscCount, Move, PegCount, Position, Puzzle};

/// A search in progress. [`Search::advance`] continues it, in portions of any size; dropping it ends it.
///
/// ```
/// use tower_of_hanoi::solver::{Position, Puzzle, Rule, Search, SearchOutcome};
///
/// let goal: Position = "31203".parse()?;
/// let puzzle = Puzzle::builder().discs(5).pegs(4).rule(Rule::Linear).goal(goal).build()?;
/// let mut search = Search::new(&puzzle, Search::MAX_POSITIONS)?;
/// let outcome = loop {
///     if let Some(outcome) = search.advance(100) {
///         break outcome;
///     }
/// };
/// assert!(matches!(outcome, SearchOutcome::Path(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    positions: PackedPositions,
    start: Position,
    /// The mark of each vertex: see [`mark`]. Empty until the search begins.
    marks: Vec<u8>,
    /// The frontiers from the start and from the goal.
    frontiers: [Frontier; 2],
    /// The side that is being expanded.
    side: usize,
    visited: u32,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub enum SearchOutcome {
    /// The moves of a shortest path.
    Path(Vec<Move>),
    /// No path leads to the goal.
    Unreachable,
}

/// The error of a search that cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SearchError {
    /// The start is the goal: there is nothing to find.
    AlreadySolved,
    /// The puzzle has more positions than the limit.
    TooManyPositions {
        /// The limit.
        max: u32,
    },
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AlreadySolved => f.write_str("the puzzle is already solved"),
            Self::TooManyPositions { max } => write!(f, "the puzzle has more than {max} positions"),
        }
    }
}

impl std::error::Error for SearchError {}

/// The last level of one side.
#[derive(Clone, Debug)]
struct Frontier {
    table: MoveTable,
    /// The positions to expand, and the number of those already expanded.
    level: Vec<Vertex>,
    expanded: usize,
    /// The positions one move further.
    next: Vec<Vertex>,
}

/// The move at which the two sides met: from a vertex of the side being expanded to one of the other.
struct Meeting {
    from: Vertex,
    pair: PegPair,
    to: Vertex,
}

/// The mark of a vertex: the side from which it was reached, and the move. 0 means that it was not reached.
const fn mark(side: usize, pair: PegPair) -> u8 {
    1 + side as u8 * PegPair::COUNT + pair.0
}

const fn read_mark(mark: u8) -> Option<(usize, PegPair)> {
    match mark.checked_sub(1) {
        None => None,
        Some(pair) if pair < PegPair::COUNT => Some((0, PegPair(pair))),
        Some(pair) => Some((1, PegPair(pair - PegPair::COUNT))),
    }
}

impl Search {
    /// The most positions of a puzzle that [`Solution::new`](super::Solution::new) searches. A search takes one byte for each.
    pub const MAX_POSITIONS: u32 = 1 << 26;

    /// Returns a search for a shortest path. O(n): the search itself begins with [`Search::advance`] or [`Search::finish`].
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Search, SearchError};
    ///
    /// let four_pegs = Puzzle::builder().discs(14).pegs(4).build()?;
    /// let refused = Search::new(&four_pegs, Search::MAX_POSITIONS).err(); // 2²⁸ positions
    /// assert_eq!(refused, Some(SearchError::TooManyPositions { max: 67_108_864 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the puzzle is already solved, or has more than `limit` positions.
    pub fn new(puzzle: &Puzzle, limit: u32) -> Result<Self, SearchError> {
        let discs = puzzle.discs();
        if puzzle.is_already_solved() {
            return Err(SearchError::AlreadySolved);
        }
        let positions = PackedPositions::new(discs, puzzle.pegs(), limit);
        let positions = positions.ok_or(SearchError::TooManyPositions { max: limit })?;
        let start = puzzle.start().position(discs);
        let (rule, pegs) = (puzzle.rule(), puzzle.pegs());
        let frontiers = [
            Frontier::new(MoveTable::new(rule, pegs), positions.vertex(&start)),
            Frontier::new(MoveTable::reversed(rule, pegs), positions.vertex(&puzzle.goal().position(discs))),
        ];
        Ok(Self { positions, start, marks: Vec::new(), frontiers, side: 0, visited: 0 })
    }

    /// Returns the largest number of discs that has at most `limit` positions on `pegs` pegs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PegCount, Search};
    ///
    /// let most = |pegs| PegCount::new(pegs).map(|pegs| Search::max_discs(pegs, Search::MAX_POSITIONS));
    /// assert_eq!([most(3), most(4), most(10)], [Some(16), Some(13), Some(7)]);
    /// ```
    #[must_use]
    pub fn max_discs(pegs: PegCount, limit: u32) -> u32 {
        let base = u32::from(pegs.count());
        if base < 2 { DiscCount::MAX } else { limit.checked_ilog(base).unwrap_or(0) }
    }

    /// Returns the number of positions visited, and the total number, p to the power of n for p pegs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Search};
    ///
    /// let mut search = Search::new(&Puzzle::classic(10)?, Search::MAX_POSITIONS)?;
    /// assert_eq!(search.progress(), (0, 59_049)); // 3¹⁰
    /// assert!(search.advance(1).is_none());
    /// assert_eq!(search.progress(), (4, 59_049)); // start, goal, and two moves
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn progress(&self) -> (u32, u32) {
        (self.visited, self.positions.count())
    }

    /// Expands at most this many positions. Returns the outcome once it is known; `None` before. The first call allocates one
    /// byte for each position.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Search, SearchOutcome};
    ///
    /// let mut search = Search::new(&Puzzle::classic(3)?.with_goal("111".parse()?)?, 27)?;
    /// assert!(search.advance(2).is_none());
    /// let Some(SearchOutcome::Path(moves)) = search.advance(27) else { return Err("no path".into()) };
    /// assert_eq!(moves.len(), 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn advance(&mut self, positions: u32) -> Option<SearchOutcome> {
        if self.marks.is_empty() {
            self.begin();
        }
        for _ in 0..positions {
            let Some(vertex) = self.next_vertex() else { return Some(SearchOutcome::Unreachable) };
            if let Some(meeting) = self.expand(vertex) {
                return Some(self.path(&meeting).map_or(SearchOutcome::Unreachable, SearchOutcome::Path));
            }
        }
        None
    }

    /// Runs the search to its end, and returns its outcome. It expands each position at most once.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Search, SearchOutcome};
    ///
    /// let two_pegs = Puzzle::builder().discs(2).pegs(2).build()?;
    /// let search = Search::new(&two_pegs, Search::MAX_POSITIONS)?;
    /// assert!(matches!(search.finish(), SearchOutcome::Unreachable)); // disc 2 never gets free
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn finish(mut self) -> SearchOutcome {
        loop {
            if let Some(outcome) = self.advance(u32::MAX) {
                return outcome;
            }
        }
    }

    /// The moves from the start, as a list with random access.
    pub(super) fn move_list(&self, moves: Vec<Move>) -> MoveList {
        MoveList::new(self.start.clone(), moves)
    }

    /// Allocates the memory for all positions, and marks the start and the goal.
    fn begin(&mut self) {
        self.marks = vec![0; self.positions.count() as usize];
        for (side, frontier) in self.frontiers.iter().enumerate() {
            for &end in &frontier.level {
                if let Some(marked) = self.marks.get_mut(end as usize) {
                    *marked = mark(side, PegPair::NONE);
                    self.visited += 1;
                }
            }
        }
    }

    /// The next position to expand. At the end of a level, the other side may take over. `None` if a side has no positions left to
    /// expand.
    fn next_vertex(&mut self) -> Option<Vertex> {
        let frontier = self.frontiers.get_mut(self.side)?;
        if frontier.expanded == frontier.level.len() {
            frontier.level = std::mem::take(&mut frontier.next);
            frontier.expanded = 0;
            let [a, b] = &self.frontiers;
            if a.level.is_empty() || b.level.is_empty() {
                return None;
            }
            self.side = usize::from(b.level.len() < a.level.len());
        }
        let frontier = self.frontiers.get_mut(self.side)?;
        let vertex = frontier.level.get(frontier.expanded).copied();
        frontier.expanded += 1;
        vertex
    }

    /// Marks the positions one move further. If one of them was reached from the other side, returns the move to it.
    fn expand(&mut self, vertex: Vertex) -> Option<Meeting> {
        let Self { positions, marks, frontiers, side, visited, .. } = self;
        let Frontier { table, next, .. } = frontiers.get_mut(*side)?;
        let mut meeting = None;
        positions.for_each_move(vertex, table, |pair, reached| {
            let Some(marked) = marks.get_mut(reached as usize) else { return };
            match read_mark(*marked) {
                None => {
                    *marked = mark(*side, pair);
                    next.push(reached);
                    *visited += 1;
                }
                Some((other, _)) if other != *side => meeting = Some(Meeting { from: vertex, pair, to: reached }),
                Some(_) => {}
            }
        });
        meeting
    }

    /// The whole path through the move at which the two sides met.
    fn path(&self, &Meeting { from, pair, to }: &Meeting) -> Option<Vec<Move>> {
        let (_, across) = self.positions.before(to, pair)?;
        let (first, last, across) = if self.side == 0 { (from, to, across) } else { (to, from, across.reversed()) };
        let mut moves = self.moves_back(first)?;
        moves.reverse();
        moves.push(across);
        moves.extend(self.moves_back(last)?.into_iter().map(Move::reversed));
        Some(moves)
    }

    /// The moves by which a vertex was reached, the last one first.
    fn moves_back(&self, mut vertex: Vertex) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        loop {
            let (_, pair) = read_mark(*self.marks.get(vertex as usize)?)?;
            if pair == PegPair::NONE {
                return Some(moves);
            }
            let (before, mv) = self.positions.before(vertex, pair)?;
            moves.push(mv);
            vertex = before;
        }
    }
}

impl Frontier {
    fn new(table: MoveTable, end: Vertex) -> Self {
        Self { table, level: vec![end], expanded: 0, next: Vec::new() }
    }
}
