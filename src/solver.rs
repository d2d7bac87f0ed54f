//! Puzzles and their solutions at any move, exactly. Pure mathematics, usable by itself.
//!
//! Solve a puzzle and go to any move:
//!
//! ```
//! use tower_of_hanoi::solver::{Index, Puzzle, Solution};
//!
//! let solution = Solution::new(&Puzzle::classic(64)?)?;
//! let index: Index = "12345678901234567890".parse()?;
//! assert_eq!(solution.move_at(&index).map(|mv| mv.to_string()), Some("disc 2 from C to B".into()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Change the rule, the pegs, the start or the goal:
//!
//! ```
//! use tower_of_hanoi::solver::{Peg, Puzzle, Rule, Solution};
//!
//! let ring = Puzzle::builder().discs(9).rule(Rule::OneWay).goal(Peg::B).build()?;
//! assert_eq!(Solution::new(&ring)?.total().to_string(), "6687");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Play by hand:
//!
//! ```
//! use tower_of_hanoi::solver::{Game, Peg, Puzzle};
//!
//! let mut game = Game::new(&Puzzle::classic(3)?);
//! game.play(Peg::A, Peg::C)?;
//! assert!(game.play(Peg::A, Peg::C).is_err()); // disc 2 may not lie on disc 1
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How do I …
//! **… list moves from a number on?** [`Solution::moves`] starts anywhere, and goes both ways:
//!
//! ```
//! # use tower_of_hanoi::solver::{Index, Puzzle, Solution};
//! let solution = Solution::new(&Puzzle::classic(64)?)?;
//! let last: Vec<_> = solution.moves(..).rev().take(2).map(|mv| mv.to_string()).collect();
//! assert_eq!(last, ["disc 1 from B to C", "disc 2 from A to C"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **… find the best move from any position, and how far it is?** A puzzle may start anywhere:
//!
//! ```
//! # use tower_of_hanoi::solver::{Position, Puzzle, Solution};
//! let here: Position = "2012".parse()?; // the largest disc first: it is on peg C
//! let way = Solution::new(&Puzzle::classic(4)?.with_start(here)?)?;
//! assert_eq!(way.total().to_string(), "5");
//! assert_eq!(way.moves(..).next().map(|mv| mv.to_string()), Some("disc 1 from C to B".into()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **… know when a position is reached?** [`Solution::index_of`] is the inverse of [`Solution::position_at`]:
//!
//! ```
//! # use tower_of_hanoi::solver::{Puzzle, Solution};
//! let solution = Solution::new(&Puzzle::classic(3)?)?;
//! assert_eq!(solution.index_of(&"011".parse()?), Some(3.into()));
//! assert_eq!(solution.index_of(&"010".parse()?), None); // not on the way
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **… keep a puzzle?** As text, which links of the page hold, too, or with the feature `serde`:
//!
//! ```
//! # use tower_of_hanoi::solver::Puzzle;
//! let puzzle: Puzzle = "discs=9&pegs=4&rule=star&to=1".parse()?;
//! assert_eq!(puzzle.to_string(), "discs=9&pegs=4&rule=star&to=1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **… ask whether a solution is the shortest?**
//!
//! ```
//! # use tower_of_hanoi::solver::{Optimality, Puzzle, Solution};
//! let four = Solution::new(&Puzzle::builder().discs(1_000).pegs(4).build()?)?;
//! assert!(matches!(four.optimality(), Optimality::Proven(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **… see why a move is made?** [`Solution::trace_at`] has the tasks of the recursion that contain it.
//!
//! # Conventions
//! Pegs are numbered from 0 and shown as A, B, C, …; discs from 1, the smallest; moves from 1. An [`Index`] is a number of
//! moves made: 0 at the start, the total at the end. In the costs that are stated, n is the number of discs.
//!
//! # Limits
//! - The classic puzzle takes [`DiscCount::MAX`] discs, and each recursion names its `MAX_DISCS`. All other puzzles are searched, up to
//!   [`Search::MAX_POSITIONS`] positions. What is beyond gives a [`SolveError`], with the most discs that are possible.
//! - For five and more pegs, nobody has proven that the best known solutions are the shortest: see [`Optimality`].
//! - What can fail returns an error. Only operators that panic for integers, too, panic here: `-` below zero and `%` by zero.
//!   So does `collect` into a [`Position`] of too many discs. Each has a form that does not.
//! - The standard library is needed.
//!
//! # Where to look
//! - [`Puzzle`], [`Solution`], [`Position`], [`Move`], [`Rule`], [`Game`]: what most programs need.
//! - [`classic`], [`linear`]: closed forms of the classic puzzle and of the row of three pegs.
//! - [`recursion`]: all other puzzles that have a solution without a search, and traces of the recursion.
//! - [`Search`]: bidirectional breadth-first search, for the rest.
//! - [`graph`]: the state graph, distances in it, its pictures and file formats.
//! - [`program`]: the recursive programs of textbooks at any step, with their texts.
//! - [`counts`], [`generators`]: numbers of moves, and the textbook algorithms.

// Users of the library read this documentation.
#![warn(missing_docs, missing_debug_implementations)]

pub mod classic;
pub mod counts;
pub mod generators;
pub mod graph;
pub mod linear;
pub mod program;
pub mod recursion;

mod disc;
mod disc_cycle;
mod game;
mod index;
mod legality;
mod length;
mod move_list;
mod moves;
mod optimality;
mod packed;
mod path_kind;
mod peg;
mod peg_set;
mod placement;
mod position;
mod puzzle;
mod rule;
mod search;
#[cfg(feature = "serde")]
mod serialized;
mod solution;

pub use disc::{Disc, DiscCount, TooManyDiscs};
pub use disc_cycle::DiscCycle;
pub use game::{Game, GameRecord, GameStep, ParseGameRecordError, PartRecord};
pub use index::{Index, IndexDigits, IndexTooLarge, ParseIndexError};
pub use legality::IllegalMove;
pub use length::Length;
pub use moves::{Move, ParseMoveError};
pub use optimality::{Citation, FormalProof, Optimality};
pub use path_kind::{ParsePathKindError, PathKind};
pub use peg::{InvalidPegCount, NoSuchPeg, ParsePegError, Peg, PegCount};
pub use peg_set::PegSet;
pub use placement::{ParsePlacementError, Placement, PlacementError};
pub use position::{AsciiTowers, ParsePositionError, Position, PositionIter};
pub use puzzle::{ParsePuzzleError, Puzzle, PuzzleBuilder, PuzzleError};
pub use rule::{Arcs, ParseRuleError, Rule};
pub use search::{Search, SearchError, SearchOutcome};
pub use solution::{Attempt, Moves, SearchJob, Solution, SolveError};
