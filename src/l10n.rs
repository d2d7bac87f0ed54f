//! Every text of the page, in every language.
//!
//! The English texts are beside their keys, in [`PageMessage`], [`PanelMessage`] and [`DialogMessage`]. Every other
//! language is a file with the same keys in the same order, which is loaded when somebody chooses it ([`L10n::parse`]).
//! Messages that need more than one text are built from [`PageSentence`], [`PanelSentence`], [`ShareSentence`],
//! [`ManualPlaySentence`] and [`TourSentence`]. No language has code of its own.

mod cache;
mod caption;
mod catalogue;
mod english;
mod export_status;
mod format;
mod manual_play_sentence;
mod message;
mod number_format;
mod page_sentence;
mod panel_sentence;
mod problem;
mod puzzle;
mod share_sentence;
mod shortcuts;
mod tour_sentence;

pub use cache::L10nCache;
pub use caption::{board_caption, caption_text, manual_play_caption};
pub use catalogue::L10n;
pub use english::{DialogMessage, PageMessage, PanelMessage};
pub use format::Arg;
pub use manual_play_sentence::ManualPlaySentence;
pub use message::MessageKey;
pub use number_format::{NumberFormat, superscript};
pub use page_sentence::PageSentence;
pub use panel_sentence::PanelSentence;
pub use share_sentence::ShareSentence;
pub use shortcuts::ShortcutGroup;
pub use tour_sentence::TourSentence;
