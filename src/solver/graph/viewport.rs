//! A viewport of the Sierpiński drawing with unlimited zoom.

mod flight;
mod geometry;
mod nearest;
mod visible;

pub use geometry::{CORNERS, HEIGHT, PEGS, Point, corner_point, inner_side, neighbour, unit};

use super::Triangle;
use crate::solver::{DiscCount, Position};
use geometry::distance;
use nearest::nearest_inner;

/// The visible part of the drawing: a triangle about as wide as the view, and the position and width of the view relative to it.
/// Zooming in replaces the triangle with an inner one, and zooming out with the one around it, so the numbers stay small at any
/// depth.
///
/// ```
/// use tower_of_hanoi::solver::{DiscCount, graph::GraphViewport};
///
/// let mut lens = GraphViewport::whole(DiscCount::new(64).ok_or("discs")?);
/// for _ in 0..1000 {
///     lens.zoom(0.8, (0.1, 0.05));
/// }
/// assert_eq!(lens.triangle().size(), 1);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GraphViewport {
    triangle: Triangle,
    /// The centre of the view.
    middle: Point,
    /// The width of the view in sides of the triangle.
    width: f64,
}

impl GraphViewport {
    /// The ratio of height to width of a picture of the graph.
    pub const ASPECT: f64 = 0.8;
    /// The minimum distance between positions that are drawn one by one, in widths of the view.
    const MIN_STEP: f64 = 0.021;
    /// The width of the view of a whole triangle, with room for texts around it.
    const WHOLE: f64 = 1.28;
    /// Its middle: the texts of the lower corners stand below them.
    const MIDDLE: Point = Point { x: 0.5, y: HEIGHT / 2.0 + 0.025 };
    /// The maximum width of the view. It must be more than three times the minimum, because a triangle of two discs is three moves
    /// wide and its inner ones are one move wide.
    const MAX_WIDTH: f64 = 2.5;
    const MIN_WIDTH: f64 = 0.8;
    /// The squared distance from the middle of the triangle, in sides, beyond which the centre of the view is too far from the
    /// triangle.
    const FAR: f64 = 2.0;

    /// Returns the view of the whole drawing.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let whole = GraphViewport::whole(3.try_into()?);
    /// for tower in ["000", "111", "222"] {
    ///     assert!(whole.shows(&tower.parse()?, GraphViewport::ASPECT));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn whole(discs: DiscCount) -> Self {
        Self::at(Triangle::whole(discs))
    }

    /// Returns the view of one triangle.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::{GraphViewport, Triangle}};
    ///
    /// let triangle = Triangle::of(4.try_into()?, &[Peg::A]).ok_or("no such triangle")?;
    /// let lens = GraphViewport::at(triangle);
    /// assert!(lens.shows(&"0111".parse()?, GraphViewport::ASPECT));
    /// assert!(!lens.shows(&"1111".parse()?, GraphViewport::ASPECT));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn at(triangle: Triangle) -> Self {
        Self { triangle, middle: Self::MIDDLE, width: Self::WHOLE }
    }

    /// Returns the view of the triangle of the `size` smallest discs that contains a position. `None` when there is no such
    /// triangle. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Position, graph::GraphViewport};
    ///
    /// let position: Position = "0121".parse()?;
    /// let lens = GraphViewport::around(&position, 2).ok_or("too few discs")?;
    /// assert_eq!(lens.triangle().larger().len(), 2); // discs 4 and 3
    /// assert_eq!(GraphViewport::around(&position, 5), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn around(position: &Position, size: u32) -> Option<Self> {
        Triangle::around(position, size).map(Self::at)
    }

    /// Returns the triangle in view, to which [`GraphViewport::middle`] and [`GraphViewport::width`] are relative.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let mut lens = GraphViewport::whole(64.try_into()?);
    /// lens.zoom(0.9, (0.0, 0.0));
    /// assert_eq!(lens.triangle().size(), 64);
    /// lens.zoom(0.5, (0.0, 0.0));
    /// assert_eq!(lens.triangle().size(), 63); // an inner triangle
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn triangle(&self) -> &Triangle {
        &self.triangle
    }

    /// Returns the centre of the view, relative to the triangle: in its sides, from its left edge and its top.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let mut lens = GraphViewport::whole(64.try_into()?);
    /// assert_eq!(lens.middle().x, 0.5);
    /// lens.pan(0.1, 0.0);
    /// assert!((lens.middle().x - 0.5 - 0.1 * lens.width()).abs() < 1e-9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn middle(&self) -> Point {
        self.middle
    }

    /// Returns the width of the view in sides of the triangle.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let mut lens = GraphViewport::whole(64.try_into()?);
    /// let whole = lens.width();
    /// lens.zoom(0.5, (0.0, 0.0));
    /// // Half of the view, but relative to a triangle of half the side.
    /// assert!((lens.width() - whole).abs() < 1e-9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn width(&self) -> f64 {
        self.width
    }

    /// Multiplies the width of the view by a factor, which is limited to 0.05 to 20. The point at this offset from the centre,
    /// in widths of the view, stays in place, except at the limits of the view. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let mut lens = GraphViewport::whole(64.try_into()?);
    /// let tower = "2".repeat(64).parse()?;
    /// let before = lens.offset_of(&tower, GraphViewport::ASPECT).ok_or("outside")?;
    /// lens.zoom(0.1, before);
    /// let after = lens.offset_of(&tower, GraphViewport::ASPECT).ok_or("outside")?;
    /// assert!((after.0 - before.0).abs() < 1e-4 && (after.1 - before.1).abs() < 1e-4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn zoom(&mut self, factor: f64, (right, down): (f64, f64)) {
        let factor = if factor.is_finite() { factor.clamp(0.05, 20.0) } else { 1.0 };
        let kept = 1.0 - factor;
        self.middle.x += right * self.width * kept;
        self.middle.y += down * self.width * kept;
        self.width *= factor;
        self.normalize();
    }

    /// Moves the view to the right and down by these multiples of its width, at most one width each. It stays near the drawing.
    /// O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Position, graph::GraphViewport};
    ///
    /// let (mut lens, tower): (_, Position) = (GraphViewport::whole(64.try_into()?), "0".repeat(64).parse()?);
    /// let before = lens.offset_of(&tower, GraphViewport::ASPECT).ok_or("outside")?;
    /// lens.pan(0.1, 0.0);
    /// let after = lens.offset_of(&tower, GraphViewport::ASPECT).ok_or("outside")?;
    /// assert!((before.0 - after.0 - 0.1).abs() < 1e-9); // the picture goes to the left
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pan(&mut self, right: f64, down: f64) {
        if right.is_finite() && down.is_finite() {
            self.middle.x += right.clamp(-1.0, 1.0) * self.width;
            self.middle.y += down.clamp(-1.0, 1.0) * self.width;
            self.normalize();
        }
    }

    /// Centres the whole drawing if the view is wide enough for all of it. A narrower view stays as it is.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let whole = GraphViewport::whole(64.try_into()?);
    /// let mut lens = whole.clone();
    /// lens.pan(0.1, 0.0);
    /// lens.settle();
    /// assert_eq!(lens, whole);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn settle(&mut self) {
        if self.triangle.larger().is_empty() && self.width >= Self::WHOLE {
            *self = Self::at(self.triangle.clone());
        }
    }

    /// Returns the length of one move, in widths of the view.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let lens = GraphViewport::whole(3.try_into()?);
    /// // A side of the drawing is 2³ − 1 moves.
    /// assert!((7.0 * lens.step() - 1.0 / lens.width()).abs() < 1e-9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn step(&self) -> f64 {
        unit(self.triangle.size()) / self.width
    }

    /// Returns true when single positions are far enough apart to be drawn and clicked or tapped one by one.
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// assert!(GraphViewport::whole(5.try_into()?).has_positions()); // 243 positions
    /// assert!(!GraphViewport::whole(6.try_into()?).has_positions());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn has_positions(&self) -> bool {
        self.step() >= Self::MIN_STEP
    }

    /// Returns true when a position is in view. `height` is the ratio of the view's height to its width. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Position, graph::GraphViewport};
    ///
    /// let tower: Position = "000".parse()?;
    /// let whole = GraphViewport::whole(3.try_into()?);
    /// assert!(whole.shows(&tower, 0.8));
    /// assert!(!whole.shows(&tower, 0.5)); // the top is outside
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shows(&self, position: &Position, height: f64) -> bool {
        self.offset_of(position, height).is_some()
    }

    /// Shows the whole triangle of the same size around a position, unless the position is already in view. Nothing changes if
    /// there is no such triangle. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::GraphViewport};
    ///
    /// let mut lens = GraphViewport::around(&"000000".parse()?, 2).ok_or("too few discs")?;
    /// lens.follow(&"222222".parse()?);
    /// assert_eq!(lens.triangle().larger(), [Peg::C; 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn follow(&mut self, position: &Position) {
        if !self.shows(position, Self::ASPECT)
            && let Some(around) = Self::around(position, self.triangle.size())
        {
            *self = around;
        }
    }

    /// Changes the reference to the triangle that is about as wide as the view and nearest to its centre.
    fn choose_triangle(&mut self) {
        while self.width < Self::MIN_WIDTH && self.descend() {}
        while self.width > Self::MAX_WIDTH && self.ascend() {}
        for _ in 0..4 {
            if !self.shift() {
                break;
            }
        }
        // Steps from neighbour to neighbour may end at a hole. Descending from a larger triangle goes around it.
        while distance(self.middle) > Self::FAR && self.ascend() {}
        while self.width < Self::MIN_WIDTH && self.descend() {}
    }

    fn normalize(&mut self) {
        self.choose_triangle();
        if self.triangle.larger().is_empty() {
            self.width = self.width.min(Self::WHOLE.max(Self::MIN_WIDTH));
        }
        self.width = self.width.max(Self::MIN_WIDTH);
        self.middle.x = self.middle.x.clamp(-0.25, 1.25);
        self.middle.y = self.middle.y.clamp(-0.25, HEIGHT + 0.25);
    }

    fn descend(&mut self) -> bool {
        if self.triangle.size() < 2 {
            return false;
        }
        let (side, peg) = (inner_side(self.triangle.size()), nearest_inner(&self.triangle, self.middle));
        let corner = corner_point(&self.triangle, peg);
        let towards = |at: f64, corner: f64| corner + (at - corner) / side;
        self.middle = Point { x: towards(self.middle.x, corner.x), y: towards(self.middle.y, corner.y) };
        self.width /= side;
        self.triangle.enter(peg)
    }

    fn ascend(&mut self) -> bool {
        let Some(peg) = self.triangle.leave() else { return false };
        let (side, corner) = (inner_side(self.triangle.size()), corner_point(&self.triangle, peg));
        self.middle.x = corner.x + (self.middle.x - corner.x) * side;
        self.middle.y = corner.y + (self.middle.y - corner.y) * side;
        self.width *= side;
        true
    }

    /// Moves to a neighbour that is nearer to the centre of the view.
    fn shift(&mut self) -> bool {
        for peg in PEGS {
            let Some((triangle, by)) = neighbour(&self.triangle, peg) else { continue };
            let middle = Point { x: self.middle.x - by.x, y: self.middle.y - by.y };
            if distance(middle) + 1e-9 < distance(self.middle) {
                (self.triangle, self.middle) = (triangle, middle);
                return true;
            }
        }
        false
    }
}
