//! Playing by hand.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::quiz::Question;
use crate::model::{Hint, ManualPlayAction, Panel, Scene};
use crate::solver::{Game, Index, Peg};
use crate::view::Ui;
use crate::view::components::buttons::Button;

use super::hint as hint_text;

/// A button for each peg, the number of moves, and buttons for undo, redo and hints.
pub fn draw(scene: &Rc<Scene>, ui: &Ui) -> Html {
    let hint = scene.hint();
    if scene.has_game_bar() {
        return bar(scene, hint, ui);
    }
    let is_arranging = scene.piece_in_hand().is_arranging;
    let about = if is_arranging { msg::GAME_ARRANGE_HINT } else { msg::GAME_HINT };
    html! {
        <div class="play">
            // The text names the key of the best move.
            if !scene.are_hints_disabled() {
                { hint_text(ui.l10n.text(about)) }
            }
            { pegs(scene, ui) }
            <p class="stands" data-stands="">{ progress(scene, hint, ui.l10n) }</p>
            { buttons(scene, hint, ui) }
        </div>
    }
}

/// The bar that takes the place of the controls during a game.
fn bar(scene: &Scene, hint: &Hint, ui: &Ui) -> Html {
    let moves = scene.game().map_or(0, |game| game.moves().len());
    let text = match (moves_allowed(scene), hint) {
        (Some(most), _) => ui.l10n.moves_allowed(moves, most),
        // The caption says how well it was solved.
        (None, Hint::Done) if moves == 0 => progress(scene, hint, ui.l10n),
        (None, Hint::Way { moves: left, .. }) => ui.l10n.format(msg::GAME_BAR_MOVES_LEFT, [moves.into(), left.into()]),
        (None, _) => ui.l10n.format(msg::GAME_BAR_MOVES, [moves.into()]),
    };
    let leave = Button::new("leave-game", ManualPlayAction::Leave).label(ui.l10n.text(msg::GAME_LEAVE));
    html! {
        <div class="bar" role="group" aria-label={ui.l10n.panel_name(Panel::Play)}>
            <p data-stands="">{ text }</p>
            { buttons(scene, hint, ui) }
            // Leaving would end the attempt, or show the solution.
            if !scene.is_solution_withheld() {
                { leave.html(html! { <>{ "✕" }<span>{ " " }{ ui.l10n.text(msg::GAME_LEAVE_SHORT) }</span></> }, &ui.dispatch) }
            }
        </div>
    }
}

/// How many moves an exercise allows. How many are left to the goal would tell whether a move was right.
fn moves_allowed(scene: &Scene) -> Option<&Index> {
    let Question::Reach { max_moves, .. } = scene.question()? else { return None };
    Some(max_moves)
}

/// How many moves were made, and how many are left.
fn progress(scene: &Scene, hint: &Hint, l10n: L10n) -> String {
    let moves = scene.game().map_or(0, |game| game.moves().len());
    if matches!(hint, Hint::Done) && moves > 0 {
        let fewest = scene.fewest_moves();
        let fewest = fewest.map(|(fewest, optimality)| (fewest, *optimality));
        return l10n.solved_by_hand(moves, fewest);
    }
    match moves_allowed(scene) {
        Some(most) => l10n.moves_allowed(moves, most),
        None => l10n.moves_made(moves, hint),
    }
}

/// The label of each button names the discs on its peg, so that screen readers can read the whole position.
fn pegs(scene: &Scene, ui: &Ui) -> Html {
    let (position, piece) = (scene.position(), scene.piece_in_hand());
    let session = scene.session.manual_play.as_deref();
    let button = |peg: Peg| {
        let mut discs: Vec<u32> = position.iter().filter(|&(_, at)| at == peg).map(|(disc, _)| disc.number()).collect();
        discs.reverse();
        let is_picked_up = piece.disc.is_some_and(|disc| position.peg(disc) == Some(peg));
        let mut button = Button::new("", ManualPlayAction::PressPeg(peg))
            .pressed(is_picked_up)
            .attribute("data-peg-button", peg.digit())
            .attribute("aria-label", ui.l10n.peg_with_discs(peg, &discs));
        if session.is_some_and(|session| session.legal_pegs.contains(&peg)) {
            button = button.attribute("data-lit", "");
        }
        button.html(peg.letter().to_string(), &ui.dispatch)
    };
    html! {
        <div class="row looks pegs" role="group" aria-label={ui.l10n.text(msg::GAME_PEGS_LABEL)}>
            { for scene.puzzle().pegs().iter().map(button) }
        </div>
    }
}

fn buttons(scene: &Scene, hint: &Hint, ui: &Ui) -> Html {
    let game = scene.game();
    let button = |command, action: ManualPlayAction, message, is_enabled| {
        Button::new(command, action).enabled(is_enabled).html(ui.l10n.text(message), &ui.dispatch)
    };
    let can_undo = game.is_some_and(Game::can_step_back);
    let can_redo = game.is_some_and(Game::can_step_forward);
    let is_bar = scene.has_game_bar();
    // The bar has little room.
    let step = |command, action: ManualPlayAction, message, sign: &'static str, is_enabled| {
        let text = ui.l10n.text(message);
        let step = Button::new(command, action).enabled(is_enabled);
        if is_bar { step.label(text).html(sign, &ui.dispatch) } else { step.html(text, &ui.dispatch) }
    };
    // In the bar it is there for another try, first where a shorter way is to be found.
    let is_another_try = is_bar && scene.quiz().is_none() && scene.is_solved_by_hand();
    let is_first = is_another_try && scene.is_solved_by_detour();
    let restart = || button("restart", ManualPlayAction::Restart, msg::GAME_RESTART, game.is_some());
    let arrange = Button::new("arrange", ManualPlayAction::ToggleArranging).pressed(scene.piece_in_hand().is_arranging);
    html! {
        <div class="row looks" data-again={is_first.then_some("")}>
            if is_first {
                { restart() }
            }
            { step("undo", ManualPlayAction::Undo, msg::GAME_UNDO, "↶", can_undo) }
            { step("redo", ManualPlayAction::Redo, msg::GAME_REDO, "↷", can_redo) }
            if !is_bar || scene.quiz().is_some() {
                { restart() }
            }
            // In an exercise, learners must find the solution themselves.
            if !scene.are_hints_disabled() {
                { hint_button(hint, ui) }
                if is_another_try && !is_first {
                    { restart() }
                }
                if !(is_bar && matches!(hint, Hint::Done)) {
                    { button("solve-here", ManualPlayAction::SolveFromHere, msg::GAME_SOLVE_FROM_HERE, game.is_some()) }
                }
                // In the bar it is there to end what the form of the puzzle began.
                if !is_bar || scene.piece_in_hand().is_arranging {
                    { arrange.html(ui.l10n.text(msg::PUZZLE_ARRANGE), &ui.dispatch) }
                }
            }
        </div>
    }
}

/// Plays the best move, searches for it, or offers a larger puzzle when this one is solved.
fn hint_button(hint: &Hint, ui: &Ui) -> Html {
    let (button, text) = match hint {
        Hint::NeedsSearch(_) => {
            (Button::new("search-hint", ManualPlayAction::SearchHint), ui.l10n.text(msg::GAME_FIND_FEWEST))
        }
        Hint::Searching { .. } => {
            (Button::new("stop-search", ManualPlayAction::StopSearch), ui.l10n.text(msg::COMMON_STOP))
        }
        Hint::Done => (Button::new("add-disc", ManualPlayAction::AddDisc), ui.l10n.text(msg::PUZZLE_ADD_DISC)),
        Hint::Way { .. } | Hint::None(_) => {
            let is_known = matches!(hint, Hint::Way { .. });
            let button = Button::new("hint", ManualPlayAction::PlayBestMove).enabled(is_known);
            (button, ui.l10n.text(msg::GAME_BEST_MOVE))
        }
    };
    button.html(text, &ui.dispatch)
}
