//! The parameters of links, attributes and host messages.

use crate::named_enum::named_enum;

named_enum! {
    /// A value that a link, an attribute or a host message may set. Links list them in this order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Parameter {
        Discs = "discs",
        Pegs = "pegs",
        Rule = "rule",
        From = "from",
        To = "to",
        Path = "path",
        Split = "split",
        Move = "move",
        Event = "event",
        Play = "play",
        Speed = "speed",
        Loop = "loop",
        Show = "show",
        Timeline = "timeline",
        Graph = "graph",
        Mark = "mark",
        Tour = "tour",
        Trace = "trace",
        Program = "program",
        Code = "code",
        Race = "race",
        With = "with",
        Keys = "keys",
        Lesson = "lesson",
        Step = "step",
        Walk = "walk",
        At = "at",
        Aids = "aids",
        Task = "task",
        Seed = "seed",
        Registration = "registration",
        Lock = "lock",
        Learn = "learn",
        Share = "share",
        Lang = "lang",
        Theme = "theme",
        Present = "present",
        Embed = "embed",
    }
    fn name;
    ParseParameterError: "a parameter";
}

impl Parameter {
    /// Whether it sets how the page is shown rather than what it shows.
    #[must_use]
    pub const fn is_of_page(self) -> bool {
        matches!(
            self,
            Self::Keys
                | Self::Lesson
                | Self::Step
                | Self::Aids
                | Self::Registration
                | Self::Learn
                | Self::Share
                | Self::Lang
                | Self::Theme
                | Self::Present
                | Self::Embed
        )
    }

    /// Whether an address with nothing else opens the first view: what somebody sets once for all that they open, and the place
    /// to learn, which lies over the page.
    #[must_use]
    pub const fn keeps_first_view(self) -> bool {
        matches!(self, Self::Lang | Self::Theme | Self::Aids | Self::Keys | Self::Speed | Self::Learn)
    }

    /// Whether its value is free text, in which each letter counts.
    #[must_use]
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Code | Self::Lesson)
    }

    /// Whether it is part of the puzzle, so that another value leads to another solution.
    #[must_use]
    pub const fn is_of_puzzle(self) -> bool {
        matches!(self, Self::Discs | Self::Pegs | Self::Rule | Self::From | Self::To | Self::Path | Self::Split)
    }
}
