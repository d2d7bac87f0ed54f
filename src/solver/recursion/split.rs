//! The choice among several best splits of a recursion.

use crate::named_enum::named_enum;

named_enum! {
    /// The choice among the best numbers of discs that [`FrameStewart`](super::FrameStewart) first brings aside.
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
