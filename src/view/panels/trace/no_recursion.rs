//! What is known about a solution without a recursion.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Action, Scene, Tab};
use crate::view::Ui;
use crate::view::components::buttons::Button;

use super::missing_recursion;

pub fn draw(scene: &Scene, ui: &Ui) -> Html {
    let (index, total) = (scene.index(), scene.total());
    let tab = |tab: Tab, message| {
        let command = Button::new("", Action::SelectTab(tab)).attribute("data-go", tab.main_panel().name());
        command.html(ui.l10n.text(message), &ui.dispatch)
    };
    // In another page, there are no tabs.
    let has_tabs = !scene.config.appearance.is_embedded;
    html! {
        <div class="trace" data-no-recursion="">
            <p>{ ui.l10n.text(missing_recursion(scene)) }</p>
            if !total.is_zero() {
                <p>{ ui.l10n.search_progress(index, total) }</p>
            }
            if has_tabs {
                <div class="row looks" role="group" aria-label={ui.l10n.text(msg::RECURSION_OTHER_PICTURES)}>
                    <span>{ ui.l10n.text(msg::RECURSION_OTHER_PICTURES) }</span>
                    { tab(Tab::Timeline, msg::DOCK_TIMELINE) }
                    { tab(Tab::Graph, msg::DOCK_GRAPH) }
                </div>
            }
        </div>
    }
}
