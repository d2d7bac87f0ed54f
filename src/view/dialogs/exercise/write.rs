//! An editor for the program that the exercise asks for, and the boards that the program is checked on.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{OwnProgramRun, ProgramCheck, Scene};
use crate::solver::Index;
use crate::solver::Puzzle;
use crate::view::Ui;
use crate::view::components::memo::memo;
use crate::view::components::own_program::OwnProgramView;
use crate::view::dialogs::picture::question_picture;

pub fn write_view(scene: &Scene, boards: &[Puzzle], ui: &Ui) -> Html {
    let check = scene.session.own_program.check.as_ref();
    let is_ended = matches!(scene.own_program_run(), OwnProgramRun::Ended(_));
    let failed = check.filter(|check| is_ended && !check.is_passed());
    html! {
        <>
            <p>{ ui.l10n.text(msg::EXERCISE_ASK_WRITE) }</p>
            { memo(OwnProgramView::of(scene), ui) }
            <ol class="boards" role="list">
                { for boards.iter().enumerate().map(|(place, board)| board_view(board, check, failed, place, ui.l10n)) }
            </ol>
            if let Some(failed) = failed {
                { stopped(scene, failed) }
            }
        </>
    }
}

/// The result on a board.
fn board_view(
    board: &Puzzle,
    check: Option<&ProgramCheck>,
    failed: Option<&ProgramCheck>,
    place: usize,
    l10n: L10n,
) -> Html {
    let Some((from, to)) = board.towers() else { return Html::default() };
    let name = l10n.format(msg::EXERCISE_BOARD, [board.discs().count().into(), from.into(), to.into()]);
    let moves = check.and_then(|check| check.solved().get(place));
    let is_failed = failed.is_some_and(|check| check.solved().len() == place);
    let (mark, result) = match moves {
        Some(&moves) => ("✓", l10n.solved_by_hand(&Index::from(moves as u64), None)),
        None if is_failed => ("✗", l10n.text(msg::EXERCISE_WRONG).into()),
        None => ("", String::new()),
    };
    let is_solved = moves.map(|_| "true").or_else(|| is_failed.then_some("false"));
    html! {
        <li data-solved={is_solved}>
            <span class="mark" aria-hidden="true">{ mark }</span>
            <span>{ name }</span>
            <span class={if is_failed { "unseen" } else { "result" }}>{ result }</span>
        </li>
    }
}

/// The position that the program has left.
fn stopped(scene: &Scene, check: &ProgramCheck) -> Html {
    let position = check.game().position();
    question_picture(scene, position, &position.to_string())
}
