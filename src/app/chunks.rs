//! Loads the chunks of the program that the first paint does not need.

use std::mem::take;

use yew::{Callback, Context};

use crate::effects::LoadJob;
use crate::model::{Action, AppearanceAction, Chunk, Effect, LessonAction, State, SystemEvent};
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

/// Whether this action should retry chunks that failed to load.
pub(super) const fn is_retry(action: &Action) -> bool {
    matches!(
        action,
        Action::TogglePanel(_)
            | Action::SelectTab(_)
            | Action::ToggleTab(_)
            | Action::Appearance(AppearanceAction::ShowShortcuts(true))
            | Action::System(SystemEvent::DismissProblems)
    )
}

/// Whether the state shows something that only the dialogs' chunk can draw.
fn needs_dialogs(state: &State) -> bool {
    let config = &state.config;
    config.share.is_some()
        || config.lesson.is_some()
        || state.session.lesson.is_list_open
        || state.session.lesson.draft.is_some()
        || config.quiz.quiz.is_some()
        || config.appearance.shortcuts.is_list_open
}

impl App {
    /// Starts to load the panels, and the dialogs if they are needed, unless they were requested already.
    pub(super) fn load_chunks(&mut self, ctx: &Context<Self>, retries: bool) {
        let chunks = ctx.props().chunks;
        if self.panels.start(retries) {
            (chunks.panels)(ctx.link().callback(Message::PanelsLoaded));
        }
        let is_waiting = self.waiting.iter().any(|action| action.chunk() == Some(Chunk::Dialogs));
        if (is_waiting || needs_dialogs(&self.state)) && self.dialogs.start(retries) {
            (chunks.dialogs)(ctx.link().callback(Message::DialogsLoaded));
        }
    }

    /// Whether an action has to wait for its code.
    pub(super) fn must_wait(&self, action: &Action) -> bool {
        action.chunk().is_some_and(|chunk| self.state.session.code.update(chunk).is_none())
    }

    /// Keeps an action until its code has come. What a lesson says is loaded at the same time, so that it comes with its card.
    pub(super) fn wait(&mut self, ctx: &Context<Self>, action: Action) {
        let is_lesson = matches!(action, Action::Lesson(LessonAction::GoTo(..) | LessonAction::OpenList(true)));
        self.waiting.push(action);
        if self.is_started {
            self.load_chunks(ctx, true);
            if is_lesson {
                self.run(ctx, vec![Effect::LoadLessonTexts]);
            }
        }
    }

    pub(super) fn chunk_loaded(&mut self, ctx: &Context<Self>, chunk: Chunk, is_loaded: bool) {
        self.deferred_panels = None;
        let event = if is_loaded { SystemEvent::ChunkLoaded } else { SystemEvent::ChunkFailed };
        self.dispatch(ctx, event.into());
        let (mut ready, waiting): (Vec<_>, Vec<_>) =
            take(&mut self.waiting).into_iter().partition(|action| action.chunk() == Some(chunk));
        self.waiting = waiting;
        if is_loaded {
            for action in ready {
                self.dispatch(ctx, action);
            }
        } else {
            // Another attempt to load the code brings what was asked for last.
            self.waiting.extend(ready.pop());
        }
    }
}
