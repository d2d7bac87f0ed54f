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
    /// Sets the number of discs, 0 to [`DiscCount::MAX`].
    pub fn discs(self, discs: u32) -> Self {
        Self { discs, ..self }
    }

    /// Sets the number of pegs, 1 to [`PegCount::MAX`].
    pub fn pegs(self, pegs: u8) -> Self {
        Self { pegs, ..self }
    }

    /// Sets the rule.
    pub fn rule(self, rule: Rule) -> Self {
        Self { rule, ..self }
    }

    /// Sets the start: a peg, or a position.
    pub fn start(self, start: impl Into<Placement>) -> Self {
        Self { start: start.into(), ..self }
    }

    /// Sets the goal: a peg, or a position.
    pub fn goal(self, goal: impl Into<Placement>) -> Self {
        Self { goal: Some(goal.into()), ..self }
    }

    /// Returns the puzzle.
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
