//! What comes with the second part of the program.

use gloo_events::EventListener;
use web_sys::Element;
use yew::Callback;

use crate::browser::{self, GiveBack, Homes, Race};
use crate::element::Guest;
use crate::explorer::{Action, Panel, Program, Shown, State};
use crate::view::{Lessons, lessons};

use super::AppProps;

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
