//! What explains a move: the round trip of its disc, the tasks that contain it, and the distance to the goal.

use crate::oracle::{puzzle, three_peg_rules};
use tower_of_hanoi::solver::graph::DistancesToGoal;
use tower_of_hanoi::solver::recursion::{self, Step, Tasks};
use tower_of_hanoi::solver::{Disc, DiscCycle, Index, Optimality, PathKind, Peg, Position, Puzzle, Rule, Solution};

const ENDS: [(u8, u8); 6] = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];

fn solve(puzzle: &Puzzle, path: PathKind) -> Solution {
    Solution::with_path(puzzle, path).unwrap()
}

fn indices(solution: &Solution) -> impl Iterator<Item = Index> {
    (1..=solution.total().to_u64().unwrap()).map(Index::from)
}

/// Replays whole solutions: each disc goes along its cycle, trip by trip.
#[test]
fn a_disc_repeats_the_trips_of_its_cycle() {
    let mut with_cycle = 0;
    for rule in three_peg_rules() {
        for ((from, to), count) in ENDS.into_iter().flat_map(|ends| (1..=6).map(move |count| (ends, count))) {
            let puzzle = puzzle(rule, 3, count, from, to);
            let Ok(solution) = Solution::new(&puzzle) else { continue };
            let mut trips = vec![0u64; count as usize];
            for index in indices(&solution) {
                let step = solution.move_at(&index).unwrap();
                trips[step.disc.index()] += 1;
                let cycle = DiscCycle::of(&puzzle, &solution, &index, step.disc);
                assert_eq!(cycle.is_some(), solution.digits().is_some(), "{puzzle:?}");
                let Some(cycle) = cycle else { continue };
                with_cycle += 1;
                assert_eq!(cycle.moves().to_u64(), Some(trips[step.disc.index()]), "{puzzle:?} {index}");
                let trip = cycle.last_trip().unwrap();
                assert_eq!(cycle.trips()[trip], (step.from, step.to), "{puzzle:?} {index}");
                assert_eq!(cycle.is_back_and_forth(), !puzzle.allows_all_moves());
            }
            let nobody = Disc::new(count + 1).unwrap();
            assert_eq!(DiscCycle::of(&puzzle, &solution, &Index::ZERO, nobody), None);
        }
    }
    assert!(with_cycle > 1_000);
    let legend = puzzle(Rule::Any, 3, 1_000, 0, 2);
    let solution = solve(&legend, PathKind::default());
    let cycle = DiscCycle::of(&legend, &solution, &Index::power_of_two(998), Disc::new(999).unwrap()).unwrap();
    assert_eq!((cycle.moves(), cycle.to_string()), (&Index::from(1), "A → B → C → A".into()));
}

/// Puzzles with a recursion: rules, numbers of pegs, towers and scattered discs.
fn recursive_puzzles() -> Vec<(Puzzle, PathKind)> {
    let mut puzzles = Vec::new();
    for rule in three_peg_rules() {
        for (from, to) in ENDS {
            puzzles.extend((2..=4).map(|count| (puzzle(rule, 3, count, from, to), PathKind::default())));
        }
        for position in ["0120", "2100", "22010", "00211"] {
            let position: Position = position.parse().unwrap();
            let count = position.discs().count();
            puzzles.push((puzzle(rule, 3, count, 0, 2).with_start(position).unwrap(), PathKind::default()));
        }
    }
    puzzles.push((puzzle(Rule::Any, 3, 4, 0, 2), PathKind::Hamiltonian));
    for (rule, pegs, count) in
        [(Rule::Any, 4, 9), (Rule::Any, 5, 12), (Rule::Star, 4, 6), (Rule::Cyclic, 4, 6), (Rule::Linear, 4, 6)]
    {
        puzzles.push((puzzle(rule, pegs, count, 1, 2), PathKind::default()));
    }
    puzzles.push((puzzle(Rule::Linear, 4, 7, 0, 1), PathKind::default()));
    puzzles
}

fn tasks(solution: &Solution, index: &Index, outer: usize, inner: usize) -> Option<Tasks> {
    solution.with_recursion(|recursion| recursion::tasks_at(recursion, index, outer, inner)).flatten()
}

/// The tasks are nested, contain the move, begin with the whole puzzle and end with a task that has the move as a step.
#[test]
fn the_tasks_of_a_move_are_nested() {
    let mut seen = 0;
    for (puzzle, path) in recursive_puzzles() {
        let Ok(solution) = Solution::with_path(&puzzle, path) else { continue };
        if solution.optimality() == Optimality::Searched || solution.total().is_zero() {
            continue;
        }
        for index in indices(&solution) {
            let Some(all) = tasks(&solution, &index, usize::MAX, 0) else { continue };
            seen += 1;
            assert_eq!((all.left_out, all.inner.len(), Some(all.mv)), (0, 0, solution.move_at(&index)));
            let lengths: Vec<Index> =
                all.outer.iter().map(|task| task.steps.iter().map(|(_, length)| length).sum()).collect();
            assert!(all.outer.first().is_none_or(|task| task.before.is_zero()) || lengths[0] < *solution.total());
            for (task, length) in all.outer.iter().zip(&lengths) {
                assert!(task.before < index && index <= &task.before + length, "{puzzle:?} {index}");
                assert!(task.steps.iter().filter(|(_, length)| !length.is_zero()).count() > 1);
                assert!(task.subproblem.disc_indices().contains(&all.mv.disc.index()));
            }
            for (pair, lengths) in all.outer.windows(2).zip(lengths.windows(2)) {
                let (outer, inner) = (&pair[0], &pair[1]);
                assert!(outer.before <= inner.before && &inner.before + &lengths[1] <= &outer.before + &lengths[0]);
                assert!(lengths[1] < lengths[0] && outer.depth < inner.depth);
                let (discs, others) = (inner.subproblem.disc_indices(), outer.subproblem.disc_indices());
                assert!(others.start <= discs.start && discs.end <= others.end);
            }
            assert_eq!(all.last.steps[all.last.chosen].0, Step::Move(all.mv));
        }
    }
    assert!(seen > 10_000, "{seen}");
}

/// However many are left out, the others are the same.
#[test]
fn the_outermost_and_the_innermost_tasks_are_kept() {
    for (puzzle, path) in recursive_puzzles() {
        let Ok(solution) = Solution::with_path(&puzzle, path) else { continue };
        let index = solution.total().fraction(2, 5).next();
        let Some(all) = tasks(&solution, &index, usize::MAX, 0) else { continue };
        for (outer, inner) in (0..4).flat_map(|outer| (0..4).map(move |inner| (outer, inner))) {
            let some = tasks(&solution, &index, outer, inner).unwrap();
            let kept: Vec<usize> = some.iter().map(|task| task.depth).collect();
            let places = (0..all.outer.len()).filter(|&place| place < outer || place + inner >= all.outer.len());
            assert_eq!(kept, places.map(|place| all.outer[place].depth).collect::<Vec<_>>());
            assert_eq!(kept.len() + some.left_out, all.outer.len());
        }
    }
    let legend = solve(&Puzzle::classic(1_000).unwrap(), PathKind::default());
    let some = tasks(&legend, &legend.total().fraction(1, 3), 3, 3).unwrap();
    assert_eq!((some.outer.len(), some.inner.len(), some.left_out), (3, 3, 993));
}

/// The fewest moves from every position to the goal, by trying moves until nothing gets better.
fn distances(puzzle: &Puzzle) -> Vec<(Position, Option<u64>)> {
    let mut known: Vec<_> =
        crate::oracle::all_positions(puzzle.pegs().count(), puzzle.discs().count()).map(|at| (at, None)).collect();
    let goal = puzzle.goal().position(puzzle.discs());
    for (position, distance) in &mut known {
        *distance = (*position == goal).then_some(0);
    }
    loop {
        let before: std::collections::HashMap<Position, Option<u64>> = known.iter().cloned().collect();
        for (position, distance) in &mut known {
            for step in position.legal_moves(puzzle) {
                let mut next = position.clone();
                next.play_unchecked(step);
                if let Some(further) = before[&next].map(|further| further + 1) {
                    *distance = Some(distance.map_or(further, |known| known.min(further)));
                }
            }
        }
        if known.iter().all(|(position, distance)| before[position] == *distance) {
            return known;
        }
    }
}

#[test]
fn a_searched_solution_knows_how_far_every_position_is() {
    let scattered = |text: &str| -> Position { text.parse().unwrap() };
    let puzzles = [
        puzzle(Rule::OneWay, 4, 4, 0, 2),
        puzzle(Rule::Linear, 4, 4, 0, 3),
        puzzle(Rule::Star, 5, 3, 1, 2),
        puzzle(Rule::Any, 4, 4, 0, 3).with_start(scattered("0213")).unwrap(),
        // The largest disc is where it belongs.
        puzzle(Rule::OneWay, 4, 4, 0, 2).with_start(scattered("2013")).unwrap(),
    ];
    for puzzle in puzzles {
        let solution = solve(&puzzle, PathKind::default());
        assert_eq!(solution.optimality(), Optimality::Searched);
        let table = DistancesToGoal::of(&puzzle).unwrap();
        let fixed = puzzle.start().position(puzzle.discs()).pegs().last() == Some(&Peg::C);
        for (position, distance) in distances(&puzzle) {
            assert_eq!(table.from(&position).map(u64::from), distance, "{puzzle:?} {position}");
            if !fixed || position.pegs().last() == Some(&Peg::C) {
                assert_eq!(solution.distance_from(&position), distance.map(Index::from), "{puzzle:?} {position}");
            }
        }
        for index in indices(&solution) {
            let left = solution.total().saturating_sub(&index);
            assert_eq!(solution.distance_from(&solution.position_at(&index).unwrap()), Some(left));
        }
        assert_eq!(table.from(&"9999".parse().unwrap()), None, "no such pegs");
    }
    // Without a search, only what is on the path.
    let classic = puzzle(Rule::Any, 3, 3, 0, 2);
    let solution = solve(&classic, PathKind::default());
    assert_eq!(solution.distance_from(&scattered("002")), Some(Index::from(6)));
    assert_eq!(solution.distance_from(&scattered("111")), None);
    assert!(DistancesToGoal::of(&Puzzle::classic(12).unwrap()).is_err(), "too many positions");
}
