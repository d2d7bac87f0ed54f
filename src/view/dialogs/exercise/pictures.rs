//! Pictures, or lines of a program, that are to be put in order: they are dragged, or moved with buttons.

use web_sys::Element;
use yew::prelude::*;

use crate::l10n::{Arg, L10n, Message, msg};
use crate::model::exercise::Program;
use crate::model::{Action, ExerciseAction, ExerciseSession, Scene};
use crate::solver::{Index, Position};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::events::closest;
use crate::view::components::icon::Icon;
use crate::view::dialogs::picture::question_picture;

/// The pictures in the learner's order.
pub fn pictures_view(scene: &Scene, pictures: &[(Index, Position)], session: &ExerciseSession, ui: &Ui) -> Html {
    let content = |place: usize, right_place: usize| {
        let (index, position) = pictures.get(right_place)?;
        let name = ui.l10n.format(msg::EXERCISE_PICTURE, [(place + 1).into(), position.to_string().into()]);
        let caption = ui.l10n.format(msg::EXERCISE_CAPTION_MOVES, [index.into()]);
        Some((question_picture(scene, position, &name), caption))
    };
    let list = SortedList {
        class: "pictures",
        order: scene.picture_order(pictures.len()),
        text: question_text(scene, ui.l10n),
        up: msg::EXERCISE_MOVE_EARLIER,
        down: msg::EXERCISE_MOVE_LATER,
        moved: msg::EXERCISE_PICTURE_MOVED,
        session,
        l10n: ui.l10n,
    };
    list.view(&content, &ui.dispatch)
}

/// The lines of a program in the learner's order.
pub fn lines_view(scene: &Scene, program: &Program, session: &ExerciseSession, ui: &Ui) -> Html {
    let content = |_, right_place: usize| {
        let line = program.lines.get(right_place)?;
        Some((html! { <code dir="ltr">{ line.clone() }</code> }, String::new()))
    };
    let list = SortedList {
        class: "pictures lines",
        order: scene.picture_order(program.lines.len()),
        text: ui.l10n.format(msg::EXERCISE_ASK_LINES, program.ends.map(Arg::from)),
        up: msg::EXERCISE_LINE_UP,
        down: msg::EXERCISE_LINE_DOWN,
        moved: msg::EXERCISE_LINE_MOVED,
        session,
        l10n: ui.l10n,
    };
    list.view(&content, &ui.dispatch)
}

/// The source of the pictures, if it can be named in short.
fn question_text(scene: &Scene, l10n: L10n) -> String {
    let puzzle = scene.puzzle();
    match puzzle.start().tower().zip(puzzle.goal().tower()).filter(|_| scene.is_solution_shortest()) {
        Some((from, to)) => l10n.format(msg::EXERCISE_ASK_ORDER_SHORTEST, [from.into(), to.into()]),
        None => l10n.text(msg::EXERCISE_ASK_ORDER).into(),
    }
}

/// A list that is sorted by dragging or with buttons. The dragged item stays in the list, and the others make room.
struct SortedList<'a> {
    class: &'static str,
    /// For each place, the right place of its item.
    order: Vec<usize>,
    /// The question.
    text: String,
    up: Message<1>,
    down: Message<1>,
    moved: Message<2>,
    session: &'a ExerciseSession,
    l10n: L10n,
}

impl SortedList<'_> {
    /// `content` returns the item at a place, by its place and its right place, and the caption that it gets after the answer.
    fn view(&self, content: &dyn Fn(usize, usize) -> Option<(Html, String)>, dispatch: &Callback<Action>) -> Html {
        let l10n = self.l10n;
        let items = self.order.iter().enumerate().filter_map(|(place, &right_place)| {
            let (content, caption) = content(place, right_place)?;
            Some(self.item(place, right_place, content, caption, dispatch))
        });
        let moved = self.session.draft.moved.and_then(|item| self.order.iter().position(|&other| other == item));
        let news = moved.map(|place| l10n.format(self.moved, [(place + 1).into(), self.order.len().into()]));
        let text = l10n.join(self.text.clone(), l10n.text(msg::EXERCISE_ORDER_HINT).into());
        let stop = dispatch.reform(|_: PointerEvent| ExerciseAction::DropPicture.into());
        html! {
            <>
                <p>{ text }</p>
                <ol class={self.class} onpointerdown={grab(dispatch)} onpointermove={drag(dispatch)}
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
        let is_right = self.session.is_told().then_some(place == right_place);
        let is_held = self.session.draft.held == Some(right_place);
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
        let button = |command, action: ExerciseAction, is_enabled, message, icon: Icon| {
            let label = self.l10n.format(message, [(place + 1).into()]);
            Button::new(command, action).enabled(is_enabled).label(label).html(icon.html(), dispatch)
        };
        html! {
            <>
                { button("move-up", ExerciseAction::MoveUp(place), place > 0, self.up, Icon::Up) }
                { button("move-down", ExerciseAction::MoveDown(place), place + 1 < self.order.len(), self.down, Icon::Down) }
            </>
        }
    }
}

/// Grabs the picture under the pointer. A finger grabs it at the number, and scrolls beside it. The list captures the pointer,
/// because the picture changes its place in it.
fn grab(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
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
            dispatch.emit(ExerciseAction::GrabPicture(place).into());
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
            dispatch.emit(ExerciseAction::DragPicture(place).into());
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
