//! The moves of a solution one after the other are those at their numbers.

use proptest::prelude::*;

use tower_of_hanoi::solver::{Index, Move, PathKind, Position, Puzzle, Rule, Solution};

use super::oracle::puzzle;

/// One puzzle for each method: bits, recursions on three, four and more pegs, with scattered ends, without moves, and by a search.
pub fn puzzles() -> Vec<Puzzle> {
    let scattered = |rule, from: &str, to: &str| {
        let [start, goal] = [from, to].map(|text| text.parse::<Position>().unwrap());
        Puzzle::builder().discs(start.pegs().len() as u32).rule(rule).start(start).goal(goal).build().unwrap()
    };
    vec![
        Puzzle::classic(0).unwrap(),
        Puzzle::classic(1).unwrap(),
        Puzzle::classic(9).unwrap(),
        puzzle(Rule::OneWay, 3, 6, 0, 1),
        puzzle(Rule::OneWay, 3, 6, 0, 2),
        puzzle(Rule::Linear, 3, 5, 0, 2),
        puzzle(Rule::Linear, 3, 5, 0, 1),
        puzzle(Rule::Any, 4, 12, 0, 3),
        puzzle(Rule::Any, 7, 20, 0, 3),
        puzzle(Rule::Star, 4, 7, 1, 2),
        puzzle(Rule::Cyclic, 4, 7, 0, 2),
        puzzle(Rule::Linear, 4, 5, 0, 3),
        puzzle(Rule::OneWay, 4, 4, 0, 1),
        scattered(Rule::Any, "0120", "2012"),
        scattered(Rule::Any, "0220", "2001"),
        scattered(Rule::OneWay, "01201", "21021"),
        scattered(Rule::Linear, "2012", "2210"),
    ]
}

fn solutions() -> Vec<Solution> {
    let hamiltonian = Solution::with_path(&Puzzle::classic(5).unwrap(), PathKind::Hamiltonian).unwrap();
    puzzles().iter().map(|puzzle| Solution::new(puzzle).unwrap()).chain([hamiltonian]).collect()
}

fn listed(solution: &Solution) -> Vec<Move> {
    let total = solution.total().to_u64().unwrap();
    (1..=total).map(|number| solution.move_at(&Index::from(number)).unwrap()).collect()
}

#[test]
fn from_both_sides_they_are_the_moves_at_their_numbers() {
    for solution in solutions() {
        let all = listed(&solution);
        assert!(solution.moves(..).eq(all.iter().copied()), "{solution:?}");
        assert!(solution.moves(..).rev().eq(all.iter().rev().copied()), "{solution:?}");
        assert_eq!((solution.moves(..).count(), solution.moves(..).last()), (all.len(), all.last().copied()));
        for first in 0..=all.len().min(80) {
            let rest = solution.moves(Index::from(first as u64)..);
            assert_eq!(rest.remaining().to_u64(), Some((all.len() - first.saturating_sub(1)) as u64));
            assert!(rest.eq(all[first.saturating_sub(1)..].iter().copied()), "{solution:?} from {first}");
            let before = solution.moves(..Index::from(first as u64)).rev();
            assert!(before.eq(all[..first.saturating_sub(1)].iter().rev().copied()), "{solution:?} before {first}");
        }
    }
}

#[test]
fn numbers_that_no_move_has_are_ignored() {
    let solution = Solution::new(&puzzle(Rule::OneWay, 3, 3, 0, 1)).unwrap();
    let total = solution.total().clone();
    for empty in [solution.moves(total.next()..), solution.moves(..Index::from(1)), solution.moves(..=Index::ZERO)] {
        assert_eq!((empty.size_hint(), empty.clone().next(), empty.clone().next_back()), ((0, Some(0)), None, None));
    }
    assert_eq!(solution.moves(Index::from(5)..=Index::from(4)).next(), None);
    assert_eq!(solution.moves(Index::ZERO..=total.next().next()).count() as u64, total.to_u64().unwrap());
}

/// At any depth: what follows a huge number is found without the moves before it.
#[test]
fn they_begin_anywhere() {
    for puzzle in [
        Puzzle::classic(500).unwrap(),
        puzzle(Rule::OneWay, 3, 300, 0, 1),
        puzzle(Rule::Any, 5, 400, 0, 4),
        puzzle(Rule::Linear, 3, 200, 0, 2),
    ] {
        let solution = Solution::new(&puzzle).unwrap();
        let third = solution.total().fraction(1, 3);
        let numbers: Vec<Index> =
            std::iter::successors(Some(third.clone()), |index| Some(index.next())).take(300).collect();
        let wanted: Vec<_> = numbers.iter().map(|number| solution.move_at(number).unwrap()).collect();
        let mut moves = solution.moves(third..);
        let remaining = moves.remaining().to_u64().map(|remaining| remaining as usize);
        assert_eq!(moves.size_hint(), (remaining.unwrap_or(usize::MAX), remaining), "{puzzle:?}");
        assert_eq!(moves.by_ref().take(300).collect::<Vec<_>>(), wanted, "{puzzle:?}");
        let back = solution.moves(..=numbers.last().unwrap().clone()).rev().take(300);
        assert!(back.eq(wanted.into_iter().rev()), "{puzzle:?}");
        // A jump of many moves is another start.
        let next = numbers.last().unwrap() + &Index::from(1_000_001u64);
        assert_eq!(moves.nth(1_000_000), solution.move_at(&next), "{puzzle:?}");
    }
}

proptest! {
    /// Any mixture of steps and jumps from both sides is that of a list.
    #[test]
    fn steps_and_jumps_from_both_sides(place in any::<prop::sample::Index>(), steps in prop::collection::vec((any::<bool>(), 0usize..50), 0..60)) {
        let solutions = solutions();
        let solution = place.get(&solutions);
        let (all, mut moves) = (listed(solution), solution.moves(..));
        let mut list = all.into_iter();
        for (is_front, skipped) in steps {
            let wanted = if is_front { list.nth(skipped) } else { list.nth_back(skipped) };
            let found = if is_front { moves.nth(skipped) } else { moves.nth_back(skipped) };
            prop_assert_eq!(found, wanted);
            prop_assert_eq!(moves.size_hint(), list.size_hint());
        }
        prop_assert!(moves.eq(list));
    }
}
