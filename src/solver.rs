//! The mathematics: puzzles and their solutions at any move, exactly. It knows no browser and no other part of the page.
//!
//! Everywhere, **pegs are numbered from 0** (people see A, B, C…), **discs from 1, the smallest**, and **moves from 1**;
//! an [`Index`] counts the moves made, from 0 at the start to the total at the end.

#![warn(missing_docs)]

pub mod algorithms;
pub mod binary;
pub mod graph;
pub mod numbers;
pub mod recursion;
pub mod ternary;

mod digits;
mod disc;
mod index;
mod moves;
mod optimality;
mod path;
mod peg;
mod peg_set;
mod position;
mod print;
mod puzzle;
mod rule;
mod search;
mod solution;
mod space;
mod unsolved;
mod walk;

pub use digits::Digits;
pub use disc::{Disc, Discs};
pub use index::{Index, NotAnIndex};
pub use moves::Move;
pub use optimality::{Optimality, Source};
pub use path::Path;
pub use peg::{Peg, Pegs};
pub use peg_set::PegSet;
pub use position::{NotAPosition, Position};
pub use print::Towers;
pub use puzzle::{Puzzle, PuzzleError, Stand, StandError};
pub use rule::{Arcs, Rule, UnknownRule};
pub use search::{Found, Search};
pub use solution::{Begun, Quest, Solution};
pub use unsolved::Unsolved;
