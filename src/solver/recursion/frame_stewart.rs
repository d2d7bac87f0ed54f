//! Four and more pegs and any move: the recursion of Frame and Stewart (1941).
//!
//! To bring n discs from s to t over q pegs, bring the m smallest aside to a spare peg over all of them, the n − m
//! largest to t over the q − 1 others, and the m smallest on top. Over three pegs that is the classic puzzle, with
//! m = n − 1. Which m are best, and how many moves that takes, is known in closed form: with s the least number for which
//! n ≤ C(q − 2 + s, q − 2), the moves are Σ_{t<s} 2^t · C(q − 3 + t, q − 3) + 2^s · (n − C(q − 3 + s, q − 2)).
//!
//! For four pegs that is proven to be shortest (Bousch 2014); for more it is presumed. It is not the only shortest way.

use std::borrow::Cow;

use num_bigint::BigUint;

use super::{Lengths, Part, Recursion, Term};
use crate::solver::{Discs, Move, Peg, PegSet, Pegs};

/// Which of the best numbers of discs to bring aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Split {
    /// The smallest: as few as can be.
    #[default]
    Smallest,
    /// The largest: as many as can be.
    Largest,
}

impl Split {
    /// Both choices.
    pub const ALL: [Self; 2] = [Self::Smallest, Self::Largest];

    /// The name in links and in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Smallest => "smallest",
            Self::Largest => "largest",
        }
    }

    /// The choice of a name.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|split| split.name() == text)
    }
}

/// The recursion of Frame and Stewart, ready to be entered anywhere.
#[derive(Clone, Debug)]
pub struct FrameStewart {
    task: Term,
    split: Split,
    /// The steps of the closed form, for four pegs and more, as far as the discs need them.
    steps: Vec<Vec<Step>>,
}

/// Where the number of moves begins to grow by another power of two per disc.
#[derive(Clone, Debug)]
struct Step {
    /// The most discs of the step before: C(q − 3 + s, q − 2).
    discs: u32,
    /// How many moves so many discs take.
    moves: BigUint,
}

impl FrameStewart {
    /// The most discs.
    pub const MOST_DISCS: u32 = 100_000;

    /// The recursion for so many discs on three to ten pegs; `None` for equal pegs, or when a peg is not there.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{self, FrameStewart, Split};
    /// use tower_of_hanoi::solver::{Discs, Peg, Pegs};
    ///
    /// let (discs, four) = (Discs::new(8).ok_or("discs")?, Pegs::new(4).ok_or("pegs")?);
    /// let solution = FrameStewart::new(discs, four, (Peg::A, Peg::C), Split::Smallest).ok_or("ends")?;
    /// assert_eq!(recursion::total(&solution).to_string(), "33"); // Dudeney's Reve's puzzle
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn new(discs: Discs, pegs: Pegs, (from, to): (Peg, Peg), split: Split) -> Option<Self> {
        if pegs < Pegs::THREE || from == to || !pegs.has(from) || !pegs.has(to) {
            return None;
        }
        let task = Term { low: 0, high: discs.count(), from: from.into(), to: to.into(), over: PegSet::all(pegs) };
        let steps = (4..=u32::from(pegs.count())).map(|count| steps(count, discs.count())).collect();
        Some(Self { task, split, steps })
    }

    /// How many moves `discs` discs take over `pegs` pegs. O(log n).
    fn moves(&self, pegs: u32, discs: u32) -> BigUint {
        if discs <= 1 {
            return BigUint::from(discs);
        }
        if pegs <= 3 {
            return (BigUint::from(1u8) << discs) - 1u8;
        }
        let (s, step) = self.step(pegs, discs);
        step.map_or(BigUint::ZERO, |step| &step.moves + (BigUint::from(discs - step.discs) << s))
    }

    /// The s of the closed form, and its step.
    fn step(&self, pegs: u32, discs: u32) -> (usize, Option<&Step>) {
        let steps = self.steps.get(pegs as usize - 4).map(Vec::as_slice).unwrap_or_default();
        let s = steps.partition_point(|step| step.discs < discs).saturating_sub(1);
        (s, steps.get(s))
    }

    /// The fewest and the most discs that are best brought aside, of two discs or more over four pegs or more.
    #[must_use]
    pub fn best_aside(&self, pegs: u32, discs: u32) -> (u32, u32) {
        let s = self.step(pegs, discs).0 as u64;
        let (p, n) = (u64::from(pegs), u64::from(discs));
        // C(p−4+s, p−2) and so on; with s = 0 the first has no meaning and is 0.
        let [low, high] = [binomial((p + s).saturating_sub(4), p - 2), binomial(p + s - 3, p - 2)];
        let [more, less] = [binomial(p + s - 3, p - 3), binomial((p + s).saturating_sub(4), p - 3)];
        let fewest = low.max(n.saturating_sub(more)).max(1);
        let most = high.min(n.saturating_sub(less));
        (u32::try_from(fewest).unwrap_or(discs), u32::try_from(most).unwrap_or(discs))
    }

    fn aside(&self, pegs: u32, discs: u32) -> u32 {
        if pegs <= 3 {
            return discs - 1;
        }
        let (fewest, most) = self.best_aside(pegs, discs);
        match self.split {
            Split::Smallest => fewest,
            Split::Largest => most,
        }
    }
}

/// The steps of the closed form for so many pegs, up to the one that holds `discs`.
fn steps(pegs: u32, discs: u32) -> Vec<Step> {
    let p = u64::from(pegs);
    let mut steps = vec![Step { discs: 0, moves: BigUint::ZERO }];
    for s in 0.. {
        let Some(last) = steps.last() else { break };
        let reach = u32::try_from(binomial(p - 2 + s, p - 2)).unwrap_or(u32::MAX);
        if reach >= discs {
            break;
        }
        let moves = &last.moves + (BigUint::from(reach - last.discs) << s);
        steps.push(Step { discs: reach, moves });
    }
    steps
}

/// C(n, k), or the largest number that fits where it does not fit.
fn binomial(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    (0..k).try_fold(1u64, |product, i| Some(product.checked_mul(n - i)? / (i + 1))).unwrap_or(u64::MAX)
}

impl Recursion for FrameStewart {
    fn root(&self) -> Term {
        self.task
    }

    fn lengths(&self) -> Box<dyn Lengths<'_> + '_> {
        Box::new(self)
    }

    fn expand(&self, term: &Term, parts: &mut Vec<Part>) {
        let (Some(disc), Some((from, to)), over) = (term.largest(), term.ends(), term.over) else { return };
        let spare = over.spare(from, to).filter(|_| term.size() > 1);
        let Some(spare) = spare else {
            parts.push(Part::Move(Move { disc, from, to }));
            return;
        };
        term.expand_aside(self.aside(over.count(), term.size()), spare, parts);
    }
}

impl<'a> Lengths<'a> for &'a FrameStewart {
    fn of(&self, part: &Term) -> Cow<'_, BigUint> {
        Cow::Owned(self.moves(part.over.count(), part.size()))
    }

    fn enter(&mut self, _: &Term) {}

    fn fork(&self) -> Box<dyn Lengths<'a> + 'a> {
        Box::new(*self)
    }
}
