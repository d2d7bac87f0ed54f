//! Whatever takes the place of a puzzle, a game or the whole view can be undone: by Undo, or by going back.

use super::actions::any_action;
use super::*;
use tower_of_hanoi::model::HistoryMode;
use tower_of_hanoi::solver::Game;

/// The moves of a game, undone ones included.
fn moves(state: &State) -> Vec<tower_of_hanoi::solver::Move> {
    state.game().map(|game| [game.moves(), game.undone()].concat()).unwrap_or_default()
}

/// Whether all made moves of a game are still in the next one, made or undone.
fn has_kept_game(before: &State, after: &State) -> bool {
    let made = before.game().map(Game::moves).unwrap_or_default();
    let start = |state: &State| state.game().map(|game| game.start().clone());
    made.is_empty() || (moves(after).starts_with(made) && start(before) == start(after))
}

/// Theme, language, speed and accessibility options stay as they are now.
fn without_preferences(state: &State) -> String {
    let mut state = state.clone();
    state.config.appearance = open(if state.config.appearance.is_embedded { "?embed=1" } else { "" }).config.appearance;
    state.config.playback.speed = Speed::default();
    link::format(&state)
}

fn is_pushed(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::WriteAddress { mode: HistoryMode::Push, .. }))
}

proptest! {
    #[test]
    fn what_is_replaced_can_be_restored(
        query in prop::sample::select(vec![
            "?discs=4&walk=0201", "?discs=5&pegs=4&move=3&walk=01", "?discs=4&rule=one-way&move=9", "?discs=6&graph=012&walk=01",
            "?discs=8&timeline=16-32&mark=3", "?discs=3&walk=012:20",
        ]),
        actions in prop::collection::vec(any_action(), 1..12),
    ) {
        let mut state = searches::solved(&open(query));
        for action in actions {
            let before = state.clone();
            let last = format!("{action:?}");
            let is_history = matches!(action, Action::System(SystemEvent::HistoryNavigation(_)));
            let effects = update(&mut state, action);
            // While a puzzle is searched its link waits, too; in an exercise each question begins by itself.
            if is_history || is_searching(&before) || is_searching(&state) || before.exercise().is_some() || state.exercise().is_some() {
                continue;
            }
            let has_game = has_kept_game(&before, &state);
            let is_same = before.config.puzzle == state.config.puzzle && before.config.lesson.is_some() == state.config.lesson.is_some();
            let goes_back = is_pushed(&effects) && {
                let query = link::format(&before);
                let back = state.clone().after(SystemEvent::HistoryNavigation(query.clone()));
                // A page that was playing goes on from elsewhere in its loop.
                let is_same_view = before.is_playing() || without_preferences(&back) == without_preferences(&open(&query));
                back.config.puzzle == before.config.puzzle && back.game() == before.game() && is_same_view
            };
            let is_undone = || has_kept_game(&before, &state.clone().after(ManualPlayAction::Undo));
            prop_assert!(goes_back || (is_same && (has_game || is_undone())), "{last} in {}", link::format(&before));
        }
    }
}
