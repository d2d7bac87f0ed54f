//! Laws of the page's state: links, typed numbers, the slider, playing.
#![cfg(not(target_arch = "wasm32"))]

use std::rc::Rc;

use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::explorer::entry::{self, EntryError};
use tower_of_hanoi::explorer::{
    Action, Edit, Look, Panel, Parameter, Program, Racing, Reason, Speed, State, Theme, Turn, link, slider,
};
use tower_of_hanoi::solver::{Discs, Index, Path, Peg, Pegs, Rule, Solution, Unsolved};

mod by_hand;
mod entries;
mod hosts;
mod laws;
mod links;
mod looking;
mod panels;
mod playing;
mod sharing;
mod tasks;
mod tour;
mod waiting;

#[path = "../oracle/mod.rs"]
mod oracle;

fn open(query: &str) -> State {
    link::read(query)
}

fn index(text: &str) -> Index {
    text.parse().unwrap()
}

fn faults(state: &State) -> Vec<Parameter> {
    state.problems().iter().map(|problem| problem.parameter).collect()
}
