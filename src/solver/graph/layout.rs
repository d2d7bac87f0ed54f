//! Where to draw the positions.

use num_bigint::BigUint;

use crate::solver::{Index, Peg, Pegs, Position};

/// Where a position of three pegs lies in the Sierpiński drawing, exactly: three numbers, one for the corner of each tower,
/// that add up to 2ⁿ − 1. Each tells how many rows the position is away from the side opposite to that corner. Positions
/// that a move connects differ by one in two of them. `None` when a peg is not one of three. O(n).
///
/// ```
/// use tower_of_hanoi::solver::{Position, graph::corner_distances};
///
/// let position: Position = "000".parse()?;
/// assert_eq!(corner_distances(&position).map(|at| at.map(|n| n.to_string())), Some(["7", "0", "0"].map(String::from)));
/// # Ok::<(), tower_of_hanoi::solver::NotAPosition>(())
/// ```
#[must_use]
pub fn corner_distances(position: &Position) -> Option<[Index; 3]> {
    let mut at = [BigUint::ZERO, BigUint::ZERO, BigUint::ZERO];
    // In which corner of the triangle at hand the smaller discs make a tower on each peg. Where a triangle meets
    // another, all smaller discs wait on the third peg: the other two corners change places.
    let mut corners = [0usize, 1, 2];
    for (disc, peg) in position.iter().rev() {
        at.get_mut(*corners.get(peg.place())?)?.set_bit(disc.place() as u64, true);
        let [a, b] = [1, 2].map(|further| Peg::of_three(u64::from(peg.number()) + further).place());
        corners.swap(a, b);
    }
    Some(at.map(Index::from))
}

/// Where a position of any number of pegs lies when polygons are drawn within polygons, one corner for each peg, the
/// largest disc choosing among the largest: x to the right and y down, between −1 and 1. O(n).
///
/// ```
/// use tower_of_hanoi::solver::{Pegs, Position, graph::polygon_point};
///
/// let position: Position = "00".parse()?;
/// let (x, y) = polygon_point(&position, Pegs::THREE);
/// assert!(x.abs() < 1e-9 && y < -0.99);
/// # Ok::<(), tower_of_hanoi::solver::NotAPosition>(())
/// ```
#[must_use]
pub fn polygon_point(position: &Position, pegs: Pegs) -> (f64, f64) {
    let ratio = ratio(pegs);
    let turn = std::f64::consts::TAU / f64::from(pegs.count());
    let (mut x, mut y, mut radius, mut sum) = (0.0, 0.0, 1.0, 0.0);
    for peg in position.pegs().iter().rev() {
        let angle = turn * f64::from(peg.number());
        x += radius * angle.sin();
        y -= radius * angle.cos();
        sum += radius;
        radius *= ratio;
    }
    if sum > 0.0 { (x / sum, y / sum) } else { (0.0, 0.0) }
}

/// How much smaller each polygon is than the one that holds it, so that neighbours do not touch: a little less than the
/// ratio at which their corners would meet.
fn ratio(pegs: Pegs) -> f64 {
    let turn = std::f64::consts::TAU / f64::from(pegs.count());
    let cosines: f64 = (1..=pegs.count() / 4).map(|k| (turn * f64::from(k)).cos()).sum();
    let touching = 1.0 / (2.0 * (1.0 + cosines));
    0.85 * touching / (1.0 - touching)
}
