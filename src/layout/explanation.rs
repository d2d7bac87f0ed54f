//! The small pictures in an explanation: the digits of a number, trips between pegs, and tiny towers.

mod arrow;
mod automaton_map;
mod digit_cells;
mod mini_towers;
mod peg_map;

use super::svg_number::push;
use super::towers::Point;

pub use arrow::Arrow;
pub use automaton_map::AutomatonMap;
pub use digit_cells::{Cell, MAX_CELLS, digit_cells};
pub use mini_towers::{DiscRect, MiniTowers};
pub use peg_map::PegMap;

fn path(points: &[(char, Point)]) -> String {
    let mut path = String::new();
    for &(command, point) in points {
        push(&mut path, command, point.x);
        push(&mut path, ' ', point.y);
    }
    path
}
