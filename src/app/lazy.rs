//! The views that are loaded after the first picture.

use crate::view::{DialogViews, PanelViews};

/// The views that are loaded after the first picture.
#[derive(Default)]
pub struct LazyViews {
    pub panels: Lazy<&'static dyn PanelViews>,
    pub dialogs: Lazy<&'static dyn DialogViews>,
}

/// A part of the program that is loaded on demand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lazy<T> {
    #[default]
    Idle,
    Loading,
    Ready(T),
    Failed,
}

impl<T: Copy> Lazy<T> {
    pub const fn get(self) -> Option<T> {
        match self {
            Self::Ready(value) => Some(value),
            Self::Idle | Self::Loading | Self::Failed => None,
        }
    }

    pub const fn is_loading(self) -> bool {
        matches!(self, Self::Loading)
    }

    /// Returns true if the caller has to start loading now. With `retries`, that includes parts that failed to load.
    pub fn start(&mut self, retries: bool) -> bool {
        let must_load = matches!(self, Self::Idle) || (retries && matches!(self, Self::Failed));
        if must_load {
            *self = Self::Loading;
        }
        must_load
    }

    pub fn finish(&mut self, value: Option<T>) {
        *self = value.map_or(Self::Failed, Self::Ready);
    }
}
