//! The path of the recursion down to one move.

use std::fmt;

use super::{Part, Term};
use crate::solver::Index;

/// The path of the recursion from the whole task down to one move.
///
/// As text it is the address of the move: the numbers of the parts, `1.2.1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The whole task.
    pub task: Term,
    /// The part entered at each level; the last one is the move.
    pub frames: Vec<Frame>,
}

/// One level of a [`Trace`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Which part of the level above it is, from 1.
    pub number: usize,
    /// The term or the move.
    pub part: Part,
    /// How many moves of the whole solution come before it.
    pub before: Index,
    /// How many moves it has.
    pub length: Index,
}

/// A term with all its parts, one of which holds the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// How many terms it lies in.
    pub depth: usize,
    /// The term.
    pub term: Term,
    /// How many moves of the whole solution come before it.
    pub before: Index,
    /// Its parts in order, and how many moves each has.
    pub parts: Vec<(Part, Index)>,
    /// Which of them holds the move, from 0.
    pub chosen: usize,
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, frame) in self.frames.iter().enumerate() {
            let dot = if depth == 0 { "" } else { "." };
            write!(f, "{dot}{}", frame.number)?;
        }
        Ok(())
    }
}
