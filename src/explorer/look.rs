//! Looking closer, farther and elsewhere at the timeline and at the state graph.

use std::rc::Rc;

use crate::solver::graph::{Lens, Triangle};
use crate::solver::{Index, Position, Stand};

use super::views::{At, Grip, Held};
use super::window;
use super::{Look, Panel, Parameter, Span, State};

/// A pointer that has gone farther than this, in widths of the picture, was not meant to click.
const CLICK: f64 = 0.006;
/// Three discs tell single moves apart.
const CLOSE: u32 = 3;

/// What a person does to a panel.
pub fn look(state: &mut State, look: Look) {
    match look {
        Look::Zoom(Panel::Graph, factor, at, height) => {
            state.on_lens(|lens| lens.zoom(factor, (at.x - 0.5, at.y - height / 2.0)))
        }
        Look::Zoom(_, factor, at, _) => state.on_timeline(|span, total| window::zoom(span, total, factor, at.x)),
        Look::Pan(Panel::Graph, right, down) => state.on_lens(|lens| lens.pan(-right, -down)),
        Look::Pan(_, right, _) => state.on_timeline(|span, total| window::pan(span, total, -right)),
        Look::Whole(Panel::Graph) => state.settings.views.lens = None,
        Look::Whole(_) => state.settings.views.timeline = None,
        Look::Here(panel) => state.look_here(panel),
        Look::Grab(grip, pointer, at, height) => state.grab(grip, pointer, at, height),
        Look::Drag(pointer, at) => state.drag(pointer, at),
        Look::Drop(pointer, at) => state.let_go(pointer, at),
        Look::Lose(pointer) => state.lose(pointer),
        Look::Mark(disc) => state.settings.views.marked = disc,
        Look::Tour => state.settings.views.tour = !state.settings.views.tour,
        Look::Stand(position) => state.stand_on(position),
        Look::Press(_) if state.dragged => state.dragged = false,
        Look::Press(position) => state.stand_on(position),
        Look::Beside(part) => state.change_beside(part),
        Look::Follow => state.follow(),
    }
}

impl State {
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

    fn look_here(&mut self, panel: Panel) {
        let index = self.index.clone();
        if panel != Panel::Graph {
            return self.on_timeline(|_, total| window::around(&index, total));
        }
        let position = self.position();
        let size = CLOSE.min(position.discs().count());
        let near = Triangle::around(&position, size).filter(|triangle| !triangle.larger().is_empty());
        self.settings.views.lens = near.map(|triangle| Rc::new(Lens::at(triangle)));
    }

    /// Keeps what is looked at closely where the index is.
    fn follow(&mut self) {
        if self.settings.views.timeline.as_ref().is_some_and(|span| !span.has(&self.index)) {
            let index = self.index.clone();
            self.on_timeline(|span, total| window::centre(span, total, &index));
        }
        if self.settings.views.lens.is_some() {
            let position = self.position();
            self.on_lens(|lens| lens.follow(&position));
        }
    }

    fn grab(&mut self, grip: Grip, pointer: i32, at: At, height: f64) {
        match &mut self.held {
            Some(held) if held.grip == grip && held.pointers.len() < 2 => {
                held.pointers.push((pointer, at));
                held.moved = true;
            }
            Some(_) => {}
            None => {
                self.dragged = false;
                self.held = Some(Held { grip, pointers: vec![(pointer, at)], height, moved: false });
            }
        }
    }

    fn drag(&mut self, pointer: i32, at: At) {
        let Some(mut held) = self.held.clone() else { return };
        let before = held.clone();
        let Some((_, place)) = held.pointers.iter_mut().find(|(number, _)| *number == pointer) else { return };
        let far = (at.x - place.x).hypot(at.y - place.y) > CLICK;
        if !far && !held.moved {
            return;
        }
        *place = at;
        held.moved = true;
        match held.grip {
            Grip::Picture(panel) => self.move_picture(panel, &before, &held),
            Grip::LoopFirst => self.move_loop(at, true),
            Grip::LoopLast => self.move_loop(at, false),
        }
        self.held = Some(held);
    }

    /// What lies under the pointers stays under them.
    fn move_picture(&mut self, panel: Panel, before: &Held, after: &Held) {
        let (old, new) = (before.middle(), after.middle());
        look(self, Look::Pan(panel, new.x - old.x, new.y - old.y));
        let (narrow, wide) = (before.spread(), after.spread());
        if narrow > 0.0 && wide > 0.0 {
            look(self, Look::Zoom(panel, narrow / wide, new, after.height));
        }
    }

    fn move_loop(&mut self, at: At, first: bool) {
        let (Some(span), Some(looped)) = (self.timeline(), self.settings.looped.clone()) else { return };
        let index = window::index_at(&span, at.x).min(self.total().clone());
        let ends = if first { Span { first: index, ..looped } } else { Span { last: index, ..looped } };
        if ends.first < ends.last {
            self.settings.looped = Some(ends);
        }
    }

    fn let_go(&mut self, pointer: i32, at: At) {
        let clicked = self.held.as_ref().is_some_and(|held| !held.moved && held.grip == Grip::Picture(Panel::Timeline));
        self.lose(pointer);
        if let Some(span) = self.timeline().filter(|_| clicked) {
            self.stand_at(window::index_at(&span, at.x));
        }
    }

    fn lose(&mut self, pointer: i32) {
        if let Some(held) = &mut self.held {
            self.dragged = held.moved;
            held.pointers.retain(|(number, _)| *number != pointer);
        }
        self.held = self.held.take().filter(|held| !held.pointers.is_empty());
    }

    fn stand_on(&mut self, position: Position) {
        match self.solution.index_of(&position) {
            Some(index) => self.stand_at(index),
            None => self.change(Parameter::From, |draft| draft.from = Stand::Position(position)),
        }
    }
}

impl Held {
    fn middle(&self) -> At {
        let count = self.pointers.len().max(1) as f64;
        let sum = |part: fn(&At) -> f64| self.pointers.iter().map(|(_, at)| part(at)).sum::<f64>() / count;
        At { x: sum(|at| at.x), y: sum(|at| at.y) }
    }

    /// How far apart two pointers are; nothing for one.
    fn spread(&self) -> f64 {
        match self.pointers.as_slice() {
            [(_, a), (_, b)] => (a.x - b.x).hypot(a.y - b.y),
            _ => 0.0,
        }
    }
}
