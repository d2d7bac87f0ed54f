//! A pointer that drags along the line of moves.

use std::rc::Rc;

use crate::model::{Detour, GraphView, ManualPlaySession, Navigation, OwnSteps, Snapshot, Span, State, TimelineView};
use crate::solver::Index;

use super::{Grip, RulerPixel, Scale, Track, attracted, go_to, shifted};

/// A pointer that drags along the line. On a detour every place is one of the line that was there when it began.
#[derive(Clone, Debug, PartialEq)]
pub struct Drag {
    grip: Grip,
    scale: Scale,
    /// The place and the pixel from which the pointer is counted: where the scale changed last. `None` while the pixel of the ruler is
    /// the place.
    from: Option<(Index, i32)>,
    /// The pixel of the pointer, and its place.
    at: (i32, Index),
    before: Before,
}

/// What a drag may change, as it was before.
#[derive(Clone, Debug, PartialEq)]
struct Before {
    navigation: Navigation,
    detour: Option<Detour>,
    own_steps: Option<OwnSteps>,
    manual_play: Option<Rc<ManualPlaySession>>,
    is_playing: bool,
    timeline: TimelineView,
    graph: GraphView,
}

impl Before {
    fn of(state: &State) -> Self {
        Self {
            navigation: state.config.navigation.clone(),
            detour: state.config.detour.clone(),
            own_steps: state.session.own_steps.clone(),
            manual_play: state.session.manual_play.clone(),
            is_playing: state.config.playback.is_playing,
            timeline: state.config.timeline.clone(),
            graph: state.config.graph.clone(),
        }
    }

    fn put_back(&self, state: &mut State) {
        let before = self.clone();
        (state.config.navigation, state.config.detour) = (before.navigation, before.detour);
        (state.session.own_steps, state.session.manual_play) = (before.own_steps, before.manual_play);
        state.config.playback.is_playing = self.is_playing;
        (state.config.timeline, state.config.graph) = (before.timeline, before.graph);
    }
}

impl Drag {
    /// Begins at a pixel. A press on the ruler goes there at once.
    pub fn begin(state: &mut State, grip: Grip, x: i32) -> Option<Self> {
        let (span, place) = (state.ruler()?, state.line().index());
        let from = match grip.track {
            Track::Ruler => None,
            Track::Lens => Some((place.clone(), x)),
        };
        let scale = Scale::new(&span.width(), grip, 0);
        let mut drag = Self { grip, scale, from, at: (x, place), before: Before::of(state) };
        drag.follow(state, x, 0);
        Some(drag)
    }

    /// Follows the pointer to a pixel, `up` pixels above the press.
    pub fn follow(&mut self, state: &mut State, x: i32, up: i32) {
        if self.before.detour.is_some() {
            self.before.put_back(state);
        }
        let Some(span) = state.ruler() else { return };
        let place = match self.grip.track {
            Track::Ruler => {
                let scale = Scale::new(&span.width(), self.grip, u32::try_from(up).unwrap_or(0));
                if scale != self.scale {
                    let (x, place) = self.at.clone();
                    (self.from, self.scale) = (Some((place, x)), scale);
                }
                self.place_on_ruler(state, x, &span)
            }
            Track::Lens => self.place_in_lens(x),
        };
        self.at = (x, place.min(state.line().total()));
        go_to(state, self.at.1.clone());
    }

    fn place_on_ruler(&self, state: &State, x: i32, span: &Span) -> Index {
        let width = self.grip.width;
        let Some((from, from_x)) = &self.from else {
            let pixel = RulerPixel { x: u32::try_from(x).unwrap_or(0).min(width), width };
            return state.place_of_pixel(pixel).unwrap_or_default();
        };
        if x == *from_x {
            return from.clone();
        }
        let place = shifted(from, &self.scale.moves(x.abs_diff(*from_x)), x > *from_x);
        let (place, view) = match &self.scale {
            Scale::Ruler(..) => (place.max(span.first.clone()).min(span.last.clone()), span.clone()),
            Scale::Power(_) => {
                let half = self.scale.moves(width / 2);
                let view = Span { first: place.saturating_sub(&half), last: &place + &half };
                (place, view)
            }
        };
        let path = state.line().path();
        path.map_or_else(|| place.clone(), |path| attracted(&path, &place, &self.scale.moves(1), &view))
    }

    /// The moves stay under the finger.
    fn place_in_lens(&self, x: i32) -> Index {
        let (from, from_x) = self.from.as_ref().map_or((&self.at.1, self.at.0), |(from, x)| (from, *x));
        let cell = u64::from(self.grip.cell.max(1));
        let moves = (u64::from(x.abs_diff(from_x)) * Grip::CELL_PARTS + cell / 2) / cell;
        shifted(from, &Index::from(moves), x < from_x)
    }

    /// Ends the drag. If it left a detour, that comes back with Undo as it was.
    pub fn end(self, state: &mut State) {
        if self.leaves(state) {
            let mut left = state.clone();
            self.before.put_back(&mut left);
            state.session.left_game = Some(Rc::new(Snapshot::new(&left)));
        }
    }

    /// Whether a state is not on the detour any more that the drag began on.
    pub fn leaves(&self, state: &State) -> bool {
        self.before.detour.as_ref().is_some_and(|detour| !detour.is_taken_back()) && state.config.detour.is_none()
    }

    /// Returns to where the drag began.
    pub fn take_back(self, state: &mut State) {
        state.set_index(self.before.navigation.index.clone());
        self.before.put_back(state);
    }

    /// How many moves a pixel is; `None` in the lens.
    pub const fn scale(&self) -> Option<&Scale> {
        match self.grip.track {
            Track::Ruler => Some(&self.scale),
            Track::Lens => None,
        }
    }
}
