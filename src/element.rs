//! The explorer in other pages: as `<tower-of-hanoi>`, and in a frame.
//!
//! A script stands between: it makes the element, or hears the messages of the page around. Both scripts give the same
//! orders ([`crate::explorer::host`]) and are told the same news.

#[cfg(target_arch = "wasm32")]
mod guest;
mod news;

#[cfg(target_arch = "wasm32")]
pub use guest::{Guest, mount};
pub use news::Herald;
