//! What can be taken out of the page: forms, places, files.

/// What is taken out of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// A link.
    #[default]
    Link,
    /// A frame for another page.
    Frame,
    /// An element for another page.
    Element,
    /// Questions for learners, in a frame for another page.
    Task,
    /// A picture of the towers.
    Picture,
    /// A list of moves.
    Moves,
    /// The state graph.
    Graph,
    /// A sheet of questions, to be printed.
    Worksheet,
}

/// Where an explorer that is shared stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// At the move where this one stands.
    #[default]
    Here,
    /// At the start.
    Start,
    /// Where this one stands, and it plays.
    Plays,
}

/// What a list or a graph is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum File {
    /// Lines for people.
    Text,
    /// A table.
    Csv,
    /// An object.
    Json,
    /// Graphviz.
    Dot,
    /// GraphML.
    GraphMl,
    /// Graph6, or digraph6.
    Graph6,
}

impl Form {
    /// All of them, in the order in which the dialog has them.
    pub const ALL: [Self; 8] =
        [Self::Link, Self::Frame, Self::Element, Self::Task, Self::Picture, Self::Moves, Self::Graph, Self::Worksheet];

    /// The name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Frame => "frame",
            Self::Element => "element",
            Self::Task => "task",
            Self::Picture => "picture",
            Self::Moves => "moves",
            Self::Graph => "graph",
            Self::Worksheet => "worksheet",
        }
    }

    /// The least, the usual and the greatest value of its number: the height of a frame and the width of a picture in
    /// pixels, the questions of a sheet.
    #[must_use]
    pub const fn numbers(self) -> Option<(u32, u32, u32)> {
        match self {
            Self::Frame => Some((120, 640, 2_000)),
            Self::Picture => Some((100, 1_600, 8_000)),
            Self::Worksheet | Self::Task => Some((1, 6, 20)),
            _ => None,
        }
    }

    /// What it can be written as, the usual one first.
    #[must_use]
    pub const fn files(self) -> &'static [File] {
        match self {
            Self::Moves => &[File::Text, File::Csv, File::Json],
            Self::Graph => &[File::Dot, File::GraphMl, File::Graph6, File::Csv, File::Json],
            _ => &[],
        }
    }

    /// True for what goes into another page.
    #[must_use]
    pub const fn is_guest(self) -> bool {
        matches!(self, Self::Frame | Self::Element | Self::Task)
    }
}

impl Place {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Here, Self::Start, Self::Plays];

    /// The name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Start => "start",
            Self::Plays => "plays",
        }
    }
}

impl File {
    /// The name in links, which is also how names of such files end.
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
