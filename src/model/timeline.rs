//! The timeline: the whole solution, or a window onto it, as a ruler.

use crate::solver::{Disc, DiscCount, Index};

use super::link::{LinkWriter, Params};
use super::{Parameter, Problem, Reason, Span, State, timeline_window, whole_number};

/// The content of the timeline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimelineView {
    /// The visible part; `None` for the whole solution.
    pub window: Option<Span>,
    /// The disc whose moves are highlighted.
    pub highlighted_disc: Option<Disc>,
}

impl TimelineView {
    pub(super) fn apply(&mut self, params: &mut Params, discs: DiscCount) {
        params.set_option(Parameter::Mark, &mut self.highlighted_disc, |text| {
            whole_number(text).and_then(Disc::new).filter(|disc| disc.number() <= discs.count())
        });
    }

    pub(super) fn format(&self, link: &mut LinkWriter) {
        link.add_option(Parameter::Timeline, self.window.as_ref());
        link.add_option(Parameter::Mark, self.highlighted_disc);
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TimelineAction {
    /// Highlights the moves of a disc; `None` removes the highlight.
    HighlightDisc(Option<Disc>),
    /// The pointer or the focus is on a disc; `None` if it is on none.
    HoverDisc(Option<Disc>),
    /// The pointer is over the ruler, at a fraction of its width; `None` if it has left.
    PointAt(Option<f64>),
}

pub(super) fn update(state: &mut State, action: TimelineAction) {
    let count = state.puzzle().discs().count();
    let exists = |disc: &Disc| disc.number() <= count;
    match action {
        TimelineAction::HighlightDisc(Some(disc)) if !exists(&disc) => {
            let reason = Reason::OutOfBounds { min: 1, max: count };
            state.report(Problem::new(Parameter::Mark, &disc.number().to_string(), reason));
        }
        TimelineAction::HighlightDisc(disc) => {
            state.config.timeline.highlighted_disc = disc;
            state.clear_problem(Parameter::Mark);
        }
        TimelineAction::HoverDisc(disc) => state.session.hovered_disc = disc.filter(exists),
        TimelineAction::PointAt(place) => {
            // The edges of a picture are between two pixels.
            state.session.pointed_place = place.filter(|place| !place.is_nan()).map(|place| place.clamp(0.0, 1.0));
        }
    }
}

impl State {
    /// The part of the solution that the timeline shows; `None` if there are no moves.
    #[must_use]
    pub fn timeline(&self) -> Option<Span> {
        self.config.timeline.window.clone().or_else(|| Span::whole(self.total()))
    }

    /// The move of the timeline under the pointer, to which a press goes.
    #[must_use]
    pub fn pointed_move(&self) -> Option<Index> {
        move_near(self, &self.timeline()?, self.session.pointed_place?)
    }
}

/// Changes the part that it shows, by that part, the number of moves and the index.
pub(super) fn change_window(state: &mut State, change: impl FnOnce(&Span, &Index, &Index) -> Option<Span>) {
    let Some(span) = state.timeline() else { return };
    let whole = Span::whole(state.total());
    let changed = change(&span, state.total(), state.index());
    state.config.timeline.window = changed.filter(|span| Some(span) != whole.as_ref());
}

pub(super) fn keep_index_in_view(state: &mut State) {
    if state.config.timeline.window.as_ref().is_some_and(|span| !span.contains(state.index())) {
        change_window(state, timeline_window::centred_on);
    }
}

/// Goes to the move that is visible at a place of the timeline, from 0 to 1.
pub(super) fn seek_near(state: &mut State, place: f64) {
    if let Some(index) = state.timeline().and_then(|span| move_near(state, &span, place)) {
        state.seek(index);
    }
}

/// The move of the largest disc near a place.
fn move_near(state: &State, span: &Span, place: f64) -> Option<Index> {
    /// The distance that counts as near, in widths of the picture.
    const NEAR: f64 = 0.008;
    /// The fineness of the outline: runs down to one part in this many of the picture are told apart.
    const FINE: u32 = 400;
    const MAX_RUNS: usize = 1_000;
    const MAX_DEPTH: u32 = 40;
    let place = place - timeline_window::half_a_move(span);
    let mut first = timeline_window::index_at(span, place - NEAR);
    let mut last = timeline_window::index_at(span, place + NEAR);
    let mut shortest = span.width().fraction(1, FINE);
    if first == last {
        // Single moves are wide, so take the one at the place.
        (first, last) = timeline_window::move_at(span, place);
    }
    // Most runs are told apart at once. One that is longer than a move is divided again.
    for _ in 0..MAX_DEPTH {
        let runs = state.solved()?.outline(&first, &last, &shortest, MAX_RUNS);
        let highest = runs.into_iter().max_by(|a, b| a.disc.cmp(&b.disc).then(b.before.cmp(&a.before)))?;
        if highest.length <= 1 {
            return Some(highest.before.next());
        }
        shortest = highest.length.fraction(1, 8);
        (first, last) = (highest.before.clone(), &highest.before + &highest.length);
    }
    Some(first.next())
}
