//! The row of three pegs by the ternary digits of the index.
//!
//! The state graph of a row is one path over all 3ⁿ positions, from the tower on one end to the tower on the other. A
//! position's place on it, its rank, has one ternary digit per disc, a reflected Gray code; and the rank says where each
//! disc stands: with q the rank less its k − 1 lowest digits, disc k is on peg R(q mod 6) of R = 0, 1, 2, 2, 1, 0. Any two
//! positions are as far apart as their ranks.
//!
//! `recursion::ThreePegs` answers the same by descent; the tests hold one against the other.

use num_bigint::BigUint;

use super::{Disc, Discs, Index, Move, Peg, Pegs, Position, Puzzle, Stand};

/// Where a disc stands by q mod 6.
const R: [usize; 6] = [0, 1, 2, 2, 1, 0];

/// The path over all positions of a row of three pegs.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Peg, ternary::Row};
///
/// let row = Row::new(Discs::new(3).ok_or("discs")?, [Peg::A, Peg::B, Peg::C]).ok_or("pegs")?;
/// assert_eq!(row.last().to_string(), "26");
/// assert_eq!(row.position(&9.into()).map(|position| position.to_string()), Some("122".into()));
/// assert_eq!(row.rank(&"122".parse()?).map(|rank| rank.to_string()), Some("9".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    discs: Discs,
    /// One end, the middle, the other end.
    pegs: [Peg; 3],
}

impl Row {
    /// The row of three different pegs, in order; `None` for others.
    #[must_use]
    pub fn new(discs: Discs, pegs: [Peg; 3]) -> Option<Self> {
        let all = Pegs::THREE.iter().all(|peg| pegs.contains(&peg));
        all.then_some(Self { discs, pegs })
    }

    /// The row that a puzzle's rule makes of its pegs: between two of them there is no move, and all others go both ways.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let both = |a, b| puzzle.allows(a, b) && puzzle.allows(b, a);
        let none = |a, b| !puzzle.allows(a, b) && !puzzle.allows(b, a);
        let is_middle = |&middle: &Peg| {
            let (first, last) = (Peg::of_three(middle.number() as u64 + 1), Peg::of_three(middle.number() as u64 + 2));
            both(first, middle) && both(middle, last) && none(first, last)
        };
        let middle = Pegs::THREE.iter().filter(|_| puzzle.pegs() == Pegs::THREE).find(is_middle)?;
        let first = Pegs::THREE.iter().find(|&peg| peg != middle)?;
        Self::new(puzzle.discs(), [first, middle, first.third(middle)])
    }

    /// True for a puzzle that goes from the tower on one end to the tower on the other.
    #[must_use]
    pub fn is_crossed_by(&self, puzzle: &Puzzle) -> bool {
        let [first, _, last] = self.pegs.map(Stand::Tower);
        let ends = (puzzle.start(), puzzle.goal());
        ends == (&first, &last) || ends == (&last, &first)
    }

    /// The last rank: 3ⁿ − 1.
    #[must_use]
    pub fn last(&self) -> Index {
        (BigUint::from(3u8).pow(self.discs.count()) - 1u8).into()
    }

    /// How many moves a position is away from the tower on the first end; `None` for a position of other discs or pegs.
    /// O(n) and the making of a number from its digits.
    #[must_use]
    pub fn rank(&self, position: &Position) -> Option<Index> {
        let mut turned = false;
        let digit = |peg: &Peg| {
            let place = self.pegs.iter().position(|other| other == peg)?;
            let digit = if turned { 2 - place } else { place };
            turned ^= place == 1;
            u8::try_from(digit).ok()
        };
        let digits = position.pegs().iter().rev().map(digit).collect::<Option<Vec<u8>>>()?;
        if position.discs() != self.discs {
            return None;
        }
        if digits.is_empty() { Some(Index::START) } else { BigUint::from_radix_be(&digits, 3).map(Index::from) }
    }

    /// The position of a rank; `None` past the last. O(n) and the ternary digits of a number.
    #[must_use]
    pub fn position(&self, rank: &Index) -> Option<Position> {
        let digits = self.digits(rank)?;
        let mut odd = digits.iter().fold(false, |odd, digit| odd ^ (digit % 2 == 1));
        let peg = |digit: &u8| {
            let peg = self.peg_of(*digit, odd);
            odd ^= digit % 2 == 1;
            peg
        };
        Position::from_pegs(digits.iter().map(peg).collect::<Option<_>>()?).ok()
    }

    /// The move from the rank before to this one; `None` at rank 0 and past the last.
    #[must_use]
    pub fn step(&self, rank: &Index) -> Option<Move> {
        let digits = self.digits(rank)?;
        let zeros = digits.iter().position(|&digit| digit != 0)?;
        let higher = digits.get(zeros..)?;
        let odd = higher.iter().fold(false, |odd, digit| odd ^ (digit % 2 == 1));
        // Taking one from q takes one from its lowest digit, which is not 0, and turns its parity.
        let digit = *higher.first()?;
        let (from, to) = (self.peg_of(digit - 1, !odd)?, self.peg_of(digit, odd)?);
        Some(Move { disc: Disc::at_place(u32::try_from(zeros).ok()?), from, to })
    }

    /// The peg of a disc, by q mod 3 and whether q is odd.
    fn peg_of(&self, digit: u8, odd: bool) -> Option<Peg> {
        let q = usize::from(digit);
        let q = if (q % 2 == 1) == odd { q } else { q + 3 };
        self.pegs.get(*R.get(q)?).copied()
    }

    /// One ternary digit for each disc, disc 1 first.
    fn digits(&self, rank: &Index) -> Option<Vec<u8>> {
        let count = self.discs.count() as usize;
        let mut digits = if rank.is_start() { Vec::new() } else { rank.number().to_radix_le(3) };
        if digits.len() > count {
            return None;
        }
        digits.resize(count, 0);
        Some(digits)
    }
}

/// The only way between two positions of a row, at any move.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Peg, Pegs, Puzzle, Rule, Stand, ternary::Stretch};
///
/// let discs = Discs::new(64).ok_or("discs")?;
/// let puzzle = Puzzle::new(Rule::Linear, Pegs::THREE, discs, Stand::Tower(Peg::C), Stand::Tower(Peg::B))?;
/// let stretch = Stretch::of(&puzzle).ok_or("no row")?;
/// assert_eq!(stretch.total().to_string(), "1716841910146256242328924544640"); // (3⁶⁴ − 1) / 2
/// assert_eq!(stretch.move_at(&3.into()).map(|step| step.to_string()), Some("disc 2 from C to B".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    row: Row,
    start: Index,
    goal: Index,
}

impl Stretch {
    /// The way of a puzzle; `None` unless its rule makes a row of three pegs.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let (row, discs) = (Row::of(puzzle)?, puzzle.discs());
        let (start, goal) = (puzzle.start().position(discs), puzzle.goal().position(discs));
        Some(Self { row, start: row.rank(&start)?, goal: row.rank(&goal)? })
    }

    /// How many moves it has: the difference of the ranks.
    #[must_use]
    pub fn total(&self) -> Index {
        self.goal.minus(&self.start).plus(&self.start.minus(&self.goal))
    }

    /// The position after `index` moves; `None` past the end.
    #[must_use]
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        self.row.position(&self.rank_at(index)?)
    }

    /// Move `index`, counted from 1; `None` when there is no such move.
    #[must_use]
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        let before = self.rank_at(&index.previous()?)?;
        let after = self.rank_at(index)?;
        if before < after {
            return self.row.step(&after);
        }
        self.row.step(&before).map(|step| Move { from: step.to, to: step.from, ..step })
    }

    fn rank_at(&self, index: &Index) -> Option<Index> {
        let ahead = self.goal >= self.start;
        let rank = if ahead { self.start.plus(index) } else { self.start.minus(index) };
        (*index <= self.total()).then_some(rank)
    }
}
