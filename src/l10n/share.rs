//! The texts of the share dialog and of worksheets.

use crate::model::exercise::PositionQuestion;
use crate::model::share::{FileFormat, ShareKind, StartAt};
use crate::solver::{Index, Placement, Puzzle};

use super::{Arg, L10n, msg};

impl L10n {
    /// The name of a kind.
    #[must_use]
    pub fn share_kind(self, kind: ShareKind) -> &'static str {
        self.text(match kind {
            ShareKind::Link => msg::SHARE_KIND_LINK,
            ShareKind::Frame => msg::SHARE_KIND_FRAME,
            ShareKind::Element => msg::SHARE_KIND_ELEMENT,
            ShareKind::Exercise => msg::SHARE_KIND_EXERCISE,
            ShareKind::Picture => msg::SHARE_KIND_PICTURE,
            ShareKind::Film => msg::SHARE_KIND_FILM,
            ShareKind::Moves => msg::SHARE_KIND_MOVES,
            ShareKind::Graph => msg::GRAPH_TITLE,
            ShareKind::Worksheet => msg::SHARE_KIND_WORKSHEET,
            ShareKind::File => msg::SHARE_KIND_FILE,
            ShareKind::Scorm => msg::SHARE_KIND_SCORM,
        })
    }

    /// A hint about the use of a kind.
    #[must_use]
    pub fn share_hint(self, kind: ShareKind) -> &'static str {
        self.text(match kind {
            ShareKind::Link => msg::SHARE_HINT_LINK,
            ShareKind::Frame => msg::SHARE_HINT_FRAME,
            ShareKind::Element => msg::SHARE_HINT_ELEMENT,
            ShareKind::Exercise => msg::SHARE_HINT_EXERCISE,
            ShareKind::Picture => msg::SHARE_HINT_PICTURE,
            ShareKind::Film => msg::SHARE_HINT_FILM,
            ShareKind::Moves => msg::SHARE_HINT_MOVES,
            ShareKind::Graph => msg::SHARE_HINT_GRAPH,
            ShareKind::Worksheet => msg::SHARE_HINT_WORKSHEET,
            ShareKind::File => msg::SHARE_HINT_FILE,
            ShareKind::Scorm => msg::SHARE_HINT_SCORM,
        })
    }

    /// The starting point for readers.
    #[must_use]
    pub fn start_at(self, start_at: StartAt) -> &'static str {
        self.text(match start_at {
            StartAt::Here => msg::SHARE_OPENS_CURRENT_MOVE,
            StartAt::Start => msg::SHARE_OPENS_START,
            StartAt::Playing => msg::SHARE_OPENS_PLAYING,
        })
    }

    /// The label of the number that belongs to a kind.
    #[must_use]
    pub fn share_number(self, kind: ShareKind) -> &'static str {
        self.text(match kind {
            ShareKind::Worksheet | ShareKind::Exercise | ShareKind::Scorm => msg::SHARE_QUESTIONS,
            ShareKind::Picture | ShareKind::Film => msg::SHARE_WIDTH,
            ShareKind::Link
            | ShareKind::Frame
            | ShareKind::Element
            | ShareKind::Moves
            | ShareKind::Graph
            | ShareKind::File => msg::SHARE_HEIGHT,
        })
    }

    #[must_use]
    pub fn file_format(self, format: FileFormat) -> &'static str {
        match format {
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
    }

    /// The number of moves or positions in a file.
    #[must_use]
    pub fn file_size(self, kind: ShareKind, count: u32) -> String {
        let text = if kind == ShareKind::Graph { msg::SHARE_FILE_POSITIONS } else { msg::SHARE_FILE_MOVES };
        self.format(text, [count.into()])
    }

    /// The message that a file would be larger than allowed.
    #[must_use]
    pub fn file_too_large(self, kind: ShareKind, max: u32) -> String {
        let text = if kind == ShareKind::Graph { msg::SHARE_TOO_MANY_POSITIONS } else { msg::SHARE_TOO_MANY_MOVES };
        self.format(text, [max.into()])
    }

    /// The question about a position. `is_shortest`: whether the solution is known to be shortest.
    #[must_use]
    pub fn position_question(self, question: &PositionQuestion, is_shortest: bool) -> String {
        if question.asks_index {
            return self.text(msg::EXERCISE_ASK_MOVES_MADE).into();
        }
        let text = if is_shortest { msg::EXERCISE_ASK_MOVE_SHORTEST } else { msg::EXERCISE_ASK_MOVE };
        self.format(text, [Arg::FullNumber(&question.index), Arg::FullNumber(&question.index.next())])
    }

    /// The blank for the answer on paper.
    #[must_use]
    pub fn answer_blank(self, question: &PositionQuestion) -> &'static str {
        self.text(if question.asks_index { msg::WORKSHEET_BLANK_MOVES_MADE } else { msg::WORKSHEET_BLANK_MOVE })
    }

    /// The answer to a question about a position.
    #[must_use]
    pub fn position_answer(self, question: &PositionQuestion) -> String {
        if question.asks_index {
            return self.format(msg::EXERCISE_ANSWER_MOVES_MADE, [Arg::FullNumber(&question.index)]);
        }
        self.numbered_move(Arg::FullNumber(&question.index.next()), question.next)
    }

    /// The puzzle of a worksheet.
    #[must_use]
    pub fn worksheet_puzzle(self, puzzle: &Puzzle, total: &Index) -> String {
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
