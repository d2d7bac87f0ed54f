//! The procedures of recursive programs, as tables.

use super::PlaceSet;
use super::place::{Place, Spot};
use crate::named_enum::named_enum;

named_enum! {
    /// A procedure of a recursive program. Each tests whether n is 0, and returns if so.
    ///
    /// A procedure calls another one with the same n only if that one is earlier in this list, so the numbers of events can be
    /// added up in order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Procedure {
        /// Three pegs, any move (É. Lucas, 1883): the smaller discs aside, the largest across, the smaller discs on top.
        Hanoi = "hanoi",
        /// Four pegs, any move: the steps of [`FrameStewart`](crate::solver::recursion::FrameStewart).
        Four = "four",
        /// The one-way ring of three pegs, to the next peg (M. D. Atkinson, The cyclic Towers of Hanoi, Information
        /// Processing Letters 13 (1981), 118–119, doi:10.1016/0020-0190(81)90123-X).
        Once = "once",
        /// The one-way ring of three pegs, to the peg after the next; the next one is the spare peg.
        Twice = "twice",
    }
    fn name;
}

/// A parameter or a variable of a procedure that holds a peg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The peg of the discs before the call.
    Source,
    /// The peg of the discs after the call.
    Target,
    /// The third peg; of four pegs, the first that is neither source nor target.
    Spare,
    /// The fourth peg, which only [`Procedure::Four`] has.
    Other,
}

/// The number of discs of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// n − 1.
    Smaller,
    /// k, the number of discs that a split brings aside.
    Aside,
    /// n − k, the discs that a split leaves.
    Rest,
}

/// A statement of a procedure after its test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Statement {
    /// A call.
    Call {
        /// The procedure that is called.
        procedure: Procedure,
        /// The number of discs to move.
        size: Size,
        /// The pegs: source, target and spare. [`Procedure::Four`] finds the spare peg itself.
        pegs: &'static [Role],
    },
    /// A move of the largest disc of the call.
    Move {
        /// The peg where the move begins.
        from: Role,
        /// The peg where the move ends.
        to: Role,
    },
}

impl Procedure {
    /// Returns the statements after the test, in order.
    ///
    /// ```
    /// use tower_of_hanoi::solver::program::Procedure;
    ///
    /// assert_eq!(Procedure::ALL.map(|procedure| procedure.statements().len()), [3, 3, 3, 5]);
    /// ```
    #[must_use]
    pub const fn statements(self) -> &'static [Statement] {
        use Role::{Other, Source, Spare, Target};
        use Size::{Aside, Rest, Smaller};
        use Statement::{Call, Move};
        match self {
            Self::Hanoi => &[
                Call { procedure: Self::Hanoi, size: Smaller, pegs: &[Source, Spare, Target] },
                Move { from: Source, to: Target },
                Call { procedure: Self::Hanoi, size: Smaller, pegs: &[Spare, Target, Source] },
            ],
            Self::Four => &[
                Call { procedure: Self::Four, size: Aside, pegs: &[Source, Spare] },
                Call { procedure: Self::Hanoi, size: Rest, pegs: &[Source, Target, Other] },
                Call { procedure: Self::Four, size: Aside, pegs: &[Spare, Target] },
            ],
            Self::Once => &[
                Call { procedure: Self::Twice, size: Smaller, pegs: &[Source, Spare, Target] },
                Move { from: Source, to: Target },
                Call { procedure: Self::Twice, size: Smaller, pegs: &[Spare, Target, Source] },
            ],
            Self::Twice => &[
                Call { procedure: Self::Twice, size: Smaller, pegs: &[Source, Target, Spare] },
                Move { from: Source, to: Spare },
                Call { procedure: Self::Once, size: Smaller, pegs: &[Target, Source, Spare] },
                Move { from: Spare, to: Target },
                Call { procedure: Self::Twice, size: Smaller, pegs: &[Source, Target, Spare] },
            ],
        }
    }

    /// Returns the procedures of the program that begins with this one, in the order of their text.
    ///
    /// ```
    /// use tower_of_hanoi::solver::program::Procedure;
    ///
    /// assert_eq!(Procedure::Four.program(), [Procedure::Four, Procedure::Hanoi]);
    /// assert_eq!(Procedure::Twice.program(), Procedure::Once.program()); // they call each other
    /// ```
    #[must_use]
    pub const fn program(self) -> &'static [Self] {
        match self {
            Self::Hanoi => &[Self::Hanoi],
            Self::Four => &[Self::Four, Self::Hanoi],
            Self::Once | Self::Twice => &[Self::Once, Self::Twice],
        }
    }

    /// The places in the procedure; those after the test come last.
    pub(super) fn places(self) -> impl Iterator<Item = Place> {
        let body = (0..self.statements().len()).map(Spot::Statement).chain([Spot::End]);
        let spots = [Spot::Header, Spot::Guard].into_iter().chain(body);
        spots.map(move |spot| Place { procedure: self, spot })
    }

    /// The places at which a call of n discs itself has events.
    pub(super) fn own_places(self, n: u32) -> PlaceSet {
        self.places().take(if n == 0 { 2 } else { usize::MAX }).collect()
    }
}

impl Size {
    /// The number of discs of a call from a call of n discs, whose split brings `aside` of them aside.
    pub(super) const fn of(self, n: u32, aside: Option<u32>) -> u32 {
        let aside = match aside {
            Some(aside) => aside,
            None => 0,
        };
        match self {
            Self::Smaller => n.saturating_sub(1),
            Self::Aside => aside,
            Self::Rest => n.saturating_sub(aside),
        }
    }
}
