//! The root component: connects state, effects and views.

mod chunks;
mod dispatch;
mod dock;
mod jobs;
mod lazy;
mod pending;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use js_sys::Function;
use web_sys::Element;
use yew::prelude::*;

use crate::effects::{self, AddressBar, ReducedMotion, SavedFocus, SizeObserver};
use crate::embed::{HostPort, QuestionTimer};
use crate::l10n::{L10n, board_caption};
use crate::model::lesson::Lesson;
use crate::model::{Action, Dock, ExportStatus, Locale, Panels, PlaybackAction, Scene, SystemEvent, link};
use crate::view::{DialogViews, PageRefs, PageViews, PanelViews, Ui, page, translatable};

pub use chunks::{Chunks, Loader};
use jobs::RunningJobs;
use lazy::Lazy;
use pending::InFlight;

#[derive(PartialEq, Properties)]
pub struct AppProps {
    pub chunks: Chunks,
    /// The parameters of an element. `None` for a page, whose parameters are in its address.
    pub query: Option<String>,
    /// The script of the host, if there is one: see [`HostPort`].
    pub host: Option<Function>,
    /// The initial language; `None` for English.
    pub l10n: Option<L10n>,
}

/// One explorer and its effects.
pub struct App {
    scene: Rc<Scene>,
    /// Its callback is never replaced, because memoised components compare it.
    ui: Ui,
    /// The current text of the live region for screen readers.
    announcement: AttrValue,
    announcing: Option<Timeout>,
    panels: Lazy<&'static dyn PanelViews>,
    dialogs: Lazy<&'static dyn DialogViews>,
    dock: Dock,
    /// The frame in which the dock catches up.
    dock_frame: Option<AnimationFrame>,
    saved_focus: Option<SavedFocus>,
    refs: PageRefs,
    size_observer: Option<SizeObserver>,
    board_observer: Option<SizeObserver>,
    running: RunningJobs,
    is_preview_loading: bool,
    in_flight: InFlight,
    /// Whether Yew was asked for a new view, and [`Component::rendered`] has not run for it yet.
    is_drawing: bool,
    /// The text area that an editor takes the place of, and the text that it was told to show.
    edited: Option<(Element, String)>,
    address_bar: Option<AddressBar>,
    host: Option<HostPort>,
    question_timer: QuestionTimer,
    listeners: Vec<EventListener>,
    /// The panels whose tabs are in view.
    tabs_in_view: Option<Panels>,
    /// Whether the first render is done.
    is_started: bool,
    _reduced_motion: ReducedMotion,
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
    DockFrame,
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
    /// The new width and height of the towers, in CSS pixels.
    Resized(f64, f64),
}

/// The size of the towers until they are measured, in CSS pixels.
const DEFAULT_TOWERS_SIZE: (f64, f64) = (960.0, 400.0);

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
        let mut state = link::open(&query);
        state.session.prefers_reduced_motion = reduced_motion.is_reduced;
        state.session.origin = effects::origin();
        let scene = Rc::new(Scene::new(state));
        Self {
            scene: Rc::clone(&scene),
            ui: Ui { l10n: ctx.props().l10n.unwrap_or_default(), dispatch: dispatch.clone() },
            announcement: AttrValue::default(),
            announcing: None,
            panels: Lazy::Idle,
            dialogs: Lazy::Idle,
            dock: Dock::new(scene),
            dock_frame: None,
            saved_focus: None,
            refs: PageRefs { root: NodeRef::default(), towers: NodeRef::default(), towers_size: DEFAULT_TOWERS_SIZE },
            size_observer: None,
            board_observer: None,
            running: RunningJobs::default(),
            is_preview_loading: false,
            in_flight: InFlight::default(),
            is_drawing: true,
            edited: None,
            address_bar: is_page
                .then(|| AddressBar::new(dispatch.clone(), ctx.link().callback(|()| Message::Finished))),
            host: ctx.props().host.as_ref().map(|host| HostPort::new(host, dispatch.clone())),
            question_timer: QuestionTimer::default(),
            listeners: Vec::new(),
            tabs_in_view: None,
            is_started: false,
            _reduced_motion: reduced_motion,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let draws = self.handle(ctx, message);
        self.is_drawing |= draws;
        self.show_pending();
        draws
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let views = PageViews { panels: self.panels.get().zip(Some(self.dock.shown())), dialogs: self.dialogs.get() };
        translatable(page(&self.scene, &self.announcement, &self.refs, views, &self.ui))
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        let Some(root) = self.root() else { return };
        if first {
            self.is_started = true;
            self.listeners = effects::listen_to_towers(&root, &self.ui.dispatch);
            self.listeners.extend(effects::listen_to_popover(&root, &self.ui.dispatch));
            self.listeners.push(effects::listen_to_wheel(&root, self.ui.dispatch.clone()));
            self.listeners.extend(effects::listen_to_groups(&root));
            self.listeners.push(effects::listen_to_preview(&root, ctx.link().callback(|()| Message::PreviewLoaded)));
            if ctx.props().query.is_none() {
                effects::finish_loading();
                self.listeners.extend(effects::listen_to_page(&root, &self.ui.dispatch));
                self.listeners.extend(effects::listen_to_presentation(&root, &self.ui.dispatch));
                self.board_observer = effects::observe_board_height(&root);
            }
            self.start(ctx);
            self.load_chunks(ctx, false);
        }
        let shown = Some(self.scene.config.panels.shown);
        if std::mem::replace(&mut self.tabs_in_view, shown) != shown {
            effects::show_selected_tab(&root);
        }
        effects::sync_selects(&root);
        self.is_preview_loading = effects::sync_preview(&root);
        effects::open_dialogs(&root);
        if let Some(saved) = self.saved_focus.take() {
            saved.restore();
        }
        effects::focus_new_card(&root);
        effects::describe_root(&root, self.ui.l10n, self.scene.config.appearance.accessibility);
        effects::lock_panels(&root, self.scene.locked_panels());
        self.sync_code_editor(ctx, &root);
        self.schedule_dock(ctx);
        let link = ctx.link().clone();
        SizeObserver::sync(&mut self.size_observer, self.refs.towers.cast(), move |width, height| {
            link.send_message(Message::Resized(width, height));
        });
        self.is_drawing = false;
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
                self.panels.finish(views);
                self.chunk_loaded(ctx, views.is_some());
            }
            Message::DialogsLoaded(views) => {
                self.dialogs.finish(views);
                self.chunk_loaded(ctx, views.is_some());
            }
            Message::LocaleLoaded(locale, l10n) => return self.locale_loaded(ctx, locale, l10n),
            Message::LessonTextsLoaded(locale, texts) => return self.lesson_texts_loaded(ctx, locale, texts),
            Message::Search => return self.run_search(ctx),
            Message::DockFrame => return self.let_dock_catch_up(ctx),
            Message::Announce => {
                self.announcing = None;
                let of_panel = self.panels.get().and_then(|views| views.announcement(&self.scene, self.ui.l10n));
                self.announcement = of_panel.unwrap_or_else(|| board_caption(&self.scene, self.ui.l10n)).into();
            }
            Message::Exported(status) => self.exported(ctx, status),
            Message::Copied(text, status) => self.copied(ctx, text, status),
            Message::PreviewLoaded => {
                self.is_preview_loading = self.root().is_some_and(|root| effects::sync_preview(&root));
                return false;
            }
            Message::Finished => return false,
            Message::Resized(width, height) => {
                let size = (width, height);
                return std::mem::replace(&mut self.refs.towers_size, size) != size;
            }
        }
        true
    }
}
