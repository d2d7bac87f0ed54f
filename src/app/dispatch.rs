//! What follows an action: the new state, and all that goes by it.

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::Context;

use crate::effects;
use crate::l10n::Phrase;
use crate::model::{Action, State};

use super::{App, Message};

/// A sentence is told to screen readers when the state has been the same for so long: each move of slow playing, and
/// only the last of a scrub.
const HUSH_MS: u32 = 400;

impl App {
    /// Does something to the state, and lets all follow that goes by it.
    pub(super) fn act(&mut self, ctx: &Context<Self>, action: Action) {
        let returned = matches!(action, Action::Return(_));
        let toggled = matches!(action, Action::TogglePanel(_));
        self.hold_focus();
        self.frame.0 = effects::now();
        let after = self.state.clone().after(action);
        let before = std::mem::replace(&mut self.state, after);
        for home in &mut self.homes {
            home.show(&before, &self.state, returned, self.language);
        }
        if before.settings() != self.state.settings() {
            self.is_choice_stale = true;
            if ctx.props().query.is_none() {
                self.show_document();
            }
        }
        // Something was refused.
        self.is_choice_stale |= before.problems() != self.state.problems();
        let dismissed = before.problems().len() > self.state.problems().len();
        if toggled || dismissed || !self.state.wants_more() {
            self.is_more_asked = false;
        }
        if dismissed {
            // The button that closed the note is gone: the focus goes to the towers rather than nowhere.
            effects::keep_focus(self.all());
        }
        self.follow(ctx, &before);
        if self.state.waits_for_rest() || (toggled && self.lessons.is_none()) {
            self.ask_for_rest(ctx);
        }
        if !self.is_scrub(&before) {
            self.shown = None;
        }
        self.catch_up();
    }

    /// What goes by the state and runs by itself: the clock, the search, the race, what screen readers are told.
    pub(super) fn follow(&mut self, ctx: &Context<Self>, before: &State) {
        let anew = before.settings().puzzle != self.state.settings().puzzle;
        let found = before.pending().is_some() && self.state.pending().is_none();
        let played = before.table() != self.state.table();
        if anew || found || played || before.index() != self.state.index() {
            let link = ctx.link().clone();
            self.telling = Some(Timeout::new(HUSH_MS, move || link.send_message(Message::Tell)));
        }
        self.wind_clock(ctx);
        self.follow_search(ctx);
        if let Some((rest, all)) = self.lessons.zip(self.all()) {
            let heard = ctx.link().callback(|(tongue, language)| Message::Speak(tongue, language));
            (rest.follow)(&mut self.asides, &all, &self.state, &self.on, self.more, (self.language, heard));
            let wants = self.more.is_none() && self.state.wants_more();
            if wants && !std::mem::replace(&mut self.is_more_asked, true) {
                (rest.more)(ctx.link().callback(Message::More));
            }
        }
    }

    /// The element around all of it, once it is there.
    pub(super) fn all(&self) -> Option<Element> {
        self.room.all.cast()
    }

    pub(super) fn show_document(&self) {
        effects::show_language(self.language);
        let settings = self.state.settings();
        effects::show_theme(settings.theme);
        let discs = settings.puzzle.discs().count();
        effects::show_title(&self.language.say(&Phrase::WindowTitle { discs }));
    }

    /// Once after the first picture; and again when it did not come and is needed.
    pub(super) fn ask_for_rest(&mut self, ctx: &Context<Self>) {
        if !std::mem::replace(&mut self.is_rest_asked, true) {
            ctx.props().load.emit(ctx.link().callback(Message::Rest));
        }
    }

    pub(super) fn wind_clock(&mut self, ctx: &Context<Self>) {
        if self.state.needs_clock() {
            let link = ctx.link().clone();
            self.clock.wind(move |gone| link.send_message(Message::Act(Action::Elapsed(gone))));
        } else {
            self.clock.stop();
        }
    }
}
