//! The way of a disc through the air.

use super::svg_number::px;
use super::towers::Point;

/// The number of parts in which the arc is measured.
const PARTS: u32 = 16;

/// From point to point: straight, or up along the old peg, in an arc to the new one, and down along it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlightPath {
    from: Point,
    to: Point,
    /// The y coordinates of the ends of the arc and of its control points; `None` if the disc flies straight.
    arc: Option<(f64, f64)>,
}

impl FlightPath {
    #[must_use]
    pub const fn straight(from: Point, to: Point) -> Self {
        Self { from, to, arc: None }
    }

    /// An arc that begins and ends at `top`, and rises by `rise` above it.
    #[must_use]
    pub fn arc(from: Point, to: Point, top: f64, rise: f64) -> Self {
        // A cubic curve rises by three quarters of the height of its control points.
        let arc = (from.x != to.x).then_some((top, top - rise / 0.75));
        Self { from, to, arc }
    }

    /// The place of the disc. It is slow at both ends. `progress` is from 0 to 1.
    #[must_use]
    pub fn at(&self, progress: f64) -> Point {
        let points = self.points();
        let lengths = points.iter().zip(points.iter().skip(1)).map(|(from, to)| length(*from, *to));
        let mut left = ease(progress) * lengths.clone().sum::<f64>();
        for ((from, to), length) in points.iter().zip(points.iter().skip(1)).zip(lengths) {
            if left <= length {
                let part = if length > 0.0 { left / length } else { 0.0 };
                return Point { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
            }
            left -= length;
        }
        self.to
    }

    /// The points along the way. Between them it is straight.
    fn points(&self) -> Vec<Point> {
        let Some((top, control)) = self.arc else { return vec![self.from, self.to] };
        let on_arc = |part: u32| {
            let part = f64::from(part) / f64::from(PARTS);
            // Both control points are above the ends of the arc, so it begins and ends upright.
            let (early, late) = ((1.0 - part).powi(2) * (1.0 + 2.0 * part), part.powi(2) * (3.0 - 2.0 * part));
            let x = self.from.x * early + self.to.x * late;
            Point { x, y: top + (control - top) * 3.0 * part * (1.0 - part) }
        };
        [self.from].into_iter().chain((0..=PARTS).map(on_arc)).chain([self.to]).collect()
    }

    /// The way as SVG path data, relative to its end.
    #[must_use]
    pub fn path(&self) -> String {
        let (x, y) = (px(self.from.x - self.to.x), px(self.from.y - self.to.y));
        let Some((top, control)) = self.arc else { return ["M", &x, " ", &y, "L0 0"].concat() };
        let (top, control) = (px(top - self.to.y), px(control - self.to.y));
        let arc = ["C", &x, " ", &control, " 0 ", &control, " 0 ", &top].concat();
        ["M", &x, " ", &y, "V", &top, &arc, "V0"].concat()
    }
}

fn length(from: Point, to: Point) -> f64 {
    (to.x - from.x).hypot(to.y - from.y)
}

/// The smoothstep function.
fn ease(progress: f64) -> f64 {
    let progress = progress.clamp(0.0, 1.0);
    progress * progress * (3.0 - 2.0 * progress)
}
