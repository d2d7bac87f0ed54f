//! The number of moves of puzzles: tables, formulas, growth.

mod formula;
mod random_walk;

use std::ops::RangeInclusive;

use num_bigint::BigUint;

pub use formula::{Formula, formula};
pub use random_walk::{ExpectedMoves, random_walk};

use super::recursion::{self, FourPegs, FrameStewart, Split};
use super::{DiscCount, Index, Optimality, Peg, PegCount, Placement, Puzzle, Rule, Solution, SolveError};

/// Returns the number of moves of a puzzle from tower to tower with 1, 2, 3, … discs, and whether each number is proven.
///
/// Each number of discs is solved only when the iterator reaches it. On stars and rings of four pegs, this extends a table, with
/// O(√n) big-integer steps for each number; otherwise each number is solved separately. The iterator ends after the first number of
/// discs that cannot be solved, with the reason. It is empty when the start or the goal is not a tower.
///
/// ```
/// use tower_of_hanoi::solver::{DiscCount, Peg, PegCount, Puzzle, Rule, Placement, counts};
///
/// let ends = (Placement::Tower(Peg::A), Placement::Tower(Peg::B));
/// let ring = Puzzle::new(Rule::OneWay, PegCount::THREE, DiscCount::ZERO, ends.0, ends.1)?;
/// let totals: Vec<_> = counts::totals(&ring).take(5).flatten().map(|(total, _)| total.to_string()).collect();
/// assert_eq!(totals, ["1", "5", "15", "43", "119"]); // A005665
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn totals(puzzle: &Puzzle) -> impl Iterator<Item = Result<(Index, Optimality), SolveError>> {
    let by_table = FourPegs::totals(puzzle);
    // The first two totals determine the optimality of the others. After the end of the table comes the reason why no more can be
    // solved.
    let (first, last) = if by_table.is_some() { (2, FourPegs::MAX_DISCS) } else { (DiscCount::MAX, DiscCount::MAX) };
    let sure =
        with_discs(puzzle, first).and_then(|puzzle| Solution::new(&puzzle).ok()).map(|solution| solution.optimality());
    let by_table = by_table.into_iter().flatten().skip(first as usize);
    let by_table = by_table.map_while(move |total| Some(Ok((total.into(), sure?))));
    one_by_one(puzzle, 1..=first).chain(by_table).chain(one_by_one(puzzle, last + 1..=DiscCount::MAX))
}

fn with_discs(puzzle: &Puzzle, discs: u32) -> Option<Puzzle> {
    puzzle.with_discs(DiscCount::new(discs)?).ok()
}

/// Solves each puzzle separately, up to the first that cannot be solved.
fn one_by_one(
    puzzle: &Puzzle,
    discs: RangeInclusive<u32>,
) -> impl Iterator<Item = Result<(Index, Optimality), SolveError>> {
    let is_between_towers = puzzle.towers().is_some();
    let mut refused = false;
    discs.filter(move |_| is_between_towers).map_while(move |discs| {
        if std::mem::take(&mut refused) {
            return None;
        }
        let solution = Solution::new(&with_discs(puzzle, discs)?);
        refused = solution.is_err();
        Some(solution.map(|solution| (solution.total().clone(), solution.optimality())))
    })
}

/// Returns the factor by which the number of moves grows with each disc as the number of discs tends to infinity; `None` when it is
/// unknown.
///
/// On three pegs it is the ratio of two exact totals for many discs, accurate to about twelve digits. On more pegs with any move,
/// and on stars and rings, the number of moves grows like 2 or 3 to the power of a root of n, and the factor tends to 1.
///
/// ```
/// use tower_of_hanoi::solver::{DiscCount, Peg, PegCount, Puzzle, Rule, Placement, counts};
///
/// let ends = (Placement::Tower(Peg::A), Placement::Tower(Peg::B));
/// let ring = Puzzle::new(Rule::OneWay, PegCount::THREE, DiscCount::ZERO, ends.0, ends.1)?;
/// let rate = counts::growth_rate(&ring).ok_or("unknown")?;
/// assert!((rate - (1.0 + 3f64.sqrt())).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn growth_rate(puzzle: &Puzzle) -> Option<f64> {
    const FAR: u32 = 300;
    let total = |discs| {
        let ends = (puzzle.start().clone(), puzzle.goal().clone());
        let puzzle = Puzzle::new(puzzle.rule(), puzzle.pegs(), DiscCount::new(discs)?, ends.0, ends.1).ok()?;
        Some(Solution::new(&puzzle).ok()?.total().as_biguint().clone())
    };
    match (puzzle.start(), puzzle.goal(), puzzle.pegs().count()) {
        (Placement::Tower(from), Placement::Tower(to), _) if from == to => None,
        (Placement::Tower(_), Placement::Tower(_), 3) => ratio(&total(FAR + 1)?, &total(FAR)?),
        (Placement::Tower(_), Placement::Tower(_), 4..) => total(FAR).map(|_| 1.0),
        _ => None,
    }
}

/// The ratio of two numbers, the second not 0, computed from their leading bits.
fn ratio(a: &BigUint, b: &BigUint) -> Option<f64> {
    let shift = b.bits().saturating_sub(60);
    let [a, b] = [a, b].map(|number| u64::try_from(number >> shift));
    // 60 bits are more than a double holds, so the rounding error is far below the digits that are used.
    Some(a.ok()? as f64 / b.ok().filter(|&b| b > 0)? as f64)
}

/// Returns one of Dudeney's puzzles (H. E. Dudeney, The Canterbury Puzzles, 1907, no. 1): the number of discs and of moves.
/// For these the split is unique: the k-th triangular number of discs on four pegs, the k-th pyramidal number on five, and so
/// on. `None` for fewer than three pegs or too many discs.
///
/// ```
/// use tower_of_hanoi::solver::{PegCount, counts::reves_puzzle};
///
/// let four = PegCount::new(4).ok_or("pegs")?;
/// let (discs, moves) = reves_puzzle(four, 4).ok_or("too many")?;
/// assert_eq!((discs.count(), moves.to_string().as_str()), (10, "49"));
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn reves_puzzle(pegs: PegCount, k: u32) -> Option<(DiscCount, Index)> {
    let p = u64::from(pegs.count()).checked_sub(3)?;
    // C(k + p − 3, p − 2); each step is exact.
    let discs = (0..=p).try_fold(1u64, |sum, i| Some(sum.checked_mul(u64::from(k) + i)? / (i + 1)))?;
    let discs = u32::try_from(discs).ok().and_then(DiscCount::new)?;
    if discs == DiscCount::ZERO {
        return Some((discs, Index::ZERO));
    }
    let puzzle = Puzzle::new(Rule::Any, pegs, discs, Peg::A, Peg::B).ok()?;
    let solution = FrameStewart::of(&puzzle, Split::Smallest)?;
    Some((discs, recursion::total(&solution)))
}
