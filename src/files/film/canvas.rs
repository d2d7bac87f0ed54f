//! A part of a picture as pixels in a few colours. Shapes have smooth edges: a pixel on an edge mixes the colour of the shape with
//! the paper.

use crate::layout::colour::Rgb;

/// The number of steps of coverage of a pixel: none, some or all quarters are covered.
const QUARTERS: u8 = 4;
/// The maximum number of colours besides the paper. With their mixtures, they fit into the 256 colours of a GIF file.
pub const MAX_INKS: usize = 63;
const PAPER: u8 = 0;

/// One of the colours besides the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub u8);

impl Ink {
    /// The pixel value for this many quarters covered by this colour.
    const fn pixel(self, quarters: u8) -> u8 {
        if quarters == 0 { PAPER } else { self.0 * QUARTERS + quarters }
    }
}

/// The paper, then each colour with its mixtures.
pub fn palette(paper: Rgb, inks: &[Rgb]) -> Vec<u8> {
    let mut palette = paper.0.to_vec();
    for ink in inks {
        for quarters in 1..=QUARTERS {
            let mix = |(ink, paper): (u8, u8)| {
                let (all, covered) = (u16::from(QUARTERS), u16::from(quarters));
                ((u16::from(ink) * covered + u16::from(paper) * (all - covered) + all / 2) / all) as u8
            };
            palette.extend(ink.0.into_iter().zip(paper.0).map(mix));
        }
    }
    palette
}

/// A rectangle of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    pub left: u16,
    pub top: u16,
    pub right: u16,
    pub bottom: u16,
}

impl Area {
    /// The pixels that a rectangle touches, limited to a picture of this size.
    pub fn around((left, top): (f64, f64), (right, bottom): (f64, f64), size: (u16, u16)) -> Self {
        let pixel = |place: f64, max: u16| (place.max(0.0) as u16).min(max);
        Self {
            left: pixel((left - 1.0).floor(), size.0),
            top: pixel((top - 1.0).floor(), size.1),
            right: pixel((right + 1.0).ceil(), size.0),
            bottom: pixel((bottom + 1.0).ceil(), size.1),
        }
    }

    pub fn union(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    fn intersection(self, other: Self) -> Self {
        let (left, top) = (self.left.max(other.left), self.top.max(other.top));
        Self { left, top, right: self.right.min(other.right).max(left), bottom: self.bottom.min(other.bottom).max(top) }
    }

    pub const fn width(self) -> u16 {
        self.right - self.left
    }

    pub const fn height(self) -> u16 {
        self.bottom - self.top
    }
}

pub struct Canvas {
    area: Area,
    pub pixels: Vec<u8>,
}

/// The signed distance of a point from a shape, in pixels; negative inside.
pub type Distance<'a> = &'a dyn Fn(f64, f64) -> f64;

impl Canvas {
    pub fn new(area: Area) -> Self {
        Self { area, pixels: vec![PAPER; usize::from(area.width()) * usize::from(area.height())] }
    }

    /// Paints a shape that lies in `bounds`.
    pub fn paint(&mut self, bounds: Area, ink: Ink, distance: Distance<'_>) {
        self.each_pixel(bounds, distance, |pixel, quarters| {
            if *pixel == PAPER || quarters == QUARTERS {
                *pixel = ink.pixel(quarters);
            } else if quarters >= QUARTERS / 2 {
                // Two colours are never mixed: each pixel on their border has one of them.
                *pixel = ink.pixel(QUARTERS);
            }
        });
    }

    /// Cuts a shape out of another one of this colour, by painting it in the colour of the paper.
    pub fn cut_out(&mut self, bounds: Area, ink: Ink, distance: Distance<'_>) {
        self.each_pixel(bounds, distance, |pixel, quarters| {
            let left = ink.pixel(QUARTERS - quarters);
            *pixel = if left == PAPER { PAPER } else { left.min(*pixel) };
        });
    }

    fn each_pixel(&mut self, bounds: Area, distance: Distance<'_>, mut change: impl FnMut(&mut u8, u8)) {
        let seen = bounds.intersection(self.area);
        let width = usize::from(self.area.width());
        for y in seen.top..seen.bottom {
            let row = usize::from(y - self.area.top) * width;
            let start = row + usize::from(seen.left - self.area.left);
            let pixels = self.pixels.get_mut(start..start + usize::from(seen.width())).unwrap_or_default();
            for (x, pixel) in (seen.left..).zip(pixels) {
                let outside = distance(f64::from(x) + 0.5, f64::from(y) + 0.5);
                let quarters = ((0.5 - outside).clamp(0.0, 1.0) * f64::from(QUARTERS)).round() as u8;
                if quarters > 0 {
                    change(pixel, quarters);
                }
            }
        }
    }
}

/// A rectangle with round corners, given by its centre, half its size and the corner radius.
pub fn rounded(x: f64, y: f64, centre: (f64, f64), half: (f64, f64), radius: f64) -> f64 {
    let (right, down) = ((x - centre.0).abs() - half.0 + radius, (y - centre.1).abs() - half.1 + radius);
    right.max(0.0).hypot(down.max(0.0)) + right.max(down).min(0.0) - radius
}

/// A line with round ends.
pub fn line(x: f64, y: f64, [a, b]: [(f64, f64); 2], width: f64) -> f64 {
    let (right, down) = (b.0 - a.0, b.1 - a.1);
    let length = (right * right + down * down).max(f64::EPSILON);
    let along = (((x - a.0) * right + (y - a.1) * down) / length).clamp(0.0, 1.0);
    (x - a.0 - along * right).hypot(y - a.1 - along * down) - width / 2.0
}

/// A triangle with its corners in clockwise order.
pub fn triangle(x: f64, y: f64, [a, b, c]: [(f64, f64); 3]) -> f64 {
    let outside = |a: (f64, f64), b: (f64, f64)| {
        let (right, down) = (b.0 - a.0, b.1 - a.1);
        ((x - a.0) * down - (y - a.1) * right) / right.hypot(down).max(f64::EPSILON)
    };
    outside(a, b).max(outside(b, c)).max(outside(c, a))
}
