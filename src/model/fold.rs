//! The sections of *Why?* that are folded at first.

use crate::named_enum::named_enum;

named_enum! {
    /// A section of *Why?* that is folded at first. It is drawn only while it is open, because all of it changes with each move.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Fold {
        /// What is behind the reason: the disc, the way, digits and formulas.
        More = "more",
        /// All tasks that the move is part of, not only the outermost and innermost.
        Tasks = "tasks",
        Decision = "decision",
        Formula = "formula",
        Word = "word",
    }
    fn name;
}

/// The folds that are open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenFolds(u8);

impl OpenFolds {
    #[must_use]
    pub const fn contains(self, fold: Fold) -> bool {
        self.0 >> fold as u8 & 1 == 1
    }

    pub(super) const fn set(&mut self, fold: Fold, is_open: bool) {
        self.0 = self.0 & !(1 << fold as u8) | (is_open as u8) << fold as u8;
    }
}
