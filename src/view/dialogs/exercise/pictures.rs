//! Pictures, or lines of a program, that are to be put in order: they are dragged, or moved with buttons.

use yew::prelude::*;

use crate::l10n::{Arg, L10n, msg};
use crate::model::exercise::Program;
use crate::model::{ExerciseAction, ExerciseSession, Scene};
use crate::solver::{Index, Position};
use crate::view::Ui;
use crate::view::dialogs::picture::question_picture;
use crate::view::dialogs::sorted_list::SortedList;

/// The pictures in the learner's order.
pub fn pictures_view(scene: &Scene, pictures: &[(Index, Position)], session: &ExerciseSession, ui: &Ui) -> Html {
    let content = |place: usize, right_place: usize| {
        let (index, position) = pictures.get(right_place)?;
        let name = ui.l10n.format(msg::EXERCISE_PICTURE, [(place + 1).into(), position.to_string().into()]);
        let caption = ui.l10n.format(msg::EXERCISE_CAPTION_MOVES, [index.into()]);
        Some((question_picture(scene, position, &name), caption))
    };
    let list = SortedList {
        class: "pictures",
        order: scene.picture_order(pictures.len()),
        text: order_text(scene, ui.l10n),
        up: msg::EXERCISE_MOVE_EARLIER,
        down: msg::EXERCISE_MOVE_LATER,
        moved: msg::EXERCISE_PICTURE_MOVED,
        sorting: &session.draft.sorting,
        is_told: session.is_told(),
        is_fixed: false,
        sort: |action| ExerciseAction::Sort(action).into(),
        l10n: ui.l10n,
    };
    list.view(&content, &ui.dispatch)
}

/// The lines of a program in the learner's order.
pub fn lines_view(scene: &Scene, program: &Program, session: &ExerciseSession, ui: &Ui) -> Html {
    let content = |_, right_place: usize| {
        let line = program.lines.get(right_place)?;
        Some((html! { <code dir="ltr">{ line.clone() }</code> }, String::new()))
    };
    let list = SortedList {
        class: "pictures lines",
        order: scene.picture_order(program.lines.len()),
        text: ui.l10n.format(msg::EXERCISE_ASK_LINES, program.ends.map(Arg::from)),
        up: msg::EXERCISE_LINE_UP,
        down: msg::EXERCISE_LINE_DOWN,
        moved: msg::EXERCISE_LINE_MOVED,
        sorting: &session.draft.sorting,
        is_told: session.is_told(),
        is_fixed: false,
        sort: |action| ExerciseAction::Sort(action).into(),
        l10n: ui.l10n,
    };
    list.view(&content, &ui.dispatch)
}

/// The source of the pictures, if it can be named in short.
pub fn order_text(scene: &Scene, l10n: L10n) -> String {
    let puzzle = scene.puzzle();
    match puzzle.start().tower().zip(puzzle.goal().tower()).filter(|_| scene.is_solution_shortest()) {
        Some((from, to)) => l10n.format(msg::EXERCISE_ASK_ORDER_SHORTEST, [from.into(), to.into()]),
        None => l10n.text(msg::EXERCISE_ASK_ORDER).into(),
    }
}
