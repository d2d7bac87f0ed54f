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
    Plus,
    Minus,
    Whole,
    NextLarger,
    Loop,
    Undo,
    Redo,
    /// Back to where one left.
    Return,
    Menu,
    More,
    Close,
    ToStart,
    ToEnd,
    Up,
    Down,
    Sound,
    Silence,
    Screen,
    Settings,
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
            Self::Plus => "M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",
            Self::Minus => "M5 11h14v2H5z",
            Self::Whole => "M2 5h2v14H2zM20 5h2v14h-2zM5 12l5-4v3h4V8l5 4-5 4v-3h-4v3z",
            Self::NextLarger => "M2 15h4v5H2zM17 4h5v16h-5zM7 11h4V8l5 4.5-5 4.5v-3H7z",
            Self::Loop => "M3 12V6h12V2.5L20.500 7.500 15 12V9H6v3zM21 12v6H9v3.500L3.500 16.500 9 12v3h9v-3z",
            Self::Undo => "M9 4 2.5 10 9 16v-4.5h5.5a3.5 3.5 0 0 1 0 7H9v3h5.5a6.5 6.5 0 0 0 0-13H9z",
            Self::Redo => "M15 4l6.5 6-6.5 6v-4.5H9.5a3.5 3.5 0 0 0 0 7H15v3H9.5a6.5 6.5 0 0 1 0-13H15z",
            Self::Return => "M18 4h3v7a5 5 0 0 1-5 5H9v4.5L2.5 14.5 9 8.5V13h7a2 2 0 0 0 2-2z",
            Self::Menu => "M3 5h18v2.5H3zM3 10.75h18v2.5H3zM3 16.5h18V19H3z",
            Self::More => "M3 10h4v4H3zM10 10h4v4h-4zM17 10h4v4h-4z",
            Self::Close => {
                "M5.2 3.5 12 10.3l6.8-6.8 1.7 1.7-6.8 6.8 6.8 6.8-1.7 1.7-6.8-6.8-6.8 6.8-1.7-1.7 6.8-6.8-6.8-6.8z"
            }
            Self::ToStart => "M3 4h2.5v16H3zM14 5v5h7v4h-7v5l-7-7z",
            Self::ToEnd => "M18.5 4H21v16h-2.5zM10 5v5H3v4h7v5l7-7z",
            Self::Up => "M12 4l7 8h-5v8h-4v-8H5z",
            Self::Down => "M12 20l-7-8h5V4h4v8h5z",
            Self::Sound => "M3 9h4l6-5v16l-6-5H3zM15.5 8.2a5 5 0 0 1 0 7.6l1.4 1.5a7 7 0 0 0 0-10.6z",
            Self::Silence => {
                "M3 9h4l6-5v16l-6-5H3zM16.2 8l2.3 2.3L20.8 8l1.4 1.4-2.3 2.3 2.3 2.3-1.4 1.4-2.3-2.3-2.3 2.3-1.4-1.4 2.3-2.3-2.3-2.3z"
            }
            Self::Screen => "M2 4h20v13H2zM4.5 6.5v8h15v-8zM7 19h10v2H7z",
            Self::Settings => {
                "M3 6h9v2.5H3zM17 6h4v2.5h-4zM13 4h3v6.5h-3zM3 15.5h3V18H3zM11 15.5h10V18H11zM7 13.5h3V20H7z"
            }
            Self::Last => "M18 5h3v14h-3zM10 5v14l8-7zM2 5v14l8-7z",
        }
    }

    /// Assistive technology ignores the icon, because its button has a label.
    pub fn html(self) -> Html {
        html! {
            <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path d={self.path()} fill="currentColor" />
            </svg>
        }
    }
}
