//! Jump to any move of any Tower of Hanoi puzzle.
//!
//! ```
//! use tower_of_hanoi::solver::{Puzzle, Solution};
//!
//! let solution = Solution::new(&Puzzle::classic(64)?)?;
//! assert_eq!(solution.total().to_string(), "18446744073709551615");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Overview
//! [`solver`] is a library by itself, and all that a program needs:
//! - [`Puzzle`](solver::Puzzle): discs, pegs, a [`Rule`](solver::Rule), a start and a goal.
//! - [`Solution`](solver::Solution): the moves of a puzzle, at any [`Index`](solver::Index), without those before.
//! - [`Position`](solver::Position) and [`Move`](solver::Move): where the discs are, and what happens to them.
//! - [`Game`](solver::Game): a puzzle played by hand.
//! - [`StateGraph`](solver::graph::StateGraph): all positions and the moves between them.
//!
//! The numbering, the costs and the rest of the modules are described in [`solver`].
//!
//! # Feature flags
//! Without features, this crate is the solver, and needs nothing but big integers: `cargo add tower-of-hanoi-explorer
//! --no-default-features`. The default is all but `split`, for those who work on the page.
//! - `serde`: writes and reads the values of the solver, except solutions.
//! - `core`: what the page does, as plain values: its state (`model`), its texts in ten languages (`l10n`), what it draws
//!   (`layout`), what it saves (`files`) and what it tells hosts (`embed`).
//! - `cli`: the program `hanoi`, for the command line.
//! - `page`: what draws the page and talks to the browser (`effects`, `view`, `app`). It compiles natively, too.
//!   `ARCHITECTURE.md` is its map.
//! - `site`: programs that finish the built page.
//! - `split`: cuts the page into chunks that load later. Only builds for release use it.

#![forbid(unsafe_code)]
// docs.rs says which feature an item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]
// A variant that is added later must be decided about wherever its enum is matched.
#![deny(clippy::wildcard_enum_match_arm)]
// A panic in WebAssembly ends the page.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing))]

#[cfg(feature = "page")]
pub mod app;
#[cfg(feature = "page")]
pub mod effects;
#[cfg(feature = "core")]
pub mod embed;
#[cfg(feature = "core")]
pub mod files;
#[cfg(feature = "core")]
pub mod l10n;
#[cfg(feature = "core")]
pub mod layout;
#[cfg(feature = "core")]
pub mod model;
mod named_enum;
pub mod solver;
#[cfg(feature = "page")]
pub mod view;

/// The README's examples run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
