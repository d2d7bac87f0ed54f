//! Distances between positions.

use num_bigint::BigUint;

use super::{GraphError, StateGraph};
use crate::solver::legality::MoveTable;
use crate::solver::{Index, Position};

/// The distances from one position to all others, by breadth-first search of the whole graph.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, graph::{Distances, StateGraph}};
///
/// let graph = StateGraph::of(&Puzzle::classic(3)?);
/// let distances = Distances::from(&graph, &"000".parse()?)?;
/// assert_eq!((distances.largest(), distances.sum(), distances.reached()), (7, 126, 27)); // mean (2/3)(2³ − 1)
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Distances {
    /// The number of positions at each distance, from 0.
    levels: Vec<u32>,
}

impl Distances {
    /// The most positions. The search uses one bit for each.
    pub const MAX_POSITIONS: u32 = 1 << 28;

    /// Measures all distances from a position. O(v) for v positions.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{Distances, GraphError, StateGraph}};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(64)?);
    /// let refused = Distances::from(&graph, &"0".repeat(64).parse()?).err();
    /// assert_eq!(refused, Some(GraphError::TooManyPositions { max: Distances::MAX_POSITIONS }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When there are more than [`Distances::MAX_POSITIONS`] positions, or the position has other discs or pegs.
    pub fn from(graph: &StateGraph, position: &Position) -> Result<Self, GraphError> {
        let space = graph.packed(Self::MAX_POSITIONS)?;
        let start = space.checked_vertex(position).ok_or(GraphError::NoSuchPosition)?;
        let table = MoveTable::new(graph.rule, graph.pegs);
        let mut seen = vec![0u64; space.count() as usize / 64 + 1];
        let mut take = |vertex: u32| {
            let bit = 1u64 << (vertex % 64);
            let Some(word) = seen.get_mut(vertex as usize / 64) else { return false };
            let is_new = *word & bit == 0;
            *word |= bit;
            is_new
        };
        take(start);
        let (mut level, mut levels) = (vec![start], Vec::new());
        while !level.is_empty() {
            // There are at most 2²⁸ positions.
            levels.push(level.len() as u32);
            let mut next = Vec::new();
            for &vertex in &level {
                space.for_each_move(vertex, &table, |_, reached| {
                    if take(reached) {
                        next.push(reached);
                    }
                });
            }
            level = next;
        }
        Ok(Self { levels })
    }

    /// Returns the number of positions at each distance, from 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{Distances, StateGraph}};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(3)?);
    /// let distances = Distances::from(&graph, &"000".parse()?)?;
    /// assert_eq!(distances.levels(), [1, 2, 2, 4, 2, 4, 4, 8]); // 27 positions
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn levels(&self) -> &[u32] {
        &self.levels
    }

    /// Returns the largest distance to a position that can be reached.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{Distances, StateGraph}};
    ///
    /// let graph = StateGraph::of(&Puzzle::builder().discs(4).pegs(4).build()?);
    /// let distances = Distances::from(&graph, &"0000".parse()?)?;
    /// assert_eq!(distances.largest(), 9); // three pegs take 15 moves
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn largest(&self) -> usize {
        self.levels.len().saturating_sub(1)
    }

    /// Returns the sum of all distances to positions that can be reached. O(d) for a largest distance of d.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{Distances, StateGraph}};
    ///
    /// let graph = StateGraph::of(&Puzzle::classic(2)?);
    /// let distances = Distances::from(&graph, &"00".parse()?)?;
    /// assert_eq!((distances.sum(), distances.reached()), (18, 9)); // two moves on the average
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sum(&self) -> u64 {
        self.levels.iter().zip(0u64..).map(|(&count, distance)| u64::from(count) * distance).sum()
    }

    /// Returns the number of positions that can be reached, including the initial one. O(d) for a largest distance of d.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, graph::{Distances, StateGraph}};
    ///
    /// let from_a_to_c_via_b = "arcs:01,12".parse()?;
    /// let graph = StateGraph::of(&Puzzle::builder().discs(1).rule(from_a_to_c_via_b).build()?);
    /// assert_eq!(Distances::from(&graph, &"0".parse()?)?.reached(), 3);
    /// assert_eq!(Distances::from(&graph, &"2".parse()?)?.reached(), 1); // no move leaves C
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn reached(&self) -> u64 {
        self.levels.iter().map(|&count| u64::from(count)).sum()
    }
}

/// Returns the sum of the distances of all ordered pairs of positions of the classic puzzle on three pegs. Divided by 9ⁿ it is
/// the mean distance, which tends to (466/885)·2ⁿ (A. M. Hinz, The Tower of Hanoi, L'Enseignement Mathématique 35
/// (1989), 289–321, doi:10.5169/seals-57378; T. Chan, A statistical analysis of the towers of Hanoi problem,
/// International Journal of Computer Mathematics 28, 57–65, doi:10.1080/00207168908803728). Half of the sum is OEIS
/// A290004. O(n) big-integer steps.
///
/// The sum is a combination of the powers of 18, 9, 3 and the two roots of x² = 5x − 2, so it follows a recurrence of five
/// terms.
///
/// ```
/// use tower_of_hanoi::solver::graph::sum_of_distances;
///
/// assert_eq!(sum_of_distances(1).to_string(), "6");
/// ```
#[must_use]
pub fn sum_of_distances(discs: u32) -> Index {
    // The first sums, from breadth-first search, and the coefficients of the recurrence, from the polynomial (x − 18)(x − 9)(x −
    // 3)(x² − 5x + 2), split into those added and those subtracted.
    const FIRST: [u32; 5] = [0, 6, 144, 2_838, 53_160];
    const PLUS: [u32; 5] = [35, 0, 1_761, 0, 972];
    const MINUS: [u32; 5] = [0, 395, 0, 2_916, 0];
    let mut sums: Vec<BigUint> = FIRST.iter().map(|&sum| BigUint::from(sum)).collect();
    for _ in 4..discs {
        let weigh = |weights: &[u32; 5]| {
            let terms = sums.iter().rev().zip(weights);
            terms.fold(BigUint::ZERO, |sum, (term, &weight)| sum + term * weight)
        };
        let next = weigh(&PLUS) - weigh(&MINUS);
        sums.remove(0);
        sums.push(next);
    }
    sums.get(discs.min(4) as usize).cloned().unwrap_or_default().into()
}
