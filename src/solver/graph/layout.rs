//! The coordinates of positions in drawings.

use num_bigint::BigUint;

use crate::solver::{Index, Peg, PegCount, Position};

/// Returns the exact place of a position of three pegs in the Sierpiński drawing: its distances from the three sides, in rows, each
/// opposite to the corner of a tower. They add up to 2ⁿ − 1, and a move changes two of them by one. `None` when a peg is not A, B
/// or C. O(n).
///
/// ```
/// use tower_of_hanoi::solver::{Position, graph::corner_distances};
///
/// let position: Position = "000".parse()?;
/// assert_eq!(corner_distances(&position).map(|at| at.map(|n| n.to_string())), Some(["7", "0", "0"].map(String::from)));
/// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
/// ```
#[must_use]
pub fn corner_distances(position: &Position) -> Option<[Index; 3]> {
    let mut at = [BigUint::ZERO, BigUint::ZERO, BigUint::ZERO];
    // The corner of each tower of the smaller discs, in the triangle of the discs so far. At the point where two triangles meet,
    // all smaller discs are on the third peg, so the other two corners change places.
    let mut corners = [0usize, 1, 2];
    for (disc, peg) in position.iter().rev() {
        at.get_mut(*corners.get(peg.index())?)?.set_bit(disc.index() as u64, true);
        let [a, b] = [1, 2].map(|further| Peg::modulo_three(u64::from(peg.to_u8()) + further).index());
        corners.swap(a, b);
    }
    Some(at.map(Index::from))
}

/// Returns the point of a position in a drawing of nested polygons, with a corner for each peg. The largest disc selects one of the
/// largest polygons. x is to the right and y down, between −1 and 1. O(n).
///
/// ```
/// use tower_of_hanoi::solver::{PegCount, Position, graph::polygon_point};
///
/// let position: Position = "00".parse()?;
/// let (x, y) = polygon_point(&position, PegCount::THREE);
/// assert!(x.abs() < 1e-9 && y < -0.99);
/// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
/// ```
#[must_use]
pub fn polygon_point(position: &Position, pegs: PegCount) -> (f64, f64) {
    let ratio = ratio(pegs);
    let (mut x, mut y, mut radius, mut sum) = (0.0, 0.0, 1.0, 0.0);
    for peg in position.pegs().iter().rev() {
        let (cosine, sine) = turned(pegs, peg.to_u8());
        x += radius * sine;
        y -= radius * cosine;
        sum += radius;
        radius *= ratio;
    }
    if sum > 0.0 { (x / sum, y / sum) } else { (0.0, 0.0) }
}

/// The cosine and sine of the angle between two corners of a polygon, for 1 to 10 corners. This is a table, because trigonometric
/// functions would be a large part of what a browser loads.
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

/// The cosine and sine of a multiple of this angle.
fn turned(pegs: PegCount, times: u8) -> (f64, f64) {
    let (cosine, sine) = CORNER.get(pegs.count() as usize - 1).copied().unwrap_or((1.0, 0.0));
    (0..times).fold((1.0, 0.0), |(x, y), _| (x * cosine - y * sine, x * sine + y * cosine))
}

/// The ratio of the size of a polygon to that of the polygon around it: slightly less than the ratio at which neighbours would
/// touch.
fn ratio(pegs: PegCount) -> f64 {
    let cosines: f64 = (1..=pegs.count() / 4).map(|k| turned(pegs, k).0).sum();
    let touching = 1.0 / (2.0 * (1.0 + cosines));
    0.85 * touching / (1.0 - touching)
}
