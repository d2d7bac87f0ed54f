//! The three well-known ways to list the moves of the classic puzzle, as iterators.
//!
//! They make one move after the other, which is what the rest of the solver avoids. They are here to check it, to be
//! measured against it, and to be read. Each goes from one of three pegs to another with up to 64 discs.

mod by_bits;
mod iterative;
mod recursive;

pub use by_bits::ByBits;
pub use iterative::Iterative;
pub use recursive::Recursive;
