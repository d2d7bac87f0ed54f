//! A builder for puzzles.

use crate::solver::{DiscCount, Peg, PegCount, Placement, Puzzle, PuzzleError, Rule};

/// Builds a [`Puzzle`]. The defaults are those of the classic puzzle of no discs: three pegs, any move, from peg A to the last peg.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, Position, Puzzle, Rule};
///
/// let scattered: Position = "31203".parse()?;
/// let puzzle = Puzzle::builder().discs(5).pegs(4).rule(Rule::Linear).start(Peg::A).goal(scattered).build()?;
/// assert_eq!(puzzle.pegs().count(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct PuzzleBuilder {
    discs: u32,
    pegs: u8,
    rule: Rule,
    start: Placement,
    goal: Option<Placement>,
}

impl Default for PuzzleBuilder {
    fn default() -> Self {
        let pegs = PegCount::THREE.count();
        Self { discs: 0, pegs, rule: Rule::Any, start: Placement::Tower(Peg::A), goal: None }
    }
}

impl PuzzleBuilder {
    /// Sets the number of discs, 0 to [`DiscCount::MAX`]. [`PuzzleBuilder::build`] checks it.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, PuzzleError, TooManyDiscs};
    ///
    /// assert_eq!(Puzzle::builder().discs(64).build(), Puzzle::classic(64));
    /// let error = PuzzleError::Discs(TooManyDiscs(1_000_001));
    /// assert_eq!(Puzzle::builder().discs(1_000_001).build(), Err(error));
    /// ```
    pub fn discs(self, discs: u32) -> Self {
        Self { discs, ..self }
    }

    /// Sets the number of pegs, 1 to [`PegCount::MAX`]. [`PuzzleBuilder::build`] checks it. Unless a goal is set, the
    /// last peg is the goal.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{InvalidPegCount, Peg, Puzzle, PuzzleError};
    ///
    /// let puzzle = Puzzle::builder().discs(8);
    /// assert_eq!(puzzle.clone().pegs(5).build()?.towers(), Some((Peg::A, Peg::E)));
    /// assert_eq!(puzzle.pegs(11).build(), Err(PuzzleError::Pegs(InvalidPegCount(11))));
    /// # Ok::<(), PuzzleError>(())
    /// ```
    pub fn pegs(self, pegs: u8) -> Self {
        Self { pegs, ..self }
    }

    /// Sets the rule.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule, Solution};
    ///
    /// let row = Puzzle::builder().discs(3).rule(Rule::Linear).build()?;
    /// assert_eq!(Solution::new(&row)?.total().to_string(), "26"); // through all 27 positions
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rule(self, rule: Rule) -> Self {
        Self { rule, ..self }
    }

    /// Sets the start: a peg, or a position.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Position, Puzzle};
    ///
    /// let three = Puzzle::builder().discs(3);
    /// assert_eq!(three.clone().start(Peg::B).build()?.towers(), Some((Peg::B, Peg::C)));
    /// assert_eq!(three.start("012".parse::<Position>()?).build()?.to_string(), "discs=3&from=012");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start(self, start: impl Into<Placement>) -> Self {
        Self { start: start.into(), ..self }
    }

    /// Sets the goal: a peg, or a position. If none is set, the last peg is the goal.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Position, Puzzle, Solution};
    ///
    /// let apart: Position = "12".parse()?; // disc 2 on B, disc 1 on C
    /// let puzzle = Puzzle::builder().discs(2).goal(apart).build()?;
    /// assert_eq!(Solution::new(&puzzle)?.total().to_string(), "2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn goal(self, goal: impl Into<Placement>) -> Self {
        Self { goal: Some(goal.into()), ..self }
    }

    /// Returns the puzzle. O(n) for a position, O(1) for towers.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle, PuzzleError, Rule};
    ///
    /// let rule: Rule = "arcs:03,30,01,10".parse()?;
    /// let puzzle = Puzzle::builder().discs(2).rule(rule).goal(Peg::B);
    /// assert_eq!(puzzle.clone().build(), Err(PuzzleError::Rule(Peg::D)));
    /// assert!(puzzle.pegs(4).build().is_ok());
    /// # Ok::<(), tower_of_hanoi::solver::ParseRuleError>(())
    /// ```
    ///
    /// # Errors
    /// When a count is out of range, or the parts do not fit together.
    pub fn build(self) -> Result<Puzzle, PuzzleError> {
        let discs = DiscCount::try_from(self.discs).map_err(PuzzleError::Discs)?;
        let pegs = PegCount::try_from(self.pegs).map_err(PuzzleError::Pegs)?;
        let goal = self.goal.unwrap_or_else(|| pegs.last().into());
        Puzzle::new(self.rule, pegs, discs, self.start, goal)
    }
}
