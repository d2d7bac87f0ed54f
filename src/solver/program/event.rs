//! What happens at one step of a recursive program, and the calls that are open then.

use super::{Place, Procedure, Role};
use crate::solver::{Disc, Index, Move, Peg};

/// A call of a procedure, with the values of its parameters and variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// The procedure.
    pub procedure: Procedure,
    /// The number of discs it moves.
    pub n: u32,
    /// The number of smaller discs that it leaves alone. Its largest disc is disc `low + n`.
    pub low: u32,
    /// Where the discs are.
    pub source: Peg,
    /// Where they go.
    pub target: Peg,
    /// The third peg. [`Procedure::Four`] chooses it after its test: the first peg that is neither source nor target.
    pub spare: Peg,
    /// The fourth peg; `None` for a procedure of three pegs.
    pub other: Option<Peg>,
    /// k, the number of discs that [`Procedure::Four`] brings aside; `None` with n = 0 and for other procedures.
    pub aside: Option<u32>,
}

/// What an event is. Each happens before its line has its effect, as in a debugger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// A call begins.
    Enter,
    /// It tests whether n is 0.
    Test,
    /// It calls a procedure, which begins with the next event.
    Call,
    /// It makes this move.
    Move(Move),
    /// It returns: from its test when n is 0, else from its end.
    Return,
}

/// One of the open calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallFrame {
    /// The call.
    pub call: Call,
    /// Where it stands: at the event, or at the call that it waits for.
    pub at: Place,
    /// The place of its call, to which it returns; `None` for the call from outside all procedures, whose line is
    /// [`ProgramText::main_line`](super::ProgramText::main_line).
    pub return_to: Option<Place>,
}

/// An event of a recursive program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// What it is.
    pub kind: EventKind,
    /// The number of moves made before it, which is also the index of the position at this time.
    pub moves: Index,
    /// The call it happens in.
    pub frame: CallFrame,
    /// The other open calls, the outermost first.
    pub callers: Vec<CallFrame>,
}

impl Call {
    /// Returns the largest disc of the call, the one it moves; `None` when n is 0.
    #[must_use]
    pub const fn largest(&self) -> Option<Disc> {
        if self.n == 0 { None } else { Disc::new(self.low.saturating_add(self.n)) }
    }

    /// Returns the peg that a parameter or a variable holds; `None` when the procedure does not have it.
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
    pub fn stack(&self) -> impl DoubleEndedIterator<Item = &CallFrame> + Clone {
        self.callers.iter().chain([&self.frame])
    }
}
