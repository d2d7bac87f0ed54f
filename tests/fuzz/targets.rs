//! What is attacked: each function takes any bytes, and panics when the program breaks a promise. `cargo fuzz` calls them with
//! inputs that it makes from those before; `cargo test --test fuzz` with the stored ones and changes of them.

use tower_of_hanoi::model::lesson::Lesson;
use tower_of_hanoi::model::{IndexExpr, Scene, State, host_command, link};
use tower_of_hanoi::solver::{
    Index, Peg, PegCount, Placement, Position, Puzzle, Rule, Search, SearchOutcome, Solution,
};

use super::json_lines;

type Target = fn(&[u8]);

pub const ALL: [(&str, Target); 6] = [
    ("link", link_opens),
    ("number", number_resolves),
    ("json_line", json_line_is_answered),
    ("message", message_is_applied),
    ("lesson", lesson_round_trips),
    ("search", solution_is_shortest),
];

/// A state that any link leads to is whole, and its own link leads there again.
pub fn link_opens(bytes: &[u8]) {
    let query = format!("?{}", String::from_utf8_lossy(bytes));
    let state = link::open(&query);
    check(&state);
    let written = link::format(&state);
    let again = link::open(&written);
    check(&again);
    assert!(again.config.puzzle == state.config.puzzle, "{query} and {written}");
    assert!(again.problems.is_empty(), "{written}: {:?}", again.problems);
}

fn check(state: &State) {
    assert_eq!(state.position().discs(), state.puzzle().discs());
    if state.solved().is_some() {
        assert!(state.index() <= state.total());
    }
}

/// What is typed as a number of moves is one of the puzzle's, or is refused.
pub fn number_resolves(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(expr) = text.parse::<IndexExpr>() else { return };
    for total in [Index::ZERO, Index::from(7), Index::from(u64::MAX), Index::mersenne(1_000)] {
        if let Ok(index) = expr.resolve(&total) {
            assert!(index <= total, "{text}: {index} of {total}");
        }
    }
}

/// Each line is answered or refused, and the line after it is answered as if it had come alone.
pub fn json_line_is_answered(bytes: &[u8]) {
    const GOOD: &[u8] = br#"{"discs":3,"from":0,"to":2,"move":7}"#;
    let mut last = None;
    let _ = json_lines::answer(bytes, &mut last);
    let reply = json_lines::answer(GOOD, &mut last).expect("a good line");
    let text = serde_json::to_string(&reply).expect("JSON");
    assert!(text.contains(r#""position":[2,2,2]"#), "{text}");
}

/// A host's message changes the page to another whole state: the first line is the verb, the others are fields and their values.
pub fn message_is_applied(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.split('\n');
    let verb = lines.next().unwrap_or_default();
    let fields: Vec<(String, String)> = lines
        .take(40)
        .filter_map(|line| line.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let scene = Scene::new(link::open("?discs=5&move=9&task=predict.2&seed=3&embed=1"));
    if let Some(action) = host_command::parse(verb, &fields) {
        check(&scene.after(action).0);
    }
}

/// A lesson that is read is written as what reads as the same lesson.
pub fn lesson_round_trips(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(lesson) = text.parse::<Lesson>() {
        assert_eq!(lesson.to_string().parse(), Ok(lesson));
    }
}

/// The solution of a small puzzle under any rule, between any two positions, is legal, ends at the goal and is as short as a search
/// finds. The first byte is the number of pegs and of discs, two make the rule, and the others the positions.
pub fn solution_is_shortest(bytes: &[u8]) {
    let [sizes, low, high, rest @ ..] = bytes else { return };
    let (pegs, discs) = (3 + sizes % 3, 1 + sizes / 3 % 4);
    let Some(pegs) = PegCount::new(pegs) else { return };
    let Some(rule) = any_rule(u16::from_le_bytes([*low, *high]), pegs) else { return };
    let stand = |from: usize| {
        let peg = |place: usize| Peg::new(rest.get(from + place).copied().unwrap_or_default() % pegs.count());
        let pegs: Option<Vec<Peg>> = (0..usize::from(discs)).map(peg).collect();
        Position::from_pegs(pegs?).ok()
    };
    let (Some(start), Some(goal)) = (stand(0), stand(discs.into())) else { return };
    let (from, to) = (Placement::Position(start.clone()), Placement::Position(goal.clone()));
    let Ok(puzzle) = Puzzle::new(rule, pegs, start.discs(), from, to) else { return };
    let Ok(search) = Search::new(&puzzle, Search::MAX_POSITIONS) else {
        assert!(puzzle.is_already_solved(), "{puzzle:?}");
        return;
    };
    let shortest = search.finish();
    match (Solution::new(&puzzle), shortest) {
        (Ok(solution), SearchOutcome::Path(moves)) => {
            assert_eq!(solution.total().to_string(), moves.len().to_string(), "{puzzle:?}");
            let mut position = start;
            for number in 1..=moves.len() as u64 {
                let mv = solution.move_at(&number.into()).expect("a move");
                position.play(mv, &puzzle).expect("a legal move");
            }
            assert_eq!(position, goal, "{puzzle:?}");
        }
        (Err(_), SearchOutcome::Unreachable) => {}
        (Err(error), SearchOutcome::Path(_)) => panic!("{puzzle:?} has a way, but: {error}"),
        (Ok(_), SearchOutcome::Unreachable) => panic!("{puzzle:?} has no way"),
    }
}

fn any_rule(bits: u16, pegs: PegCount) -> Option<Rule> {
    let pairs = pegs.iter().flat_map(|from| pegs.iter().map(move |to| (from, to))).filter(|(from, to)| from != to);
    // Five pegs have twenty pairs.
    let bits = u32::from(bits) | u32::from(bits) << 16;
    let chosen = pairs.enumerate().filter(|(place, _)| bits >> place & 1 == 1);
    let names: Vec<String> = chosen.map(|(_, (from, to))| format!("{}{}", from.to_u8(), to.to_u8())).collect();
    format!("arcs:{}", names.join(",")).parse().ok()
}
