//! Side effects in the browser. Every handle in here cleans up when it is dropped.

mod address_bar;
mod clock;
mod document;
mod export_worker;
mod focus;
mod lock;
mod platform;
mod race_worker;
mod reduced_motion;
mod size_observer;
mod tower_input;
mod wheel;
mod worker;

pub use address_bar::{AddressBar, query};
pub use clock::{Clock, has_time, now};
pub use document::{
    describe_root, finish_loading, focus_new_card, keep_focus, open_dialogs, set_language, set_theme, set_title,
    sync_selects,
};
pub use export_worker::start_export;
pub use focus::SavedFocus;
pub use lock::lock_panels;
pub use platform::{copy_text, load_locale, play_tone, print, save_picture, share_link};
pub use race_worker::start_race;
pub use reduced_motion::ReducedMotion;
pub use size_observer::SizeObserver;
pub use tower_input::listen_to_towers;
pub use wheel::listen_to_wheel;
pub use worker::{WorkerHandle, run_worker, worker_failed};
