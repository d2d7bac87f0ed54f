//! Side effects in the browser. Every handle in here cleans up when it is dropped.

mod address_bar;
mod caption_height;
mod clock;
mod document;
mod export_worker;
mod flight;
mod focus;
mod keys;
mod lock;
mod origin;
mod own_program_worker;
mod platform;
mod popover;
mod presentation;
mod preview;
mod race_worker;
mod reduced_motion;
mod roving;
mod scroll;
mod size_observer;
mod storage;
mod wheel;
mod worker;

pub use address_bar::{AddressBar, query};
pub use caption_height::observe_caption_height;
pub use clock::{Clock, has_time, now};
pub use document::{
    finish_loading, focus_new_card, keep_focus, open_dialogs, set_language, set_theme, set_title, show_pending,
    sync_selects,
};
pub use export_worker::{run_export, start_export};
pub use flight::guide_flight;
pub use focus::SavedFocus;
pub use keys::listen_to_keys;
pub use lock::lock_panels;
pub use origin::origin;
pub use own_program_worker::{OwnProgramHandle, run_python, start_own_program};
pub use platform::{
    copy_text, edit_code, load_lessons, load_locale, pack, play_tone, print, save_picture, share_link, unpack,
};
pub use popover::listen_to_popover;
pub use presentation::{fill_screen, listen_to_presentation};
pub use preview::{listen_to_preview, sync_preview};
pub use race_worker::{run_race, start_race};
pub use reduced_motion::ReducedMotion;
pub use roving::listen_to_groups;
pub use scroll::show_part;
pub use size_observer::{Measured, SizeObserver, window_width};
pub use storage::{keep_results, kept_results, listen_to_storage};
pub use wheel::listen_to_wheel;
pub use worker::{LoadJob, RunJob, WorkerHandle, run_worker};
