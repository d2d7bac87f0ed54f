//! The disc in hand: picking it up, dragging it, putting it down.

use super::game::{play_move, set_up_game};
use super::session_mut;
use crate::model::{RelativePoint, State};
use crate::solver::{Disc, IllegalMove, Move, Peg, PegCount, Position};

/// The state of the hand and of the keyboard cursor. It is temporary, and no link holds it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PieceInHand {
    pub disc: Option<Disc>,
    /// The point at which a pointer holds the disc, as fractions of the picture's width and height.
    pub at: Option<RelativePoint>,
    /// The peg under the keyboard cursor.
    pub cursor: Option<Peg>,
    /// The reason why the last move was refused.
    pub refused: Option<IllegalMove>,
    /// A flag that changes with each refusal, so that the same refusal can be shown again.
    pub refusal_parity: bool,
    /// Whether discs may be put anywhere.
    pub is_arranging: bool,
    grip: Option<Grip>,
}

impl PieceInHand {
    /// The peg under the pointer, or else under the keyboard cursor.
    #[must_use]
    pub fn target(&self, pegs: PegCount) -> Option<Peg> {
        self.at.map_or(self.cursor, |at| drop_peg(pegs, at))
    }

    /// The disc whose move was refused last, and the disc that was in its way.
    #[must_use]
    pub fn refused_discs(&self, position: &Position) -> (Option<Disc>, Option<Disc>) {
        match self.refused {
            Some(IllegalMove::SmallerOnTop { disc, smaller, .. }) => (Some(disc), Some(smaller)),
            Some(IllegalMove::NotAllowedByRule { from, .. }) => (position.top(from), None),
            _ => (None, None),
        }
    }

    pub(super) const fn refuse(&mut self, illegal: IllegalMove) {
        self.refused = Some(illegal);
        self.refusal_parity = !self.refusal_parity;
    }
}

/// A pointer that is down on the towers.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grip {
    from: RelativePoint,
    /// Whether a disc was in hand already.
    had_disc: bool,
    /// The reason why the disc under the pointer cannot be dragged. A click there takes the disc on top.
    buried: Option<IllegalMove>,
}

impl Grip {
    fn is_drag(&self, at: RelativePoint) -> bool {
        (at.x - self.from.x).hypot(at.y - self.from.y) > SLACK
    }
}

/// A pointer that moves no farther than this, in widths of the picture, clicks.
const SLACK: f64 = 0.02;

/// The pegs on which the disc in hand may be put.
pub(super) fn legal_pegs(state: &State) -> Vec<Peg> {
    let (puzzle, position, piece) = (state.puzzle(), state.position(), state.piece_in_hand());
    let Some(from) = piece.disc.and_then(|disc| position.peg(disc)) else { return Vec::new() };
    let is_legal = |&to: &Peg| to != from && (piece.is_arranging || position.move_between(from, to, puzzle).is_ok());
    puzzle.pegs().iter().filter(is_legal).collect()
}

pub(super) fn put_back(state: &mut State) {
    let piece = &mut session_mut(state).piece;
    (piece.disc, piece.at, piece.grip) = (None, None, None);
}

pub(super) fn move_cursor(state: &mut State, right: bool) {
    let count = state.puzzle().pegs().count();
    let next = match state.piece_in_hand().cursor {
        None => 0,
        Some(peg) if right => (peg.to_u8() + 1) % count,
        Some(peg) => (peg.to_u8() + count - 1) % count,
    };
    session_mut(state).piece.cursor = Peg::new(next);
}

pub(super) fn press(state: &mut State, peg: Peg) {
    if !state.puzzle().pegs().contains(peg) {
        return;
    }
    let position = state.position();
    let piece = &mut session_mut(state).piece;
    (piece.refused, piece.cursor) = (None, Some(peg));
    match piece.disc.and_then(|disc| position.peg(disc)) {
        Some(from) => put_down(state, from, peg),
        None => match position.top(peg) {
            Some(disc) => piece.disc = Some(disc),
            None => piece.refuse(IllegalMove::EmptyPeg(peg)),
        },
    }
}

fn put_down(state: &mut State, from: Peg, to: Peg) {
    if from == to {
        return put_back(state);
    }
    let (mut position, piece) = (state.position(), state.piece_in_hand());
    if let Some(disc) = piece.disc.filter(|_| piece.is_arranging) {
        position.play_unchecked(Move { disc, from, to });
        set_up_game(state, position);
        return put_back(state);
    }
    if play_move(state, from, to) {
        put_back(state);
    }
}

/// The peg on which a disc lands that is dropped at a point; `None` if that is outside the picture. The limits have a margin, which
/// is largest above the towers.
fn drop_peg(pegs: PegCount, at: RelativePoint) -> Option<Peg> {
    let is_near = (-0.05..=1.05).contains(&at.x) && (-0.5..=1.1).contains(&at.y);
    peg_at(pegs, at).filter(|_| is_near)
}

/// The peg whose part of the picture contains a point.
fn peg_at(pegs: PegCount, at: RelativePoint) -> Option<Peg> {
    Peg::new((at.x.clamp(0.0, 0.999_999) * f64::from(pegs.count())) as u8)
}

pub(super) fn pointer_down(state: &mut State, at: RelativePoint, on: Option<Disc>) {
    let had_disc = state.piece_in_hand().disc.is_some();
    let buried = on.filter(|_| !had_disc).and_then(|disc| buried(state, disc));
    if !had_disc && buried.is_none() {
        press_at(state, at);
    }
    session_mut(state).piece.grip = Some(Grip { from: at, had_disc, buried });
}

fn press_at(state: &mut State, at: RelativePoint) {
    if let Some(peg) = peg_at(state.puzzle().pegs(), at) {
        press(state, peg);
    }
}

/// The reason why a disc cannot be picked up: a smaller one lies on it.
fn buried(state: &State, disc: Disc) -> Option<IllegalMove> {
    let position = state.position();
    let peg = position.peg(disc)?;
    let smaller = position.top(peg).filter(|&top| top != disc)?;
    Some(IllegalMove::SmallerOnTop { disc, smaller, on: peg })
}

pub(super) fn pointer_move(state: &mut State, at: RelativePoint) {
    let pegs = state.puzzle().pegs();
    let piece = &mut session_mut(state).piece;
    if let Some(buried) = piece.grip.filter(|grip| grip.is_drag(at)).and_then(|grip| grip.buried) {
        piece.grip = None;
        piece.refuse(buried);
    }
    piece.at = piece.grip.and(piece.disc).map(|_| at);
    // A mouse without a pressed button chooses the peg for a disc that a click picked up.
    if piece.grip.is_none() && piece.disc.is_some() {
        piece.cursor = peg_at(pegs, at);
    }
}

pub(super) fn pointer_up(state: &mut State, at: RelativePoint) {
    let piece = &mut session_mut(state).piece;
    let Some(grip) = piece.grip.take() else { return };
    let is_drag = grip.is_drag(at);
    piece.at = None;
    if let Some(buried) = grip.buried {
        return if is_drag { piece.refuse(buried) } else { press_at(state, grip.from) };
    }
    if piece.disc.is_none() {
        return;
    }
    // A click that picked a disc up leaves it in hand for the next one.
    if is_drag {
        if let Some(peg) = drop_peg(state.puzzle().pegs(), at) {
            press(state, peg);
        }
    } else if grip.had_disc {
        press_at(state, at);
    }
    if is_drag {
        // A disc that was dragged to a forbidden place goes back; the reason stays visible.
        put_back(state);
    }
}
