//! Scrolls to what somebody asked for.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::model::PagePart;

/// The least height of a panel that is seen below its tabs, in CSS pixels. Less looks as if the tab had done nothing.
const LEAST: f64 = 128.0;

/// Scrolls a page to one of its parts. In a frame or an element the page around it stays.
pub fn show_part(root: &Element, part: PagePart) {
    if root.has_attribute("data-embed") {
        return;
    }
    match part {
        PagePart::Board => show_board(root),
        PagePart::Dock => show_dock(root),
        PagePart::Answer => show_answer(root),
    }
}

/// Shows the board, and moves the focus to it where a challenge was chosen, so that its keys work at once.
fn show_board(root: &Element) {
    root.scroll_into_view();
    let find = |selector| root.query_selector(selector).ok().flatten();
    // The dialog has given the focus back to its button, or to the one beside it if a link opened it.
    let stage = find(":is([data-command='learn'], [data-command='share']):focus")
        .and_then(|_| find(".stage")?.dyn_into::<HtmlElement>().ok());
    if let Some(stage) = stage {
        // If this fails, the focus stays where it is.
        let _ = stage.focus();
    }
}

/// Scrolls the card of a lesson, which is low on a phone, until the buttons at its end do not cover what it says. Of a long text, the
/// beginning stays in view.
fn show_answer(root: &Element) {
    let find = |selector| root.query_selector(selector).ok().flatten();
    let (Some(card), Some(verdict), Some(row)) = (find(".step"), find(".ask .verdict"), find(".step > .row")) else {
        return;
    };
    let bounds = verdict.get_bounding_client_rect();
    let covered = bounds.bottom() - row.get_bounding_client_rect().top();
    let covered = covered.min(bounds.top() - card.get_bounding_client_rect().top());
    if covered > 0.0 {
        card.set_scroll_top(card.scroll_top() + covered.ceil() as i32);
    }
}

/// Shows the panel from its top, where that is not seen.
fn show_dock(root: &Element) {
    let find = |selector| root.query_selector(selector).ok().flatten();
    let (Some(panels), Some(tabs), Some(player)) = (find(".panels"), find(".tabs"), find(".player")) else { return };
    // Beside the board they scroll by themselves.
    panels.set_scroll_top(0);
    let (top, from) = (panels.get_bounding_client_rect().top(), tabs.get_bounding_client_rect().bottom());
    let bar = player.get_bounding_client_rect().top();
    let is_cut = top < from - 1.0 || (bar > top && bar - top < LEAST);
    if is_cut {
        // The style sheet says what lies over its top.
        panels.scroll_into_view();
    }
}
