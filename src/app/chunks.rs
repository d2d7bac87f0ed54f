//! The parts of the program that are loaded after the first picture.

use yew::{Callback, Context};

use crate::model::{Action, AppearanceAction, ShareAction, State, SystemEvent};
use crate::view::{DialogViews, PanelViews};

use super::{App, Message};

/// Loads something and calls back with it, or with `None` when it could not be loaded.
pub type Loader<T> = fn(Callback<Option<T>>);

/// How the parts are loaded.
#[derive(Clone, Copy)]
pub struct Chunks {
    pub panels: Loader<&'static dyn PanelViews>,
    pub dialogs: Loader<&'static dyn DialogViews>,
    /// What the program does in a worker.
    pub worker: Loader<fn()>,
}

impl PartialEq for Chunks {
    /// There is one program.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Whether somebody who does this expects what could not be loaded to be tried again.
pub(super) const fn is_retry(action: &Action) -> bool {
    matches!(
        action,
        Action::TogglePanel(_)
            | Action::Tour(_)
            | Action::Share(ShareAction::Open)
            | Action::Appearance(AppearanceAction::ShowShortcuts(true))
            | Action::System(SystemEvent::DismissProblems)
    )
}

/// Whether the state shows something that only the dialogs' part draws.
fn needs_dialogs(state: &State) -> bool {
    let config = &state.config;
    config.share.is_some()
        || config.tour.is_some()
        || config.quiz.quiz.is_some()
        || config.appearance.shortcuts.is_list_open
}

impl App {
    /// Starts to load what the page needs now: the panels after the first picture, the dialogs when they are asked for.
    pub(super) fn load_chunks(&mut self, ctx: &Context<Self>, retries: bool) {
        let chunks = ctx.props().chunks;
        if self.panels.start(retries) {
            (chunks.panels)(ctx.link().callback(Message::PanelsLoaded));
        }
        if needs_dialogs(&self.state) && self.dialogs.start(retries) {
            (chunks.dialogs)(ctx.link().callback(Message::DialogsLoaded));
        }
    }

    /// The part arrived, or could not be loaded.
    pub(super) fn chunk_loaded(&mut self, ctx: &Context<Self>, is_loaded: bool) {
        self.deferred_panels = None;
        let event = if is_loaded { SystemEvent::ChunkLoaded } else { SystemEvent::ChunkFailed };
        self.dispatch(ctx, event.into());
    }
}
