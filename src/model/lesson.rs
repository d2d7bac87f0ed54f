//! Lessons: a few states of the page, one after another, each with a title and a text.
//!
//! The tour and the ready lessons are files in the reader's language; a lesson made by a user is in its link, compressed.

mod ask;
mod asking;
pub mod markup;
mod place;
mod ready;
mod script;
mod session;

pub use ask::{Ask, AskAnswer, AskKind, ParseAskKindError};
pub use asking::{AskAction, AskProgress};
pub use draft::LessonDraft;
pub use editor::LessonEdit;
pub use place::{LessonPlace, LessonSource, PackedLesson, ParseLessonError, ReadyLesson};
pub use script::{Lesson, LessonStep, ScriptError};
mod answers;
mod draft;
mod editor;

pub(super) use answers::{LessonExercises, restore, restore_later};
pub(super) use asking::watch;
pub(super) use editor::follow_history;
pub(super) use session::update;
pub use session::{CardKeys, LessonAction, LessonSession};
