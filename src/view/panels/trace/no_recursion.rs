//! What is known about a solution without a recursion.

use yew::prelude::*;

use crate::l10n::{L10n, PanelSentence, msg};
use crate::model::{Action, Scene, Tab};
use crate::view::components::buttons::Button;

use super::missing_recursion;

pub fn draw(scene: &Scene, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let (index, total) = (scene.index(), scene.total());
    let progress = PanelSentence::Progress { index, total, left: &total.saturating_sub(index) };
    let tab = |tab: Tab, message| {
        let command = Button::new("", Action::SelectTab(tab)).attribute("data-go", tab.main_panel().name());
        command.html(l10n.text(message), dispatch)
    };
    // In another page, there are no tabs.
    let has_tabs = !scene.config.appearance.is_embedded;
    html! {
        <div class="trace" data-no-recursion="">
            <p>{ l10n.text(missing_recursion(scene)) }</p>
            if !total.is_zero() {
                <p>{ l10n.panel_sentence(&progress) }</p>
            }
            if has_tabs {
                <div class="row looks" role="group" aria-label={l10n.text(msg::RECURSION_OTHER_PICTURES)}>
                    <span>{ l10n.text(msg::RECURSION_OTHER_PICTURES) }</span>
                    { tab(Tab::Timeline, msg::DOCK_TIMELINE) }
                    { tab(Tab::Graph, msg::DOCK_GRAPH) }
                </div>
            }
        </div>
    }
}
