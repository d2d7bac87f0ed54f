//! Explorers in other pages: as `<tower-of-hanoi>`, and in a frame.
//!
//! A script connects them to the host page: `static/element.js` defines the element, and `static/frame.js` listens to
//! the messages of the page around a frame. Both send the same commands ([`crate::model::host_command`]) and receive
//! the same events.

mod host_events;
#[cfg(feature = "page")]
mod host_port;
mod json;
mod question_timer;
mod statement;

pub use host_events::to_json;
#[cfg(feature = "page")]
pub use host_port::{HostPort, mount};
pub use question_timer::QuestionTimer;
