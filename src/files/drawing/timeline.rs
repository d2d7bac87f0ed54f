//! The timeline as the panel shows it.

use crate::l10n::L10n;
use crate::layout::colour::{Colour, Palette};
use crate::layout::drawing::{Anchor, Drawing, Paint, Polyline, Shape};
use crate::layout::timeline::ticks::ticks;
use crate::layout::timeline::{FINENESS, HEIGHT, MAX_STROKES, Scale, WIDTH, ruler, stroke_width};
use crate::model::{Scene, Span, timeline_window};
use crate::solver::{Index, Solution};

/// The margins around the ruler: on the left for the discs, above for the flag, below for the axis.
const LEFT: f64 = 60.0;
const TOP: f64 = 48.0;
const RIGHT: f64 = 40.0;
const BOTTOM: f64 = 40.0;
/// The factor by which the ruler is higher than in the layout, which leaves the height to the page.
const TALLER: f64 = 1.8;
const FLOOR: f64 = TOP + HEIGHT * TALLER;
const TEXT: f64 = 18.0;

/// The ruler of the whole window; `None` if there is no move. It contains no words, because a file is the same in every
/// language.
#[must_use]
pub fn timeline(scene: &Scene, palette: &'static Palette) -> Option<Drawing> {
    let (window, solution) = (scene.timeline()?, scene.solved()?);
    let mut drawing = Drawing::new(LEFT + WIDTH + RIGHT, FLOOR + BOTTOM, palette);
    let scale = Scale::new(solution.total(), scene.puzzle().discs().count(), &window.width());
    strokes(&mut drawing, scene, solution, &window, scale);
    for (disc, height) in scale.labelled_discs(scene.puzzle().discs().count()) {
        let y = TOP + HEIGHT * TALLER * (1.0 - height) + 6.0;
        drawing.text((LEFT - 10.0, y), Anchor::End, TEXT, Colour::Quiet, &disc.number().to_string());
    }
    axis(&mut drawing, &window);
    if window.contains(scene.index()) {
        needle(&mut drawing, scene.index(), timeline_window::place_of(&window, scene.index()));
    }
    Some(drawing)
}

fn strokes(drawing: &mut Drawing, scene: &Scene, solution: &Solution, window: &Span, scale: Scale) {
    let first = timeline_window::before_first_stroke(window);
    let strokes = solution.outline(&first, &window.last, &window.width().fraction(1, FINENESS), MAX_STROKES);
    let place_of = |index: &Index| timeline_window::place_of_stroke(window, index);
    let ruler = ruler(&strokes, scale, scene.config.timeline.highlighted_disc, &place_of);
    let width = stroke_width(strokes.len()) * 1.2;
    drawing.shapes.extend(ruler.shapes(scene.puzzle().discs(), width, |(x, y)| (LEFT + x, TOP + y * TALLER)));
}

fn axis(drawing: &mut Drawing, window: &Span) {
    let ticks = ticks(&window.first, &window.last);
    for index in &ticks.indices {
        let x = LEFT + WIDTH * timeline_window::place_of(window, index);
        drawing.shapes.push(vertical(x, FLOOR + 3.0, FLOOR + 9.0, Paint::stroke(Colour::Edge, 1.5)));
        let label = grouped(&L10n::ENGLISH.number_format().tick(index, ticks.exponent));
        drawing.text((x, FLOOR + 28.0), Anchor::Middle, TEXT, Colour::Quiet, &label);
    }
}

/// Draws the current move at a place in the window.
fn needle(drawing: &mut Drawing, index: &Index, place: f64) {
    let x = LEFT + WIDTH * place;
    drawing.shapes.push(vertical(x, TOP - 6.0, FLOOR, Paint::stroke(Colour::Ink, 2.0)));
    let points = vec![(x, TOP - 6.0), (x - 7.0, TOP - 17.0), (x + 7.0, TOP - 17.0)];
    drawing.shapes.push(Shape::Lines(vec![Polyline::closed(points)], Paint::fill(Colour::Ink)));
    // Long numbers must stay inside the picture.
    let anchor = match place {
        ..0.25 => Anchor::Start,
        0.75.. => Anchor::End,
        _ => Anchor::Middle,
    };
    drawing.text((x, TOP - 23.0), anchor, TEXT, Colour::Ink, &grouped(&L10n::ENGLISH.compact(index)));
}

fn vertical(x: f64, top: f64, bottom: f64, paint: Paint) -> Shape {
    Shape::Lines(vec![Polyline::open(vec![(x, top), (x, bottom)])], paint)
}

/// Groups the digits in the same way for every language (ISO 80000-1).
fn grouped(number: &str) -> String {
    number.replace(',', "\u{2009}")
}
