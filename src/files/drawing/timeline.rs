//! The timeline as the panel shows it.

use super::{Anchor, Drawing, Paint, Polyline, Shape};
use crate::l10n::L10n;
use crate::layout::colour::Palette;
use crate::layout::timeline::ticks::ticks;
use crate::layout::timeline::{FINENESS, HEIGHT, Scale, WIDTH, ruler, stroke_width};
use crate::model::{State, timeline_window};
use crate::solver::Index;

/// More strokes could not be told apart.
const MAX_STROKES: usize = 2_000;
/// The room around the ruler: on the left for the discs, above for the flag, below for the axis.
const LEFT: f64 = 60.0;
const TOP: f64 = 48.0;
const RIGHT: f64 = 40.0;
const BOTTOM: f64 = 40.0;
/// The ruler is higher than in the layout, which leaves that to the page.
const TALLER: f64 = 1.8;
const TEXT: f64 = 18.0;

/// `None` when there is no move.
#[must_use]
pub fn timeline(state: &State, palette: &Palette) -> Option<Drawing> {
    let (window, solution) = (state.timeline()?, state.solved()?);
    let width = window.width();
    let floor = TOP + HEIGHT * TALLER;
    let mut drawing = Drawing::new(LEFT + WIDTH + RIGHT, floor + BOTTOM, palette.paper);
    let place_of = |index: &Index| timeline_window::place_of(&window, index);
    let x_of = |index: &Index| LEFT + WIDTH * place_of(index);
    let first = window.first.previous().unwrap_or_default();
    let strokes = solution.outline(&first, &window.last, &width.fraction(1, FINENESS), MAX_STROKES);
    let scale = Scale::new(solution.total(), state.puzzle().discs().count(), &width);
    let half = timeline_window::half_a_move(&window);
    let highlighted = state.config.timeline.highlighted_disc;
    let ruler = ruler(&strokes, scale, highlighted, &|index| place_of(index) + half);
    let stroke = stroke_width(strokes.len()) * 1.2;
    let paints = [(palette.odd, stroke), (palette.even, stroke), (palette.ink, stroke.max(3.0))];
    for (path, (colour, width)) in ruler.paths.iter().zip(paints) {
        let place = |&(x, y): &(f64, f64)| (LEFT + x, TOP + y * TALLER);
        let line = |line: Polyline| Polyline { points: line.points.iter().map(place).collect(), ..line };
        let lines: Vec<Polyline> = super::polylines(path).into_iter().map(line).collect();
        if !lines.is_empty() {
            drawing.shapes.push(Shape::Lines(lines, Paint::stroke(colour, width)));
        }
    }
    for (disc, height) in scale.labelled_discs(state.puzzle().discs().count()) {
        let colour = if disc.number() % 2 == 0 { palette.even } else { palette.odd };
        let y = TOP + HEIGHT * TALLER * (1.0 - height) + 6.0;
        drawing.text((LEFT - 10.0, y), Anchor::End, TEXT, colour, &disc.number().to_string());
    }
    let vertical =
        |x: f64, top: f64, bottom: f64| vec![Polyline { points: vec![(x, top), (x, bottom)], is_closed: false }];
    let ticks = ticks(&window.first, &window.last);
    for index in &ticks.indices {
        let x = x_of(index);
        drawing.shapes.push(Shape::Lines(vertical(x, floor + 3.0, floor + 9.0), Paint::stroke(palette.edge, 1.5)));
        let label = grouped(&L10n::ENGLISH.number_format().tick(index, ticks.exponent));
        drawing.text((x, floor + 28.0), Anchor::Middle, TEXT, palette.quiet, &label);
    }
    if window.contains(state.index()) {
        let x = x_of(state.index());
        drawing.shapes.push(Shape::Lines(vertical(x, TOP - 6.0, floor), Paint::stroke(palette.ink, 2.0)));
        let needle =
            Polyline { points: vec![(x, TOP - 6.0), (x - 7.0, TOP - 17.0), (x + 7.0, TOP - 17.0)], is_closed: true };
        drawing.shapes.push(Shape::Lines(vec![needle], Paint::fill(palette.ink)));
        let anchor = match place_of(state.index()) {
            ..0.25 => Anchor::Start,
            0.75.. => Anchor::End,
            _ => Anchor::Middle,
        };
        drawing.text((x, TOP - 23.0), anchor, TEXT, palette.ink, &grouped(&L10n::ENGLISH.compact(state.index())));
    }
    Some(drawing)
}

/// Digits in groups as in every language (ISO 80000-1).
fn grouped(number: &str) -> String {
    number.replace(',', "\u{2009}")
}
