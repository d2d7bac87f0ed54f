use yew::prelude::*;

use crate::l10n::{L10n, PanelSentence, msg};
use crate::model::{Action, NavigateAction, PlaybackAction, Span};
use crate::solver::Index;
use crate::solver::recursion::Step;
use crate::view::components::buttons::Button;

/// Of a longer place, only the last numbers are shown.
const MAX_PLACE: usize = 6;

/// A part of the recursion: a task or a move.
pub struct Row<'a> {
    /// The numbers of the parts on the branch to this one, from 1.
    pub place: &'a [usize],
    pub part: &'a Step,
    /// The index before its first move.
    pub first: &'a Index,
    /// The index after its last move.
    pub last: &'a Index,
    /// Whether it contains the current move.
    pub is_current: bool,
}

impl Row<'_> {
    /// Empty for a part without moves.
    pub fn html(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let Self { part, first, last, .. } = *self;
        if first == last {
            return Html::default();
        }
        let name = l10n.panel_sentence(&PanelSentence::Part(*part));
        let moves = l10n.panel_sentence(&PanelSentence::Moves { first: &first.next(), last });
        html! {
            <tr aria-current={self.is_current.then_some("true")} data-first={first.to_string()}>
                <td class="place">{ self.short_place() }</td>
                <td>{ name.clone() }</td>
                <td class="row">{ self.buttons(&name, l10n, dispatch) }</td>
                <td class="number">{ moves }</td>
            </tr>
        }
    }

    fn buttons(&self, name: &str, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let label = |message| format!("{}: {name}", l10n.text(message));
        let seek = |index: &Index, message, sign: &'static str| {
            let button = Button::new("", NavigateAction::Seek(index.clone())).label(label(message));
            button.attribute("data-seek", index).html(sign, dispatch)
        };
        let is_task = matches!(self.part, Step::Subproblem(_));
        let play = || {
            let span = Span { first: self.first.clone(), last: self.last.clone() };
            let button = Button::new("play-part", PlaybackAction::PlayLoop(span));
            button.label(label(msg::RECURSION_PLAY_LOOP)).html("↻", dispatch)
        };
        html! {
            <>
                { seek(self.first, msg::RECURSION_GO_TO_START, "⇤") }
                { seek(self.last, msg::RECURSION_GO_TO_END, "⇥") }
                if is_task {
                    { play() }
                }
            </>
        }
    }

    fn short_place(&self) -> String {
        let left_out = self.place.len().saturating_sub(MAX_PLACE);
        let numbers: Vec<String> = self.place.iter().skip(left_out).map(usize::to_string).collect();
        let dots = if left_out > 0 { "…" } else { "" };
        [dots, &numbers.join(".")].concat()
    }
}
