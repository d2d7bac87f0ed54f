//! The button that asks for the reason of a reason.

use yew::prelude::*;

use super::buttons::Button;
use crate::l10n::msg;
use crate::model::{ExplainedMove, ReasonAction, Task};
use crate::view::Ui;

/// *Why that?*: goes from a task to the one around it. The whole puzzle has none; then the button keeps the focus.
pub fn ask_on(explained: &ExplainedMove, task: &Task, ui: &Ui) -> Html {
    let around = explained.task_around(task);
    let action = ReasonAction::Explain(around.unwrap_or(task).level.depth);
    Button::new("why-that", action).enabled(around.is_some()).html(ui.l10n.text(msg::WHY_THAT), &ui.dispatch)
}
