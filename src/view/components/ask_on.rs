//! The button that asks for the reason of a reason.

use yew::prelude::*;

use super::buttons::Button;
use crate::l10n::msg;
use crate::model::{ReasonAction, Task};
use crate::view::Ui;

/// *Why that?*: goes from a task to the one around it.
pub fn ask_on(around: &Task, ui: &Ui) -> Html {
    let button = Button::new("why-that", ReasonAction::Explain(around.level.depth));
    button.html(ui.l10n.text(msg::WHY_THAT), &ui.dispatch)
}
