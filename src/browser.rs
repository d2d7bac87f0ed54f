//! Effects on the browser, as values that undo themselves when they are dropped.

mod address;
mod clock;
mod document;
mod focus;
mod home;
mod size;
mod stillness;
mod wheel;
mod worker;

pub use address::{AddressBar, query};
pub use clock::{Clock, now, within};
pub use document::{copy, finish_loading, keep_focus, show_choices, show_language, show_theme, show_title};
pub use focus::{GiveBack, hold_focus, is_pressing};
pub use home::{Home, Homes};
pub use size::SizeObserver;
pub use stillness::Stillness;
pub use wheel::follow_wheel;
pub use worker::{Race, follow_race, race_here};
