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
//! [`solver`] is a library by itself. The rest is a web page to explore what it finds; `ARCHITECTURE.md` is its map:
//! - [`model`]: what the page is doing, as plain values.
//! - [`l10n`]: every text, in ten languages.
//! - [`layout`]: where things are drawn, as plain numbers.
//! - `files`: what is saved as a file.
//! - [`embed`]: explorers in other pages.
//! - `effects`, `view` and `app` exist in browsers only.

#![forbid(unsafe_code)]
// A panic in WebAssembly ends the page.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing))]

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(target_arch = "wasm32")]
pub mod effects;
pub mod embed;
#[cfg(feature = "files")]
pub mod files;
pub mod l10n;
pub mod layout;
pub mod model;
mod named_enum;
pub mod solver;
#[cfg(target_arch = "wasm32")]
pub mod view;

/// The README's examples run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
