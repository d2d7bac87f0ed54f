//! The presses on the graph of three pegs. Every press does something: it goes to a position, or zooms in.

use super::{CLOSE, offset, show_around};
use crate::model::{RelativePoint, State, navigation};
use crate::solver::graph::GraphViewport;
use crate::solver::{PegCount, Position, Puzzle};

/// The number of discs by which a press zooms in.
const LEVELS: u32 = 2;
/// Positions can be told apart if the distance between them is this multiple of the pointer's precision.
const REACH: f64 = 1.8;
/// A press this close to the current position, in moves, means the position itself rather than a move from it.
const ON_POSITION: f64 = 0.28;

/// Presses a point. `height` and `slack` are in widths of the picture; `slack` is the precision of the pointer.
pub(in crate::model) fn press(state: &mut State, at: RelativePoint, height: f64, slack: f64) {
    if state.puzzle().pegs() != PegCount::THREE {
        return;
    }
    let (viewport, at) = (state.graph_viewport(), offset(at, height));
    let (nearest, current) = (viewport.nearest_to(at), state.position());
    if !viewport.has_positions() || viewport.step() < REACH * slack {
        let size = viewport.triangle().size().saturating_sub(LEVELS);
        show_around(state, &nearest, size.max(CLOSE));
    } else if nearest != current {
        navigation::go_to_position(state, nearest);
    } else if let Some(neighbour) = neighbour_along_edge(&viewport, &current, at) {
        navigation::go_to_position(state, neighbour);
    } else {
        look_closer(state, &current);
    }
}

/// Presses the middle of the picture.
pub(in crate::model) fn select_center(state: &mut State) {
    press(state, RelativePoint { x: 0.5, y: 0.0 }, 0.0, 0.0);
}

/// The other end of the line that goes from a position past a point; `None` for a point on the position or beside all lines.
fn neighbour_along_edge(viewport: &GraphViewport, from: &Position, at: (f64, f64)) -> Option<Position> {
    let start = viewport.offset_of(from, GraphViewport::ASPECT)?;
    let (right, down) = (at.0 - start.0, at.1 - start.1);
    if right.hypot(down) < ON_POSITION * viewport.step() {
        return None;
    }
    // The lines exist in both directions under any rule.
    let classic = Puzzle::classic(from.discs().count()).ok()?;
    let ends = from.legal_moves(&classic).filter_map(|step| {
        let mut position = from.clone();
        position.play_unchecked(step);
        let end = viewport.offset_of(&position, GraphViewport::ASPECT)?;
        let (along, across) = (end.0 - start.0, end.1 - start.1);
        let cosine = (right * along + down * across) / (right.hypot(down) * along.hypot(across));
        Some((position, cosine))
    });
    let best = ends.max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.filter(|(_, cosine)| *cosine > 0.7).map(|(position, _)| position)
}

/// Shows fewer discs around the current position; from the closest view, the usual three again.
fn look_closer(state: &mut State, position: &Position) {
    let viewport = state.graph_viewport();
    let size = viewport.triangle().size();
    let is_centred = |size| GraphViewport::around(position, size).is_some_and(|around| around == *viewport);
    let next = match size {
        _ if size > CLOSE => CLOSE,
        _ if !is_centred(size) => size,
        0 | 1 => CLOSE,
        _ => size - 1,
    };
    show_around(state, position, next);
}
