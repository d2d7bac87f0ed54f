//! The texts of the panels that come later.

use crate::l10n::message::messages;

use super::PageMessage;

messages! {
    /// A text of a panel that comes after the first picture.
    PanelMessage after PageMessage::COUNT;
    ZoomIn = "Closer";
    ZoomOut = "Farther";
    ShowAll = "All of it";
    ShowHere = "Where we are";
    TimelineHint = "Each line is a move, the higher the larger its disc; orange for odd discs, blue for even ones. Press to go there, drag to move along, pinch or turn the wheel with Ctrl to go closer. The picture looks alike at every depth: that is the recursion. By keys: + − 0 . ← →, and Enter for the move in the middle.";
    Stretch = "Moves {0} to {1}";
    LoopBegins = "Where the loop begins";
    LoopEnds = "Where the loop ends";
    BitsHint = "In binary, one bit for each disc, the largest at the left; orange for odd discs, blue for even ones. Press a bit to flip it; on a bit ↑ and ↓ add and take away its worth.";
    DigitsHint = "In base {0}, one digit for each disc, the largest at the left; orange for odd discs, blue for even ones. Press a digit to turn it; on a digit ↑ and ↓ add and take away its worth.";
    Bit = "Bit {0}, worth {1}, disc {2}: {3}";
    Digit = "Digit {0}, worth {1}, disc {2}: {3}";
    PointHint = "Point at a digit, and here is what its disc has done.";
    Pointed = "Disc {0} is on {1} and has {2#0:not moved yet|1:moved once|other:moved # times}.";
    Unfold = "All of it";
    Share = "Share";
    TakeTour = "Tour";
    ShowKeys = "Keys and aids";
    Close = "Close";
    Copy = "Copy";
    Copied = "Copied.";
    NotCopied = "The browser does not let the page copy: select the text and copy it by hand.";
    Saved = "The file is where your browser saves files.";
    NotSaved = "The file could not be made.";

    RaceHint = "Four ways to list every move of the classic puzzle, each timed by itself: the textbook recursion; round the pairs of pegs; from the bits of a counter; each move sought by its number. To stand at one move the page lists none.";
    RaceStart = "Start";
    RaceWay = "Way";
    RaceMoves = "Moves";
    RaceTime = "ms";
    RaceEach = "ns a move";
    Recursive = "recursive";
    Iterative = "iterative";
    Binary = "binary";
    Seeking = "seeking";
    RacePlot = "Moves made, up to {0}, over the time that each way has taken, up to {1} milliseconds";

    PolygonLabel = "The state graph of all positions";
    NoMoveYet = "No move is made yet. Make one, and here is why it is that one.";
    DiscFromZeros = "The number ends in {0#0:no binary zero|one:one binary zero|other:# binary zeros}, so it is disc {1}.";
    FormulaPegs = "For this number of discs and these pegs the formula’s 0, 1 and 2 are {0}, {1} and {2}.";
    LastBits = "Only the last {0#one:# bit is|other:# bits are} written out.";
    OddTurns = "Discs with odd numbers always turn {0}. Disc {1} has moved {2#1:once|other:# times} now.";
    EvenTurns = "Discs with even numbers always turn {0}. Disc {1} has moved {2#1:once|other:# times} now.";
    DiscFromThrees = "{0#0:3 does not divide the number|1:3 divides the number once|other:3 divides the number # times}, so it is disc {1}. In the row every position comes once, so the number in base 3 tells where each disc stands.";

    // What is to be brought where: {0} and {1} of the first two are pegs or the two below them.
    BringNone = "no disc from {0} to {1}";
    BringOne = "disc {2} from {0} to {1}";
    BringMany = "discs {2}–{3} from {0} to {1}";
    WhereTheyStand = "where they stand";
    WhereTheyBelong = "where they belong";
    // Three sentences that stand one after another; {0} of the first is what is to be brought where.
    TaskAtHand = "The task at hand is to bring {0}.";
    NothingOnIt = "Nothing lies on disc {0}.";
    OneWaits = "The smaller one waits elsewhere.";
    SomeWait = "The smaller ones wait elsewhere.";
    GoesAcross = "So disc {0} goes straight across.";
    GoesBy = "Disc {0} cannot go straight, and goes by {1}.";
    GoesOn = "So disc {0} goes on to {1}.";
    PartOf = "That is part {0} of {1} of bringing {2}.";
    NoRecursion = "This solution was found by search: it has no recursion to show.";
    OneDisc = "At most one disc has to move: there is nothing to divide.";
    TraceHint = "From the whole task down to this move. What is marked holds the move.";
    OneMove = "move {0}";
    SomeMoves = "moves {0} to {1}";
    LevelsBetween = "{0#one:… # level of the same kind …|other:… # levels of the same kind …}";
    ToItsStart = "Go to its start";
    ToItsEnd = "Go to its end";
    PlayItAgain = "Play it again and again";
    TracePlace = "Place";
    TraceTask = "Task";
    TraceGo = "Go";
    TraceMoves = "Moves";

    GraphHint = "Each point is a position, each line a legal move; the thick line is the solution, the dashed one the moves you made, the dot where you are. Press a point to stand there. Drag to move along, pinch or turn the wheel with Ctrl to go closer: there is no end to it. By keys: + − 0 . and the arrows, and Enter for the position in the middle; the moves from here are buttons below.";
    GraphLabel = "The state graph";
    Tour = "The path through every position";
    TooManyToDraw = "With four pegs and more the graph is drawn for up to {0} positions: take fewer discs.";
    Neighbours = "From here a move leads";
    NeighbourOnPath = "{0} (on the path)";
    StandAt = "Stand at {0}";

    NumbersDiscs = "Discs";
    PegsAndEnds = "{0#one:# peg|other:# pegs}, {1} to {2}";
    AtOneASecond = "{0#one:# move|other:# moves} for {1#one:one disc|other:# discs}: {2} at one move a second.";
    Growth = "With each further disc the moves grow about {0}-fold in the long run.";
    NumbersPlot = "The moves of each rule by the number of discs, on a logarithmic scale";
    CodeHint = "The classic puzzle from A to C as a program, with this number of discs. Python and Prolog count without limit, the others up to 62 discs. All of them are run whenever this page is tested.";
    PaceFraction = "as far along";
    PaceIndex = "the same move";
    NotCompared = "This puzzle has no recursion here: choose another rule, or fewer pegs.";

    // How two sentences stand one after another.
    Both = "{0} {1}";

    // How sure it is. {1} is one of the four below it, {0} of the second a name and a year.
    Total = "{0#one:# move|other:# moves}, {1}";
    SurePlain = "the fewest possible";
    SureProven = "proven to be the fewest possible ({0})";
    SurePresumed = "presumed to be the fewest possible";
    SureSearched = "the fewest possible: every position was searched";
    SourceBothWays = "both ways of each disc compared";
    SourceOnlyPath = "the only path";

    RuleAny = "Classic: any peg to any other";
    RuleCyclic = "Ring: to a neighbour, either way";
    RuleOneWay = "One-way ring: A to B to C to A";
    RuleLinear = "Row: to the peg beside";
    RuleStar = "Star: by way of A";
    RuleArcs = "Only {0}";
    PathShortest = "Shortest";
    PathAside = "Shortest, as many aside as can be";
    PathEverywhere = "Through every position once";

    // What was not taken. {0} is what was given, {1} one of the reasons below.
    NotTaken = "{0} was not taken: {1}.";
    Given = "{0} = “{1}”";
    RaceNotLoaded = "The race could not be run. Check the connection and try again.";
    LanguageNotLoaded = "The language could not be loaded. Check the connection and choose it again.";
    NoMoveNumber = "“{0}” is no move number. Write 123, 2^63-1, 0xff, 1/3, 50% or last.";
    FirstIsZero = "the first index is 0";
    LastIs = "the last move is {0}";
    TakesDiscs = "the page takes 0 to {0} discs";
    TakesPegs = "a puzzle has 1 to 10 pegs";
    TakesRule = "a rule is {0}, or a list such as arcs:01,12,20";
    TakesStand = "it takes the digit of a peg, from 0, or one digit for each disc, the largest first";
    TakesWords = "it takes {0}";
    TakesMove = "it is no move number";
    TakesSpeed = "it takes 0.25 to 60 moves a second";
    TakesPanels = "it takes some of {0}, with commas between";
    TakesSpan = "it takes two indices of this solution, such as 10-20";
    TakesGraph = "it takes the pegs of the largest discs, the largest first";
    TakesDisc = "it takes the number of a disc";
    TakesNumber = "it takes a number from 1 to {0}";
    TakesBeside = "it takes discs, pegs and rule, such as 8-3-one-way";
    TakesWalk = "it takes legal moves from here, such as 0102";
    TakesSharing = "it takes moves of this solution and numbers within bounds";
    NoSuchPeg = "there is no peg {0}";
    PlacesDiscs = "it places {0#one:# disc|other:# discs}, the puzzle has {1}";

    // Why there is no solution; they end sentences.
    NoWay = "the rule leads disc {0} from {1} to {2} by no way";
    Stuck = "there is no way: the rule leads nothing from {0} to {1}, and the discs lock each other";
    Stopped = "the search for it was stopped";
    TwoPegs = "with two pegs only the smallest disc can ever move";
    TooManyPositions = "no formula is known for it, and the page searches at most {0#one:# position|other:# positions}. Take at most {1#one:# disc|other:# discs}, or another rule";
    NotHamiltonian = "it is known for any move on three pegs, from one peg to another";
    TooManyDiscs = "this rule is solved for at most {0#one:# disc|other:# discs}";

    // The fields of the puzzle and of the page.
    Discs = "Discs";
    FewerDiscs = "One disc fewer";
    MoreDiscs = "One disc more";
    Pegs = "Pegs";
    RuleName = "Rule";
    From = "From";
    To = "To";
    Theme = "Colours";
    ThemeAuto = "System";
    ThemeLight = "Light";
    ThemeDark = "Dark";
    Language = "Language";
    LanguageAuto = "The browser’s";
    ExactIndex = "Moves made";
    ExactTotal = "Moves in all";
    ExactPosition = "Peg of each disc, the largest first";
    PathName = "Path";
    OwnPosition = "a position";
    Pace = "Pace";
    MarkedDisc = "Mark disc";
    LoopFirst = "Loop from";
    LoopLast = "to";
    Searching = "Searching: {0} of at most {1#one:# position|other:# positions} seen";
    Stop = "Stop";
}
