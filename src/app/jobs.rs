//! The work that goes on beside the page, as the jobs of the scene want it. Dropping a handle ends its work.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::{Callback, Context};

use crate::effects::{self, Clock, OwnProgramHandle, WorkerHandle};
use crate::l10n::L10n;
use crate::model::lesson::{Lesson, LessonEdit, PackedLesson};
use crate::model::{Action, AppearanceAction, Jobs, LessonAction, Locale, Motion, Pending, PlaybackAction, SearchTask};
use crate::view::flight_path;

use super::{App, Message};

/// What is under way.
#[derive(Default)]
pub(super) struct RunningJobs {
    wanted: Jobs,
    clock: Clock,
    flight: Option<Timeout>,
    search: Option<(SearchTask, Option<Timeout>)>,
    race: Option<WorkerHandle>,
    own_program: Option<OwnProgramHandle>,
    export: Option<WorkerHandle>,
    is_locale_loading: bool,
    /// The language of the lessons that are being loaded, or could not be.
    lesson_texts: Option<Locale>,
}

/// The time for a flight to begin with the next frame, and for a soft landing.
const LANDING_MS: u32 = 250;

/// Less than a frame, which takes 16.7 ms.
const SEARCH_SLICE_MS: f64 = 12.0;

impl App {
    /// Starts what the scene wants and ends what it wants no more.
    pub(super) fn follow_jobs(&mut self, ctx: &Context<Self>) {
        let Some(root) = self.dom.root().filter(|_| self.dom.is_started) else { return };
        let (wanted, was) = (self.scene.jobs(), std::mem::take(&mut self.running.wanted));
        self.follow_clock(ctx, wanted.clock);
        if wanted.flight != was.flight {
            self.running.flight = wanted.flight.map(|motion| self.start_flight(ctx, motion));
        }
        if wanted.search != was.search {
            self.running.search = wanted.search.as_ref().and_then(SearchTask::new).map(|task| (task, None));
            self.schedule_search(ctx);
        }
        let (scene, dispatch) = (&self.scene, &self.ui.dispatch);
        if wanted.race != was.race {
            self.running.race = wanted.race.and_then(|discs| effects::start_race(&root, discs, dispatch));
        }
        if wanted.own_program != was.own_program {
            let start = || effects::start_own_program(&root, scene, dispatch);
            self.running.own_program = wanted.own_program.then(start).flatten();
        }
        if wanted.export != was.export {
            let start = || effects::start_export(&root, scene, self.ui.l10n, dispatch);
            self.running.export = wanted.export.then(start).flatten();
        }
        if wanted.locale != was.locale {
            self.load_locale(ctx, &root, wanted.locale);
        }
        self.follow_lesson_texts(ctx, &root, wanted.lesson_texts);
        if let Some(packed) = wanted.unpack.as_ref().filter(|_| wanted.unpack != was.unpack) {
            self.unpack_lesson(&root, packed.clone());
        }
        if let Some(lesson) = wanted.pack.as_ref().filter(|_| wanted.pack != was.pack) {
            self.pack_lesson(ctx, &root, lesson);
        }
        self.running.wanted = wanted;
    }

    /// Whether something of a kind is under way, or begins.
    pub(super) fn is_job_pending(&self, kind: Pending) -> bool {
        let running = &self.running;
        match kind {
            Pending::Search => running.search.is_some(),
            Pending::Race => running.race.as_ref().is_some_and(|race| !race.is_ready()),
            Pending::Export => running.export.is_some(),
            Pending::Language => running.is_locale_loading,
            Pending::Drawing
            | Pending::Panel
            | Pending::Chunk
            | Pending::Preview
            | Pending::Program
            | Pending::Motion
            | Pending::Announcement
            | Pending::Address
            | Pending::Lesson
            | Pending::Host => false,
        }
    }

    fn follow_clock(&mut self, ctx: &Context<Self>, is_wanted: bool) {
        if is_wanted {
            let link = ctx.link().clone();
            self.running.clock.schedule(move |elapsed| link.send_message(Message::Tick(elapsed)));
        } else {
            self.running.clock.stop();
        }
    }

    /// Gives the style sheet the way of a disc before it is drawn, and tells the model when it has landed.
    fn start_flight(&self, ctx: &Context<Self>, motion: Motion) -> Timeout {
        if let (Some(towers), Some(path)) = (self.dom.refs.towers.cast(), flight_path(&self.scene, &self.dom.refs)) {
            effects::guide_flight(&towers, &path, &motion);
        }
        let link = ctx.link().clone();
        Timeout::new(motion.duration_ms as u32 + LANDING_MS, move || {
            link.send_message(Message::Act(PlaybackAction::Land.into()));
        })
    }

    fn schedule_search(&mut self, ctx: &Context<Self>) {
        if let Some((_, timer)) = &mut self.running.search {
            let link = ctx.link().clone();
            *timer = Some(Timeout::new(0, move || link.send_message(Message::Search)));
        }
    }

    /// Runs a slice of the search and dispatches its progress or result.
    pub(super) fn run_search(&mut self, ctx: &Context<Self>) -> bool {
        let Some((task, _)) = &mut self.running.search else { return false };
        let event = task.run(effects::has_time(SEARCH_SLICE_MS));
        self.schedule_search(ctx);
        self.dispatch(ctx, event.into());
        true
    }

    fn load_locale(&mut self, ctx: &Context<Self>, root: &Element, locale: Option<Locale>) {
        self.running.is_locale_loading = locale != Some(self.ui.l10n.locale());
        if self.running.is_locale_loading {
            let link = ctx.link().clone();
            let loaded = Callback::from(move |l10n| link.send_message(Message::LocaleLoaded(locale, l10n)));
            effects::load_locale(root, locale, loaded);
        }
    }

    /// Ignores a language that is no longer wanted. `l10n` is `None` if it could not be loaded.
    pub(super) fn locale_loaded(&mut self, ctx: &Context<Self>, locale: Option<Locale>, l10n: Option<L10n>) -> bool {
        if !self.running.is_locale_loading || self.running.wanted.locale != locale {
            return false;
        }
        self.running.is_locale_loading = false;
        let action: Action = match l10n {
            Some(l10n) => {
                self.ui.l10n = l10n;
                self.update_document(ctx);
                LessonAction::ForgetTexts.into()
            }
            None => AppearanceAction::LocaleFailed(self.ui.l10n.locale()).into(),
        };
        self.dispatch(ctx, action);
        true
    }

    /// Ignores the texts of a language that the page no longer has.
    pub(super) fn lesson_texts_loaded(
        &mut self,
        ctx: &Context<Self>,
        locale: Locale,
        texts: Option<Rc<Vec<Lesson>>>,
    ) -> bool {
        let is_wanted = self.running.lesson_texts == Some(locale);
        if is_wanted {
            self.dispatch(ctx, LessonAction::TextsLoaded(texts).into());
        }
        is_wanted
    }

    fn follow_lesson_texts(&mut self, ctx: &Context<Self>, root: &Element, is_wanted: bool) {
        let locale = is_wanted.then(|| self.ui.l10n.locale());
        if std::mem::replace(&mut self.running.lesson_texts, locale) == locale {
            return;
        }
        let Some(locale) = locale else { return };
        let (l10n, link) = (self.ui.l10n, ctx.link().clone());
        let loaded = move |file: Option<String>| {
            let texts = file.and_then(|file| l10n.lessons(&file).ok()).map(Rc::new);
            link.send_message(Message::LessonTextsLoaded(locale, texts));
        };
        effects::load_lessons(root, l10n.locale().code(), self.in_flight.track(Pending::Lesson, loaded.into()));
    }

    fn unpack_lesson(&self, root: &Element, packed: PackedLesson) {
        let (source, dispatch) = (packed.clone(), self.ui.dispatch.clone());
        let unpacked = move |text: Option<String>| {
            let lesson = text.and_then(|text| text.parse().ok()).map(Rc::new);
            dispatch.emit(LessonAction::Unpacked(source.clone(), lesson).into());
        };
        effects::unpack(root, packed.base64(), self.in_flight.track(Pending::Lesson, unpacked.into()));
    }

    fn pack_lesson(&self, ctx: &Context<Self>, root: &Element, lesson: &Lesson) {
        let (text, dispatch) = (lesson.to_string(), self.ui.dispatch.clone());
        let (source, not_packed) = (text.clone(), ctx.link().callback(|()| Message::Finished));
        let packed = move |base64: Option<String>| match base64.as_deref().and_then(PackedLesson::new) {
            Some(packed) => dispatch.emit(LessonAction::Edit(LessonEdit::Packed(source.clone(), packed)).into()),
            None => not_packed.emit(()),
        };
        effects::pack(root, &text, self.in_flight.track(Pending::Lesson, packed.into()));
    }
}
