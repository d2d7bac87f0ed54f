//! Films of a stretch of moves, read back from the files.

use std::collections::HashMap;

use super::*;
use tower_of_hanoi::files::{self, film::Film};
use tower_of_hanoi::layout::colour::{Palette, Rank, Rgb};
use tower_of_hanoi::model::ShareConfig;
use tower_of_hanoi::model::share::export;

fn open_file(query: &str) -> (Scene, ShareConfig) {
    export::open_job(query).unwrap()
}

fn film_of(query: &str) -> Film {
    let (state, share) = open_file(query);
    Film::new(&state, &share).unwrap()
}

pub fn file(query: &str) -> Vec<u8> {
    let (state, share) = open_file(query);
    let (mut out, mut progress) = (Vec::new(), Vec::new());
    files::write(&state, &share, &files::Material::default(), &mut out, &mut |count| progress.push(count)).unwrap();
    assert!(progress.is_sorted(), "{query}");
    assert_eq!(progress.last().copied().unwrap_or(0), export::size(&state, &share).unwrap(), "{query}");
    out
}

/// The positions before and after each move of a film, as the solver has them.
fn positions(query: &str) -> Vec<Position> {
    let (state, share) = open_file(query);
    let solution = state.solved().unwrap();
    let span = share.moves(&state).unwrap();
    let count = span.width().to_u64().unwrap();
    (0..=count).map(|after| solution.position_at(&(&span.first + &Index::from(after))).unwrap()).collect()
}

/// The pictures of a GIF file in which the discs rest, row by row.
fn resting_frames(gif: &[u8]) -> (usize, Vec<Vec<[u8; 3]>>) {
    let mut decoder = gif::DecodeOptions::new().read_info(gif).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let palette: Vec<[u8; 3]> =
        decoder.global_palette().unwrap().chunks(3).map(|colour| colour.try_into().unwrap()).collect();
    let mut picture = vec![[0; 3]; width * height];
    let mut resting = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (row, pixels) in frame.buffer.chunks(usize::from(frame.width)).enumerate() {
            let start = (usize::from(frame.top) + row) * width + usize::from(frame.left);
            for (at, &pixel) in (start..).zip(pixels) {
                picture[at] = palette[usize::from(pixel)];
            }
        }
        if frame.delay > 5 {
            resting.push(picture.clone());
        }
    }
    (width, resting)
}

/// Where each disc lies, by its colour.
fn position_in(film: &Film, width: usize, picture: &[[u8; 3]]) -> Position {
    let (layout, discs) = (film.layout, film.start.discs());
    let scale = width as f64 / layout.width;
    let colours: HashMap<[u8; 3], Disc> = film
        .start
        .iter()
        .map(|(disc, _)| {
            let Rgb(colour) = film.palette.rgb(Rank { disc, discs }.fill());
            (colour, disc)
        })
        .collect();
    let mut pegs = vec![None; discs.count() as usize];
    for peg in film.pegs.iter() {
        for below in 0..discs.count() {
            let rest = layout.rest(peg, below);
            // Beside its number.
            let x = rest.x - layout.disc_width(Disc::SMALLEST) * 0.36;
            let y = rest.y - (layout.thickness() - layout.gap()) / 2.0;
            let pixel = picture[(y * scale) as usize * width + (x * scale) as usize];
            if let Some(disc) = colours.get(&pixel) {
                assert_eq!(pegs[disc.index()].replace(peg), None, "each disc is there once");
            }
        }
    }
    Position::from_pegs(pegs.into_iter().map(|peg| peg.expect("each disc is there")).collect()).unwrap()
}

const FILMS: [&str; 8] = [
    "?discs=5&share=film.gif.9-39",
    "?discs=5&share=film.gif.9-39&speed=8",
    "?discs=3&share=film.gif.dark&speed=0.25",
    "?discs=7&rule=one-way&move=40&share=film.gif.300",
    "?discs=6&pegs=4&share=film.gif.160",
    "?discs=12&pegs=3&move=1000&share=film.gif.1200&speed=60",
    "?discs=3&from=012&share=film.gif",
    "?discs=3&pegs=4&rule=linear&share=film.gif",
];

#[test]
fn a_gif_shows_each_position() {
    for query in FILMS {
        let film = film_of(query);
        let gif = file(query);
        let (width, frames) = resting_frames(&gif);
        let seen: Vec<Position> = frames.iter().map(|picture| position_in(&film, width, picture)).collect();
        assert_eq!(seen, positions(query), "{query}");
        assert_eq!(width as u32, film.width);
    }
}

#[test]
fn a_gif_is_small() {
    let gif = file("?discs=5&share=film.gif.0-30");
    println!("30 moves of 5 discs: {} bytes", gif.len());
    assert!(gif.len() <= 300_000, "{}", gif.len());
    let longest = file("?discs=20&move=1000&share=film.gif.1000-1200");
    println!("200 moves of 20 discs: {} bytes", longest.len());
    assert!(longest.len() <= 3_000_000, "{}", longest.len());
}

/// The transforms of a disc at times in percent, as numbers.
type Keyframes = HashMap<u32, Vec<(f64, (f64, f64))>>;

fn pair(text: &str) -> (f64, f64) {
    let (x, y) = text.split_once([',', ' ']).unwrap();
    (x.trim_end_matches("px").parse().unwrap(), y.trim_end_matches("px").parse().unwrap())
}

fn keyframes(svg: &str) -> Keyframes {
    let rule = |rule: &str| {
        let (disc, frames) = rule.split_once('{').unwrap();
        let frames = frames.split("translate(").map(|part| part.split_once(')').map_or(part, |(head, _)| head));
        let heads: Vec<&str> = rule.split_once('{').unwrap().1.split("{transform").collect();
        let times = heads.iter().map(|head| head.rsplit('}').next().unwrap().trim_end_matches('%'));
        let times = times.filter_map(|time| time.parse::<f64>().ok());
        (disc.parse().unwrap(), times.zip(frames.skip(1).map(pair)).collect())
    };
    let style = svg.split("</style>").next().unwrap();
    style.split("@keyframes d").skip(1).map(rule).collect()
}

#[test]
fn an_animated_svg_shows_each_position() {
    for query in FILMS.map(|query| query.replace(".gif", ".svg")) {
        let film = film_of(&query);
        let svg = String::from_utf8(file(&query)).unwrap();
        let keyframes = keyframes(&svg);
        let starts: HashMap<u32, (f64, f64)> = svg
            .split("<g class=\"d")
            .skip(1)
            .map(|group| {
                let (disc, rest) = group.split_once('"').unwrap();
                (disc.parse().unwrap(), pair(rest.split(['(', ')']).nth(1).unwrap()))
            })
            .collect();
        let is_near = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() < 0.02 && (a.1 - b.1).abs() < 0.02;
        for (number, expected) in positions(&query).iter().enumerate() {
            // Just before the next move.
            let time = f64::from(1_000 + number as u32 * film.period - 20);
            let percent = time * 100.0 / f64::from(film.duration());
            for ((disc, peg), place) in expected.iter().zip(film.layout.places(expected)) {
                let frames = keyframes.get(&disc.number());
                if let Some(frames) = frames {
                    assert!(frames.is_sorted_by(|a, b| a.0 < b.0), "{query}: times increase");
                }
                let last = frames.and_then(|frames| frames.iter().rev().find(|(at, _)| *at <= percent));
                let at = last.map_or(starts[&disc.number()], |(_, at)| *at);
                assert!(
                    is_near(at, (place.x, place.y)),
                    "{query}: disc {disc} on {peg} after {number}, {at:?} {place:?}"
                );
            }
        }
        assert!(svg.contains("prefers-reduced-motion"));
        for outside in ["http:", "https:", "url(", "<script", "href"] {
            assert!(!svg.replace("http://www.w3.org/2000/svg", "").contains(outside), "{query} needs {outside}");
        }
    }
}

#[test]
fn films_have_limits() {
    for query in [
        "?discs=20&share=film.0-201",
        "?discs=107&share=film",
        "?discs=1000&share=film.gif.1600",
        "?discs=27&share=film.gif.160",
    ] {
        let (state, share) = open_file(query);
        let is_refused = export::size(&state, &share).is_err() || export::exceeded_disc_limit(&state, &share).is_some();
        assert!(is_refused, "{query}");
        assert!(
            files::write(&state, &share, &files::Material::default(), &mut Vec::new(), &mut |_| ()).is_err(),
            "{query}"
        );
    }
    // The most discs at each width are still told apart.
    for (discs, width) in [(26, 160), (106, 640), (266, 1600)] {
        let film = film_of(&format!("?discs={discs}&share=film.{width}"));
        assert!(film.layout.thickness() * f64::from(width) / film.layout.width >= 1.0, "{discs}");
    }
    assert!(!file("?discs=0&share=film.gif").is_empty(), "a film of no move stands still");
    assert!(!file("?discs=3&move=last&share=film").is_empty());
}

#[test]
fn a_film_starts_where_the_page_is() {
    let film = film_of("?discs=10&move=500&share=film");
    assert_eq!((film.flights.len(), &film.start), (30, &open("?discs=10&move=500").position()));
    assert_eq!(film_of("?discs=5&move=9&share=film").flights.len(), 22, "to the end");
    assert_eq!(film_of("?discs=5&move=last&share=film").flights.len(), 30, "the end again");
    assert_eq!(film.palette, &Palette::LIGHT);
    assert_eq!(film_of("?discs=3&share=film.dark").palette, &Palette::DARK);
}
