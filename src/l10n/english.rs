//! What the page says in English, by the part of the program that says it.

mod asked;
mod label;
mod panel;

pub use asked::AskedText;
pub use label::Label;
pub use panel::PanelText;
