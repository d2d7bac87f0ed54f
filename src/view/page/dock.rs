//! The dock beside the board: tabs, cards, and the panels of the chosen tab.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Action, Panel, Scene, Tab};
use crate::view::Ui;
use crate::view::chunks::PanelViews;
use crate::view::components::buttons::Button;
use crate::view::components::icon::Icon;
use crate::view::components::memo::{DynProps, memo};

use super::tabs::{Choice, Tabs};

/// The views of the panels, and the scene that they show; `None` until they are loaded.
pub type LoadedPanels<'a> = Option<(&'static dyn PanelViews, &'a Scene)>;

/// Tabs and panels. Another page has only the panels, which are all visible at once.
pub fn dock(scene: &Scene, views: LoadedPanels<'_>, ui: &Ui) -> Html {
    let is_embedded = scene.config.appearance.is_embedded;
    let panels = listed(scene);
    // An exercise chooses the visible panels.
    let has_tabs = !is_embedded && !scene.is_solution_withheld();
    let shown = scene.shown_panels();
    // They are a keyed list, so that the others and the focus stay when one appears or disappears.
    let section = |panel: Panel| match has_tabs && panel.is_card() {
        true => card(panel, views, ui),
        false => panel_section(panel, is_embedded, views, ui),
    };
    let (cards, others): (Vec<Panel>, Vec<Panel>) = panels.iter().partition(|panel| has_tabs && panel.is_card());
    // The buttons stand above the first panel of their tab.
    let is_first = |panel: Panel, tab: Tab| others.iter().find(|other| Tab::of(**other) == Some(tab)) == Some(&panel);
    let with_choice = |panel: Panel| {
        let tab = Tab::of(panel).filter(|tab| has_tabs && tab.has_choice() && is_first(panel, *tab));
        let choice =
            tab.map(|tab| html! { <div key="choices" class="choices">{ memo(Choice { tab, shown }, ui) }</div> });
        choice.into_iter().chain([section(panel)])
    };
    html! {
        <>
            if has_tabs {
                { memo(Tabs { shown, panels: panels.clone() }, ui) }
            }
            <div class="panels">
                { for cards.into_iter().map(section) }
                { others.iter().copied().flat_map(with_choice).collect::<Html>() }
            </div>
        </>
    }
}

/// The panels that are shown here, in order.
fn listed(scene: &Scene) -> Vec<Panel> {
    let is_embedded = scene.config.appearance.is_embedded;
    let has_digits = scene.solved().is_some_and(|solution| solution.digits().is_some());
    let shown = scene.shown_panels();
    // Only some puzzles have digits. The tab of the others would be empty without the reasons.
    let needs_reasons = shown.contains(Panel::Digits) && !has_digits && !is_embedded && !scene.is_solution_withheld();
    let shown = if needs_reasons { shown.with(Panel::Why) } else { shown };
    let is_listed = |panel: &Panel| {
        let has_place = if is_embedded { panel.is_below() } else { panel.is_in_dock() };
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
    let heading_id = heading_id(panel);
    html! {
        <section key={name} id={panel_id(panel)} class="panel" data-panel={name} {role} aria-labelledby={role.map(|_| heading_id.clone())}>
            <h2 id={heading_id}>{ heading }</h2>
            { content }
        </section>
    }
}

/// A panel without a tab, which can be closed.
fn card(panel: Panel, views: LoadedPanels<'_>, ui: &Ui) -> Html {
    let content = panel_content(panel, views).map(|content| content.html(ui));
    let name = panel.name();
    // What has the focus when it is closed.
    let opener = if panel == Panel::Compare { "puzzle" } else { "play" };
    let close = Button::new("close-panel", Action::TogglePanel(panel)).label(ui.l10n.text(msg::DIALOG_CLOSE));
    html! {
        <section key={name} id={panel_id(panel)} class="panel closable" data-panel={name} data-opened-by={opener} role="group"
            aria-labelledby={heading_id(panel)}>
            <div class="popover-head"><h2 id={heading_id(panel)}>{ ui.l10n.panel_name(panel) }</h2>{ close.html(Icon::Close.html(), &ui.dispatch) }</div>
            { content }
        </section>
    }
}

pub fn panel_id(panel: Panel) -> String {
    format!("panel-{}", panel.name())
}

fn heading_id(panel: Panel) -> String {
    format!("{}-heading", panel_id(panel))
}
