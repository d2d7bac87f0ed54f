//! One Tab stop for many buttons: arrow keys go from one to the next.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::model::{Action, RecursionAction, RecursionFocus};
use crate::view::components::events::{closest, has_modifier};

/// The places that the focus can go to.
#[derive(Clone)]
pub struct Grid {
    /// The number of columns of each row.
    pub columns: Vec<usize>,
    /// In a picture, the column of each row that is divided in the next row. In a table, this is empty.
    pub path: Vec<usize>,
}

impl Grid {
    fn contains(&self, place: RecursionFocus) -> bool {
        self.columns.get(place.row).is_some_and(|columns| place.column < *columns)
    }

    /// The target of Tab: the last focused place, as long as it exists.
    pub fn tab_stop(&self, last: Option<RecursionFocus>) -> RecursionFocus {
        // In a picture, the task of the current move has its parts in the last row.
        let row = self.path.len().saturating_sub(2);
        let column = self.path.get(row).copied().unwrap_or_default();
        last.filter(|place| self.contains(*place)).unwrap_or(RecursionFocus { row, column })
    }

    /// The place that a key leads to.
    fn next(&self, from: RecursionFocus, key: &str) -> Option<RecursionFocus> {
        let RecursionFocus { row, column } = from;
        let last_row = self.columns.len().checked_sub(1)?;
        let (row, column) = match key {
            "ArrowLeft" => (row, column.checked_sub(1)?),
            "ArrowRight" => (row, column + 1),
            "ArrowUp" => self.in_row(row.checked_sub(1)?, column),
            "ArrowDown" if self.is_divided(from) => self.in_row(row + 1, column),
            "Home" => self.in_row(0, column),
            "End" => self.in_row(last_row, column),
            _ => return None,
        };
        Some(RecursionFocus { row, column }).filter(|place| self.contains(*place))
    }

    /// Whether the next row consists of the parts of this place.
    fn is_divided(&self, place: RecursionFocus) -> bool {
        self.path.get(place.row).is_none_or(|column| *column == place.column)
    }

    fn in_row(&self, row: usize, column: usize) -> (usize, usize) {
        let columns = self.columns.get(row).copied().unwrap_or_default();
        (row, self.path.get(row).copied().unwrap_or(column.min(columns.saturating_sub(1))))
    }
}

/// A place as the value of `data-cell`.
pub fn name(place: RecursionFocus) -> String {
    format!("{}.{}", place.row, place.column)
}

/// The place of the event's target.
pub fn place_of(event: &Event) -> Option<RecursionFocus> {
    let name = closest(event, "[data-cell]")?.get_attribute("data-cell")?;
    let (row, column) = name.split_once('.')?;
    Some(RecursionFocus { row: row.parse().ok()?, column: column.parse().ok()? })
}

/// Remembers the focused place.
pub fn on_focus(dispatch: &Callback<Action>) -> Callback<FocusEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: FocusEvent| {
        if let Some(place) = place_of(&event) {
            dispatch.emit(RecursionAction::Focus(place).into());
        }
    })
}

/// Arrow keys, Home and End move the focus. `action_of` returns the actions of other keys.
pub fn on_key(
    grid: Grid,
    dispatch: &Callback<Action>,
    action_of: impl Fn(RecursionFocus, &str) -> Option<Action> + 'static,
) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let Some(from) = place_of(&event).filter(|_| !has_modifier(&event)) else { return };
        let key = event.key();
        if let Some(action) = action_of(from, &key) {
            event.prevent_default();
            dispatch.emit(action);
        } else if let Some(place) = grid.next(from, &key) {
            // At an edge, the key scrolls: a table may be wider than the panel.
            event.prevent_default();
            focus(&event, place);
        }
    })
}

fn focus(event: &Event, place: RecursionFocus) {
    let Some(group) = closest(event, ".trace") else { return };
    let found: Option<Element> = group.query_selector(&format!("[data-cell='{}']", name(place))).ok().flatten();
    if let Some(element) = found {
        // Elements of SVG have this method, too. Without focus nothing changes.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}
