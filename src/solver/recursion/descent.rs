//! The descent to a move, and the functions that use it.

use std::borrow::Cow;
use std::ops::Range;

use super::{Endpoint, ExpandedLevel, Frame, Lengths, Recursion, Step, Subproblem, Trace};
use crate::solver::{Index, Length, Move, Peg, Position};

/// One level of a descent: a subproblem, its steps, and the step that contains the move.
pub(super) struct DescentLevel<'a, 'r> {
    subproblem: &'a Subproblem,
    pub(super) steps: &'a [Step],
    /// The number of the chosen step, from 0.
    chosen: usize,
    pub(super) step: Step,
    /// The number of moves in the chosen step.
    length: &'a Length,
    /// The number of the move in the chosen step, from 1.
    rest: &'a Length,
    /// The lengths of all steps.
    pub(super) lengths: &'a (dyn Lengths<'r> + 'r),
}

/// Descends from the whole task to move `index`, numbered from 1, and returns the move; `None` when there is no such move. Calls
/// `visit` at each level, and ends early if that returns the move.
pub(super) fn descend(
    recursion: &dyn Recursion,
    index: &Index,
    visit: &mut dyn FnMut(&DescentLevel<'_, '_>) -> Option<Move>,
) -> Option<Move> {
    if index.is_zero() {
        return None;
    }
    let mut subproblem = recursion.root();
    let mut lengths = recursion.lengths();
    let mut rest = Length::from(index);
    let mut steps = Vec::new();
    loop {
        steps.clear();
        recursion.expand(&subproblem, &mut steps);
        let (chosen, step, length) = choose(&steps, &*lengths, &mut rest)?;
        let level = DescentLevel {
            subproblem: &subproblem,
            steps: &steps,
            chosen,
            step,
            length: &length,
            rest: &rest,
            lengths: &*lengths,
        };
        let found = visit(&level);
        drop(length);
        if found.is_some() {
            return found;
        }
        match step {
            Step::Move(mv) => return Some(mv),
            Step::Subproblem(step) => {
                lengths.enter(&step);
                subproblem = step;
            }
        }
    }
}

/// Finds the step that contains move `rest` of a subproblem. Returns its number, the step and its length, and reduces `rest` to the
/// number of the move in this step.
fn choose<'a>(
    steps: &[Step],
    lengths: &'a dyn Lengths<'_>,
    rest: &mut Length,
) -> Option<(usize, Step, Cow<'a, Length>)> {
    for (chosen, &step) in steps.iter().enumerate() {
        let length = match &step {
            Step::Subproblem(step) => lengths.length_of(step),
            Step::Move(_) => Cow::Owned(Length::ONE),
        };
        if *rest <= *length.as_ref() {
            return Some((chosen, step, length));
        }
        *rest -= length.as_ref();
    }
    None
}

/// Returns the number of moves of the whole task.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{ThreePegs, total};
/// use tower_of_hanoi::solver::{Index, Puzzle};
///
/// let legend = ThreePegs::of(&Puzzle::classic(64)?).ok_or("already solved")?;
/// assert_eq!(total(&legend), Index::mersenne(64)); // 2⁶⁴ − 1
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn total(recursion: &dyn Recursion) -> Index {
    let (mut steps, lengths) = (Vec::new(), recursion.lengths());
    recursion.expand(&recursion.root(), &mut steps);
    let mut total = Length::ZERO;
    for step in &steps {
        match step {
            Step::Subproblem(subproblem) => total += lengths.length_of(subproblem).as_ref(),
            Step::Move(_) => total += 1,
        }
    }
    total.into()
}

/// Returns move `index`, numbered from 1; `None` when there is no such move. O(n) big-integer steps, or fewer if
/// [`Recursion::find`] helps.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{FrameStewart, Split, move_at};
/// use tower_of_hanoi::solver::Puzzle;
///
/// let puzzle = Puzzle::builder().discs(8).pegs(4).build()?;
/// let recursion = FrameStewart::of(&puzzle, Split::Smallest).ok_or("another recursion")?;
/// let text = |number: u64| move_at(&recursion, &number.into()).map(|mv| mv.to_string());
/// assert_eq!((text(17), text(34)), (Some("disc 8 from A to D".into()), None)); // of 33 moves
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn move_at(recursion: &dyn Recursion, index: &Index) -> Option<Move> {
    descend(recursion, index, &mut |level| find(recursion, level, &mut []))
}

/// Returns the position after `index` moves; `None` past the end. O(n), and as many big-integer steps as [`move_at`].
///
/// ```
/// use tower_of_hanoi::solver::recursion::{ThreePegs, position_at};
/// use tower_of_hanoi::solver::Puzzle;
///
/// let recursion = ThreePegs::of(&Puzzle::classic(4)?).ok_or("already solved")?;
/// let text = |index: u64| position_at(&recursion, &index.into()).map(|position| position.to_string());
/// assert_eq!([0, 8, 15].map(text), ["0000", "2111", "2222"].map(|position| Some(position.into())));
/// assert_eq!(text(16), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn position_at(recursion: &dyn Recursion, index: &Index) -> Option<Position> {
    let root = recursion.root();
    let mut pegs = vec![Peg::A; root.disc_indices().len()];
    put(recursion, root.disc_indices(), root.from, &mut pegs);
    if !index.is_zero() {
        let mv = descend(recursion, index, &mut |level| {
            place_other_discs(recursion, level, &mut pegs);
            find(recursion, level, &mut pegs)
        })?;
        *pegs.get_mut(mv.disc.index())? = mv.to;
    }
    Position::from_pegs(pegs).ok()
}

fn find(recursion: &dyn Recursion, level: &DescentLevel<'_, '_>, pegs: &mut [Peg]) -> Option<Move> {
    match &level.step {
        Step::Subproblem(step) => recursion.find(step, level.rest, pegs),
        Step::Move(_) => None,
    }
}

/// Places the discs of a subproblem that its chosen step leaves alone. They are where an earlier step put them, or where they were
/// at the start of the subproblem.
fn place_other_discs(recursion: &dyn Recursion, level: &DescentLevel<'_, '_>, pegs: &mut [Peg]) {
    let inner = level.step.disc_indices();
    let all = level.subproblem.disc_indices();
    for outer in [all.start..inner.start, inner.end..all.end] {
        put(recursion, outer.clone(), level.subproblem.from, pegs);
        for done in level.steps.iter().take(level.chosen) {
            let moved = done.disc_indices();
            put(recursion, moved.start.max(outer.start)..moved.end.min(outer.end), done.to(), pegs);
        }
    }
}

/// Places a range of discs as at an endpoint.
fn put(recursion: &dyn Recursion, discs: Range<usize>, endpoint: Endpoint, pegs: &mut [Peg]) {
    let Some(pegs) = pegs.get_mut(discs.clone()) else { return };
    match endpoint {
        Endpoint::Peg(peg) => pegs.fill(peg),
        Endpoint::Start | Endpoint::Goal => {
            for (disc, peg) in discs.zip(pegs) {
                *peg = recursion.peg(endpoint, disc).unwrap_or(*peg);
            }
        }
    }
}

/// Returns the calls of the recursion that lead to move `index`, numbered from 1; `None` when there is no such move. O(n) big-integer steps.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{ThreePegs, trace_at};
/// use tower_of_hanoi::solver::Puzzle;
///
/// let recursion = ThreePegs::of(&Puzzle::classic(3)?).ok_or("already solved")?;
/// let text = |number: u64| trace_at(&recursion, &number.into()).map(|trace| trace.to_string());
/// assert_eq!(text(4), Some("2".into())); // the second of three steps: the move of disc 3
/// assert_eq!((text(5), text(8)), (Some("3.1.2".into()), None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn trace_at(recursion: &dyn Recursion, index: &Index) -> Option<Trace> {
    let mut frames = Vec::new();
    descend(recursion, index, &mut |level| {
        frames.push(Frame {
            number: level.chosen + 1,
            step: level.step,
            before: index.saturating_sub(&level.rest.clone().into()),
            length: level.length.clone().into(),
        });
        None
    })?;
    Some(Trace { root: recursion.root(), frames })
}

/// Returns the subproblems on the path to move `index`, numbered from 1, with all their steps, at the depths for which `keep`
/// returns true, 0 for the whole task. `None` when there is no such move. O(n) big-integer steps, and a few more for each level
/// kept.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{ThreePegs, levels_at};
/// use tower_of_hanoi::solver::Puzzle;
///
/// let recursion = ThreePegs::of(&Puzzle::classic(8)?).ok_or("already solved")?;
/// let levels = levels_at(&recursion, &77.into(), &|depth| depth < 2).ok_or("no such move")?;
/// let chosen: Vec<_> = levels.iter().map(|level| (level.subproblem.high, level.chosen)).collect();
/// assert_eq!(chosen, [(8, 0), (7, 2)]); // the first step of 8 discs, the last step of 7 discs
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn levels_at(recursion: &dyn Recursion, index: &Index, keep: &dyn Fn(usize) -> bool) -> Option<Vec<ExpandedLevel>> {
    let (mut kept, mut depth) = (Vec::new(), 0);
    descend(recursion, index, &mut |level| {
        if keep(depth) {
            kept.push(expanded(level, depth, index));
        }
        depth += 1;
        None
    })?;
    Some(kept)
}

/// Returns the steps of the subproblems on the path to move `index`, numbered from 1, each with the number of the chosen step, from 0.
/// Unlike [`levels_at`], it keeps no lengths, which would take a lot of memory for thousands of levels.
pub(in crate::solver) fn path_to(recursion: &dyn Recursion, index: &Index) -> Option<Vec<(Vec<Step>, usize)>> {
    let mut path = Vec::new();
    descend(recursion, index, &mut |level| {
        path.push((level.steps.to_vec(), level.chosen));
        None
    })?;
    Some(path)
}

pub(super) fn expanded(level: &DescentLevel<'_, '_>, depth: usize, index: &Index) -> ExpandedLevel {
    let length = |step: &Step| match step {
        Step::Subproblem(subproblem) => level.lengths.length_of(subproblem).into_owned().into(),
        Step::Move(_) => Index::from(1),
    };
    let steps: Vec<(Step, Index)> = level.steps.iter().map(|step| (*step, length(step))).collect();
    let before_part = index.saturating_sub(&level.rest.clone().into());
    let before = steps.iter().take(level.chosen).fold(before_part, |before, (_, length)| before.saturating_sub(length));
    ExpandedLevel { depth, subproblem: *level.subproblem, before, steps, chosen: level.chosen }
}
