//! Messages of the share dialog.

use crate::model::quiz::PositionQuestion;
use crate::model::share::{FileFormat, ShareKind, StartAt};
use crate::solver::{Index, Placement, Puzzle};

use super::{Arg, DialogMessage, L10n};

#[derive(Clone, Debug, PartialEq)]
pub enum ShareSentence<'a> {
    Kind(ShareKind),
    Hint(ShareKind),
    StartAt(StartAt),
    Number(ShareKind),
    File(FileFormat),
    /// How many moves or positions the file contains.
    Size {
        kind: ShareKind,
        count: u32,
    },
    /// The file would be larger than allowed.
    TooMuch {
        kind: ShareKind,
        max: u32,
    },
    SheetAbout {
        puzzle: &'a Puzzle,
        total: &'a Index,
    },
    Asked(&'a PositionQuestion),
    Blank(&'a PositionQuestion),
    Answer(&'a PositionQuestion),
}

impl L10n {
    #[must_use]
    pub fn share_sentence(self, sentence: &ShareSentence<'_>) -> String {
        match *sentence {
            ShareSentence::Kind(kind) => self.text(name(kind)).into(),
            ShareSentence::Hint(kind) => self.text(hint(kind)).into(),
            ShareSentence::StartAt(start_at) => self.text(start_at_label(start_at)).into(),
            ShareSentence::Number(kind) => self.text(number_label(kind)).into(),
            ShareSentence::File(file) => match file {
                FileFormat::Text => self.text(DialogMessage::FileText),
                FileFormat::Csv => self.text(DialogMessage::FileCsv),
                FileFormat::Json => "JSON",
                FileFormat::Dot => "Graphviz (DOT)",
                FileFormat::GraphMl => "GraphML",
                FileFormat::Graph6 => "graph6",
            }
            .into(),
            ShareSentence::Size { kind: ShareKind::Graph, count } => {
                self.format(DialogMessage::HoldsPositions, &[count.into()])
            }
            ShareSentence::Size { count, .. } => self.format(DialogMessage::HoldsMoves, &[count.into()]),
            ShareSentence::TooMuch { kind: ShareKind::Graph, max } => {
                self.format(DialogMessage::MostPositions, &[max.into()])
            }
            ShareSentence::TooMuch { max, .. } => self.format(DialogMessage::MostMoves, &[max.into()]),
            ShareSentence::SheetAbout { puzzle, total } => self.sheet_about(puzzle, total),
            ShareSentence::Asked(PositionQuestion { asks_index: true, .. }) => {
                self.text(DialogMessage::AskIndex).into()
            }
            ShareSentence::Asked(PositionQuestion { index, .. }) => {
                self.format(DialogMessage::AskMove, &[Arg::FullNumber(index), Arg::FullNumber(&index.next())])
            }
            ShareSentence::Blank(PositionQuestion { asks_index: true, .. }) => {
                self.text(DialogMessage::BlankIndex).into()
            }
            ShareSentence::Blank(_) => self.text(DialogMessage::BlankMove).into(),
            ShareSentence::Answer(PositionQuestion { asks_index: true, index, .. }) => {
                self.format(DialogMessage::AnswerIndex, &[Arg::FullNumber(index)])
            }
            ShareSentence::Answer(PositionQuestion { index, next, .. }) => {
                self.format(DialogMessage::AnswerMove, &[Arg::FullNumber(&index.next()), self.step(*next).into()])
            }
        }
    }

    fn sheet_about(self, puzzle: &Puzzle, total: &Index) -> String {
        let place = |placement: &Placement| match placement {
            Placement::Tower(peg) => peg.to_string(),
            Placement::Position(position) => position.to_string(),
        };
        let args = [
            puzzle.discs().count().into(),
            u32::from(puzzle.pegs().count()).into(),
            self.rule(puzzle.rule()).into(),
            place(puzzle.start()).into(),
            place(puzzle.goal()).into(),
            total.into(),
        ];
        self.format(DialogMessage::SheetAbout, &args)
    }
}

const fn name(kind: ShareKind) -> DialogMessage {
    match kind {
        ShareKind::Link => DialogMessage::FormLink,
        ShareKind::Frame => DialogMessage::FormFrame,
        ShareKind::Element => DialogMessage::FormElement,
        ShareKind::Quiz => DialogMessage::FormTask,
        ShareKind::Picture => DialogMessage::FormPicture,
        ShareKind::Moves => DialogMessage::FormMoves,
        ShareKind::Graph => DialogMessage::FormGraph,
        ShareKind::Worksheet => DialogMessage::FormWorksheet,
    }
}

const fn hint(kind: ShareKind) -> DialogMessage {
    match kind {
        ShareKind::Link => DialogMessage::HintLink,
        ShareKind::Frame => DialogMessage::HintFrame,
        ShareKind::Element => DialogMessage::HintElement,
        ShareKind::Quiz => DialogMessage::HintTask,
        ShareKind::Picture => DialogMessage::HintPicture,
        ShareKind::Moves => DialogMessage::HintMoves,
        ShareKind::Graph => DialogMessage::HintGraph,
        ShareKind::Worksheet => DialogMessage::HintWorksheet,
    }
}

const fn start_at_label(start_at: StartAt) -> DialogMessage {
    match start_at {
        StartAt::Here => DialogMessage::OpensHere,
        StartAt::Start => DialogMessage::OpensStart,
        StartAt::Playing => DialogMessage::OpensPlaying,
    }
}

const fn number_label(kind: ShareKind) -> DialogMessage {
    match kind {
        ShareKind::Worksheet | ShareKind::Quiz => DialogMessage::Questions,
        ShareKind::Picture => DialogMessage::WidthInPixels,
        _ => DialogMessage::HeightInPixels,
    }
}
