//! The visible triangles.

use std::collections::VecDeque;

use super::geometry::{PEGS, Point, neighbour};
use super::{GraphViewport, HEIGHT};
use crate::solver::Position;
use crate::solver::graph::Triangle;

/// The maximum number of triangles. The view is at most 2.5 sides wide, so fewer are in it or near it.
const MAX_TRIANGLES: usize = 128;
/// The distance outside the view up to which triangles around a hole are followed, in sides.
const DETOUR: f64 = 2.0;

impl GraphViewport {
    /// Returns the triangle in view and the others of its size that reach into the view, each with its offset from the triangle
    /// in view, in sides. The triangle in view comes first. `height` is the ratio of the view's height to its width. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::{GraphViewport, Triangle}};
    ///
    /// let mut lens = GraphViewport::at(Triangle::of(8.try_into()?, &[Peg::A]).ok_or("no such triangle")?);
    /// lens.zoom(1.2, (0.0, 0.0));
    /// let pegs: Vec<_> = lens.visible(GraphViewport::ASPECT).iter().map(|(triangle, _)| triangle.larger().to_vec()).collect();
    /// assert_eq!(pegs, [[Peg::A], [Peg::C], [Peg::B]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn visible(&self, height: f64) -> Vec<(Triangle, Point)> {
        let mut found: Vec<(Triangle, Point)> = Vec::new();
        let mut queue = VecDeque::from([(self.triangle.clone(), Point { x: 0.0, y: 0.0 })]);
        while let Some((triangle, offset)) = queue.pop_front() {
            // Triangles of the same size do not overlap, so they can be identified by their offset.
            let is_known = found.iter().any(|(_, at)| (at.x - offset.x).hypot(at.y - offset.y) < 0.5);
            // The chain of neighbours from one visible triangle to another may lead around a hole, outside the view.
            let is_near = found.is_empty() || self.reaches(offset, height, DETOUR);
            if is_known || !is_near || found.len() >= MAX_TRIANGLES {
                continue;
            }
            queue.extend(PEGS.into_iter().filter_map(|peg| {
                let (other, by) = neighbour(&triangle, peg)?;
                Some((other, Point { x: offset.x + by.x, y: offset.y + by.y }))
            }));
            found.push((triangle, offset));
        }
        let is_seen = |offset: Point| offset.x.hypot(offset.y) < 0.5 || self.reaches(offset, height, 0.0);
        found.retain(|(_, offset)| is_seen(*offset));
        found
    }

    /// Whether a triangle of the same size at an offset reaches into the view, or within a margin around it, in sides.
    fn reaches(&self, offset: Point, height: f64, margin: f64) -> bool {
        let (left, top) = (offset.x - self.middle.x, offset.y - self.middle.y);
        let (half_width, half_height) = (self.width / 2.0 + margin, self.width * height / 2.0 + margin);
        left < half_width && top < half_height && left + 1.0 > -half_width && top + HEIGHT > -half_height
    }

    /// Returns the offset of a position in the view, to the right of the centre and down, in widths of the view; `None` if it
    /// is outside. `height` is the ratio of the view's height to its width. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::graph::GraphViewport;
    ///
    /// let whole = GraphViewport::whole(3.try_into()?);
    /// let (right, down) = whole.offset_of(&"000".parse()?, 0.8).ok_or("outside")?;
    /// assert!(right.abs() < 1e-9 && down < -0.35); // at the top
    /// assert_eq!(whole.offset_of(&"000".parse()?, 0.7), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn offset_of(&self, position: &Position, height: f64) -> Option<(f64, f64)> {
        let (triangle, by) = self.visible(height).into_iter().find(|(triangle, _)| triangle.holds(position))?;
        let spot = triangle.locate(position)?;
        let right = (by.x + spot.x - self.middle.x) / self.width;
        let down = (by.y + spot.y - self.middle.y) / self.width;
        (right.abs() <= 0.5 && down.abs() <= height / 2.0).then_some((right, down))
    }
}
