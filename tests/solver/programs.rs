//! Properties of recursive programs, held against an interpreter that runs them.

use crate::oracle::{pairs, puzzle, three_peg_rules};
use num_bigint::BigUint;
use tower_of_hanoi::solver::program::{
    Call, CallFrame, Event, EventKind, Place, PlaceSet, Procedure, Program, ProgramLanguage, Size, Spot, Statement,
};
use tower_of_hanoi::solver::recursion::{FrameStewart, Split};
use tower_of_hanoi::solver::{Index, Move, PathKind, Peg, PegCount, Position, Puzzle, Rule, Solution};

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

/// Runs a program by calling itself, and writes down every event.
struct Interpreter {
    splits: FrameStewart,
    split: Split,
    stack: Vec<CallFrame>,
    moves: u64,
    events: Vec<Event>,
}

impl Interpreter {
    fn run(case: &Case) -> Vec<Event> {
        let program = case.program();
        let ends = case.puzzle.towers().unwrap();
        let splits = FrameStewart::new(case.puzzle.discs(), PegCount::FOUR, ends, Split::Smallest).unwrap();
        let split = case.path.split().unwrap();
        let mut run = Self { splits, split, stack: Vec::new(), moves: 0, events: Vec::new() };
        run.call(program.main().procedure, case.puzzle.discs().count(), 0, ends, Some(program.main().spare));
        run.events
    }

    fn event(&mut self, kind: EventKind, spot: Spot) {
        self.stack.last_mut().unwrap().at.spot = spot;
        let (frame, callers) = self.stack.split_last().unwrap();
        self.events.push(Event { kind, moves: self.moves.into(), frame: *frame, callers: callers.to_vec() });
    }

    fn aside(&self, n: u32) -> u32 {
        if n == 1 {
            return 0;
        }
        let (fewest, most) = self.splits.best_aside(4, n);
        if self.split == Split::Smallest { fewest } else { most }
    }

    fn call(&mut self, procedure: Procedure, n: u32, low: u32, (source, target): (Peg, Peg), spare: Option<Peg>) {
        let free: Vec<Peg> = PegCount::FOUR.iter().filter(|&peg| peg != source && peg != target).collect();
        let is_four = procedure == Procedure::Four;
        let call = Call {
            procedure,
            n,
            low,
            source,
            target,
            spare: if is_four { free[0] } else { spare.unwrap() },
            other: is_four.then(|| free[1]),
            aside: (is_four && n > 0).then(|| self.aside(n)),
        };
        let return_to = self.stack.last().map(|caller| caller.at);
        self.stack.push(CallFrame { call, at: Place { procedure, spot: Spot::Header }, return_to });
        self.event(EventKind::Enter, Spot::Header);
        self.event(EventKind::Test, Spot::Guard);
        if n == 0 {
            self.event(EventKind::Return, Spot::Guard);
        } else {
            for (number, statement) in procedure.statements().iter().enumerate() {
                self.execute(call, Spot::Statement(number), *statement);
            }
            self.event(EventKind::Return, Spot::End);
        }
        self.stack.pop();
    }

    fn execute(&mut self, call: Call, spot: Spot, statement: Statement) {
        let peg = |role| call.peg(role).unwrap();
        match statement {
            Statement::Move { from, to } => {
                let mv = Move { disc: call.largest().unwrap(), from: peg(from), to: peg(to) };
                self.event(EventKind::Move(mv), spot);
                self.moves += 1;
            }
            Statement::Call { procedure, size, pegs } => {
                self.event(EventKind::Call, spot);
                let (n, low) = match size {
                    Size::Smaller => (call.n - 1, call.low),
                    Size::Aside => (call.aside.unwrap(), call.low),
                    Size::Rest => (call.n - call.aside.unwrap(), call.low + call.aside.unwrap()),
                };
                let pegs: Vec<Peg> = pegs.iter().map(|&role| peg(role)).collect();
                self.call(procedure, n, low, (pegs[0], pegs[1]), pegs.get(2).copied());
            }
        }
    }
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
            assert!(position.is_legal(mv, case.puzzle.rule(), case.puzzle.pegs()));
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

/// What a debugger does, on the list of all events.
struct Naive(Vec<Event>);

impl Naive {
    fn depth(&self, number: usize) -> usize {
        self.0[number].callers.len()
    }

    fn after(&self, number: usize, is_wanted: impl Fn(usize) -> bool) -> Option<Index> {
        (number + 1..self.0.len()).find(|&number| is_wanted(number)).map(index)
    }

    fn step_over(&self, number: usize) -> Option<Index> {
        self.after(number, |later| self.depth(later) <= self.depth(number))
            .filter(|_| self.0[number].kind == EventKind::Call)
            .or_else(|| self.after(number, |_| true))
    }

    fn step_out(&self, number: usize) -> Option<Index> {
        let is_return = self.0[number].kind == EventKind::Return;
        let depth = self.depth(number).checked_sub(usize::from(is_return))?;
        self.after(number, |later| self.0[later].kind == EventKind::Return && self.depth(later) == depth)
    }

    fn begin(&self, number: usize, depth: usize) -> Option<Index> {
        let is_begin = |&earlier: &usize| self.0[earlier].kind == EventKind::Enter && self.depth(earlier) == depth;
        (0..=number).rev().find(is_begin).filter(|_| depth <= self.depth(number)).map(index)
    }
}

/// Checks stepping from one event to all lines.
fn check_steps(program: &Program, naive: &Naive, number: usize, lines: &[PlaceSet]) {
    let here = index(number);
    assert_eq!(program.step_over(&here), naive.step_over(number), "over {number}");
    assert_eq!(program.step_out(&here), naive.step_out(number), "out of {number}");
    for depth in 0..=naive.depth(number) + 1 {
        assert_eq!(program.event_of_call(&here, depth), naive.begin(number, depth), "{number}, depth {depth}");
    }
    for &places in lines {
        let is_there = |other: &usize| places.contains(naive.0[*other].frame.at);
        let next = (number + 1..naive.0.len()).find(is_there).map(index);
        let previous = (0..number).rev().find(is_there).map(index);
        assert_eq!(program.next_at(&here, places), next, "from {number} to {places:?}");
        assert_eq!(program.previous_at(&here, places), previous, "back from {number} to {places:?}");
    }
}

#[test]
fn steps_are_those_through_the_list_of_all_events() {
    for case in (0..=4).flat_map(cases).chain((5..=6).flat_map(kinds)) {
        let (program, naive) = (case.program(), Naive(Interpreter::run(&case)));
        let texts = [ProgramLanguage::Python, ProgramLanguage::Java].map(|language| program.text(language));
        let lines = texts.iter().flat_map(|text| (0..=text.as_str().lines().count() + 1).map(|line| text.places(line)));
        let lines: Vec<PlaceSet> = lines.collect();
        let stride = 1 + naive.0.len() / 150;
        for number in (0..naive.0.len()).step_by(stride).chain([naive.0.len() - 1]) {
            check_steps(&program, &naive, number, &lines);
        }
    }
}

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
