//! The frame of a panel: a heading that opens and closes it. In another page there are only the open panels, without
//! headings.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, PageMessage};
use crate::model::{Action, DeferredPanels, Panel, State};
use crate::view::chunks::{PanelProps, PanelViews};
use crate::view::components::memo::memo;

/// All panels below the towers.
pub fn panels(
    state: &State,
    views: Option<(&'static dyn PanelViews, &DeferredPanels)>,
    l10n: L10n,
    dispatch: &Callback<Action>,
) -> Vec<Html> {
    let has_digits = state.solved().is_some_and(|solution| solution.digits().is_some());
    let exists = |panel: &Panel| panel.is_below() && (*panel != Panel::Bits || has_digits);
    let content = |panel: Panel| {
        let (views, deferred) = views?;
        let state = Rc::clone(deferred.state(panel)?);
        Some(memo(PanelProps { views, panel, state }, l10n, dispatch))
    };
    let frame = |panel: Panel| {
        let is_open = state.config.panels.shown.contains(panel);
        let content = is_open.then(|| content(panel)).flatten().unwrap_or_default();
        match (state.config.appearance.is_embedded, is_open) {
            (true, true) => html! { <section class="panel" data-panel={panel.name()}>{ content }</section> },
            (true, false) => Html::default(),
            (false, _) => disclosure(panel, is_open, content, l10n, dispatch),
        }
    };
    Panel::ALL.into_iter().filter(exists).map(frame).collect()
}

fn disclosure(panel: Panel, is_open: bool, content: Html, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let onclick = dispatch.reform(move |_| Action::TogglePanel(panel));
    html! {
        <section class="panel" data-panel={panel.name()}>
            <h2>
                <button type="button" class="disclosure" aria-expanded={is_open.to_string()} {onclick}>
                    { l10n.text(PageMessage::of(panel)) }
                </button>
            </h2>
            if is_open {
                { content }
            }
        </section>
    }
}
