//! The English texts.

use crate::explorer::entry::EntryError;
use crate::explorer::tour::STEPS;
use crate::explorer::{MOST_DISCS, Panel, Parameter, Problem, Race, Reason};
use crate::solver::recursion::Split;
use crate::solver::{Index, Optimality, Path, PuzzleError, Rule, Source, StandError, Unsolved};

use super::number::{exact, raised, readable};
mod by_hand;
mod keys;
mod lesson;
mod offer;
mod tour;

use super::{Label, Phrase};
pub use by_hand::by_hand;
pub use keys::keys;
pub use lesson::explain;
pub use offer::offer;
pub use tour::tour;

pub const fn label(label: Label) -> &'static str {
    match label {
        Label::Title => "Tower of Hanoi Explorer",
        Label::Motto => "Stand at any move.",
        Label::Towers => "The towers",
        Label::Controls => "Step and play",
        Label::First => "To the start",
        Label::Back => "One move back",
        Label::Play => "Play",
        Label::PlayAgain => "Play again",
        Label::Pause => "Pause",
        Label::Forward => "One move on",
        Label::Last => "To the end",
        Label::Speed => "Speed",
        Label::Loop => "Loop",
        Label::LoopFirst => "Loop from",
        Label::LoopLast => "to",
        Label::Scrubber => "Where in the solution",
        Label::Go => "Go",
        Label::MoveNumber => "Move",
        Label::Leap => "Leap forward",
        Label::LeapBack => "Leap back",
        Label::Stride => "Leap by 2 to the",
        Label::Bits => "The move number, disc by disc",
        Label::Puzzle => "The puzzle",
        Label::ByHand => "Play yourself",
        Label::Discs => "Discs",
        Label::FewerDiscs => "One disc fewer",
        Label::MoreDiscs => "One disc more",
        Label::Pegs => "Pegs",
        Label::RuleName => "Rule",
        Label::From => "From",
        Label::To => "To",
        Label::Theme => "Colours",
        Label::ThemeAuto => "System",
        Label::ThemeLight => "Light",
        Label::ThemeDark => "Dark",
        Label::Exact => "Exact values",
        Label::ExactIndex => "Moves made",
        Label::ExactTotal => "Moves in all",
        Label::ExactPosition => "Peg of each disc, the largest first",
        Label::KeysHint => "Arrows, Page Up and Down, Home, End and Space move; ? lists all keys.",
        Label::PathName => "Path",
        Label::OwnPosition => "a position",
        Label::Stop => "Stop",
        Label::Dismiss => "Close",
        Label::Problems => "Not taken",
        Label::Timeline => "The whole solution",
        Label::Why => "Why this move",
        Label::Trace => "The recursion",
        Label::Graph => "The state graph",
        Label::Numbers => "Numbers",
        Label::Code => "Programs",
        Label::Compare => "Compare",
        Label::Race => "A race",
        Label::Pace => "Pace",
        Label::MarkedDisc => "Mark disc",
    }
}

pub fn say(phrase: &Phrase<'_>) -> String {
    match phrase {
        Phrase::AtStart { discs: 0, .. } => "No discs: nothing to move.".into(),
        Phrase::AtStart { total: None, .. } => "The start. How many moves lie ahead is not known yet.".into(),
        Phrase::AtStart { peg, total: Some(total), .. } if total.is_start() => match peg {
            Some(peg) => format!("All discs stand on {peg} and are to stay there: nothing to move."),
            None => "Every disc stands where it is to stand: nothing to move.".into(),
        },
        Phrase::AtStart { discs, peg, total: Some(total) } => {
            let place = peg.map(|peg| format!(" on {peg}")).unwrap_or_default();
            let discs = if *discs == 1 { "one disc".into() } else { format!("{discs} discs") };
            format!("The start: {discs}{place}, {} ahead.", moves(&readable(total)))
        }
        Phrase::Moved { index, total, step } => format!(
            "Move {} of {}: disc {} from {} to {}.",
            readable(index),
            readable(total),
            step.disc,
            step.from,
            step.to
        ),
        Phrase::Finished { total, step, peg } => {
            let done = peg.map(|peg| format!(" All discs stand on {peg}.")).unwrap_or_default();
            format!("Move {}, the last: disc {} from {} to {}.{done}", readable(total), step.disc, step.from, step.to)
        }
        Phrase::Total { total, optimality } => format!("{}, {}", moves(&readable(total)), sure(*optimality)),
        Phrase::Problem(problem) => self::problem(problem),
        Phrase::Rule(rule) => rule_name(*rule),
        Phrase::Speed(speed) => format!("{speed} a second"),
        Phrase::EntryHint { exponent } => format!("Or 2^{exponent}, 1/3, 50%, 0x1, last"),
        Phrase::Progress { permille: 1000, .. } => "100 % of the way".into(),
        Phrase::Progress { permille, seconds, speed } => format!(
            "{}.{} % of the way; the rest takes {} at {}",
            permille / 10,
            permille % 10,
            duration(seconds),
            per_second(speed)
        ),
        Phrase::PegCount { count: 0, .. } => "empty".into(),
        Phrase::PegCount { count: 1, .. } => "1 disc".into(),
        Phrase::PegCount { count, .. } => format!("{count} discs"),
        Phrase::Leap { exponent, forward } => {
            format!("{}2{}", if *forward { "+" } else { "−" }, raised(*exponent as usize))
        }
        Phrase::Searching { seen, all: Some(all) } => {
            format!("Searching: {} of at most {} positions seen", grouped(*seen), grouped(*all))
        }
        Phrase::Searching { .. } => "Loading the other rules…".into(),
        Phrase::Path(Path::Shortest(Split::Smallest)) => "Shortest".into(),
        Phrase::Path(Path::Shortest(Split::Largest)) => "Shortest, as many aside as can be".into(),
        Phrase::Path(Path::Hamiltonian) => "Through every position once".into(),
        Phrase::WindowTitle { discs } => format!("Tower of Hanoi, {discs} discs"),
    }
}

fn grouped(number: u32) -> String {
    readable(&Index::from(u64::from(number)))
}

fn moves(number: &str) -> String {
    if number == "1" { "1 move".into() } else { format!("{number} moves") }
}

fn per_second(speed: &str) -> String {
    if speed == "1" { "1 move a second".into() } else { format!("{speed} moves a second") }
}

/// A time in its largest unit, rounded down.
fn duration(seconds: &Index) -> String {
    const UNITS: [(u32, &str); 5] =
        [(31_557_600, "year"), (86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second")];
    let in_unit = |&(length, name): &(u32, &'static str)| {
        let number = seconds.fraction(1, length);
        (!number.is_start()).then(|| (readable(&number), name))
    };
    match UNITS.iter().find_map(in_unit) {
        Some((number, name)) if number == "1" => format!("1 {name}"),
        Some((number, name)) => format!("{number} {name}s"),
        None => "less than a second".into(),
    }
}

fn sure(optimality: Optimality) -> String {
    match optimality {
        Optimality::Proven(Source::Plain) => "the fewest possible".into(),
        Optimality::Proven(source) => format!("proven to be the fewest possible ({})", source_name(source)),
        Optimality::Presumed => "presumed to be the fewest possible".into(),
        Optimality::Searched => "the fewest possible: every position was searched".into(),
    }
}

const fn source_name(source: Source) -> &'static str {
    match source {
        Source::Plain => "",
        Source::Classic => "Lucas, 1883",
        Source::BothWays => "both ways of each disc compared",
        Source::Hinz => "Hinz, 1989",
        Source::Atkinson => "Atkinson, 1981",
        Source::Sapir => "Sapir, 2004",
        Source::OnlyPath => "the only path",
        Source::BouschFour => "Bousch, 2014",
        Source::BouschStar => "Bousch, 2017",
    }
}

fn rule_name(rule: Rule) -> String {
    match rule {
        Rule::Any => "Classic: any peg to any other".into(),
        Rule::Cyclic => "Ring: to a neighbour, either way".into(),
        Rule::OneWay => "One-way ring: A to B to C to A".into(),
        Rule::Linear => "Row: to the peg beside".into(),
        Rule::Star => "Star: by way of A".into(),
        Rule::Arcs(arcs) => {
            let arcs: Vec<_> = arcs.iter().map(|(from, to)| format!("{from}→{to}")).collect();
            format!("Only {}", arcs.join(", "))
        }
    }
}

fn problem(problem: &Problem) -> String {
    let name = problem.parameter.name();
    let value = &problem.value;
    let given = if value.is_empty() { name.to_owned() } else { format!("{name} = “{value}”") };
    match &problem.reason {
        Reason::NotLoaded if problem.parameter == Parameter::Race => {
            "The race could not be run. Check the connection and try again.".into()
        }
        Reason::NotLoaded => {
            "The panels could not be loaded. Check the connection, then open or close one to try again.".into()
        }
        Reason::Unreadable => format!("{given} was not taken: {}.", expected(problem.parameter)),
        Reason::Puzzle(error) => format!("{given} was not taken: {}.", misfit(error)),
        Reason::Unsolved(error) => format!("{given} was not taken: {}.", unsolved(error)),
        Reason::Entry(EntryError::Unreadable) if problem.parameter == Parameter::Move => {
            format!("“{value}” is no move number. Write 123, 2^63-1, 0xff, 1/3, 50% or last.")
        }
        Reason::Entry(EntryError::Unreadable) => format!("{given} was not taken: {}.", expected(problem.parameter)),
        Reason::Entry(EntryError::Negative) => format!("{given} was not taken: the first index is 0."),
        Reason::Entry(EntryError::PastTheEnd(total)) => {
            format!("{given} was not taken: the last move is {}.", exact(total))
        }
    }
}

fn expected(parameter: Parameter) -> String {
    match parameter {
        Parameter::Discs => format!("the page takes 0 to {MOST_DISCS} discs"),
        Parameter::Pegs => "a puzzle has 1 to 10 pegs".into(),
        Parameter::Rule => "a rule is any, cyclic, one-way, linear, star, or a list such as arcs:01,12,20".into(),
        Parameter::From | Parameter::To => {
            "it takes the digit of a peg, from 0, or one digit for each disc, the largest first".into()
        }
        Parameter::Path => "it takes shortest or hamiltonian".into(),
        Parameter::Split => "it takes smallest or largest".into(),
        Parameter::Move => "it is no move number".into(),
        Parameter::Play | Parameter::Embed | Parameter::Tour => "it takes 1 or 0".into(),
        Parameter::Speed => "it takes 0.25 to 60 moves a second".into(),
        Parameter::Show => {
            let names: Vec<_> = Panel::ALL.iter().map(|panel| panel.name()).collect();
            format!("it takes some of {}, with commas between", names.join(", "))
        }
        Parameter::Loop | Parameter::Timeline => "it takes two indices of this solution, such as 10-20".into(),
        Parameter::Graph => "it takes the pegs of the largest discs, the largest first".into(),
        Parameter::Mark => "it takes the number of a disc".into(),
        Parameter::Trace => "it takes all".into(),
        Parameter::Race => format!("it takes 1 to {} discs", Race::MOST_DISCS),
        Parameter::With => "it takes discs, pegs and rule, such as 8-3-one-way".into(),
        Parameter::Keys => "it takes shown or no-letters".into(),
        Parameter::Step => format!("it takes 1 to {}", STEPS.len()),
        Parameter::Walk => "it takes legal moves from here, such as 0102".into(),
        Parameter::Share => "it takes moves of this solution and numbers within bounds".into(),
        Parameter::Lang => "the page speaks English (en) so far".into(),
        Parameter::Theme => "it takes auto, light or dark".into(),
    }
}

fn misfit(error: &PuzzleError) -> String {
    match error {
        PuzzleError::Rule(peg) => format!("there is no peg {}", peg.number()),
        PuzzleError::Start(error) | PuzzleError::Goal(error) => match error {
            StandError::NoSuchPeg(peg) => format!("there is no peg {}", peg.number()),
            StandError::DiscCount { wanted, got } => {
                format!("it places {} discs, the puzzle has {}", got.count(), wanted.count())
            }
        },
    }
}

fn unsolved(error: &Unsolved) -> String {
    match error {
        Unsolved::NoWay { disc, from, to } => format!("the rule leads disc {disc} from {from} to {to} by no way"),
        Unsolved::Stuck { from, to } => {
            format!("there is no way: the rule leads nothing from {from} to {to}, and the discs lock each other")
        }
        Unsolved::NotLoaded => "its part of the page could not be loaded. Check the connection and try again".into(),
        Unsolved::Stopped => "the search for it was stopped".into(),
        Unsolved::TwoPegs => "with two pegs only the smallest disc can ever move".into(),
        Unsolved::TooManyPositions { most, positions } => format!(
            "no formula is known for it, and the page searches at most {} positions. Take at most {most} discs, or \
             another rule",
            grouped(*positions)
        ),
        Unsolved::NotHamiltonian => "it is known for any move on three pegs, from one peg to another".into(),
        Unsolved::TooManyDiscs { most } => format!("this rule is solved for at most {most} discs"),
    }
}
