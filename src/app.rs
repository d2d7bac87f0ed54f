//! The only place where state, effects and views meet.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use js_sys::Function;
use web_sys::Element;
use yew::prelude::*;

use crate::browser::{self, Clock, GiveBack, Homes, Race, SizeObserver, Stillness};
use crate::element::Guest;
use crate::explorer::{Action, Errand, Panel, Program, Shown, State, link};
use crate::text::{Label, Language, Phrase};
use crate::view::{Lessons, Room, lessons, page, sentence};

/// A sentence is told to screen readers when the state has been the same for so long: each move of slow playing, and
/// only the last of a scrub.
const HUSH_MS: u32 = 400;
/// A slice of a search is shorter than a frame.
const SLICE_MS: f64 = 12.0;
/// The panels follow the towers in the same frame for so long; what is left follows in the next.
const FRAME_MS: f64 = 5.0;

/// What the page does not need at first: all the code that is reached from here and from nowhere else is sent as a file of
/// its own, after the first picture.
#[derive(Clone, Copy)]
pub struct Rest {
    /// Solves every puzzle and looks at every panel.
    pub program: Program,
    /// Draws the panels.
    pub lessons: Lessons,
    /// What is told of every change, where the query was this one at first.
    pub homes: fn(&Callback<Action>, &str, &AppProps) -> Homes,
    /// Listens to the wheel on their pictures.
    pub wheel: fn(&Element, Callback<Action>) -> EventListener,
    /// Runs the race that the state asks for.
    pub race: fn(&mut Option<Race>, &Element, &State, &Callback<Action>),
    /// Lets one more panel show what the towers do, and tells which; none when none is behind.
    pub catch_up: fn(&mut Shown, &State) -> Option<Panel>,
    /// Puts a text where other programs find it, and tells when it is there.
    pub copy: fn(&str, Callback<()>),
    /// Remembers what in a text has the focus, and gives back what brings it back when the text was written anew.
    pub hold: fn(&Element) -> Option<GiveBack>,
    /// Whether a button in a text is held down.
    pub is_pressing: fn(&Element) -> bool,
}

impl Rest {
    /// All of it.
    #[must_use]
    pub fn new() -> Self {
        Self {
            program: Program::WHOLE,
            lessons: lessons(),
            homes,
            wheel: browser::follow_wheel,
            race: browser::follow_race,
            catch_up: Shown::catch_up,
            copy: browser::copy,
            hold: browser::hold_focus,
            is_pressing: browser::is_pressing,
        }
    }
}

impl Default for Rest {
    fn default() -> Self {
        Self::new()
    }
}

/// A page has its address; an element, and a page in a frame, has a script around it.
fn homes(on: &Callback<Action>, opened: &str, props: &AppProps) -> Homes {
    let mut homes = Homes::new();
    if props.query.is_none() {
        homes.push(Box::new(browser::AddressBar::new(on.clone(), opened)));
    }
    if let Some(tell) = &props.tell {
        homes.push(Box::new(Guest::new(tell, on.clone())));
    }
    homes
}

/// What an explorer is started with.
#[derive(PartialEq, Properties)]
pub struct AppProps {
    /// Gets the rest of the program and gives it back, or nothing when it could not be loaded.
    pub load: Callback<Callback<Option<Rest>>>,
    /// What it is opened with, where it is an element of a page; a page has its address.
    pub query: Option<String>,
    /// The script around it, which is told how to give orders and what happens.
    pub tell: Option<Function>,
}

/// One explorer and its effects.
pub struct App {
    state: State,
    /// One and the same for good: parts compare it to see whether anything changed.
    act: Callback<Action>,
    /// What screen readers have been told last.
    told: AttrValue,
    /// What draws the panels, once it is there.
    lessons: Option<Rest>,
    /// What the panels show, and when they go on to show what the towers do.
    shown: Option<Shown>,
    frame: (f64, Option<AnimationFrame>),
    /// Whether panels may still be behind.
    is_behind: bool,
    /// Brings the focus back.
    held: Option<GiveBack>,
    room: Room,
    measure: Option<SizeObserver>,
    clock: Clock,
    /// Whether the fields with a choice may show another one than the state's.
    is_choice_stale: bool,
    /// Whether the rest of the program is here or on its way.
    is_rest_asked: bool,
    /// The search for a solution, and when it goes on.
    search: (Option<Errand>, Option<Timeout>),
    /// The query that it was opened with.
    opened: String,
    homes: Homes,
    telling: Option<Timeout>,
    race: Option<Race>,
    wheel: Option<EventListener>,
    _stillness: Stillness,
}

/// What happens to the explorer.
pub enum Message {
    /// An action on the state.
    Act(Action),
    /// The rest of the program has come, or not.
    Rest(Option<Rest>),
    /// Time to search on.
    Search,
    /// Time for a panel to show what the towers do.
    CatchUp,
    /// The same, in a new frame.
    NextFrame,
    /// Time to tell screen readers where we are.
    Tell,
    /// A text was copied.
    Copied,
    /// The picture has another size.
    Resized(f64, f64),
}

impl Component for App {
    type Message = Message;
    type Properties = AppProps;

    fn create(ctx: &Context<Self>) -> Self {
        let act = ctx.link().callback(Message::Act);
        let (is_page, stilled) = (ctx.props().query.is_none(), act.clone());
        let opened = ctx.props().query.clone().unwrap_or_else(browser::query);
        let stillness = Stillness::new(move |still| stilled.emit(Action::Stillness(still)));
        let state = link::read_by(&opened, Program::FIRST).after(Action::Stillness(stillness.now));
        let mut app = Self {
            state,
            act,
            told: AttrValue::default(),
            lessons: None,
            shown: None,
            frame: (0.0, None),
            is_behind: false,
            held: None,
            room: Room { all: NodeRef::default(), node: NodeRef::default(), size: (960.0, 400.0) },
            measure: None,
            clock: Clock::default(),
            is_rest_asked: false,
            is_choice_stale: true,
            search: (None, None),
            opened,
            homes: Homes::new(),
            telling: None,
            race: None,
            wheel: None,
            _stillness: stillness,
        };
        if is_page {
            browser::show_language(Language::English);
            app.show_document();
        }
        app.wind_clock(ctx);
        app.follow_search(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let action = match message {
            Message::Rest(Some(rest)) => {
                self.lessons = Some(rest);
                self.is_choice_stale = true;
                self.wheel = self.all().map(|all| (rest.wheel)(&all, self.act.clone()));
                self.homes = (rest.homes)(&self.act, &self.opened, ctx.props());
                Action::Know(rest.program)
            }
            Message::Rest(None) => {
                self.is_rest_asked = false;
                Action::Lose
            }
            Message::Search => match self.search_on(ctx) {
                Some(action) => action,
                None => return false,
            },
            Message::CatchUp | Message::NextFrame => {
                if matches!(message, Message::NextFrame) {
                    self.frame.0 = browser::now();
                }
                self.hold_focus();
                return self.catch_up();
            }
            Message::Tell => {
                self.told = sentence(&self.state, Language::English).into();
                return true;
            }
            Message::Copied => {
                self.told = Language::English.label(Label::Copied).into();
                return true;
            }
            Message::Act(Action::Copy(text)) => {
                if let Some(rest) = self.lessons {
                    (rest.copy)(&text, ctx.link().callback(|()| Message::Copied));
                }
                return false;
            }
            Message::Resized(width, height) => {
                let size = (width, height);
                return std::mem::replace(&mut self.room.size, size) != size;
            }
            Message::Act(action) => action,
        };
        let returned = matches!(action, Action::Return(_));
        let toggled = matches!(action, Action::TogglePanel(_));
        self.hold_focus();
        self.frame.0 = browser::now();
        let after = self.state.clone().after(action);
        let before = std::mem::replace(&mut self.state, after);
        let anew = before.settings().puzzle != self.state.settings().puzzle;
        for home in &mut self.homes {
            home.show(&before, &self.state, returned);
        }
        if before.settings() != self.state.settings() {
            self.is_choice_stale = true;
            if ctx.props().query.is_none() {
                self.show_document();
            }
        }
        // Something was refused.
        self.is_choice_stale |= before.problems() != self.state.problems();
        if before.problems().len() > self.state.problems().len() {
            // The button that closed the note is gone: the focus goes to the towers rather than nowhere.
            browser::keep_focus(self.all());
        }
        let found = before.pending().is_some() && self.state.pending().is_none();
        if anew || found || before.index() != self.state.index() {
            let link = ctx.link().clone();
            self.telling = Some(Timeout::new(HUSH_MS, move || link.send_message(Message::Tell)));
        }
        self.wind_clock(ctx);
        self.follow_search(ctx);
        if let Some((rest, all)) = self.lessons.zip(self.all()) {
            (rest.race)(&mut self.race, &all, &self.state, &self.act);
        }
        if self.state.waits_for_rest() || (toggled && self.lessons.is_none()) {
            self.ask_for_rest(ctx);
        }
        if !self.is_scrub(&before) {
            self.shown = None;
        }
        self.catch_up();
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let lessons = self.lessons.map(|rest| rest.lessons).zip(self.shown.as_ref());
        page(&self.state, &self.told, &self.room, lessons, Language::English, &self.act)
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            if ctx.props().query.is_none() {
                browser::finish_loading();
            }
            self.ask_for_rest(ctx);
        }
        if std::mem::take(&mut self.is_choice_stale) {
            browser::show_choices(self.all());
        }
        if let Some(give_back) = self.held.take() {
            give_back();
        }
        self.go_on(ctx);
        let link = ctx.link().clone();
        SizeObserver::follow(&mut self.measure, self.room.node.cast(), move |width, height| {
            link.send_message(Message::Resized(width, height));
        });
    }
}

impl App {
    /// The element around all of it, once it is there.
    fn all(&self) -> Option<Element> {
        self.room.all.cast()
    }

    fn show_document(&self) {
        let settings = self.state.settings();
        browser::show_theme(settings.theme);
        let discs = settings.puzzle.discs().count();
        browser::show_title(&Language::English.say(&Phrase::WindowTitle { discs }));
    }

    fn hold_focus(&mut self) {
        let held = self.lessons.zip(self.all()).and_then(|(rest, all)| (rest.hold)(&all));
        self.held = held.or_else(|| self.held.take());
    }

    /// True when nothing but the index and what is looked at has changed: then panels may be a little behind.
    fn is_scrub(&self, before: &State) -> bool {
        let (old, new) = (before.settings(), self.state.settings());
        Rc::ptr_eq(before.solution(), self.state.solution()) && old.show == new.show
    }

    /// Lets one more panel show what the towers do, or all of them where they show nothing yet.
    fn catch_up(&mut self) -> bool {
        let Some((rest, all)) = self.lessons.zip(self.all()) else { return false };
        self.is_behind = match &mut self.shown {
            Some(_) if (rest.is_pressing)(&all) => {
                // In the next frame again.
                self.frame.0 = 0.0;
                true
            }
            Some(shown) => {
                let panel = (rest.catch_up)(shown, &self.state);
                // It has fields with a choice.
                self.is_choice_stale |= panel == Some(Panel::Compare);
                panel.is_some()
            }
            None => {
                self.shown = Some(Shown::all(&Rc::new(self.state.clone())));
                // Fields with a choice may be among what is drawn.
                self.is_choice_stale = true;
                true
            }
        };
        self.is_behind
    }

    /// As long as panels are behind, goes on at once while the frame has time, and with the next frame when it has none.
    fn go_on(&mut self, ctx: &Context<Self>) {
        if !std::mem::take(&mut self.is_behind) {
            return;
        }
        let link = ctx.link().clone();
        if browser::now() - self.frame.0 < FRAME_MS {
            link.send_message(Message::CatchUp);
        } else {
            self.frame.1 = Some(request_animation_frame(move |_| link.send_message(Message::NextFrame)));
        }
    }

    /// Once after the first picture; and again when it did not come and is needed.
    fn ask_for_rest(&mut self, ctx: &Context<Self>) {
        if !std::mem::replace(&mut self.is_rest_asked, true) {
            ctx.props().load.emit(ctx.link().callback(Message::Rest));
        }
    }

    fn follow_search(&mut self, ctx: &Context<Self>) {
        if Errand::follow(&mut self.search.0, &self.state) {
            self.search_later(ctx);
        }
    }

    fn search_later(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        self.search.1 = Some(Timeout::new(0, move || link.send_message(Message::Search)));
    }

    /// What a slice of the search comes to.
    fn search_on(&mut self, ctx: &Context<Self>) -> Option<Action> {
        let action = self.search.0.as_mut()?.run(browser::within(SLICE_MS));
        self.search_later(ctx);
        Some(action)
    }

    fn wind_clock(&mut self, ctx: &Context<Self>) {
        if self.state.needs_clock() {
            let link = ctx.link().clone();
            self.clock.wind(move |gone| link.send_message(Message::Act(Action::Elapsed(gone))));
        } else {
            self.clock.stop();
        }
    }
}
