//! Formulas for the number of moves.

use std::fmt;

use crate::solver::{Peg, PegCount, Placement, Puzzle, Rule};

/// A formula for the number of moves of n discs. `Display` writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Formula {
    /// Three pegs, any move: OEIS A000225.
    PowerOfTwo,
    /// The one-way ring of three pegs, to the next peg: OEIS A005665.
    RingNext,
    /// The one-way ring of three pegs, to the previous peg: OEIS A005666.
    RingAfter,
    /// The row of three pegs, from end to end: OEIS A024023.
    RowEnds,
    /// The row of three pegs, between the middle and an end: OEIS A003462.
    RowMiddle,
    /// Four and more pegs, any move: see [`FrameStewart`](crate::solver::recursion::FrameStewart).
    FrameStewart(PegCount),
    /// The star of four pegs, from leaf to leaf: OEIS A291876.
    StarLeaves,
    /// The star of four pegs, between the centre and a leaf: OEIS A291877.
    StarCentre,
    /// The ring of four pegs, to a neighbour.
    RingNeighbour,
    /// The ring of four pegs, to the opposite peg.
    RingOpposite,
}

/// Returns the formula of a puzzle from tower to tower under a named rule; `None` when only a recurrence or nothing is known.
///
/// ```
/// use tower_of_hanoi::solver::{DiscCount, Peg, PegCount, Puzzle, Rule, Placement, counts::formula};
///
/// let ends = (Placement::Tower(Peg::A), Placement::Tower(Peg::C));
/// let row = Puzzle::new(Rule::Linear, PegCount::THREE, DiscCount::ZERO, ends.0, ends.1)?;
/// assert_eq!(formula(&row).map(|formula| formula.to_string()), Some("3ⁿ − 1".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn formula(puzzle: &Puzzle) -> Option<Formula> {
    let (&Placement::Tower(from), &Placement::Tower(to)) = (puzzle.start(), puzzle.goal()) else { return None };
    let pegs = puzzle.pegs().count();
    let apart = (to.to_u8() + pegs - from.to_u8()) % pegs;
    if from == to {
        return None;
    }
    Some(match (puzzle.rule(), pegs) {
        (Rule::Any | Rule::Cyclic, 3) => Formula::PowerOfTwo,
        (Rule::Any, 4..) => Formula::FrameStewart(puzzle.pegs()),
        (Rule::OneWay, 3) => [Formula::RingNext, Formula::RingAfter].into_iter().nth(usize::from(apart) - 1)?,
        (Rule::Linear, 3) if from != Peg::B && to != Peg::B => Formula::RowEnds,
        (Rule::Star, 3) if from != Peg::A && to != Peg::A => Formula::RowEnds,
        (Rule::Linear | Rule::Star, 3) => Formula::RowMiddle,
        (Rule::Star, 4) if from != Peg::A && to != Peg::A => Formula::StarLeaves,
        (Rule::Star, 4) => Formula::StarCentre,
        (Rule::Cyclic, 4) if apart == 2 => Formula::RingOpposite,
        (Rule::Cyclic, 4) => Formula::RingNeighbour,
        // Add a new rule above if its formula is known, and here otherwise.
        (Rule::Any | Rule::Cyclic | Rule::OneWay | Rule::Linear | Rule::Star | Rule::Arcs(_), _) => return None,
    })
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::PowerOfTwo => "2ⁿ − 1",
            Self::RingNext => "((1 + √3)ⁿ⁺¹ − (1 − √3)ⁿ⁺¹) / (2√3) − 1",
            Self::RingAfter => "((1 + √3)ⁿ⁺² − (1 − √3)ⁿ⁺²) / (4√3) − 1",
            Self::RowEnds => "3ⁿ − 1",
            Self::RowMiddle => "(3ⁿ − 1) / 2",
            Self::StarLeaves => "S(n) = min{2·S(k) + 3ⁿ⁻ᵏ − 1 : k < n}",
            Self::StarCentre => "C(n) = min{C(k) + (3ⁿ⁻ᵏ − 1) / 2 + S(k) : k < n}",
            Self::RingNeighbour => "A(n) = min{A(k) + O(k) + (3ⁿ⁻ᵏ − 1) / 2 : k < n}",
            Self::RingOpposite => "O(n) = min{2·A(k) + 3ⁿ⁻ᵏ − 1 : k < n}",
            Self::FrameStewart(pegs) => {
                let p = pegs.count();
                let [two, three] = [p - 2, p - 3];
                return write!(
                    f,
                    "Σ{{2ᵗ·C({three} + t, {three}) : t < s}} + 2ˢ·(n − C({three} + s, {two})), s = min{{s : n ≤ C({two} + s, {two})}}"
                );
            }
        })
    }
}
