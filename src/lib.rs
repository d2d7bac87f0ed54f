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
//! # Only the solver
//! [`solver`] is a library by itself. Without the default features this crate is the solver, and needs nothing but big
//! integers:
//!
//! ```sh
//! cargo add tower-of-hanoi-explorer --no-default-features
//! ```
//!
//! The feature `serde` writes and reads its values.
#![cfg_attr(
    feature = "core",
    doc = "
# The page
The rest is a web page to explore what the solver finds; `ARCHITECTURE.md` is its map. The feature `core` adds what needs
no browser:
- `model`: what the page is doing, as plain values.
- `l10n`: every text, in ten languages.
- `layout`: where things are drawn, as plain numbers.
- `files`: what is saved as a file.
- `embed`: explorers in other pages.

The feature `page`, which is the default, adds `effects`, `view` and `app`. They compile natively, and run in browsers.
"
)]
#![forbid(unsafe_code)]
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
