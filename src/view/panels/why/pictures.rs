//! The small pictures. Screen readers skip them, because the sentences beside them contain the same.

use std::cmp::Reverse;

use yew::prelude::*;

use crate::layout::colour::Rank;
use crate::layout::explanation::{Cell, MiniTowers, PegMap, digit_cells};
use crate::layout::svg_number::px;
use crate::model::{ExplainedMove, Task, TaskWay, WayReason};
use crate::solver::linear::LinearPath;
use crate::solver::{Disc, Index, IndexDigits, Move, Peg, PegCount, Position, Puzzle, Rule};
use crate::view::components::markup::Markup;

/// The width and height of a digit.
const DIGIT: (f64, f64) = (15.0, 30.0);

/// The look of a disc of a tiny tower.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    Plain,
    /// A disc at its former place.
    Pale,
    /// The disc that moves.
    Moving,
}

impl Look {
    const fn class(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Pale => "pale",
            Self::Moving => "moving",
        }
    }
}

/// A picture whose units are pixels at the usual size of the text.
pub fn svg(class: &'static str, (width, height): (f64, f64), is_first: bool, content: Markup) -> Html {
    let view_box = ["0 0 ", &px(width), " ", &px(height)].concat();
    // The pictures grow with the text.
    let [width, height] = [width, height].map(|length| px(length / 16.0) + "rem");
    let mut attributes = vec![
        ("viewBox", view_box.as_str()),
        ("width", &width),
        ("height", &height),
        ("class", class),
        ("aria-hidden", "true"),
        ("focusable", "false"),
    ];
    if is_first {
        attributes.push(("data-picture", class));
    }
    Markup::new().element("svg", &attributes, content).html()
}

/// The discs of the task before the move.
pub fn disc_picture(puzzle: &Puzzle, explained: &ExplainedMove, is_first: bool) -> Html {
    let step = explained.step;
    let task = explained.tasks.iter().rev().find(|task| task.discs.len() > 1);
    let mut discs: Vec<Disc> = task.map_or_else(Vec::new, |task| task.discs.iter().map(|(disc, ..)| *disc).collect());
    discs.retain(|disc| *disc != step.disc);
    let at = |disc: Disc| Some((disc, explained.before.peg(disc)?, Look::Plain));
    let mut discs: Vec<_> = discs.into_iter().filter_map(at).collect();
    discs.push((step.disc, step.from, Look::Moving));
    mini_towers(puzzle, discs, is_first)
}

/// The digits of the move number; the zeros at the end and the digit before them are in a box.
pub fn digits_picture(puzzle: &Puzzle, explained: &ExplainedMove, digits: IndexDigits) -> Html {
    let boxed = explained.step.disc.number();
    let (cells, text) = digit_row(puzzle, &explained.number, digits, boxed);
    let x = |cell: usize| 4.0 + DIGIT.0 * cell as f64;
    let middles: Vec<String> = (0..cells.len()).map(|cell| px(x(cell) + DIGIT.0 / 2.0)).collect();
    let is_boxed = |cell: &Cell| matches!(cell, Cell::Digit(place) if *place < boxed);
    let first = cells.iter().position(is_boxed).unwrap_or(0);
    let end = x(cells.len());
    let rank = Rank { disc: explained.step.disc, discs: puzzle.discs() };
    let (stroke, fill) = (rank.stroke().css(), rank.fill().css());
    let frame = [("x", x(first)), ("width", end - x(first))].map(|(name, length)| (name, px(length)));
    let height = px(DIGIT.1 - 4.0);
    let mut attributes: Vec<_> = frame.iter().map(|(name, length)| (*name, length.as_str())).collect();
    attributes.extend([
        ("y", "2"),
        ("height", &height),
        ("rx", "5"),
        ("class", "box"),
        ("stroke", &stroke),
        ("fill", &fill),
    ]);
    let content = Markup::new().shape("rect", &attributes).element(
        "text",
        &[("x", &middles.join(" ")), ("y", "21")],
        Markup::new().text(&text),
    );
    svg("number-picture", (end + 4.0, DIGIT.1), false, content)
}

/// The cells of a number, and the character in each.
fn digit_row(puzzle: &Puzzle, number: &Index, digits: IndexDigits, boxed: u32) -> (Vec<Cell>, String) {
    let (values, count) = if digits == IndexDigits::BINARY {
        (Vec::new(), u32::try_from(number.bits()).unwrap_or(u32::MAX))
    } else {
        let mut values = digits.digits_of(number, puzzle.discs());
        values.truncate(values.iter().rposition(|&digit| digit > 0).map_or(1, |last| last + 1));
        let count = u32::try_from(values.len()).unwrap_or(u32::MAX);
        (values, count)
    };
    let digit = |place: u32| values.get(place as usize).copied().unwrap_or_else(|| u32::from(number.bit(place)));
    let cells = digit_cells(count, boxed);
    let shown = |cell: &Cell| match *cell {
        Cell::Digit(place) => char::from_digit(digit(place), 10).unwrap_or('0'),
        Cell::Gap => '…',
    };
    let text = cells.iter().map(shown).collect();
    (cells, text)
}

/// The pegs with the trips of the disc, and the arrow of this move in its colour.
pub fn way_picture(puzzle: &Puzzle, explained: &ExplainedMove, is_first: bool) -> Html {
    let Some(reason) = &explained.way else { return Html::default() };
    let Trips { map, trips, has_numbers } = trips(puzzle, reason, explained.step);
    let own = Rank { disc: explained.step.disc, discs: puzzle.discs() }.stroke().css();
    let mut content = Markup::new();
    for (place, &(from, to)) in trips.iter().enumerate() {
        let arrow = map.arrow(from, to);
        let is_current = current_trip(explained, place, (from, to));
        let (class, colour) = if is_current { ("trip current", &*own) } else { ("trip", "currentColor") };
        content = content
            .shape("path", &[("class", class), ("d", &arrow.line), ("stroke", colour)])
            .shape("path", &[("class", class), ("d", &arrow.head), ("stroke", "none"), ("fill", colour)]);
        if has_numbers {
            let at = [("x", px(arrow.label.x)), ("y", px(arrow.label.y))];
            let at: Vec<_> =
                at.iter().map(|(name, length)| (*name, length.as_str())).chain([("class", class)]).collect();
            content = content.element("text", &at, Markup::new().text(&(place + 1).to_string()));
        }
    }
    svg("way-picture", (map.width, map.height), is_first, peg_circles(puzzle, &map, content))
}

/// The trips of a disc, and the pegs between which they are.
struct Trips {
    map: PegMap,
    trips: Vec<(Peg, Peg)>,
    has_numbers: bool,
}

fn trips(puzzle: &Puzzle, reason: &WayReason, step: Move) -> Trips {
    let (map, trips, has_numbers) = match reason {
        WayReason::Cycle(cycle) if cycle.is_back_and_forth() => {
            let stops: Vec<Peg> = cycle.trips().into_iter().map(|(from, _)| from).take(3).collect();
            (PegMap::row(&stops, true), cycle.trips(), true)
        }
        WayReason::Cycle(cycle) => (PegMap::ring(PegCount::THREE), cycle.trips(), true),
        WayReason::OneWay(ring) => {
            let next = ring.iter().skip(1).chain(ring.first());
            (PegMap::ring(puzzle.pegs()), ring.iter().copied().zip(next.copied()).collect(), false)
        }
        WayReason::Once | WayReason::OnlyWay => (pegs(puzzle), vec![(step.from, step.to)], false),
        &WayReason::Task(TaskWay { from, to, .. }) => {
            let by = if from == step.from { step.to } else { step.from };
            let is_direct = (from, to) == (step.from, step.to);
            let legs = if is_direct { vec![(from, to)] } else { vec![(from, by), (by, to)] };
            (pegs(puzzle), legs, !is_direct)
        }
    };
    Trips { map, trips, has_numbers }
}

/// Whether a trip is the one of this move.
fn current_trip(explained: &ExplainedMove, place: usize, trip: (Peg, Peg)) -> bool {
    match &explained.way {
        Some(WayReason::Cycle(cycle)) => cycle.last_trip() == Some(place),
        _ => trip == (explained.step.from, explained.step.to),
    }
}

fn peg_circles(puzzle: &Puzzle, map: &PegMap, mut content: Markup) -> Markup {
    let radius = px(PegMap::RADIUS);
    for peg in puzzle.pegs().iter() {
        let at = map.peg(peg);
        let (x, y) = (px(at.x), px(at.y));
        content = content.shape("circle", &[("cx", &x), ("cy", &y), ("r", &radius)]).element(
            "text",
            &[("class", "peg"), ("x", &x), ("y", &y)],
            Markup::new().text(&peg.to_string()),
        );
    }
    content
}

/// The pegs in the arrangement of the rule: in a ring, or in a row with the peg between the others in the middle.
fn pegs(puzzle: &Puzzle) -> PegMap {
    match (LinearPath::of(puzzle), puzzle.rule()) {
        (Some(row), _) => PegMap::row(&row.pegs(), false),
        (None, Rule::Cyclic) => PegMap::ring(puzzle.pegs()),
        (None, _) => PegMap::row(&puzzle.pegs().iter().collect::<Vec<_>>(), false),
    }
}

/// The discs of a task: pale at their places before it, and at their places after it.
pub fn task_picture(puzzle: &Puzzle, task: &Task, is_first: bool) -> Html {
    let moving = task.discs.iter().filter(|(_, from, to)| from != to);
    let before = moving.map(|&(disc, from, _)| (disc, from, Look::Pale));
    let after = task.discs.iter().map(|&(disc, _, to)| (disc, to, Look::Plain));
    mini_towers(puzzle, before.chain(after).collect(), is_first)
}

/// A position, with the disc that moved last.
pub fn position_picture(puzzle: &Puzzle, position: &Position, moved: Disc, is_first: bool) -> Html {
    let look = |disc| if disc == moved { Look::Moving } else { Look::Plain };
    mini_towers(puzzle, position.iter().map(|(disc, peg)| (disc, peg, look(disc))).collect(), is_first)
}

/// Discs on their pegs. Pale and other discs are stacked separately.
fn mini_towers(puzzle: &Puzzle, mut discs: Vec<(Disc, Peg, Look)>, is_first: bool) -> Html {
    // Pale discs are behind the others.
    discs.sort_unstable_by_key(|&(disc, _, look)| (look != Look::Pale, Reverse(disc)));
    let below = |place: usize, peg: Peg, look: Look| {
        let is_below =
            |&&(_, at, other): &&(Disc, Peg, Look)| at == peg && (look == Look::Pale) == (other == Look::Pale);
        let count = discs.iter().take(place).filter(is_below).count();
        u32::try_from(count).unwrap_or(u32::MAX)
    };
    let places = discs.iter().enumerate();
    let placed: Vec<_> = places.map(|(place, &(disc, peg, look))| (disc, peg, look, below(place, peg, look))).collect();
    let tallest = placed.iter().map(|(.., below)| below + 1).max().unwrap_or(1);
    let layout = MiniTowers::new(puzzle.pegs(), puzzle.discs(), tallest);
    let mut content = Markup::new().shape("path", &[("class", "rods"), ("d", &layout.frame())]);
    for (disc, peg, look, below) in placed {
        let at = layout.disc(disc, peg, below);
        let [x, y, width, height, radius] = [at.x, at.y, at.width, at.height, at.height / 2.0].map(px);
        let rank = Rank { disc, discs: puzzle.discs() };
        let (fill, edge) = (rank.fill().css(), rank.edge().css());
        let place = [("x", &*x), ("y", &*y), ("width", &*width), ("height", &*height), ("rx", &*radius)];
        let look = [("fill", &*fill), ("stroke", &*edge), ("class", look.class())];
        content = content.shape("rect", &[&place[..], &look].concat());
    }
    svg("mini-towers", (layout.width(), MiniTowers::HEIGHT), is_first, content)
}
