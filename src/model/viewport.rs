//! Zooming and panning the pictures that are larger than the screen: the timeline, the state graph and the scrubber's ruler.

use std::str::FromStr;

use crate::solver::Index;

use super::{Bound, Gesture, Grip, Panel, Span, State, gesture, scrub, state_graph, timeline, timeline_window};

/// A picture with a viewport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    Timeline,
    Graph,
    /// The ruler of the line of moves.
    Ruler,
}

impl Picture {
    #[must_use]
    pub const fn panel(self) -> Panel {
        match self {
            Self::Timeline => Panel::Timeline,
            Self::Graph => Panel::Graph,
            Self::Ruler => Panel::Scrubber,
        }
    }
}

/// The text is not the name of a picture that zooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePictureError;

impl FromStr for Picture {
    type Err = ParsePictureError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        [Self::Timeline, Self::Graph, Self::Ruler]
            .into_iter()
            .find(|one| one.panel().name() == name)
            .ok_or(ParsePictureError)
    }
}

/// A point of a picture, in its widths from its left and top edges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RelativePoint {
    pub x: f64,
    pub y: f64,
}

/// The target of a pointer that drags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GestureTarget {
    Picture(Picture),
    /// An end of the loop, on the timeline or on the ruler.
    Loop(Bound, Picture),
    Scrubber(Grip),
}

impl GestureTarget {
    /// Whether two pointers grip the same thing, wherever on it.
    pub(super) fn is_same_part(self, other: Self) -> bool {
        match (self, other) {
            (Self::Scrubber(grip), Self::Scrubber(other)) => grip.track == other.track,
            (one, other) => one == other,
        }
    }
}

/// A pointer that goes down on a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PointerDown {
    pub target: GestureTarget,
    /// The number that the browser gives the pointer.
    pub pointer: i32,
    /// Whether no other pointer of its kind is down. If there is one all the same, the page has not heard that it went away.
    pub is_primary: bool,
    pub at: RelativePoint,
    /// The height of the picture, in its widths.
    pub height: f64,
    /// The distance that the pointer goes before it counts as moved, in widths of the picture.
    pub slack: f64,
}

#[derive(Clone, Debug)]
pub enum ViewportAction {
    /// Shows twice as much detail: about the middle of the timeline, or about where the board is in the graph and on the ruler.
    ZoomIn(Picture),
    ZoomOut(Picture),
    /// Shows `factor` times as much of the picture; the point stays where it is. `height` is in widths of the picture.
    ZoomAt {
        picture: Picture,
        factor: f64,
        at: RelativePoint,
        height: f64,
    },
    /// Moves the picture right and down, in its widths.
    Pan(Picture, f64, f64),
    /// Shows the whole picture.
    Reset(Picture),
    /// Shows the current position, close enough to tell single moves apart.
    CenterOnCurrent(Picture),
    /// Presses the middle of the picture.
    SelectCenter(Picture),
    PointerDown(PointerDown),
    PointerMove(i32, RelativePoint),
    PointerUp(i32, RelativePoint),
    /// The browser cancelled the pointer, so its press has no effect.
    PointerCancel(i32),
}

/// The middle of a picture as high as the state graph, in its widths. Buttons and keys zoom about this point.
const MIDDLE: RelativePoint = RelativePoint { x: 0.5, y: 0.4 };

pub(super) fn update(state: &mut State, action: ViewportAction) {
    let is_pointer = matches!(
        action,
        ViewportAction::PointerDown(_)
            | ViewportAction::PointerMove(..)
            | ViewportAction::PointerUp(..)
            | ViewportAction::PointerCancel(_)
    );
    if !is_pointer {
        // The pointer is no longer over the same position.
        state.session.graph.hovered = None;
    }
    match action {
        ViewportAction::ZoomIn(Picture::Graph) => state_graph::zoom_at_current(state, 0.5),
        ViewportAction::ZoomOut(Picture::Graph) => state_graph::zoom_at_current(state, 2.0),
        ViewportAction::ZoomIn(Picture::Ruler) => zoom_ruler_at_current(state, 0.5),
        ViewportAction::ZoomOut(Picture::Ruler) => zoom_ruler_at_current(state, 2.0),
        ViewportAction::ZoomIn(picture) => zoom(state, picture, 0.5, MIDDLE, 2.0 * MIDDLE.y),
        ViewportAction::ZoomOut(picture) => zoom(state, picture, 2.0, MIDDLE, 2.0 * MIDDLE.y),
        ViewportAction::ZoomAt { picture, factor, at, height } => zoom(state, picture, factor, at, height),
        ViewportAction::Pan(picture, right, down) => {
            pan(state, picture, right, down);
            if picture == Picture::Graph {
                state_graph::hover_center(state);
            }
        }
        ViewportAction::Reset(Picture::Timeline) => state.config.timeline.window = None,
        ViewportAction::Reset(Picture::Graph) => state_graph::show_all(state),
        ViewportAction::Reset(Picture::Ruler) => scrub::show_whole(state),
        ViewportAction::CenterOnCurrent(Picture::Graph) => state_graph::center_on_current(state),
        ViewportAction::CenterOnCurrent(picture @ (Picture::Timeline | Picture::Ruler)) => {
            change_window(state, picture, |_, total, index| timeline_window::around(index, total));
        }
        ViewportAction::SelectCenter(Picture::Timeline) => timeline::seek_near(state, MIDDLE.x),
        ViewportAction::SelectCenter(Picture::Graph) => state_graph::select_center(state),
        ViewportAction::SelectCenter(Picture::Ruler) => scrub::go_to_middle(state),
        ViewportAction::PointerDown(down) => gesture::begin(state, down),
        ViewportAction::PointerMove(pointer, at) => gesture::pointer_move(state, pointer, at),
        ViewportAction::PointerUp(pointer, at) => gesture::pointer_up(state, pointer, at),
        ViewportAction::PointerCancel(pointer) => gesture::pointer_cancel(state, pointer),
    }
}

/// Changes the part of the moves that a picture of them shows, by that part, the number of moves and the place of the board.
fn change_window(state: &mut State, picture: Picture, change: impl FnOnce(&Span, &Index, &Index) -> Option<Span>) {
    match picture {
        Picture::Timeline => timeline::change_window(state, change),
        Picture::Ruler => scrub::change_window(state, change),
        Picture::Graph => {}
    }
}

fn zoom_ruler_at_current(state: &mut State, factor: f64) {
    scrub::change_window(state, |span, total, index| {
        timeline_window::zoom(span, total, factor, timeline_window::place_of(span, index))
    });
}

pub(super) fn zoom(state: &mut State, picture: Picture, factor: f64, at: RelativePoint, height: f64) {
    match picture {
        Picture::Timeline | Picture::Ruler => {
            change_window(state, picture, |span, total, _| timeline_window::zoom(span, total, factor, at.x));
        }
        Picture::Graph => {
            state_graph::settle(state);
            state_graph::change(state, |viewport| viewport.zoom(factor, (at.x - 0.5, at.y - height / 2.0)));
        }
    }
}

pub(super) fn pan(state: &mut State, picture: Picture, right: f64, down: f64) {
    match picture {
        Picture::Timeline | Picture::Ruler => {
            change_window(state, picture, |span, total, _| timeline_window::pan(span, total, -right));
        }
        Picture::Graph => {
            state_graph::settle(state);
            state_graph::change(state, |viewport| viewport.pan(-right, -down));
        }
    }
}

impl State {
    /// Moves zoomed views along with the index: the timeline always, the graph if it showed the previous position. A pointer that
    /// drags one of them takes precedence.
    pub(super) fn keep_index_in_view(&mut self, is_graph_following: bool) {
        if self.session.gesture.as_ref().is_none_or(Gesture::is_on_scrubber) {
            timeline::keep_index_in_view(self);
            if is_graph_following {
                state_graph::keep_position_in_view(self);
            }
        }
    }
}
