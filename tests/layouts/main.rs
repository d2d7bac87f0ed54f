//! Tests of the geometry of the pictures.
#![cfg(not(target_arch = "wasm32"))]

use proptest::prelude::*;
use tower_of_hanoi::solver::{Peg, Position, Rule, Solution};

#[path = "../oracle/mod.rs"]
mod oracle;

mod board;
mod chart;
mod colours;
mod explanation;
mod recursion;
mod state_graph;
mod timeline;
mod towers;
mod viewport;

fn any_position(max: usize) -> impl Strategy<Value = Position> {
    let peg = (0u8..3).prop_map(|peg| Peg::new(peg).unwrap());
    prop::collection::vec(peg, 1..=max).prop_map(|pegs| Position::from_pegs(pegs).unwrap())
}

/// The solution of a tower on three pegs, from A to C.
fn towers_solution(rule: Rule, count: u32) -> Solution {
    oracle::solve(rule, 3, count, 0, 2)
}

fn any_rule() -> impl Strategy<Value = Rule> {
    prop::sample::select(vec![Rule::Any, Rule::OneWay, Rule::Linear])
}
