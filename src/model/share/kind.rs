//! The kinds of sharing, with their starting points and file formats.

use crate::model::{ExerciseKind, Panel};
use crate::named_enum::named_enum;

named_enum! {
    /// The kind of sharing, in the order of the dialog.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum ShareKind {
        #[default]
        Link = "link",
        /// A frame for another page.
        Frame = "frame",
        /// A web component for another page.
        Element = "element",
        /// An exercise, in a frame for another page.
        Exercise = "task",
        /// A picture of the towers.
        Picture = "picture",
        /// A range of moves as an animated picture.
        Film = "film",
        /// A list of moves.
        Moves = "moves",
        /// The state graph.
        Graph = "graph",
        /// Questions to print.
        Worksheet = "worksheet",
        /// The single-file page, with settings in it.
        File = "file",
        /// An exercise for a learning platform, as a SCORM 1.2 package.
        Scorm = "scorm",
    }
    fn name;
    ParseShareKindError: "what is shared";
}

named_enum! {
    /// The subject of a picture. Its name is that of the panel.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PictureOf {
        #[default]
        Towers = "towers",
        Timeline = "timeline",
        Graph = "graph",
        Recursion = "trace",
    }
    fn name;
    ParsePictureOfError: "a picture";
}

named_enum! {
    /// The starting point of the shared explorer.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum StartAt {
        /// At the current move.
        #[default]
        Here = "here",
        Start = "start",
        /// At the current move, playing.
        Playing = "plays",
    }
    fn name;
    ParseStartAtError: "a start";
}

named_enum! {
    /// The format of a file.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FileFormat {
        Text = "txt",
        Csv = "csv",
        Json = "json",
        /// Graphviz.
        Dot = "dot",
        GraphMl = "graphml",
        /// graph6, or digraph6 for directed graphs.
        Graph6 = "graph6",
        Html = "html",
        Zip = "zip",
        Svg = "svg",
        Png = "png",
        Gif = "gif",
        /// A document with TikZ, for LaTeX.
        TikZ = "tex",
        /// Slides with TikZ, for LaTeX.
        Beamer = "beamer",
    }
    fn name;
}

impl ShareKind {
    /// The minimum, default and maximum of its number: the height of a frame or the width of a picture in pixels, or a number of
    /// questions.
    #[must_use]
    pub const fn number_range(self) -> Option<(u32, u32, u32)> {
        match self {
            Self::Frame => Some((120, 640, 2_000)),
            Self::Picture => Some((100, 1_600, 8_000)),
            Self::Film => Some((160, 640, 1_600)),
            Self::Worksheet | Self::Exercise | Self::Scorm => Some((1, 6, 20)),
            Self::Link | Self::Element | Self::Moves | Self::Graph | Self::File => None,
        }
    }

    /// Whether it has number fields.
    #[must_use]
    pub const fn has_number_fields(self) -> bool {
        self.number_range().is_some() || matches!(self, Self::Moves)
    }

    /// Its formats, the default first.
    #[must_use]
    pub const fn formats(self) -> &'static [FileFormat] {
        match self {
            Self::Moves => &[FileFormat::Text, FileFormat::Csv, FileFormat::Json],
            Self::Graph => {
                &[FileFormat::Dot, FileFormat::GraphMl, FileFormat::Graph6, FileFormat::Csv, FileFormat::Json]
            }
            Self::File => &[FileFormat::Html],
            Self::Scorm => &[FileFormat::Zip],
            Self::Picture => &[FileFormat::Svg, FileFormat::Png, FileFormat::TikZ, FileFormat::Beamer],
            Self::Film => &[FileFormat::Svg, FileFormat::Gif],
            Self::Link | Self::Frame | Self::Element | Self::Exercise | Self::Worksheet => &[],
        }
    }

    /// Whether it is embedded in another page.
    #[must_use]
    pub const fn is_embedded(self) -> bool {
        matches!(self, Self::Frame | Self::Element | Self::Exercise | Self::Scorm)
    }

    /// Whether it is an exercise.
    #[must_use]
    pub const fn has_exercise(self) -> bool {
        matches!(self, Self::Exercise | Self::Scorm)
    }

    /// Whether it can have questions of this kind.
    #[must_use]
    pub const fn has_questions(self, kind: ExerciseKind) -> bool {
        match self {
            Self::Exercise | Self::Scorm => true,
            Self::Worksheet => kind.is_on_paper(),
            Self::Link
            | Self::Frame
            | Self::Element
            | Self::Picture
            | Self::Film
            | Self::Moves
            | Self::Graph
            | Self::File => false,
        }
    }

    /// Whether it has settings for the starting point.
    #[must_use]
    pub const fn has_start(self) -> bool {
        matches!(self, Self::Link | Self::Frame | Self::Element | Self::File)
    }

    /// Whether it is a file that contains the single-file page.
    #[must_use]
    pub const fn contains_page(self) -> bool {
        matches!(self, Self::File | Self::Scorm)
    }
}

impl FileFormat {
    /// Whether its width, if it has one, is in pixels.
    #[must_use]
    pub const fn has_pixels(self) -> bool {
        !matches!(self, Self::TikZ | Self::Beamer)
    }

    /// The extension of the file.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Beamer => "tex",
            Self::Text
            | Self::Csv
            | Self::Json
            | Self::Dot
            | Self::GraphMl
            | Self::Graph6
            | Self::Html
            | Self::Zip
            | Self::Svg
            | Self::Png
            | Self::Gif
            | Self::TikZ => self.name(),
        }
    }
}

impl PictureOf {
    /// The panel that shows it on the page.
    #[must_use]
    pub const fn panel(self) -> Panel {
        match self {
            Self::Towers => Panel::Towers,
            Self::Timeline => Panel::Timeline,
            Self::Graph => Panel::Graph,
            Self::Recursion => Panel::Recursion,
        }
    }
}
