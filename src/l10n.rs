//! Every visible string, per language: facts in, sentences out.
//!
//! What the page says in English stands beside the names of the texts, in [`Label`], [`PanelText`] and [`AskedText`], by the
//! part of the program that says it. Another language is a file with the same names in the same order, loaded when it is
//! chosen ([`Language::learn`]). What is made of facts goes by [`Phrase`], [`Lesson`], [`Offer`] and their like, which choose
//! among the texts; no language has code of its own.

mod by_hand;
mod caption;
mod english;
mod fill;
mod keys;
mod language;
mod lesson;
mod message;
mod numerals;
mod offer;
mod phrase;
mod problem;
mod puzzle;
mod tour;
mod tutor;

pub use by_hand::ByHand;
pub use caption::caption_text;
pub use english::{AskedText, Label, PanelText};
pub use fill::Fact;
pub use keys::Keys;
pub use language::Language;
pub use lesson::Lesson;
pub use message::Message;
pub use numerals::{Numerals, raised};
pub use offer::Offer;
pub use phrase::Phrase;
pub use tour::Tour;
pub use tutor::Tutor;
