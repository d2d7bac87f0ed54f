//! The explorer in other pages: as `<tower-of-hanoi>`, and in a frame.
//!
//! A script stands between: it makes the element, or hears the messages of the page around. Both scripts give the same
//! orders ([`host_command`]) and are told the same news.

mod host_events;
#[cfg(target_arch = "wasm32")]
mod host_port;

pub use host_events::Herald;
#[cfg(target_arch = "wasm32")]
pub use host_port::{Guest, mount};
