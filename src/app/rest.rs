//! What comes with the second part of the program.

use gloo_events::EventListener;
use web_sys::Element;
use yew::Callback;

use crate::effects::{self, Aside, GiveBack, Homes, Sound};
use crate::embed::Guest;
use crate::l10n::{Language, Lesson};
use crate::model::{Action, Outcome, Panel, Program, Shown, State, Take, Tongue};
use crate::view::{Lessons, lessons};

use super::{AppProps, GetMore, More};

/// What the page does not need at first: all the code that is reached from here and from nowhere else is sent as a file of
/// its own, after the first picture.
#[derive(Clone, Copy)]
pub struct Rest {
    /// Solves every puzzle and looks at every panel.
    pub program: Program,
    /// Draws the panels.
    pub lessons: Lessons,
    /// What is told of every change, where the query was this one at first.
    pub homes: fn(&Callback<Action>, &str, &AppProps, Option<Element>) -> Homes,
    /// Listens to the wheel on their pictures, and to pointers on the towers.
    pub listen: fn(&Element, &Callback<Action>) -> Vec<EventListener>,
    /// Sees to it that what the state asks for goes on in the background.
    pub follow: fn(&mut Asides, &Element, &State, &Callback<Action>, Option<More>, Speaking),
    /// Gets the third part.
    pub more: GetMore,
    /// Lets one more panel show what the towers do, and tells which; none when none is behind.
    pub catch_up: fn(&mut Shown, &State) -> Option<Panel>,
    /// Takes something out of the page; gives what came of it, and how to say that.
    pub take: fn(&Element, &Take, &State, Language, Option<More>, Callback<Said>),
    /// Remembers what in a text has the focus, and gives back what brings it back when the text was written anew.
    pub hold: fn(&Element) -> Option<GiveBack>,
    /// Whether a button in a text is held down.
    pub is_pressing: fn(&Element) -> bool,
    /// Sees to what is drawn: names its language, opens a dialog, and locks what may not be touched.
    pub settle: fn(&Element, &State, Language, Option<More>),
}

/// What came of something, and how to say that.
pub type Said = (Outcome, String);

/// What may go on in the background.
#[derive(Default)]
pub struct Asides {
    /// A race.
    pub race: Option<Aside>,
    /// A file that is written.
    pub file: Option<Aside>,
    /// The language that was asked for last, if any was: as it was chosen.
    pub spoken: Option<Option<Tongue>>,
}

/// The language that is spoken, and what is told of one that was asked for.
pub type Speaking = (Language, Callback<(Option<Tongue>, Option<Language>)>);

impl Rest {
    /// All of it.
    #[must_use]
    pub fn new(more: GetMore) -> Self {
        Self {
            program: Program::REST,
            lessons: lessons(),
            homes,
            listen,
            follow,
            more,
            catch_up: Shown::catch_up,
            take,
            hold: effects::hold_focus,
            is_pressing: effects::is_pressing,
            settle,
        }
    }
}

fn settle(all: &Element, state: &State, language: Language, more: Option<More>) {
    effects::show_dialogs(all);
    effects::describe(all, language, state.settings().views.aids.as_deref());
    if let Some(more) = more {
        (more.lock)(all, state.locked());
    }
}

fn listen(all: &Element, on: &Callback<Action>) -> Vec<EventListener> {
    let mut listeners = effects::follow_pointers(all, on);
    listeners.push(effects::follow_wheel(all, on.clone()));
    listeners
}

fn follow(
    asides: &mut Asides,
    all: &Element,
    state: &State,
    on: &Callback<Action>,
    more: Option<More>,
    (language, heard): Speaking,
) {
    effects::follow_race(&mut asides.race, all, state, on);
    if let Some(more) = more {
        (more.follow)(&mut asides.file, all, state, on);
    }
    let tongue = state.settings().tongue;
    // At first it may speak what it is to speak already.
    let speaks = asides.spoken.is_none() && tongue.is_none_or(|tongue| tongue == language.tongue());
    if asides.spoken.replace(tongue) != Some(tongue) && !speaks {
        effects::speak(all, tongue, heard.reform(move |language| (tongue, language)));
    }
}

fn take(all: &Element, take: &Take, state: &State, language: Language, more: Option<More>, told: Callback<Said>) {
    let told = told.reform(move |outcome| (outcome, language.explain(&Lesson::Outcome(outcome))));
    match (take, more) {
        (Take::Copy(text), _) => effects::copy(all, text, told),
        (_, Some(more)) => (more.take)(all, take, state, language, told),
        (_, None) => {}
    }
}

/// A page has its address; an element, and a page in a frame, has a script around it.
fn homes(on: &Callback<Action>, opened: &str, props: &AppProps, all: Option<Element>) -> Homes {
    let mut homes = Homes::new();
    if let Some(all) = all {
        homes.push(Box::new(Sound { all }));
    }
    if props.query.is_none() {
        homes.push(Box::new(effects::AddressBar::new(on.clone(), opened)));
    }
    if let Some(tell) = &props.tell {
        homes.push(Box::new(Guest::new(tell, on.clone())));
    }
    homes
}
