//! A list that is put in order: its items are dragged, or moved with buttons.

use web_sys::Element;
use yew::prelude::*;

use crate::l10n::{L10n, Message, msg};
use crate::model::{Action, SortAction, Sorting};
use crate::view::components::buttons::Button;
use crate::view::components::events::closest;
use crate::view::components::icon::Icon;

/// A list that is sorted by dragging or with buttons. The dragged item stays in the list, and the others make room.
pub struct SortedList<'a> {
    pub class: &'static str,
    /// For each place, the right place of its item.
    pub order: Vec<usize>,
    /// The question.
    pub text: String,
    pub up: Message<1>,
    pub down: Message<1>,
    pub moved: Message<2>,
    pub sorting: &'a Sorting,
    /// Whether the right order has been told.
    pub is_told: bool,
    /// Whether nothing can be moved any more.
    pub is_fixed: bool,
    pub sort: fn(SortAction) -> Action,
    pub l10n: L10n,
}

impl SortedList<'_> {
    /// `content` returns the item at a place, by its place and its right place, and the caption that it gets after the answer.
    pub fn view(&self, content: &dyn Fn(usize, usize) -> Option<(Html, String)>, dispatch: &Callback<Action>) -> Html {
        let l10n = self.l10n;
        let items = self.order.iter().enumerate().filter_map(|(place, &right_place)| {
            let (content, caption) = content(place, right_place)?;
            Some(self.item(place, right_place, content, caption, dispatch))
        });
        let moved = self.sorting.moved.and_then(|item| self.order.iter().position(|&other| other == item));
        let news = moved.map(|place| l10n.format(self.moved, [(place + 1).into(), self.order.len().into()]));
        let text = l10n.join(self.text.clone(), l10n.text(msg::EXERCISE_ORDER_HINT).into());
        let sort = self.sort;
        let stop = dispatch.reform(move |_: PointerEvent| sort(SortAction::Drop));
        html! {
            <>
                <p>{ text }</p>
                <ol class={self.class} onpointerdown={grab(sort, dispatch)} onpointermove={drag(sort, dispatch)}
                    onpointerup={stop.clone()} onpointercancel={stop}>
                    { for items }
                </ol>
                <p class="unseen" role="status">{ news }</p>
            </>
        }
    }

    /// The key keeps the element, and the focus on its buttons, when it moves.
    fn item(
        &self,
        place: usize,
        right_place: usize,
        content: Html,
        caption: String,
        dispatch: &Callback<Action>,
    ) -> Html {
        let is_right = self.is_told.then_some(place == right_place);
        let is_held = self.sorting.held == Some(right_place);
        html! {
            <li key={right_place} data-place={right_place.to_string()} data-held={is_held.then_some("")}
                data-right={is_right.map(|is_right| is_right.to_string())}>
                <span class="handle" aria-hidden="true"></span>
                { content }
                <span class="row looks">{ self.buttons(place, dispatch) }</span>
                if is_right.is_some() {
                    <span class="moves">{ caption }</span>
                }
            </li>
        }
    }

    fn buttons(&self, place: usize, dispatch: &Callback<Action>) -> Html {
        let button = |command, action: SortAction, is_enabled, message, icon: Icon| {
            let label = self.l10n.format(message, [(place + 1).into()]);
            Button::new(command, (self.sort)(action))
                .enabled(is_enabled && !self.is_fixed)
                .label(label)
                .html(icon.html(), dispatch)
        };
        html! {
            <>
                { button("move-up", SortAction::MoveUp(place), place > 0, self.up, Icon::Up) }
                { button("move-down", SortAction::MoveDown(place), place + 1 < self.order.len(), self.down, Icon::Down) }
            </>
        }
    }
}

/// Grabs the picture under the pointer. A finger grabs it at the number, and scrolls beside it. The list captures the pointer,
/// because the picture changes its place in it.
fn grab(sort: fn(SortAction) -> Action, dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        let is_grip = event.pointer_type() != "touch" || closest(&event, ".handle").is_some();
        let is_grab = event.button() == 0 && event.is_primary() && is_grip && closest(&event, "button").is_none();
        let Some(list) = closest(&event, ".pictures").filter(|_| is_grab && closest(&event, "li").is_some()) else {
            return;
        };
        if let Some(place) = place_at(&list, &event) {
            // If this fails, a drag ends at the edge of the list.
            let _ = list.set_pointer_capture(event.pointer_id());
            dispatch.emit(sort(SortAction::Grab(place)));
        }
    })
}

fn drag(sort: fn(SortAction) -> Action, dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        if event.buttons() == 0 || !event.is_primary() {
            return;
        }
        if let Some(place) = closest(&event, ".pictures").and_then(|list| place_at(&list, &event)) {
            dispatch.emit(sort(SortAction::Drag(place)));
        }
    })
}

/// The place in the list whose middle is nearest to the pointer.
fn place_at(list: &Element, event: &PointerEvent) -> Option<usize> {
    let items = list.children();
    let distance = |index: u32| {
        let bounds = items.item(index)?.get_bounding_client_rect();
        let (x, y) = (bounds.left() + bounds.width() / 2.0, bounds.top() + bounds.height() / 2.0);
        Some((x - f64::from(event.client_x())).hypot(y - f64::from(event.client_y())))
    };
    let places = (0..items.length()).filter_map(|index| Some((index as usize, distance(index)?)));
    places.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(place, _)| place)
}
