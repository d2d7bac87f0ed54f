//! A state to go back to.

use super::{Config, SolutionStatus, State};

/// The contents of a state without the data that lasts as long as the page: enough to go back to it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    config: Config,
    solution: SolutionStatus,
}

impl PartialEq for Snapshot {
    /// A puzzle has one solution.
    fn eq(&self, other: &Self) -> bool {
        self.config == other.config
    }
}

impl Snapshot {
    #[must_use]
    pub fn new(state: &State) -> Self {
        // What lies over the page is not part of it.
        let config = Config { learn: None, ..state.config.clone() };
        Self { config, solution: state.solution.clone() }
    }

    /// The number of moves made by hand.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.config.detour.as_ref().map_or(0, |detour| detour.game.moves_in_all())
    }

    /// Whether its game can be resumed: it has moves, or a position that was set up, and is not at the goal.
    #[must_use]
    pub fn has_open_game(&self) -> bool {
        let game = self.config.detour.as_ref().map(|detour| &detour.game).filter(|game| !game.is_solved());
        game.is_some_and(|game| game.is_set_up() || game.moves_in_all() > 0)
    }

    /// The state to go back to. It keeps the user's current theme, language, speed and accessibility options.
    #[must_use]
    pub fn restored(&self, current: &State) -> State {
        let mut state = State::new(self.config.clone(), self.solution.clone());
        state.config.keep_preferences(&current.config);
        state
    }
}
