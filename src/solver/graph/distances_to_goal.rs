//! The distances from all positions to the goal.

use super::{GraphError, StateGraph};
use crate::solver::legality::MoveTable;
use crate::solver::packed::PackedPositions;
use crate::solver::{Position, Puzzle};

/// The fewest moves from each position of a puzzle to its goal, by a backward breadth-first search.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, graph::DistancesToGoal};
///
/// let distances = DistancesToGoal::of(&Puzzle::classic(3)?)?;
/// assert_eq!((distances.from(&"000".parse()?), distances.from(&"222".parse()?)), (Some(7), Some(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct DistancesToGoal {
    positions: PackedPositions,
    /// The distance of each vertex; [`UNREACHED`] if no path leads to the goal.
    distances: Vec<u32>,
}

const UNREACHED: u32 = u32::MAX;

impl DistancesToGoal {
    /// The most positions. Each takes four bytes, and the whole search some milliseconds.
    pub const MAX_POSITIONS: u32 = 1 << 18;

    /// Measures all distances. O(v) for v positions.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{DistancesToGoal, GraphError}};
    ///
    /// let refused = DistancesToGoal::of(&Puzzle::classic(12)?).err(); // 3¹² positions are more than 2¹⁸
    /// assert_eq!(refused, Some(GraphError::TooManyPositions { max: DistancesToGoal::MAX_POSITIONS }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When there are more than [`DistancesToGoal::MAX_POSITIONS`] positions.
    pub fn of(puzzle: &Puzzle) -> Result<Self, GraphError> {
        let positions = StateGraph::of(puzzle).packed(Self::MAX_POSITIONS)?;
        let table = MoveTable::reversed(puzzle.rule(), puzzle.pegs());
        let mut distances = vec![UNREACHED; positions.count() as usize];
        let mut level = vec![positions.vertex(&puzzle.goal().position(puzzle.discs()))];
        if let Some(goal) = level.first().and_then(|&goal| distances.get_mut(goal as usize)) {
            *goal = 0;
        }
        for distance in 1.. {
            let mut next = Vec::new();
            for &vertex in &level {
                positions.for_each_move(vertex, &table, |_, before| {
                    if let Some(unreached) = distances.get_mut(before as usize).filter(|known| **known == UNREACHED) {
                        *unreached = distance;
                        next.push(before);
                    }
                });
            }
            if next.is_empty() {
                break;
            }
            level = next;
        }
        Ok(Self { positions, distances })
    }

    /// Returns the fewest moves from a position to the goal; `None` if no path leads there, and for a position with other discs
    /// or pegs. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::DistancesToGoal};
    ///
    /// let distances = DistancesToGoal::of(&Puzzle::classic(3)?)?;
    /// assert_eq!(distances.from(&"011".parse()?), Some(4)); // disc 3, then the three moves of discs 1 and 2
    /// assert_eq!(distances.from(&"11".parse()?), None); // a position of two discs
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from(&self, position: &Position) -> Option<u32> {
        let vertex = self.positions.checked_vertex(position)?;
        self.distances.get(vertex as usize).copied().filter(|&distance| distance != UNREACHED)
    }
}
