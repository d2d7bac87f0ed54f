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
    let (mut x, mut y, mut radius, mut sum) = (0.0, 0.0, 1.0, 0.0);
    for peg in position.pegs().iter().rev() {
        let (cosine, sine) = turned(pegs, peg.number());
        x += radius * sine;
        y -= radius * cosine;
        sum += radius;
        radius *= ratio;
    }
    if sum > 0.0 { (x / sum, y / sum) } else { (0.0, 0.0) }
}

/// The cosine and the sine of the angle between two corners of a polygon with so many, from 1 to 10. Written out: the
/// functions for any angle would be a large part of what a browser has to load.
const CORNER: [(f64, f64); 10] = [
    (1.0, 0.0),
    (-1.0, 0.0),
    (-0.5, 0.866_025_403_784_438_6),
    (0.0, 1.0),
    (0.309_016_994_374_947_45, 0.951_056_516_295_153_5),
    (0.5, 0.866_025_403_784_438_6),
    (0.623_489_801_858_733_6, 0.781_831_482_468_029_8),
    (std::f64::consts::FRAC_1_SQRT_2, std::f64::consts::FRAC_1_SQRT_2),
    (0.766_044_443_118_978, 0.642_787_609_686_539_3),
    (0.809_016_994_374_947_5, 0.587_785_252_292_473_1),
];

/// The cosine and the sine of so many of these angles.
fn turned(pegs: Pegs, times: u8) -> (f64, f64) {
    let (cosine, sine) = CORNER.get(pegs.count() as usize - 1).copied().unwrap_or((1.0, 0.0));
    (0..times).fold((1.0, 0.0), |(x, y), _| (x * cosine - y * sine, x * sine + y * cosine))
}

/// How much smaller each polygon is than the one that holds it, so that neighbours do not touch: a little less than the
/// ratio at which their corners would meet.
fn ratio(pegs: Pegs) -> f64 {
    let cosines: f64 = (1..=pegs.count() / 4).map(|k| turned(pegs, k).0).sum();
    let touching = 1.0 / (2.0 * (1.0 + cosines));
    0.85 * touching / (1.0 - touching)
}
