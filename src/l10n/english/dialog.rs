//! The texts of what comes when it is asked for: dialogs, the tour, playing by hand, tasks.

use crate::l10n::message::messages;

use super::PanelMessage;

messages! {
    /// A text of a dialog, of the tour, of who plays by hand or of a task.
    DialogMessage after PanelMessage::COUNT;

    // The dialog that shares.
    FormLink = "Link";
    FormFrame = "Frame";
    FormElement = "Element";
    FormTask = "Task";
    FormPicture = "Picture";
    FormMoves = "Moves";
    FormGraph = "State graph";
    FormWorksheet = "Worksheet";
    HintLink = "A link to this page as it is set.";
    HintFrame = "HTML for another page: a frame with towers in it. It works with sandbox=\"allow-scripts\", too.";
    HintElement = "HTML for another page: one script, and towers as an element with properties, methods and events.";
    HintTask = "Questions for learners as a frame. The page around it hears each answer; nothing is kept here.";
    HintPicture = "The towers as they stand, for a text or a slide.";
    HintMoves = "The moves one after another, as a file.";
    HintGraph = "All positions and the moves between them, as a file for other programs.";
    HintWorksheet = "Questions to be printed, with the answers on a page of their own.";
    Opens = "Opens";
    OpensHere = "at this move";
    OpensStart = "at the start";
    OpensPlaying = "playing from this move";
    Shows = "Shows";
    Locks = "Locked";
    Questions = "Questions";
    WidthInPixels = "Width in pixels";
    HeightInPixels = "Height in pixels";
    WrittenAs = "Written as";
    FileText = "lines of text";
    FileCsv = "a table (CSV)";
    Directed = "one arc for each move";
    FirstMove = "From move";
    LastMove = "to move";
    Post = "Send…";
    Preview = "Preview";
    LinkCode = "The link as a code for cameras";
    CodeTooLong = "The link is too long for a code for cameras.";
    OneFile = "The whole page as one file, which works without a network";
    NoServer = "This page was opened from a disk, where no other page can reach it. Open it from a server to put it into another page.";
    SaveSvg = "Save as SVG";
    SavePng = "Save as PNG";
    Save = "Save the file";
    HoldsPositions = "{0#one:# position|other:# positions}.";
    HoldsMoves = "{0#one:# move|other:# moves}.";
    MostPositions = "Such a file has at most {0#one:# position|other:# positions}: take fewer discs.";
    MostMoves = "A file has at most {0#one:# move|other:# moves}: take a shorter stretch.";
    Written = "{0} of {1} written";
    Unread = "“{0}” in the link means nothing here.";
    Print = "Print";

    // The worksheet. The lines are blanks to be filled in by hand.
    SheetTitle = "Tower of Hanoi: which move is it?";
    SheetAbout = "{0#one:One disc|other:# discs} on {1#one:# peg|other:# pegs}, disc 1 the smallest. {2}. From {3} to {4} in {5#one:# move|other:# moves}.";
    SheetName = "Name";
    AskIndex = "How many moves have been made?";
    AskMove = "{0#0:At the start|one:After # move|other:After # moves} the towers look like this. What is move {1}?";
    BlankIndex = "________ moves";
    BlankMove = "Disc ____ from ____ to ____";
    AnswersTitle = "Answers";
    AnswerIndex = "{0#one:# move|other:# moves}.";
    AnswerMove = "Move {0}: {1}.";
    NothingAsked = "There is no move to ask for: take another puzzle.";

    // Playing by hand.
    PlayHint = "Drag a disc, or press a peg and then another. By keys, on the towers: the letter of a peg or its number, or ← → and Enter; Escape puts a disc back, U undoes, R redoes, N makes the best move.";
    SettingUp = "Put the discs wherever you like; then solve from there, or play on.";
    PegsName = "Pegs";
    PegIsEmpty = "Peg {0}: empty";
    PegHolds = "Peg {0}: {1}";
    Lifted = "Disc {0} is lifted from {1}: where to?";
    YourMove = "Your move {0}: {1}.";
    NoDiscThere = "There is no disc on {0}.";
    SmallerLies = "Disc {0} may not go to {2}: disc {1}, which lies there, is smaller. Choose another peg, or put it back.";
    NoMoreKept = "No more moves are kept: start again from here.";
    // {2} of these is one peg, or several with the word between them that is below.
    RefusedSame = "No disc goes from {0} to {1}: they are the same peg.";
    RefusedOneWay = "No disc goes from {0} to {1}: in the one-way ring it goes from {0} to {2} only.";
    RefusedCyclic = "No disc goes from {0} to {1}: in the ring it goes to a neighbour, from {0} to {2}.";
    RefusedLinear = "No disc goes from {0} to {1}: in the row it goes to the peg beside, from {0} to {2}.";
    RefusedStar = "No disc goes from {0} to {1}: in the star every way leads by A, so from {0} to {2}.";
    RefusedArcs = "No disc goes from {0} to {1}: the rule leads from {0} to {2}.";
    RefusedStuck = "No disc goes from {0} to {1}: the rule lets nothing leave {0}.";
    Or = "{0} or {1}";
    AllDone = "All discs are where they belong.";
    DoneBest = "Done in {0#one:# move|other:# moves}, and fewer would not do.";
    DoneMore = "Done in {0#one:# move|other:# moves}; {1} would do.";
    Done = "Done in {0#one:# move|other:# moves}.";
    Made = "{0#one:# move|other:# moves} made.";
    ToGo = "{0#one:# move|other:# moves} to go, {1}.";
    AsksSearch = "How many moves are left is not known yet: a search goes through {0#one:# position|other:# positions} at most.";
    SearchingWay = "Searching: {0} of at most {1#one:# position|other:# positions} seen.";
    NoWayKnown = "How many are to go is not known: {0}.";
    Undo = "Undo";
    Redo = "Redo";
    Again = "Start over";
    Best = "Best move";
    FindFewest = "Find the fewest moves";
    SolveHere = "Solve from here";
    SetUp = "Set up";
    Larger = "One disc more";

    // The list of keys.
    KeysName = "Keys and aids";
    KeysAbout = "Keys are heard by what has the focus, and by nothing else. The Tab key goes from one thing to the next, and this list is opened by the question mark.";
    KeysLetters = "Keys that are single letters or signs";
    AidsName = "Aids";
    AidStill = "No motion";
    AidPatterns = "Patterns on discs";
    AidSound = "A sound for each move";
    OnTowers = "On the towers";
    OnSlider = "On the slider";
    OnDigit = "On a digit of the move number";
    OnPictures = "On the ruler and on the state graph";
    OnPlay = "On the towers, while you play yourself";
    DoesStep = "one move back, one move on";
    DoesLeap = "leap forward and back by the power of two";
    DoesEnds = "to the start, to the end";
    DoesPlay = "play, pause";
    DoesTurn = "turn it";
    DoesAdd = "add its worth, take it away";
    DoesZoom = "closer, farther";
    DoesWhole = "all of it";
    DoesHere = "where we are";
    DoesAlong = "along it";
    DoesMiddle = "stand at what is in the middle";
    DoesLift = "lift from this peg, set down on it";
    DoesChoose = "choose a peg";
    DoesLiftChosen = "lift from it, set down on it";
    DoesPutBack = "put the disc back";
    DoesUndo = "undo";
    DoesRedo = "redo";
    DoesBest = "make the best move";

    // The guided tour.
    TourName = "Tour";
    TourHeading = "{0} of {1}: {2}";
    TourBack = "Back";
    TourNext = "Next";
    TourEnd = "End the tour";
    TourRecursion = "Recursion";
    TourDoubling = "Doubling";
    TourBits = "Bits";
    TourTriangle = "A triangle of triangles";
    TourRules = "Other rules";
    TourFourth = "A fourth peg";
    AboutRecursion = "One disc takes one move. For three, move two aside, move the largest, and move the two on top: the table below has all of it, and a press on a row goes there. Or try it yourself: drag a disc.";
    AboutDoubling = "Each further disc does everything before it twice, with one move between: 1, 3, 7, 15, 31. So the ruler below looks alike in each half, and 64 discs, at a move a second, take half a trillion years.";
    AboutBits = "Count the moves in binary. The zeros at the end of a number tell which disc moves, and all its digits tell where every disc is: so the page stands at any move without making the ones before. Press a bit.";
    AboutTriangle = "Draw every position as a point and every move as a line, and this comes out: three copies of the graph with one disc fewer. The thick line is the solution; go closer, and it looks the same.";
    AboutRules = "Let discs go only from A to B to C to A, and there is another recursion, with two kinds of tasks in each other. Below stands the classic puzzle, as far along as this one. Try the other rules, too.";
    AboutFourth = "With a fourth peg the 64 discs of the legend need {0} moves instead of {1}: proven the fewest possible in 2014. Now stand anywhere you like.";

    // Tasks for learners.
    TaskPredict = "Which move is it?";
    TaskReach = "Get there";
    TaskOrder = "Put in order";
    TaskKind = "Task";
    SameForAll = "The same questions for everyone";
    QuestionOf = "Question {0} of {1}";
    AskReach = "Bring all discs where they belong, in at most {0#one:# move|other:# moves}.";
    AskOrder = "Put these pictures in the order in which they come, the first at the top.";
    MovesMade = "Moves made";
    DiscField = "Disc";
    PictureName = "Picture {0}";
    Earlier = "Earlier";
    Later = "Later";
    Check = "Check";
    NextQuestion = "Next question";
    FirstQuestion = "From the first question";
    Right = "Right.";
    Wrong = "Not right.";
    ItIsMove = "Move {0} is {1}.";
    ItIsIndex = "{0#one:# move has|other:# moves have} been made.";
    ItIsOrder = "So many moves were made: {0}.";
    WhyBelow = "Why is explained below.";
    ReachedLate = "Done in {0#one:# move|other:# moves}: that is too many. Take some back, or start over.";
    ReachOver = "{0#one:# move is|other:# moves are} made, and it is not done. Take some back, or start over.";
    Score = "{0} of {1} right";
    NoTask = "There is nothing to ask here: take another puzzle.";
}
