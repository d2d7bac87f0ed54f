//! A view onto the Sierpiński drawing that can go in and out without end.

use super::Triangle;
use crate::solver::{Discs, Peg, Position};

/// A point of a triangle, in its sides: x to the right from its left corner, y down from its top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// Half of the square root of three: how high a triangle is.
pub const HEIGHT: f64 = 0.866_025_403_784_438_6;

/// The corners of a triangle: top, left, right.
pub const CORNERS: [Spot; 3] = [Spot { x: 0.5, y: 0.0 }, Spot { x: 0.0, y: HEIGHT }, Spot { x: 1.0, y: HEIGHT }];

const MIDDLE: Spot = Spot { x: 0.5, y: HEIGHT * 2.0 / 3.0 };

/// How long the side of a triangle is within the one around it, which has `size` discs and a side of 1. Between the three
/// triangles lies one move each.
#[must_use]
pub fn inner_side(size: u32) -> f64 {
    if size > 50 { 0.5 } else { (2f64.powi(size as i32 - 1) - 1.0) / (2f64.powi(size as i32) - 1.0) }
}

/// The length of one move in a triangle of `size` discs with a side of 1.
#[must_use]
pub fn unit(size: u32) -> f64 {
    if size == 0 { 1.0 } else { 1.0 / (2f64.powi(size.min(1_000) as i32) - 1.0) }
}

/// What is looked at: a triangle about as wide as the view, and from where in it. Going in, the triangle becomes one of its
/// own three; going out, the one around it. So the numbers stay small however deep it goes.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, graph::Lens};
///
/// let mut lens = Lens::whole(Discs::new(64).ok_or("discs")?);
/// for _ in 0..1000 {
///     lens.zoom(0.8, (0.1, 0.05));
/// }
/// assert_eq!(lens.triangle().size(), 1);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Lens {
    triangle: Triangle,
    /// The middle of the view.
    middle: Spot,
    /// How many sides of the triangle the view is wide.
    width: f64,
}

impl Lens {
    /// How wide the view of a whole triangle is.
    const WIDE: f64 = 1.2;
    /// More than three times the narrowest: a triangle of two discs has sides of three moves, those within it of one.
    const WIDEST: f64 = 2.5;
    const NARROWEST: f64 = 0.8;

    /// A view of the whole drawing.
    #[must_use]
    pub fn whole(discs: Discs) -> Self {
        Self::at(Triangle::whole(discs))
    }

    /// A view of one triangle.
    #[must_use]
    pub const fn at(triangle: Triangle) -> Self {
        Self { triangle, middle: Spot { x: 0.5, y: HEIGHT / 2.0 }, width: Self::WIDE }
    }

    /// The triangle that is looked at.
    #[must_use]
    pub const fn triangle(&self) -> &Triangle {
        &self.triangle
    }

    /// The middle of the view, in the triangle.
    #[must_use]
    pub const fn middle(&self) -> Spot {
        self.middle
    }

    /// How many sides of the triangle the view is wide.
    #[must_use]
    pub const fn width(&self) -> f64 {
        self.width
    }

    /// Makes the view so many times as wide, where a point stays where it is: so many view widths to the right of and
    /// below the middle.
    pub fn zoom(&mut self, factor: f64, (right, down): (f64, f64)) {
        let factor = if factor.is_finite() { factor.clamp(0.05, 20.0) } else { 1.0 };
        let kept = 1.0 - factor;
        self.middle.x += right * self.width * kept;
        self.middle.y += down * self.width * kept;
        self.width *= factor;
        self.settle();
    }

    /// Moves the view by so many of its widths.
    pub fn pan(&mut self, right: f64, down: f64) {
        if right.is_finite() && down.is_finite() {
            self.middle.x += right.clamp(-1.0, 1.0) * self.width;
            self.middle.y += down.clamp(-1.0, 1.0) * self.width;
            self.settle();
        }
    }

    /// True when a position lies in the view, which is so many of its widths high.
    #[must_use]
    pub fn shows(&self, position: &Position, height: f64) -> bool {
        let around = PEGS.into_iter().filter_map(|peg| neighbour(&self.triangle, peg));
        let here = (self.triangle.clone(), Spot { x: 0.0, y: 0.0 });
        std::iter::once(here).chain(around).any(|(triangle, by)| {
            triangle.spot(position).is_some_and(|spot| {
                let (right, down) = (by.x + spot.x - self.middle.x, by.y + spot.y - self.middle.y);
                right.abs() < self.width / 2.0 && down.abs() < self.width * height / 2.0
            })
        })
    }

    /// Looks at the triangle of the same size around a position, all of it, if the position does not lie in the view
    /// already.
    pub fn follow(&mut self, position: &Position) {
        const HIGH: f64 = 0.8;
        if !self.shows(position, HIGH)
            && let Some(triangle) = Triangle::around(position, self.triangle.size())
        {
            *self = Self::at(triangle);
        }
    }

    fn settle(&mut self) {
        while self.width < Self::NARROWEST && self.go_in() {}
        while self.width > Self::WIDEST && self.go_out() {}
        for _ in 0..4 {
            if !self.go_over() {
                break;
            }
        }
        if self.triangle.larger().is_empty() {
            self.width = self.width.min(Self::WIDE.max(Self::NARROWEST));
        }
        self.width = self.width.max(Self::NARROWEST);
        self.middle.x = self.middle.x.clamp(-0.25, 1.25);
        self.middle.y = self.middle.y.clamp(-0.25, HEIGHT + 0.25);
    }

    fn go_in(&mut self) -> bool {
        if self.triangle.size() < 2 {
            return false;
        }
        let (side, peg) = (inner_side(self.triangle.size()), self.nearest_inner());
        let corner = corner_spot(&self.triangle, peg);
        let towards = |at: f64, corner: f64| corner + (at - corner) / side;
        let middle = Spot { x: towards(self.middle.x, corner.x), y: towards(self.middle.y, corner.y) };
        let Some(triangle) = self.triangle.inner(peg) else { return false };
        *self = Self { triangle, middle, width: self.width / side };
        true
    }

    /// Which of its three triangles the middle of the view is nearest to.
    fn nearest_inner(&self) -> Peg {
        let side = inner_side(self.triangle.size());
        let far = |peg: Peg| {
            let corner = corner_spot(&self.triangle, peg);
            let away = |at: f64, corner: f64, middle: f64| (at - corner - (middle - corner) * side).powi(2);
            away(self.middle.x, corner.x, MIDDLE.x) + away(self.middle.y, corner.y, MIDDLE.y)
        };
        let [first, others @ ..] = PEGS;
        others.into_iter().fold(first, |nearest, peg| if far(peg) < far(nearest) { peg } else { nearest })
    }

    /// The position nearest to the middle of the view. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Discs, graph::Lens};
    ///
    /// let mut lens = Lens::whole(Discs::new(64).ok_or("discs")?);
    /// lens.pan(-0.5, 0.5);
    /// assert_eq!(lens.nearest().to_string(), "1".repeat(64));
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn nearest(&self) -> Position {
        let mut lens = self.clone();
        loop {
            // What lies outside is as near to the edge, and would be farther away with each step, until numbers fail it.
            lens.middle = Spot { x: lens.middle.x.clamp(0.0, 1.0), y: lens.middle.y.clamp(0.0, HEIGHT) };
            if !lens.go_in() {
                break;
            }
        }
        let last = if lens.triangle.size() == 1 { lens.triangle.inner(lens.nearest_inner()) } else { None };
        last.unwrap_or(lens.triangle).corner_position(Peg::A)
    }

    fn go_out(&mut self) -> bool {
        let Some((triangle, peg)) = self.triangle.outer() else { return false };
        let (side, corner) = (inner_side(triangle.size()), corner_spot(&triangle, peg));
        self.middle.x = corner.x + (self.middle.x - corner.x) * side;
        self.middle.y = corner.y + (self.middle.y - corner.y) * side;
        (self.triangle, self.width) = (triangle, self.width * side);
        true
    }

    /// To a neighbour that the middle of the view is nearer to.
    fn go_over(&mut self) -> bool {
        for peg in PEGS {
            let Some((triangle, by)) = neighbour(&self.triangle, peg) else { continue };
            let middle = Spot { x: self.middle.x - by.x, y: self.middle.y - by.y };
            if distance(middle) + 1e-9 < distance(self.middle) {
                (self.triangle, self.middle) = (triangle, middle);
                return true;
            }
        }
        false
    }
}

/// The three pegs.
pub const PEGS: [Peg; 3] = [Peg::A, Peg::B, Peg::C];

/// Where a triangle has its corner for a peg.
#[must_use]
pub fn corner_spot(triangle: &Triangle, peg: Peg) -> Spot {
    CORNERS.get(triangle.corner(peg)).copied().unwrap_or(MIDDLE)
}

impl Triangle {
    /// Where a position lies in it; `None` when it does not.
    #[must_use]
    pub fn spot(&self, position: &Position) -> Option<Spot> {
        if !self.holds(position) {
            return None;
        }
        let (mut triangle, mut side, mut origin) = (self.clone(), 1.0, Spot { x: 0.0, y: 0.0 });
        // Smaller than a millionth is nowhere else.
        while triangle.size() > 0 && side > 1e-6 {
            let peg = *position.pegs().get(triangle.size() as usize - 1)?;
            let (corner, inner) = (corner_spot(&triangle, peg), side * inner_side(triangle.size()));
            origin = Spot { x: origin.x + corner.x * (side - inner), y: origin.y + corner.y * (side - inner) };
            (triangle, side) = (triangle.inner(peg)?, inner);
        }
        Some(Spot { x: origin.x + MIDDLE.x * side, y: origin.y + MIDDLE.y * side })
    }
}

/// The triangle across the corner for a peg, and how far away it lies, in sides.
#[must_use]
pub fn neighbour(triangle: &Triangle, peg: Peg) -> Option<(Triangle, Spot)> {
    let (other, ..) = triangle.neighbour(peg)?;
    let (here, there) = (corner_spot(triangle, peg), corner_spot(&other, peg));
    let apart = 1.0 + unit(triangle.size());
    Some((other, Spot { x: (here.x - there.x) * apart, y: (here.y - there.y) * apart }))
}

/// How far a point is from the middle of a triangle, squared.
fn distance(spot: Spot) -> f64 {
    (spot.x - MIDDLE.x).powi(2) + (spot.y - MIDDLE.y).powi(2)
}
