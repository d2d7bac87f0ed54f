//! Every text of the page, in every language.
//!
//! The texts are Fluent files in `static/locales/`. English is compiled in: [`msg`] has a key for each text. Every other
//! language is a file with the same texts in the same order, which is loaded when somebody chooses it ([`L10n::parse`]).
//! Sentences that need more than one text are built from [`PageSentence`], [`PanelSentence`], [`ShareSentence`]
//! and [`ManualPlaySentence`]. No language has code of its own.

mod arg;
mod cache;
mod caption;
mod catalogue;
mod exercise_sentence;
mod explanation;
mod export_status;
mod interpolate;
mod lesson_texts;
mod manual_play_sentence;
mod message;
mod number_format;
mod page_sentence;
mod panel_name;
mod panel_sentence;
mod problem;
mod program_sentence;
mod puzzle;
mod share_sentence;
mod shortcuts;
mod task;

pub use arg::Arg;
pub use cache::L10nCache;
pub use caption::{board_caption, caption_text, manual_play_caption};
pub use catalogue::L10n;
pub use exercise_sentence::exercise_name;
pub use interpolate::interpolate;
pub use manual_play_sentence::ManualPlaySentence;
pub use message::{Message, MessageInfo, msg};
pub use number_format::{NumberFormat, superscript};
pub use page_sentence::PageSentence;
pub use panel_sentence::{Neighbour, PanelSentence};
pub use program_sentence::call_text;
pub use share_sentence::ShareSentence;
pub use shortcuts::{Keys, ShortcutGroup};
