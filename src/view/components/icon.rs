use yew::prelude::*;

/// An icon of 24 by 24 pixels.
#[derive(Clone, Copy, PartialEq)]
pub enum Icon {
    First,
    Previous,
    Play,
    Pause,
    Replay,
    Next,
    Last,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::First => "M3 5h3v14H3zM14 5v14L6 12zM22 5v14l-8-7z",
            Self::Previous => "M5 5h3v14H5zM19 5v14L8 12z",
            Self::Play => "M7 4v16l13-8z",
            Self::Pause => "M6 5h4v14H6zM14 5h4v14h-4z",
            Self::Replay => "M12 6a7 7 0 1 0 7 7h-3a4 4 0 1 1-4-4v4l7-5.5L12 2z",
            Self::Next => "M16 5h3v14h-3zM5 5v14l11-7z",
            Self::Last => "M18 5h3v14h-3zM10 5v14l8-7zM2 5v14l8-7z",
        }
    }

    /// Assistive technology ignores the icon, because its button has a label.
    pub fn html(self) -> Html {
        html! {
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path d={self.path()} fill="currentColor" />
            </svg>
        }
    }
}
