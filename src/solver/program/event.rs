//! An event of a recursive program, and the calls that are open at it.

use super::{Place, Procedure, Role};
use crate::solver::{Disc, Index, Move, Peg};

/// A call of a procedure, with the values of its parameters and variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// The procedure.
    pub procedure: Procedure,
    /// The number of discs that the call moves.
    pub n: u32,
    /// The number of smaller discs that the call leaves alone. Its largest disc is disc `low + n`.
    pub low: u32,
    /// The peg of the discs before the call.
    pub source: Peg,
    /// The peg of the discs after the call.
    pub target: Peg,
    /// The third peg. [`Procedure::Four`] chooses it after its test: the first peg that is neither source nor target.
    pub spare: Peg,
    /// The fourth peg; `None` for a procedure of three pegs.
    pub other: Option<Peg>,
    /// k, the number of discs that [`Procedure::Four`] brings aside; `None` for n = 0 and for other procedures.
    pub aside: Option<u32>,
}

/// The kind of an event. Each event happens before its line takes effect, as in a debugger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventKind {
    /// A call begins.
    Enter,
    /// The call tests whether n is 0.
    Test,
    /// The call makes another call, which begins with the next event.
    Call,
    /// The call makes this move.
    Move(Move),
    /// The call returns: from its test if n is 0, otherwise from its end.
    Return,
}

/// One of the open calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallFrame {
    /// The call.
    pub call: Call,
    /// The current place: the event, or the call that it waits for.
    pub at: Place,
    /// The place that made the call, to which it returns; `None` for the call from outside all procedures, whose line
    /// is [`ProgramText::main_line`](super::ProgramText::main_line).
    pub return_to: Option<Place>,
}

/// An event of a recursive program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The kind of the event.
    pub kind: EventKind,
    /// The number of moves made before the event, which is also the index of the current position.
    pub moves: Index,
    /// The call that the event belongs to.
    pub frame: CallFrame,
    /// The other open calls, the outermost first.
    pub callers: Vec<CallFrame>,
}

impl Call {
    /// Returns the largest disc of the call, which the call moves itself; `None` when n is 0.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::Program};
    ///
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// let event = program.event_at(&9.into()).ok_or("past the end")?;
    /// let largest: Vec<_> = event.stack().map(|frame| frame.call.largest().map(|disc| disc.number())).collect();
    /// assert_eq!(largest, [Some(3), Some(2), Some(1), None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn largest(&self) -> Option<Disc> {
        if self.n == 0 { None } else { Disc::new(self.low.saturating_add(self.n)) }
    }

    /// Returns the peg that a parameter or variable holds; `None` when the procedure does not have it.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Peg, Puzzle, program::{Program, Role}};
    ///
    /// let four = Program::new(&Puzzle::builder().discs(8).pegs(4).build()?, PathKind::default())?.main();
    /// assert_eq!((four.peg(Role::Spare), four.peg(Role::Other)), (Some(Peg::B), Some(Peg::C))); // from A to D
    /// let three = Program::new(&Puzzle::classic(8)?, PathKind::default())?.main();
    /// assert_eq!((three.peg(Role::Spare), three.peg(Role::Other)), (Some(Peg::B), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn peg(&self, role: Role) -> Option<Peg> {
        match role {
            Role::Source => Some(self.source),
            Role::Target => Some(self.target),
            Role::Spare => Some(self.spare),
            Role::Other => self.other,
        }
    }
}

impl Event {
    /// Iterates over all open calls, the outermost first.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::Program};
    ///
    /// let program = Program::new(&Puzzle::classic(64)?, PathKind::default())?;
    /// let event = program.event_of_move(&1.into()).and_then(|event| program.event_at(&event)).ok_or("no such move")?;
    /// assert_eq!(event.stack().count(), 64); // the smallest call moves disc 1
    /// assert_eq!(event.stack().next().map(|frame| frame.call), Some(program.main()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stack(&self) -> impl DoubleEndedIterator<Item = &CallFrame> + Clone {
        self.callers.iter().chain([&self.frame])
    }
}
