//! What the dialog that shares says of facts: sent with it, when it is opened.

use crate::model::quiz::question::Question;
use crate::model::share::{File, Form, Place};
use crate::solver::{Index, Puzzle, Stand};

use super::{AskedText, Fact, Language};

/// A string of the dialog that shares.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer<'a> {
    /// The name of a form.
    Form(Form),
    /// What a form is for.
    Hint(Form),
    /// Where it opens.
    Place(Place),
    /// What the number of a form is.
    Number(Form),
    /// What a file is written as.
    File(File),
    /// How much the file holds.
    Size {
        /// Of what.
        form: Form,
        /// How many.
        count: u32,
    },
    /// It would hold more than it may.
    TooMuch {
        /// Of what.
        form: Form,
        /// How many there may be.
        most: u32,
    },
    /// What the sheet is about.
    SheetAbout {
        /// The puzzle.
        puzzle: &'a Puzzle,
        /// How many moves it takes.
        total: &'a Index,
    },
    /// A question.
    Asked(&'a Question),
    /// Room for its answer.
    Blank(&'a Question),
    /// Its answer.
    Answer(&'a Question),
}

impl Language {
    /// A string of the dialog that shares.
    #[must_use]
    pub fn offer(self, offer: &Offer<'_>) -> String {
        match *offer {
            Offer::Form(form) => self.label(name(form)).into(),
            Offer::Hint(form) => self.label(hint(form)).into(),
            Offer::Place(place) => self.label(opens(place)).into(),
            Offer::Number(form) => self.label(number(form)).into(),
            Offer::File(file) => match file {
                File::Text => self.label(AskedText::FileText),
                File::Csv => self.label(AskedText::FileCsv),
                File::Json => "JSON",
                File::Dot => "Graphviz (DOT)",
                File::GraphMl => "GraphML",
                File::Graph6 => "graph6",
            }
            .into(),
            Offer::Size { form: Form::Graph, count } => self.fill(AskedText::HoldsPositions, &[count.into()]),
            Offer::Size { count, .. } => self.fill(AskedText::HoldsMoves, &[count.into()]),
            Offer::TooMuch { form: Form::Graph, most } => self.fill(AskedText::MostPositions, &[most.into()]),
            Offer::TooMuch { most, .. } => self.fill(AskedText::MostMoves, &[most.into()]),
            Offer::SheetAbout { puzzle, total } => self.sheet_about(puzzle, total),
            Offer::Asked(Question { asks_index: true, .. }) => self.label(AskedText::AskIndex).into(),
            Offer::Asked(Question { index, .. }) => {
                self.fill(AskedText::AskMove, &[Fact::Exact(index), Fact::Exact(&index.next())])
            }
            Offer::Blank(Question { asks_index: true, .. }) => self.label(AskedText::BlankIndex).into(),
            Offer::Blank(_) => self.label(AskedText::BlankMove).into(),
            Offer::Answer(Question { asks_index: true, index, .. }) => {
                self.fill(AskedText::AnswerIndex, &[Fact::Exact(index)])
            }
            Offer::Answer(Question { index, next, .. }) => {
                self.fill(AskedText::AnswerMove, &[Fact::Exact(&index.next()), self.step(*next).into()])
            }
        }
    }

    fn sheet_about(self, puzzle: &Puzzle, total: &Index) -> String {
        let place = |stand: &Stand| match stand {
            Stand::Tower(peg) => peg.to_string(),
            Stand::Position(position) => position.to_string(),
        };
        let facts = [
            puzzle.discs().count().into(),
            u32::from(puzzle.pegs().count()).into(),
            self.rule(puzzle.rule()).into(),
            place(puzzle.start()).into(),
            place(puzzle.goal()).into(),
            total.into(),
        ];
        self.fill(AskedText::SheetAbout, &facts)
    }
}

const fn name(form: Form) -> AskedText {
    match form {
        Form::Link => AskedText::FormLink,
        Form::Frame => AskedText::FormFrame,
        Form::Element => AskedText::FormElement,
        Form::Task => AskedText::FormTask,
        Form::Picture => AskedText::FormPicture,
        Form::Moves => AskedText::FormMoves,
        Form::Graph => AskedText::FormGraph,
        Form::Worksheet => AskedText::FormWorksheet,
    }
}

const fn hint(form: Form) -> AskedText {
    match form {
        Form::Link => AskedText::HintLink,
        Form::Frame => AskedText::HintFrame,
        Form::Element => AskedText::HintElement,
        Form::Task => AskedText::HintTask,
        Form::Picture => AskedText::HintPicture,
        Form::Moves => AskedText::HintMoves,
        Form::Graph => AskedText::HintGraph,
        Form::Worksheet => AskedText::HintWorksheet,
    }
}

const fn opens(place: Place) -> AskedText {
    match place {
        Place::Here => AskedText::OpensHere,
        Place::Start => AskedText::OpensStart,
        Place::Plays => AskedText::OpensPlaying,
    }
}

const fn number(form: Form) -> AskedText {
    match form {
        Form::Worksheet | Form::Task => AskedText::Questions,
        Form::Picture => AskedText::WidthInPixels,
        _ => AskedText::HeightInPixels,
    }
}
