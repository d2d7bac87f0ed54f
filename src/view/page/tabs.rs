//! The tabs of the dock, and the buttons that choose one of the panels of a tab.

use yew::prelude::*;

use crate::l10n::{Message, msg};
use crate::model::{Action, Panel, Panels, Tab};
use crate::view::Ui;
use crate::view::components::memo::Render;

use super::dock::panel_id;

#[derive(Clone, PartialEq)]
pub struct Tabs {
    pub shown: Panels,
    /// The panels that the dock shows.
    pub panels: Vec<Panel>,
}

impl Render for Tabs {
    fn render(&self, ui: &Ui) -> Html {
        let first = Tab::ALL.into_iter().find(|tab| self.shown.shows_tab(*tab)).unwrap_or(Tab::Count);
        let tab = |tab: Tab| {
            let is_selected = self.shown.shows_tab(tab);
            let onclick = on_choice(Action::SelectTab(tab), Action::ToggleTab(tab), ui);
            let is_its_own = |panel: &&Panel| Tab::of(**panel) == Some(tab);
            let controlled: Vec<String> = self.panels.iter().filter(is_its_own).map(|panel| panel_id(*panel)).collect();
            let controlled = (!controlled.is_empty()).then(|| controlled.join(" "));
            html! {
                <button type="button" role="tab" aria-controls={controlled} data-tab={tab.main_panel().name()} {onclick}
                    aria-selected={is_selected.to_string()} tabindex={if tab == first { "0" } else { "-1" }}>
                    { ui.l10n.text(name(tab)) }
                </button>
            }
        };
        html! {
            <div class="tabs" role="tablist" tabindex="-1" data-roving="select" aria-multiselectable="true" aria-label={ui.l10n.text(msg::DOCK_LABEL)}>
                { for Tab::ALL.into_iter().map(tab) }
            </div>
        }
    }
}

/// Buttons for the panels of a tab, one of which is shown.
#[derive(Clone, PartialEq)]
pub struct Choice {
    pub tab: Tab,
    pub shown: Panels,
}

impl Render for Choice {
    fn render(&self, ui: &Ui) -> Html {
        let first = self.shown.among(self.tab.panels()).iter().next();
        let button = |panel: Panel| {
            // The last one stays, and with it these buttons.
            let is_last = self.shown.among(self.tab.panels()) == Panels::EMPTY.with(panel);
            let select = Action::SelectPanel(panel);
            let toggle = if is_last { select.clone() } else { Action::TogglePanel(panel) };
            let onclick = on_choice(select, toggle, ui);
            html! {
                <button type="button" data-show={panel.name()} {onclick} aria-pressed={self.shown.contains(panel).to_string()}
                    tabindex={if Some(panel) == first { "0" } else { "-1" }}>
                    { ui.l10n.panel_name(panel) }
                </button>
            }
        };
        html! {
            <div class="choice" role="toolbar" data-roving="" aria-label={ui.l10n.text(name(self.tab))}>
                { for self.tab.panels().iter().map(button) }
            </div>
        }
    }
}

/// A press shows something in place of what is shown. With Shift, it is added to that, or removed.
fn on_choice(select: Action, toggle: Action, ui: &Ui) -> Callback<MouseEvent> {
    ui.dispatch.reform(move |event: MouseEvent| if event.shift_key() { toggle.clone() } else { select.clone() })
}

const fn name(tab: Tab) -> Message {
    match tab {
        Tab::Count => msg::DOCK_COUNT,
        Tab::Why => msg::DOCK_WHY,
        Tab::Recursion => msg::DOCK_RECURSION,
        Tab::Map => msg::DOCK_MAP,
        Tab::Code => msg::DOCK_CODE,
    }
}
