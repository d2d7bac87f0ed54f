//! What can be shared: kinds, starting points, file formats.

use std::str::FromStr;

/// What is shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShareKind {
    #[default]
    Link,
    /// A frame for another page.
    Frame,
    /// A web component for another page.
    Element,
    /// An exercise, in a frame for another page.
    Quiz,
    /// A picture of the towers.
    Picture,
    /// A list of moves.
    Moves,
    /// The state graph.
    Graph,
    /// Questions to print.
    Worksheet,
}

/// Where the explorer that is shared starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StartAt {
    /// At the current move.
    #[default]
    Here,
    Start,
    /// At the current move, and it plays.
    Playing,
}

/// The format of a list of moves or of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFormat {
    Text,
    Csv,
    Json,
    /// Graphviz.
    Dot,
    GraphMl,
    /// graph6, or digraph6 for directed graphs.
    Graph6,
}

impl ShareKind {
    /// All kinds, in the order of the dialog.
    pub const ALL: [Self; 8] =
        [Self::Link, Self::Frame, Self::Element, Self::Quiz, Self::Picture, Self::Moves, Self::Graph, Self::Worksheet];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Frame => "frame",
            Self::Element => "element",
            Self::Quiz => "task",
            Self::Picture => "picture",
            Self::Moves => "moves",
            Self::Graph => "graph",
            Self::Worksheet => "worksheet",
        }
    }

    /// The minimum, default and maximum of its number: a frame's height and a picture's width in pixels, a number of
    /// questions.
    #[must_use]
    pub const fn number_range(self) -> Option<(u32, u32, u32)> {
        match self {
            Self::Frame => Some((120, 640, 2_000)),
            Self::Picture => Some((100, 1_600, 8_000)),
            Self::Worksheet | Self::Quiz => Some((1, 6, 20)),
            _ => None,
        }
    }

    /// Its formats, the default first.
    #[must_use]
    pub const fn formats(self) -> &'static [FileFormat] {
        match self {
            Self::Moves => &[FileFormat::Text, FileFormat::Csv, FileFormat::Json],
            Self::Graph => {
                &[FileFormat::Dot, FileFormat::GraphMl, FileFormat::Graph6, FileFormat::Csv, FileFormat::Json]
            }
            _ => &[],
        }
    }

    /// Whether it goes into another page.
    #[must_use]
    pub const fn is_embedded(self) -> bool {
        matches!(self, Self::Frame | Self::Element | Self::Quiz)
    }
}

impl StartAt {
    pub const ALL: [Self; 3] = [Self::Here, Self::Start, Self::Playing];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Start => "start",
            Self::Playing => "plays",
        }
    }
}

impl FileFormat {
    /// The name in links, which is also the extension of the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Dot => "dot",
            Self::GraphMl => "graphml",
            Self::Graph6 => "graph6",
        }
    }
}

/// The word stands for nothing that can be shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseShareError;

impl FromStr for ShareKind {
    type Err = ParseShareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or(ParseShareError)
    }
}

impl FromStr for StartAt {
    type Err = ParseShareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|start| start.name() == text).ok_or(ParseShareError)
    }
}
