//! What the panels that come later say in English.

use crate::explorer::{Outcome, Runner};
use crate::solver::recursion::{Part, Place, Term};
use crate::solver::{Digits, Index};
use crate::text::Lesson;
use crate::text::number::{exact, raised, readable};

use super::{duration, moves};

fn place(place: Place, from: bool) -> String {
    match place {
        Place::Peg(peg) => peg.to_string(),
        _ if from => "where they stand".into(),
        _ => "where they belong".into(),
    }
}

fn discs(term: &Term) -> String {
    match (term.low + 1, term.high) {
        (first, last) if first == last => format!("disc {first}"),
        (first, last) if first > last => "no disc".into(),
        (first, last) => format!("discs {first}–{last}"),
    }
}

fn part(part: &Part) -> String {
    match part {
        Part::Term(term) => format!("{} from {} to {}", discs(term), place(term.from, true), place(term.to, false)),
        Part::Move(step) => step.to_string(),
    }
}

fn column(names: &[&'static str], number: u8) -> String {
    names.get(number as usize).copied().unwrap_or_default().into()
}

#[allow(clippy::too_many_lines, reason = "a list of texts, one line each")]
pub fn explain(lesson: &Lesson<'_>) -> String {
    match lesson {
        Lesson::ZoomIn => "Closer".into(),
        Lesson::ZoomOut => "Farther".into(),
        Lesson::ShowAll => "All of it".into(),
        Lesson::ShowHere => "Where we are".into(),
        Lesson::TimelineHint => {
            "Each line is a move, the higher the larger its disc; orange for odd discs, blue for even ones. Press to go \
             there, drag to move along, pinch or turn the wheel with Ctrl to go closer. The picture looks alike at every \
             depth: that is the recursion. By keys: + − 0 . ← →, and Enter for the \
             move in the middle."
                .into()
        }
        Lesson::Stretch { first, last } => format!("Moves {} to {}", readable(first), readable(last)),
        Lesson::LoopBegins => "Where the loop begins".into(),
        Lesson::LoopEnds => "Where the loop ends".into(),
        Lesson::DigitsHint(Digits::BINARY) => {
            "In binary, one bit for each disc, the largest at the left; orange for odd discs, blue for even ones. Press a bit \
             to flip it; on a bit ↑ and ↓ add and take away its worth."
                .into()
        }
        Lesson::DigitsHint(digits) => format!(
            "In base {}, one digit for each disc, the largest at the left; orange for odd discs, blue for even ones. Press a \
             digit to turn it; on a digit ↑ and ↓ add and take away its worth.",
            digits.base()
        ),
        Lesson::Digit { digits, place, value } => {
            let name = if *digits == Digits::BINARY { "Bit" } else { "Digit" };
            format!("{name} {place}, worth {}{}, disc {}: {value}", digits.base(), raised(*place as usize), place + 1)
        }
        Lesson::PointHint => "Point at a digit, and here is what its disc has done.".into(),
        Lesson::Pointed { disc, peg, times } => {
            let often = match times.word() {
                Some(0) => "not moved yet".into(),
                Some(1) => "moved once".into(),
                _ => format!("moved {} times", readable(times)),
            };
            format!("Disc {} is on {peg} and has {often}.", disc.number())
        }
        Lesson::Unfold => "All of it".into(),
        Lesson::Share => "Share".into(),
        Lesson::TakeTour => "Tour".into(),
        Lesson::ShowKeys => "Keys".into(),
        Lesson::Close => "Close".into(),
        Lesson::Outcome(outcome) => match outcome {
            Outcome::Copied => "Copied.",
            Outcome::NotCopied => "The browser does not let the page copy: select the text and copy it by hand.",
            Outcome::Saved => "The file is where your browser saves files.",
            Outcome::NotSaved => "The file could not be made.",
            Outcome::Writes(_) => "",
        }
        .into(),
        Lesson::RaceHint => {
            "Four ways to list every move of the classic puzzle, each timed by itself: the textbook recursion; round the pairs of \
             pegs; from the bits of a counter; each move sought by its number. To stand at one move the page lists none."
                .into()
        }
        Lesson::RaceStart => "Start".into(),
        Lesson::RaceColumns(number) => column(&["Way", "Moves", "ms", "ns a move"], *number),
        Lesson::RaceCell { column: 0, runner, .. } => match runner {
            Runner::Recursive => "recursive",
            Runner::Iterative => "iterative",
            Runner::Binary => "binary",
            Runner::Seeking => "seeking",
        }
        .into(),
        Lesson::RaceCell { column: 1, lap, .. } => exact(&Index::from(lap.moves)),
        Lesson::RaceCell { column: 2, lap, .. } => exact(&Index::from(lap.milliseconds.round() as u64)),
        // Until it has run a while the figure means nothing.
        Lesson::RaceCell { lap, total, .. } if lap.moves < *total && lap.milliseconds < 5.0 => "–".into(),
        Lesson::RaceCell { lap, .. } => {
            let each = lap.milliseconds * 1e6 / lap.moves.max(1) as f64;
            exact(&Index::from(each.round() as u64))
        }
        Lesson::RacePlot { total, milliseconds } => format!(
            "Moves made, up to {}, over the time that each way has taken, up to {} milliseconds",
            exact(&Index::from(*total)),
            exact(&Index::from(milliseconds.round() as u64))
        ),
        Lesson::PolygonLabel => "The state graph of all positions".into(),
        Lesson::NoMoveYet => "No move is made yet. Make one, and here is why it is that one.".into(),
        Lesson::DiscFromZeros { zeros: 0, disc } => {
            format!("The number ends in no binary zero, so it is disc {}.", disc.number())
        }
        Lesson::DiscFromZeros { zeros, disc } => {
            let zeros = if *zeros == 1 { "one binary zero".into() } else { format!("{zeros} binary zeros") };
            format!("The number ends in {zeros}, so it is disc {}.", disc.number())
        }
        Lesson::FormulaPegs([a, b, c]) => {
            format!("For this number of discs and these pegs the formula's 0, 1 and 2 are {a}, {b} and {c}.")
        }
        Lesson::LastBits(count) => format!("Only the last {count} bits are written out."),
        Lesson::Turns { odd, step, times } => {
            let family = if *odd { "odd" } else { "even" };
            let turn = (3 + step.to.number() - step.from.number()) % 3;
            let way = if turn == 1 { "A → B → C → A" } else { "A → C → B → A" };
            format!(
                "Discs with {family} numbers always turn {way}. Disc {} has moved {} now.",
                step.disc.number(),
                if times.word() == Some(1) { "once".into() } else { format!("{} times", readable(times)) }
            )
        }
        Lesson::DiscFromThrees { threes, disc } => {
            let often = match threes {
                0 => "3 does not divide the number".into(),
                1 => "3 divides the number once".into(),
                more => format!("3 divides the number {more} times"),
            };
            format!("{often}, so it is disc {}. In the row every position comes once, so the number in base 3 tells where each disc stands.", disc.number())
        }
        Lesson::LargestOf { term, step, goes_on } => {
            let way = match (term.ends(), goes_on) {
                (Some((from, to)), _) if (from, to) == (step.from, step.to) => "goes straight across".to_owned(),
                (_, true) => format!("cannot go straight, and goes by {}", step.to),
                _ => format!("goes on to {}", step.to),
            };
            let smaller = match term.high - term.low {
                0 | 1 => "Nothing lies on it".to_owned(),
                2 => "The smaller one waits elsewhere".to_owned(),
                _ => "The smaller ones wait elsewhere".to_owned(),
            };
            format!(
                "The task at hand is to bring {}. {smaller}, so disc {} {way}.",
                part(&Part::Term(**term)),
                step.disc.number()
            )
        }
        Lesson::PartOf { number, of, term } => {
            format!("That is part {number} of {of} of bringing {}.", part(&Part::Term(**term)))
        }
        Lesson::NoRecursion => "This solution was found by search: it has no recursion to show.".into(),
        Lesson::OneDisc => "At most one disc has to move: there is nothing to divide.".into(),
        Lesson::TraceHint => "From the whole task down to this move. What is marked holds the move.".into(),
        Lesson::Part(which) => {
            let text = part(which);
            let mut letters = text.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        }
        Lesson::Moves { first, last } if first == last => format!("move {}", readable(first)),
        Lesson::Moves { first, last } => format!("moves {} to {}", readable(first), readable(last)),
        Lesson::LevelsBetween(count) => format!("… {count} levels of the same kind …"),
        Lesson::ToItsStart => "Go to its start".into(),
        Lesson::ToItsEnd => "Go to its end".into(),
        Lesson::PlayAgain => "Play it again and again".into(),
        Lesson::TraceColumns(number) => column(&["Place", "Task", "Go", "Moves"], *number),
        Lesson::GraphHint => {
            "Each point is a position, each line a legal move; the thick line is the solution, the dashed one the moves you made, the dot where you are. Press a point to stand \
             there. Drag to move along, pinch or turn the wheel with Ctrl to go closer: there is no end to it. By keys: + − 0 . and \
             the arrows, and Enter for the position in the middle; the moves from here are buttons below."
                .into()
        }
        Lesson::GraphLabel => "The state graph".into(),
        Lesson::Tour => "The path through every position".into(),
        Lesson::TooManyToDraw { most } => {
            format!("With four pegs and more the graph is drawn for up to {most} positions: take fewer discs.")
        }
        Lesson::Neighbours => "From here a move leads".into(),
        Lesson::Neighbour { step, on_path: true } => format!("{step} (on the path)"),
        Lesson::Neighbour { step, .. } => step.to_string(),
        Lesson::StandAt(position) => format!("Stand at {position}"),
        Lesson::NumbersDiscs => "Discs".into(),
        Lesson::PegsAndEnds { pegs, from, to } => format!("{} pegs, {from} to {to}", pegs.count()),
        Lesson::AtOneASecond { discs, seconds } => {
            let count = if *discs == 1 { "one disc".into() } else { format!("{discs} discs") };
            format!("{} for {count}: {} at one move a second.", moves(&exact_or_short(seconds)), duration(seconds))
        }
        Lesson::Growth(rate) => format!("With each further disc the moves grow about {rate}-fold in the long run."),
        Lesson::NumbersPlot => "The moves of each rule by the number of discs, on a logarithmic scale".into(),
        Lesson::CodeHint => {
            "The classic puzzle from A to C as a program, with this number of discs. Python and Prolog count without limit, \
             the others up to 62 discs. All of them are run whenever this page is tested."
                .into()
        }
        Lesson::PaceFraction => "as far along".into(),
        Lesson::PaceIndex => "the same move".into(),
        Lesson::NotCompared => "This puzzle has no recursion here: choose another rule, or fewer pegs.".into(),
        Lesson::Copy => "Copy".into(),
    }
}

fn exact_or_short(number: &crate::solver::Index) -> String {
    if number.bits() < 70 { exact(number) } else { readable(number) }
}
