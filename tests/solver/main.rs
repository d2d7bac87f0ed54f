//! Checks the solver against breadth-first search, replay and published sequences.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../oracle/mod.rs"]
mod oracle;

mod automata;
mod classic;
mod counts;
mod edges;
mod games;
mod graph;
mod index_digits;
mod lengths;
mod long_seeks;
mod many_pegs;
mod moves;
mod outline;
mod positions;
mod programs;
mod random_walk;
mod real_programs;
mod reasons;
mod search;
mod small_puzzles;
mod threads;
mod three_pegs;
mod values;
