//! The signs on the buttons.

use yew::prelude::*;

/// A sign, drawn in a square of 24 by 24.
#[derive(Clone, Copy, PartialEq)]
pub enum Icon {
    First,
    Back,
    Play,
    Pause,
    Forward,
    Last,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::First => "M5 5h3v14H5zM20 5v14L9 12z",
            Self::Back => "M17 5v14L6 12z",
            Self::Play => "M7 4v16l13-8z",
            Self::Pause => "M6 5h4v14H6zM14 5h4v14h-4z",
            Self::Forward => "M7 5v14l11-7z",
            Self::Last => "M16 5h3v14h-3zM4 5v14l11-7z",
        }
    }

    /// The sign as an element that assistive technology passes over: the button around it has a name.
    pub fn html(self) -> Html {
        html! {
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path d={self.path()} fill="currentColor" />
            </svg>
        }
    }
}
