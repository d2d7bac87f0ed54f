//! The recursion: how the whole task leads to the current move, as a picture or as a table.

mod blocks;
mod focus;
mod labels;
mod no_recursion;
mod path;
pub mod picture;
mod row;
mod selected;
mod table;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, Message, msg};
use crate::model::{Action, RecursionAction, Scene};
use crate::solver::recursion::{self, ExpandedLevel, Trace};
use crate::solver::{Index, Optimality};
use crate::view::components::buttons::Button;

/// The trace of a move, and the expanded levels at the top and at the bottom.
pub fn descend(scene: &Scene, index: &Index, top: usize, bottom: usize) -> Option<(Trace, Vec<ExpandedLevel>)> {
    scene.solved()?.with_recursion(|recursion| {
        let trace = recursion::trace_at(recursion, index)?;
        let depth = trace.frames.len();
        let is_kept = |level: usize| level < top || level + bottom >= depth;
        let levels = recursion::levels_at(recursion, index, &is_kept)?;
        Some((trace, levels))
    })?
}

/// Why there is no recursion to show.
pub fn missing_recursion(scene: &Scene) -> Message {
    match scene.solved().map(|solution| solution.optimality()) {
        Some(Optimality::Searched) => msg::RECURSION_NONE_FOR_SEARCH,
        _ => msg::RECURSION_NONE_FOR_ONE_DISC,
    }
}

pub fn draw(scene: &Rc<Scene>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    if scene.solved().is_none() {
        return Html::default();
    }
    let content = if scene.config.recursion.is_picture() {
        picture::draw(scene, l10n, dispatch)
    } else {
        table::draw(scene, l10n, dispatch)
    };
    let Some(content) = content else { return no_recursion::draw(scene, l10n, dispatch) };
    html! { <div class="trace">{ content }</div> }
}

/// Switches between the picture and the table.
fn table_button(scene: &Scene, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let button = Button::new("as-table", RecursionAction::ToggleTable);
    button.pressed(!scene.config.recursion.is_picture()).html(l10n.text(msg::RECURSION_AS_TABLE), dispatch)
}
