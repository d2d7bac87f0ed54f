//! Effects on the browser, as values that undo themselves when they are dropped.

mod address;
mod board;
mod clock;
mod document;
mod focus;
mod hands;
mod home;
mod lock;
mod racing;
mod size;
mod sound;
mod stillness;
mod wheel;
mod worker;
mod writing;

pub use address::{AddressBar, query};
pub use board::follow_pointers;
pub use clock::{Clock, now, within};
pub use document::{
    describe, finish_loading, keep_focus, show_choices, show_dialogs, show_language, show_theme, show_title,
};
pub use focus::{GiveBack, hold_focus, is_pressing};
pub use hands::{copy, speak, take};
pub use home::{Home, Homes};
pub use lock::lock;
pub use racing::follow_race;
pub use size::SizeObserver;
pub use sound::Sound;
pub use stillness::Stillness;
pub use wheel::follow_wheel;
pub use worker::{Aside, work_here};
pub use writing::{follow_writing, write_here};
