//! Independent checks of the solver: replay of every move, and breadth-first search over all positions.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::collections::{HashMap, VecDeque};

use tower_of_hanoi::solver::recursion;
use tower_of_hanoi::solver::{
    Citation, DiscCount, Index, Move, Optimality, Peg, PegCount, Placement, Position, Puzzle, Rule, Solution,
};

pub fn discs(count: u32) -> DiscCount {
    DiscCount::new(count).unwrap()
}

pub fn peg(number: u8) -> Peg {
    Peg::new(number).unwrap()
}

pub fn puzzle(rule: Rule, pegs: u8, count: u32, from: u8, to: u8) -> Puzzle {
    let ends = (Placement::Tower(peg(from)), Placement::Tower(peg(to)));
    Puzzle::new(rule, PegCount::new(pegs).unwrap(), discs(count), ends.0, ends.1).unwrap()
}

pub fn solve(rule: Rule, pegs: u8, count: u32, from: u8, to: u8) -> Solution {
    Solution::new(&puzzle(rule, pegs, count, from, to)).unwrap()
}

/// A puzzle with this rule, for moves from a position.
pub fn ruled(rule: Rule, pegs: PegCount, position: &Position) -> Puzzle {
    Puzzle::new(rule, pegs, position.discs(), Placement::Tower(Peg::A), Placement::Tower(Peg::A)).unwrap()
}

/// Every ordered pair of different pegs.
pub fn pairs(pegs: u8) -> Vec<(u8, u8)> {
    (0..pegs).flat_map(|from| (0..pegs).map(move |to| (from, to))).filter(|(from, to)| from != to).collect()
}

/// All strongly connected rules on three pegs, by their arcs and by their names.
pub fn three_peg_rules() -> Vec<Rule> {
    let arcs = pairs(3);
    let sets = (1u32..64).map(|set| {
        let chosen = arcs.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
        chosen.fold(Default::default(), |arcs: tower_of_hanoi::solver::Arcs, (_, &(a, b))| arcs.with(peg(a), peg(b)))
    });
    sets.map(Rule::Arcs).chain(Rule::NAMED).filter(|&rule| pairs(3).iter().all(|&(a, b)| reaches(rule, a, b))).collect()
}

fn reaches(rule: Rule, from: u8, to: u8) -> bool {
    let go = |a: u8, b: u8| rule.allows(PegCount::THREE, peg(a), peg(b));
    go(from, to) || go(from, 3 - from - to) && go(3 - from - to, to)
}

/// All legal moves from a position.
pub fn legal_moves(position: &Position, rule: Rule, pegs: PegCount) -> Vec<Move> {
    let puzzle = ruled(rule, pegs, position);
    let mut moves = Vec::new();
    for (disc, from) in position.iter() {
        for to in pegs.iter() {
            let step = Move { disc, from, to };
            if position.is_legal(step, &puzzle) {
                moves.push(step);
            }
        }
    }
    moves
}

/// A puzzle between two positions.
pub fn between(rule: Rule, pegs: u8, start: &Position, goal: &Position) -> Puzzle {
    let ends = (Placement::Position(start.clone()), Placement::Position(goal.clone()));
    Puzzle::new(rule, PegCount::new(pegs).unwrap(), start.discs(), ends.0, ends.1).unwrap()
}

pub fn all_positions(pegs: u8, count: u32) -> impl Iterator<Item = Position> {
    let base = u32::from(pegs);
    (0..base.pow(count)).map(move |number| {
        let digit = |place| peg((number / base.pow(place) % base) as u8);
        Position::from_pegs((0..count).map(digit).collect()).unwrap()
    })
}

/// The distances from a tower to all reachable positions.
pub fn distances(rule: Rule, pegs: u8, count: u32, from: u8) -> HashMap<Position, u64> {
    distances_from(rule, pegs, Position::tower(discs(count), peg(from)))
}

/// The distances from a position to all reachable positions.
pub fn distances_from(rule: Rule, pegs: u8, start: Position) -> HashMap<Position, u64> {
    let pegs = PegCount::new(pegs).unwrap();
    let mut found = HashMap::from([(start.clone(), 0)]);
    let mut waiting = VecDeque::from([start]);
    while let Some(position) = waiting.pop_front() {
        let next = found[&position] + 1;
        for step in legal_moves(&position, rule, pegs) {
            let mut reached = position.clone();
            reached.play_unchecked(step);
            if !found.contains_key(&reached) {
                found.insert(reached.clone(), next);
                waiting.push_back(reached);
            }
        }
    }
    found
}

/// Makes every move from the start and checks that each is legal, that seeking finds the replayed position, that the
/// trace ends at the move, and that the last position is the goal.
pub fn check_by_replay(puzzle: &Puzzle) {
    let solution = Solution::new(puzzle).unwrap();
    let total = solution.total().to_u64().unwrap();
    let mut position = puzzle.start().position(puzzle.discs());
    assert_eq!(solution.position_at(&Index::ZERO).as_ref(), Some(&position));
    assert_eq!(solution.move_at(&Index::ZERO), None);
    for index in (1..=total).map(Index::from) {
        let step = solution.move_at(&index).unwrap();
        assert!(position.is_legal(step, puzzle), "{puzzle:?} move {index}: {step}");
        position.play_unchecked(step);
        assert_eq!(solution.position_at(&index).as_ref(), Some(&position), "{puzzle:?} after {index}");
        check_trace(&solution, &index, step);
    }
    assert_eq!(position, puzzle.goal().position(puzzle.discs()));
    let beyond = solution.total().next();
    assert_eq!(solution.move_at(&beyond), None);
    assert_eq!(solution.position_at(&beyond), None);
}

/// Checks that the trace of a move ends at that move, and that each frame contains the next.
pub fn check_trace(solution: &Solution, index: &Index, step: Move) {
    use tower_of_hanoi::solver::recursion::Step;
    // Searched solutions have no recursion, and single discs need none.
    let has_none =
        solution.optimality() == Optimality::Searched || solution.optimality() == Optimality::Proven(Citation::Trivial);
    let Some(trace) = solution.trace_at(index) else {
        assert!(has_none, "{solution:?} has no trace of move {index}");
        return;
    };
    let last = trace.frames.last().unwrap();
    assert_eq!(last.step, Step::Move(step));
    assert_eq!(last.before.next(), *index);
    check_levels(solution, index, &trace);
    for pair in trace.frames.windows(2) {
        assert!(pair[0].before <= pair[1].before);
        assert!(&pair[1].before + &pair[1].length <= &pair[0].before + &pair[0].length);
    }
}

/// Checks that the expanded tasks are those of the trace, and that their parts are consecutive.
fn check_levels(solution: &Solution, index: &Index, trace: &tower_of_hanoi::solver::recursion::Trace) {
    let levels = solution.with_recursion(|recursion| recursion::levels_at(recursion, index, &|_| true));
    let levels = levels.unwrap().unwrap();
    assert_eq!((levels.len(), levels[0].subproblem), (trace.frames.len(), trace.root));
    for (level, frame) in levels.iter().zip(&trace.frames) {
        assert_eq!((level.chosen + 1, level.steps[level.chosen].0), (frame.number, frame.step));
        assert_eq!(level.steps[level.chosen].1, frame.length);
        let before = level.steps[..level.chosen].iter().fold(level.before.clone(), |sum, (_, length)| sum + length);
        assert_eq!(before, frame.before);
    }
}

/// Checks that the positions before and after a move differ by exactly that move, and that it is legal.
pub fn check_neighbours(puzzle: &Puzzle, solution: &Solution, index: &Index) {
    let mut position = solution.position_at(&index.previous().unwrap()).unwrap();
    let step = solution.move_at(index).unwrap();
    assert!(position.is_legal(step, puzzle), "{:?} move {index}: {step}", puzzle.rule());
    position.play_unchecked(step);
    assert_eq!(solution.position_at(index), Some(position), "{:?} after {index}", puzzle.rule());
}
