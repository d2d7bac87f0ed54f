//! What the page has begun and not finished yet, so that tests and hosts can wait for exactly that.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::Callback;

use crate::effects::{self, AddressBar};
use crate::model::{OwnProgramRun, Pending};

use super::App;

/// Calls to scripts whose answers have not come, one entry for each.
#[derive(Clone, Default)]
pub(super) struct InFlight(Rc<RefCell<Vec<Pending>>>);

struct Call {
    kind: Pending,
    calls: InFlight,
}

impl Drop for Call {
    fn drop(&mut self) {
        let mut calls = self.calls.0.borrow_mut();
        if let Some(place) = calls.iter().position(|kind| *kind == self.kind) {
            calls.swap_remove(place);
        }
    }
}

impl InFlight {
    /// Returns a callback that does the same as `answer`. Something of this kind is pending until it is called, or until nobody
    /// can call it any more.
    pub(super) fn track<T: 'static>(&self, kind: Pending, answer: Callback<T>) -> Callback<T> {
        self.0.borrow_mut().push(kind);
        let call = Cell::new(Some(Call { kind, calls: self.clone() }));
        Callback::from(move |value| {
            call.take();
            answer.emit(value);
        })
    }

    fn has(&self, kind: Pending) -> bool {
        self.0.borrow().contains(&kind)
    }
}

impl App {
    /// Shows what is pending on the root. Yew draws in several tasks if it takes long, and what follows drawing, such as the opening
    /// of a dialog, comes in the last one. So this is no part of the view.
    pub(super) fn show_pending(&mut self) {
        let Some(root) = self.dom.root() else { return };
        let is_pending = |kind: &Pending| self.in_flight.has(*kind) || self.is_pending(*kind);
        let kinds: Vec<_> = Pending::ALL.into_iter().filter(is_pending).collect();
        if self.dom.pending.as_ref() != Some(&kinds) {
            effects::show_pending(&root, &kinds);
            self.dom.pending = Some(kinds);
        }
    }

    /// What follows from the state and the handles of the app. While moves follow each other by themselves, what each of them
    /// puts off is not pending: it comes with the next pause.
    fn is_pending(&self, kind: Pending) -> bool {
        let is_going_on = || self.scene.is_playing() || *self.scene.own_program_run() == OwnProgramRun::Running;
        match kind {
            Pending::Drawing => self.dom.is_drawing || self.dom.is_measuring,
            Pending::Panel => self.dock.is_behind(&self.scene) && !is_going_on(),
            Pending::Chunk => !self.dom.is_started || self.views.panels.is_loading() || self.views.dialogs.is_loading(),
            Pending::Preview => self.dom.is_preview_loading,
            Pending::Program => *self.scene.own_program_run() == OwnProgramRun::Loading,
            Pending::Motion => (self.scene.needs_clock() || self.scene.session.motion.is_some()) && !is_going_on(),
            Pending::Announcement => self.announcer.is_waiting() && !is_going_on(),
            Pending::Address => self.address_bar.as_ref().is_some_and(AddressBar::is_pending) && !is_going_on(),
            // Scripts tell when these end.
            Pending::Lesson | Pending::Host => false,
            Pending::Language | Pending::Search | Pending::Export | Pending::Race => self.is_job_pending(kind),
        }
    }
}
