//! Textbook recursive programs, at any step.
//!
//! A [`Program`] runs as a sequence of [`Event`]s, the same in every programming language. Each call
//!
//! 1. begins,
//! 2. tests whether n is 0, and returns if so,
//! 3. executes its [`Statement`]s in order: a move is one event; a call is one event and then all events of the call,
//! 4. returns.
//!
//! The program of the classic puzzle of n discs has 9·2ⁿ − 6 events: three for n = 0, and otherwise six plus those of two calls
//! with n − 1.
//!
//! Each [`Procedure`] is a table of statements. The table gives the numbers of events and moves of every call, so one descent finds
//! any event: it repeatedly enters the part that contains the event.
//!
//! Events are numbered from 0: event `i` has `i` events before it, and the number of the last one is the number of events less 1.
//! These numbers are [`Index`] values, like numbers of moves.
//!
//! ```
//! use tower_of_hanoi::solver::program::{EventKind, Program, ProgramLanguage};
//! use tower_of_hanoi::solver::{PathKind, Puzzle, Solution};
//!
//! let puzzle = Puzzle::classic(64)?;
//! let program = Program::new(&puzzle, PathKind::default())?;
//! let number = "12345678901234567890".parse()?;
//!
//! let event = program.event_of_move(&number).ok_or("no such move")?;
//! let event = program.event_at(&event).ok_or("no such event")?;
//! let mv = Solution::new(&puzzle)?.move_at(&number).ok_or("no such move")?;
//! assert_eq!(event.kind, EventKind::Move(mv));
//! assert_eq!((event.frame.call.n, event.callers.len()), (2, 62));
//! assert_eq!(program.text(ProgramLanguage::Java).line(event.frame.at), Some(5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod event;
mod no_program;
mod path;
mod place;
mod procedure;
mod stepping;
mod tally;
mod text;

pub use event::{Call, CallFrame, Event, EventKind};
pub use no_program::NoProgram;
pub use place::{Place, PlaceSet, Spot};
pub use procedure::{Procedure, Role, Size, Statement};
pub use text::{ParseProgramLanguageError, ProgramLanguage, ProgramText};

use num_bigint::BigUint;

use super::recursion::{FrameStewart, Split};
use super::{Index, PathKind, PegCount, Puzzle};
use no_program::is_one_way_ring;
use path::{Level, Measure, Part};
use stepping::Direction;
use tally::Tallies;

/// The recursive program that solves a puzzle.
///
/// ```
/// use tower_of_hanoi::solver::{PathKind, Puzzle, Rule, program::Program};
///
/// let program = Program::new(&Puzzle::classic(64)?, PathKind::default())?;
/// assert_eq!(program.event_count().to_string(), "166020696663385964538"); // 9·2⁶⁴ − 6
///
/// let row = Puzzle::builder().discs(3).rule(Rule::Linear).build()?;
/// let refused = Program::new(&row, PathKind::default()).err().ok_or("the row has no program")?;
/// assert_eq!(refused.nearest, Puzzle::classic(3)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Program {
    main: Call,
    split: Split,
    /// The splits of four pegs; `None` for other programs.
    splits: Option<FrameStewart>,
    tallies: Tallies,
}

impl Program {
    /// The most discs. The numbers of events of all smaller calls are kept, and their total size grows with the square of n.
    pub const MAX_DISCS: u32 = 10_000;

    /// Returns the program that makes the moves of [`Solution::with_path`](super::Solution::with_path). O(n) big-integer
    /// steps, and O(n²) bits of memory on three pegs.
    ///
    /// A program exists for shortest solutions from one peg to another with at most [`Program::MAX_DISCS`] discs: on three or four
    /// pegs when any move is allowed, and on the one-way ring of three pegs.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Peg, Puzzle, Rule, program::{Procedure, Program}};
    ///
    /// let ring = Puzzle::builder().discs(9).rule(Rule::OneWay).goal(Peg::B).build()?;
    /// assert_eq!(Program::new(&ring, PathKind::default())?.main().procedure, Procedure::Once);
    /// let refused = Program::new(&Puzzle::classic(10_001)?, PathKind::default()).err().ok_or("not refused")?;
    /// assert_eq!(refused.nearest.discs().count(), Program::MAX_DISCS);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When no program exists. The error contains the nearest puzzle that has one.
    pub fn new(puzzle: &Puzzle, path: PathKind) -> Result<Self, NoProgram> {
        Self::of(puzzle, path).ok_or_else(|| NoProgram::of(puzzle))
    }

    fn of(puzzle: &Puzzle, path: PathKind) -> Option<Self> {
        let (split, (source, target)) = (path.split()?, puzzle.towers()?);
        let n = puzzle.discs().count();
        if source == target || n > Self::MAX_DISCS {
            return None;
        }
        let procedure = match puzzle.pegs() {
            PegCount::THREE if puzzle.allows_all_moves() => Procedure::Hanoi,
            PegCount::FOUR if puzzle.allows_all_moves() => Procedure::Four,
            _ if !is_one_way_ring(puzzle) => return None,
            _ if puzzle.allows(source, target) => Procedure::Once,
            _ => Procedure::Twice,
        };
        let mut free = puzzle.pegs().iter().filter(|&peg| peg != source && peg != target);
        let (spare, other) = (free.next()?, free.next());
        let splits = FrameStewart::of(puzzle, split);
        let main = Call { procedure, n, low: 0, source, target, spare, other, aside: None };
        let mut program = Self { main, split, splits, tallies: Tallies::default() };
        program.main.aside = program.aside(procedure, n);
        program.tallies = Tallies::new((n, procedure), |procedure, n| program.aside(procedure, n));
        Some(program)
    }

    /// Returns the first call, from outside all procedures.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::{Procedure, Program}};
    ///
    /// let program = Program::new(&Puzzle::builder().discs(8).pegs(4).build()?, PathKind::default())?;
    /// let main = program.main();
    /// assert_eq!((main.procedure, main.n, main.aside), (Procedure::Four, 8, Some(4)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn main(&self) -> Call {
        self.main
    }

    /// Returns the number of events. O(log n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::Program};
    ///
    /// let nothing = Program::new(&Puzzle::classic(0)?, PathKind::default())?;
    /// assert_eq!(nothing.event_count(), 3); // enter, test, return
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// assert_eq!(program.event_count(), 66); // 9·2³ − 6
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn event_count(&self) -> Index {
        let tally = self.tally(&self.main);
        assert!(tally.is_some(), "the events of the whole program are counted");
        tally.map(|tally| tally.events.clone()).unwrap_or_default().into()
    }

    /// Returns the number of the last event: one less than [`Program::event_count`], because the first has number 0. O(log n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::{EventKind, Program}};
    ///
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// let last = program.last_event();
    /// assert_eq!(program.event_at(&last).map(|event| event.kind), Some(EventKind::Return));
    /// assert_eq!(program.event_at(&last.next()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn last_event(&self) -> Index {
        self.event_count().saturating_sub(&Index::from(1))
    }

    /// Returns event `index`, numbered from 0, with all open calls; `None` past the end. O(n) big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::{EventKind, Program}};
    ///
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// let event = program.event_at(&9.into()).ok_or("past the end")?; // three calls, then a fourth begins
    /// assert_eq!((event.kind, &event.moves), (EventKind::Enter, &0.into()));
    /// let sizes: Vec<u32> = event.stack().map(|frame| frame.call.n).collect();
    /// assert_eq!(sizes, [3, 2, 1, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn event_at(&self, index: &Index) -> Option<Event> {
        let path = self.path_to(index, Measure::Events)?;
        let level = path.levels.last()?;
        let Some(Part::Event(kind, _)) = level.parts.get(level.chosen) else { return None };
        let mut callers = frames(&path.levels)?;
        let frame = callers.pop()?;
        Some(Event { kind: *kind, moves: path.moves.into(), frame, callers })
    }

    /// Returns the number of the event that is move `number`, numbered from 1; `None` when there is no such move. O(n)
    /// big-integer steps.
    ///
    /// The position after this move holds from the next event on, and the start holds from event 0 on.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::Program};
    ///
    /// let program = Program::new(&Puzzle::classic(1)?, PathKind::default())?;
    /// // Enter, test, call, the three events of the call, move, and as many events after it.
    /// assert_eq!(program.event_of_move(&1.into()), Some(6.into()));
    /// assert_eq!(program.event_count(), 12);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn event_of_move(&self, number: &Index) -> Option<Index> {
        self.path_to(&number.previous()?, Measure::Moves).map(|path| path.events.into())
    }

    /// Returns the event that begins a call which is open at event `index`: the call at depth `depth`, 0 for the first call. `None`
    /// when fewer calls are open, and past the end. O(n) big-integer steps.
    ///
    /// Together with [`Program::event_of_move`], this finds the calls that lead to a move.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::Program};
    ///
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// let event = program.event_of_move(&6.into()).ok_or("no such move")?;
    /// let begin = program.event_of_call(&event, 1).ok_or("no such call")?;
    /// assert_eq!(program.event_at(&begin).map(|event| event.frame.call.n), Some(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn event_of_call(&self, index: &Index, depth: usize) -> Option<Index> {
        let levels = self.path_to(index, Measure::Events)?.levels;
        levels.get(depth)?;
        let outer = levels.get(..depth)?.iter();
        let mut before = BigUint::ZERO;
        for part in outer.flat_map(|level| level.parts.iter().take(level.chosen)) {
            self.pass(part, Direction::Forward, &mut before);
        }
        Some(before.into())
    }
}

/// The open calls, the outermost first.
fn frames(levels: &[Level]) -> Option<Vec<CallFrame>> {
    let mut return_to = None;
    let frame = |level: &Level| {
        let at = level.place()?;
        Some(CallFrame { call: level.call, at, return_to: return_to.replace(at) })
    };
    levels.iter().map(frame).collect()
}
