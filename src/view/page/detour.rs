//! The note over the towers: how the moves by hand compare with the fewest, and the ways on from there.

use yew::prelude::*;

use crate::l10n::{L10n, Message, msg};
use crate::model::{Excess, Hint, ManualPlayAction, Scene};
use crate::solver::{Attempt, DiscCount, Index, Optimality, PathKind, Solution};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::icon::Icon;
use crate::view::components::memo::Render;

/// It lies over the towers, so that nothing moves when it comes or goes.
#[derive(Clone, PartialEq)]
pub enum DetourNote {
    /// Discs can be put anywhere.
    Arranging,
    /// A detour or moves by hand have reached the goal. The caption compares moves by hand with the fewest, and the note all others.
    /// After the fewest moves, it asks about one disc more: its number, and the moves it takes.
    Solved {
        excess: Option<Excess>,
        next: Option<(u32, Index)>,
        /// Whether fewer moves do, so that another try is what comes next.
        is_longer: bool,
        /// Whether a larger puzzle is offered. In a lesson, its text says what comes next.
        has_larger: bool,
    },
    Detour(Excess),
}

impl DetourNote {
    /// `None` on the solution, and in exercises.
    #[must_use]
    pub fn new(scene: &Scene) -> Option<Self> {
        if scene.exercise().is_some() || !scene.are_discs_movable() {
            return None;
        }
        // The panel for playing by hand has its own buttons.
        let has_panel = scene.is_manual_play_open();
        match scene.excess() {
            _ if !has_panel && scene.piece_in_hand().is_arranging => Some(Self::Arranging),
            excess if !has_panel && (scene.is_solved_by_hand() || is_at_goal(scene, excess.as_ref())) => {
                let next = if excess.as_ref().is_none_or(|excess| *excess == Excess::None) {
                    one_disc_more(scene)
                } else {
                    None
                };
                let is_longer = matches!(excess, Some(Excess::Moves(..)));
                let excess = excess.filter(|_| !scene.is_solved_by_hand());
                Some(Self::Solved { excess, next, is_longer, has_larger: scene.config.lesson.is_none() })
            }
            excess => excess.map(Self::Detour),
        }
    }
}

/// The puzzle with one disc more: its number of discs, and the fewest moves if they are proven.
fn one_disc_more(scene: &Scene) -> Option<(u32, Index)> {
    let puzzle = scene.puzzle();
    let discs = puzzle.discs().count() + 1;
    puzzle.towers().filter(|_| scene.config.puzzle.path != PathKind::Hamiltonian)?;
    let more = puzzle.with_discs(DiscCount::new(discs)?).ok()?;
    // Nothing is searched for.
    let Ok(Attempt::Solved(solution)) = Solution::start(&more, scene.config.puzzle.path, 0) else { return None };
    matches!(solution.optimality(), Optimality::Proven(_)).then(|| (discs, solution.total().clone()))
}

/// Whether a detour has reached the goal, by hand or not.
fn is_at_goal(scene: &Scene, excess: Option<&Excess>) -> bool {
    excess.is_some() && matches!(scene.hint(), Hint::Done) && !scene.line().is_at_start()
}

impl Render for DetourNote {
    fn render(&self, ui: &Ui) -> Html {
        let button = |command, action, message| note_button(command, action, message, ui);
        let leave = || {
            let text = ui.l10n.text(msg::LINE_RETURN);
            let button = Button::new("leave-game", ManualPlayAction::Leave).label(text);
            // A phone has room for the sign.
            button.html(
                html! { <><span class="words">{ text }</span><span class="sign">{ Icon::Return.html() }</span></> },
                &ui.dispatch,
            )
        };
        let (text, buttons) = match self {
            Self::Arranging => {
                // The caption says what to do.
                (None, button("arranged", ManualPlayAction::ToggleArranging, msg::GAME_ARRANGE_DONE))
            }
            Self::Solved { excess, next, has_larger, .. } => {
                let again = button("restart", ManualPlayAction::Restart, msg::GAME_RESTART);
                let add = has_larger.then(|| button("add-disc", ManualPlayAction::AddDisc, msg::PUZZLE_ADD_DISC));
                let question = || next.as_ref().map(|(discs, moves)| ui.l10n.next_question(*discs, moves));
                let text = excess.as_ref().and_then(|excess| excess_text(excess, ui.l10n)).or_else(question);
                (text, html! { <>{ again }{ add.unwrap_or_default() }</> })
            }
            Self::Detour(excess) => {
                let search = search_button(excess, ui);
                (excess_text(excess, ui.l10n), html! { <>{ search.unwrap_or_default() }{ leave() }</> })
            }
        };
        let is_longer = matches!(self, Self::Solved { is_longer: true, .. });
        html! {
            <div class="note" data-note="" data-longer={is_longer.then_some("")}>
                if let Some(text) = text {
                    <p>{ text }</p>
                }
                { buttons }
            </div>
        }
    }
}

fn note_button(command: &'static str, action: ManualPlayAction, message: Message, ui: &Ui) -> Html {
    Button::new(command, action).html(ui.l10n.text(message), &ui.dispatch)
}

/// A button that starts or stops the search for the fewest moves, if they are not known.
fn search_button(excess: &Excess, ui: &Ui) -> Option<Html> {
    match excess {
        Excess::Unknown(Hint::Searching { .. }) => {
            Some(note_button("stop-search", ManualPlayAction::StopSearch, msg::COMMON_STOP, ui))
        }
        Excess::Unknown(Hint::NeedsSearch(_)) => {
            Some(note_button("search-hint", ManualPlayAction::SearchHint, msg::GAME_FIND_FEWEST, ui))
        }
        Excess::Unknown(Hint::Done | Hint::Way { .. } | Hint::None(_))
        | Excess::None
        | Excess::Moves(..)
        | Excess::OffPath => None,
    }
}

/// `None` if there is nothing to say.
fn excess_text(excess: &Excess, l10n: L10n) -> Option<String> {
    Some(match excess {
        Excess::None => return None,
        Excess::Moves(moves, Optimality::Presumed) => l10n.format(msg::LINE_LONGER_KNOWN, [moves.into()]),
        Excess::Moves(moves, _) => l10n.format(msg::LINE_LONGER, [moves.into()]),
        Excess::OffPath => l10n.text(msg::LINE_OFF_PATH).into(),
        Excess::Unknown(Hint::None(_)) => l10n.text(msg::LINE_NO_WAY).into(),
        Excess::Unknown(hint) => l10n.moves_made(&Index::ZERO, hint),
    })
}
