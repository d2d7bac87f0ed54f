//! Formulas for the number of moves, as text.

use std::fmt;

use crate::solver::{Peg, Pegs, Puzzle, Rule, Stand};

/// How the number of moves follows from the number of discs n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formula {
    /// Three pegs, any move.
    PowerOfTwo,
    /// The one-way ring of three, to the next peg.
    RingNext,
    /// The one-way ring of three, to the peg after the next.
    RingAfter,
    /// The row of three, from end to end.
    RowEnds,
    /// The row of three, between the middle and an end.
    RowMiddle,
    /// Four and more pegs, any move.
    FrameStewart(Pegs),
    /// The star of four, from leaf to leaf.
    StarLeaves,
    /// The star of four, between the centre and a leaf.
    StarCentre,
    /// The ring of four, to a neighbour.
    RingNeighbour,
    /// The ring of four, to the peg opposite.
    RingOpposite,
}

/// The formula of a puzzle from tower to tower under a rule that has a name; `None` where there is none, or it is only a
/// recurrence.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Stand, numbers::formula};
///
/// let ends = (Stand::Tower(Peg::A), Stand::Tower(Peg::C));
/// let row = Puzzle::new(Rule::Linear, Pegs::THREE, Discs::NONE, ends.0, ends.1)?;
/// assert_eq!(formula(&row).map(|formula| formula.to_string()), Some("3ⁿ − 1".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn formula(puzzle: &Puzzle) -> Option<Formula> {
    let (&Stand::Tower(from), &Stand::Tower(to)) = (puzzle.start(), puzzle.goal()) else { return None };
    let pegs = puzzle.pegs().count();
    let apart = (to.number() + pegs - from.number()) % pegs;
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
        _ => return None,
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
            Self::StarLeaves => "S(n) = min over k < n of 2·S(k) + 3ⁿ⁻ᵏ − 1",
            Self::StarCentre => "C(n) = min over k < n of C(k) + (3ⁿ⁻ᵏ − 1) / 2 + S(k)",
            Self::RingNeighbour => "A(n) = min over k < n of A(k) + O(k) + (3ⁿ⁻ᵏ − 1) / 2",
            Self::RingOpposite => "O(n) = min over k < n of 2·A(k) + 3ⁿ⁻ᵏ − 1",
            Self::FrameStewart(pegs) => {
                let p = pegs.count();
                let [two, three] = [p - 2, p - 3];
                return write!(
                    f,
                    "Σ over t < s of 2ᵗ·C({three} + t, {three}) + 2ˢ·(n − C({three} + s, {two})), where s is the least with \
                     n ≤ C({two} + s, {two})"
                );
            }
        })
    }
}
