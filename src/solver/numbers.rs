//! How many moves puzzles take: tables, formulas, growth.

mod formula;

use num_bigint::BigUint;

pub use formula::{Formula, formula};

use super::recursion::{self, FrameStewart, Split};
use super::{Discs, Index, Optimality, Peg, Pegs, Puzzle, Solution, Stand, Unsolved};

/// How many moves the puzzle of the same rule, pegs and ends takes with 1, 2, 3… discs, and how sure that is; it goes on
/// until a puzzle is not solved, with the reason. The ends must be towers. Each number of discs is solved by itself, and only
/// when it is asked for.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Stand, numbers};
///
/// let ends = (Stand::Tower(Peg::A), Stand::Tower(Peg::B));
/// let ring = Puzzle::new(Rule::OneWay, Pegs::THREE, Discs::NONE, ends.0, ends.1)?;
/// let totals: Vec<_> = numbers::totals(&ring).take(5).flatten().map(|(total, _)| total.to_string()).collect();
/// assert_eq!(totals, ["1", "5", "15", "43", "119"]); // A005665
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn totals(puzzle: &Puzzle) -> impl Iterator<Item = Result<(Index, Optimality), Unsolved>> {
    let towers = matches!((puzzle.start(), puzzle.goal()), (Stand::Tower(_), Stand::Tower(_)));
    let most = if towers { Discs::MOST } else { 0 };
    let mut refused = false;
    (1..=most).filter_map(Discs::new).map_while(move |discs| {
        if std::mem::take(&mut refused) {
            return None;
        }
        let (start, goal) = (puzzle.start().clone(), puzzle.goal().clone());
        let puzzle = Puzzle::new(puzzle.rule(), puzzle.pegs(), discs, start, goal).ok()?;
        let solution = Solution::of(&puzzle);
        refused = solution.is_err();
        Some(solution.map(|solution| (solution.total().clone(), solution.optimality())))
    })
}

/// By how much the moves grow from one disc to the next when there are very many.
///
/// Three pegs: the ratio of two exact totals far out, good to about twelve digits. More pegs with any move, stars and
/// rings: the moves grow like 2 or 3 to the power of a root of n, and the rate tends to 1. `None` where nothing is known.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Stand, numbers};
///
/// let ends = (Stand::Tower(Peg::A), Stand::Tower(Peg::B));
/// let ring = Puzzle::new(Rule::OneWay, Pegs::THREE, Discs::NONE, ends.0, ends.1)?;
/// let rate = numbers::growth(&ring).ok_or("unknown")?;
/// assert!((rate - (1.0 + 3f64.sqrt())).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn growth(puzzle: &Puzzle) -> Option<f64> {
    const FAR: u32 = 300;
    let total = |discs| {
        let ends = (puzzle.start().clone(), puzzle.goal().clone());
        let puzzle = Puzzle::new(puzzle.rule(), puzzle.pegs(), Discs::new(discs)?, ends.0, ends.1).ok()?;
        Some(Solution::of(&puzzle).ok()?.total().number().clone())
    };
    match (puzzle.start(), puzzle.goal(), puzzle.pegs().count()) {
        (Stand::Tower(from), Stand::Tower(to), _) if from == to => None,
        (Stand::Tower(_), Stand::Tower(_), 3) => ratio(&total(FAR + 1)?, &total(FAR)?),
        (Stand::Tower(_), Stand::Tower(_), 4..) => total(FAR).map(|_| 1.0),
        _ => None,
    }
}

/// The ratio of two numbers, the second not 0, as a plain number: their leading bits are enough.
fn ratio(a: &BigUint, b: &BigUint) -> Option<f64> {
    let shift = b.bits().saturating_sub(60);
    let [a, b] = [a, b].map(|number| u64::try_from(number >> shift));
    // 60 bits are more than a double holds; what it rounds away is far behind the digits that are shown.
    Some(a.ok()? as f64 / b.ok().filter(|&b| b > 0)? as f64)
}

/// One of Dudeney's Reve's puzzles (1907): so many pegs, and the k-th of the numbers of discs for which the moves have a
/// plain formula — triangular numbers for four pegs, pyramidal ones for five. The discs and the moves; `None` for fewer
/// than three pegs or too many discs.
///
/// ```
/// use tower_of_hanoi::solver::{Pegs, numbers::reves};
///
/// let four = Pegs::new(4).ok_or("pegs")?;
/// let (discs, moves) = reves(four, 4).ok_or("too many")?;
/// assert_eq!((discs.count(), moves.to_string().as_str()), (10, "49"));
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn reves(pegs: Pegs, k: u32) -> Option<(Discs, Index)> {
    let p = u64::from(pegs.count()).checked_sub(3)?;
    // C(k + p − 3, p − 2), each step exact.
    let discs = (0..=p).try_fold(1u64, |sum, i| Some(sum.checked_mul(u64::from(k) + i)? / (i + 1)))?;
    let discs = u32::try_from(discs).ok().and_then(Discs::new)?;
    if discs == Discs::NONE {
        return Some((discs, Index::START));
    }
    let solution = FrameStewart::new(discs, pegs, (Peg::A, Peg::B), Split::Smallest)?;
    Some((discs, recursion::total(&solution)))
}
