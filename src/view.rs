//! Yew components: functions from the state to elements.

mod components;
mod dialogs;
mod lesson;
mod page;
mod panels;

pub use dialogs::{dialogs, picture};
pub use lesson::{Dialogs, Lessons};
pub use page::{Room, page};
pub use panels::lessons;
