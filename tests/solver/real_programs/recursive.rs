//! Runs the recursive programs and compares every step of them with the events that the solver finds.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tower_of_hanoi::solver::program::{EventKind, Procedure, Program, ProgramLanguage};
use tower_of_hanoi::solver::recursion::{FrameStewart, Split};
use tower_of_hanoi::solver::{Index, PathKind, Puzzle, Rule, Solution};

use super::{folder, output};
use crate::oracle::puzzle;

/// A rule, the number of pegs, both ends, and the split.
type Kind = (Rule, u8, (u8, u8), Split);

const KINDS: [Kind; 7] = [
    (Rule::Any, 3, (0, 2), Split::Smallest),
    (Rule::Any, 3, (2, 1), Split::Smallest),
    (Rule::OneWay, 3, (0, 1), Split::Smallest),
    (Rule::OneWay, 3, (0, 2), Split::Smallest),
    (Rule::Any, 4, (0, 3), Split::Smallest),
    (Rule::Any, 4, (0, 3), Split::Largest),
    (Rule::Any, 4, (2, 1), Split::Largest),
];

fn case(kind: Kind, discs: u32) -> (Program, Solution) {
    let (rule, pegs, (from, to), split) = kind;
    let (puzzle, path) = (puzzle(rule, pegs, discs, from, to), PathKind::Shortest(split));
    (Program::new(&puzzle, path).unwrap(), Solution::with_path(&puzzle, path).unwrap())
}

/// A file for a text, in a folder for this language and this purpose.
fn write(text: &str, language: ProgramLanguage, purpose: &str) -> PathBuf {
    let name = match language {
        ProgramLanguage::Python => "hanoi.py",
        ProgramLanguage::JavaScript => "hanoi.js",
        ProgramLanguage::Rust => "hanoi.rs",
        ProgramLanguage::Java => "Hanoi.java",
    };
    let file = folder(&format!("recursive-{purpose}-{language}")).join(name);
    fs::write(&file, text).unwrap();
    file
}

/// Runs a text, and returns what it prints.
fn run(text: &str, language: ProgramLanguage, purpose: &str) -> String {
    let file = write(text, language, purpose);
    match language {
        ProgramLanguage::Python => output(Command::new("python3").env("PYTHONUTF8", "1").arg(&file)),
        ProgramLanguage::JavaScript => output(Command::new("node").arg(&file)),
        ProgramLanguage::Rust => {
            let program = file.with_extension("out");
            output(Command::new("rustc").arg("--edition=2024").arg("-o").arg(&program).arg(&file));
            output(&mut Command::new(program))
        }
        // Before version 18, Java reads and writes the encoding of the system. The others make its start shorter.
        ProgramLanguage::Java => {
            let encodings = ["-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8"];
            let others = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
            output(Command::new("java").args(encodings).args(others).arg(&file))
        }
    }
}

/// The name of a procedure and of its parameters, if a line defines one.
fn definition(line: &str, language: ProgramLanguage) -> Option<(String, Vec<String>)> {
    let keyword = match language {
        ProgramLanguage::Python => "def ",
        ProgramLanguage::JavaScript => "function ",
        ProgramLanguage::Rust => "fn ",
        ProgramLanguage::Java => "static void ",
    };
    let (name, rest) = line.trim_start().strip_prefix(keyword)?.split_once('(')?;
    let (parameters, _) = rest.split_once(')')?;
    // A type stands after the name in Rust and before it in Java.
    let parameter = |text: &str| text.split(':').next().unwrap().split_whitespace().last().unwrap_or("").to_owned();
    Some((name.to_owned(), parameters.split(", ").map(parameter).collect())).filter(|_| name != "main")
}

/// A statement that prints the line, the procedure and the values of its parameters.
fn probe(line: usize, (name, parameters): &(String, Vec<String>), language: ProgramLanguage) -> String {
    let joined = |before: &str, after: &str| -> String {
        parameters.iter().map(|parameter| format!("{before}{parameter}{after}")).collect()
    };
    match language {
        ProgramLanguage::Python => unreachable!("Python traces itself"),
        ProgramLanguage::JavaScript => format!(r#"console.log("@ {line} {name}"{});"#, joined(", ", "")),
        ProgramLanguage::Rust => format!(r#"println!("@ {line} {name}{}");"#, joined(" {", "}")),
        ProgramLanguage::Java => format!(r#"System.out.println("@ {line} {name}"{});"#, joined(r#" + " " + "#, "")),
    }
}

/// The text with a probe after each header, before each statement, before each return and before each end of a procedure.
fn probed(text: &str, language: ProgramLanguage) -> String {
    let mut procedure = None;
    let mut result = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        let started = definition(line, language);
        let is_header = started.is_some();
        procedure = started.or(procedure);
        let probe = procedure.as_ref().map(|procedure| probe(number, procedure, language)).unwrap_or_default();
        let returns = line.replace("return;", &format!("{{ {probe} return; }}"));
        result += &if is_header { format!("{line} {probe}\n") } else { format!("{probe} {returns}\n") };
        if line.trim() == "}" {
            procedure = None;
        }
    }
    result
}

/// Runs a text, and returns what it prints and each of its steps, but for lines that give a value to a variable.
fn trace(text: &str, language: ProgramLanguage) -> Vec<String> {
    let printed = if language == ProgramLanguage::Python {
        let tracer = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/solver/real_programs/trace.py");
        let file = write(text, language, "traced");
        output(Command::new("python3").env("PYTHONUTF8", "1").arg(tracer).arg(file))
    } else {
        run(&probed(text, language), language, "traced")
    };
    let lines: Vec<&str> = text.lines().collect();
    let is_event = |step: &&str| {
        let number = step.strip_prefix("@ ").and_then(|rest| rest.split(' ').next());
        number.is_none_or(|number| !lines[number.parse::<usize>().unwrap() - 1].contains(" = "))
    };
    printed.lines().filter(is_event).map(str::to_owned).collect()
}

/// What a trace of the program has to be, by the solver's events.
fn expected_trace(program: &Program, language: ProgramLanguage) -> Vec<String> {
    let text = program.text(language);
    let mut moves = 0;
    let mut trace = Vec::new();
    for number in 0..program.event_count().to_u64().unwrap() {
        let event = program.event_at(&number.into()).unwrap();
        let (call, line) = (event.frame.call, text.line(event.frame.at).unwrap());
        let spare = if call.procedure == Procedure::Four { String::new() } else { format!(" {}", call.spare) };
        trace.push(format!("@ {line} {} {} {} {}{spare}", call.procedure, call.n, call.source, call.target));
        assert_eq!(event.moves, Index::from(moves));
        if let EventKind::Move(mv) = event.kind {
            trace.push(format!("{} → {}", mv.from, mv.to));
            moves += 1;
        }
    }
    trace
}

fn check_steps(kind: Kind, discs: u32, language: ProgramLanguage) {
    let (program, _) = case(kind, discs);
    let (found, expected) = (trace(program.text(language).as_str(), language), expected_trace(&program, language));
    let differs = found.iter().zip(&expected).position(|(found, expected)| found != expected);
    let first = differs.map(|place| (&found[place], &expected[place]));
    assert_eq!(first, None, "{language}, {kind:?}, {discs} discs: step {differs:?}");
    assert_eq!(found.len(), expected.len(), "{language}, {kind:?}, {discs} discs");
}

/// Runs exactly what is shown, and compares what it prints with the solution.
fn check_moves(kind: Kind, discs: u32, language: ProgramLanguage) {
    let (program, solution) = case(kind, discs);
    let moves = (1..=solution.total().to_u64().unwrap()).map(|index| solution.move_at(&index.into()).unwrap());
    let expected: Vec<String> = moves.map(|mv| format!("{} → {}", mv.from, mv.to)).collect();
    let printed = run(program.text(language).as_str(), language, "shown");
    assert_eq!(printed.lines().collect::<Vec<_>>(), expected, "{language}, {kind:?}, {discs} discs");
}

/// Compares the text's number of discs brought aside with the best ones, up to the most discs.
fn check_asides(split: Split, language: ProgramLanguage) {
    let most = Program::MAX_DISCS;
    let (program, _) = case((Rule::Any, 4, (0, 3), split), 3);
    let text = program.text(language).as_str().to_owned();
    let line = text.lines().find(|line| line.contains("k = ")).unwrap();
    let aside = line.split_once("k = ").unwrap().1.trim_end_matches(';');
    let loops = match language {
        ProgramLanguage::Python => format!("from math import sqrt\nfor n in range(1, {most} + 1): print({aside})"),
        ProgramLanguage::JavaScript => format!("for (let n = 1; n <= {most}; n++) console.log({aside});"),
        ProgramLanguage::Rust => format!("fn main() {{ for n in 1..={most}u32 {{ println!(\"{{}}\", {aside}); }} }}"),
        ProgramLanguage::Java => format!(
            "class Hanoi {{ public static void main(String[] args) {{ \
             for (int n = 1; n <= {most}; n++) System.out.println({aside}); }} }}"
        ),
    };
    let splits = FrameStewart::of(&Puzzle::builder().discs(most).pegs(4).build().unwrap(), split).unwrap();
    let best =
        |n| splits.best_aside(4, n).map(|(few, many)| if split == Split::Smallest { few } else { many }).unwrap();
    let expected: Vec<String> = (1..=most).map(|n| if n == 1 { 0 } else { best(n) }.to_string()).collect();
    assert_eq!(run(&loops, language, "asides").lines().collect::<Vec<_>>(), expected, "{language}, {split}");
}

/// Compares steps and moves for these numbers of discs, and all splits.
fn check(language: ProgramLanguage, traced: &[u32], shown: &[u32]) {
    for kind in KINDS {
        traced.iter().for_each(|&discs| check_steps(kind, discs, language));
        shown.iter().for_each(|&discs| check_moves(kind, discs, language));
    }
    Split::ALL.into_iter().for_each(|split| check_asides(split, language));
}

#[test]
fn python_runs_through_the_same_events() {
    check(ProgramLanguage::Python, &[0, 1, 2, 3, 4, 5, 6], &[0, 1, 8]);
    check_steps(KINDS[0], 10, ProgramLanguage::Python);
    check_steps(KINDS[4], 15, ProgramLanguage::Python);
}

#[test]
fn javascript_runs_through_the_same_events() {
    check(ProgramLanguage::JavaScript, &[0, 1, 2, 3, 4, 5, 6], &[0, 1, 8]);
    check_steps(KINDS[0], 10, ProgramLanguage::JavaScript);
    check_steps(KINDS[4], 15, ProgramLanguage::JavaScript);
}

#[test]
fn rust_runs_through_the_same_events() {
    check(ProgramLanguage::Rust, &[1, 6], &[8]);
}

#[test]
fn java_runs_through_the_same_events() {
    check(ProgramLanguage::Java, &[1, 6], &[8]);
}
