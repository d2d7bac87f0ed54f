//! Properties of outlines of a solution, and of the lookup from a position to its index.

use crate::oracle::{all_positions, between, pairs, puzzle, solve, three_peg_rules};
use num_bigint::BigUint;
use proptest::prelude::*;
use std::hint::black_box;
use std::sync::atomic::{AtomicU32, Ordering};
use tower_of_hanoi::solver::recursion::{self, Endpoint, Lengths, Recursion, Run, Step, Subproblem, outline};
use tower_of_hanoi::solver::{Disc, Index, Length, Move, Peg, PegCount, Position, Puzzle, Rule, Solution};

fn strokes(solution: &Solution, first: &Index, last: &Index, least: &Index) -> Vec<Run> {
    solution.with_recursion(|recursion| outline(recursion, first, last, least, usize::MAX)).unwrap()
}

/// Some solutions of every recursion.
fn solutions() -> Vec<Solution> {
    let towers =
        three_peg_rules().into_iter().flat_map(|rule| pairs(3).into_iter().map(move |ends| (rule, 3, 5, ends)));
    let more = [
        (Rule::Any, 4, 9, (1, 3)),
        (Rule::Any, 6, 12, (5, 0)),
        (Rule::Star, 4, 8, (1, 2)),
        (Rule::Cyclic, 4, 8, (0, 2)),
    ];
    let mut solutions: Vec<Solution> =
        towers.chain(more).map(|(rule, pegs, count, (from, to))| solve(rule, pegs, count, from, to)).collect();
    for (start, goal) in [("0121", "2010"), ("02211", "12010"), ("1000", "1222")] {
        for rule in [Rule::Any, Rule::OneWay, Rule::Linear] {
            let (start, goal): (Position, Position) = (start.parse().unwrap(), goal.parse().unwrap());
            solutions.push(Solution::new(&between(rule, 3, &start, &goal)).unwrap());
        }
    }
    solutions
}

#[test]
fn the_finest_outline_is_the_list_of_moves() {
    for solution in solutions() {
        let seen = strokes(&solution, &Index::ZERO, solution.total(), &Index::ZERO);
        let mut index = Index::ZERO;
        for stroke in &seen {
            assert_eq!((&stroke.before, &stroke.length), (&index, &Index::from(1)));
            index = index.next();
            assert_eq!(Some(stroke.disc), solution.move_at(&index).map(|step| step.disc));
        }
        assert_eq!(&index, solution.total());
    }
}

#[test]
fn a_coarse_outline_is_complete_and_names_the_largest_discs() {
    for solution in solutions() {
        for least in [1, 2, 7, 30] {
            let mut index = Index::ZERO;
            for stroke in strokes(&solution, &Index::ZERO, solution.total(), &Index::from(least)) {
                assert_eq!(stroke.before, index);
                let mut largest = None;
                for _ in 0..stroke.length.to_u64().unwrap() {
                    index = index.next();
                    largest = largest.max(solution.move_at(&index).map(|step| step.disc));
                }
                assert_eq!(largest, Some(stroke.disc));
                assert!(stroke.length <= least.max(1));
            }
            assert_eq!(&index, solution.total());
        }
    }
}

#[test]
fn exactly_the_positions_on_a_path_have_an_index() {
    for solution in solutions().into_iter().chain([solve(Rule::OneWay, 4, 5, 0, 2), solve(Rule::Any, 3, 1, 0, 1)]) {
        let total = solution.total().to_u64().unwrap();
        let on_path: Vec<Position> = (0..=total).map(|index| solution.position_at(&index.into()).unwrap()).collect();
        let start = &on_path[0];
        for position in all_positions(if start.discs().count() < 6 { 4 } else { 3 }, start.discs().count()) {
            let index = on_path.iter().position(|there| *there == position).map(|index| Index::from(index as u64));
            assert_eq!(solution.index_of(&position), index, "{position}");
        }
        // In larger puzzles, only positions that are one move off the path are checked.
        for (index, position) in (0u64..).zip(&on_path) {
            assert_eq!(solution.index_of(position), Some(index.into()));
            for beside in crate::oracle::legal_moves(position, Rule::Any, PegCount::new(4).unwrap()) {
                let mut off = position.clone();
                off.play_unchecked(beside);
                let index = on_path.iter().position(|there| *there == off).map(|index| Index::from(index as u64));
                assert_eq!(solution.index_of(&off), index, "{off}");
            }
        }
    }
}

proptest! {
    #[test]
    fn outlines_and_index_lookups_work_at_any_size(
        rule in prop::sample::select(three_peg_rules()),
        ends in prop::sample::select(pairs(3)),
        count in 2u32..=400,
        words in prop::collection::vec(any::<u32>(), 24),
        width in 1u32..200,
    ) {
        let solution = Solution::new(&puzzle(rule, 3, count, ends.0, ends.1)).unwrap();
        let index = Index::from(BigUint::new(words) % solution.total().as_biguint());
        prop_assert_eq!(solution.index_of(&solution.position_at(&index).unwrap()), Some(index.clone()));
        // A window has a stroke for each move, and the whole solution has a limited number of strokes.
        let last = (&index + &Index::from(u64::from(width))).min(solution.total().clone());
        let mut at = index.clone();
        for stroke in strokes(&solution, &index, &last, &Index::ZERO) {
            prop_assert_eq!(&stroke.before, &at);
            at = at.next();
            prop_assert_eq!(Some(stroke.disc), solution.move_at(&at).map(|step| step.disc));
        }
        prop_assert_eq!(at, last);
        let whole = strokes(&solution, &Index::ZERO, solution.total(), &solution.total().fraction(1, 512));
        prop_assert!(whole.len() < 6_000, "{}", whole.len());
        let sum = whole.iter().fold(Index::ZERO, |sum, stroke| sum + &stroke.length);
        prop_assert_eq!(&sum, solution.total());
    }
}

#[test]
fn searched_solutions_have_outlines_too() {
    for solution in [solve(Rule::OneWay, 4, 6, 0, 3), solve(Rule::Linear, 5, 1, 0, 4), solve(Rule::Any, 3, 0, 0, 1)] {
        for least in [0, 1, 5, 50] {
            let mut index = Index::ZERO;
            for stroke in solution.outline(&Index::ZERO, solution.total(), &Index::from(least), 1_000) {
                assert_eq!(stroke.before, index);
                let moves =
                    (1..=stroke.length.to_u64().unwrap()).map(|i| solution.move_at(&(&index + &i.into())).unwrap());
                assert_eq!(moves.map(|step| step.disc).max(), Some(stroke.disc));
                index += &stroke.length;
            }
            assert_eq!(&index, solution.total());
        }
    }
}

#[test]
fn an_outline_respects_its_limit() {
    let many = solve(Rule::Linear, 3, 200, 0, 2);
    for solution in solutions().into_iter().chain([many]) {
        for max_strokes in [1, 10, 500] {
            let seen = solution.with_recursion(|recursion| {
                outline(recursion, &Index::ZERO, solution.total(), &Index::ZERO, max_strokes)
            });
            let seen = seen.unwrap();
            // Tasks that are not expanded when the limit is reached add a few parts for each disc.
            assert!(seen.len() <= max_strokes + 5 * 200);
            for stroke in seen.iter().filter(|stroke| stroke.length < 1_000) {
                let moves = (1..=stroke.length.to_u64().unwrap())
                    .map(|i| solution.move_at(&(&stroke.before + &i.into())).unwrap());
                assert_eq!(moves.map(|step| step.disc).max(), Some(stroke.disc));
            }
        }
    }
}

#[test]
fn levels_are_kept_by_their_depth() {
    let solution = Solution::new(&Puzzle::classic(9).unwrap()).unwrap();
    let levels = |keep: &dyn Fn(usize) -> bool| {
        solution.with_recursion(|recursion| recursion::levels_at(recursion, &77.into(), keep).unwrap()).unwrap()
    };
    let depths =
        |keep: &dyn Fn(usize) -> bool| -> Vec<usize> { levels(keep).iter().map(|level| level.depth).collect() };
    let all = depths(&|_| true);
    assert_eq!(all, (0..all.len()).collect::<Vec<_>>());
    assert!(all.len() > 5);
    assert_eq!(
        depths(&|depth| depth % 3 == 1),
        [1, 4, 7].into_iter().filter(|depth| *depth < all.len()).collect::<Vec<_>>()
    );
}

#[test]
fn each_move_is_in_one_part() {
    use tower_of_hanoi::solver::Index;
    use tower_of_hanoi::solver::recursion::{Part, ThreePegs};

    let ring = ThreePegs::of(&crate::oracle::puzzle(tower_of_hanoi::solver::Rule::OneWay, 3, 6, 0, 1)).unwrap();
    let whole = Part::whole(&ring);
    let last = whole.length.clone();
    assert!(!whole.contains(&Index::ZERO) && whole.contains(&last) && !whole.contains(&last.next()));
    let parts = whole.into_parts();
    let numbers = std::iter::successors(Some(Index::from(1)), |number| Some(number.next()));
    for number in numbers.take_while(|number| *number <= last) {
        let inside: Vec<_> = parts.iter().filter(|part| part.contains(&number)).collect();
        assert_eq!(inside.len(), 1, "move {number}");
        assert!(inside[0].before < number && number <= inside[0].end());
    }
}

#[test]
fn the_largest_disc_of_a_stretch_is_that_of_its_moves() {
    for solution in solutions() {
        let total = solution.total().to_u64().unwrap();
        for (first, last) in (0..total)
            .step_by(1 + total as usize / 150)
            .flat_map(|first| [1, 2, 5, 17, 60].map(|length| (first, (first + length).min(total))))
        {
            let (disc, number) = solution.largest_between(&first.into(), &last.into()).unwrap();
            let moves = (first + 1..=last).map(|number| solution.move_at(&number.into()).unwrap().disc);
            assert_eq!(Some(disc), moves.max(), "{first} {last}");
            assert!(number > first && number <= last);
            assert_eq!(solution.move_at(&number).unwrap().disc, disc);
        }
        assert_eq!(solution.largest_between(solution.total(), solution.total()), None);
    }
}

/// Counts the subproblems that are expanded.
struct Counted<'a>(&'a dyn Recursion, AtomicU32);

impl Recursion for Counted<'_> {
    fn root(&self) -> Subproblem {
        self.0.root()
    }

    fn lengths(&self) -> Box<dyn Lengths<'_> + '_> {
        self.0.lengths()
    }

    fn expand(&self, subproblem: &Subproblem, steps: &mut Vec<Step>) {
        self.1.fetch_add(1, Ordering::Relaxed);
        self.0.expand(subproblem, steps);
    }

    fn find(&self, subproblem: &Subproblem, rest: &Length, pegs: &mut [Peg]) -> Option<Move> {
        self.0.find(subproblem, rest, pegs)
    }

    fn peg(&self, endpoint: Endpoint, disc: usize) -> Option<Peg> {
        self.0.peg(endpoint, disc)
    }
}

/// What the scrubber asks for at each input: the bars of its lens, and two searches for the moves of larger discs. None of it costs
/// more where there are more moves.
#[test]
fn what_the_scrubber_asks_for_takes_steps_for_each_disc_only() {
    for (query, discs) in [
        (Rule::Any, 64),
        (Rule::Any, 1_000),
        (Rule::Linear, 64),
        (Rule::Linear, 600),
        (Rule::OneWay, 64),
        (Rule::OneWay, 600),
    ] {
        let solution = solve(query, 3, discs, 0, 2);
        for sevenths in 0..=7 {
            let place = solution.total().fraction(sevenths, 7);
            let steps = |ask: &dyn Fn(&dyn Recursion)| {
                let count = |recursion: &dyn Recursion| {
                    let counted = Counted(recursion, AtomicU32::new(0));
                    ask(&counted);
                    counted.1.load(Ordering::Relaxed)
                };
                solution.with_recursion(count).unwrap()
            };
            let lens = steps(&|recursion| {
                let last = &place + &Index::from(31);
                assert!(outline(recursion, &place, &last, &Index::ZERO, 100).len() <= 31);
            });
            assert!(lens <= 12 * discs + 500, "{query:?} {discs}: {lens} for a lens at {place}");
            for radius in [Index::from(5), solution.total().fraction(1, 100)] {
                let near = steps(&|recursion| {
                    black_box(recursion::largest_between(
                        recursion,
                        &place.saturating_sub(&radius),
                        &(&place + &radius),
                    ));
                });
                assert!(near <= 12 * discs + 100, "{query:?} {discs}: {near} for the largest disc near {place}");
            }
            let next = steps(&|recursion| {
                black_box(recursion::next_larger(recursion, &place, Disc::new(1)));
                black_box(recursion::next_larger(recursion, &place, Disc::new(discs)));
            });
            assert!(next <= 24 * discs + 100, "{query:?} {discs}: {next} for the next larger disc after {place}");
        }
    }
}
