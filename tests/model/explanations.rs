//! Why a move is the one that it is.

use super::searches::solved;
use super::*;
use tower_of_hanoi::model::{
    Choice, DiscReason, Distance, ExplainedMove, Explanation, PartPlace, Task, TaskWay, Tense, WayReason,
};
use tower_of_hanoi::solver::recursion::{Endpoint, Step};
use tower_of_hanoi::solver::{Move, Optimality, Placement, Search};

/// Puzzles of every kind of solution.
const PUZZLES: [&str; 23] = [
    "?discs=5",
    "?discs=4&from=1&to=0",
    "?discs=1",
    "?discs=4&rule=linear",
    "?discs=4&rule=linear&from=2&to=0",
    "?discs=4&rule=linear&to=1",
    "?discs=4&rule=one-way",
    "?discs=4&rule=one-way&to=1",
    "?discs=4&rule=star&from=1",
    "?discs=4&rule=arcs:01,12,20,21",
    "?discs=4&path=hamiltonian",
    "?discs=5&from=20110&to=00122",
    "?discs=4&from=2100&to=2",
    "?discs=5&from=20110&to=00122&rule=one-way",
    "?discs=7&pegs=4",
    "?discs=9&pegs=5",
    "?discs=5&pegs=4&rule=star&from=1&to=2",
    "?discs=5&pegs=4&rule=cyclic",
    "?discs=6&pegs=4&rule=linear&from=1&to=2",
    "?discs=4&pegs=4&rule=one-way",
    "?discs=4&from=0213&to=3&pegs=4",
    "?discs=4&pegs=4&rule=linear",
    "?discs=4&pegs=4&rule=linear&to=2",
];

fn explained(state: &State) -> ExplainedMove {
    match state.explanation() {
        Explanation::Move(explained) => *explained,
        other => panic!("{other:?} at {}", link::format(state)),
    }
}

/// Each puzzle at each of its moves.
pub fn each_move(mut check: impl FnMut(&State, &ExplainedMove)) {
    for query in PUZZLES {
        let mut state = solved(&open(query));
        assert!(state.problems.is_empty(), "{query}: {:?}", state.problems);
        assert!(!state.total().is_zero());
        for number in 1..=state.total().to_u64().unwrap() {
            state = state.after(NavigateAction::Seek(number.into()));
            check(&state, &explained(&state));
        }
    }
}

#[test]
fn the_explained_move_is_the_one_that_led_to_the_index() {
    each_move(|state, explained| {
        assert_eq!((explained.tense, &explained.number), (Tense::Made, state.index()));
        assert_eq!(Some(explained.step), state.last_move());
        let mut position = explained.before.clone();
        position.play_unchecked(explained.step);
        assert_eq!(position, state.position());
    });
    for query in PUZZLES {
        let state = solved(&open(query));
        let first = explained(&state);
        assert_eq!((first.tense, Some(first.step)), (Tense::First, state.next_move()));
        let l10n = L10n::ENGLISH;
        assert_ne!(l10n.why_answer(&first), l10n.why_answer(&explained(&state.after(NavigateAction::Next))));
    }
}

/// Whether the discs of a task that are smaller than one are neither on its peg nor where it goes.
fn has_free_way(explained: &ExplainedMove, low: u32) -> bool {
    let Move { disc, from, to } = explained.step;
    let discs = explained.before.iter().skip(low as usize).take_while(|(smaller, _)| *smaller < disc);
    discs.into_iter().all(|(_, peg)| peg != from && peg != to)
}

#[test]
fn the_reason_for_the_disc_is_true() {
    each_move(|state, explained| {
        let disc = explained.step.disc;
        if let Some(digits) = explained.digits {
            let values = digits.digits_of(state.index(), state.puzzle().discs());
            assert_eq!(values.iter().take_while(|digit| **digit == 0).count(), disc.index());
        }
        match &explained.disc {
            DiscReason::Largest(task) => {
                assert_eq!(Some(disc), task.largest());
                assert!(task.size() > 1 && has_free_way(explained, 0));
            }
            DiscReason::Smallest(task) => {
                assert_eq!(disc.number(), task.low + 1);
                assert!(task.size() > 1 && has_free_way(explained, 0));
            }
            DiscReason::Listed(task) => {
                assert!(task.disc_indices().contains(&disc.index()) && state.puzzle().pegs() == pegs(4))
            }
            DiscReason::Next(task) => {
                assert!(task.disc_indices().contains(&disc.index()));
            }
            DiscReason::Only => assert!(explained.tasks.iter().all(|task| task.level.subproblem.size() == 1)),
            DiscReason::Searched => {
                assert_eq!(solution(state).optimality(), Optimality::Searched);
                assert!(explained.choice.is_some());
            }
        }
        assert_eq!(state.solved().unwrap().digits(), explained.digits);
    });
}

#[test]
fn the_reason_for_the_way_is_true() {
    each_move(|state, explained| {
        let (puzzle, Move { disc, from, to }) = (state.puzzle(), explained.step);
        let targets = || puzzle.pegs().iter().filter(|&peg| puzzle.allows(from, peg));
        match &explained.way {
            None => assert!(matches!(explained.disc, DiscReason::Searched | DiscReason::Listed(_) | DiscReason::Only)),
            Some(WayReason::Once) => {
                let moves = (1..=state.total().to_u64().unwrap())
                    .filter(|&number| solution(state).move_at(&number.into()).unwrap().disc == disc);
                assert_eq!((moves.count(), disc.number()), (1, puzzle.discs().count()));
                assert_eq!(puzzle.towers(), Some((from, to)));
            }
            Some(WayReason::Cycle(cycle)) => {
                let made = (1..=state.index().to_u64().unwrap())
                    .filter(|&number| solution(state).move_at(&number.into()).unwrap().disc == disc);
                assert_eq!(cycle.moves().to_u64(), Some(made.count() as u64));
                assert_eq!(cycle.trips()[cycle.last_trip().unwrap()], (from, to));
            }
            Some(WayReason::OneWay(ring)) => {
                assert_eq!((ring[0], ring[1], ring.len()), (from, to, puzzle.pegs().count().into()));
                for (peg, next) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                    assert!(puzzle.pegs().iter().all(|other| puzzle.allows(*peg, other) == (other == *next)));
                }
            }
            Some(WayReason::OnlyWay) => assert_eq!(targets().collect::<Vec<_>>(), [to]),
            Some(WayReason::Task(way)) => {
                assert!(way.from == from || way.to == to || puzzle.pegs() > PegCount::THREE);
                is_way_of_task(state, disc, *way);
            }
        }
    });
}

/// Before the task the disc is where the task begins, and after it where the task ends.
fn is_way_of_task(state: &State, disc: Disc, TaskWay { from, to, is_direct_allowed }: TaskWay) {
    assert_eq!(is_direct_allowed, state.puzzle().allows(from, to));
    let levels = solution(state).trace_at(state.index()).unwrap();
    let (before, length) = match levels.frames.iter().rev().nth(1) {
        Some(frame) => (frame.before.clone(), frame.length.clone()),
        None => (Index::ZERO, state.total().clone()),
    };
    let at = |index: &Index| solution(state).position_at(index).unwrap().peg(disc);
    assert_eq!((at(&before), at(&(&before + &length))), (Some(from), Some(to)));
}

/// A move that is only a part of its disc's way says so, whatever else is known of the way. So the reason on the board never speaks of
/// another move as if it were this one.
#[test]
fn a_part_of_a_way_is_explained_as_a_part() {
    let mut parts = Vec::new();
    each_move(|state, explained| {
        let Move { disc, from, to } = explained.step;
        if let Some(way) = explained.detour {
            is_way_of_task(state, disc, way);
            assert_ne!((way.from, way.to), (from, to));
            parts.push(state.puzzle().rule());
            return;
        }
        let Some(task) = explained.smallest_task() else { return };
        // Otherwise the part of the task that is this disc's is this move.
        let ends = match task.part {
            Step::Move(step) => Some((step.from.into(), step.to.into())),
            Step::Subproblem(part) => (part.size() == 1).then_some((part.from, part.to)),
        };
        let is_listed = matches!(explained.disc, DiscReason::Listed(_));
        assert!(
            is_listed || ends.is_none_or(|ends| ends == (Endpoint::Peg(from), Endpoint::Peg(to))),
            "{}",
            link::format(state)
        );
    });
    assert!([Rule::Linear, Rule::OneWay].iter().all(|rule| parts.contains(rule)), "{parts:?}");
}

#[test]
fn the_tasks_are_in_order_and_their_pictures_are_true() {
    each_move(|state, explained| {
        let (solution, index) = (solution(state), state.index());
        let tasks: Vec<&Task> = explained.tasks.iter().collect();
        let has_recursion = solution.with_recursion(|_| ()).is_some();
        assert!(has_recursion || tasks.is_empty());
        for pair in tasks.windows(2) {
            assert!(pair[0].level.depth < pair[1].level.depth);
        }
        for task in tasks {
            let length: Index = task.level.steps.iter().map(|(_, length)| length).sum();
            let (before, end) = (&task.level.before, &task.level.before + &length);
            assert!(before < index && *index <= end);
            assert!((1..=5).contains(&task.discs.len()));
            for &(disc, from, to) in &task.discs {
                assert!(task.level.subproblem.disc_indices().contains(&disc.index()));
                let at = |index: &Index| solution.position_at(index).unwrap().peg(disc);
                assert_eq!((at(before), at(&end)), (Some(from), Some(to)));
            }
            let chosen = task.level.chosen;
            match (task.part, task.level.steps[chosen].0) {
                (Step::Subproblem(part), Step::Subproblem(step)) => {
                    assert_eq!(part.disc_indices(), step.disc_indices());
                    assert!(part.size() > 1 || part.ends().is_some(), "one disc is on one peg");
                }
                (part, step) => assert_eq!(part, step),
            }
            let has_moves = |steps: &[(Step, Index)]| steps.iter().any(|(_, length)| !length.is_zero());
            let (earlier, later) = (has_moves(&task.level.steps[..chosen]), has_moves(&task.level.steps[chosen + 1..]));
            let place = match (earlier, later) {
                (false, _) => PartPlace::First,
                (true, true) => PartPlace::Between,
                (true, false) => PartPlace::Last,
            };
            assert_eq!(task.part_place(), place);
        }
    });
}

/// The fewest moves to the goal, from a new search.
fn distance(state: &State, position: &Position) -> Distance {
    let puzzle = state.puzzle().with_start(position.clone()).unwrap();
    match Solution::new(&puzzle) {
        Ok(solution) => Distance::Moves(solution.total().clone()),
        Err(_) => Distance::Unreachable,
    }
}

fn check_choice(state: &State, explained: &ExplainedMove, choice: &Choice) {
    assert_eq!(distance(state, &explained.before), Distance::Moves(choice.before.clone()));
    let puzzle = state.puzzle();
    let mut moves: Vec<Move> = choice.others.iter().map(|(step, _)| *step).collect();
    moves.push(explained.step);
    assert_eq!(moves.len(), explained.before.legal_moves(puzzle).count());
    let own = (explained.step, Distance::Moves(choice.after.clone()));
    for (step, known) in choice.others.iter().chain([&own]) {
        let mut next = explained.before.clone();
        next.play(*step, puzzle).unwrap();
        if *known != Distance::Unknown {
            assert_eq!(*known, distance(state, &next), "{step}");
        }
    }
    assert_eq!(choice.before, choice.after.next());
}

#[test]
fn the_distances_of_a_searched_solution_are_those_of_a_search() {
    let mut known = 0;
    for query in ["?discs=4&pegs=4&rule=one-way", "?discs=4&from=0213&to=3&pegs=4", "?discs=4&pegs=4&rule=linear"] {
        let mut state = solved(&open(query));
        for number in 1..=state.total().to_u64().unwrap() {
            state = state.after(NavigateAction::Seek(number.into()));
            let explained = explained(&state);
            let choice = explained.choice.as_ref().unwrap();
            assert!(choice.others.iter().all(|(_, distance)| *distance != Distance::Unknown));
            check_choice(&state, &explained, choice);
            known += choice.others.len();
        }
    }
    assert!(known > 50);
    // 4^10 positions are searched, but not measured.
    let large = solved(&open("?discs=10&from=0000000001&to=2222222223&pegs=4&move=9"));
    let choice = explained(&large).choice.unwrap();
    assert!(Search::max_discs(pegs(4), 1 << 18) < 10);
    assert!(choice.others.iter().any(|(_, distance)| *distance == Distance::Unknown));
}

#[test]
fn in_a_game_the_best_next_move_is_explained() {
    for query in ["?discs=4", "?discs=4&rule=one-way", "?discs=4&rule=linear&to=1", "?discs=4&from=2010&to=1122"] {
        let mut state = open(query);
        for turn in 0..12 {
            let position = state.position();
            let moves: Vec<_> = position.legal_moves(state.puzzle()).collect();
            let step = moves[turn * 5 % moves.len()];
            state = state.after(ManualPlayAction::PressPeg(step.from)).after(ManualPlayAction::PressPeg(step.to));
            let placement = state.puzzle().goal().clone();
            let is_last = state.config.detour.as_ref().is_some_and(|detour| detour.ahead.is_zero());
            if !is_last || !state.is_off_solution() || placement == Placement::Position(state.position()) {
                continue;
            }
            let explained = explained(&state);
            assert_eq!((explained.tense, &explained.before), (Tense::Best, &state.position()));
            let best = state.clone().after(ManualPlayAction::PlayBestMove);
            let mut after = state.position();
            after.play_unchecked(explained.step);
            assert_eq!(best.position(), after);
            check_choice(&state, &explained, explained.choice.as_ref().unwrap());
        }
    }
    let lost = open("?discs=6&pegs=4").after(ManualPlayAction::PressPeg(Peg::A));
    let lost = lost.after(ManualPlayAction::PressPeg(Peg::C));
    assert!(matches!(lost.explanation(), Explanation::Move(_) | Explanation::UnknownWay));
}

/// The word is told of every move of several discs from peg to peg in the classic puzzle, and the decision between all positions on three pegs
/// with any move that are not towers.
#[test]
fn words_and_decisions_are_told_where_there_are_any() {
    each_move(|state, explained| {
        let puzzle = state.puzzle();
        let is_classic = puzzle.rule() == Rule::Any && puzzle.pegs() == PegCount::THREE && puzzle.discs().count() > 1;
        let is_shortest = state.config.puzzle.path != PathKind::Hamiltonian;
        let are_towers = [puzzle.start(), puzzle.goal()].map(|end| end.position(puzzle.discs()).as_tower().is_some());
        let query = link::format(state);
        assert_eq!(explained.word.is_some(), is_classic && is_shortest && are_towers == [true; 2], "{query}");
        assert_eq!(explained.decision.is_some(), is_classic && is_shortest && are_towers != [true; 2], "{query}");
        if let Some(place) = &explained.word {
            assert_eq!(place.letters.get(place.own), Some(&place.letter()), "{query}");
        }
    });
}

/// The first move, or a hint, would give an answer away.
#[test]
fn exercises_are_not_given_away() {
    for query in ["?discs=3&task=reach", "?discs=3&task=predict.3&seed=4", "?discs=3&task=order.2&seed=4"] {
        let state = open(query);
        assert!(state.problems.is_empty(), "{query}");
        let moved = state.clone().after(ManualPlayAction::PressPeg(Peg::A)).after(ManualPlayAction::PressPeg(Peg::B));
        for state in [state, moved] {
            let is_told = match state.explanation() {
                Explanation::Move(explained) => explained.tense != Tense::Made,
                _ => false,
            };
            assert!(!is_told, "{query}");
        }
    }
    let state = open("?discs=3").after(NavigateAction::Last);
    assert!(matches!(state.explanation(), Explanation::Move(_)));
    assert!(matches!(open("?discs=3&from=2&to=2").explanation(), Explanation::Solved));
    assert!(matches!(open("?discs=9&pegs=4&rule=one-way").explanation(), Explanation::Searching));
}

/// Sentences are whole, whatever they explain.
#[test]
fn every_explanation_has_its_sentences() {
    let l10n = L10n::ENGLISH;
    each_move(|state, explained| {
        let disc = format!("disc {}", explained.step.disc);
        assert!(l10n.why_answer(explained).contains(&disc));
        let texts = [l10n.why_disc(explained), l10n.why_way(explained)];
        assert_eq!(texts[0].is_none(), explained.disc == DiscReason::Searched);
        assert_eq!(texts[1].is_none(), explained.way.is_none());
        assert!(texts[0].as_ref().is_none_or(|text| text.to_lowercase().contains(&disc)), "{texts:?}");
        let tasks = explained.tasks.iter().flat_map(|task| [l10n.why_task(task), l10n.why_part(task)]);
        let choice = explained.choice.iter().flat_map(|choice| &choice.others);
        let choice = choice.map(|(step, distance)| l10n.why_choice(*step, distance));
        for text in texts.into_iter().flatten().chain(tasks).chain(choice) {
            let is_whole = !text.contains(['{', '}', '#']) && !text.contains("  ") && text.len() > 20;
            assert!(is_whole, "{}: {text}", link::format(state));
        }
    });
}

/// A thousand discs take as little time as one frame has, and the lists stay short.
#[test]
fn a_thousand_discs_are_explained() {
    for query in [
        "?discs=1000&move=1/3",
        "?discs=1000&move=2^999",
        "?discs=1000&rule=linear&move=1/3",
        "?discs=1000&rule=one-way&move=1/3",
        "?discs=1000&pegs=4&move=1/3",
    ] {
        let state = open(query);
        assert!(state.problems.is_empty(), "{query}");
        let explained = explained(&state);
        assert!(explained.tasks.iter().count() <= 80);
        assert_eq!(Some(explained.step), state.last_move());
    }
}
