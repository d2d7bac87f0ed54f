//! Part of the program that is loaded when it is needed.

/// Part of the program that is loaded when it is needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lazy<T> {
    #[default]
    Idle,
    Loading,
    Ready(T),
    Failed,
}

impl<T: Copy> Lazy<T> {
    /// What was loaded.
    pub const fn get(self) -> Option<T> {
        match self {
            Self::Ready(value) => Some(value),
            _ => None,
        }
    }

    /// Whether loading has to start now; afterwards it counts as started. A failure is tried again with `retries`.
    pub fn start(&mut self, retries: bool) -> bool {
        let starts = matches!(self, Self::Idle) || (retries && matches!(self, Self::Failed));
        if starts {
            *self = Self::Loading;
        }
        starts
    }

    /// Loading has ended.
    pub fn finish(&mut self, value: Option<T>) {
        *self = value.map_or(Self::Failed, Self::Ready);
    }
}
