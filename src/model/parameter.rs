//! The parameters of links, attributes and host messages.

use std::fmt;
use std::str::FromStr;

macro_rules! parameters {
    ($($variant:ident = $name:literal;)*) => {
        /// A value that a link, an attribute or a host message may set. Links list them in this order.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Parameter {
            $($variant,)*
        }

        impl Parameter {
            /// All parameters, in the order of links.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }
    };
}

parameters! {
    Discs = "discs";
    Pegs = "pegs";
    Rule = "rule";
    From = "from";
    To = "to";
    Path = "path";
    Split = "split";
    Move = "move";
    Play = "play";
    Speed = "speed";
    Loop = "loop";
    Show = "show";
    Timeline = "timeline";
    Graph = "graph";
    Mark = "mark";
    Tour = "tour";
    Trace = "trace";
    Race = "race";
    With = "with";
    Keys = "keys";
    Step = "step";
    Walk = "walk";
    Aids = "aids";
    Task = "task";
    Seed = "seed";
    Lock = "lock";
    Share = "share";
    Lang = "lang";
    Theme = "theme";
    Embed = "embed";
}

impl Parameter {
    /// Whether it is part of the puzzle, so that another value makes another solution.
    #[must_use]
    pub const fn is_of_puzzle(self) -> bool {
        matches!(self, Self::Discs | Self::Pegs | Self::Rule | Self::From | Self::To | Self::Path | Self::Split)
    }
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No parameter has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseParameterError;

impl FromStr for Parameter {
    type Err = ParseParameterError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|parameter| parameter.name() == name).ok_or(ParseParameterError)
    }
}
