//! What is not there: events past the end, places of other programs, puzzles without a program.

use tower_of_hanoi::solver::program::{Place, PlaceSet, Procedure, Program, ProgramLanguage, Spot};
use tower_of_hanoi::solver::{Index, PathKind, PegCount, Puzzle, Rule};

use super::cases;
use crate::oracle::{pairs, puzzle, three_peg_rules};

#[test]
fn what_is_not_there_is_none() {
    let place = |spot| Place { procedure: Procedure::Twice, spot };
    let foreign: PlaceSet =
        [Spot::Header, Spot::Statement(5), Spot::Statement(usize::MAX)].map(place).into_iter().collect();
    let huge: Index = format!("9{}", "0".repeat(20_000)).parse().unwrap();
    for case in (0..3).flat_map(cases).filter(|case| case.puzzle.rule() == Rule::Any) {
        let program = case.program();
        let count = program.event_count();
        for index in [&count, &count.next(), &huge] {
            assert_eq!((program.event_at(index), program.event_of_move(index)), (None, None));
            assert_eq!((program.step_over(index), program.step_out(index)), (None, None));
            assert_eq!(program.event_of_call(index, 0), None);
            let everywhere = program.text(ProgramLanguage::Rust).places(1);
            assert_eq!((program.next_at(index, everywhere), program.previous_at(index, everywhere)), (None, None));
        }
        for places in [foreign, PlaceSet::default()] {
            assert_eq!(program.next_at(&Index::ZERO, places), None);
            assert_eq!(program.previous_at(&count.previous().unwrap(), places), None);
        }
        assert_eq!(program.event_of_call(&Index::ZERO, usize::MAX), None);
        let text = program.text(ProgramLanguage::Rust);
        assert_eq!(text.line(place(Spot::Statement(usize::MAX))), None);
        assert!([0, usize::MAX].into_iter().all(|line| text.places(line).is_empty()));
    }
}

#[test]
fn a_puzzle_without_a_program_names_one_that_has() {
    let mut refused = 0;
    let rules = three_peg_rules().into_iter().map(|rule| (rule, 3));
    let named = Rule::NAMED.into_iter().flat_map(|rule| (2..=10).map(move |pegs| (rule, pegs)));
    for (rule, pegs) in rules.chain(named) {
        for (from, to) in pairs(pegs).into_iter().chain([(1, 1)]) {
            let puzzle = puzzle(rule, pegs, 3, from, to);
            let has_one = match (pegs, puzzle.allows_all_moves()) {
                (3 | 4, true) => true,
                (3, false) => {
                    PegCount::THREE.iter().all(|a| puzzle.pegs().iter().filter(|&b| puzzle.allows(a, b)).count() == 1)
                }
                _ => false,
            };
            match Program::new(&puzzle, PathKind::default()) {
                Ok(_) => assert!(has_one && from != to, "{puzzle:?}"),
                Err(error) => {
                    assert!(!has_one || from == to, "{puzzle:?}");
                    assert!(Program::new(&error.nearest, PathKind::default()).is_ok(), "{puzzle:?}: {error}");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 100);
}

#[test]
fn positions_other_paths_and_too_many_discs_have_no_program() {
    let nearest = |puzzle: &Puzzle, path| Program::new(puzzle, path).unwrap_err().nearest;
    let classic = Puzzle::classic(4).unwrap();
    assert_eq!(nearest(&classic, PathKind::Hamiltonian), classic);
    let from_here = classic.with_start("1021".parse().unwrap()).unwrap();
    assert_eq!(nearest(&from_here, PathKind::default()), puzzle(Rule::Any, 3, 4, 1, 2));
    let too_many = puzzle(Rule::OneWay, 3, Program::MAX_DISCS + 1, 2, 0);
    assert_eq!(nearest(&too_many, PathKind::default()), puzzle(Rule::OneWay, 3, Program::MAX_DISCS, 2, 0));
    let five = Program::new(&puzzle(Rule::Cyclic, 5, 3, 0, 4), PathKind::default()).unwrap_err();
    let sentence =
        "this puzzle has no recursive program; the nearest that has one: 4 pegs, 3 discs, rule any, from A to D";
    assert_eq!(five.to_string(), sentence);
}
