//! The row of three pegs by the base-3 digits of the index.
//!
//! The state graph of a row is a single path through all 3ⁿ positions, from the tower on one end to the tower on the other. The
//! rank of a position is its place on this path. A rank has one base-3 digit for each disc, and the digits form a reflected Gray
//! code: with q the rank without its k − 1 lowest digits, disc k is on peg R(q mod 6) of R = 0, 1, 2, 2, 1, 0. The distance between
//! two positions is the difference of their ranks.
//!
//! See A. M. Hinz, S. Klavžar, C. Petr, The Tower of Hanoi – Myths and Maths, 2nd edition, 2018, section 2.3.1,
//! doi:10.1007/978-3-319-73779-9. [`ThreePegs`](super::recursion::ThreePegs) gives the same answers by descent.

use std::fmt;

use num_bigint::BigUint;

use super::{Disc, DiscCount, Index, Move, Peg, PegCount, Placement, Position, Puzzle};

/// The peg of a disc by q mod 6.
const R: [usize; 6] = [0, 1, 2, 2, 1, 0];

/// The path through all positions of a row of three pegs.
///
/// ```
/// use tower_of_hanoi::solver::{Puzzle, Rule, linear::LinearPath};
///
/// let row = LinearPath::of(&Puzzle::builder().discs(3).rule(Rule::Linear).build()?).ok_or("no row")?;
/// assert_eq!(row.last().to_string(), "26");
/// assert_eq!(row.position(&9.into()).map(|position| position.to_string()), Some("122".into()));
/// assert_eq!(row.rank(&"122".parse()?).map(|rank| rank.to_string()), Some("9".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinearPath {
    discs: DiscCount,
    /// The pegs in the order of the row: one end, the middle, the other end.
    pegs: [Peg; 3],
}

/// The error of a row of other pegs than A, B and C, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidRow;

impl fmt::Display for InvalidRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a row has the pegs A, B and C, each once")
    }
}

impl std::error::Error for InvalidRow {}

impl LinearPath {
    /// Returns the path of a row of pegs A, B and C in some order.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, linear::{LinearPath, InvalidRow}};
    ///
    /// let row = LinearPath::new(DiscCount::try_from(2)?, [Peg::C, Peg::A, Peg::B])?;
    /// assert_eq!(row.position(&1.into()).map(|position| position.to_string()), Some("20".into()));
    /// assert_eq!(LinearPath::new(DiscCount::TWO, [Peg::A, Peg::B, Peg::D]), Err(InvalidRow));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the pegs are not A, B and C, each once.
    pub fn new(discs: DiscCount, pegs: [Peg; 3]) -> Result<Self, InvalidRow> {
        let all = PegCount::THREE.iter().all(|peg| pegs.contains(&peg));
        if all { Ok(Self { discs, pegs }) } else { Err(InvalidRow) }
    }

    /// Returns the path if the rule of a puzzle makes a row of its three pegs, with no moves between two of them and moves in
    /// both directions between the others; `None` otherwise.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule, linear::LinearPath};
    ///
    /// let path = |rule| LinearPath::of(&Puzzle::builder().discs(4).rule(rule).build().ok()?);
    /// assert_eq!(path(Rule::Linear).map(|row| row.last()), Some(80.into()));
    /// assert_eq!([path(Rule::Any), path(Rule::OneWay)], [None, None]);
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let both = |a, b| puzzle.allows(a, b) && puzzle.allows(b, a);
        let none = |a, b| !puzzle.allows(a, b) && !puzzle.allows(b, a);
        let is_middle = |&middle: &Peg| {
            let (first, last) =
                (Peg::modulo_three(middle.to_u8() as u64 + 1), Peg::modulo_three(middle.to_u8() as u64 + 2));
            both(first, middle) && both(middle, last) && none(first, last)
        };
        let middle = PegCount::THREE.iter().filter(|_| puzzle.pegs() == PegCount::THREE).find(is_middle)?;
        let first = PegCount::THREE.iter().find(|&peg| peg != middle)?;
        Self::new(puzzle.discs(), [first, middle, first.third(middle)]).ok()
    }

    /// Returns the pegs in the order of the row: one end, the middle, the other end.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle, Rule, linear::LinearPath};
    ///
    /// let star = LinearPath::of(&Puzzle::builder().discs(4).rule(Rule::Star).build()?).ok_or("no row")?;
    /// assert_eq!(star.pegs(), [Peg::B, Peg::A, Peg::C]); // the centre of the star is A
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn pegs(&self) -> [Peg; 3] {
        self.pegs
    }

    /// Returns true if a puzzle goes from one end of the path to the other.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle, Rule, linear::LinearPath};
    ///
    /// let to_end = Puzzle::builder().discs(4).rule(Rule::Linear).goal(Peg::C).build()?;
    /// let to_middle = Puzzle::builder().discs(4).rule(Rule::Linear).goal(Peg::B).build()?;
    /// let row = LinearPath::of(&to_end).ok_or("no row")?;
    /// assert_eq!([&to_end, &to_middle].map(|puzzle| row.is_crossed_by(puzzle)), [true, false]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_crossed_by(&self, puzzle: &Puzzle) -> bool {
        let [first, _, last] = self.pegs.map(Placement::Tower);
        let ends = (puzzle.start(), puzzle.goal());
        ends == (&first, &last) || ends == (&last, &first)
    }

    /// Returns the last rank, 3ⁿ − 1. Ranks begin with 0. It takes one power of 3.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, linear::LinearPath};
    ///
    /// let row = LinearPath::new(DiscCount::try_from(40)?, [Peg::A, Peg::B, Peg::C])?;
    /// assert_eq!(row.last().to_string(), "12157665459056928800");
    /// assert!(row.position(&row.last().next()).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn last(&self) -> Index {
        (BigUint::from(3u8).pow(self.discs.count()) - 1u8).into()
    }

    /// Returns the rank of a position, its distance from the tower on the first peg; `None` for a position with other discs or
    /// pegs. O(n), plus the conversion of a number from base 3.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, linear::LinearPath};
    ///
    /// let row = LinearPath::new(DiscCount::try_from(3)?, [Peg::A, Peg::B, Peg::C])?;
    /// assert_eq!(row.rank(&"111".parse()?), Some(13.into())); // half of 26
    /// assert_eq!(row.rank(&"11".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rank(&self, position: &Position) -> Option<Index> {
        let mut is_reflected = false;
        let digit = |peg: &Peg| {
            let place = self.pegs.iter().position(|other| other == peg)?;
            let digit = if is_reflected { 2 - place } else { place };
            is_reflected ^= place == 1;
            u8::try_from(digit).ok()
        };
        let digits = position.pegs().iter().rev().map(digit).collect::<Option<Vec<u8>>>()?;
        if position.discs() != self.discs {
            return None;
        }
        if digits.is_empty() { Some(Index::ZERO) } else { BigUint::from_radix_be(&digits, 3).map(Index::from) }
    }

    /// Returns the position with this rank, from 0; `None` past the last. O(n), plus the conversion of a number to base 3.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, linear::LinearPath};
    ///
    /// let row = LinearPath::new(DiscCount::TWO, [Peg::A, Peg::B, Peg::C])?;
    /// let texts: Vec<_> = (0..10).filter_map(|rank: u64| Some(row.position(&rank.into())?.to_string())).collect();
    /// assert_eq!(texts, ["00", "01", "02", "12", "11", "10", "20", "21", "22"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// Returns the move from the previous rank to this one; `None` at rank 0 and past the last. O(n), plus the conversion of a
    /// number to base 3.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, linear::LinearPath};
    ///
    /// let row = LinearPath::new(DiscCount::try_from(3)?, [Peg::A, Peg::B, Peg::C])?;
    /// assert_eq!(row.move_to(&18.into()).map(|mv| mv.to_string()), Some("disc 3 from B to C".into())); // 2 · 3²
    /// assert_eq!([0, 27].map(|rank| row.move_to(&rank.into())), [None, None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn move_to(&self, rank: &Index) -> Option<Move> {
        let digits = self.digits(rank)?;
        let zeros = digits.iter().position(|&digit| digit != 0)?;
        let higher = digits.get(zeros..)?;
        let odd = higher.iter().fold(false, |odd, digit| odd ^ (digit % 2 == 1));
        // The previous move has q − 1: its lowest digit is one less, because it is not 0, and its parity is the opposite.
        let digit = *higher.first()?;
        let (from, to) = (self.peg_of(digit - 1, !odd)?, self.peg_of(digit, odd)?);
        Some(Move { disc: Disc::from_index(u32::try_from(zeros).ok()?), from, to })
    }

    /// The peg of a disc, by q mod 3 and the parity of q.
    fn peg_of(&self, digit: u8, odd: bool) -> Option<Peg> {
        let q = usize::from(digit);
        let q = if (q % 2 == 1) == odd { q } else { q + 3 };
        self.pegs.get(*R.get(q)?).copied()
    }

    /// One base-3 digit for each disc, disc 1 first.
    fn digits(&self, rank: &Index) -> Option<Vec<u8>> {
        let count = self.discs.count() as usize;
        let mut digits = if rank.is_zero() { Vec::new() } else { rank.as_biguint().to_radix_le(3) };
        if digits.len() > count {
            return None;
        }
        digits.resize(count, 0);
        Some(digits)
    }
}

/// The solution of a puzzle on a row of three pegs, between any two positions. It is the only path between them.
///
/// ```
/// use tower_of_hanoi::solver::{Peg, Puzzle, Rule, linear::LinearSolution};
///
/// let puzzle = Puzzle::builder().discs(64).rule(Rule::Linear).start(Peg::C).goal(Peg::B).build()?;
/// let solution = LinearSolution::of(&puzzle).ok_or("no row")?;
/// assert_eq!(solution.total().to_string(), "1716841910146256242328924544640"); // (3⁶⁴ − 1) / 2
/// assert_eq!(solution.move_at(&3.into()).map(|mv| mv.to_string()), Some("disc 2 from C to B".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinearSolution {
    row: LinearPath,
    start: Index,
    goal: Index,
}

impl LinearSolution {
    /// Returns the solution; `None` unless the rule makes a row of three pegs. O(n), plus two conversions of a number from base
    /// 3.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule, linear::LinearSolution};
    ///
    /// let puzzle = Puzzle::builder().discs(3).rule(Rule::Linear).build()?;
    /// let solution = LinearSolution::of(&puzzle.with_start("122".parse()?)?).ok_or("no row")?;
    /// assert_eq!(solution.total(), 17); // from rank 9 to rank 26
    /// assert_eq!(LinearSolution::of(&Puzzle::classic(3)?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let (row, discs) = (LinearPath::of(puzzle)?, puzzle.discs());
        let (start, goal) = (puzzle.start().position(discs), puzzle.goal().position(discs));
        Some(Self { row, start: row.rank(&start)?, goal: row.rank(&goal)? })
    }

    /// Returns the number of moves, the difference of the ranks.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Position, Puzzle, Rule, linear::LinearSolution};
    ///
    /// let row = Puzzle::builder().discs(3).rule(Rule::Linear);
    /// let puzzle = row.start("200".parse::<Position>()?).goal("012".parse::<Position>()?).build()?;
    /// let solution = LinearSolution::of(&puzzle).ok_or("no row")?;
    /// assert_eq!(solution.total(), 15); // from rank 18 down to rank 3
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn total(&self) -> Index {
        self.goal.saturating_sub(&self.start) + self.start.saturating_sub(&self.goal)
    }

    /// Returns the position after `index` moves; `None` past the end. O(n), plus the conversion of a number to base 3.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Puzzle, Rule, linear::LinearSolution};
    ///
    /// let puzzle = Puzzle::builder().discs(3).rule(Rule::Linear).goal(Peg::B).build()?;
    /// let solution = LinearSolution::of(&puzzle).ok_or("no row")?;
    /// assert_eq!(solution.position_at(&9.into()).map(|position| position.to_string()), Some("122".into()));
    /// assert_eq!(solution.position_at(&14.into()), None); // 13 moves reach the middle peg
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn position_at(&self, index: &Index) -> Option<Position> {
        self.row.position(&self.rank_at(index)?)
    }

    /// Returns move `index`, numbered from 1; `None` when there is no such move. O(n), plus the conversion of a number to base 3.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Puzzle, Rule, linear::LinearSolution};
    ///
    /// let solution = LinearSolution::of(&Puzzle::builder().discs(3).rule(Rule::Linear).build()?).ok_or("no row")?;
    /// assert_eq!(solution.move_at(&9.into()).map(|mv| mv.to_string()), Some("disc 3 from A to B".into()));
    /// assert_eq!([0, 27].map(|index| solution.move_at(&index.into())), [None, None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn move_at(&self, index: &Index) -> Option<Move> {
        let before = self.rank_at(&index.previous()?)?;
        let after = self.rank_at(index)?;
        if before < after {
            return self.row.move_to(&after);
        }
        self.row.move_to(&before).map(Move::reversed)
    }

    fn rank_at(&self, index: &Index) -> Option<Index> {
        let ahead = self.goal >= self.start;
        let rank = if ahead { &self.start + index } else { self.start.saturating_sub(index) };
        (*index <= self.total()).then_some(rank)
    }
}
