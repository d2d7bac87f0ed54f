//! A whole tower as one outline, for puzzles whose discs would be thinner than a pixel.

use crate::solver::{Disc, Peg, Position};

use crate::layout::svg_number::px;
use crate::layout::towers::TowersLayout;

/// Discs whose edges are less than this many pixels apart are drawn as one step of the outline.
const MIN_STEP_WIDTH: f64 = 0.5;

/// In pixels, so that a single disc is visible.
const MIN_TOWER_HEIGHT: f64 = 1.5;

/// The outline of the discs on a peg, except `excluded`, as SVG path data; empty if there are no discs.
///
/// The path goes up the left edge and down the right edge. The width of the picture limits its number of points.
#[must_use]
pub fn outline(layout: &TowersLayout, position: &Position, peg: Peg, excluded: Option<Disc>) -> String {
    let on_peg = position.iter().rev().filter(|&(disc, at)| at == peg && Some(disc) != excluded);
    let steps = steps(layout, on_peg.map(|(disc, _)| disc));
    let (middle, floor) = (layout.peg_x(peg), layout.floor());
    let mut path = String::new();
    let Some(first) = steps.first() else { return path };
    let mut line = |parts: [&str; 4]| parts.into_iter().for_each(|part| path.push_str(part));
    line(["M", &px(middle - first.half_width), " ", &px(floor)]);
    for step in &steps {
        line(["H", &px(middle - step.half_width), "V", &px(floor - step.top)]);
    }
    for step in steps.iter().rev() {
        line(["H", &px(middle + step.half_width), "V", &px(floor - step.bottom)]);
    }
    path.push('Z');
    path
}

/// Stacked discs of nearly the same width. Heights are measured up from the base.
struct Step {
    half_width: f64,
    bottom: f64,
    top: f64,
}

fn steps(layout: &TowersLayout, discs: impl Iterator<Item = Disc>) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut top = 0.0;
    for disc in discs {
        let half_width = layout.disc_width(disc) / 2.0;
        let bottom = top;
        top += layout.thickness();
        match steps.last_mut() {
            Some(last) if last.half_width - half_width < MIN_STEP_WIDTH => last.top = top,
            _ => steps.push(Step { half_width, bottom, top }),
        }
    }
    if let Some(last) = steps.last_mut() {
        last.top = last.top.max(MIN_TOWER_HEIGHT);
    }
    steps
}
