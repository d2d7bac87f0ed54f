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
use crate::model::{KnownSolution, RecursionAction, RecursionFocus, RecursionView, Scene, Span};
use crate::solver::recursion::{self, ExpandedLevel, Trace};
use crate::solver::{DiscCount, Index};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::memo::Render;

/// The tree of tasks, and the reader's settings for it.
#[derive(Clone, PartialEq)]
pub struct TaskTree {
    pub solution: KnownSolution,
    pub discs: DiscCount,
    /// The part of the timeline that is shown; `None` if there are no moves.
    pub window: Option<Span>,
    pub index: Index,
    pub loop_range: Option<Span>,
    /// The last focused block or button.
    pub last_focus: Option<RecursionFocus>,
    pub are_letters_off: bool,
}

impl TaskTree {
    /// `None` while the solution is being searched for.
    pub fn of(scene: &Scene) -> Option<Self> {
        Some(Self {
            solution: scene.solved()?.clone(),
            discs: scene.puzzle().discs(),
            window: scene.timeline(),
            index: scene.index().clone(),
            loop_range: scene.config.playback.loop_range.clone(),
            last_focus: scene.session.recursion_focus,
            are_letters_off: scene.config.appearance.shortcuts.are_letters_off,
        })
    }

    /// The trace of a move, and the expanded levels at the top and at the bottom.
    pub fn descend(&self, number: &Index, top: usize, bottom: usize) -> Option<(Trace, Vec<ExpandedLevel>)> {
        self.solution.with_recursion(|recursion| {
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
    /// The number of the move that is shown, from 1.
    number: Index,
    is_embedded: bool,
}

impl RecursionPanel {
    pub fn of(scene: &Scene) -> Self {
        Self {
            tree: TaskTree::of(scene),
            view: scene.config.recursion,
            number: scene.recursion_move(),
            is_embedded: scene.config.appearance.is_embedded,
        }
    }
}

impl Render for RecursionPanel {
    fn render(&self, ui: &Ui) -> Html {
        let Some(tree) = &self.tree else { return Html::default() };
        let content = match self.view.is_picture() {
            true => picture::draw(tree, &self.number, ui),
            false => table::draw(tree, &self.number, self.view.is_expanded(), ui),
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
