//! What the dialog that shares says: sent with it, when it is opened.

use crate::explorer::sharing::{File, Form, Place};
use crate::explorer::sheet::Question;
use crate::solver::{Index, Puzzle};

/// A string of the dialog that shares.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "each is named after what it says")]
pub enum Offer<'a> {
    Form(Form),
    /// What a form is for.
    Hint(Form),
    Opens,
    Place(Place),
    Shows,
    /// What the number of a form is.
    Number(Form),
    WrittenAs,
    File(File),
    Directed,
    FirstMove,
    LastMove,
    Post,
    Preview,
    Code,
    CodeTooLong,
    OneFile,
    NoServer,
    SaveSvg,
    SavePng,
    Save,
    /// How much the file holds.
    Size {
        form: Form,
        count: u32,
    },
    /// It would hold more than it may.
    TooMuch {
        form: Form,
        most: u32,
    },
    /// How much of a file is written.
    Written {
        count: u32,
        of: u32,
    },
    /// Words in the link that mean nothing.
    Unread(&'a str),
    Print,
    SheetTitle,
    SheetAbout {
        puzzle: &'a Puzzle,
        total: &'a Index,
    },
    SheetName,
    Asked(&'a Question),
    Blank(&'a Question),
    AnswersTitle,
    Answer(&'a Question),
    NothingAsked,
}
