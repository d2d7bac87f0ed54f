//! What the page says in English, by the part of the program that says it.

mod dialog;
mod page;
mod panel;

pub use dialog::DialogMessage;
pub use page::PageMessage;
pub use panel::PanelMessage;
