//! The drawn page: its elements, what listens to them, and what Yew cannot render.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::{Callback, Context, NodeRef};

use crate::effects::{self, ReducedMotion, SavedFocus, SizeObserver};
use crate::model::{PagePart, Pending};
use crate::view::PageRefs;

use super::{App, Message};

/// The size of the towers until they are measured, in sixteenths of the page's font size. They are no wider than the window: what
/// depends on their width would shift.
const DEFAULT_TOWERS_SIZE: (f64, f64) = (960.0, 400.0);

/// The drawn page. Every handle in here cleans up when it is dropped.
pub(super) struct Dom {
    pub refs: PageRefs,
    /// Whether Yew was asked for a new view, and [`yew::Component::rendered`] has not run for it yet.
    pub is_drawing: bool,
    /// Whether the size of the towers may be followed by another one.
    pub is_measuring: bool,
    /// What the root says is pending; `None` until it was told.
    pub pending: Option<Vec<Pending>>,
    /// Whether the first render is done.
    pub is_started: bool,
    /// The rest after which the dock catches up.
    pub dock_rest: Option<Timeout>,
    pub is_preview_loading: bool,
    /// What to scroll to once it is drawn.
    pub part_to_show: Option<PagePart>,
    saved_focus: Option<SavedFocus>,
    size_observer: Option<SizeObserver>,
    /// The text area behind the editor for programs, and the text that the editor was given last.
    edited: Option<(Element, String)>,
    listeners: Vec<EventListener>,
    _caption_observer: Option<SizeObserver>,
    _reduced_motion: ReducedMotion,
}

impl Dom {
    pub fn new(reduced_motion: ReducedMotion) -> Self {
        let (width, height) = DEFAULT_TOWERS_SIZE;
        let towers_size = (effects::window_width().map_or(width, |window| window.min(width)), height);
        Self {
            refs: PageRefs { root: NodeRef::default(), towers: NodeRef::default(), towers_size },
            is_drawing: true,
            is_measuring: false,
            pending: None,
            is_started: false,
            dock_rest: None,
            is_preview_loading: false,
            part_to_show: None,
            saved_focus: None,
            size_observer: None,
            edited: None,
            listeners: Vec::new(),
            _caption_observer: None,
            _reduced_motion: reduced_motion,
        }
    }

    /// The root element of the explorer; `None` before the first render.
    pub fn root(&self) -> Option<Element> {
        self.refs.root.cast()
    }

    /// Remembers the element with the focus, which the next render may remove.
    pub fn save_focus(&mut self) {
        let saved = self.root().and_then(|root| SavedFocus::save(&root));
        self.saved_focus = saved.or_else(|| self.saved_focus.take());
    }
}

impl App {
    /// Listens to the page, after it was rendered first.
    pub(super) fn listen(&mut self, ctx: &Context<Self>, root: &Element) {
        let dispatch = &self.ui.dispatch;
        let is_page = ctx.props().query.is_none();
        // Keys come first: an Escape that puts a disc back must not also close the popover.
        let mut listeners: Vec<_> = effects::listen_to_keys(root, is_page, dispatch).into_iter().collect();
        listeners.extend(effects::listen_to_popover(root, dispatch));
        listeners.push(effects::listen_to_wheel(root, dispatch.clone()));
        listeners.extend(effects::listen_to_groups(root));
        listeners.push(effects::listen_to_preview(root, ctx.link().callback(|()| Message::PreviewLoaded)));
        if is_page {
            effects::finish_loading();
            listeners.extend(effects::listen_to_storage(&self.scene.session.origin, dispatch));
            listeners.extend(effects::listen_to_presentation(root, dispatch));
            self.dom._caption_observer = effects::observe_caption_height(root);
        }
        self.dom.listeners = listeners;
    }

    /// Does after each render what Yew cannot render:
    ///
    /// - the value of a select field, which no attribute sets once the user has chosen;
    /// - the document of a preview, which an attribute would add to the history;
    /// - modal dialogs, which only a method opens;
    /// - the focus after its element has gone, and in a new card;
    /// - scrolling to what somebody asked for;
    /// - the controls of locked panels, because the components that draw them do not know the lock;
    /// - the editor for programs, which is somebody else's script;
    /// - the size of the towers, which has to be measured.
    pub(super) fn mend(&mut self, ctx: &Context<Self>, root: &Element) {
        effects::sync_selects(root);
        self.dom.is_preview_loading = effects::sync_preview(root);
        effects::open_dialogs(root);
        if let Some(saved) = self.dom.saved_focus.take() {
            saved.restore();
        }
        effects::focus_new_card(root);
        if let Some(part) = self.dom.part_to_show.take() {
            effects::show_part(root, part);
        }
        effects::lock_panels(root, self.scene.locked_panels());
        self.sync_code_editor(ctx, root);
        let link = ctx.link().clone();
        let is_new = SizeObserver::sync(&mut self.dom.size_observer, self.dom.refs.towers.cast(), move |measured| {
            link.send_message(Message::Measured(measured));
        });
        if is_new {
            self.dom.is_measuring = false;
        }
    }

    /// Lets the editor for programs follow its text area, if there is one. It is pending until it shows another text.
    fn sync_code_editor(&mut self, ctx: &Context<Self>, root: &Element) {
        let source = root.query_selector(".editor > textarea").ok().flatten();
        let edited = source.map(|source| (source, self.scene.own_program().to_owned()));
        if let Some((source, _)) = &edited {
            let shown = match edited == self.dom.edited {
                true => Callback::noop(),
                false => self.in_flight.track(Pending::Chunk, ctx.link().callback(|()| Message::Finished)),
            };
            effects::edit_code(root, source, shown);
        }
        self.dom.edited = edited;
    }

    pub(super) fn on_root(&self, run: impl FnOnce(&Element)) {
        if let Some(root) = self.dom.root() {
            run(&root);
        }
    }
}
