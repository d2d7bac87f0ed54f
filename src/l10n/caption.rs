//! The caption below the towers.

use super::explanation::sentences;
use crate::l10n::{Arg, L10n, msg};
use crate::model::{Hint, Line, Scene};
use crate::solver::{IllegalMove, Index};

/// The current move number and the move that led there.
#[must_use]
pub fn caption_text(scene: &Scene, l10n: L10n) -> String {
    let total = scene.total();
    let tower = || scene.position().as_tower();
    match scene.last_move() {
        None => {
            let discs = scene.puzzle().discs().count();
            l10n.start(discs, tower(), scene.solved().map(|solution| solution.total()))
        }
        Some(step) if scene.is_at_end() => l10n.moved_last(total, step, tower()),
        Some(step) => l10n.moved(scene.index(), total, step),
    }
}

/// The caption of the game, of a question about a position, or of the solution.
#[must_use]
pub fn board_caption(scene: &Scene, l10n: L10n) -> String {
    let by_hand = manual_play_caption(scene, l10n).or_else(|| question_caption(scene, l10n));
    by_hand.unwrap_or_else(|| caption_text(scene, l10n))
}

/// The sentence that stands below the board: the reason for its move, or why no reason can be told.
#[must_use]
pub fn board_reason(scene: &Scene, l10n: L10n) -> String {
    let reason = scene.reason_on_board().map(|(explained, task)| l10n.why_reason(explained, task));
    reason.or_else(|| l10n.no_reason(scene.explanation()).map(str::to_owned)).unwrap_or_default()
}

/// What a screen reader hears of the board: the caption, and the reason if it stands there.
#[must_use]
pub fn heard_caption(scene: &Scene, l10n: L10n) -> String {
    let caption = board_caption(scene, l10n);
    if scene.tells_reason_on_board() { sentences(&caption, &board_reason(scene, l10n)) } else { caption }
}

/// What a screen reader hears after *Why that?*.
#[must_use]
pub fn heard_reason(scene: &Scene, l10n: L10n) -> String {
    scene.reason().map(|(explained, asked)| l10n.why_reason(explained, asked)).unwrap_or_default()
}

/// The known part of the position that an exercise asks about; `None` if the towers show something else.
fn question_caption(scene: &Scene, l10n: L10n) -> Option<String> {
    let question = scene.question_on_towers()?;
    Some(match question.asks_index {
        true => l10n.text(msg::EXERCISE_CAPTION_UNKNOWN).into(),
        false => l10n.format(msg::EXERCISE_CAPTION_MOVES, [Arg::FullNumber(&question.index)]),
    })
}

/// The state of the game, a disc that is picked up, or a refused move; `None` if there is no play by hand.
#[must_use]
pub fn manual_play_caption(scene: &Scene, l10n: L10n) -> Option<String> {
    let (piece, puzzle) = (scene.piece_in_hand(), scene.puzzle());
    if let Some(IllegalMove::SmallerOnTop { disc, smaller, on }) = piece.refused
        && scene.position().peg(disc) == Some(on)
    {
        return Some(l10n.format(msg::GAME_REFUSED_BURIED, [disc.into(), smaller.into()]));
    }
    if let Some(illegal) = piece.refused {
        return Some(l10n.refused(illegal, puzzle.rule(), puzzle.pegs()));
    }
    // A hint that asks for another disc, or names the peg, is still one while a disc is held.
    let told = scene.told_hint();
    if let Some(disc) = piece.disc.filter(|disc| told.is_none_or(|told| told.step.disc == *disc && !told.has_place)) {
        let from = scene.position().peg(disc)?;
        return Some(l10n.lifted(disc, from));
    }
    if let Some(told) = told {
        let (disc, to) = (told.step.disc.into(), told.step.to.into());
        return Some(match told.has_place {
            true => l10n.format(msg::HINT_PLACE, [disc, to]),
            false => l10n.format(msg::HINT_DISC, [disc]),
        });
    }
    if piece.is_arranging {
        return Some(l10n.text(msg::GAME_ARRANGE_HINT).into());
    }
    if scene.is_solved_by_hand() {
        let fewest = scene.fewest_moves().map(|(fewest, optimality)| (fewest, *optimality));
        return Some(l10n.solved_by_hand(&scene.own_moves(), fewest));
    }
    let moves = scene.game()?.moves();
    let line = scene.line();
    Some(match moves.last() {
        // An exercise counts the moves of its learner, and where no way is known they are all that can be counted.
        Some(&step) if !scene.has_line() || line.missing_way().is_some_and(|hint| *hint != Hint::Done) => {
            l10n.moved_by_hand(moves.len(), step)
        }
        Some(_) | None => line_caption(scene, &line, l10n),
    })
}

/// The place on the line, and the move that led there.
fn line_caption(scene: &Scene, line: &Line<'_>, l10n: L10n) -> String {
    match line.last_move() {
        None => l10n.moves_made(&Index::ZERO, scene.hint()),
        Some(step) if line.is_at_end() => l10n.moved_last(&line.total(), step, scene.position().as_tower()),
        Some(step) => l10n.moved(&line.index(), &line.total(), step),
    }
}
