//! The three textbook algorithms for the classic puzzle, as iterators over its moves.
//!
//! They make one move after another, which the rest of the solver avoids. The tests check the solver against them, and
//! the benchmarks compare their speed. Each takes up to 64 discs and any two of pegs A, B and C.

mod by_bits;
mod iterative;
mod recursive;

pub use by_bits::ByBits;
pub use iterative::Iterative;
pub use recursive::Recursive;
