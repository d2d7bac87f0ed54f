//! Messages of the share dialog.

use crate::model::quiz::PositionQuestion;
use crate::model::share::{FileFormat, ShareKind, StartAt};
use crate::solver::{Index, Placement, Puzzle};

use super::{Arg, L10n, Message, msg};

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
    Asked {
        question: &'a PositionQuestion,
        /// Whether it is known that no solution is shorter.
        is_shortest: bool,
    },
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
                FileFormat::Text => self.text(msg::SHARE_FORMAT_TEXT),
                FileFormat::Csv => self.text(msg::SHARE_FORMAT_CSV),
                FileFormat::Json => "JSON",
                FileFormat::Dot => "Graphviz (DOT)",
                FileFormat::GraphMl => "GraphML",
                FileFormat::Graph6 => "graph6",
                FileFormat::Html => "HTML",
                FileFormat::Zip => "ZIP",
                FileFormat::Svg => "SVG",
                FileFormat::Png => "PNG",
                FileFormat::Gif => "GIF",
                FileFormat::TikZ => "TikZ (LaTeX)",
                FileFormat::Beamer => "Beamer (LaTeX)",
            }
            .into(),
            ShareSentence::Size { kind: ShareKind::Graph, count } => {
                self.format(msg::SHARE_FILE_POSITIONS, [count.into()])
            }
            ShareSentence::Size { count, .. } => self.format(msg::SHARE_FILE_MOVES, [count.into()]),
            ShareSentence::TooMuch { kind: ShareKind::Graph, max } => {
                self.format(msg::SHARE_TOO_MANY_POSITIONS, [max.into()])
            }
            ShareSentence::TooMuch { max, .. } => self.format(msg::SHARE_TOO_MANY_MOVES, [max.into()]),
            ShareSentence::SheetAbout { puzzle, total } => self.sheet_about(puzzle, total),
            ShareSentence::Asked { question: PositionQuestion { asks_index: true, .. }, .. } => {
                self.text(msg::EXERCISE_ASK_MOVES_MADE).into()
            }
            ShareSentence::Asked { question: PositionQuestion { index, .. }, is_shortest } => {
                let text = if is_shortest { msg::EXERCISE_ASK_MOVE_SHORTEST } else { msg::EXERCISE_ASK_MOVE };
                self.format(text, [Arg::FullNumber(index), Arg::FullNumber(&index.next())])
            }
            ShareSentence::Blank(PositionQuestion { asks_index: true, .. }) => {
                self.text(msg::WORKSHEET_BLANK_MOVES_MADE).into()
            }
            ShareSentence::Blank(_) => self.text(msg::WORKSHEET_BLANK_MOVE).into(),
            ShareSentence::Answer(PositionQuestion { asks_index: true, index, .. }) => {
                self.format(msg::EXERCISE_ANSWER_MOVES_MADE, [Arg::FullNumber(index)])
            }
            ShareSentence::Answer(PositionQuestion { index, next, .. }) => {
                self.numbered_move(Arg::FullNumber(&index.next()), *next)
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
        self.format(msg::WORKSHEET_PUZZLE, args)
    }
}

const fn name(kind: ShareKind) -> Message {
    match kind {
        ShareKind::Link => msg::SHARE_KIND_LINK,
        ShareKind::Frame => msg::SHARE_KIND_FRAME,
        ShareKind::Element => msg::SHARE_KIND_ELEMENT,
        ShareKind::Quiz => msg::SHARE_KIND_EXERCISE,
        ShareKind::Picture => msg::SHARE_KIND_PICTURE,
        ShareKind::Film => msg::SHARE_KIND_FILM,
        ShareKind::Moves => msg::SHARE_KIND_MOVES,
        ShareKind::Graph => msg::GRAPH_TITLE,
        ShareKind::Worksheet => msg::SHARE_KIND_WORKSHEET,
        ShareKind::File => msg::SHARE_KIND_FILE,
        ShareKind::Scorm => msg::SHARE_KIND_SCORM,
    }
}

const fn hint(kind: ShareKind) -> Message {
    match kind {
        ShareKind::Link => msg::SHARE_HINT_LINK,
        ShareKind::Frame => msg::SHARE_HINT_FRAME,
        ShareKind::Element => msg::SHARE_HINT_ELEMENT,
        ShareKind::Quiz => msg::SHARE_HINT_EXERCISE,
        ShareKind::Picture => msg::SHARE_HINT_PICTURE,
        ShareKind::Film => msg::SHARE_HINT_FILM,
        ShareKind::Moves => msg::SHARE_HINT_MOVES,
        ShareKind::Graph => msg::SHARE_HINT_GRAPH,
        ShareKind::Worksheet => msg::SHARE_HINT_WORKSHEET,
        ShareKind::File => msg::SHARE_HINT_FILE,
        ShareKind::Scorm => msg::SHARE_HINT_SCORM,
    }
}

const fn start_at_label(start_at: StartAt) -> Message {
    match start_at {
        StartAt::Here => msg::SHARE_OPENS_CURRENT_MOVE,
        StartAt::Start => msg::SHARE_OPENS_START,
        StartAt::Playing => msg::SHARE_OPENS_PLAYING,
    }
}

const fn number_label(kind: ShareKind) -> Message {
    match kind {
        ShareKind::Worksheet | ShareKind::Quiz | ShareKind::Scorm => msg::SHARE_QUESTIONS,
        ShareKind::Picture | ShareKind::Film => msg::SHARE_WIDTH,
        ShareKind::Link
        | ShareKind::Frame
        | ShareKind::Element
        | ShareKind::Moves
        | ShareKind::Graph
        | ShareKind::File => msg::SHARE_HEIGHT,
    }
}
