//! The length of a subproblem of n discs from the lengths for n − 1 discs.
//!
//! On three pegs, the length of a subproblem depends only on n and on its two pegs. It is a sum of lengths for n − 1 discs and one
//! or two moves. Pairs of pegs with the same sum for all n form a class, so a rule needs one to six numbers for each n. The sums
//! are the rows of a small integer matrix.

mod levels;
mod word_descent;

use super::route::LargestDiscRoute;
use crate::solver::{Length, Peg, PegCount, PegSet, Rule};
pub use levels::{LevelCursor, Levels};
pub use word_descent::WordDescent;

/// The lengths for one number of discs, one for each class.
pub type LengthVector = Vec<Length>;

/// The most classes: one for each pair of pegs.
const MAX_CLASSES: usize = 6;

/// A sum of lengths for one number of discs, and of single moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClassCounts {
    /// The number of lengths of each class.
    pub lengths: [u64; MAX_CLASSES],
    /// The number of single moves.
    pub moves: u64,
}

/// The recurrence of a rule on three pegs.
///
/// For the one-way ring it is x(n) = 2x(n − 1) + 2x(n − 2) + 3 (M. D. Atkinson, The cyclic Towers of Hanoi, Information
/// Processing Letters 13 (1981), 118–119; OEIS A005665 and A005666).
#[derive(Clone, Debug)]
pub struct Recurrence {
    /// The class of each pair of pegs, by [`slot`].
    classes: [usize; 9],
    /// For each class, the number of subproblems of each class for n − 1 discs that make one for n discs.
    up: Vec<[u8; MAX_CLASSES]>,
    /// For each class, the number of moves of the largest disc.
    moves: Vec<u32>,
    /// The routes by [`slot`].
    routes: [Option<LargestDiscRoute>; 9],
}

const fn slot(from: Peg, to: Peg) -> usize {
    from.index() * 3 + to.index()
}

fn all_pairs() -> Vec<(Peg, Peg)> {
    let pegs = PegCount::THREE.iter();
    pegs.clone().flat_map(|from| pegs.clone().map(move |to| (from, to))).filter(|(from, to)| from != to).collect()
}

impl Recurrence {
    /// Returns the recurrence of a rule; `None` unless each peg leads to every other, directly or via the third peg.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Rule, recursion::Recurrence};
    ///
    /// assert!(Recurrence::of(Rule::OneWay).is_some()); // from B to A via C
    /// let no_way_to_a = "arcs:01,12,21".parse()?;
    /// assert!(Recurrence::of(no_way_to_a).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(rule: Rule) -> Option<Self> {
        let pairs = all_pairs();
        let over = PegSet::all(PegCount::THREE);
        let routes = pairs.iter().map(|&(from, to)| LargestDiscRoute::of(rule, PegCount::THREE, over, from, to));
        let routes = routes.collect::<Option<Vec<LargestDiscRoute>>>()?;
        let kinds = settle_kinds(&pairs, &routes);
        Some(Self::from_kinds(&pairs, &routes, kinds))
    }

    fn from_kinds(pairs: &[(Peg, Peg)], routes: &[LargestDiscRoute], kinds: [usize; 9]) -> Self {
        let kind = |&(from, to): &(Peg, Peg)| kinds.get(slot(from, to)).copied().unwrap_or_default();
        let heads: Vec<&LargestDiscRoute> = (0..)
            .map_while(|class| pairs.iter().zip(routes).find(|(pair, _)| kind(pair) == class).map(|(_, route)| route))
            .collect();
        let count = |route: &LargestDiscRoute, class| {
            route.smaller().iter().fold(0, |sum, step| sum + u8::from(kind(step) == class))
        };
        let up = heads.iter().map(|route| std::array::from_fn(|class| count(route, class))).collect();
        let moves = heads.iter().map(|route| route.moves()).collect();
        let mut by_slot = [None; 9];
        for (&(from, to), route) in pairs.iter().zip(routes) {
            if let Some(entry) = by_slot.get_mut(slot(from, to)) {
                *entry = Some(*route);
            }
        }
        Self { classes: kinds, up, moves, routes: by_slot }
    }

    /// Returns the number of classes, from 1 to 6.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Rule, recursion::Recurrence};
    ///
    /// let classes = |rule| Recurrence::of(rule).map(|recurrence| recurrence.classes());
    /// assert_eq!(classes(Rule::Any), Some(1));
    /// assert_eq!(classes(Rule::OneWay), Some(2)); // to the next peg, and to the one after it
    /// ```
    #[must_use]
    pub fn classes(&self) -> usize {
        self.moves.len()
    }

    /// Returns the lengths for n + 1 discs from those for n discs, one for each class. A few big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Length, Rule, recursion::Recurrence};
    ///
    /// let ring = Recurrence::of(Rule::OneWay).ok_or("no recurrence")?;
    /// let one_disc = ring.step_up(&[Length::ZERO, Length::ZERO]);
    /// assert_eq!(one_disc, [1, 2].map(Length::from)); // to the next peg, and to the one after it
    /// assert_eq!(ring.step_up(&one_disc), [5, 7].map(Length::from));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn step_up(&self, level: &[Length]) -> LengthVector {
        let rows = self.up.iter().zip(&self.moves);
        let length = |(row, &moves): (&[u8; MAX_CLASSES], &u32)| {
            let mut sum = weighted_sum(row, level);
            sum += moves;
            sum
        };
        rows.map(length).collect()
    }

    /// Returns the same sum in terms of lengths for one disc less. The new counts must fit into 64 bits.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Rule, recursion::{ClassCounts, Recurrence}};
    ///
    /// let classic = Recurrence::of(Rule::Any).ok_or("no recurrence")?;
    /// let length = ClassCounts { lengths: [1, 0, 0, 0, 0, 0], moves: 0 };
    /// let twice = classic.expanded(&classic.expanded(&length));
    /// assert_eq!((twice.lengths[0], twice.moves), (4, 3)); // x(n) = 4x(n − 2) + 3
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn expanded(&self, sum: &ClassCounts) -> ClassCounts {
        let mut down = ClassCounts { moves: sum.moves, ..ClassCounts::default() };
        for ((row, &moves), &count) in self.up.iter().zip(&self.moves).zip(&sum.lengths) {
            down.moves += count * u64::from(moves);
            for (total, &steps) in down.lengths.iter_mut().zip(row) {
                *total += count * u64::from(steps);
            }
        }
        down
    }

    /// Returns the route of the largest disc between two pegs.
    #[inline]
    pub(super) fn route(&self, from: Peg, to: Peg) -> Option<&LargestDiscRoute> {
        self.routes.get(slot(from, to))?.as_ref()
    }

    /// Returns the length of a subproblem between two pegs, 0 if they are the same.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Length, Peg, Rule, recursion::Recurrence};
    ///
    /// let ring = Recurrence::of(Rule::OneWay).ok_or("no recurrence")?;
    /// let two_discs = [5, 7].map(Length::from);
    /// assert_eq!(*ring.length(&two_discs, Peg::C, Peg::A), Length::from(5)); // A comes after C
    /// assert_eq!(*ring.length(&two_discs, Peg::A, Peg::C), Length::from(7));
    /// assert!(ring.length(&two_discs, Peg::A, Peg::A).is_zero());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// When `level` has fewer than [`Recurrence::classes`] lengths.
    #[must_use]
    pub fn length<'a>(&self, level: &'a [Length], from: Peg, to: Peg) -> &'a Length {
        let length = level.get(self.class(from, to)).filter(|_| from != to);
        assert!(length.is_some() || from == to, "each class has a length");
        length.unwrap_or(const { &Length::ZERO })
    }

    /// The class of two different pegs.
    #[inline]
    pub(super) fn class(&self, from: Peg, to: Peg) -> usize {
        self.classes.get(slot(from, to)).copied().unwrap_or_default()
    }
}

/// Sorts the pairs of pegs into kinds with equal lengths for all n: first by the number of moves of the largest disc, then
/// repeatedly by the kinds of their steps, until nothing changes.
fn settle_kinds(pairs: &[(Peg, Peg)], routes: &[LargestDiscRoute]) -> [usize; 9] {
    let mut kinds = [0; 9];
    let mut known = 0;
    loop {
        let mut seen: Vec<(usize, [u8; 6])> = Vec::new();
        let mut next = [0; 9];
        for (&(from, to), route) in pairs.iter().zip(routes) {
            let kind = |&(from, to): &(Peg, Peg)| kinds.get(slot(from, to)).copied().unwrap_or_default();
            // The number of occurrences of each kind. There are at most six kinds.
            let mut steps = [0; 6];
            for step in route.smaller() {
                if let Some(count) = steps.get_mut(kind(step)) {
                    *count += 1;
                }
            }
            let sign = (kind(&(from, to)), steps);
            let found = seen.iter().position(|other| *other == sign).unwrap_or(seen.len());
            if found == seen.len() {
                seen.push(sign);
            }
            if let Some(entry) = next.get_mut(slot(from, to)) {
                *entry = found;
            }
        }
        kinds = next;
        if seen.len() == known {
            return kinds;
        }
        known = seen.len();
    }
}

fn weighted_sum(weights: &[u8], numbers: &[Length]) -> Length {
    let mut steps = weights.iter().zip(numbers).filter(|&(&weight, _)| weight > 0);
    let mut sum = steps.next().map_or(Length::ZERO, |(&weight, number)| number.product(weight.into()));
    for (&weight, number) in steps {
        sum.add_product(number, weight.into());
    }
    sum
}
