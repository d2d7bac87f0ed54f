//! The pegs that a disc visits again and again.
//!
//! If digits of the index belong to discs, a disc repeats the same few trips. In the classic puzzle it goes round the three pegs,
//! always in the same direction. In the row from end to end it goes via the middle to the other end and back.

use super::{Disc, Index, IndexDigits, Peg, Puzzle, Solution};

/// The round trip that a disc repeats, and how often it has moved.
///
/// ```
/// use tower_of_hanoi::solver::{Disc, DiscCycle, Puzzle, Solution};
///
/// let puzzle = Puzzle::classic(8)?;
/// let cycle = DiscCycle::of(&puzzle, &Solution::new(&puzzle)?, &77.into(), Disc::SMALLEST).ok_or("no cycle")?;
/// assert_eq!((cycle.to_string(), cycle.moves().to_string()), ("A → B → C → A".into(), "39".into()));
/// assert_eq!(cycle.last_trip(), Some(2)); // from C to A, the third
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscCycle {
    /// The pegs in the order of the trips; the last trip leads back to the first peg.
    stops: Vec<Peg>,
    moves: Index,
}

impl DiscCycle {
    /// Returns the cycle of a disc and its moves up to an index; `None` when the solution has no digits, or no such disc. The
    /// solution must be that of the puzzle. O(n²). For the sources see [`classic`](super::classic) and [`linear`](super::linear).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, DiscCycle, Puzzle, Rule, Solution};
    ///
    /// let row = Puzzle::builder().discs(3).rule(Rule::Linear).build()?;
    /// let cycle = |disc| DiscCycle::of(&row, &Solution::new(&row).ok()?, &13.into(), disc);
    /// assert_eq!(cycle(Disc::SMALLEST).map(|cycle| cycle.to_string()), Some("A → B → C → B → A".into()));
    /// assert_eq!(cycle(Disc::from_index(3)), None); // there is no disc 4
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle, solution: &Solution, index: &Index, disc: Disc) -> Option<Self> {
        let (digits, (start, goal)) = (solution.digits()?, puzzle.towers()?);
        let below = puzzle.discs().count().checked_sub(disc.number())?;
        let third = start.third(goal);
        let stops = if digits == IndexDigits::BINARY {
            // The largest disc goes straight to the goal, and the directions of the smaller discs alternate.
            if below % 2 == 0 { vec![start, goal, third] } else { vec![start, third, goal] }
        } else {
            vec![start, third, goal, third]
        };
        Some(Self { stops, moves: digits.moves_of(index, disc) })
    }

    /// Returns the number of moves of the disc up to the index.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, DiscCycle, Puzzle, Solution};
    ///
    /// let puzzle = Puzzle::classic(64)?;
    /// let solution = Solution::new(&puzzle)?;
    /// let cycle = DiscCycle::of(&puzzle, &solution, solution.total(), Disc::from_index(2)).ok_or("no cycle")?;
    /// assert_eq!(cycle.moves().to_string(), "2305843009213693952"); // of disc 3: 2⁶¹
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn moves(&self) -> &Index {
        &self.moves
    }

    /// Returns the trips in order, beginning with the disc's first peg. There are three, or four if it goes back and forth.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, DiscCycle, Peg, Puzzle, Solution};
    ///
    /// let puzzle = Puzzle::classic(3)?;
    /// let cycle = DiscCycle::of(&puzzle, &Solution::new(&puzzle)?, &7.into(), Disc::SMALLEST).ok_or("no cycle")?;
    /// assert_eq!(cycle.trips(), [(Peg::A, Peg::C), (Peg::C, Peg::B), (Peg::B, Peg::A)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn trips(&self) -> Vec<(Peg, Peg)> {
        self.stops.iter().copied().zip(self.stops.iter().copied().cycle().skip(1)).collect()
    }

    /// Returns the number of the last trip that the disc made, from 0 as in [`DiscCycle::trips`]; `None` before its first move.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, DiscCycle, Puzzle, Solution};
    ///
    /// let puzzle = Puzzle::classic(8)?;
    /// let solution = Solution::new(&puzzle)?;
    /// let last_trip = |index: u64| DiscCycle::of(&puzzle, &solution, &index.into(), Disc::from_index(1))?.last_trip();
    /// assert_eq!([1, 2, 6, 10, 14].map(last_trip), [None, Some(0), Some(1), Some(2), Some(0)]); // moves of disc 2
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn last_trip(&self) -> Option<usize> {
        let count = u32::try_from(self.stops.len()).unwrap_or(1);
        Some(self.moves.previous()?.remainder(count) as usize)
    }

    /// Returns true when the disc returns by the same pegs, as in the row; false when it goes round.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, DiscCycle, Puzzle, Rule, Solution};
    ///
    /// let cycle = |puzzle: &Puzzle| DiscCycle::of(puzzle, &Solution::new(puzzle).ok()?, &1.into(), Disc::SMALLEST);
    /// let row = Puzzle::builder().discs(8).rule(Rule::Linear).build()?;
    /// assert_eq!(cycle(&row).map(|cycle| cycle.is_back_and_forth()), Some(true));
    /// assert_eq!(cycle(&Puzzle::classic(8)?).map(|cycle| cycle.is_back_and_forth()), Some(false));
    /// # Ok::<(), tower_of_hanoi::solver::PuzzleError>(())
    /// ```
    #[must_use]
    pub const fn is_back_and_forth(&self) -> bool {
        self.stops.len() > 3
    }
}

impl std::fmt::Display for DiscCycle {
    /// Writes the pegs with arrows between them, and repeats the first peg at the end.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for peg in &self.stops {
            write!(f, "{peg} → ")?;
        }
        self.stops.first().map_or(Ok(()), |peg| write!(f, "{peg}"))
    }
}
