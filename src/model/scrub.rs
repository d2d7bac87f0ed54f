//! The scrubber: a ruler of the line of moves, and pointers that drag along it.
//!
//! A pixel of the ruler may be more moves than a double can count. So pointers are counted in whole pixels, each of which is a whole
//! number of moves, and places are exact. A pointer that is pulled up goes finer and finer, down to single moves.

mod drag;
mod scale;

use crate::solver::Index;

use super::{Gesture, LinePath, Panel, Span, State, gesture, line, timeline_window};

pub(super) use drag::Drag;
pub use scale::Scale;

/// How many discs attract the pointer to their moves: the largest ones in view.
const ATTRACTING_DISCS: u32 = 3;
/// How far they do, in pixels.
const ATTRACTION: u32 = 6;
/// A pixel of so many moves is coarse: single moves are out of reach, and those of large discs attract.
const COARSE_MOVES: u64 = 16;

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
    /// The width of a move in the lens, in parts of a pixel: see [`Self::CELL_PARTS`].
    pub cell: u32,
}

impl Grip {
    /// The width of a move follows the font size, which need not be whole pixels.
    pub const CELL_PARTS: u64 = 64;
}

/// A pixel of the ruler, counted from its left edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulerPixel {
    pub x: u32,
    /// The width of the ruler.
    pub width: u32,
}

/// The part of a line to which the ruler was zoomed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Window {
    span: Span,
    /// The last place of that line.
    total: Index,
    /// The place of the board at that time. While it is there, it may be out of sight.
    place: Index,
}

/// What the scrubber shows besides the line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScrubSession {
    window: Option<Window>,
    /// The pixel under the pointer.
    pointed: Option<RulerPixel>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScrubAction {
    /// The pointer is over a pixel of the ruler; `None` if it has left.
    PointAt(Option<RulerPixel>),
    /// Takes a drag back that still goes on, or else hides what is under the pointer.
    Escape,
}

impl ScrubSession {
    /// The same part of the line, without what is under the pointer.
    #[must_use]
    pub(super) fn without_pointer(self) -> Self {
        Self { pointed: None, ..self }
    }

    pub(super) fn point_at(&mut self, pixel: Option<RulerPixel>) {
        self.pointed = pixel.filter(|pixel| pixel.x <= pixel.width);
    }
}

pub(super) fn update(state: &mut State, action: ScrubAction) {
    match action {
        ScrubAction::PointAt(pixel) => state.session.scrub.point_at(pixel),
        ScrubAction::Escape => {
            state.session.scrub.point_at(None);
            gesture::take_back(state);
        }
    }
}

fn shifted(place: &Index, by: &Index, is_forward: bool) -> Index {
    if is_forward { place + by } else { place.saturating_sub(by) }
}

/// The place of a move that attracts the pointer, or else the place itself.
fn attracted(path: &LinePath, place: &Index, per_pixel: &Index, view: &Span) -> Index {
    if *per_pixel < COARSE_MOVES {
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
            let (parts, cell) = (Grip::CELL_PARTS as i64, i64::from(grip.cell.max(1)));
            let from_middle = (2 * i64::from(x) - i64::from(grip.width)) * parts / 2;
            let moves = (from_middle + cell / 2).div_euclid(cell);
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

/// Changes the part that the ruler shows, by that part, the number of moves and the place of the board.
pub(super) fn change_window(state: &mut State, change: impl FnOnce(&Span, &Index, &Index) -> Option<Span>) {
    let Some(span) = state.ruler() else { return };
    let line = state.line();
    let (total, place) = (line.total(), line.index());
    let span = change(&span, &total, &place).filter(|span| span.width() < total);
    state.session.scrub.window = span.map(|span| Window { span, total, place });
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
    /// The part of the line that the ruler of the scrubber shows; `None` if there are no moves. It follows the board when that moves.
    #[must_use]
    pub fn ruler(&self) -> Option<Span> {
        let line = self.line();
        let (index, total) = (line.index(), line.total());
        let window = self.session.scrub.window.as_ref().filter(|window| window.total == total);
        match window {
            Some(Window { span, place, .. }) if span.contains(&index) || *place == index => Some(span.clone()),
            Some(Window { span, .. }) => timeline_window::centred_on(span, &total, &index),
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
        let has_drag = self.session.gesture.as_ref().is_some_and(|gesture| gesture.drag().is_some());
        // If the panel disappears under a finger, no event ends its drag.
        has_drag && self.shows(Panel::Scrubber)
    }

    /// Whether the scrubber has a lens where the moves do not fit onto the ruler. In frames and elements its height is fixed.
    #[must_use]
    pub fn may_have_lens(&self) -> bool {
        !self.config.appearance.is_embedded && self.shows(Panel::Scrubber)
    }

    /// Whether a pointer is down on the scrubber.
    #[must_use]
    pub fn is_scrubber_held(&self) -> bool {
        self.session.gesture.as_ref().is_some_and(Gesture::is_on_scrubber)
    }

    /// The end of the loop that a pointer drags.
    #[must_use]
    pub fn held_loop_end(&self) -> Option<&Index> {
        let bound = self.session.gesture.as_ref().and_then(Gesture::loop_bound)?;
        self.config.playback.loop_range.as_ref().map(|range| range.end(bound))
    }

    /// How many moves a pixel is while a pointer drags along the ruler; `None` in the lens, and while none drags.
    #[must_use]
    pub fn drag_scale(&self) -> Option<&Scale> {
        self.session.gesture.as_ref()?.drag()?.scale()
    }

    /// Whether a pointer drags along the ruler in steps so large that each of them leads to quite other moves.
    #[must_use]
    pub fn is_dragged_coarsely(&self) -> bool {
        self.drag_scale().is_some_and(|scale| scale.moves(1) >= COARSE_MOVES)
    }
}
