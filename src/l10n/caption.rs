//! The caption below the towers.

use crate::l10n::{Arg, L10n, ManualPlaySentence, PageSentence, msg};
use crate::model::{Hint, Scene};
use crate::solver::IllegalMove;

/// The current move number and the move that led there.
#[must_use]
pub fn caption_text(scene: &Scene, l10n: L10n) -> String {
    let total = scene.total();
    let tower = || scene.position().as_tower();
    let sentence = match scene.last_move() {
        None => {
            let discs = scene.puzzle().discs().count();
            PageSentence::AtStart { discs, peg: tower(), total: scene.solved().map(|solution| solution.total()) }
        }
        Some(step) if scene.is_at_end() => PageSentence::Finished { total, step, peg: tower() },
        Some(step) => PageSentence::Moved { index: scene.index(), total, step },
    };
    l10n.page_sentence(&sentence)
}

/// The caption of the game, of a question about a position, or of the solution.
#[must_use]
pub fn board_caption(scene: &Scene, l10n: L10n) -> String {
    let by_hand = manual_play_caption(scene, l10n).or_else(|| question_caption(scene, l10n));
    by_hand.unwrap_or_else(|| caption_text(scene, l10n))
}

/// What is known of the position that an exercise asks about; `None` when the towers show something else.
fn question_caption(scene: &Scene, l10n: L10n) -> Option<String> {
    let question = scene.question_on_towers()?;
    Some(match question.asks_index {
        true => l10n.text(msg::EXERCISE_CAPTION_UNKNOWN).into(),
        false => l10n.format(msg::EXERCISE_CAPTION_MOVES, [Arg::FullNumber(&question.index)]),
    })
}

/// The state of the game, a disc that is picked up, or a refused move; `None` when nobody plays by hand.
#[must_use]
pub fn manual_play_caption(scene: &Scene, l10n: L10n) -> Option<String> {
    let (piece, puzzle) = (scene.piece_in_hand(), scene.puzzle());
    if let Some(IllegalMove::SmallerOnTop { disc, smaller, on }) = piece.refused
        && scene.position().peg(disc) == Some(on)
    {
        return Some(l10n.format(msg::GAME_REFUSED_BURIED, [disc.into(), smaller.into()]));
    }
    if let Some(illegal) = piece.refused {
        let refused = ManualPlaySentence::Refused { illegal, rule: puzzle.rule(), pegs: puzzle.pegs() };
        return Some(l10n.manual_play_sentence(&refused));
    }
    if let Some(disc) = piece.disc {
        let from = scene.position().peg(disc)?;
        return Some(l10n.manual_play_sentence(&ManualPlaySentence::Lifted { disc, from }));
    }
    if piece.is_arranging && scene.game().is_none() {
        return Some(l10n.text(msg::GAME_ARRANGE_HINT).into());
    }
    let moves = scene.game()?.moves();
    let hint = scene.hint();
    Some(match moves.last() {
        _ if matches!(hint, Hint::Done) => {
            let fewest = scene.fewest_moves();
            let fewest = fewest.as_ref().map(|(fewest, optimality)| (fewest, *optimality));
            l10n.manual_play_sentence(&ManualPlaySentence::Finished { moves: moves.len(), fewest })
        }
        Some(&step) => l10n.manual_play_sentence(&ManualPlaySentence::Moved { count: moves.len(), step }),
        None if piece.is_arranging => l10n.text(msg::GAME_ARRANGE_HINT).into(),
        None => l10n.manual_play_sentence(&ManualPlaySentence::Stands { moves: 0, hint }),
    })
}
