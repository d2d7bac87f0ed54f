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

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{RecursionAction, RecursionFocus, RecursionPath, RecursionView, Scene, Span};
use crate::solver::DiscCount;
use crate::solver::recursion::{self, ExpandedLevel, Trace};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::memo::Render;

/// The tree of tasks, and the reader's settings for it.
#[derive(Clone, PartialEq)]
pub struct TaskTree {
    pub path: RecursionPath,
    pub discs: DiscCount,
    pub loop_range: Option<Span>,
    /// The last focused block or button.
    pub last_focus: Option<RecursionFocus>,
    are_letters_off: bool,
}

impl TaskTree {
    pub fn of(scene: &Scene, path: RecursionPath) -> Self {
        Self {
            discs: scene.puzzle().discs(),
            // A detour has no loop.
            loop_range: scene.config.playback.loop_range.clone().filter(|_| !path.is_of_detour()),
            last_focus: scene.session.recursion_focus,
            are_letters_off: scene.config.appearance.shortcuts.are_letters_off,
            path,
        }
    }

    /// Whether L repeats a task.
    pub fn has_loop_key(&self) -> bool {
        !self.are_letters_off && !self.path.is_of_detour()
    }

    /// The trace of the move that is shown, and the expanded levels at the top and at the bottom.
    pub fn descend(&self, top: usize, bottom: usize) -> Option<(Trace, Vec<ExpandedLevel>)> {
        let number = &self.path.number;
        self.path.solution.with_recursion(|recursion| {
            let trace = recursion::trace_at(recursion, number)?;
            let depth = trace.frames.len();
            let is_kept = |level: usize| level < top || level + bottom >= depth;
            let levels = recursion::levels_at(recursion, number, &is_kept)?;
            Some((trace, levels))
        })?
    }
}

/// The picture or the table; `tree` is `None` while the solution is being searched for.
#[derive(PartialEq)]
pub struct RecursionPanel {
    tree: Option<TaskTree>,
    view: RecursionView,
    is_embedded: bool,
}

impl RecursionPanel {
    pub fn of(scene: &Scene) -> Self {
        Self {
            tree: scene.recursion_path().map(|path| TaskTree::of(scene, path)),
            view: scene.config.recursion,
            is_embedded: scene.config.appearance.is_embedded,
        }
    }
}

impl Render for RecursionPanel {
    fn render(&self, ui: &Ui) -> Html {
        let Some(tree) = &self.tree else { return Html::default() };
        let content = match self.view.is_picture() {
            true => picture::draw(tree, ui),
            false => table::draw(tree, self.view.is_expanded(), ui),
        };
        let Some(content) = content else { return no_recursion::draw(tree, self.is_embedded, ui) };
        html! { <div class="trace">{ content }</div> }
    }
}

/// Switches between the picture and the table.
fn table_button(is_table: bool, ui: &Ui) -> Html {
    let button = Button::new("as-table", RecursionAction::ToggleTable);
    button.pressed(is_table).html(ui.l10n.text(msg::RECURSION_AS_TABLE), &ui.dispatch)
}
