//! The texts of the first picture.

use crate::l10n::message::messages;
use crate::model::Panel;

messages! {
    /// A text that comes with the first picture.
    PageMessage after 0;
    Title = "Tower of Hanoi Explorer";
    Motto = "Stand at any move.";
    Towers = "The towers";
    Controls = "Step and play";
    First = "To the start";
    Back = "One move back";
    Play = "Play";
    PlayAgain = "Play again";
    Pause = "Pause";
    Forward = "One move on";
    Last = "To the end";
    Speed = "Speed";
    Loop = "Loop";
    Scrubber = "Where in the solution";
    Go = "Go";
    MoveNumber = "Move";
    Leap = "Leap forward";
    LeapBack = "Leap back";
    Stride = "Leap by 2 to the";
    Bits = "The move number, disc by disc";
    Puzzle = "The puzzle";
    ByHand = "Play yourself";
    Exact = "Exact values";
    KeysHint = "Arrows, Page Up and Down, Home, End and Space move; ? lists all keys.";
    Dismiss = "Close";
    Problems = "Not taken";
    Timeline = "The whole solution";
    Why = "Why this move";
    Trace = "The recursion";
    Graph = "The state graph";
    Numbers = "Numbers";
    Code = "Programs";
    Compare = "Compare";
    Race = "A race";

    // Where we are. {0} and so on are numbers of moves and discs, and the letters of pegs.
    NoDiscs = "No discs: nothing to move.";
    StartUnknown = "The start. How many moves lie ahead is not known yet.";
    StartStays = "All discs stand on {0} and are to stay there: nothing to move.";
    StartStands = "Every disc stands where it is to stand: nothing to move.";
    StartOn = "The start: {0#one:one disc|other:# discs} on {1}, {2#one:# move|other:# moves} ahead.";
    Start = "The start: {0#one:one disc|other:# discs}, {1#one:# move|other:# moves} ahead.";
    Moved = "Move {0} of {1}: disc {2} from {3} to {4}.";
    Finished = "Move {0}, the last: disc {1} from {2} to {3}.";
    FinishedOn = "Move {0}, the last: disc {1} from {2} to {3}. All discs stand on {4}.";
    Step = "disc {0} from {1} to {2}";
    WindowTitle = "Tower of Hanoi, {0#one:# disc|other:# discs}";
    PegEmpty = "empty";
    PegCount = "{0#one:# disc|other:# discs}";
    EntryHint = "Or 2^{0}, 1/3, 50%, 0x1, last";

    // How far it is. {1} is a length of time, such as the ones below it.
    Progress = "{0} % of the way; the rest takes {1} at {2#1:1 move|other:# moves} a second";
    ProgressDone = "100 % of the way";
    Years = "{0#one:# year|other:# years}";
    Days = "{0#one:# day|other:# days}";
    Hours = "{0#one:# hour|other:# hours}";
    Minutes = "{0#one:# minute|other:# minutes}";
    Seconds = "{0#one:# second|other:# seconds}";
    NoSeconds = "less than a second";
    PerSecond = "{0} a second";

    LoadingRules = "Loading the other rules…";
    PanelsNotLoaded = "The panels could not be loaded. Check the connection, then open or close one to try again.";
}

impl PageMessage {
    /// The name of a panel.
    #[must_use]
    pub const fn of(panel: Panel) -> Self {
        match panel {
            Panel::Towers => Self::Towers,
            Panel::Transport => Self::Controls,
            Panel::Scrubber => Self::Scrubber,
            Panel::Puzzle => Self::Puzzle,
            Panel::Play => Self::ByHand,
            Panel::Bits => Self::Bits,
            Panel::Exact => Self::Exact,
            Panel::Timeline => Self::Timeline,
            Panel::Why => Self::Why,
            Panel::Trace => Self::Trace,
            Panel::Graph => Self::Graph,
            Panel::Numbers => Self::Numbers,
            Panel::Compare => Self::Compare,
            Panel::Race => Self::Race,
            Panel::Code => Self::Code,
        }
    }
}
