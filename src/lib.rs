//! Stand at any move of any Tower of Hanoi.
//!
//! # The map
//! - [`solver`]: pure mathematics. Puzzles, and their solutions at any move.
//! - [`model`]: what the page is doing, as plain values: settings, index, playback, links, one reducer.
//! - [`l10n`]: every visible string, per language.
//! - [`view`]: geometry as plain numbers, and (for browsers) the components that draw it.
//! - [`embed`]: the explorer in other pages: what hosts are told, and (for browsers) how.
//! - `effects` and `app` (for browsers only): effects, and the one place where state, effects and views meet.
//!
//! # Invariants
//! - Arrows point down: view → explorer → solver. The solver knows nothing of the page; solver, explorer, text and the
//!   layouts know nothing of browsers. `tests/layering.rs` reads the sources and fails when an import breaks this.
//! - Data takes one road: link → settings → puzzle → solution → position → geometry → SVG. Actions go back by one
//!   callback to [`State::after`](explorer::State::after), and nothing else changes the state.
//! - No list of 2ⁿ anything, and no cost that grows with the index; a search has a stated limit.
//! - A move number is a big integer from end to end; no floating-point number ever carries one.
//! - Bad input becomes a default and a message; no panic.

#![forbid(unsafe_code)]
// A panic in WebAssembly ends the page.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing))]

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(target_arch = "wasm32")]
pub mod effects;
pub mod embed;

pub mod l10n;
pub mod layout;
pub mod model;
pub mod solver;
#[cfg(target_arch = "wasm32")]
pub mod view;

/// The README's example is run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
