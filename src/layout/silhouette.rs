//! A whole tower as one outline with bands, for puzzles whose discs would be too thin to draw.

use crate::solver::{Disc, DiscCount, Peg, Position};

use crate::layout::colour::Colour;
use crate::layout::drawing::{Paint, Polyline};
use crate::layout::towers::TowersLayout;

/// The paint of the outline of a tower. Its lightest discs have too little contrast with the page.
pub const OUTLINE: Paint = Paint::fill(Colour::Edge).with_stroke(Colour::Edge, 2.0);

/// Bands whose edges are less than this many pixels apart are drawn as one step of the outline.
const MIN_STEP_WIDTH: f64 = 0.5;

/// The minimum height of a tower in pixels, so that a single disc is visible.
const MIN_TOWER_HEIGHT: f64 = 1.5;

/// The minimum height of a band in pixels. Discs thinner than two pixels share a band of at least this height, because
/// their colours would blend.
const MIN_BAND_HEIGHT: f64 = 3.0;

/// The number of steps in which the ramp of colours is drawn.
const STEPS: usize = 16;

/// The discs on a peg.
///
/// The height of the picture limits the number of bands, and its width limits the number of steps of the outline.
#[derive(Clone, Debug, PartialEq)]
pub struct Silhouette {
    /// All discs: up the left edge and down the right edge. `None` if there are no discs.
    pub outline: Option<Polyline>,
    /// The discs, drawn over the outline: rectangles for those whose colours can hardly be told apart, with one of these discs.
    pub bands: Vec<(Disc, Vec<Polyline>)>,
}

impl Silhouette {
    /// The silhouette of the discs on a peg, except `excluded`.
    #[must_use]
    pub fn new(layout: &TowersLayout, position: &Position, peg: Peg, excluded: Option<Disc>) -> Self {
        let on_peg = position.iter().rev().filter(|&(disc, at)| at == peg && Some(disc) != excluded);
        let bands = bands(layout, on_peg.map(|(disc, _)| disc));
        let (middle, floor) = (layout.peg_x(peg), layout.floor());
        Self { outline: outline(&bands, middle, floor), bands: paths(&bands, position.discs(), middle, floor) }
    }
}

/// Stacked discs that are drawn alike. Heights are measured up from the base.
#[derive(Clone, Copy)]
struct Band {
    half_width: f64,
    bottom: f64,
    top: f64,
    /// Its largest disc.
    disc: Disc,
}

/// The number of discs in each band. It is odd, so that the bands of hosts with two colours alternate like the discs.
fn discs_per_band(layout: &TowersLayout) -> u32 {
    let thickness = layout.thickness();
    if thickness >= 2.0 { 1 } else { (MIN_BAND_HEIGHT / thickness.max(1e-6)).ceil() as u32 | 1 }
}

fn bands(layout: &TowersLayout, discs: impl Iterator<Item = Disc>) -> Vec<Band> {
    let (per_band, thickness) = (discs_per_band(layout), layout.thickness());
    // Edges between pixels would make bands of equal height look uneven.
    let y = |discs: u32| (f64::from(discs) * thickness * 2.0).round() / 2.0;
    let mut bands: Vec<Band> = Vec::new();
    for (below, disc) in (0u32..).zip(discs) {
        match bands.last_mut() {
            Some(band) if !below.is_multiple_of(per_band) => band.top = y(below + 1),
            _ => bands.push(Band {
                half_width: layout.disc_width(disc) / 2.0,
                bottom: y(below),
                top: y(below + 1),
                disc,
            }),
        }
    }
    // A last band of a few discs would be too thin to see: it joins the one below.
    if let Some(rest) = bands.pop_if(|band| per_band > 1 && band.top - band.bottom < MIN_BAND_HEIGHT / 2.0) {
        match bands.last_mut() {
            Some(last) => last.top = rest.top,
            None => bands.push(rest),
        }
    }
    if let Some(last) = bands.last_mut() {
        last.top = last.top.max(MIN_TOWER_HEIGHT);
    }
    bands
}

fn outline(bands: &[Band], middle: f64, floor: f64) -> Option<Polyline> {
    let mut steps: Vec<Band> = Vec::new();
    for band in bands {
        match steps.last_mut() {
            Some(last) if last.half_width - band.half_width < MIN_STEP_WIDTH => last.top = band.top,
            _ => steps.push(*band),
        }
    }
    let side = |direction: f64| {
        let ends = move |step: &Band| {
            let x = middle + direction * step.half_width;
            [(x, floor - step.bottom), (x, floor - step.top)]
        };
        steps.iter().flat_map(ends)
    };
    let points: Vec<_> = side(-1.0).chain(side(1.0).rev()).collect();
    (!points.is_empty()).then(|| Polyline::closed(points))
}

/// The bands, grouped by steps of the ramp and by parity, because hosts may give both parities a colour.
fn paths(bands: &[Band], discs: DiscCount, middle: f64, floor: f64) -> Vec<(Disc, Vec<Polyline>)> {
    let step = |disc: Disc| (disc.index() * STEPS / (discs.count().max(1) as usize), disc.number() % 2);
    let mut paths: Vec<(Disc, Vec<Polyline>)> = Vec::new();
    for Band { half_width, bottom, top, disc } in bands {
        let place = paths.iter().position(|(other, _)| step(*other) == step(*disc)).unwrap_or_else(|| {
            paths.push((*disc, Vec::new()));
            paths.len() - 1
        });
        let Some((_, lines)) = paths.get_mut(place) else { continue };
        let (left, right, bottom, top) = (middle - half_width, middle + half_width, floor - bottom, floor - top);
        lines.push(Polyline::closed(vec![(left, bottom), (left, top), (right, top), (right, bottom)]));
    }
    paths
}
