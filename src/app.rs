//! The root component: connects state, effects and views.

mod announcer;
mod chunks;
mod dispatch;
mod dock;
mod dom;
mod host;
mod jobs;
mod lazy;
mod pending;

use std::rc::Rc;

use js_sys::Function;
use yew::prelude::*;

use crate::effects::{self, AddressBar, Measured, ReducedMotion};
use crate::l10n::{L10n, heard_caption};
use crate::model::lesson::Lesson;
use crate::model::link::Params;
use crate::model::{Action, Dock, ExportStatus, Locale, PlaybackAction, Scene, State, SystemEvent};
use crate::view::{DialogViews, PageViews, PanelViews, Ui, page, translatable};

use announcer::Announcer;
pub use chunks::{Chunks, Loader};
use dom::Dom;
use host::Host;
use jobs::RunningJobs;
use lazy::LazyViews;
use pending::InFlight;

#[derive(PartialEq, Properties)]
pub struct AppProps {
    pub chunks: Chunks,
    /// The parameters of an element. `None` for a page, whose parameters are in its address.
    pub query: Option<String>,
    /// The script of the host, if there is one: see [`HostPort`](crate::embed::HostPort).
    pub host: Option<Function>,
    /// The initial language; `None` for English.
    pub l10n: Option<L10n>,
}

/// One explorer and its effects.
pub struct App {
    scene: Rc<Scene>,
    /// Its callback is never replaced, because memoised components compare it.
    ui: Ui,
    dock: Dock,
    views: LazyViews,
    running: RunningJobs,
    in_flight: InFlight,
    announcer: Announcer,
    /// `None` in an element.
    address_bar: Option<AddressBar>,
    host: Host,
    dom: Dom,
}

pub enum Message {
    Act(Action),
    PanelsLoaded(Option<&'static dyn PanelViews>),
    DialogsLoaded(Option<&'static dyn DialogViews>),
    LocaleLoaded(Option<Locale>, Option<L10n>),
    LessonTextsLoaded(Locale, Option<Rc<Vec<Lesson>>>),
    /// Milliseconds since the last frame.
    Tick(f64),
    /// Run the next slice of the search.
    Search,
    /// Let the dock catch up, in a new frame.
    DockRested,
    /// Announce the current position to screen readers.
    Announce,
    /// The result of saving.
    Exported(ExportStatus),
    /// The result of copying a text.
    Copied(String, ExportStatus),
    /// The frame of a preview has loaded.
    PreviewLoaded,
    /// Something that was pending has ended without an action.
    Finished,
    /// The new size of the towers, in CSS pixels.
    Measured(Measured),
}

impl Component for App {
    type Message = Message;
    type Properties = AppProps;

    fn create(ctx: &Context<Self>) -> Self {
        let dispatch = ctx.link().callback(Message::Act);
        let is_page = ctx.props().query.is_none();
        let query = ctx.props().query.clone().unwrap_or_else(effects::query);
        let on_change = dispatch.clone();
        let reduced_motion =
            ReducedMotion::new(move |is_reduced| on_change.emit(SystemEvent::ReducedMotion(is_reduced).into()));
        let origin = effects::origin(is_page);
        let mut state = State::open(Params::of_address(&query, &origin));
        state.session.prefers_reduced_motion = reduced_motion.is_reduced;
        state.session.origin = origin;
        state.session.best = effects::kept_results(&state.session.origin);
        let scene = Rc::new(Scene::new(state));
        let address_bar = || AddressBar::new(dispatch.clone(), ctx.link().callback(|()| Message::Finished));
        Self {
            scene: Rc::clone(&scene),
            ui: Ui { l10n: ctx.props().l10n.unwrap_or_default(), dispatch: dispatch.clone() },
            dock: Dock::new(scene),
            views: LazyViews::default(),
            running: RunningJobs::default(),
            in_flight: InFlight::default(),
            announcer: Announcer::default(),
            address_bar: is_page.then(address_bar),
            host: Host::new(ctx.props().host.as_ref(), &dispatch),
            dom: Dom::new(reduced_motion),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let draws = self.handle(ctx, message);
        self.dom.is_drawing |= draws;
        self.show_pending();
        draws
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let views = PageViews {
            panels: self.views.panels.get().zip(Some(&**self.dock.shown())),
            dialogs: self.views.dialogs.get(),
            of_lens: self.dock.lens(),
        };
        translatable(page(&self.scene, &self.announcer.text, &self.dom.refs, views, &self.ui))
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        let Some(root) = self.dom.root() else { return };
        if first {
            self.dom.is_started = true;
            self.listen(ctx, &root);
            self.start(ctx);
            self.load_chunks(ctx, false);
        }
        self.mend(ctx, &root);
        self.schedule_dock(ctx);
        self.dom.is_drawing = false;
        self.show_pending();
    }
}

impl App {
    /// Handles a message. Returns whether the page has to be rendered.
    fn handle(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        match message {
            Message::Act(action) => self.dispatch(ctx, action),
            Message::Tick(elapsed) => self.dispatch(ctx, PlaybackAction::Tick(elapsed).into()),
            Message::PanelsLoaded(views) => {
                self.views.panels.finish(views);
                self.chunk_loaded(ctx, views.is_some());
            }
            Message::DialogsLoaded(views) => {
                self.views.dialogs.finish(views);
                self.chunk_loaded(ctx, views.is_some());
            }
            Message::LocaleLoaded(locale, l10n) => return self.locale_loaded(ctx, locale, l10n),
            Message::LessonTextsLoaded(locale, texts) => return self.lesson_texts_loaded(ctx, locale, texts),
            Message::Search => return self.run_search(ctx),
            Message::DockRested => return self.let_dock_catch_up(ctx),
            // A drag is announced when it ends.
            Message::Announce if self.scene.is_dragging() => self.announcer.announce_later(ctx),
            Message::Announce => {
                let of_panel = self.views.panels.get().and_then(|views| views.announcement(&self.scene, self.ui.l10n));
                self.announcer.announce_position(of_panel.unwrap_or_else(|| heard_caption(&self.scene, self.ui.l10n)));
            }
            Message::Exported(status) => self.exported(ctx, status),
            Message::Copied(text, status) => self.copied(ctx, text, status),
            Message::PreviewLoaded => {
                self.dom.is_preview_loading = self.dom.root().is_some_and(|root| effects::sync_preview(&root));
                return false;
            }
            Message::Finished => return false,
            Message::Measured(Measured::Size(width, height)) => {
                self.dom.is_measuring = true;
                let size = (width, height);
                return std::mem::replace(&mut self.dom.refs.towers_size, size) != size;
            }
            Message::Measured(Measured::Rests) => {
                self.dom.is_measuring = false;
                return false;
            }
        }
        true
    }
}
