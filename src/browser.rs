//! Effects on the browser, as values that undo themselves when they are dropped.

mod address;
mod clock;
mod document;
mod size;
mod stillness;

pub use address::AddressBar;
pub use clock::{Clock, within};
pub use document::{finish_loading, keep_focus, show_choices, show_language, show_theme, show_title};
pub use size::SizeObserver;
pub use stillness::Stillness;
