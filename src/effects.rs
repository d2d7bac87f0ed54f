//! Effects on the browser, as values that undo themselves when they are dropped.

mod address_bar;
mod clock;
mod document;
mod export_worker;
mod focus;
mod home;
mod lock;
mod platform;
mod race_worker;
mod reduced_motion;
mod size_observer;
mod sound;
mod tower_input;
mod wheel;
mod worker;

pub use address_bar::{AddressBar, query};
pub use clock::{Clock, now, within};
pub use document::{
    describe, finish_loading, keep_focus, show_choices, show_dialogs, show_language, show_theme, show_title,
};
pub use export_worker::{follow_writing, write_here};
pub use focus::{GiveBack, hold_focus, is_pressing};
pub use home::{Home, Homes};
pub use lock::lock;
pub use platform::{copy, speak, take};
pub use race_worker::follow_race;
pub use reduced_motion::Stillness;
pub use size_observer::SizeObserver;
pub use sound::Sound;
pub use tower_input::follow_pointers;
pub use wheel::follow_wheel;
pub use worker::{Aside, work_here};
