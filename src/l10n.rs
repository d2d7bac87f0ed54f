//! Every text of the page, in every language.
//!
//! The texts are Fluent files in `static/locales/`. English is compiled in: [`msg`] has a key for each text. Every other language
//! is a file with the same texts in the same order, which is loaded when the user chooses it ([`L10n::parse`]). Sentences that need
//! more than one text are methods of [`L10n`], by feature. No language has its own code.

mod arg;
mod cache;
mod caption;
mod catalogue;
mod exercise;
mod explanation;
mod export_status;
mod game;
mod interpolate;
mod lesson_texts;
mod message;
mod number_format;
mod page;
mod panel_name;
mod panels;
mod problem;
mod program;
mod puzzle;
mod share;
mod shortcuts;
mod task;

pub use arg::Arg;
pub use cache::L10nCache;
pub use caption::{board_caption, board_reason, caption_text, heard_caption, heard_reason, manual_play_caption};
pub use catalogue::L10n;
pub use exercise::exercise_name;
pub use interpolate::interpolate;
pub use message::{Message, MessageInfo, msg};
pub use number_format::{NumberFormat, superscript};
pub use panels::Neighbour;
pub use program::call_text;
pub use shortcuts::{Keys, ShortcutGroup};
