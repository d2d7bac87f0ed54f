//! The motion of discs that are moved by hand, whatever the input.

use crate::model::{MotionStart, State};
use crate::solver::{Disc, Move, Peg, Position};

use super::PieceInHand;

/// Changes the state, and starts the motion of the disc that is moved or put back.
pub(super) fn follow(state: &mut State, change: impl FnOnce(&mut State)) {
    state.session.motion = None;
    let (position, hand) = (state.position(), state.piece_in_hand());
    change(state);
    let step = match moved_disc(&position, &state.position()) {
        MovedDiscs::One(step) => step,
        // A disc that is no longer in hand lies on its peg again.
        MovedDiscs::None if state.piece_in_hand().disc.is_none() => {
            match hand.disc.and_then(|disc| Some((disc, position.peg(disc)?))) {
                Some((disc, peg)) => Move { disc, from: peg, to: peg },
                None => return,
            }
        }
        MovedDiscs::None | MovedDiscs::Many => return,
    };
    state.animate(step, start(&hand, step.disc), f64::INFINITY);
}

fn start(hand: &PieceInHand, disc: Disc) -> MotionStart {
    match hand.at {
        _ if hand.disc != Some(disc) => MotionStart::Rest,
        Some(at) => MotionStart::Dropped(at),
        None => MotionStart::Lifted,
    }
}

/// The discs that lie elsewhere in another position.
enum MovedDiscs {
    None,
    One(Move),
    Many,
}

fn moved_disc(before: &Position, after: &Position) -> MovedDiscs {
    let differs = |((disc, from), (_, to)): ((Disc, Peg), (Disc, Peg))| (from != to).then_some(Move { disc, from, to });
    if before.discs() != after.discs() {
        return MovedDiscs::Many;
    }
    let mut moves = before.iter().zip(after.iter()).filter_map(differs);
    match (moves.next(), moves.next()) {
        (None, _) => MovedDiscs::None,
        (Some(step), None) => MovedDiscs::One(step),
        (Some(_), Some(_)) => MovedDiscs::Many,
    }
}
