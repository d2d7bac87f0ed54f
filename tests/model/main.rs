//! Laws of the page's state: links, typed numbers, the slider, playing.
#![cfg(not(target_arch = "wasm32"))]

use std::rc::Rc;

use num_bigint::BigUint;
use proptest::prelude::*;
use tower_of_hanoi::model::index_expr::{self, EntryError};
use tower_of_hanoi::model::{
    Action, Edit, Look, Panel, Parameter, Program, Racing, Reason, Speed, State, Theme, Turn, link, slider,
};
use tower_of_hanoi::solver::{Discs, Index, Path, Peg, Pegs, Rule, Solution, Unsolved};

mod hosts;
mod index_input;
mod links;
mod manual_play;
mod panel_views;
mod panels;
mod playing;
mod properties;
mod quiz;
mod searches;
mod share;
mod tour;

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
