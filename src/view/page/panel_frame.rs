//! The frame of a panel: a heading that opens and closes it. An embedded explorer shows only the open panels, without
//! headings.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::L10n;
use crate::model::{Action, DeferredPanels, Panel, State};
use crate::view::chunks::{PanelProps, PanelViews};
use crate::view::components::memo::memo;

/// All panels below the towers. They are a keyed list, so that the other elements and the focus stay when a panel
/// appears or disappears.
pub fn panels(
    state: &State,
    views: Option<(&'static dyn PanelViews, &DeferredPanels)>,
    l10n: L10n,
    dispatch: &Callback<Action>,
) -> Html {
    let has_digits = state.solved().is_some_and(|solution| solution.digits().is_some());
    let is_embedded = state.config.appearance.is_embedded;
    let is_open = |panel: Panel| state.config.panels.shown.contains(panel);
    let is_listed =
        |panel: &Panel| panel.is_below() && (*panel != Panel::Bits || has_digits) && (is_open(*panel) || !is_embedded);
    let content = |panel: Panel| {
        let (views, deferred) = views?;
        let state = Rc::clone(deferred.state(panel)?);
        Some(memo(PanelProps { views, panel, state }, l10n, dispatch))
    };
    let frame = |panel: Panel| {
        let content = if is_open(panel) { content(panel).unwrap_or_default() } else { Html::default() };
        if is_embedded {
            html! { <section key={panel.name()} class="panel" data-panel={panel.name()}>{ content }</section> }
        } else {
            disclosure(panel, is_open(panel), content, l10n, dispatch)
        }
    };
    Panel::ALL.into_iter().filter(is_listed).map(frame).collect()
}

fn disclosure(panel: Panel, is_open: bool, content: Html, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let onclick = dispatch.reform(move |_| Action::TogglePanel(panel));
    html! {
        <section key={panel.name()} class="panel" data-panel={panel.name()}>
            <h2>
                <button type="button" class="disclosure" aria-expanded={is_open.to_string()} {onclick}>
                    { l10n.panel_name(panel) }
                </button>
            </h2>
            if is_open {
                { content }
            }
        </section>
    }
}
