//! `hanoi move`, `position`, `solve` and `graph`.

use std::io::{BufRead, BufReader, Read};

use tower_of_hanoi::solver::{AsciiTowers, Index, PathKind, Peg, Position, Puzzle, Rule, Search, Solution};

use super::{run_with, start};

/// What the program prints for arguments that it takes.
fn run(arguments: &str) -> String {
    let output = run_with(&arguments.split(' ').collect::<Vec<_>>(), b"");
    let text = String::from_utf8(output.stdout).unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && told.is_empty(), "{arguments}: {told}");
    text
}

/// Puzzles as arguments and as values: each way to solve, starts and goals that are scattered, many pegs, no moves.
fn puzzles() -> Vec<(&'static str, Puzzle)> {
    let puzzle = |discs: u32| Puzzle::builder().discs(discs);
    let arcs: Rule = "arcs:01,12,20,10".parse().unwrap();
    [
        ("-d 5", puzzle(5)),
        ("-d 1", puzzle(1)),
        ("-d 0_0,7", puzzle(7)),
        ("--discs 0", puzzle(0)),
        ("-d 4 -t B", puzzle(4).goal(Peg::B)),
        ("-d 3 -r one-way --to 1", puzzle(3).rule(Rule::OneWay).goal(Peg::B)),
        ("-d 4 --rule linear", puzzle(4).rule(Rule::Linear)),
        ("-d 7 -p 4", puzzle(7).pegs(4)),
        ("-d 4 -p 4 -r star -t b", puzzle(4).pegs(4).rule(Rule::Star).goal(Peg::B)),
        ("-d 3 -r arcs:01,12,20,10", puzzle(3).rule(arcs)),
        (
            "-d 4 -f ABBA -t 0121",
            puzzle(4).start("0110".parse::<Position>().unwrap()).goal("0121".parse::<Position>().unwrap()),
        ),
        ("-d 2 -p 10 -f J -t A", puzzle(2).pegs(10).start(Peg::J).goal(Peg::A)),
    ]
    .map(|(arguments, builder)| (arguments, builder.build().unwrap()))
    .into()
}

#[test]
fn every_move_and_position_is_that_of_the_solver() {
    for (arguments, puzzle) in puzzles() {
        let solution = Solution::new(&puzzle).unwrap();
        let total = solution.total().to_u64().unwrap();
        for number in [0, 1, 2, total / 2, total.saturating_sub(1), total] {
            let index = Index::from(number.min(total));
            let position = solution.position_at(&index).unwrap();
            let printed = |format| run(&format!("position {index} {arguments} --format {format}"));
            assert_eq!(printed("digits"), format!("{position}\n"));
            assert_eq!(printed("towers"), AsciiTowers(&position, puzzle.pegs()).to_string());
            let pegs: Vec<u8> = position.pegs().iter().map(|peg| peg.to_u8()).collect();
            assert_eq!(printed("json"), format!("{}\n", serde_json::to_string(&pegs).unwrap()));
            if let Some(mv) = solution.move_at(&index) {
                assert_eq!(run(&format!("move {index} {arguments}")), format!("{mv}\n"));
                let (disc, from, to) = (mv.disc, mv.from.to_u8(), mv.to.to_u8());
                let json = format!("{{\"index\":\"{index}\",\"disc\":{disc},\"from\":{from},\"to\":{to}}}\n");
                assert_eq!(run(&format!("move {index} {arguments} --format json")), json);
            }
        }
    }
}

#[test]
fn a_solution_is_the_same_list_in_each_format() {
    for (arguments, puzzle) in puzzles() {
        let solution = Solution::new(&puzzle).unwrap();
        let moves: Vec<_> = (1..).zip(solution.moves(..)).collect();
        let texts: String = moves.iter().map(|(number, mv)| format!("{number}. {mv}\n")).collect();
        assert_eq!(run(&format!("solve {arguments}")), texts);
        let rows =
            moves.iter().map(|(number, mv)| format!("{number},{},{},{}\n", mv.disc, mv.from.digit(), mv.to.digit()));
        assert_eq!(
            run(&format!("solve {arguments} --format csv")),
            format!("move,disc,from,to\n{}", rows.collect::<String>())
        );
        let list: Vec<serde_json::Value> =
            serde_json::from_str(&run(&format!("solve {arguments} --format json"))).unwrap();
        let expected = moves.iter().map(|(number, mv)| serde_json::json!({"index": number.to_string(), "disc": mv.disc.number(), "from": mv.from.to_u8(), "to": mv.to.to_u8()}));
        assert_eq!(list, expected.collect::<Vec<_>>());
        let towers = run(&format!("solve {arguments} --format towers"));
        let last = AsciiTowers(&puzzle.goal().position(puzzle.discs()), puzzle.pegs()).to_string();
        assert!(towers.ends_with(&last), "{towers}");
        assert_eq!(towers.matches("|A").count(), moves.len() + 1);
        let optimality = solution.optimality();
        assert_eq!(
            run(&format!("solve {arguments} --total")),
            format!("{} move{} ({optimality})\n", moves.len(), if moves.len() == 1 { "" } else { "s" })
        );
    }
}

#[test]
fn a_list_begins_and_ends_where_it_is_told() {
    let all = run("solve -d 6");
    let all: Vec<&str> = all.lines().collect();
    for (first, last, range) in [
        ("0", "last", 0..63),
        ("1", "1", 0..1),
        ("32", "2^5+1", 31..33),
        ("50%", "62", 30..62),
        ("last", "last", 62..63),
    ] {
        let list = run(&format!("solve -d 6 --first {first} --last {last}"));
        assert_eq!(list.lines().collect::<Vec<_>>(), all[range], "{first} to {last}");
    }
    assert_eq!(run("solve -d 64 --first 2^63 --last 2^63"), "9223372036854775808. disc 64 from A to C\n");
}

#[test]
fn kinds_of_solutions() {
    let path = Solution::with_path(&Puzzle::classic(3).unwrap(), PathKind::Hamiltonian).unwrap();
    assert_eq!(
        run("position 13 -d 3 --path hamiltonian --format digits"),
        format!("{}\n", path.position_at(&13.into()).unwrap())
    );
    assert_ne!(run("solve -d 8 -p 5 --split smallest"), run("solve -d 8 -p 5 --split largest"));
}

/// `head` leaves after a line of a list without end.
#[test]
fn a_closed_pipe_is_no_error() {
    for arguments in [
        "solve -d 64",
        "solve -d 64 --format json",
        "solve -d 64 --format towers",
        "graph -d 15",
        "graph -d 14 --format json --directed",
    ] {
        let mut child = start(&arguments.split(' ').collect::<Vec<_>>());
        let mut line = String::new();
        BufReader::with_capacity(16, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(!line.is_empty());
        let mut told = String::new();
        child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
        assert!(child.wait().unwrap().success() && told.is_empty(), "{arguments}: {told}");
    }
}

#[test]
fn what_cannot_be_answered_is_told_in_plain_words() {
    let too_large = Search::max_discs(Puzzle::builder().pegs(5).build().unwrap().pegs(), Search::MAX_POSITIONS);
    for (arguments, words) in [
        ("move 8 -d 3", "there is no move 8: the solution has 7 moves"),
        ("move 0 -d 3", "moves are numbered from 1"),
        ("move 2-3 -d 3", "2-3 is below 0"),
        ("move -1 -d 3", "-1 is below 0"),
        ("move 1 -d -1", "give a number, such as 4"),
        ("graph -p x", "give a number, such as 4"),
        ("position 2^99 -d 3", "there is no move 2^99"),
        ("move 2 -d 1", "the solution has 1 move\n"),
        ("solve -d 0 --first 5", "there is no move 5: the solution has 0 moves"),
        ("solve -d 3 --last 9", "there is no move 9"),
        ("move some -d 3", "not a move number: you can write 123, 2^63-1"),
        ("move 1", "--discs <DISCS>"),
        ("move 1 -d 3 -r zigzag", "a rule is any, cyclic, one-way, linear, star, or a list such as arcs:01,12,20"),
        ("move 1 -d 3 -t D", "--to: there is no peg D: pegs are A to C"),
        ("move 1 -d 3 -f 007", "--from: there is no peg H"),
        ("move 1 -d 3 -r arcs:01,17", "--rule: there is no peg H"),
        ("move 1 -d 3 -f -1", "name a peg, such as A or 0"),
        ("move 1 -d 99999999999", "this number is too large"),
        ("solve -d 3 --first 5 --last 3", "there is no move from 5 to 3"),
        ("solve -d 3 --last 0", "there is no move from 1 to 0"),
        ("move 1 -d 3 -t Q", "name a peg, such as A or 0"),
        ("move 1 -d 3 -f AB", "the position has 2 discs, the puzzle has 3"),
        ("move 1 -d 1000001", "1000001 discs are too many"),
        ("move 1 -d 3 -p 11", "a puzzle cannot have 11 pegs"),
        ("move 1 -d 3 -p 2", "with two pegs only the smallest disc can ever move"),
        ("move 1 -d 40 -p 5 -r star", &format!("take at most {too_large} discs")),
        ("move 1 -d 3 -p 4 --path hamiltonian", "a path over all positions is known for"),
        ("move 1 -d 3 --path longest", "a path is shortest or hamiltonian"),
        ("graph -d 99", "take fewer discs"),
        ("solve -d 3 --format xml", "[possible values: text, towers, csv, json]"),
        ("mvoe 1 -d 3", "a similar subcommand exists: 'move'"),
        ("", "Usage: hanoi <COMMAND>"),
    ] {
        let output = run_with(&arguments.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>(), b"");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(words), "{arguments}: {told}");
        assert!(output.stdout.is_empty() && output.status.code() == Some(1), "{arguments}: {:?}", output.status);
    }
}

/// Each option of each command says what it is for, and the examples of the help are answered.
#[test]
fn help_teaches() {
    for command in ["move", "position", "solve", "graph", "jsonl"] {
        let help = run(&format!("{command} --help"));
        let lines: Vec<&str> = help.lines().map(str::trim).collect();
        for pair in lines
            .windows(2)
            .filter(|pair| pair[0].starts_with('-') && pair[0].contains("--") && !pair[0].contains("--help"))
        {
            assert!(pair[1].len() > 10, "{command}: {}", pair[0]);
        }
    }
    let help = run("--help");
    let examples: Vec<&str> = help.lines().filter_map(|line| line.trim().strip_prefix("hanoi ")).collect();
    assert!(examples.len() >= 5, "{help}");
    for example in examples {
        let arguments = example.split(['|']).next().unwrap().split("  ").next().unwrap().trim();
        let mut child = start(&arguments.split(' ').collect::<Vec<_>>());
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(!line.is_empty(), "{example}");
        assert!(child.wait().unwrap().success(), "{example}");
    }
}

/// The commands with a dollar sign in the reference, and what it shows below them.
#[test]
fn the_reference_shows_what_is_printed() {
    let reference = include_str!("../../docs/solver.md");
    let shown = reference.split("```sh\n").skip(1).filter_map(|part| part.split("```").next());
    let mut count = 0;
    for example in shown.flat_map(|block| block.split("$ ").skip(1)) {
        let (line, expected) = example.split_once('\n').unwrap();
        let (input, arguments) = match line.strip_prefix("echo '").and_then(|rest| rest.split_once("' | ")) {
            Some((input, arguments)) => (input, arguments),
            None => ("", line),
        };
        let arguments = arguments.strip_prefix("hanoi ").unwrap().split(' ').collect::<Vec<_>>();
        let printed = String::from_utf8(run_with(&arguments, input.as_bytes()).stdout).unwrap();
        assert_eq!(printed, expected, "{line}");
        count += 1;
    }
    assert!(count >= 4, "{count}");
}
