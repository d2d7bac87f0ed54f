//! Stand at any move of any Tower of Hanoi.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod explorer;
pub mod solver;
