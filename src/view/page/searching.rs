//! The progress of the search for a solution.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{PuzzleSearch, SearchFailure, SolverEvent};
use crate::view::Ui;
use crate::view::components::buttons::Button;

/// A progress bar, and a button that stops the search.
pub fn searching(search: &PuzzleSearch, ui: &Ui) -> Html {
    let (checked, limit) = (search.checked, search.limit);
    let text = ui.l10n.format(msg::SEARCH_PROGRESS, [checked.into(), limit.into()]);
    let stop = Button::new("stop-search", SolverEvent::Finished(Err(SearchFailure::Stopped)));
    html! {
        <div class="searching">
            <progress max={limit.to_string()} value={checked.to_string()} aria-label={text.clone()} />
            <span>{ text }</span>
            { stop.html(ui.l10n.text(msg::COMMON_STOP), &ui.dispatch) }
        </div>
    }
}
