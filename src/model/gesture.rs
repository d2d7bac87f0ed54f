//! Pointers that drag the timeline, the state graph, an end of the loop or along the scrubber.

use super::scrub::{self, Drag};
use super::viewport::{GestureTarget, Picture, PointerDown, RelativePoint, pan, zoom};
use super::{
    Bound, Grip, Panel, RulerPixel, ScrubSession, Span, State, Track, playback, state_graph, timeline, timeline_window,
};
use super::{GraphView, TimelineView};

/// Pointers that drag something. A gesture lasts while they are down, and is not part of a link.
#[derive(Clone, Debug, PartialEq)]
pub struct Gesture {
    target: GestureTarget,
    /// At most two.
    pointers: Vec<Pointer>,
    /// The views when the last pointer went down. Every movement is measured from there, so that rounding errors do not add up.
    start: Views,
    height: f64,
    slack: f64,
    /// Whether a pointer moved, so that its release is not a click.
    has_moved: bool,
    /// The drag along the scrubber, while one pointer is down there and was not moved up or down first.
    drag: Option<Drag>,
    /// Whether the first movement has told whether a finger drags or scrolls, or a second finger came.
    is_decided: bool,
}

type Views = (TimelineView, GraphView, ScrubSession, Option<Span>);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Pointer {
    id: i32,
    from: RelativePoint,
    at: RelativePoint,
}

fn views(state: &State) -> Views {
    let config = &state.config;
    let loop_range = config.playback.loop_range.clone();
    (config.timeline.clone(), config.graph.clone(), state.session.scrub.clone(), loop_range)
}

pub(super) fn begin(state: &mut State, down: PointerDown) {
    let PointerDown { target, pointer: id, is_primary, at, height, slack } = down;
    let is_over = |gesture: &Gesture| is_primary || !gesture.target.is_same_part(target);
    if let Some(drag) = state.session.gesture.take_if(|gesture| is_over(gesture)).and_then(Gesture::into_drag) {
        drag.end(state);
    }
    if target == GestureTarget::Picture(Picture::Graph) {
        state_graph::settle(state);
        state_graph::hover_at(state, at, height);
    }
    let pointer = Pointer { id, from: at, at };
    state.session.scrub.point_at(None);
    let start = views(state);
    match &mut state.session.gesture {
        Some(gesture) => {
            gesture.pointers.retain(|held| held.id != id);
            gesture.pointers.truncate(1);
            for held in &mut gesture.pointers {
                held.from = held.at;
            }
            gesture.has_moved |= !gesture.pointers.is_empty();
            gesture.pointers.push(pointer);
            gesture.start = start;
            gesture.is_decided = true;
            if let Some(drag) = gesture.drag.take() {
                drag.end(state);
            }
        }
        gesture => {
            let pointers = vec![pointer];
            *gesture = Some(Gesture {
                target,
                pointers,
                start,
                height,
                slack,
                has_moved: false,
                drag: None,
                is_decided: false,
            });
            if let GestureTarget::Scrubber(grip) = target {
                begin_drag(state, grip, at);
            }
        }
    }
}

pub(super) fn pointer_move(state: &mut State, id: i32, at: RelativePoint) {
    let Some(mut gesture) = state.session.gesture.take() else { return };
    if let Some(pointer) = gesture.pointers.iter_mut().find(|pointer| pointer.id == id) {
        pointer.at = at;
        gesture.has_moved |= (at.x - pointer.from.x).hypot(at.y - pointer.from.y) > gesture.slack;
        if gesture.has_moved {
            state.session.graph.hovered = None;
            match gesture.target {
                GestureTarget::Picture(picture) => drag_picture(state, picture, &gesture),
                GestureTarget::Loop(bound, picture) => drag_loop_bound(state, &gesture, bound, picture),
                GestureTarget::Scrubber(grip) => drag_scrubber(state, &mut gesture, grip, at),
            }
        }
    }
    state.session.gesture = Some(gesture);
}

/// Moves the picture so that the grabbed points stay under the pointers.
fn drag_picture(state: &mut State, picture: Picture, gesture: &Gesture) {
    (state.config.timeline, state.config.graph, state.session.scrub, _) = gesture.start.clone();
    let (from, to) = (gesture.middle(|pointer| pointer.from), gesture.middle(|pointer| pointer.at));
    pan(state, picture, to.x - from.x, to.y - from.y);
    let (narrow, wide) = (gesture.distance(|pointer| pointer.from), gesture.distance(|pointer| pointer.at));
    if narrow > 0.0 && wide > 0.0 {
        zoom(state, picture, narrow / wide, to, gesture.height);
    }
}

/// A place on a track in whole pixels.
fn pixel(place: f64, grip: Grip) -> i32 {
    (place * f64::from(grip.width)).round() as i32
}

/// A mouse drags at once. A finger may still scroll the page, and shows what is below it while it rests.
fn begin_drag(state: &mut State, grip: Grip, at: RelativePoint) {
    let held = u32::try_from(pixel(at.x, grip)).ok().map(|x| RulerPixel { x, width: grip.width });
    state.session.scrub.point_at(held.filter(|_| grip.is_finger && grip.track == Track::Ruler));
    let begins = !grip.is_finger && state.shows(Panel::Scrubber);
    let drag = begins.then(|| Drag::begin(state, grip, pixel(at.x, grip))).flatten();
    if let Some(gesture) = &mut state.session.gesture {
        gesture.drag = drag;
    }
}

/// Two pointers zoom the ruler; one drags along the line, if it is a mouse or went sideways first.
fn drag_scrubber(state: &mut State, gesture: &mut Gesture, grip: Grip, at: RelativePoint) {
    state.session.scrub.point_at(None);
    let [pointer] = gesture.pointers.as_slice() else { return drag_picture(state, Picture::Ruler, gesture) };
    let from = pointer.from;
    let is_sideways = (at.x - from.x).abs() > (at.y - from.y).abs();
    let is_undecided = gesture.drag.is_none() && !gesture.is_decided && grip.is_finger;
    if is_undecided && is_sideways && state.shows(Panel::Scrubber) {
        gesture.drag = Drag::begin(state, grip, pixel(from.x, grip));
    }
    gesture.is_decided = true;
    if let Some(drag) = &mut gesture.drag {
        drag.follow(state, pixel(at.x, grip), pixel(from.y - at.y, grip));
    }
}

/// The handle keeps its place below the pointer.
fn drag_loop_bound(state: &mut State, gesture: &Gesture, bound: Bound, picture: Picture) {
    let window = match picture {
        Picture::Ruler => state.ruler(),
        Picture::Timeline | Picture::Graph => state.timeline(),
    };
    let ([Pointer { from, at, .. }], Some(window), (.., Some(range))) = (&*gesture.pointers, window, &gesture.start)
    else {
        return;
    };
    let place = timeline_window::place_of(&window, range.end(bound)) + at.x - from.x;
    playback::move_loop_bound(state, bound, timeline_window::index_at(&window, place));
}

pub(super) fn pointer_up(state: &mut State, id: i32, at: RelativePoint) {
    let Some(gesture) = state.session.gesture.as_ref() else { return };
    let Some(Pointer { from, .. }) = gesture.pointers.iter().find(|pointer| pointer.id == id).copied() else { return };
    let clicked = (!gesture.has_moved).then_some((gesture.target, gesture.height, gesture.slack));
    if let Some(drag) = release(state, id) {
        drag.end(state);
    }
    match clicked {
        Some((GestureTarget::Picture(Picture::Timeline), ..)) => timeline::seek_near(state, at.x),
        Some((GestureTarget::Picture(Picture::Ruler), ..)) => {}
        Some((GestureTarget::Scrubber(grip), ..)) if grip.is_finger || grip.track == Track::Lens => {
            // Where the pointer went down, because that was shown while it rested.
            scrub::press(state, grip, pixel(from.x, grip));
        }
        Some((GestureTarget::Picture(Picture::Graph), height, slack)) => {
            state.session.graph.hovered = None;
            state_graph::press(state, at, height, slack);
        }
        Some((GestureTarget::Loop(..) | GestureTarget::Scrubber(_), ..)) | None => {}
    }
}

/// A drag that the browser cancels is taken back.
pub(super) fn pointer_cancel(state: &mut State, id: i32) {
    let held = state.session.gesture.as_ref().filter(|gesture| gesture.pointers.iter().any(|pointer| pointer.id == id));
    if let Some(range) = held.and_then(Gesture::loop_before).cloned() {
        state.config.playback.loop_range = range;
    }
    if let Some(drag) = release(state, id) {
        drag.take_back(state);
    }
}

/// Ends what a pointer drags along the scrubber or what it does to the loop, and takes it back.
pub(super) fn take_back(state: &mut State) {
    let is_drag = |gesture: &mut Gesture| gesture.drag.is_some() || gesture.loop_before().is_some();
    let Some(gesture) = state.session.gesture.take_if(is_drag) else { return };
    if let Some(range) = gesture.loop_before().cloned() {
        state.config.playback.loop_range = range;
    }
    if let Some(drag) = gesture.drag {
        drag.take_back(state);
    }
}

/// Lets a pointer go. Returns the drag along the scrubber that it ends.
fn release(state: &mut State, id: i32) -> Option<Drag> {
    state.session.scrub.point_at(None);
    let start = views(state);
    if let Some(gesture) = &mut state.session.gesture {
        gesture.pointers.retain(|pointer| pointer.id != id);
        for pointer in &mut gesture.pointers {
            pointer.from = pointer.at;
        }
        gesture.start = start;
    }
    state.session.gesture.take_if(|gesture| gesture.pointers.is_empty())?.drag
}

impl Gesture {
    /// Whether it is on the scrubber, which lets other pictures follow the board.
    pub(super) const fn is_on_scrubber(&self) -> bool {
        matches!(self.target, GestureTarget::Scrubber(_))
    }

    /// The drag along the scrubber.
    pub(super) const fn drag(&self) -> Option<&Drag> {
        self.drag.as_ref()
    }

    /// The end of the loop that it drags.
    pub(super) const fn loop_bound(&self) -> Option<Bound> {
        match self.target {
            GestureTarget::Loop(bound, _) => Some(bound),
            GestureTarget::Picture(_) | GestureTarget::Scrubber(_) => None,
        }
    }

    /// The loop before it dragged an end of it; `None` if it drags something else.
    fn loop_before(&self) -> Option<&Option<Span>> {
        self.loop_bound().map(|_| &self.start.3)
    }

    fn into_drag(self) -> Option<Drag> {
        self.drag
    }

    fn middle(&self, of: fn(&Pointer) -> RelativePoint) -> RelativePoint {
        let count = self.pointers.len().max(1) as f64;
        let mean =
            |part: fn(RelativePoint) -> f64| self.pointers.iter().map(|pointer| part(of(pointer))).sum::<f64>() / count;
        RelativePoint { x: mean(|at| at.x), y: mean(|at| at.y) }
    }

    /// The distance between two pointers; 0 if there is only one.
    fn distance(&self, of: fn(&Pointer) -> RelativePoint) -> f64 {
        match self.pointers.as_slice() {
            [a, b] => (of(a).x - of(b).x).hypot(of(a).y - of(b).y),
            _ => 0.0,
        }
    }
}
