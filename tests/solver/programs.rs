//! Properties of recursive programs, held against an interpreter that runs them.

mod far;
mod interpreter;
mod refusals;
mod steps;

use tower_of_hanoi::solver::program::{EventKind, Program, ProgramLanguage};
use tower_of_hanoi::solver::recursion::Split;
use tower_of_hanoi::solver::{Index, PathKind, Puzzle, Rule, Solution};

use crate::oracle::{pairs, puzzle};
use interpreter::Interpreter;

/// A puzzle that has a program, and which of its solutions.
struct Case {
    puzzle: Puzzle,
    path: PathKind,
}

impl Case {
    fn new(rule: Rule, pegs: u8, discs: u32, (from, to): (u8, u8), split: Split) -> Self {
        Self { puzzle: puzzle(rule, pegs, discs, from, to), path: PathKind::Shortest(split) }
    }

    fn program(&self) -> Program {
        Program::new(&self.puzzle, self.path).unwrap()
    }

    fn solution(&self) -> Solution {
        Solution::with_path(&self.puzzle, self.path).unwrap()
    }
}

/// All kinds of programs with all ends, for this many discs.
fn cases(discs: u32) -> Vec<Case> {
    let three = [Rule::Any, Rule::OneWay, "arcs:02,21,10".parse().unwrap()];
    let three = three.into_iter().flat_map(|rule| pairs(3).into_iter().map(move |ends| (rule, 3, ends)));
    let all = three.chain(pairs(4).into_iter().map(|ends| (Rule::Any, 4, ends)));
    let new = |(rule, pegs, ends)| Split::ALL.map(|split| Case::new(rule, pegs, discs, ends, split));
    all.flat_map(new).collect()
}

/// One case of each kind.
fn kinds(discs: u32) -> [Case; 5] {
    [
        Case::new(Rule::Any, 3, discs, (0, 2), Split::Smallest),
        Case::new(Rule::OneWay, 3, discs, (0, 1), Split::Smallest),
        Case::new(Rule::OneWay, 3, discs, (0, 2), Split::Smallest),
        Case::new(Rule::Any, 4, discs, (0, 3), Split::Smallest),
        Case::new(Rule::Any, 4, discs, (2, 1), Split::Largest),
    ]
}

fn index(number: usize) -> Index {
    Index::from(number as u64)
}

/// Checks every event of a case, its moves against the solution, and the number of events.
fn check_events(case: &Case) {
    let (program, solution, events) = (case.program(), case.solution(), Interpreter::run(case));
    assert_eq!(program.event_count(), index(events.len()), "{:?}", case.puzzle);
    assert_eq!(program.event_at(&index(events.len())), None);
    let mut position = case.puzzle.start().position(case.puzzle.discs());
    for (number, expected) in events.iter().enumerate() {
        assert_eq!(program.event_at(&index(number)).as_ref(), Some(expected), "{:?}, event {number}", case.puzzle);
        if let EventKind::Move(mv) = expected.kind {
            assert!(position.is_legal(mv, &case.puzzle));
            position.play_unchecked(mv);
            let made = expected.moves.next();
            assert_eq!(solution.move_at(&made), Some(mv), "{:?}, move {made}", case.puzzle);
            assert_eq!(program.event_of_move(&made), Some(index(number)));
        }
    }
    assert_eq!(position, case.puzzle.goal().position(case.puzzle.discs()));
    assert_eq!(events.last().unwrap().moves, *solution.total());
    assert_eq!(program.event_of_move(&Index::ZERO), None);
    assert_eq!(program.event_of_move(&solution.total().next()), None);
}

#[test]
fn every_event_is_that_of_an_interpreter() {
    (0..=5).flat_map(cases).for_each(|case| check_events(&case));
}

#[test]
fn every_event_of_ten_discs_is_that_of_an_interpreter() {
    (6..=10).flat_map(kinds).for_each(|case| check_events(&case));
}

#[test]
fn numbers_of_events_are_as_their_formulas_say() {
    let (mut once, mut twice) = (3u128, 3u128);
    for discs in 0..=64 {
        let [classic, next, back, ..] = kinds(discs).map(|case| case.program().event_count().to_string());
        assert_eq!(classic, (9 * (1u128 << discs) - 6).to_string());
        assert_eq!([next, back], [once, twice].map(|events| events.to_string()), "{discs} discs");
        (once, twice) = (2 * twice + 6, 2 * twice + once + 8);
    }
}

/// The numbers of events on four pegs for each number of discs from 0, by trying out all splits.
fn fewest_moves_and_their_events(discs: usize) -> Vec<(u64, u64)> {
    let mut best = vec![(0, 3)];
    for n in 1..=discs {
        let moves = |k: usize| 2 * best[k].0 + (1u64 << (n - k)) - 1;
        let least = (0..n).map(moves).min().unwrap();
        let k = if n == 1 { 0 } else { (1..n).find(|&k| moves(k) == least).unwrap() };
        best.push((least, 2 * best[k].1 + 9 * (1 << (n - k)) - 6 + 6));
    }
    best
}

#[test]
fn numbers_of_events_on_four_pegs_are_those_of_the_first_best_split() {
    for (discs, (moves, events)) in (0..).zip(fewest_moves_and_their_events(60)) {
        let case = Case::new(Rule::Any, 4, discs, (0, 3), Split::Smallest);
        let found = (case.solution().total().to_u64(), case.program().event_count().to_u64());
        assert_eq!(found, (Some(moves), Some(events)), "{discs} discs");
    }
}

#[test]
fn each_place_has_a_line_and_each_line_its_places() {
    for case in kinds(3) {
        let program = case.program();
        for language in ProgramLanguage::ALL {
            let text = program.text(language);
            let lines: Vec<&str> = text.as_str().lines().collect();
            assert!(lines[text.main_line() - 1].contains(&format!(
                "{}(3, \"{}\"",
                program.main().procedure,
                program.main().source
            )));
            for event in Interpreter::run(&case) {
                let place = event.frame.at;
                let line = text.line(place).unwrap();
                assert!(text.places(line).contains(place));
                let shown = lines[line - 1];
                assert_eq!(shown.contains('→'), matches!(event.kind, EventKind::Move(_)), "{language}: {shown}");
                if event.kind == EventKind::Test {
                    assert!(shown.trim_start().starts_with("if "), "{language}: {shown}");
                }
            }
        }
    }
}
