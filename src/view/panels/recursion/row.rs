use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{PlaybackAction, RecursionAction, RecursionFocus, Span};
use crate::solver::Index;
use crate::solver::recursion::Step;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::icon::Icon;

/// The most numbers of a place that are shown, which are the last ones.
const MAX_PLACE: usize = 6;

/// A part of the recursion: a task or a move.
pub struct Row {
    /// The numbers of the parts on the branch to this one, from 1.
    pub place: Vec<usize>,
    pub part: Step,
    /// The place on the line before its first move.
    pub first: Index,
    /// The place on the line after its last move.
    pub last: Index,
    /// Whether the part contains the current move.
    pub is_current: bool,
    /// Whether it can be repeated.
    pub has_loop: bool,
}

impl Row {
    /// The number of its buttons.
    pub fn buttons(&self) -> usize {
        if self.is_task() { 3 } else { 2 }
    }

    fn is_task(&self) -> bool {
        matches!(self.part, Step::Subproblem(_))
    }

    pub fn html(self, number: usize, tab_stop: RecursionFocus, ui: &Ui) -> Html {
        let name = ui.l10n.part_name(self.part);
        let moves = ui.l10n.move_range(&self.first.next(), &self.last);
        let button = |(column, button): (usize, (Button, Icon))| {
            let (button, icon) = button;
            let focus = RecursionFocus { row: number, column };
            let tab_index = if focus == tab_stop { 0 } else { -1 };
            button
                .attribute("data-cell", super::focus::name(focus))
                .attribute("tabindex", tab_index)
                .html(icon.html(), &ui.dispatch)
        };
        let buttons = part_buttons(self.part, &self.first, &self.last, self.has_loop, ui.l10n);
        html! {
            <tr aria-current={self.is_current.then_some("true")} data-first={self.first.to_string()}>
                <td class="row">{ for buttons.into_iter().enumerate().map(button) }</td>
                <td>{ self.short_place() }</td>
                <td>{ name }</td>
                <td class="number">{ moves }</td>
            </tr>
        }
    }

    fn short_place(&self) -> String {
        let left_out = self.place.len().saturating_sub(MAX_PLACE);
        let numbers: Vec<String> = self.place.iter().skip(left_out).map(usize::to_string).collect();
        let dots = if left_out > 0 { "…" } else { "" };
        [dots, &numbers.join(".")].concat()
    }
}

/// The buttons of a part with their icons: to its start, to its end, and loop, which a single move does not have.
pub fn part_buttons(part: Step, first: &Index, last: &Index, has_loop: bool, l10n: L10n) -> Vec<(Button, Icon)> {
    let name = l10n.part_name(part);
    let label = |message| l10n.format(message, [name.as_str().into()]);
    let seek = |index: &Index, message| {
        Button::new("", RecursionAction::GoTo(index.clone())).label(label(message)).attribute("data-seek", index)
    };
    let mut buttons = vec![
        (seek(first, msg::RECURSION_GO_TO_START), Icon::ToStart),
        (seek(last, msg::RECURSION_GO_TO_END), Icon::ToEnd),
    ];
    if matches!(part, Step::Subproblem(_)) {
        let span = Span { first: first.clone(), last: last.clone() };
        let play = Button::new("play-part", PlaybackAction::PlayLoop(span));
        buttons.push((play.label(label(msg::RECURSION_PLAY_LOOP)).enabled(has_loop), Icon::Loop));
    }
    buttons
}
