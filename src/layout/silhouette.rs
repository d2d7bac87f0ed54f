//! A whole tower as one outline, for so many discs that each alone would be thinner than a pixel.

use crate::solver::{Disc, Peg, Position};

use crate::layout::svg_number::px;
use crate::layout::towers::TowersLayout;

/// Discs whose edges differ by less than this are drawn as one step of the outline, in pixels.
const FINEST_STEP: f64 = 0.5;

/// A tower is drawn at least this high, so that a single disc is seen.
const LOWEST_TOWER: f64 = 1.5;

/// The outline of the discs on one peg as SVG path data, without the disc `without`; empty when there are none.
///
/// The left edge up, the right edge down. The number of points is bounded by the width of the picture.
#[must_use]
pub fn outline(layout: &TowersLayout, position: &Position, peg: Peg, without: Option<Disc>) -> String {
    let on_peg = position.iter().rev().filter(|&(disc, at)| at == peg && Some(disc) != without);
    let steps = steps(layout, on_peg.map(|(disc, _)| disc));
    let (middle, floor) = (layout.peg_x(peg), layout.floor());
    let mut path = String::new();
    let Some(first) = steps.first() else { return path };
    let mut line = |parts: [&str; 4]| parts.into_iter().for_each(|part| path.push_str(part));
    line(["M", &px(middle - first.half), " ", &px(floor)]);
    for step in &steps {
        line(["H", &px(middle - step.half), "V", &px(floor - step.top)]);
    }
    for step in steps.iter().rev() {
        line(["H", &px(middle + step.half), "V", &px(floor - step.bottom)]);
    }
    path.push('Z');
    path
}

/// Discs of nearly the same width that lie on each other.
struct Step {
    half: f64,
    bottom: f64,
    top: f64,
}

fn steps(layout: &TowersLayout, discs: impl Iterator<Item = Disc>) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut top = 0.0;
    for disc in discs {
        let half = layout.disc_width(disc) / 2.0;
        let bottom = top;
        top += layout.thickness();
        match steps.last_mut() {
            Some(last) if last.half - half < FINEST_STEP => last.top = top,
            _ => steps.push(Step { half, bottom, top }),
        }
    }
    if let Some(last) = steps.last_mut() {
        last.top = last.top.max(LOWEST_TOWER);
    }
    steps
}
