//! Looking closer, farther and elsewhere at the timeline and at the state graph.

use std::rc::Rc;

use crate::solver::graph::{Lens, Triangle};
use crate::solver::{Index, Pegs, Position, Stand};

use super::views::At;
use super::{Action, index_expr, keys, timeline_window};
use super::{Look, Panel, Parameter, Problem, Reason, Span, State, Turn};

/// A press on the timeline means the largest disc's move so near to it, in widths of the picture.
const NEAR: f64 = 0.008;
/// And strokes as fine as these are looked at.
const FINE: u32 = 400;
/// So many of them, and so many times closer, at the most.
const MOST_STROKES: usize = 1_000;
const DEEPEST: u32 = 40;
/// The middle of a picture as high as the state graph's, in its widths: where buttons and keys zoom.
const MIDDLE: At = At { x: 0.5, y: 0.4 };
/// Three discs tell single moves apart.
const CLOSE: u32 = 3;

/// What a person does to a panel.
pub fn look(state: &mut State, look: Look) {
    match look {
        Look::Zoom(panel, factor, at, height) => state.zoom(panel, factor, at, height),
        Look::Closer(panel) => state.zoom(panel, 0.5, MIDDLE, 2.0 * MIDDLE.y),
        Look::Farther(panel) => state.zoom(panel, 2.0, MIDDLE, 2.0 * MIDDLE.y),
        Look::Pan(Panel::Graph, right, down) => state.on_lens(|lens| lens.pan(-right, -down)),
        Look::Pan(_, right, _) => state.on_timeline(|span, total| timeline_window::pan(span, total, -right)),
        Look::Whole(Panel::Graph) => state.settings.views.lens = None,
        Look::Whole(_) => state.settings.views.timeline = None,
        Look::Here(panel) => state.look_here(panel),
        Look::Grab(grip, pointer, at, sizes, position) => state.grab(grip, pointer, at, sizes, position),
        Look::Drag(pointer, at) => state.drag(pointer, at),
        Look::Drop(pointer, at) => state.let_go(pointer, at),
        Look::Lose(pointer) => state.lose(pointer),
        Look::Mark(disc) => {
            let discs = state.settings.puzzle.discs().count();
            state.settings.views.marked = disc.filter(|disc| disc.number() <= discs);
        }
        Look::Tour => state.settings.views.tour = !state.settings.views.tour,
        Look::Stand(position) => state.stand_on(position),
        Look::Middle(panel) => state.stand_in_the_middle(panel),
        Look::Digit(place, turn) => state.turn_digit(place, turn),
        Look::Point(disc) => state.pointed = disc.filter(|disc| disc.number() <= state.settings.puzzle.discs().count()),
        Look::Unfold => state.settings.views.unfolded = !state.settings.views.unfolded,
        Look::Race(racing) => state.go_racing(racing),
        Look::Beside(part) => state.change_beside(part),
        Look::Keys(shown) => {
            let no_letters = state.settings.views.no_letters();
            state.settings.views.set_keys(shown, no_letters);
        }
        Look::Letter(key) => state.hear(&key),
        Look::Letters => {
            let (shown, no_letters) = (state.settings.views.shows_keys(), state.settings.views.no_letters());
            state.settings.views.set_keys(shown, !no_letters);
        }
        Look::LoopEnd(first, text) => state.loop_end(&text, first),
        Look::Repeat(span) => state.repeat(span),
        Look::Refuse(parameter, text) => state.complain(Problem::new(parameter, &text, Reason::Unreadable)),
        Look::Aid(aid) => state.settings.views.toggle_aid(&aid),
        Look::Theme(theme) => state.settings.theme = theme,
        Look::Speak(tongue) => {
            state.settings.tongue = tongue;
            state.settle(Parameter::Lang);
        }
        Look::Dismiss => state.forget_given(),
        Look::Mute(tongue) => {
            state.settings.tongue = Some(tongue);
            state.complain(Problem::new(Parameter::Lang, "", Reason::NotLoaded));
        }
        Look::Step(number) => state.go_on_tour(number),
        Look::Play(playing) => (state.program.play)(state, playing),
        Look::Share(words) => state.share(&words),
        Look::Outcome(outcome) => state.outcome = outcome,
        Look::Follow => state.follow(),
    }
}

impl State {
    fn hear(&mut self, key: &str) {
        match keys::hand(key) {
            _ if self.settings.views.no_letters() => {}
            _ if key == "?" => self.settings.views.set_keys(true, false),
            Some(Action::Look(played)) if self.plays_by_hand() => look(self, played),
            _ => {}
        }
    }

    /// The stretch that the timeline shows; none where there is no move.
    #[must_use]
    pub fn timeline(&self) -> Option<Span> {
        self.settings.views.timeline.clone().or_else(|| Span::whole(self.total()))
    }

    /// The view onto the state graph of three pegs.
    #[must_use]
    pub fn lens(&self) -> Rc<Lens> {
        let whole = || Rc::new(Lens::whole(self.settings.puzzle.discs()));
        self.settings.views.lens.clone().unwrap_or_else(whole)
    }

    fn repeat(&mut self, span: Span) {
        self.stand_at(span.first.clone());
        self.settings.looped = Span::new(span.first, span.last, self.total());
        self.play();
    }

    fn loop_end(&mut self, text: &str, first: bool) {
        let Some(range) = self.settings.looped.clone() else { return };
        match index_expr::read(text, self.total()) {
            Ok(index) => {
                let other = if first { range.last } else { range.first };
                match Span::new(index, other, self.total()) {
                    Some(range) => {
                        self.settings.looped = Some(range);
                        self.settle(Parameter::Loop);
                    }
                    // Equal ends are no loop.
                    None => self.complain(Problem::new(Parameter::Loop, text, Reason::Unreadable)),
                }
            }
            Err(error) => self.complain(Problem::new(Parameter::Loop, text, Reason::Entry(error))),
        }
    }

    fn on_lens(&mut self, change: impl FnOnce(&mut Lens)) {
        let mut lens = (*self.lens()).clone();
        change(&mut lens);
        let whole = Lens::whole(self.settings.puzzle.discs());
        self.settings.views.lens = (lens != whole).then(|| Rc::new(lens));
    }

    fn on_timeline(&mut self, change: impl FnOnce(&Span, &Index) -> Option<Span>) {
        let Some(span) = self.timeline() else { return };
        let whole = Span::whole(self.total());
        self.settings.views.timeline = change(&span, self.total()).filter(|span| Some(span) != whole.as_ref());
    }

    fn zoom(&mut self, panel: Panel, factor: f64, at: At, height: f64) {
        if panel == Panel::Graph {
            self.on_lens(|lens| lens.zoom(factor, (at.x - 0.5, at.y - height / 2.0)));
        } else {
            self.on_timeline(|span, total| timeline_window::zoom(span, total, factor, at.x));
        }
    }

    fn look_here(&mut self, panel: Panel) {
        let index = self.index.clone();
        if panel != Panel::Graph {
            return self.on_timeline(|_, total| timeline_window::around(&index, total));
        }
        let position = self.position();
        let size = CLOSE.min(position.discs().count());
        let near = Triangle::around(&position, size).filter(|triangle| !triangle.larger().is_empty());
        self.settings.views.lens = near.map(|triangle| Rc::new(Lens::at(triangle)));
    }

    /// Keeps what is looked at closely where the index is.
    fn follow(&mut self) {
        // A hand that moves it knows better.
        if self.held.is_some() {
            return;
        }
        if self.settings.views.timeline.as_ref().is_some_and(|span| !span.has(&self.index)) {
            let index = self.index.clone();
            self.on_timeline(|span, total| timeline_window::centre(span, total, &index));
        }
        if self.settings.views.lens.is_some() {
            let position = self.position();
            self.on_lens(|lens| lens.follow(&position));
        }
    }

    /// The move of the largest disc near a place on the timeline: what a person sees there.
    pub(super) fn move_near(&self, span: &Span, place: f64) -> Option<Index> {
        let (mut first, mut last) =
            (timeline_window::index_at(span, place - NEAR), timeline_window::index_at(span, place + NEAR));
        let mut least = span.last.minus(&span.first).fraction(1, FINE);
        if first == last {
            // Single moves are wide: the one that the place lies in.
            (first, last) = timeline_window::move_at(span, place);
        }
        // What is near is mostly told apart at once; a stroke that is not is looked into.
        for _ in 0..DEEPEST {
            let strokes = self.solution.outline(&first, &last, &least, MOST_STROKES);
            let highest = strokes.into_iter().max_by(|a, b| a.disc.cmp(&b.disc).then(b.before.cmp(&a.before)))?;
            if highest.length <= Index::from(1) {
                return Some(highest.before.next());
            }
            least = highest.length.fraction(1, 8);
            (first, last) = (highest.before.clone(), highest.before.plus(&highest.length));
        }
        Some(first.next())
    }

    /// The move in the middle of the timeline, the position in the middle of the graph.
    fn stand_in_the_middle(&mut self, panel: Panel) {
        if panel == Panel::Graph && self.settings.puzzle.pegs() == Pegs::THREE {
            let position = self.lens().nearest();
            return self.stand_on(position);
        }
        if panel == Panel::Graph {
            return;
        }
        if let Some(index) = self.timeline().and_then(|span| self.move_near(&span, MIDDLE.x)) {
            self.stand_at(index);
        }
    }

    fn turn_digit(&mut self, place: u32, turn: Turn) {
        let has_place = place < self.settings.puzzle.discs().count();
        let Some(digits) = self.solution.digits().filter(|_| has_place) else { return };
        self.stand_at(match turn {
            Turn::Over => digits.turned(&self.index, place),
            Turn::Up => self.index.plus(&digits.worth(place)),
            Turn::Down => self.index.minus(&digits.worth(place)),
        });
    }

    pub(super) fn stand_on(&mut self, position: Position) {
        match self.solution.index_of(&position) {
            Some(index) => self.stand_at(index),
            None => self.change(Parameter::From, |draft| draft.from = Stand::Position(position)),
        }
    }
}
