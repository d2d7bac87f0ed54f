//! The English texts, by the chunk of the program that uses them.

mod dialog;
mod page;
mod panel;

pub use dialog::DialogMessage;
pub use page::PageMessage;
pub use panel::PanelMessage;
