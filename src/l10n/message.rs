//! The keys of the texts. `build/` generates them from `static/locales/en.ftl`.

/// The key of a text with `N` arguments, and the text in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message<const N: usize = 0> {
    /// The line of a language's file, counted from 0.
    pub(super) number: usize,
    pub(super) english: &'static str,
}

impl<const N: usize> Message<N> {
    const fn new(number: usize, english: &'static str) -> Self {
        Self { number, english }
    }
}

/// The data of a message in `en.ftl`, for tests.
#[derive(Clone, Copy, Debug)]
pub struct MessageInfo {
    pub id: &'static str,
    pub english: &'static str,
    /// The name, the kind and a sample value of each argument, in order.
    pub arguments: &'static [(&'static str, &'static str, &'static str)],
}

/// The keys, in the order of `en.ftl`. The id `caption-move` is `msg::CAPTION_MOVE` here.
pub mod msg {
    use super::{Message, MessageInfo};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
