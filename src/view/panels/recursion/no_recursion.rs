//! The known facts about a solution without a recursion.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Action, Tab};
use crate::solver::Optimality;
use crate::view::Ui;
use crate::view::components::buttons::Button;

use super::TaskTree;

pub fn draw(tree: &TaskTree, is_embedded: bool, ui: &Ui) -> Html {
    let (place, total) = (&tree.path.place, tree.path.place_of(tree.path.solution.total()));
    let is_searched = tree.path.solution.optimality() == Optimality::Searched;
    let reason = if is_searched { msg::RECURSION_NONE_FOR_SEARCH } else { msg::RECURSION_NONE_FOR_ONE_DISC };
    let tab = |tab: Tab, message| {
        let command = Button::new("", Action::SelectTab(tab)).attribute("data-go", tab.main_panel().name());
        command.html(ui.l10n.text(message), &ui.dispatch)
    };
    html! {
        <div class="trace" data-no-recursion="">
            <p>{ ui.l10n.text(reason) }</p>
            if !total.is_zero() {
                <p>{ ui.l10n.search_progress(place, &total) }</p>
            }
            // In another page, there are no tabs.
            if !is_embedded {
                <div class="row looks" role="group" aria-label={ui.l10n.text(msg::RECURSION_OTHER_PICTURES)}>
                    <span>{ ui.l10n.text(msg::RECURSION_OTHER_PICTURES) }</span>
                    { tab(Tab::Map, msg::DOCK_MAP) }
                </div>
            }
        </div>
    }
}
