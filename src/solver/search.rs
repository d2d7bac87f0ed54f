//! Looking at every position: for what has no recursion.
//!
//! Breadth first from both ends at once, one level of one end at a time, the end with fewer positions to go on from. So
//! the first time that the two meet is on a shortest path. Each position seen costs one byte, which says from which end
//! and by which move it was first reached; that is enough to walk back.

use super::space::{self, Arcs, Space, Step, Vertex};
use super::walk::Walk;
use super::{Discs, Move, Pegs, Position, Puzzle};

/// A search under way. It goes on by [`Search::advance`], as many positions at a time as one likes, and ends when it is
/// dropped.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Found, Peg, Pegs, Puzzle, Rule, Search, Stand};
///
/// let (discs, four) = (Discs::new(5).ok_or("discs")?, Pegs::new(4).ok_or("pegs")?);
/// let ends = (Stand::Tower(Peg::A), Stand::Position("31203".parse()?));
/// let puzzle = Puzzle::new(Rule::Linear, four, discs, ends.0, ends.1)?;
/// let mut search = Search::new(&puzzle, Search::MOST_POSITIONS).ok_or("too many positions")?;
/// let found = loop {
///     if let Some(found) = search.advance(100) {
///         break found;
///     }
/// };
/// assert!(matches!(found, Found::Path(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    space: Space,
    start: Position,
    /// For each vertex how it was reached: 0 when it was not.
    marks: Vec<u8>,
    /// From the start and from the goal.
    sides: [Side; 2],
    /// Which of them goes on now.
    side: usize,
    seen: u32,
}

/// What a search found.
#[derive(Clone, Debug)]
pub enum Found {
    /// The moves of a shortest path.
    Path(Vec<Move>),
    /// No way leads to the goal.
    NoWay,
}

#[derive(Clone, Debug)]
struct Side {
    arcs: Arcs,
    /// The positions to go on from, and how many of them are done.
    level: Vec<Vertex>,
    done: usize,
    /// The positions one move further.
    next: Vec<Vertex>,
}

/// The mark of a vertex: the end from which it was reached, and by which move.
const fn mark(side: usize, step: Step) -> u8 {
    1 + side as u8 * Step::COUNT + step.0
}

const fn read_mark(mark: u8) -> Option<(usize, Step)> {
    match mark.checked_sub(1) {
        None => None,
        Some(step) if step < Step::COUNT => Some((0, Step(step))),
        Some(step) => Some((1, Step(step - Step::COUNT))),
    }
}

impl Search {
    /// The most positions that a puzzle may have to be searched natively: as many bytes are taken.
    pub const MOST_POSITIONS: u32 = 1 << 26;
    /// The most in a page: 12 discs on four pegs, 10 on five.
    pub const MOST_POSITIONS_IN_A_PAGE: u32 = 1 << 24;

    /// A search for a shortest path; `None` when the puzzle has more than `most` positions, or nothing to do.
    #[must_use]
    pub fn new(puzzle: &Puzzle, most: u32) -> Option<Self> {
        let discs = puzzle.discs();
        if puzzle.is_solved_at_once() {
            return None;
        }
        let space = Space::new(discs, puzzle.pegs(), most)?;
        let start = puzzle.start().position(discs);
        let ends = [space.vertex(&start), space.vertex(&puzzle.goal().position(discs))];
        let [forward, back] = space::rule_arcs(puzzle.rule(), puzzle.pegs());
        let side = |arcs, end| Side { arcs, level: vec![end], done: 0, next: Vec::new() };
        let [start_vertex, goal] = ends;
        let sides = [side(forward, start_vertex), side(back, goal)];
        Some(Self { space, start, marks: Vec::new(), sides, side: 0, seen: 0 })
    }

    /// The most discs on so many pegs that make no more than `most` positions.
    #[must_use]
    pub fn most_discs(pegs: Pegs, most: u32) -> u32 {
        let base = u32::from(pegs.count());
        if base < 2 { Discs::MOST } else { most.checked_ilog(base).unwrap_or(0) }
    }

    /// How many positions it has seen, and how many there are.
    #[must_use]
    pub const fn progress(&self) -> (u32, u32) {
        (self.seen, self.space.size())
    }

    /// Goes on from at most so many positions; what it found, once it has.
    pub fn advance(&mut self, positions: u32) -> Option<Found> {
        if self.marks.is_empty() {
            self.set_out();
        }
        for _ in 0..positions {
            let Some(vertex) = self.next_vertex() else { return Some(Found::NoWay) };
            if let Some(met) = self.go_on_from(vertex) {
                return Some(self.path(met).map_or(Found::NoWay, Found::Path));
            }
        }
        None
    }

    /// Takes the memory for all positions and marks both ends.
    fn set_out(&mut self) {
        self.marks = vec![0; self.space.size() as usize];
        for (place, side) in self.sides.iter().enumerate() {
            for &end in &side.level {
                if let Some(seen) = self.marks.get_mut(end as usize) {
                    *seen = mark(place, Step::NONE);
                    self.seen += 1;
                }
            }
        }
    }

    /// Goes on to the end.
    #[must_use]
    pub fn finish(mut self) -> Found {
        loop {
            if let Some(found) = self.advance(u32::MAX) {
                return found;
            }
        }
    }

    /// The path that these moves make from the start.
    pub(super) fn walk(&self, moves: Vec<Move>) -> Walk {
        Walk::new(self.start.clone(), moves)
    }

    /// The next position to go on from; at the end of a level the other end may take over. `None` when one end has
    /// nowhere left to go.
    fn next_vertex(&mut self) -> Option<Vertex> {
        let side = self.sides.get_mut(self.side)?;
        if side.done == side.level.len() {
            side.level = std::mem::take(&mut side.next);
            side.done = 0;
            let [a, b] = &self.sides;
            if a.level.is_empty() || b.level.is_empty() {
                return None;
            }
            self.side = usize::from(b.level.len() < a.level.len());
        }
        let side = self.sides.get_mut(self.side)?;
        let vertex = side.level.get(side.done).copied();
        side.done += 1;
        vertex
    }

    /// Marks the positions one move further; where one was reached from the other end, the move to it.
    fn go_on_from(&mut self, vertex: Vertex) -> Option<(Vertex, Step, Vertex)> {
        let Self { space, marks, sides, side, seen, .. } = self;
        let this = sides.get_mut(*side)?;
        let mut met = None;
        let Side { arcs, next, .. } = this;
        space.for_each_step(vertex, arcs, |step, reached| {
            let Some(seen_mark) = marks.get_mut(reached as usize) else { return };
            match read_mark(*seen_mark) {
                None => {
                    *seen_mark = mark(*side, step);
                    next.push(reached);
                    *seen += 1;
                }
                Some((other, _)) if other != *side => met = Some((vertex, step, reached)),
                Some(_) => {}
            }
        });
        met
    }

    /// The whole path through the move at which the two ends met.
    fn path(&self, (vertex, step, reached): (Vertex, Step, Vertex)) -> Option<Vec<Move>> {
        let (_, across) = self.space.before(reached, step)?;
        let turned = |step: Move| Move { from: step.to, to: step.from, ..step };
        let (first, last, across) =
            if self.side == 0 { (vertex, reached, across) } else { (reached, vertex, turned(across)) };
        let mut moves = self.way_back(first)?;
        moves.reverse();
        moves.push(across);
        moves.extend(self.way_back(last)?.into_iter().map(turned));
        Some(moves)
    }

    /// The moves by which a vertex was reached, the last one first.
    fn way_back(&self, mut vertex: Vertex) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        loop {
            let (_, step) = read_mark(*self.marks.get(vertex as usize)?)?;
            if step == Step::NONE {
                return Some(moves);
            }
            let (before, made) = self.space.before(vertex, step)?;
            moves.push(made);
            vertex = before;
        }
    }
}
