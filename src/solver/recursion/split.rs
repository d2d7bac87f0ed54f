//! Which of several best splits a recursion takes.

use crate::named_enum::named_enum;

named_enum! {
    /// Which of the best numbers of discs [`FrameStewart`](super::FrameStewart) brings aside first.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Split {
        /// The smallest number.
        #[default]
        Smallest = "smallest",
        /// The largest number.
        Largest = "largest",
    }
    fn name;
    ParseSplitError: "a split";
}
