//! The hand of a person who plays: lifting, dragging, setting down.

use crate::model::game::{Game, Illegal, top};
use crate::model::{At, State};
use crate::solver::{Disc, Move, Peg};

/// What a person's hand does. It lasts no longer than that, and no link holds it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hand {
    /// The disc that is lifted.
    pub lifted: Option<Disc>,
    /// Where it is, in parts of the picture's width and height, while a pointer holds it.
    pub at: Option<At>,
    /// The peg that keys have chosen.
    pub chosen: Option<Peg>,
    /// Why the last thing was not done.
    pub refused: Option<Illegal>,
    /// Whether discs may be put anywhere.
    pub sets_up: bool,
    /// Where a pointer took hold, and whether a disc was lifted before.
    grabbed: Option<(At, bool)>,
}

/// A pointer that goes no farther than this, in widths of the picture, presses.
const SLACK: f64 = 0.02;

impl State {
    /// Where the disc that is lifted may be set down.
    pub(super) fn targets(&self) -> Vec<Peg> {
        let (puzzle, position, hand) = (&self.settings.puzzle, self.position(), self.hand());
        let Some(from) = hand.lifted.and_then(|disc| position.peg(disc)) else { return Vec::new() };
        let legal = |&to: &Peg| {
            to != from && (hand.sets_up || Game::legal(&position, puzzle.rule(), puzzle.pegs(), from, to).is_ok())
        };
        puzzle.pegs().iter().filter(legal).collect()
    }

    pub(super) fn drag_disc(&mut self, at: At) {
        let hand = &mut self.on_table().hand;
        hand.at = hand.grabbed.and(hand.lifted).map(|_| at);
    }

    pub(super) fn put_back(&mut self) {
        let hand = &mut self.on_table().hand;
        (hand.lifted, hand.at, hand.grabbed) = (None, None, None);
    }

    pub(super) fn choose(&mut self, right: bool) {
        let pegs = self.settings.puzzle.pegs();
        let next = match self.hand().chosen {
            None => 0,
            Some(peg) if right => (peg.number() + 1) % pegs.count(),
            Some(peg) => (peg.number() + pegs.count() - 1) % pegs.count(),
        };
        self.on_table().hand.chosen = Peg::new(next);
    }

    pub(super) fn press(&mut self, peg: Peg) {
        if !self.settings.puzzle.pegs().has(peg) {
            return;
        }
        let position = self.position();
        let hand = &mut self.on_table().hand;
        (hand.refused, hand.chosen) = (None, Some(peg));
        match hand.lifted.and_then(|disc| position.peg(disc)) {
            Some(from) => self.set_down(from, peg),
            None => match top(&position, peg) {
                Some(disc) => hand.lifted = Some(disc),
                None => hand.refused = Some(Illegal::Empty(peg)),
            },
        }
    }

    fn set_down(&mut self, from: Peg, to: Peg) {
        if from == to {
            return self.put_back();
        }
        let (puzzle, position) = (&self.settings.puzzle, self.position());
        let (rule, pegs) = (puzzle.rule(), puzzle.pegs());
        let hand = self.hand();
        if let Some(disc) = hand.lifted.filter(|_| hand.sets_up) {
            let mut position = position;
            position.apply(Move { disc, from, to });
            self.take_game(Game::new(position, true));
            return self.put_back();
        }
        match Game::legal(&position, rule, pegs, from, to) {
            Ok(step) => {
                self.make(step);
                self.put_back();
            }
            Err(illegal) => self.on_table().hand.refused = Some(illegal),
        }
    }

    /// The peg whose room a place in the picture is in.
    fn peg_at(&self, at: At) -> Option<Peg> {
        let count = self.settings.puzzle.pegs().count();
        Peg::new((at.x.clamp(0.0, 0.999_999) * f64::from(count)) as u8)
    }

    pub(super) fn grab_disc(&mut self, at: At) {
        let was_lifted = self.hand().lifted.is_some();
        if let Some(peg) = self.peg_at(at).filter(|_| !was_lifted) {
            self.press(peg);
        }
        self.on_table().hand.grabbed = Some((at, was_lifted));
    }

    pub(super) fn drop_disc(&mut self, at: At) {
        let hand = &mut self.on_table().hand;
        let Some((from, was_lifted)) = hand.grabbed.take() else { return };
        let moved = (at.x - from.x).hypot(at.y - from.y) > SLACK;
        hand.at = None;
        let is_lifted = hand.lifted.is_some();
        let Some(peg) = self.peg_at(at).filter(|_| is_lifted) else { return };
        // A press that lifted a disc leaves it lifted, for the next one.
        if moved || was_lifted {
            self.press(peg);
            if moved {
                // What was dragged to where it may not be goes back; why is still said.
                self.put_back();
            }
        }
    }
}
