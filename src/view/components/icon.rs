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
    ZoomIn,
    ZoomOut,
    Whole,
    NextLarger,
    Loop,
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
            Self::ZoomIn => "M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",
            Self::ZoomOut => "M5 11h14v2H5z",
            Self::Whole => "M2 5h2v14H2zM20 5h2v14h-2zM5 12l5-4v3h4V8l5 4-5 4v-3h-4v3z",
            Self::NextLarger => "M2 15h4v5H2zM17 4h5v16h-5zM7 11h4V8l5 4.5-5 4.5v-3H7z",
            Self::Loop => "M3 12V6h12V2.5L20.500 7.500 15 12V9H6v3zM21 12v6H9v3.500L3.500 16.500 9 12v3h9v-3z",
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
