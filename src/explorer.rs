//! What the page is doing, as plain values: settings, the index, playback, and how actions change them.
//!
//! It knows the solver and no browser. A link holds all of it that matters: [`link::read`] makes a state of one and
//! [`link::write`] makes one of a state.

mod action;
mod beside;
pub mod deed;
mod edit;
pub mod entry;
mod errand;
pub mod files;
mod game;
pub mod host;
pub mod keys;
pub mod link;
mod look;
mod panels;
mod pending;
mod play;
mod playback;
mod problem;
mod program;
mod race;
mod reduce;
mod settings;
pub mod sharing;
pub mod sheet;
mod shown;
pub mod slider;
mod speed;
mod state;
pub mod task;
mod tongue;
pub mod tour;
mod views;
pub mod window;

pub use action::{Action, Outcome, Take};
pub use beside::{Beside, BesidePart};
pub use edit::Edit;
pub use errand::Errand;
pub use game::{Game, Illegal};
pub use panels::{Panel, Panels};
pub use pending::Pending;
pub use play::{Advice, Hand, Playing, Table};
pub use playback::{Motion, Playback, TWEEN_MS};
pub use problem::{Parameter, Problem, Reason};
pub use program::{Program, Solver};
pub use race::{Heat, Lap, Race, Racing, Runner};
pub use settings::{MOST_DISCS, Settings, Span, Theme, read_discs};
pub use sharing::Sharing;
pub use shown::Shown;
pub use speed::Speed;
pub use state::State;
pub use tongue::Tongue;
pub use views::{AIDS, At, Grip, Look, Turn, Views};
