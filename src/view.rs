//! What is seen. The `*_layout` modules are plain geometry and know no browser; the components turn it into elements.

pub mod colour;
mod escape;
pub mod graph_layout;
pub mod picture_layout;
mod pixels;
mod sentence;
pub mod silhouette_layout;
pub mod timeline_layout;
pub mod towers_layout;

#[cfg(target_arch = "wasm32")]
mod caption;
#[cfg(target_arch = "wasm32")]
mod controls;
#[cfg(target_arch = "wasm32")]
mod dialogs;
#[cfg(target_arch = "wasm32")]
mod disc;
#[cfg(target_arch = "wasm32")]
mod header;
#[cfg(target_arch = "wasm32")]
mod icon;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod lesson;
#[cfg(target_arch = "wasm32")]
mod lessons;
#[cfg(target_arch = "wasm32")]
mod listen;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod part;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod problems;
#[cfg(target_arch = "wasm32")]
mod puzzle_form;
#[cfg(target_arch = "wasm32")]
mod scrubber;
#[cfg(target_arch = "wasm32")]
mod searching;
#[cfg(target_arch = "wasm32")]
mod share;
#[cfg(target_arch = "wasm32")]
mod sheet;
#[cfg(target_arch = "wasm32")]
mod task;
#[cfg(target_arch = "wasm32")]
mod tour;
#[cfg(target_arch = "wasm32")]
mod towers;
#[cfg(target_arch = "wasm32")]
mod transport;

#[cfg(target_arch = "wasm32")]
pub use dialogs::dialogs;
#[cfg(target_arch = "wasm32")]
pub use lesson::{Dialogs, Lessons};
#[cfg(target_arch = "wasm32")]
pub use lessons::lessons;
#[cfg(target_arch = "wasm32")]
pub use page::{Room, page};
pub use sentence::sentence;
#[cfg(target_arch = "wasm32")]
pub use share::picture;
