//! Put the lines of the recursive program in order.

use super::{Kind, QuestionSeed};
use crate::model::State;
use crate::model::exercise::rng::SeededRng;
use crate::model::exercise::{Interaction, Question};
use crate::solver::PathKind;
use crate::solver::counts::{Formula, formula};

pub const KIND: Kind = Kind {
    interaction: |_| Interaction::Sequencing,
    frame_height: 840,
    max_questions: |_| 6 * NAMES.len() as u32,
    ..Kind::new(ask)
};

/// The names of the three pegs: source, target and spare. Lines must fit a phone.
const NAMES: [[&str; 3]; 3] = [["a", "b", "c"], ["p", "q", "r"], ["x", "y", "z"]];

/// The orders of three parameters.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn ask(state: &State, draw: QuestionSeed) -> Option<Question> {
    let is_shortest = state.config.puzzle.path != PathKind::Hamiltonian;
    // In the one-way ring, a step to the next peg needs two double steps of the smaller discs, and a procedure for them.
    let (name, smaller) = match formula(state.puzzle()).filter(|_| is_shortest && state.puzzle().discs().count() > 1)? {
        // These are the names in the programs that the page shows.
        Formula::PowerOfTwo => ("hanoi", "hanoi"),
        Formula::RingNext => ("once", "twice"),
        Formula::RingAfter
        | Formula::RowEnds
        | Formula::RowMiddle
        | Formula::FrameStewart(_)
        | Formula::StarLeaves
        | Formula::StarCentre
        | Formula::RingNeighbour
        | Formula::RingOpposite => return None,
    };
    let variants = ORDERS.len() * NAMES.len();
    // No program is asked for twice.
    let order = SeededRng::new(draw.seed).shuffled(variants);
    let variant = *order.get(draw.place % variants)?;
    let (names, parameters) = (NAMES.get(variant / ORDERS.len())?, ORDERS.get(variant % ORDERS.len())?);
    Some(Question::Lines(program(name, smaller, names, parameters)))
}

/// A program that moves a tower.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The lines in the right order. No two are the same.
    pub lines: Vec<String>,
    /// The names that it uses for the pegs at both ends.
    pub ends: [&'static str; 2],
}

fn program(name: &str, smaller: &str, names: &[&'static str; 3], order: &[usize; 3]) -> Program {
    let [from, to, third] = *names;
    let arguments = |roles: [&str; 3]| {
        let arguments: Vec<&str> = order.iter().filter_map(|&role| roles.get(role).copied()).collect();
        arguments.join(", ")
    };
    let lines = vec![
        format!("def {name}(n, {}):", arguments([from, to, third])),
        "  if n == 0: return".to_owned(),
        format!("  {smaller}(n - 1, {})", arguments([from, third, to])),
        format!("  print(n, {from}, {to})"),
        format!("  {smaller}(n - 1, {})", arguments([third, to, from])),
    ];
    Program { lines, ends: [from, to] }
}
