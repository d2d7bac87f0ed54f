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

use crate::l10n::{Message, msg};
use crate::model::{RecursionAction, Scene};
use crate::solver::recursion::{self, ExpandedLevel, Trace};
use crate::solver::{Index, Optimality};
use crate::view::Ui;
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

pub fn draw(scene: &Rc<Scene>, ui: &Ui) -> Html {
    if scene.solved().is_none() {
        return Html::default();
    }
    let content = if scene.config.recursion.is_picture() { picture::draw(scene, ui) } else { table::draw(scene, ui) };
    let Some(content) = content else { return no_recursion::draw(scene, ui) };
    html! { <div class="trace">{ content }</div> }
}

/// Switches between the picture and the table.
fn table_button(scene: &Scene, ui: &Ui) -> Html {
    let button = Button::new("as-table", RecursionAction::ToggleTable);
    button.pressed(!scene.config.recursion.is_picture()).html(ui.l10n.text(msg::RECURSION_AS_TABLE), &ui.dispatch)
}
