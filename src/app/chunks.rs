//! Loads the chunks of the program that the first paint does not need.

use yew::{Callback, Context};

use crate::effects::LoadJob;
use crate::model::lesson::LessonEdit;
use crate::model::{
    Action, AppearanceAction, ExerciseAction, LearnAction, LessonAction, Scene, ShareAction, SystemEvent,
};
use crate::view::{DialogViews, PanelViews};

use super::{App, Message};

/// Loads something and passes it to the callback, or `None` if it could not be loaded.
pub type Loader<T> = fn(Callback<Option<T>>);

#[derive(Clone, Copy)]
pub struct Chunks {
    pub panels: Loader<&'static dyn PanelViews>,
    pub dialogs: Loader<&'static dyn DialogViews>,
    /// The race, in a worker.
    pub race: LoadJob,
    /// What writes files, in a worker.
    pub export: LoadJob,
    /// The board of the learner's own program, in a worker.
    pub python: LoadJob,
}

impl PartialEq for Chunks {
    /// Every instance has the same loaders.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Whether an action opens something that a part of the program draws, so that one that failed to load is loaded again.
pub(super) const fn is_retry(action: &Action) -> bool {
    match action {
        Action::TogglePanel(_)
        | Action::SelectTab(_)
        | Action::ToggleTab(_)
        | Action::SelectPanel(_)
        | Action::Exercise(ExerciseAction::NextQuestion | ExerciseAction::Restart)
        | Action::Learn(LearnAction::Open(_) | LearnAction::Practise(_))
        | Action::Lesson(LessonAction::GoTo(..) | LessonAction::Edit(LessonEdit::Begin))
        | Action::Share(ShareAction::Open)
        | Action::Appearance(AppearanceAction::ShowShortcuts(true))
        | Action::System(SystemEvent::DismissProblems) => true,
        Action::Navigate(_)
        | Action::Playback(_)
        | Action::Puzzle(_)
        | Action::SelectLanguage(_)
        | Action::SetFold(..)
        | Action::Viewport(_)
        | Action::Scrub(_)
        | Action::Timeline(_)
        | Action::Graph(_)
        | Action::Recursion(_)
        | Action::Reason(_)
        | Action::Program(_)
        | Action::OwnProgram(_)
        | Action::Compare(_)
        | Action::Race(_)
        | Action::ManualPlay(_)
        | Action::Exercise(_)
        | Action::Learn(_)
        | Action::Lesson(_)
        | Action::Share(_)
        | Action::Appearance(_)
        | Action::Host(_)
        | Action::Solver(_)
        | Action::System(_) => false,
    }
}

/// Whether the state shows something that only the dialogs' chunk can draw.
fn needs_dialogs(scene: &Scene) -> bool {
    let config = &scene.config;
    config.share.is_some()
        || config.lesson.is_some()
        || config.learn.is_some()
        || scene.session.lesson.draft.is_some()
        || config.exercise.exercise.is_some()
        || config.appearance.shortcuts.is_list_open
}

impl App {
    /// Starts to load the panels, and the dialogs if they are needed, unless they were requested already.
    pub(super) fn load_chunks(&mut self, ctx: &Context<Self>, retries: bool) {
        let chunks = ctx.props().chunks;
        if self.views.panels.start(retries) {
            (chunks.panels)(ctx.link().callback(Message::PanelsLoaded));
        }
        if needs_dialogs(&self.scene) && self.views.dialogs.start(retries) {
            (chunks.dialogs)(ctx.link().callback(Message::DialogsLoaded));
        }
    }

    pub(super) fn chunk_loaded(&mut self, ctx: &Context<Self>, is_loaded: bool) {
        let event = if is_loaded { SystemEvent::ChunkLoaded } else { SystemEvent::ChunkFailed };
        self.dispatch(ctx, event.into());
    }
}
