//! What the guided tour says.

/// A string of the tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after what it says")]
pub enum Tour {
    Name,
    /// The heading of a step, counted from 1, of so many.
    Heading {
        step: u32,
        of: usize,
    },
    /// What it is about.
    About(u32),
    Back,
    Next,
    End,
}
