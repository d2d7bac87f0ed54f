//! Playing by hand.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::exercise::Question;
use crate::model::{Hint, ManualPlayAction, Panel, Scene};
use crate::solver::{Disc, Index, Optimality, Peg, PegCount, Position};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::icon::Icon;
use crate::view::components::memo::Render;

use super::hint as hint_text;

/// A button for each peg, the number of moves, and buttons for undo, redo and hints; or the bar that takes the place of the controls
/// during an exercise.
#[derive(PartialEq)]
pub struct PlayPanel {
    is_bar: bool,
    position: Position,
    pegs: PegCount,
    can_undo: bool,
    can_redo: bool,
    /// Whether there is a game to start over.
    has_moves: bool,
    hint: Hint,
    /// The fewest moves from the start of the game, if it is solved and they are known.
    fewest: Option<(Index, Optimality)>,
    /// The number of moves since the first one by hand.
    own_moves: Index,
    held: Option<Disc>,
    is_arranging: bool,
    legal_pegs: Vec<Peg>,
    /// The number of moves that an exercise allows. The number left to the goal would tell whether a move was right.
    moves_allowed: Option<Index>,
    is_withheld: bool,
    are_hints_disabled: bool,
    /// By hand.
    is_solved: bool,
}

impl PlayPanel {
    pub fn of(scene: &Scene) -> Self {
        let (piece, hint) = (scene.piece_in_hand(), scene.hint().clone());
        let moves_allowed =
            if let Some(Question::Reach { max_moves, .. }) = scene.question() { Some(max_moves.clone()) } else { None };
        let fewest = matches!(hint, Hint::Done).then(|| scene.fewest_moves().cloned()).flatten();
        Self {
            is_bar: scene.has_game_bar(),
            position: scene.position().clone(),
            pegs: scene.puzzle().pegs(),
            can_undo: scene.can_undo(),
            can_redo: scene.can_redo(),
            has_moves: scene.game().is_some() || !scene.own_moves().is_zero(),
            hint,
            fewest,
            own_moves: scene.own_moves(),
            held: piece.disc,
            is_arranging: piece.is_arranging,
            legal_pegs: scene
                .session
                .manual_play
                .as_ref()
                .map(|session| session.legal_pegs.clone())
                .unwrap_or_default(),
            moves_allowed,
            is_withheld: scene.is_solution_withheld(),
            are_hints_disabled: scene.are_hints_disabled(),
            is_solved: scene.is_solved_by_hand(),
        }
    }

    fn bar(&self, ui: &Ui) -> Html {
        let text = match &self.moves_allowed {
            Some(most) => ui.l10n.moves_allowed(&self.own_moves, most),
            None => ui.l10n.format(msg::GAME_BAR_MOVES, [(&self.own_moves).into()]),
        };
        let leave = Button::new("leave-game", ManualPlayAction::Leave);
        html! {
            <div class="bar" role="group" aria-label={ui.l10n.panel_name(Panel::Play)}>
                <p data-stands="">{ text }</p>
                { self.buttons(ui) }
                // Leaving would end the attempt, or show the solution.
                if !self.is_withheld {
                    { leave.html(ui.l10n.text(msg::LINE_RETURN), &ui.dispatch) }
                }
            </div>
        }
    }

    /// The number of moves made, and the number left.
    fn progress(&self, l10n: L10n) -> String {
        if self.is_solved {
            let fewest = self.fewest.as_ref().map(|(fewest, optimality)| (fewest, *optimality));
            return l10n.solved_by_hand(&self.own_moves, fewest);
        }
        match &self.moves_allowed {
            Some(most) => l10n.moves_allowed(&self.own_moves, most),
            None => l10n.moves_made(&self.own_moves, &self.hint),
        }
    }

    /// The label of each button names the discs on its peg, so that screen readers can read the whole position.
    fn peg_buttons(&self, ui: &Ui) -> Html {
        let position = &self.position;
        let button = |peg: Peg| {
            let mut discs: Vec<u32> =
                position.iter().filter(|&(_, at)| at == peg).map(|(disc, _)| disc.number()).collect();
            discs.reverse();
            let is_picked_up = self.held.is_some_and(|disc| position.peg(disc) == Some(peg));
            let mut button = Button::new("", ManualPlayAction::PressPeg(peg))
                .pressed(is_picked_up)
                .attribute("data-peg-button", peg.digit())
                .attribute("aria-label", ui.l10n.peg_with_discs(peg, &discs));
            if self.legal_pegs.contains(&peg) {
                button = button.attribute("data-lit", "");
            }
            button.html(peg.letter().to_string(), &ui.dispatch)
        };
        html! {
            <div class="row looks pegs" role="group" aria-label={ui.l10n.text(msg::GAME_PEGS_LABEL)}>
                { for self.pegs.iter().map(button) }
            </div>
        }
    }

    fn buttons(&self, ui: &Ui) -> Html {
        let is_bar = self.is_bar;
        let button = |command, action: ManualPlayAction, message, is_enabled| {
            Button::new(command, action).enabled(is_enabled).html(ui.l10n.text(message), &ui.dispatch)
        };
        // The bar has little room.
        let step = |command, action: ManualPlayAction, message, icon: Icon, is_enabled| {
            let text = ui.l10n.text(message);
            let step = Button::new(command, action).enabled(is_enabled);
            if is_bar { step.label(text).html(icon.html(), &ui.dispatch) } else { step.html(text, &ui.dispatch) }
        };
        html! {
            <div class="row looks">
                { step("undo", ManualPlayAction::Undo, msg::GAME_UNDO, Icon::Undo, self.can_undo) }
                { step("redo", ManualPlayAction::Redo, msg::GAME_REDO, Icon::Redo, self.can_redo) }
                { button("restart", ManualPlayAction::Restart, msg::GAME_RESTART, self.has_moves) }
                // In an exercise, learners must find the solution themselves.
                if !self.are_hints_disabled {
                    { self.hint_button(ui) }
                    { self.arrange_button(ui) }
                }
            </div>
        }
    }

    fn arrange_button(&self, ui: &Ui) -> Html {
        let arrange = Button::new("arrange", ManualPlayAction::ToggleArranging).pressed(self.is_arranging);
        arrange.html(ui.l10n.text(msg::PUZZLE_ARRANGE), &ui.dispatch)
    }

    /// Plays the best move, searches for it, or offers a larger puzzle if this one is solved.
    fn hint_button(&self, ui: &Ui) -> Html {
        let (button, text) = match self.hint {
            Hint::NeedsSearch(_) => {
                (Button::new("search-hint", ManualPlayAction::SearchHint), ui.l10n.text(msg::GAME_FIND_FEWEST))
            }
            Hint::Searching { .. } => {
                (Button::new("stop-search", ManualPlayAction::StopSearch), ui.l10n.text(msg::COMMON_STOP))
            }
            Hint::Done => (Button::new("add-disc", ManualPlayAction::AddDisc), ui.l10n.text(msg::PUZZLE_ADD_DISC)),
            Hint::Way { .. } | Hint::None(_) => {
                let is_known = matches!(self.hint, Hint::Way { .. });
                let button = Button::new("hint", ManualPlayAction::PlayBestMove).enabled(is_known);
                (button, ui.l10n.text(msg::GAME_BEST_MOVE))
            }
        };
        button.html(text, &ui.dispatch)
    }
}

impl Render for PlayPanel {
    fn render(&self, ui: &Ui) -> Html {
        if self.is_bar {
            return self.bar(ui);
        }
        let about = if self.is_arranging { msg::GAME_ARRANGE_HINT } else { msg::GAME_HINT };
        html! {
            <div class="play">
                // The text names the key of the best move.
                if !self.are_hints_disabled {
                    { hint_text(ui.l10n.text(about)) }
                }
                { self.peg_buttons(ui) }
                <p class="stands" data-stands="">{ self.progress(ui.l10n) }</p>
                { self.buttons(ui) }
            </div>
        }
    }
}
