//! The decoder of the legend's 64 discs, as three functions of a machine word, for `make prove`: it reads the WebAssembly that the
//! compiler makes of them and hands it to a solver. Natively it only compiles, with the feature `page`.
#![allow(unsafe_code, reason = "the macros declare what scripts call as foreign functions")]
#![cfg(any(target_arch = "wasm32", feature = "page"))]

use tower_of_hanoi::solver::Peg;
use tower_of_hanoi::solver::classic::masks::{PegMasks, TritVector};
use tower_of_hanoi::solver::classic::word::Rotation;
use wasm_bindgen::prelude::wasm_bindgen;

const LEGEND: Option<Rotation> = Rotation::new(64, Peg::A, Peg::C);

#[inline(always)]
const fn masks(m: u64) -> [u64; 3] {
    match LEGEND {
        Some(rotation) => {
            let PegMasks(masks) = rotation.masks(TritVector::of(m));
            masks
        }
        None => [0; 3],
    }
}

/// The discs on peg A after `m` moves: bit k − 1 is set when disc k is there.
#[wasm_bindgen]
#[must_use]
pub fn discs_on_a(m: u64) -> u64 {
    let [a, _, _] = masks(m);
    a
}

/// The discs on peg B after `m` moves.
#[wasm_bindgen]
#[must_use]
pub fn discs_on_b(m: u64) -> u64 {
    let [_, b, _] = masks(m);
    b
}

/// The discs on peg C after `m` moves.
#[wasm_bindgen]
#[must_use]
pub fn discs_on_c(m: u64) -> u64 {
    let [_, _, c] = masks(m);
    c
}
