//! The dock beside the board: tabs, and the panels of the chosen one.

use yew::prelude::*;

use crate::l10n::{Message, msg};
use crate::model::{Action, Panel, Panels, Scene, Tab};
use crate::view::Ui;
use crate::view::chunks::PanelViews;
use crate::view::components::memo::{DynProps, Render, memo};

/// The views of the panels, and the scene that they show; `None` until they are loaded.
pub type LoadedPanels<'a> = Option<(&'static dyn PanelViews, &'a Scene)>;

/// Tabs and panels. Another page has only the panels, which are all visible at once.
pub fn dock(scene: &Scene, views: LoadedPanels<'_>, ui: &Ui) -> Html {
    let is_embedded = scene.config.appearance.is_embedded;
    let panels = listed(scene);
    // They are a keyed list, so that the others and the focus stay when one appears or disappears.
    let sections: Html = panels.iter().map(|panel| panel_section(*panel, is_embedded, views, ui)).collect();
    html! {
        <>
            // An exercise chooses the visible panels.
            if !is_embedded && !scene.is_solution_withheld() {
                { memo(Tabs { shown: scene.shown_panels(), panels }, ui) }
            }
            <div class="panels">{ sections }</div>
        </>
    }
}

/// The panels that are shown here, in order.
fn listed(scene: &Scene) -> Vec<Panel> {
    let is_embedded = scene.config.appearance.is_embedded;
    let has_digits = scene.solved().is_some_and(|solution| solution.digits().is_some());
    let shown = scene.shown_panels();
    let is_listed = |panel: &Panel| {
        let has_place = if is_embedded { panel.is_below() } else { Tab::of(*panel).is_some() };
        has_place && shown.contains(*panel) && (*panel != Panel::Digits || has_digits)
    };
    let mut listed: Vec<Panel> = Panel::ALL.into_iter().filter(is_listed).collect();
    // The reasons of a move come before the digits of its number.
    let place_of = |wanted| listed.iter().position(|panel| *panel == wanted);
    if let Some((bits, why)) = place_of(Panel::Digits).zip(place_of(Panel::Why)) {
        listed.swap(bits, why);
    }
    listed
}

/// The content of a panel; `None` until it is loaded.
pub fn panel_content(panel: Panel, views: LoadedPanels<'_>) -> Option<DynProps> {
    let (views, scene) = views?;
    views.panel(panel, scene)
}

/// A panel with its content, as soon as it is loaded.
pub fn panel_section(panel: Panel, is_embedded: bool, views: LoadedPanels<'_>, ui: &Ui) -> Html {
    let content = panel_content(panel, views).map(|content| content.html(ui));
    let name = panel.name();
    if is_embedded {
        return html! { <section key={name} class="panel" data-panel={name}>{ content }</section> };
    }
    let heading = ui.l10n.panel_name(panel);
    let role = Tab::of(panel).map(|_| "tabpanel");
    let heading_id = format!("{}-heading", panel_id(panel));
    html! {
        <section key={name} id={panel_id(panel)} class="panel" data-panel={name} {role} aria-labelledby={role.map(|_| heading_id.clone())}>
            <h2 id={heading_id}>{ heading }</h2>
            { content }
        </section>
    }
}

fn panel_id(panel: Panel) -> String {
    format!("panel-{}", panel.name())
}

#[derive(Clone, PartialEq)]
struct Tabs {
    shown: Panels,
    panels: Vec<Panel>,
}

impl Render for Tabs {
    fn render(&self, ui: &Ui) -> Html {
        let first = Tab::ALL.into_iter().find(|tab| self.shown.shows_tab(*tab)).unwrap_or(Tab::Graph);
        let tab = |tab: Tab| {
            let is_selected = self.shown.shows_tab(tab);
            // With Shift, a tab is added below the others.
            let onclick =
                ui.dispatch.reform(
                    move |event: MouseEvent| {
                        if event.shift_key() { Action::ToggleTab(tab) } else { Action::SelectTab(tab) }
                    },
                );
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
                { for Tab::ALL.into_iter().filter(|tab| tab.is_offered() || self.shown.shows_tab(*tab)).map(tab) }
            </div>
        }
    }
}

const fn name(tab: Tab) -> Message {
    match tab {
        Tab::Graph => msg::DOCK_GRAPH,
        Tab::Why => msg::DOCK_WHY,
        Tab::Recursion => msg::DOCK_RECURSION,
        Tab::Timeline => msg::DOCK_TIMELINE,
        Tab::Numbers => msg::DOCK_MOVE_COUNTS,
        Tab::Program => msg::DOCK_PROGRAM,
        Tab::OwnProgram => msg::DOCK_OWN_PROGRAM,
        Tab::Code => msg::DOCK_CODE,
        Tab::Compare => msg::DOCK_COMPARE,
    }
}
