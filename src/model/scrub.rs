//! The scrubber: a ruler of the line of moves, and pointers that drag along it.
//!
//! A pixel of the ruler may be more moves than a double can count. So pointers are counted in whole pixels, each of which is a whole
//! number of moves, and places are exact. A pointer that is pulled up goes finer and finer, down to single moves.

use std::rc::Rc;

use crate::solver::Index;

use super::{Detour, LinePath, Navigation, OwnSteps, Snapshot, Span, State, line, timeline_window};

/// The pixels that a pointer can be pulled up before it goes finer.
const COARSE: u32 = 24;
/// So many pixels above the place of the press, a pixel is one move, or fewer if the window ends before.
const FINEST: u32 = 320;
/// The least room for that.
const MIN_ROOM: u32 = 48;
/// The width of a move in the lens, in pixels.
pub const LENS_MOVE: u32 = 24;
/// The moves of so many of the largest discs in view attract the pointer, within this distance in pixels.
const ATTRACTING_DISCS: u32 = 3;
const ATTRACTION: u32 = 6;
/// Where a pixel is fewer moves, nothing attracts.
const MIN_ATTRACTED: u64 = 16;

/// The parts of the scrubber that a pointer can drag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    Ruler,
    /// The moves around the current one.
    Lens,
}

/// What a pointer grips, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grip {
    pub track: Track,
    /// The width of the track.
    pub width: u32,
    /// The room between the pointer and the top of the window.
    pub above: u32,
    /// A finger scrolls the page if it goes up or down first.
    pub is_finger: bool,
}

/// A pixel of the ruler, counted from its left edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulerPixel {
    pub x: u32,
    /// The width of the ruler.
    pub width: u32,
}

/// What the scrubber shows besides the line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScrubSession {
    /// The part of a line to which the ruler was zoomed, and the last place of that line.
    window: Option<(Span, Index)>,
    /// The pixel under the pointer.
    pointed: Option<RulerPixel>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScrubAction {
    /// The pointer is over a pixel of the ruler; `None` if it has left.
    PointAt(Option<RulerPixel>),
    /// Takes a drag back that still goes on.
    Abort,
}

impl ScrubSession {
    pub(super) fn point_at(&mut self, pixel: Option<RulerPixel>) {
        self.pointed = pixel.filter(|pixel| pixel.x <= pixel.width);
    }
}

pub(super) fn update(state: &mut State, action: ScrubAction) {
    match action {
        ScrubAction::PointAt(pixel) => state.session.scrub.point_at(pixel),
        ScrubAction::Abort => {
            if let Some(drag) = state.session.gesture.take().and_then(super::Gesture::into_drag) {
                drag.take_back(state);
            }
        }
    }
}

/// How many moves a pixel is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scale {
    /// The part of the line that the ruler shows, over its width in pixels.
    Ruler(Index, u32),
    /// 2ᵏ moves.
    Power(u32),
}

impl Scale {
    /// The scale for a pointer that was pulled up by some pixels, where the ruler shows some moves.
    #[must_use]
    pub fn new(moves: &Index, grip: Grip, up: u32) -> Self {
        let width = grip.width.max(1);
        let coarsest = moves.fraction(1, width).bits().saturating_sub(1);
        let finest = grip.above.clamp(MIN_ROOM, FINEST);
        if up < COARSE || coarsest == 0 {
            return Self::Ruler(moves.clone(), width);
        }
        // The exponent falls by the same amount from pixel to pixel.
        let steps = u64::from((up - COARSE).min(finest - COARSE));
        let exponent = coarsest - coarsest * steps / u64::from(finest - COARSE);
        Self::Power(u32::try_from(exponent).unwrap_or(u32::MAX))
    }

    /// The moves of a number of pixels, rounded down.
    #[must_use]
    pub fn moves(&self, pixels: u32) -> Index {
        match self {
            Self::Ruler(moves, width) => (moves * pixels).fraction(1, *width),
            Self::Power(exponent) => &Index::power_of_two(*exponent) * pixels,
        }
    }
}

/// A pointer that drags along the line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drag {
    grip: Grip,
    scale: Scale,
    /// The place and the pixel from which the pointer is counted: where the scale changed last.
    from: (Index, i32),
    /// The pixel of the pointer.
    x: i32,
    before: (Navigation, Option<Detour>, Option<OwnSteps>),
}

impl Drag {
    /// Begins at a pixel. A press on the ruler goes there at once.
    pub fn begin(state: &mut State, grip: Grip, x: i32) -> Option<Self> {
        let span = state.ruler()?;
        let before = (state.config.navigation.clone(), state.config.detour.clone(), state.session.own_steps.clone());
        if grip.track == Track::Ruler {
            press(state, grip, x);
        }
        let from = (state.line().index(), x);
        Some(Self { grip, scale: Scale::new(&span.width(), grip, 0), from, x, before })
    }

    /// Follows the pointer to a pixel, `up` pixels above the press.
    pub fn follow(&mut self, state: &mut State, x: i32, up: i32) {
        let Some(span) = state.ruler() else { return };
        let place = match self.grip.track {
            Track::Ruler => {
                let scale = Scale::new(&span.width(), self.grip, u32::try_from(up).unwrap_or(0));
                if scale != self.scale {
                    (self.from, self.scale) = ((state.line().index(), self.x), scale);
                }
                self.x = x;
                self.place_on_ruler(state, &span)
            }
            // The moves stay under the finger.
            Track::Lens => {
                let moves =
                    Index::from(u64::from((x - self.from.1).unsigned_abs() + LENS_MOVE / 2) / u64::from(LENS_MOVE));
                shifted(&self.from.0, &moves, x < self.from.1)
            }
        };
        go_to(state, place);
    }

    fn place_on_ruler(&self, state: &State, span: &Span) -> Index {
        let pixels = self.x - self.from.1;
        if pixels == 0 {
            return self.from.0.clone();
        }
        let place = shifted(&self.from.0, &self.scale.moves(pixels.unsigned_abs()), pixels > 0);
        let (place, view) = match &self.scale {
            Scale::Ruler(..) => (place.max(span.first.clone()).min(span.last.clone()), span.clone()),
            Scale::Power(_) => {
                let half = self.scale.moves(self.grip.width / 2);
                let view = Span { first: place.saturating_sub(&half), last: &place + &half };
                (place, view)
            }
        };
        let path = state.line().path();
        path.map_or_else(|| place.clone(), |path| attracted(&path, &place, &self.scale.moves(1), &view))
    }

    /// Ends the drag. If it left a detour, that comes back with Undo as it was.
    pub fn end(self, state: &mut State) {
        if self.leaves(state) {
            let mut left = state.clone();
            (left.config.navigation, left.config.detour, left.session.own_steps) = self.before;
            state.session.left_game = Some(Rc::new(Snapshot::new(&left)));
        }
    }

    /// Whether a state is not on the detour any more that the drag began on.
    pub const fn leaves(&self, state: &State) -> bool {
        self.before.1.is_some() && state.config.detour.is_none()
    }

    fn take_back(self, state: &mut State) {
        let (navigation, detour, own_steps) = self.before;
        state.set_index(navigation.index.clone());
        state.config.navigation = navigation;
        state.session.own_steps = own_steps;
        if detour.is_some() {
            super::manual_play::install_detour(state, detour);
        }
    }

    /// How many moves a pixel is; `None` in the lens.
    pub const fn scale(&self) -> Option<&Scale> {
        match self.grip.track {
            Track::Ruler => Some(&self.scale),
            Track::Lens => None,
        }
    }
}

fn shifted(place: &Index, by: &Index, is_forward: bool) -> Index {
    if is_forward { place + by } else { place.saturating_sub(by) }
}

/// The place of a move that attracts the pointer, or else the place itself.
fn attracted(path: &LinePath, place: &Index, per_pixel: &Index, view: &Span) -> Index {
    if *per_pixel < Index::from(MIN_ATTRACTED) {
        return place.clone();
    }
    let reach = per_pixel * ATTRACTION;
    let near = path.largest_between(&place.saturating_sub(&reach), &(place + &reach));
    let top = path.largest_between(&view.first, &view.last).map_or(0, |(disc, _)| disc.number());
    near.filter(|(disc, _)| disc.number() + ATTRACTING_DISCS > top).map_or_else(|| place.clone(), |(_, place)| place)
}

/// Goes to the place of a pixel: in the ruler that of the ruler, in the lens that of its move.
pub(super) fn press(state: &mut State, grip: Grip, x: i32) {
    let place = match grip.track {
        Track::Ruler => {
            let x = u32::try_from(x).unwrap_or(0).min(grip.width);
            state.place_of_pixel(RulerPixel { x, width: grip.width })
        }
        Track::Lens => {
            let middle = i64::from(grip.width / 2);
            let moves = (i64::from(x) - middle + i64::from(LENS_MOVE / 2)).div_euclid(i64::from(LENS_MOVE));
            // The move at the middle is the last one made.
            let by = Index::from(moves.unsigned_abs());
            Some(shifted(&state.line().index(), &by, moves > 0))
        }
    };
    if let Some(place) = place {
        go_to(state, place);
    }
}

fn go_to(state: &mut State, place: Index) {
    let place = place.min(state.line().total());
    if place != state.line().index() {
        line::go_to(state, place);
    }
}

fn change(state: &mut State, change: impl FnOnce(&Span, &Index) -> Option<Span>) {
    let Some(span) = state.ruler() else { return };
    let total = state.line().total();
    let window = change(&span, &total).filter(|window| window.width() < total);
    state.session.scrub.window = window.map(|window| (window, total));
}

pub(super) fn zoom(state: &mut State, factor: f64, at: f64) {
    change(state, |span, total| timeline_window::zoom(span, total, factor, at));
}

/// Zooms about the board's place.
pub(super) fn zoom_at_current(state: &mut State, factor: f64) {
    let index = state.line().index();
    change(state, |span, total| timeline_window::zoom(span, total, factor, timeline_window::place_of(span, &index)));
}

pub(super) fn pan(state: &mut State, by: f64) {
    change(state, |span, total| timeline_window::pan(span, total, by));
}

pub(super) fn center_on_current(state: &mut State) {
    let index = state.line().index();
    change(state, |_, total| timeline_window::around(&index, total));
}

pub(super) fn show_whole(state: &mut State) {
    state.session.scrub.window = None;
}

pub(super) fn go_to_middle(state: &mut State) {
    if let Some(span) = state.ruler() {
        go_to(state, timeline_window::index_at(&span, 0.5));
    }
}

impl State {
    /// The part of the line that the ruler of the scrubber shows, which contains the place of the board; `None` if there are no moves.
    #[must_use]
    pub fn ruler(&self) -> Option<Span> {
        let line = self.line();
        let (index, total) = (line.index(), line.total());
        let window = self.session.scrub.window.as_ref().filter(|(_, of)| *of == total).map(|(window, _)| window);
        match window {
            Some(window) if window.contains(&index) => Some(window.clone()),
            Some(window) => timeline_window::centred_on(window, &total, &index),
            None => Span::whole(&total),
        }
    }

    /// The place to which a press on a pixel of the ruler goes.
    #[must_use]
    pub fn place_of_pixel(&self, pixel: RulerPixel) -> Option<Index> {
        let (span, width) = (self.ruler()?, pixel.width.max(1));
        let scale = Scale::Ruler(span.width(), width);
        let place = &span.first + &scale.moves(pixel.x);
        Some(attracted(&self.line().path()?, &place, &scale.moves(1), &span))
    }

    /// The place under the pointer, with its pixel.
    #[must_use]
    pub fn pointed_place(&self) -> Option<(RulerPixel, Index)> {
        let pixel = self.session.scrub.pointed?;
        Some((pixel, self.place_of_pixel(pixel)?))
    }

    /// Whether a pointer drags along the scrubber.
    #[must_use]
    pub fn is_dragging(&self) -> bool {
        self.session.gesture.as_ref().is_some_and(|gesture| gesture.drag().is_some())
    }

    /// How many moves a pixel is while a pointer drags along the ruler.
    #[must_use]
    pub fn drag_scale(&self) -> Option<&Scale> {
        self.session.gesture.as_ref()?.drag()?.scale()
    }
}
