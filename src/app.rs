//! The only place where state, effects and views meet.

mod dispatch;
mod more;
mod panel_schedule;
mod rest;
mod search_runner;

use gloo_events::EventListener;
use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use js_sys::Function;
use yew::prelude::*;

use crate::effects::{self, Clock, GiveBack, Homes, SizeObserver, Stillness};
use crate::l10n::{Language, caption_text};
use crate::model::{Action, Errand, Look, Program, Shown, State, Tongue, link};
use crate::view::{Room, page};

pub use more::{GetMore, More};
pub use rest::{Asides, Rest, Said};

/// What an explorer is started with.
#[derive(PartialEq, Properties)]
pub struct AppProps {
    /// Gets the rest of the program and gives it back, or nothing when it could not be loaded.
    pub load: Callback<Callback<Option<Rest>>>,
    /// What it is opened with, where it is an element of a page; a page has its address.
    pub query: Option<String>,
    /// The script around it, which is told how to give orders and what happens.
    pub tell: Option<Function>,
    /// The language that it speaks at first, where that is not English.
    pub language: Option<Language>,
}

/// One explorer and its effects.
pub struct App {
    state: State,
    /// One and the same for good: parts compare it to see whether anything changed.
    on: Callback<Action>,
    /// The language that it speaks.
    language: Language,
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
    asides: Asides,
    /// What dialogs need, once it is there.
    more: Option<More>,
    /// Whether it was asked for. When it did not come it is asked for again when a person does something about it.
    is_more_asked: bool,
    listeners: Vec<EventListener>,
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
    /// What dialogs need has come, or not.
    More(Option<More>),
    /// Something was taken out of the page, and what there is to say of that.
    Taken(Said),
    /// A language has come, or not.
    Speak(Option<Tongue>, Option<Language>),
    /// The picture has another size.
    Resized(f64, f64),
}

impl Component for App {
    type Message = Message;
    type Properties = AppProps;

    fn create(ctx: &Context<Self>) -> Self {
        let on = ctx.link().callback(Message::Act);
        let (is_page, stilled) = (ctx.props().query.is_none(), on.clone());
        let opened = ctx.props().query.clone().unwrap_or_else(effects::query);
        let stillness = Stillness::new(move |still| stilled.emit(Action::Stillness(still)));
        let state = link::read_by(&opened, Program::FIRST).after(Action::Stillness(stillness.now));
        let mut app = Self {
            state,
            on,
            language: ctx.props().language.unwrap_or_default(),
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
            asides: Asides::default(),
            more: None,
            is_more_asked: false,
            listeners: Vec::new(),
            _stillness: stillness,
        };
        if is_page {
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
                self.listeners = self.all().map(|all| (rest.listen)(&all, &self.on)).unwrap_or_default();
                self.homes = (rest.homes)(&self.on, &self.opened, ctx.props(), self.all());
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
                    self.frame.0 = effects::now();
                }
                self.hold_focus();
                return self.catch_up();
            }
            Message::Tell => {
                let played = self.more.and_then(|more| (more.dialogs.played)(&self.state, self.language));
                self.told = played.unwrap_or_else(|| caption_text(&self.state, self.language)).into();
                return true;
            }
            Message::More(Some(more)) => {
                self.more = Some(more);
                self.is_choice_stale = true;
                self.shown = None;
                Action::Know(more.program)
            }
            Message::More(None) => Action::Lose,
            Message::Taken((outcome, says)) => {
                self.told = says.into();
                Action::Look(Look::Outcome(Some(outcome)))
            }
            Message::Act(Action::Take(take)) => {
                if let Some((rest, all)) = self.lessons.zip(self.all()) {
                    (rest.take)(
                        &all,
                        &take,
                        &self.state,
                        self.language,
                        self.more,
                        ctx.link().callback(Message::Taken),
                    );
                }
                return false;
            }
            // What comes late is not wanted any more.
            Message::Speak(tongue, _) if self.asides.spoken != Some(tongue) => return false,
            Message::Speak(_, Some(language)) => {
                self.language = language;
                self.is_choice_stale = true;
                if ctx.props().query.is_none() {
                    self.show_document();
                }
                return true;
            }
            Message::Speak(_, None) => Action::Look(Look::Mute(self.language.tongue())),
            Message::Resized(width, height) => {
                let size = (width, height);
                return std::mem::replace(&mut self.room.size, size) != size;
            }
            Message::Act(action) => action,
        };
        self.act(ctx, action);
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let lessons = self.lessons.map(|rest| rest.lessons).zip(self.shown.as_ref());
        page(&self.state, &self.told, &self.room, lessons, self.more.map(|more| more.dialogs), self.language, &self.on)
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            if ctx.props().query.is_none() {
                effects::finish_loading();
            }
            self.ask_for_rest(ctx);
        }
        if std::mem::take(&mut self.is_choice_stale) {
            effects::show_choices(self.all());
        }
        if let Some(give_back) = self.held.take() {
            give_back();
        }
        if let Some((rest, all)) = self.lessons.zip(self.all()) {
            (rest.settle)(&all, &self.state, self.language, self.more);
        }
        self.go_on(ctx);
        let link = ctx.link().clone();
        SizeObserver::follow(&mut self.measure, self.room.node.cast(), move |width, height| {
            link.send_message(Message::Resized(width, height));
        });
    }
}
