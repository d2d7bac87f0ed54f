//! Proofs by finitely many cases, on the functions that the page runs. They say something about every number of discs and every
//! move number, where other tests draw samples.
//!
//! Each proof names three things: what is proved, for which inputs, and what it takes for granted. None of them says that there is no
//! shorter solution; that is Lucas's theorem (1883), which others have checked by machine. Nor do they prove anything about the
//! compiler or the big integers.

mod bits;
mod moves;
mod ring;
mod row;
mod words;

use tower_of_hanoi::solver::recursion::{Recursion, Step, Subproblem, ThreePegs};
use tower_of_hanoi::solver::{Peg, Puzzle, Rule};

/// Where something comes from, and where it goes.
type PegPair = (Peg, Peg);

/// Starts and goals of the classic puzzle.
const PAIRS: [PegPair; 6] =
    [(Peg::A, Peg::B), (Peg::A, Peg::C), (Peg::B, Peg::A), (Peg::B, Peg::C), (Peg::C, Peg::A), (Peg::C, Peg::B)];

/// What the recursion of a rule does with a tower: the ends of the smaller discs' tasks, and the moves of the largest disc
/// between them. For a tower they depend on the rule and on both pegs alone.
fn expansion(rule: Rule, from: Peg, to: Peg) -> (Vec<PegPair>, Vec<PegPair>) {
    let puzzle = Puzzle::builder().discs(2).rule(rule).start(from).goal(to).build().unwrap();
    let recursion = ThreePegs::of(&puzzle).unwrap();
    let mut steps = Vec::new();
    recursion.expand(&recursion.root(), &mut steps);
    let ends = |task: &Subproblem| (task.from.peg().unwrap(), task.to.peg().unwrap());
    let smaller =
        steps.iter().filter_map(|step| if let Step::Subproblem(task) = step { Some(ends(task)) } else { None });
    let moves = steps.iter().filter_map(|step| if let Step::Move(mv) = step { Some((mv.from, mv.to)) } else { None });
    (smaller.collect(), moves.collect())
}
