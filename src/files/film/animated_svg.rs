//! A film as an SVG file. It is animated by CSS alone, so it also runs where scripts are forbidden, and it respects
//! `prefers-reduced-motion`.

use std::io::{self, Write};

use super::{Film, Flight};
use crate::layout::picture::Picture;
use crate::layout::stand::BASE_WIDTH;
use crate::layout::svg_number::px;
use crate::layout::towers::{MovingDisc, Point};
use crate::solver::{Disc, Peg};

/// The timing functions of the three parts of a flight, which is slow at both ends.
const TIMING: [&str; 3] = ["ease-in", "linear", "ease-out"];

pub fn write(film: &Film, out: &mut impl Write, on_progress: &mut dyn FnMut(u32)) -> io::Result<()> {
    let picture = Picture {
        position: &film.start,
        pegs: film.pegs,
        last: None,
        goal: film.goal,
        title: "Tower of Hanoi",
        width: film.width,
        palette: film.palette,
        has_patterns: film.has_patterns,
    };
    // Discs hide the pegs behind them.
    let bare = vec![0; usize::from(film.pegs.count())];
    let mut content = style(film, on_progress);
    content.push_str(&picture.base_and_pegs(&film.layout, &bare));
    let places = film.layout.places(&film.start, None::<MovingDisc>);
    for ((disc, _), place) in film.start.iter().zip(places) {
        let (x, y, gap) = (px(place.x), px(place.y), gap_above(film));
        let shapes = picture.disc_shapes(&film.layout, disc, false);
        content.push_str(&format!("<g class=\"d{disc}\" transform=\"translate({x} {y})\">{gap}{shapes}</g>"));
    }
    out.write_all(picture.document(&content).as_bytes())
}

/// Hides the peg in the gap above a disc.
fn gap_above(film: &Film) -> String {
    let (thickness, half) = (film.layout.thickness(), BASE_WIDTH / 2.0 + 0.5);
    let (left, top, wide, high) = (px(-half), px(-thickness), px(2.0 * half), px(thickness));
    format!("<path d=\"M{left} {top}h{wide}v{high}h-{wide}z\" fill=\"{}\"/>", film.palette.paper)
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
                let mut keyframes = keyframe("0%", flight.from, None);
                push_keyframes(&mut keyframes, film, flight);
                rules.push((flight.disc, keyframes, flight.to));
            }
        }
        on_progress(written);
    }
    let rule = |(disc, keyframes, last): &(Disc, String, Point)| {
        // Without a last keyframe, a disc would return to its original place through the other discs.
        let last = keyframe("100%", *last, None);
        format!(".d{disc}{{animation:d{disc} {seconds}s linear infinite}}@keyframes d{disc}{{{keyframes}{last}}}")
    };
    let rules: String = rules.iter().map(rule).collect();
    format!("<style>{rules}@media (prefers-reduced-motion:reduce){{g{{animation:none!important}}}}</style>")
}

fn push_keyframes(keyframes: &mut String, film: &Film, flight: &Flight) {
    let Flight { from, to, start, .. } = *flight;
    let above = film.layout.above(Peg::A).y;
    let (up, across, down) = ((from.y - above).max(0.0), (to.x - from.x).abs(), (to.y - above).max(0.0));
    let whole = (up + across + down).max(f64::EPSILON);
    let time = |travelled: f64| start + (f64::from(film.flight_time()) * progress(travelled / whole)).round() as u32;
    let corners =
        [(start, from), (time(up), Point { x: from.x, y: above }), (time(up + across), Point { x: to.x, y: above })];
    for ((time, at), timing) in corners.into_iter().zip(TIMING) {
        keyframes.push_str(&keyframe(&percent(time, film.duration()), at, Some(timing)));
    }
    keyframes.push_str(&keyframe(&percent(start + film.flight_time(), film.duration()), to, None));
}

/// Time at which this fraction of the path is reached (inverse smoothstep).
fn progress(share: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..20 {
        let middle = (low + high) / 2.0;
        if middle * middle * (3.0 - 2.0 * middle) < share {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}

fn keyframe(at: &str, Point { x, y }: Point, timing: Option<&str>) -> String {
    let timing = timing.map(|timing| format!(";animation-timing-function:{timing}")).unwrap_or_default();
    format!("{at}{{transform:translate({}px,{}px){timing}}}", px(x), px(y))
}

/// A time as a percentage. Three decimal places, because the keyframes of a long film lie close together.
fn percent(time: u32, duration: u32) -> String {
    let thousandths = u64::from(time) * 100_000 / u64::from(duration.max(1));
    format!("{}.{:03}%", thousandths / 1_000, thousandths % 1_000)
}
