//! What the page is doing, as plain values: settings, the index, playback, and how actions change them.
//!
//! It knows the solver and no browser. A link holds all of it that matters: [`link::read`] makes a state of one and
//! [`link::write`] makes one of a state.

mod action;
mod compare;
pub mod deed;
mod deferred_panels;
mod edit;
mod game;
mod gesture;
pub mod host;
pub mod index_expr;
pub mod keys;
pub mod link;
mod locale;
mod look;
mod manual_play;
mod panels;
mod pending;
mod playback;
mod problem;
mod program;
pub mod quiz;
mod race;
mod reduce;
mod search_task;
mod settings;
pub mod share;
pub mod slider;
mod speed;
mod state;
pub mod timeline_window;
pub mod tour;
mod views;

pub use action::{Action, Outcome, Take};
pub use compare::{Beside, BesidePart};
pub use deferred_panels::Shown;
pub use edit::Edit;
pub use game::{Game, Illegal};
pub use locale::Tongue;
pub use manual_play::{Advice, Hand, Playing, Table};
pub use panels::{Panel, Panels};
pub use pending::Pending;
pub use playback::{Motion, Playback, TWEEN_MS};
pub use problem::{Parameter, Problem, Reason};
pub use program::{Program, Solver};
pub use race::{Heat, Lap, Race, Racing, Runner};
pub use search_task::Errand;
pub use settings::{MOST_DISCS, Settings, Span, Theme, read_discs};
pub use share::Sharing;
pub use speed::Speed;
pub use state::State;
pub use views::{AIDS, At, Grip, Look, Turn, Views};
