//! The exact values that the page rounds elsewhere.

use yew::prelude::*;

use crate::l10n::{Message, msg};
use crate::model::Scene;
use crate::solver::Index;
use crate::view::Ui;
use crate::view::components::copy::{CopyStatus, copy_button};
use crate::view::components::memo::Render;

/// The index, the total and the position with all their digits. Copied texts have no separators.
#[derive(PartialEq)]
pub struct ExactPanel {
    index: Index,
    total: Index,
    position: String,
    copied: CopyStatus,
}

impl ExactPanel {
    pub fn of(scene: &Scene) -> Self {
        Self {
            index: scene.index().clone(),
            total: scene.total().clone(),
            position: scene.position().to_string(),
            copied: CopyStatus::of(scene),
        }
    }
}

impl Render for ExactPanel {
    fn render(&self, ui: &Ui) -> Html {
        let value = |name: &'static str, label: Message, shown: &str, copied: String| {
            let label = ui.l10n.text(label);
            html! {
                <div>
                    <dt>{ label }{ copy_button(&self.copied, label, copied, ui) }</dt>
                    <dd data-exact={name}>{ with_line_breaks(shown) }</dd>
                </div>
            }
        };
        let (index, total) = (&self.index, &self.total);
        html! {
            <dl class="exact">
                { value("index", msg::EXACT_MOVES_MADE, &ui.l10n.full(index), index.to_string()) }
                { value("total", msg::EXACT_TOTAL, &ui.l10n.full(total), total.to_string()) }
                { value("position", msg::EXACT_POSITION, &self.position, self.position.clone()) }
            </dl>
        }
    }
}

/// A number that may wrap after each group of digits. Browsers would break it anywhere, or nowhere.
fn with_line_breaks(number: &str) -> Html {
    let groups = number.split_inclusive(|letter: char| !letter.is_ascii_digit());
    groups.map(|group| html! { <>{ group }<wbr /></> }).collect()
}
