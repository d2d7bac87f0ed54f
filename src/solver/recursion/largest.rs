//! The move of the largest disc in a stretch of a solution, and the next one of a larger disc.

use super::{Part, Recursion, Step, outline::largest};
use crate::solver::{Disc, Index};

/// Returns the largest disc that moves after index `first` and up to index `last`, and the number of one of its moves there, counted
/// from 1; `None` if nothing moves. O(n) big-integer steps for n discs.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{ThreePegs, largest_between};
/// use tower_of_hanoi::solver::{Disc, Index, Puzzle};
///
/// let legend = ThreePegs::of(&Puzzle::classic(64)?).ok_or("already solved")?;
/// let found = largest_between(&legend, &Index::mersenne(60), &Index::mersenne(62));
/// assert_eq!(found, Disc::new(62).map(|disc| (disc, Index::power_of_two(61))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn largest_between(recursion: &dyn Recursion, first: &Index, last: &Index) -> Option<(Disc, Index)> {
    let (mut found, mut pending): (Option<(Disc, Index)>, _) = (None, vec![Part::whole(recursion)]);
    while let Some(part) = pending.pop() {
        let is_larger = |part: &Part<'_>| largest(recursion, part.step) > found.as_ref().map(|(disc, _)| *disc);
        if !is_larger(&part) {
            continue;
        }
        match part.step {
            Step::Move(step) => found = Some((step.disc, part.end())),
            Step::Subproblem(_) => {
                let mut parts = part.into_parts();
                // A part that is left alone reuses the lengths, and the largest disc leaves the fewest parts to look into.
                parts.retain(|part| part.before < *last && *first < part.end());
                parts.sort_by_key(|part| (largest(recursion, part.step), matches!(part.step, Step::Move(_))));
                pending.append(&mut parts);
            }
        }
    }
    found
}

/// Returns the number of the first move after index `after` of a disc larger than `disc`, or of any disc for `None`, counted from 1;
/// `None` if there is none. Expands O(n) subproblems for n discs.
///
/// ```
/// use tower_of_hanoi::solver::recursion::{ThreePegs, next_larger};
/// use tower_of_hanoi::solver::{Disc, Index, Puzzle};
///
/// let legend = ThreePegs::of(&Puzzle::classic(64)?).ok_or("already solved")?;
/// assert_eq!(next_larger(&legend, &Index::power_of_two(60), Disc::new(61)), Some(Index::power_of_two(61)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn next_larger(recursion: &dyn Recursion, after: &Index, disc: Option<Disc>) -> Option<Index> {
    let mut pending = vec![Part::whole(recursion)];
    while let Some(part) = pending.pop() {
        if part.end() <= *after || largest(recursion, part.step) <= disc {
            continue;
        }
        match part.step {
            Step::Move(_) => return Some(part.end()),
            Step::Subproblem(_) => pending.extend(part.into_parts().into_iter().rev()),
        }
    }
    None
}
