//! The ruler of the line of moves, which pointers drag along: its strokes, the loop, what is done, and where the board is.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::layout::svg_number::px;
use crate::model::{
    Action, GestureTarget, Grip, Picture, PlaybackAction, PointerDown, RelativePoint, RulerPixel, Scene, ScrubAction,
    Span, Track, ViewportAction, keys, timeline_window,
};
use crate::solver::Index;
use crate::view::Ui;
use crate::view::components::events::{closest, has_modifier};
use crate::view::components::memo::memo;
use crate::view::components::pointer::{loop_grip, pointer_cancel};

use super::bubble::Bubble;
use super::lens::Lens;
use super::loop_handles::LoopRange;
use super::strip::Strip;

/// The pixels that a finger goes before it drags. By then the browser has decided not to scroll, and the finger may go up.
const FINGER_SLACK: f64 = 16.0;
/// The pixels that a mouse may go in the lens before its press is a drag.
const MOUSE_SLACK: f64 = 4.0;
/// A double click shows so many times as much detail.
const DOUBLE_CLICK: f64 = 16.0;

/// The ruler. The slider for keys and assistive technology lies on it, and gets no pointers.
#[derive(Clone, PartialEq)]
pub struct Ruler {
    window: Span,
    index: Index,
    strip: Strip,
    loop_range: Option<LoopRange>,
    /// The places before and after the moves by hand.
    by_hand: Option<(Index, Index)>,
    bubble: Option<Bubble>,
    /// Whether a pointer is down on it.
    is_held: bool,
}

impl Ruler {
    /// `None` if there are no moves.
    #[must_use]
    pub fn new(scene: &Scene) -> Option<Self> {
        let (line, window) = (scene.line(), scene.ruler()?);
        let path = line.path()?;
        Some(Self {
            index: line.index(),
            // A detour has no loop.
            loop_range: scene.config.playback.loop_range.clone().filter(|_| !line.is_detour()).map(|range| LoopRange {
                range,
                window: window.clone(),
                total: scene.total().clone(),
            }),
            by_hand: path.by_hand().map(|(first, last)| (first.clone(), last)),
            bubble: Bubble::new(scene, &window),
            is_held: scene.is_scrubber_held(),
            strip: Strip { path, window: window.clone(), discs: scene.puzzle().discs() },
            window,
        })
    }

    /// The ruler around the slider, and the lens below it.
    pub fn html(&self, slider: Html, lens: Option<&Lens>, keys: &ScrubberKeys, ui: &Ui) -> Html {
        let dispatch = &ui.dispatch;
        html! {
            // A press gives the keys to this element, without the ring that a press on the slider would draw.
            <div class="tracks" tabindex="-1" onkeydown={keys.listener(dispatch)} onpointerdown={on_pointer_down(dispatch)}
                onpointermove={on_pointer_move(self.is_held, dispatch)} onpointerup={on_pointer_up(dispatch)} onpointercancel={pointer_cancel(dispatch)}
                onpointerleave={on_pointer_leave(dispatch)}>
                <div class="rail" data-zoom={Picture::Ruler.panel().name()} data-cut={self.cut()} ondblclick={on_double_click(dispatch)}>
                    { self.marks() }
                    { memo(self.strip.clone(), ui) }
                    { slider }
                    { self.needle() }
                    if let Some(range) = &self.loop_range {
                        { memo(range.clone(), ui) }
                    }
                    if let Some(bubble) = &self.bubble {
                        { bubble.render(ui) }
                    }
                </div>
                if let Some(lens) = lens {
                    { lens.html(ui) }
                }
            </div>
        }
    }

    /// The ends at which there are more moves than the ruler shows.
    fn cut(&self) -> Option<&'static str> {
        match (!self.window.first.is_zero(), self.window.last < self.strip.path.total()) {
            (true, true) => Some("both"),
            (true, false) => Some("start"),
            (false, true) => Some("end"),
            (false, false) => None,
        }
    }

    fn place_of(&self, index: &Index) -> f64 {
        timeline_window::place_of(&self.window, index).clamp(0.0, 1.0)
    }

    /// The marks behind the strokes: the part that is done, the moves by hand and the loop.
    fn marks(&self) -> Html {
        let band = |class: &'static str, first: &Index, last: &Index| {
            let (first, last) = (self.place_of(first), self.place_of(last));
            html! { <rect {class} x={percent(first)} width={percent(last - first)} height="100%" /> }
        };
        html! {
            <svg class="marks" data-extent="" aria-hidden="true">
                { band("played", &self.window.first, &self.index) }
                if let Some((first, last)) = &self.by_hand {
                    { band("by-hand", first, last) }
                }
                if let Some(LoopRange { range, .. }) = &self.loop_range {
                    { band("looped", &range.first, &range.last) }
                }
            </svg>
        }
    }

    /// Where the board is, if it is in sight, and where the pointer is that only points.
    fn needle(&self) -> Html {
        let x = self.window.contains(&self.index).then(|| percent(self.place_of(&self.index)));
        let pointed = self.bubble.as_ref().and_then(Bubble::pointed).map(percent);
        html! {
            <svg class="needle" aria-hidden="true">
                if let Some(x) = pointed {
                    <line class="pointed" x1={x.clone()} x2={x} y2="100%" />
                }
                if let Some(x) = x {
                    <line class="casing" x1={x.clone()} x2={x.clone()} y2="100%" />
                    <line x1={x.clone()} x2={x.clone()} y2="100%" />
                    <svg {x}><path d="M0 9l-7 -9h14z" /></svg>
                }
            </svg>
        }
    }
}

/// The keys of the scrubber. Escape works wherever the focus is: see `effects::listen_to_keys`.
#[derive(Clone, Copy, PartialEq)]
pub struct ScrubberKeys {
    are_letters_off: bool,
}

impl ScrubberKeys {
    pub fn new(scene: &Scene) -> Self {
        Self { are_letters_off: scene.config.appearance.shortcuts.are_letters_off }
    }

    /// Digits from 1 on go to the field for the number, where they begin another one.
    fn listener(self, dispatch: &Callback<Action>) -> Callback<KeyboardEvent> {
        let (Self { are_letters_off }, dispatch) = (self, dispatch.clone());
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            // The handles of the loop have their own.
            if closest(&event, "[data-grip]").is_some()
                || has_modifier(&event)
                || (are_letters_off && key.chars().count() == 1)
            {
                return;
            }
            let action = match key.as_str() {
                "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" => return begin_number(&event),
                " " => Some(PlaybackAction::Toggle.into()),
                key => keys::slider_key(key),
            };
            if let Some(action) = action {
                event.prevent_default();
                dispatch.emit(action);
            }
        })
    }
}

/// Gives the focus to the field, whose text the key then replaces.
fn begin_number(event: &KeyboardEvent) {
    let field = closest(event, ".scrubber").and_then(|scrubber| scrubber.query_selector("[name=move]").ok().flatten());
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
        // If this fails, the key does nothing.
        let _ = field.focus();
        field.select();
    }
}

pub fn percent(place: f64) -> String {
    [&px(place * 100.0), "%"].concat()
}

/// What a pointer grips, and where, as a fraction of the track's width and in widths from its top.
fn grip(event: &PointerEvent) -> Option<(Grip, RelativePoint)> {
    let (track, element) = match closest(event, ".lens") {
        Some(lens) => (Track::Lens, lens),
        None => (Track::Ruler, closest(event, ".rail")?.query_selector(".marks").ok()??),
    };
    let bounds = element.get_bounding_client_rect();
    let (width, y) = (bounds.width().max(1.0), f64::from(event.client_y()));
    let at = RelativePoint { x: (f64::from(event.client_x()) - bounds.left()) / width, y: (y - bounds.top()) / width };
    // Browsers scroll with pens, too.
    let is_finger = event.pointer_type() != "mouse";
    let middle = element.query_selector(".middle").ok().flatten();
    let cell = middle.map_or(0.0, |middle| middle.get_bounding_client_rect().width());
    let cell = (cell * Grip::CELL_PARTS as f64).round() as u32;
    Some((Grip { track, width: width as u32, above: y.max(0.0) as u32, is_finger, cell }, at))
}

/// Captures the pointer, so that it can leave the ruler.
fn on_pointer_down(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        let Some((grip, at)) = grip(&event).filter(|_| event.button() == 0) else { return };
        if let Some(track) = closest(&event, ".lens, .rail") {
            // If this fails, a drag ends at the edge of the track.
            let _ = track.set_pointer_capture(event.pointer_id());
        }
        // A finger on a handle never scrolls, so it drags at once.
        if let Some(bound) = loop_grip(&event) {
            let (target, pointer) = (GestureTarget::Loop(bound, Picture::Ruler), event.pointer_id());
            let down = PointerDown { target, pointer, is_primary: event.is_primary(), at, height: 1.0, slack: 0.0 };
            return dispatch.emit(ViewportAction::PointerDown(down).into());
        }
        let width = f64::from(grip.width);
        let slack = match (grip.is_finger, grip.track) {
            (true, _) => FINGER_SLACK,
            (false, Track::Ruler) => 0.0,
            (false, Track::Lens) => MOUSE_SLACK,
        } / width;
        let (target, pointer) = (GestureTarget::Scrubber(grip), event.pointer_id());
        let down = PointerDown { target, pointer, is_primary: event.is_primary(), at, height: 1.0, slack };
        dispatch.emit(ViewportAction::PointerDown(down).into());
    })
}

fn on_pointer_move(is_held: bool, dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        let (grip, pointer) = (grip(&event), event.pointer_id());
        let action = match grip {
            Some((_, at)) if event.buttons() != 0 => ViewportAction::PointerMove(pointer, at).into(),
            // The page gets no event if the button is released elsewhere.
            Some((_, at)) if is_held => ViewportAction::PointerUp(pointer, at).into(),
            Some((grip, at)) if event.pointer_type() == "mouse" && grip.track == Track::Ruler => {
                let x = (at.x * f64::from(grip.width)).round().clamp(0.0, f64::from(grip.width)) as u32;
                ScrubAction::PointAt(Some(RulerPixel { x, width: grip.width })).into()
            }
            Some(_) | None => ScrubAction::PointAt(None).into(),
        };
        dispatch.emit(action);
    })
}

fn on_pointer_up(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        if let Some((_, at)) = grip(&event) {
            dispatch.emit(ViewportAction::PointerUp(event.pointer_id(), at).into());
        }
    })
}

fn on_pointer_leave(dispatch: &Callback<Action>) -> Callback<PointerEvent> {
    dispatch.reform(|_: PointerEvent| ScrubAction::PointAt(None).into())
}

fn on_double_click(dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        let marks = closest(&event, ".rail").and_then(|rail| rail.query_selector(".marks").ok().flatten());
        let Some(bounds) = marks.map(|marks| marks.get_bounding_client_rect()) else { return };
        let x = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
        let at = RelativePoint { x, y: 0.0 };
        let zoom = ViewportAction::ZoomAt { picture: Picture::Ruler, factor: 1.0 / DOUBLE_CLICK, at, height: 1.0 };
        dispatch.emit(zoom.into());
    })
}
