//! Solutions as a recursion that can be entered at any move.
//!
//! A [`Subproblem`] such as "move discs 1 to 5 from A to C" expands into a few [`Step`]s: smaller subproblems and single moves. Its
//! length is known without expanding it. To find a move, descend from the whole task: in each subproblem, find the step that
//! contains the move, and continue with this step. Such a descent has as many levels as there are discs, and it answers all
//! questions:
//!
//! - [`move_at`] and [`position_at`]: the move, and the position after it. [`Recursion::find`] ends the descent early if it knows a
//!   faster way;
//! - [`trace_at`], [`levels_at`] and [`tasks_at`]: the calls of the recursion that lead to the move;
//! - [`index_of`]: the inverse, from a position to its index;
//! - [`outline`]: a stretch of the solution as a list of runs;
//! - [`largest_between`], [`next_larger`]: the move of the largest disc in a stretch, and the next one of a larger disc.
//!
//! [`Part`] divides one subproblem at a time, for pictures of the recursion.
//!
//! [`ThreePegs`], [`FourPegs`] and [`FrameStewart`] implement [`Recursion`], which defines how subproblems expand.

mod descent;
mod four_pegs;
mod frame_stewart;
mod index_of;
mod largest;
mod outline;
mod part;
mod recurrence;
mod route;
mod subproblem;
mod tasks;
mod three_pegs;
mod trace;

use std::borrow::Cow;

pub(super) use descent::path_to;
pub use descent::{levels_at, move_at, position_at, total, trace_at};
pub use four_pegs::FourPegs;
pub use frame_stewart::{FrameStewart, ParseSplitError, Split};
pub use index_of::index_of;
pub use largest::{largest_between, next_larger};
pub use outline::{Run, outline};
pub use part::Part;
pub use recurrence::{ClassCounts, Recurrence};
pub use subproblem::{Endpoint, Step, Subproblem};
pub use tasks::{Tasks, tasks_at};
pub use three_pegs::ThreePegs;
pub use trace::{ExpandedLevel, Frame, Trace};

use super::{Length, Move, Peg};

/// The expansion and the lengths of subproblems.
pub trait Recursion: Send + Sync {
    /// Returns the whole task.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, ThreePegs};
    /// use tower_of_hanoi::solver::{Peg, Puzzle};
    ///
    /// let legend = ThreePegs::of(&Puzzle::classic(64)?).ok_or("already solved")?;
    /// assert_eq!(legend.root().ends(), Some((Peg::A, Peg::C)));
    /// assert_eq!(legend.root().size(), 64);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn root(&self) -> Subproblem;

    /// Returns the lengths of the steps of the whole task.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, Subproblem, ThreePegs};
    /// use tower_of_hanoi::solver::{Index, Peg, Puzzle};
    ///
    /// let legend = ThreePegs::of(&Puzzle::classic(64)?).ok_or("already solved")?;
    /// let first = Subproblem { high: 63, to: Peg::B.into(), ..legend.root() };
    /// let length = legend.lengths().length_of(&first).into_owned();
    /// assert_eq!(Index::from(length), Index::mersenne(63)); // 2⁶³ − 1
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn lengths(&self) -> Box<dyn Lengths<'_> + '_>;

    /// Appends the steps of a subproblem, in order.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, Step, ThreePegs};
    /// use tower_of_hanoi::solver::{Puzzle, Rule};
    ///
    /// let ring = ThreePegs::of(&Puzzle::builder().discs(9).rule(Rule::OneWay).build()?).ok_or("already solved")?;
    /// let mut steps = Vec::new();
    /// ring.expand(&ring.root(), &mut steps);
    /// let moves = steps.iter().filter(|step| matches!(step, Step::Move(_))).count();
    /// assert_eq!((steps.len(), moves), (5, 2)); // disc 9 goes from A to B and from B to C
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn expand(&self, subproblem: &Subproblem, steps: &mut Vec<Step>);

    /// Finds move `rest`, numbered from 1, of a subproblem with at least that many moves, faster than a descent. Writes the pegs of
    /// the subproblem's discs after it to a list of all pegs, which may be empty. `None` if there is no faster way.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, Subproblem, ThreePegs};
    /// use tower_of_hanoi::solver::{Length, Peg, Puzzle};
    ///
    /// let legend = ThreePegs::of(&Puzzle::classic(64)?).ok_or("already solved")?;
    /// let first = Subproblem { high: 63, to: Peg::B.into(), ..legend.root() };
    /// let mut pegs = [Peg::A; 64];
    /// let mv = legend.find(&first, &Length::power_of_two(62), &mut pegs).ok_or("no faster way")?;
    /// assert_eq!((mv.to_string().as_str(), pegs[0]), ("disc 63 from A to B", Peg::C)); // disc 1 is on C
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn find(&self, _subproblem: &Subproblem, _rest: &Length, _pegs: &mut [Peg]) -> Option<Move> {
        None
    }

    /// Returns the peg of a disc, given by its zero-based index, at an endpoint. For the start or the goal, it is `None` if
    /// that is a tower, or there is no such disc.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Endpoint, Recursion, ThreePegs};
    /// use tower_of_hanoi::solver::{Peg, Puzzle};
    ///
    /// let puzzle = Puzzle::classic(4)?.with_start("0121".parse()?)?;
    /// let recursion = ThreePegs::of(&puzzle).ok_or("already solved")?;
    /// assert_eq!(recursion.peg(Endpoint::Start, 1), Some(Peg::C)); // disc 2
    /// assert_eq!(recursion.peg(Endpoint::Start, 4), None); // there are only four discs
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn peg(&self, endpoint: Endpoint, _disc: usize) -> Option<Peg> {
        endpoint.peg()
    }
}

/// The lengths of the steps of one subproblem, the current one of a descent.
pub trait Lengths<'a> {
    /// Returns the number of moves of a step of the current subproblem.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{FrameStewart, Lengths, Recursion, Split, Subproblem};
    /// use tower_of_hanoi::solver::{Length, Peg, Puzzle};
    ///
    /// let puzzle = Puzzle::builder().discs(8).pegs(4).build()?;
    /// let recursion = FrameStewart::of(&puzzle, Split::Smallest).ok_or("another recursion")?;
    /// let first = Subproblem { high: 4, to: Peg::B.into(), ..recursion.root() };
    /// assert_eq!(*recursion.lengths().length_of(&first), Length::from(9)); // four discs over four pegs
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn length_of(&self, step: &Subproblem) -> Cow<'_, Length>;

    /// Makes a step of the current subproblem the new current subproblem.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, Subproblem, ThreePegs};
    /// use tower_of_hanoi::solver::{Length, Peg, Puzzle};
    ///
    /// let recursion = ThreePegs::of(&Puzzle::classic(8)?).ok_or("already solved")?;
    /// let mut lengths = recursion.lengths();
    /// let first = Subproblem { high: 7, to: Peg::B.into(), ..recursion.root() };
    /// lengths.enter(&first);
    /// assert_eq!(*lengths.length_of(&Subproblem { high: 6, to: Peg::C.into(), ..first }), Length::from(63));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn enter(&mut self, step: &Subproblem);

    /// Returns a copy, for another descent from the same subproblem.
    ///
    /// ```
    /// use tower_of_hanoi::solver::recursion::{Recursion, Subproblem, ThreePegs};
    /// use tower_of_hanoi::solver::{Length, Peg, Puzzle};
    ///
    /// let recursion = ThreePegs::of(&Puzzle::classic(8)?).ok_or("already solved")?;
    /// let first = Subproblem { high: 7, to: Peg::B.into(), ..recursion.root() };
    /// let lengths = recursion.lengths();
    /// lengths.fork().enter(&first);
    /// assert_eq!(*lengths.length_of(&first), Length::from(127)); // the original is still at the whole task
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn fork(&self) -> Box<dyn Lengths<'a> + 'a>;
}
