//! A film as an SVG file. It is animated by CSS alone, so it also runs where scripts are forbidden, and it respects
//! `prefers-reduced-motion`.

use std::io::{self, Write};

use super::{Film, Flight};
use crate::layout::svg_number::px;
use crate::layout::towers::Point;
use crate::solver::Disc;

/// The number of straight parts of a flight.
const PARTS: u32 = 8;

pub fn write(film: &Film, out: &mut impl Write, on_progress: &mut dyn FnMut(u32)) -> io::Result<()> {
    let picture = film.picture();
    let empty = picture.empty();
    let mut content = style(film, on_progress);
    content.push_str(&film.palette.svg(&empty.shapes));
    for ((disc, _), place) in film.start.iter().zip(film.layout.places(&film.start)) {
        let (x, y) = (px(place.x), px(place.y));
        let shapes = film.palette.svg(&picture.disc(&film.layout, disc));
        content.push_str(&format!("<g class=\"d{disc}\" transform=\"translate({x} {y})\">{shapes}</g>"));
    }
    out.write_all(empty.svg_with(film.width, "Tower of Hanoi", &content).as_bytes())
}

fn style(film: &Film, on_progress: &mut dyn FnMut(u32)) -> String {
    let seconds = px(f64::from(film.duration()) / 1_000.0);
    // The keyframes of each disc that moves, the smallest disc first, and the last place of the disc.
    let mut rules: Vec<(Disc, String, Point)> = Vec::new();
    for (written, flight) in (1..).zip(&film.flights) {
        match rules.iter_mut().find(|(disc, ..)| *disc == flight.disc) {
            Some((_, keyframes, last)) => {
                push_keyframes(keyframes, film, flight);
                *last = flight.to;
            }
            None => {
                let mut keyframes = keyframe("0%", flight.from);
                push_keyframes(&mut keyframes, film, flight);
                rules.push((flight.disc, keyframes, flight.to));
            }
        }
        on_progress(written);
    }
    let rule = |(disc, keyframes, last): &(Disc, String, Point)| {
        // Without a last keyframe, a disc would return to its original place through the other discs.
        let last = keyframe("100%", *last);
        format!(".d{disc}{{animation:d{disc} {seconds}s linear infinite}}@keyframes d{disc}{{{keyframes}{last}}}")
    };
    let rules: String = rules.iter().map(rule).collect();
    format!("<style>{rules}@media (prefers-reduced-motion:reduce){{g{{animation:none!important}}}}</style>")
}

fn push_keyframes(keyframes: &mut String, film: &Film, flight: &Flight) {
    let path = film.layout.flight(flight.from, flight.to);
    for part in 0..=PARTS {
        let time = flight.start + film.flight_time() * part / PARTS;
        let at = path.at(f64::from(part) / f64::from(PARTS));
        keyframes.push_str(&keyframe(&percent(time, film.duration()), at));
    }
}

fn keyframe(at: &str, Point { x, y }: Point) -> String {
    format!("{at}{{transform:translate({}px,{}px)}}", px(x), px(y))
}

/// A time as a percentage. Three decimal places, because the keyframes of a long film lie close together.
fn percent(time: u32, duration: u32) -> String {
    let thousandths = u64::from(time) * 100_000 / u64::from(duration.max(1));
    format!("{}.{:03}%", thousandths / 1_000, thousandths % 1_000)
}
