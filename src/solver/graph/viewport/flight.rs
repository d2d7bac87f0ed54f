//! Animated transitions between views.

use super::{GraphViewport, Point};
use crate::solver::graph::Triangle;

/// A view relative to a triangle that is at least as large as its own.
#[derive(Clone, Copy)]
struct View {
    middle: Point,
    width: f64,
}

impl GraphViewport {
    /// Returns an intermediate view on the way to another one, at a fraction of the way from 0 to 1. Views far from each other are
    /// connected through a view that shows both.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, graph::{GraphViewport, Triangle}};
    ///
    /// let whole = GraphViewport::whole(DiscCount::new(63).ok_or("discs")?);
    /// let near = GraphViewport::at(Triangle::around(&"012".repeat(21).parse()?, 3).ok_or("size")?);
    /// let halfway = whole.towards(&near, 0.5);
    /// assert_eq!((halfway.triangle().size(), whole.towards(&near, 1.0)), (32, near));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn towards(&self, to: &Self, share: f64) -> Self {
        if share <= 0.0 {
            return self.clone();
        }
        if share >= 1.0 {
            return to.clone();
        }
        if let Some(ends) = self.seen_with(to) {
            return between((self, ends.0), (to, ends.1), share);
        }
        let over = Self::at(common(&self.triangle, &to.triangle));
        let (from, to, share) = if share < 0.5 { (self, &over, 2.0 * share) } else { (&over, to, 2.0 * share - 1.0) };
        from.seen_with(to).map_or_else(|| to.clone(), |ends| between((from, ends.0), (to, ends.1), share))
    }

    /// Returns the number of levels of triangles between two views, up and down. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let whole = GraphViewport::whole(63.try_into()?);
    /// let at = |peg: &str| GraphViewport::around(&peg.repeat(63).parse().ok()?, 3);
    /// let (first, last) = (at("0").ok_or("size")?, at("2").ok_or("size")?);
    /// assert_eq!((whole.levels_to(&last), first.levels_to(&last)), (60, 120));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn levels_to(&self, to: &Self) -> u32 {
        let around = common(&self.triangle, &to.triangle).size();
        let below = |view: &Self| around.abs_diff(view.triangle.size());
        below(self) + below(to)
    }

    /// Returns true when the way to another view needs no intermediate view that shows both. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let whole = GraphViewport::whole(63.try_into()?);
    /// let at = |peg: &str| GraphViewport::around(&peg.repeat(63).parse().ok()?, 3);
    /// let (first, last) = (at("0").ok_or("size")?, at("2").ok_or("size")?);
    /// assert!(whole.is_near(&last) && !first.is_near(&last));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_near(&self, other: &Self) -> bool {
        self.seen_with(other).is_some()
    }

    /// Both views relative to the triangle of the less deep one; `None` if the other one is far from it.
    fn seen_with(&self, other: &Self) -> Option<(View, View)> {
        let size = self.triangle.size().max(other.triangle.size());
        let (mut a, mut b) = (self.clone(), other.clone());
        while a.triangle.size() < size && a.ascend() {}
        while b.triangle.size() < size && b.ascend() {}
        // The wider view is relative to the triangle of the other one.
        let (wide, narrow) = if a.width < b.width { (&b, &a) } else { (&a, &b) };
        let visible = wide.visible(Self::ASPECT);
        let (_, by) = visible.into_iter().find(|(triangle, _)| *triangle == narrow.triangle)?;
        let wide = View { middle: wide.middle, width: wide.width };
        let middle = Point { x: narrow.middle.x + by.x, y: narrow.middle.y + by.y };
        let narrow = View { middle, width: narrow.width };
        Some(if a.width < b.width { (narrow, wide) } else { (wide, narrow) })
    }

    /// Moves the view, and multiplies its width by a factor. The offset is in widths of the view.
    fn moved(&self, (right, down): (f64, f64), factor: f64) -> Self {
        let mut view = self.clone();
        view.middle.x += right * view.width;
        view.middle.y += down * view.width;
        view.width *= factor;
        // An intermediate view may be outside the limits that apply at rest.
        view.choose_triangle();
        view
    }
}

/// The smallest triangle that contains two others.
fn common(a: &Triangle, b: &Triangle) -> Triangle {
    let shared = a.larger().iter().zip(b.larger()).take_while(|(a, b)| a == b).count();
    let mut around = a.clone();
    while around.larger().len() > shared {
        around.leave();
    }
    around
}

/// The view between two others. Its width changes exponentially, and one point of the picture stays in place. It is computed from
/// the narrower end, where numbers are exact.
fn between((from, a): (&GraphViewport, View), (to, b): (&GraphViewport, View), share: f64) -> GraphViewport {
    let (view, narrow, wide, share) = if a.width <= b.width { (from, a, b, share) } else { (to, b, a, 1.0 - share) };
    let ratio = wide.width / narrow.width;
    let factor = power(ratio, share);
    let part = if ratio - 1.0 < 1e-6 { share } else { (factor - 1.0) / (ratio - 1.0) };
    let along = |narrow: f64, wide: f64, width: f64| (wide - narrow) * part / width;
    let right = along(narrow.middle.x, wide.middle.x, narrow.width);
    let down = along(narrow.middle.y, wide.middle.y, narrow.width);
    view.moved((right, down), factor)
}

/// A power with an exponent from 0 to 1, by square roots. They are instructions, while the function for powers would add code to
/// the download.
fn power(base: f64, exponent: f64) -> f64 {
    let (mut root, mut place, mut rest, mut power) = (base, 1.0, exponent, 1.0);
    for _ in 0..24 {
        (root, place) = (root.sqrt(), place / 2.0);
        if rest >= place {
            power *= root;
            rest -= place;
        }
    }
    power
}
