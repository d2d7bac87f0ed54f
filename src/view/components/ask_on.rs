//! The button that asks for the reason of a reason.

use yew::prelude::*;

use super::buttons::Button;
use crate::l10n::msg;
use crate::model::{ExplainedMove, ReasonAction, Task};
use crate::view::Ui;

/// *Why that?*: goes on to the task around. The whole puzzle has none; then the button keeps the focus, but does nothing.
pub fn ask_on(explained: &ExplainedMove, task: Option<&Task>, ui: &Ui) -> Html {
    if explained.smallest_task().is_none() {
        return Html::default();
    }
    let around = explained.task_around(task);
    let action = ReasonAction::Explain(around.or(task).map_or(0, |task| task.level.depth));
    Button::new("why-that", action).enabled(around.is_some()).html(ui.l10n.text(msg::WHY_THAT), &ui.dispatch)
}
