//! The towers at a position.

use super::{Anchor, Drawing, Paint, Polyline, Shape};
use crate::layout::colour::Palette;
use crate::layout::disc_pattern::{OPACITY, PEN};
use crate::layout::disc_shape::{DiscShape, NOTCH, NOTCH_OPACITY};
use crate::layout::picture::view_box_size;
use crate::layout::silhouette::Silhouette;
use crate::layout::stand::BASE_WIDTH;
use crate::layout::towers::{MovingDisc, TowersLayout};
use crate::solver::{Peg, Position, Puzzle};

/// The width of the towers in slides and documents, in the unit of the layout.
const WIDTH: u32 = 640;
const LETTER_SIZE: f64 = 18.0;

/// Draws the towers. Discs hide the pegs behind them.
#[must_use]
pub fn towers(puzzle: &Puzzle, position: &Position, palette: &Palette, has_patterns: bool) -> Drawing {
    let (width, height) = view_box_size(WIDTH);
    let layout = TowersLayout::new(width, height, puzzle.discs(), puzzle.pegs());
    let mut drawing = Drawing::new(width, height, palette.paper);
    if let Some(goal) = puzzle.goal().tower() {
        let [foot, top, tip, end] = layout.flag_points(goal);
        let line = Polyline { points: vec![foot, top, tip, end], is_closed: false };
        let paint = Paint::fill(palette.goal).with_stroke(palette.goal, 2.0);
        drawing.shapes.push(Shape::Lines(vec![line], paint));
    }
    for peg in puzzle.pegs().iter() {
        let half = BASE_WIDTH / 2.0;
        let (left, top) = (layout.peg_x(peg) - half, layout.peg_top() - half);
        let size = (BASE_WIDTH, layout.floor() - top);
        drawing.shapes.push(Shape::Rectangle((left, top), size, half, Paint::fill(palette.wood)));
        let at = (layout.peg_x(peg), layout.letter_y());
        drawing.text(at, Anchor::Middle, LETTER_SIZE, palette.ink, &peg.letter().to_string());
    }
    let base = ((5.0 - BASE_WIDTH / 2.0, layout.floor()), (width - 10.0 + BASE_WIDTH, BASE_WIDTH));
    drawing.shapes.push(Shape::Rectangle(base.0, base.1, BASE_WIDTH / 2.0, Paint::fill(palette.wood)));
    if layout.is_silhouette() {
        puzzle.pegs().iter().for_each(|peg| silhouette(&mut drawing, &layout, position, peg, palette));
    } else {
        discs(&mut drawing, &layout, position, palette, has_patterns);
    }
    drawing
}

fn silhouette(drawing: &mut Drawing, layout: &TowersLayout, position: &Position, peg: Peg, palette: &Palette) {
    let Silhouette { outline, bands } = Silhouette::new(layout, position, peg, None);
    drawing.path(&outline, Paint::fill(palette.edge).with_stroke(palette.edge, 2.0));
    for (disc, path) in bands {
        drawing.path(&path, Paint::fill(palette.disc(disc, position.discs()).fill));
    }
}

fn discs(drawing: &mut Drawing, layout: &TowersLayout, position: &Position, palette: &Palette, has_patterns: bool) {
    let places = layout.places(position, None::<MovingDisc>);
    for ((disc, _), place) in position.iter().zip(places) {
        let shape = DiscShape::new(layout.disc_width(disc), layout.thickness() - layout.gap());
        let (colours, edge) = (palette.disc(disc, position.discs()), shape.edge());
        let corner = (place.x - shape.width / 2.0 + edge / 2.0, place.y - shape.height() + edge / 2.0);
        let size = (shape.width - edge, shape.height() - edge);
        let paint = Paint::fill(colours.fill).with_stroke(colours.edge, edge);
        drawing.shapes.push(Shape::Rectangle(corner, size, shape.radius(), paint));
        let line = |ends: [super::Point; 2]| Polyline {
            points: ends.map(|(right, down)| (place.x + right, place.y + down)).to_vec(),
            is_closed: false,
        };
        if has_patterns {
            let paint = Paint::stroke(colours.ink, PEN).with_opacity(OPACITY);
            drawing.shapes.push(Shape::Lines(layout.pattern(disc).into_iter().map(line).collect(), paint));
        }
        let notches: Vec<Polyline> = shape.notches(disc).into_iter().map(line).collect();
        if !notches.is_empty() {
            let paint = Paint::stroke(colours.ink, NOTCH).with_opacity(NOTCH_OPACITY);
            drawing.shapes.push(Shape::Lines(notches, paint));
        }
        if let Some(size) = layout.number_size() {
            let at = (place.x, place.y - shape.height() / 2.0 + size * 0.36);
            drawing.text(at, Anchor::Middle, size, colours.ink, &disc.number().to_string());
        }
    }
}
