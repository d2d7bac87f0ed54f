//! A small picture for the card of each lesson, made of a few shapes.

use std::fmt::Write as _;

use yew::prelude::*;

use crate::model::ReadyLesson;

/// The picture on the card of a lesson. Screen readers skip it, because the card has a title.
pub fn pictogram(lesson: ReadyLesson) -> Html {
    html! {
        <svg class="pictogram" viewBox="0 0 96 42" aria-hidden="true" focusable="false">
            <path d={shape(lesson)} fill="currentColor" fill-rule="evenodd" />
        </svg>
    }
}

fn shape(lesson: ReadyLesson) -> String {
    match lesson {
        ReadyLesson::Tour => tower(40, 3, 18, 7),
        ReadyLesson::Recursion => blocks(),
        ReadyLesson::Doubling => bars(),
        ReadyLesson::Induction => dominoes(),
        ReadyLesson::Binary => digits(),
        ReadyLesson::Graph => {
            let mut path = String::new();
            sierpinski(&mut path, (4.0, 40.0), 46.0, 3);
            path
        }
        ReadyLesson::OneWay => "M24 4A17 17 0 0 1 40 26L45 28 35 35 31 24 36 26A13 13 0 0 0 24 8zM35 35.500A17 17 0 0 1 7 27L12 24A13 13 0 0 0 33 32zM6 22A17 17 0 0 1 20 4.500V0L29 7 20 14V9A13 13 0 0 0 10 22z".to_owned(),
        ReadyLesson::FourPegs => (0..4).map(|peg| rect(12 + 22 * peg, 6, 3, 30)).chain([rect(4, 36, 88, 3)]).collect(),
        ReadyLesson::Legend => tower(44, 12, 8, 2),
        ReadyLesson::Stack => stack(),
        ReadyLesson::Loop => "M20 4H60A16 16 0 0 1 60 36H34V41L22 33 34 25V30H60A10 10 0 0 0 60 10H20zM4 14h10v4h-10zM4 24h10v4h-10z".to_owned(),
        ReadyLesson::Time => "M32 2A19 19 0 1 1 31.900 2zM32 6A15 15 0 1 0 32.100 6zM30 10H34V22L43 27 41 31 30 25z".to_owned(),
        ReadyLesson::Anywhere => scattered(),
        ReadyLesson::AllPositions => "M8 4H84V22H12V34H84V38H8V18H80V8H8z".to_owned(),
        ReadyLesson::Triangles => odd_numbers(),
    }
}

fn rect(x: u32, y: u32, width: u32, height: u32) -> String {
    format!("M{x} {y}h{width}v{height}h-{width}z")
}

/// A tower on a board; each disc is this much wider than the one above, and this high.
fn tower(centre: u32, discs: u32, top: u32, height: u32) -> String {
    let step = (70 - top) / discs;
    let disc = |disc: u32| {
        let width = top + step * disc;
        rect(centre - width / 2, 39 - (height + 1) * (discs - disc), width, height)
    };
    (0..discs).map(disc).chain([rect(centre - 36, 39, 72, 2)]).collect()
}

/// Discs on all three pegs.
fn scattered() -> String {
    let pegs = [18, 46, 74].map(|x| rect(x, 4, 3, 32));
    let discs = [rect(8, 30, 23, 5), rect(38, 30, 19, 5), rect(68, 30, 15, 5), rect(42, 24, 11, 5)];
    pegs.into_iter().chain(discs).chain([rect(4, 36, 87, 3)]).collect()
}

/// The odd numbers in the first four rows of Pascal's triangle.
fn odd_numbers() -> String {
    const ROWS: [&[u32]; 4] = [&[43], &[36, 50], &[29, 57], &[22, 36, 50, 64]];
    let row = |(y, row): (u32, &[u32])| row.iter().map(|&x| rect(x, y, 9, 8)).collect::<String>();
    [2, 12, 22, 32].into_iter().zip(ROWS).map(row).collect()
}

/// A block, its three parts, and the parts of these.
fn blocks() -> String {
    const ROWS: [&[(u32, u32)]; 3] = [
        &[(4, 88)],
        &[(4, 40), (46, 4), (52, 40)],
        &[(4, 18), (23, 2), (26, 18), (46, 4), (52, 18), (71, 2), (74, 18)],
    ];
    let row = |(y, row): (u32, &[(u32, u32)])| row.iter().map(|&(x, width)| rect(x, y, width, 10)).collect::<String>();
    [3, 16, 29].into_iter().zip(ROWS).map(row).collect()
}

/// Calls, the last of which is on top.
fn stack() -> String {
    (0..4).map(|call| rect(8 + 8 * call, 32 - 10 * call, 60 - 16 * call, 8)).collect()
}

/// 1, 3, 7, 15, 31.
fn bars() -> String {
    (1..=5)
        .map(|disc| {
            let height = 2_u32.pow(disc) - 1;
            rect(4 + 17 * (disc - 1), 40 - height, 12, height)
        })
        .collect()
}

/// Dominoes, the first of which falls.
fn dominoes() -> String {
    let standing = (0..4).map(|place| rect(34 + 15 * place, 8, 5, 32));
    standing.chain(["M4 36L24 10 28 13 8 40z".to_owned()]).collect()
}

/// Binary digits: a bar for 1, a ring for 0.
fn digits() -> String {
    let digit = |(place, digit): (u32, char)| match digit {
        '1' => rect(10 + 18 * place, 9, 4, 24),
        _ => format!(
            "M{} 9h10a3 3 0 0 1 3 3v18a3 3 0 0 1 -3 3h-10a3 3 0 0 1 -3 -3v-18a3 3 0 0 1 3 -3zm1 4v16h8v-16z",
            7 + 18 * place
        ),
    };
    (0..).zip("10110".chars().take(5)).map(digit).collect()
}

/// Triangles within a triangle, from its lower left corner.
fn sierpinski(path: &mut String, (x, y): (f64, f64), side: f64, depth: u32) {
    let height = side * 0.85;
    if depth == 0 {
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x:.1} {y:.1}h{side:.1}L{:.1} {:.1}z", x + side / 2.0, y - height);
        return;
    }
    let half = side / 2.0;
    for corner in [(x, y), (x + half, y), (x + half / 2.0, y - height / 2.0)] {
        sierpinski(path, corner, half, depth - 1);
    }
}
