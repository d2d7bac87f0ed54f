//! The pictures that are to be put in order: they are dragged, or moved with buttons.

use web_sys::Element;
use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, QuizAction, QuizSession, State};
use crate::solver::{Index, Position};
use crate::view::components::buttons::Button;
use crate::view::components::events::closest;
use crate::view::dialogs::picture::question_picture;

/// The pictures in the learner's order. A picture that is dragged stays in the list, and the others make room.
pub fn pictures_view(
    state: &State,
    pictures: &[(Index, Position)],
    session: &QuizSession,
    l10n: L10n,
    dispatch: &Callback<Action>,
) -> Html {
    let order = state.picture_order(pictures.len());
    let items = order.iter().enumerate().filter_map(|(place, &right_place)| {
        let picture = Picture { place, right_place, session, total: pictures.len() };
        Some(picture.item(state, pictures.get(right_place)?, l10n, dispatch))
    });
    let moved = session.draft.moved.and_then(|picture| order.iter().position(|&other| other == picture));
    let news = moved.map(|place| l10n.format(msg::EXERCISE_PICTURE_MOVED, [(place + 1).into(), pictures.len().into()]));
    let text = l10n.join(question_text(state, l10n), l10n.text(msg::EXERCISE_ORDER_HINT).into());
    let stop = dispatch.reform(|_: PointerEvent| QuizAction::DropPicture.into());
    html! {
        <>
            <p>{ text }</p>
            <ol class="pictures" onpointerdown={grab(dispatch)} onpointermove={drag(dispatch)} onpointerup={stop.clone()}
                onpointercancel={stop}>
                { for items }
            </ol>
            <p class="unseen" role="status">{ news }</p>
        </>
    }
}

/// What the pictures are from, where that can be said in short.
fn question_text(state: &State, l10n: L10n) -> String {
    let puzzle = state.puzzle();
    match puzzle.start().tower().zip(puzzle.goal().tower()).filter(|_| state.is_solution_shortest()) {
        Some((from, to)) => l10n.format(msg::EXERCISE_ASK_ORDER_SHORTEST, [from.into(), to.into()]),
        None => l10n.text(msg::EXERCISE_ASK_ORDER).into(),
    }
}

/// A picture in the list.
struct Picture<'a> {
    place: usize,
    right_place: usize,
    session: &'a QuizSession,
    total: usize,
}

impl Picture<'_> {
    /// The key keeps the element, and the focus on its buttons, when the picture moves.
    fn item(
        &self,
        state: &State,
        (index, position): &(Index, Position),
        l10n: L10n,
        dispatch: &Callback<Action>,
    ) -> Html {
        let name = l10n.format(msg::EXERCISE_PICTURE, [(self.place + 1).into(), position.to_string().into()]);
        let is_right = self.session.verdict.map(|_| self.place == self.right_place);
        let is_held = self.session.draft.held == Some(self.right_place);
        html! {
            <li key={self.right_place} data-place={self.right_place.to_string()} data-held={is_held.then_some("")}
                data-right={is_right.map(|is_right| is_right.to_string())}>
                { question_picture(state, position, &name) }
                <span class="row looks">{ self.buttons(l10n, dispatch) }</span>
                if is_right.is_some() {
                    <span class="moves">{ l10n.format(msg::EXERCISE_CAPTION_MOVES, [index.into()]) }</span>
                }
            </li>
        }
    }

    fn buttons(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let button = |command, action: QuizAction, is_enabled, message, sign: &'static str| {
            let label = l10n.format(message, [(self.place + 1).into()]);
            Button::new(command, action).enabled(is_enabled).label(label).html(sign, dispatch)
        };
        let Self { place, total, .. } = *self;
        html! {
            <>
                { button("move-up", QuizAction::MoveUp(place), place > 0, msg::EXERCISE_MOVE_EARLIER, "↑") }
                { button("move-down", QuizAction::MoveDown(place), place + 1 < total, msg::EXERCISE_MOVE_LATER, "↓") }
            </>
        }
    }
}

/// Takes hold of the picture under the pointer. The list captures the pointer, because the picture changes its place in it.
fn grab(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        let is_grab = event.button() == 0 && event.is_primary() && closest(&event, "button").is_none();
        let Some(list) = closest(&event, ".pictures").filter(|_| is_grab && closest(&event, "li").is_some()) else {
            return;
        };
        if let Some(place) = place_at(&list, &event) {
            // If this fails, a drag ends at the edge of the list.
            let _ = list.set_pointer_capture(event.pointer_id());
            dispatch.emit(QuizAction::GrabPicture(place).into());
        }
    })
}

fn drag(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        if event.buttons() == 0 || !event.is_primary() {
            return;
        }
        if let Some(place) = closest(&event, ".pictures").and_then(|list| place_at(&list, &event)) {
            dispatch.emit(QuizAction::DragPicture(place).into());
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
