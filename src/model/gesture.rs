//! Pointers that hold the timeline, the state graph or an end of the loop.

use crate::model::views::{At, Grip, Held, Pointer};
use crate::model::{Look, Panel, Span, State, timeline_window};
use crate::solver::Position;

use super::look::look;

impl State {
    pub(super) fn grab(
        &mut self,
        grip: Grip,
        number: i32,
        at: At,
        (height, slack): (f64, f64),
        position: Option<Position>,
    ) {
        let pointer = Pointer { number, from: at, at };
        let views = self.settings.views.clone();
        match &mut self.held {
            Some(held) if held.grip == grip => {
                held.pointers.retain(|held| held.number != number);
                held.pointers.truncate(1);
                for held in &mut held.pointers {
                    held.from = held.at;
                }
                held.moved |= !held.pointers.is_empty();
                held.pointers.push(pointer);
                held.views = views;
            }
            _ => self.held = Some(Held { grip, pointers: vec![pointer], views, height, slack, moved: false, position }),
        }
    }

    pub(super) fn drag(&mut self, number: i32, at: At) {
        let Some(mut held) = self.held.take() else { return };
        if let Some(pointer) = held.pointers.iter_mut().find(|pointer| pointer.number == number) {
            pointer.at = at;
            held.moved |= (at.x - pointer.from.x).hypot(at.y - pointer.from.y) > held.slack;
            if held.moved {
                match held.grip {
                    Grip::Picture(panel) => self.move_picture(panel, &held),
                    Grip::LoopFirst => self.move_loop(at, true),
                    Grip::LoopLast => self.move_loop(at, false),
                }
            }
        }
        self.held = Some(held);
    }

    /// What lay under the pointers when they took hold lies under them now.
    fn move_picture(&mut self, panel: Panel, held: &Held) {
        self.settings.views = held.views.clone();
        let (from, to) = (held.middle(|pointer| pointer.from), held.middle(|pointer| pointer.at));
        look(self, Look::Pan(panel, to.x - from.x, to.y - from.y));
        let (narrow, wide) = (held.spread(|pointer| pointer.from), held.spread(|pointer| pointer.at));
        if narrow > 0.0 && wide > 0.0 {
            look(self, Look::Zoom(panel, narrow / wide, to, held.height));
        }
    }

    fn move_loop(&mut self, at: At, first: bool) {
        let (Some(span), Some(looped)) = (self.timeline(), self.settings.looped.clone()) else { return };
        let index = timeline_window::index_at(&span, at.x).min(self.total().clone());
        let ends = if first { Span { first: index, ..looped } } else { Span { last: index, ..looped } };
        if ends.first < ends.last {
            self.settings.looped = Some(ends);
        }
    }

    pub(super) fn let_go(&mut self, number: i32, at: At) {
        let clicked = self.held.as_ref().filter(|held| !held.moved);
        let (grip, position) = (clicked.map(|held| held.grip), clicked.and_then(|held| held.position.clone()));
        self.lose(number);
        if let Some(position) = position {
            return self.stand_on(position);
        }
        let clicked = grip == Some(Grip::Picture(Panel::Timeline));
        if let Some(index) = self.timeline().filter(|_| clicked).and_then(|span| self.move_near(&span, at.x)) {
            self.stand_at(index);
        }
    }

    pub(super) fn lose(&mut self, number: i32) {
        let views = self.settings.views.clone();
        if let Some(held) = &mut self.held {
            held.pointers.retain(|pointer| pointer.number != number);
            for pointer in &mut held.pointers {
                pointer.from = pointer.at;
            }
            held.views = views;
        }
        self.held = self.held.take().filter(|held| !held.pointers.is_empty());
    }
}

impl Held {
    fn middle(&self, of: fn(&Pointer) -> At) -> At {
        let count = self.pointers.len().max(1) as f64;
        let sum = |part: fn(At) -> f64| self.pointers.iter().map(|pointer| part(of(pointer))).sum::<f64>() / count;
        At { x: sum(|at| at.x), y: sum(|at| at.y) }
    }

    /// How far apart two pointers are; nothing for one.
    fn spread(&self, of: fn(&Pointer) -> At) -> f64 {
        match self.pointers.as_slice() {
            [a, b] => (of(a).x - of(b).x).hypot(of(a).y - of(b).y),
            _ => 0.0,
        }
    }
}
