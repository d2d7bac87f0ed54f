//! The reasons for the move on the board, as plain values. The *Why* panel puts them into words and pictures.

mod reason;
mod word;

use crate::solver::classic::decision::Decision;
use crate::solver::graph::DistancesToGoal;
use crate::solver::recursion::{ExpandedLevel, Step, Subproblem};
use crate::solver::{Disc, DiscCycle, Index, IndexDigits, Move, Optimality, Peg, Position, Search, Solution};

use super::{Hint, State};

pub use word::WordPlace;

/// The content of the *Why* panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// The solution is being searched for.
    Searching,
    /// There is no move, because every disc is at the goal.
    Solved,
    /// No move was made yet, and the first move would give an answer away.
    NotMovedYet,
    /// The learner must find the way without hints.
    Withheld,
    /// The best move of a game is known only after a search.
    UnknownWay,
    Move(Box<ExplainedMove>),
}

/// The role of the explained move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tense {
    /// The move that led to the index.
    Made,
    /// The first move of the solution, before it is made.
    First,
    /// The best next move of a game.
    Best,
}

/// A move, and the reasons for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedMove {
    pub tense: Tense,
    /// Its number in `solution`.
    pub number: Index,
    pub step: Move,
    /// The position before it.
    pub before: Position,
    pub disc: DiscReason,
    /// The digits in which the move number ends in as many zeros as there are smaller discs, if there are such digits.
    pub digits: Option<IndexDigits>,
    /// `None` if nothing more than the disc is known.
    pub way: Option<WayReason>,
    /// Where its task brings the disc, if this move does not go straight there.
    pub detour: Option<TaskWay>,
    /// Empty if the solution has no tasks.
    pub tasks: TaskList,
    /// The results of the possible moves, for a solution that was found by a search and for a game.
    pub choice: Option<Choice>,
    /// The move as a letter of a word, if an automaton writes it.
    pub word: Option<WordPlace>,
    /// The reason for the way of the largest disc, between two positions of the classic puzzle.
    pub decision: Option<Decision>,
}

/// The reason why it is this disc's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiscReason {
    /// It is the largest of a task whose smaller discs have made way.
    Largest(Subproblem),
    /// It is the smallest of a task.
    Smallest(Subproblem),
    /// It is the only disc of the next part of a task.
    Next(Subproblem),
    /// The moves of this task were found by a search.
    Listed(Subproblem),
    /// No other disc has to move.
    Only,
    /// The solution was found by a search.
    Searched,
}

/// The reason why it goes this way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WayReason {
    /// The largest disc goes straight to the goal, once.
    Once,
    /// It repeats its trips.
    Cycle(DiscCycle),
    /// Each peg leads to only one other peg: the pegs in that order, starting with the one that the move leaves.
    OneWay(Vec<Peg>),
    /// The peg that it leaves leads to only one other peg.
    OnlyWay,
    /// Its task is to go from one peg to another.
    Task(TaskWay),
}

/// The way of a disc that its task asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskWay {
    pub from: Peg,
    pub to: Peg,
    /// Whether the rule allows the move from one to the other.
    pub is_direct_allowed: bool,
}

/// The tasks that contain a move, the outermost first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TaskList {
    pub outer: Vec<Task>,
    /// The number of tasks between the outer and the inner ones that are not in the list.
    pub left_out: usize,
    pub inner: Vec<Task>,
}

/// A task, and the part of it that contains the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    pub level: ExpandedLevel,
    /// The part. For a single disc, it names the pegs.
    pub part: Step,
    /// Some of its discs, the smallest first, with their pegs before the task and after it.
    pub discs: Vec<(Disc, Peg, Peg)>,
}

/// The place of a part within its task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartPlace {
    First,
    Between,
    Last,
}

/// What a part of a task is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It makes way for this disc, the next larger one.
    MakesWay(Disc),
    /// The largest disc moves, because this many smaller ones are out of the way.
    FollowsOthers { smaller: usize },
    /// It ends on this disc, the next larger one, which is there already.
    JoinsLarger(Disc),
}

/// The results of the possible moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The fewest moves to the goal before the move.
    pub before: Index,
    /// The fewest moves after it.
    pub after: Index,
    /// The other moves, and the distance of each from the goal afterwards.
    pub others: Vec<(Move, Distance)>,
}

/// The distance to the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Distance {
    /// The fewest moves to it.
    Moves(Index),
    /// The goal cannot be reached.
    Unreachable,
    /// The distance is known only after a search.
    Unknown,
}

impl DiscReason {
    /// The smallest task with other discs that the move is part of.
    #[must_use]
    pub const fn task(&self) -> Option<&Subproblem> {
        match self {
            Self::Largest(task) | Self::Smallest(task) | Self::Next(task) | Self::Listed(task) => Some(task),
            Self::Only | Self::Searched => None,
        }
    }
}

impl Task {
    /// What the part that contains the move is good for; `None` if the task begins or ends with discs on several pegs, where more than
    /// towers goes on, if the part has all of its discs, and if a search found its moves.
    #[must_use]
    pub fn purpose(&self) -> Option<Purpose> {
        let Subproblem { from, to, low, high, .. } = self.level.subproblem;
        from.peg().and(to.peg()).filter(|_| !self.level.is_listed())?;
        let part = self.part.disc_indices();
        if part.end == high as usize {
            let smaller = part.start.saturating_sub(low as usize);
            return (smaller > 0).then_some(Purpose::FollowsOthers { smaller });
        }
        let larger = Disc::from_index(u32::try_from(part.end).ok()?);
        Some(match self.part_place() {
            PartPlace::First | PartPlace::Between => Purpose::MakesWay(larger),
            PartPlace::Last => Purpose::JoinsLarger(larger),
        })
    }

    /// The place of the part that contains the move, among the parts that have moves.
    #[must_use]
    pub fn part_place(&self) -> PartPlace {
        let ExpandedLevel { steps, chosen, .. } = &self.level;
        let mut with_moves = steps.iter().enumerate().filter(|(_, (_, length))| !length.is_zero()).map(|(at, _)| at);
        match (with_moves.next(), with_moves.next_back()) {
            (Some(first), _) if first == *chosen => PartPlace::First,
            (_, Some(last)) if last == *chosen => PartPlace::Last,
            _ => PartPlace::Between,
        }
    }
}

impl TaskList {
    /// Iterates over the known tasks, the outermost first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Task> {
        self.outer.iter().chain(&self.inner)
    }
}

impl State {
    /// Explains the move that led to the index; at index 0 the first move, and in a game the best next move.
    #[must_use]
    pub fn explanation(&self) -> Explanation {
        let Some(solution) = self.solved() else { return Explanation::Searching };
        if self.is_off_solution() {
            return self.best_move_explanation();
        }
        if solution.total().is_zero() {
            return Explanation::Solved;
        }
        match self.index().is_zero() {
            // Exercises ask for the next move.
            true if self.exercise().is_some() => Explanation::NotMovedYet,
            true => self.explained(Tense::First, solution, Index::from(1)),
            false => self.explained(Tense::Made, solution, self.index().clone()),
        }
    }

    /// Explains a move of the solution; `None` if there is no such move.
    #[must_use]
    pub fn explained_move(&self, number: Index) -> Option<ExplainedMove> {
        reason::explain(self, Tense::Made, self.solved()?, number)
    }

    fn best_move_explanation(&self) -> Explanation {
        if self.exercise().is_some() {
            return Explanation::Withheld;
        }
        match self.way_on(&self.position()) {
            Ok(way) => self.explained(Tense::Best, way.solution(), way.start().next()),
            Err(Hint::Done) => Explanation::Solved,
            Err(_) => Explanation::UnknownWay,
        }
    }

    fn explained(&self, tense: Tense, solution: &Solution, number: Index) -> Explanation {
        reason::explain(self, tense, solution, number)
            .map_or(Explanation::Solved, |explained| Explanation::Move(explained.into()))
    }

    /// The fewest moves from a position to the goal, if they are found quickly and without a search.
    fn distance_from(&self, position: &Position, way: &Solution) -> Distance {
        /// With more discs, solving the puzzle from each neighbour would take longer than a frame.
        const MAX_DISCS: u32 = 128;
        let (puzzle, discs) = (self.puzzle(), self.puzzle().discs().count());
        if let Some(distance) = way.distance_from(position) {
            return Distance::Moves(distance);
        }
        let is_searched = way.optimality() == Optimality::Searched;
        if is_searched && discs <= Search::max_discs(puzzle.pegs(), DistancesToGoal::MAX_POSITIONS) {
            return Distance::Unreachable;
        }
        match self.way_from(position) {
            Ok(way) if discs <= MAX_DISCS => Distance::Moves(way.moves()),
            Err(Hint::Done) => Distance::Moves(Index::ZERO),
            _ => Distance::Unknown,
        }
    }
}
