//! Events of many discs, held against the solver's moves and positions.

use num_bigint::BigUint;
use tower_of_hanoi::solver::program::{EventKind, PlaceSet, Program, ProgramLanguage};
use tower_of_hanoi::solver::recursion::Split;
use tower_of_hanoi::solver::{Index, Position, Rule, Solution};

use super::{Case, kinds};

/// Numbers below a bound, the same ones in every run (G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number
/// generators, OOPSLA 2014, doi:10.1145/2660193.2660195).
fn numbers_below(bound: &Index, seed: u64) -> impl Iterator<Item = Index> {
    let (bound, mut state) = (bound.as_biguint().clone(), seed);
    let words = bound.bits() / 32 + 2;
    std::iter::repeat_with(move || {
        let word = |_| {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            ((mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB) >> 32) as u32
        };
        Index::from(BigUint::new((0..words).map(word).collect()) % &bound)
    })
}

/// Checks an event against the solver's moves and positions, and against the events around it.
fn check_far_event(program: &Program, solution: &Solution, number: &Index) {
    let event = program.event_at(number).unwrap();
    let last_move = program.event_of_move(&event.moves);
    let next_move = program.event_of_move(&event.moves.next());
    assert!(last_move.is_none_or(|before| before < *number));
    assert!(next_move.as_ref().is_none_or(|after| number <= after));
    let is_move = next_move.as_ref() == Some(number);
    match event.kind {
        EventKind::Move(mv) => assert_eq!(solution.move_at(&event.moves.next()), Some(mv)),
        _ => assert!(!is_move),
    }
    let call = event.frame.call;
    let position = solution.position_at(&event.moves).unwrap();
    let tower = |position: &Position| {
        let discs = position.pegs()[call.low as usize..][..call.n as usize].to_vec();
        (discs.iter().all(|peg| *peg == discs[0])).then(|| discs.first().copied()).flatten()
    };
    match event.kind {
        EventKind::Enter if call.n > 0 => assert_eq!(tower(&position), Some(call.source)),
        EventKind::Return if call.n > 0 => assert_eq!(tower(&position), Some(call.target)),
        _ => {}
    }
    let depth = event.callers.len();
    let begin = program.event_of_call(number, depth).unwrap();
    let first = program.event_at(&begin).unwrap();
    assert_eq!((first.kind, first.frame.call), (EventKind::Enter, call));
    assert_eq!(first.callers, event.callers);
    let end = program.step_out(&begin).unwrap();
    assert!(begin <= *number && *number <= end);
    let last = program.event_at(&end).unwrap();
    assert_eq!((last.kind, last.frame.call, last.callers), (EventKind::Return, call, event.callers));
    assert_eq!(program.event_of_call(number, depth + 1), None);
}

#[test]
fn far_events_of_64_discs_agree_with_the_solver() {
    for (seed, case) in kinds(64).into_iter().enumerate() {
        let (program, solution) = (case.program(), case.solution());
        let count = program.event_count();
        let special = [Index::ZERO, count.fraction(1, 2), count.previous().unwrap()];
        let random = numbers_below(&count, seed as u64).take(1_000);
        random.chain(special).for_each(|number| check_far_event(&program, &solution, &number));
        for number in numbers_below(solution.total(), seed as u64).take(200) {
            let event = program.event_of_move(&number.next()).unwrap();
            check_far_event(&program, &solution, &event);
        }
    }
}

#[test]
fn lines_of_64_discs_are_reached_without_passing_one() {
    for (seed, case) in kinds(64).into_iter().enumerate() {
        let program = case.program();
        let text = program.text(ProgramLanguage::JavaScript);
        let lines: Vec<PlaceSet> = (1..=text.as_str().lines().count()).map(|line| text.places(line)).collect();
        for number in numbers_below(&program.event_count(), seed as u64).take(100) {
            for &places in lines.iter().filter(|places| !places.is_empty()) {
                let Some(next) = program.next_at(&number, places) else { continue };
                assert!(number < next && places.contains(program.event_at(&next).unwrap().frame.at));
                let is_there = places.contains(program.event_at(&number).unwrap().frame.at);
                let before = program.previous_at(&next, places);
                assert!(before.as_ref().is_none_or(|before| *before <= number), "one was passed");
                assert_eq!(before == Some(number.clone()), is_there);
            }
        }
    }
}

#[test]
fn thousands_of_discs_are_exact() {
    for discs in [1_000, 10_000] {
        let case = Case::new(Rule::Any, 3, discs, (0, 2), Split::Smallest);
        let (program, half) = (case.program(), Index::power_of_two(discs - 1));
        assert_eq!(program.event_count(), (&half * 18).checked_sub(&6.into()).unwrap());
        let middle = program.event_of_move(&half).unwrap();
        assert_eq!(middle, (&half * 9).checked_sub(&3.into()).unwrap());
        let event = program.event_at(&middle).unwrap();
        assert!(matches!(event.kind, EventKind::Move(mv) if mv.disc.number() == discs));
        assert!(event.callers.is_empty());
        assert_eq!(program.step_over(&2.into()), Some(middle));
    }
    for case in kinds(1_000) {
        let (program, solution) = (case.program(), case.solution());
        numbers_below(&program.event_count(), 7)
            .take(20)
            .for_each(|number| check_far_event(&program, &solution, &number));
    }
}
