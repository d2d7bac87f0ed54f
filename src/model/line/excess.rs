//! How much longer a detour is than the fewest moves.

use crate::model::{Hint, Scene, Way};
use crate::solver::{Index, Optimality, PathKind};

/// A detour compared with the fewest moves from where it began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Excess {
    /// It takes no more moves.
    None,
    /// It takes so many moves more than the fewest, which are as certain as this.
    Moves(Index, Optimality),
    /// It is not the path through all positions, which is not a shortest one.
    OffPath,
    /// The way from its end is not known.
    Unknown(Hint),
}

impl Scene {
    /// How much longer the detour is than the fewest moves; `None` on the solution, by hand or not.
    #[must_use]
    pub fn excess(&self) -> Option<Excess> {
        let line = self.line();
        let detour = self.config.detour.as_ref().filter(|_| line.is_detour())?;
        if let Some(hint) = line.missing_way().filter(|hint| !matches!(hint, Hint::Done)) {
            return Some(Excess::Unknown(hint.clone()));
        }
        if self.config.puzzle.path == PathKind::Hamiltonian && !detour.game.is_set_up() {
            return Some(Excess::OffPath);
        }
        let made = line.total().saturating_sub(&self.own_start()?);
        let excess = self.fewest_moves().filter(|(fewest, _)| *fewest < made);
        let excess = excess.map(|(fewest, optimality)| Excess::Moves(made.saturating_sub(fewest), *optimality));
        let is_on_solution = || !detour.game.is_set_up() && line.way().map(Way::solution) == self.solved();
        excess.or_else(|| (!is_on_solution()).then_some(Excess::None))
    }
}
