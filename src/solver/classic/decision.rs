//! The route of the largest disc that moves between any two positions: straight to its goal, or via the third peg.
//!
//! On the straight route, the smaller discs gather once, on the third peg. Via the third peg, the disc moves twice, and the smaller
//! discs gather on its goal and on its start. Each length is a sum of powers of two, at most one for each disc in each position. So
//! the difference can be read disc by disc, from the largest. Once disc k has been read, the others change it by less than 2ᵏ,
//! which is two units of the balance. So an automaton with finitely many states is enough. As the number of discs grows, the
//! average pair of positions is decided after 63/38 discs.
//!
//! Source: D. Romik, Shortest paths in the Tower of Hanoi graph and finite automata, SIAM Journal on Discrete Mathematics 20
//! (2006), 610–622, arXiv:math/0310109. The states here differ from the paper: a balance and two ordered pairs of pegs.

use crate::solver::{Disc, Peg, Position};

/// The route of the largest disc that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The straight route to its goal is shorter.
    Straight,
    /// The route via the third peg, in two moves, is shorter.
    ByThird,
    /// Both routes take the same number of moves.
    Either,
}

/// A disc that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadDisc {
    /// The disc.
    pub disc: Disc,
    /// The peg of the disc in the first position.
    pub start: Peg,
    /// The peg of the disc in the second position.
    pub goal: Peg,
    /// The excess length of the straight route, in units of 2ᵏ⁻¹ for disc k, as far as the discs have been read. A balance from −1
    /// to 1 is undecided unless no smaller disc is left.
    pub balance: i8,
}

/// A decision, with the discs that were read for it.
///
/// ```
/// use tower_of_hanoi::solver::classic::decision::{Decision, Way};
///
/// let decision = Decision::between(&"022".parse()?, &"200".parse()?).ok_or("equal")?;
/// assert_eq!((decision.disc.number(), decision.way), (3, Way::ByThird));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The largest disc that has to move.
    pub disc: Disc,
    /// Its peg in the first position.
    pub from: Peg,
    /// Its peg in the second position.
    pub to: Peg,
    /// Which route is shorter.
    pub way: Way,
    /// The discs that were read, the largest first. There are usually one or two, and never more than there are smaller discs.
    pub read: Vec<ReadDisc>,
}

impl Decision {
    /// Decides between the routes from one position on pegs A, B and C to another; `None` when they are equal, have different
    /// numbers of discs, or use another peg. O(n), to check the pegs. The decision itself reads fewer than two smaller discs on
    /// average.
    ///
    /// ```
    /// use tower_of_hanoi::solver::classic::decision::{Decision, Way};
    ///
    /// let way = |start: &str, goal: &str| Some(Decision::between(&start.parse().ok()?, &goal.parse().ok()?)?.way);
    /// assert_eq!(way("001", "200"), Some(Way::Either)); // seven moves, whether disc 3 moves once or twice
    /// assert_eq!(way("000", "222"), Some(Way::Straight));
    /// assert_eq!([way("000", "000"), way("000", "333")], [None, None]);
    /// ```
    #[must_use]
    pub fn between(start: &Position, goal: &Position) -> Option<Self> {
        let is_on_three = |position: &Position| position.pegs().iter().all(|peg| peg.to_u8() < 3);
        if start.discs() != goal.discs() || !is_on_three(start) || !is_on_three(goal) {
            return None;
        }
        let mut pairs = start.iter().zip(goal.iter()).rev().map(|((disc, from), (_, to))| (disc, from, to));
        let (disc, from, to) = pairs.find(|(_, from, to)| from != to)?;
        let third = from.third(to);
        // The smaller discs gather on the third peg, or on the goal of the largest disc and then on its start.
        let (mut leaving, mut arriving) = (Difference(third, to), Difference(third, from));
        // The second route moves one more tower, between those two pegs.
        let mut balance = -1;
        let mut read = Vec::new();
        for (disc, start, goal) in pairs {
            balance = 2 * balance + leaving.read(start) + arriving.read(goal);
            read.push(ReadDisc { disc, start, goal, balance });
            if balance.abs() > 1 {
                break;
            }
        }
        let way = match balance {
            0 => Way::Either,
            ..0 => Way::Straight,
            _ => Way::ByThird,
        };
        Some(Self { disc, from, to, way, read })
    }
}

/// The difference between a position's distances from the tower on the first peg and from the tower on the second.
struct Difference(Peg, Peg);

impl Difference {
    /// Reads the largest disc that is left. Returns its contribution, in units of the moves of a tower of the smaller discs plus
    /// one, and continues with the smaller discs.
    fn read(&mut self, peg: Peg) -> i8 {
        let Self(first, second) = *self;
        let third = first.third(second);
        let (share, next) = if peg == first {
            (-1, Self(first, third))
        } else if peg == second {
            (1, Self(third, second))
        } else {
            // The disc has to move for either tower, and the smaller discs gather on the peg of the other tower.
            (0, Self(second, first))
        };
        *self = next;
        share
    }
}
