//! The solver for scripts: what the npm package's `solver.js` calls. Built for WebAssembly by `make package`, without
//! features; natively it only compiles, with the feature `page`.
//!
//! `solver.js` checks the types of what callers pass. Numbers of moves cross as hexadecimal text, which both sides read and write in
//! a time that grows with their length alone. A move crosses as three numbers: its disc, and the pegs from and to.
#![allow(unsafe_code, reason = "the macros declare what scripts call as foreign functions")]
#![cfg(any(target_arch = "wasm32", feature = "page"))]

use num_bigint::BigUint;
use tower_of_hanoi::solver::recursion::{Endpoint, Split, Step};
use tower_of_hanoi::solver::{
    DiscCount, Game, Index, Move, PathKind, Peg, PegCount, Placement, Position, Puzzle, Solution,
};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// A puzzle's solution, for a script.
#[wasm_bindgen]
pub struct Solver {
    solution: Solution,
}

#[wasm_bindgen]
impl Solver {
    /// Solves a puzzle. The rule and the path have the names of links. Start and goal are the digit of a peg, or a colon and
    /// the peg of each disc, the largest first.
    ///
    /// # Errors
    /// When there is no such puzzle, or no solution of it.
    #[wasm_bindgen(constructor)]
    pub fn new(discs: u32, pegs: u8, rule: &str, from: &str, to: &str, path: &str) -> Result<Solver, JsError> {
        let path = match path {
            "hamiltonian" => PathKind::Hamiltonian,
            "largest" => PathKind::Shortest(Split::Largest),
            _ => PathKind::default(),
        };
        Ok(Self { solution: Solution::with_path(&puzzle(discs, pegs, rule, from, to)?, path)? })
    }

    /// How many moves.
    pub fn total(&self) -> String {
        hexadecimal(self.solution.total())
    }

    /// How sure it is that there is no shorter way.
    pub fn optimality(&self) -> String {
        self.solution.optimality().to_string()
    }

    /// The move that leads to an index; nothing at 0 and past the end.
    #[wasm_bindgen(js_name = moveAt)]
    pub fn move_at(&self, index: &str) -> Option<Vec<u32>> {
        self.solution.move_at(&index_of_text(index)?).map(|mv| numbers(mv).to_vec())
    }

    /// The peg of each disc, disc 1 first; nothing past the end.
    #[wasm_bindgen(js_name = positionAt)]
    pub fn position_at(&self, index: &str) -> Option<Vec<u8>> {
        self.solution.position_at(&index_of_text(index)?).as_ref().map(pegs_of)
    }

    /// The index at which a position is reached; nothing if it is not on the path, or no position.
    #[wasm_bindgen(js_name = indexOf)]
    pub fn index_of(&self, pegs: &[u8]) -> Option<String> {
        let pegs: Option<Vec<Peg>> = pegs.iter().copied().map(Peg::new).collect();
        let position = Position::from_pegs(pegs?).ok()?;
        self.solution.index_of(&position).as_ref().map(hexadecimal)
    }

    /// The moves from a number on, one after the other, at most so many.
    pub fn moves(&self, first: &str, count: usize) -> Vec<u32> {
        let Some(first) = index_of_text(first) else { return Vec::new() };
        self.solution.moves(first..).take(count).flat_map(numbers).collect()
    }

    /// The tasks of the recursion that contain a move, the whole task first; nothing without a recursion, and for no move.
    pub fn trace(&self, index: &str) -> Option<Vec<Task>> {
        let trace = self.solution.trace_at(&index_of_text(index)?)?;
        let root = (Step::Subproblem(trace.root), &Index::ZERO, self.solution.total());
        let frames = trace.frames.iter().map(|frame| (frame.step, &frame.before, &frame.length));
        Some([root].into_iter().chain(frames).map(|(step, before, length)| Task::new(&step, before, length)).collect())
    }
}

/// One task of a trace. A single move is a task of one disc.
#[wasm_bindgen]
pub struct Task {
    /// The number of the smallest disc that it moves.
    pub smallest: usize,
    /// The number of the largest disc that it moves.
    pub largest: usize,
    /// The peg where all of them are before; nothing if they are scattered.
    pub from: Option<u8>,
    /// The peg where all of them are after; nothing if they are scattered.
    pub to: Option<u8>,
    before: Index,
    length: Index,
}

#[wasm_bindgen]
impl Task {
    fn new(step: &Step, before: &Index, length: &Index) -> Self {
        let discs = step.disc_indices();
        let from = match step {
            Step::Subproblem(subproblem) => subproblem.from,
            Step::Move(mv) => Endpoint::Peg(mv.from),
        };
        let number = |endpoint: Endpoint| endpoint.peg().map(Peg::to_u8);
        let (from, to) = (number(from), number(step.to()));
        Self { smallest: discs.start + 1, largest: discs.end, from, to, before: before.clone(), length: length.clone() }
    }

    /// The number of moves before it.
    #[wasm_bindgen(getter)]
    pub fn before(&self) -> String {
        hexadecimal(&self.before)
    }

    /// The number of its moves.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> String {
        hexadecimal(&self.length)
    }
}

/// A puzzle played by hand, for a script.
#[wasm_bindgen]
pub struct Play {
    game: Game,
}

#[wasm_bindgen]
impl Play {
    /// Starts a puzzle, given as for [`Solver::new`].
    ///
    /// # Errors
    /// When there is no such puzzle.
    #[wasm_bindgen(constructor)]
    pub fn new(discs: u32, pegs: u8, rule: &str, from: &str, to: &str) -> Result<Play, JsError> {
        Ok(Self { game: Game::new(&puzzle(discs, pegs, rule, from, to)?) })
    }

    /// The peg of each disc, disc 1 first.
    pub fn position(&self) -> Vec<u8> {
        pegs_of(self.game.position())
    }

    /// Whether all discs are at the goal.
    #[wasm_bindgen(js_name = isSolved)]
    pub fn is_solved(&self) -> bool {
        self.game.is_solved()
    }

    /// The moves made.
    pub fn moves(&self) -> Vec<u32> {
        self.game.moves().iter().copied().flat_map(numbers).collect()
    }

    /// The legal moves.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<u32> {
        self.game.legal_moves().flat_map(numbers).collect()
    }

    /// Moves the top disc of one peg to another.
    ///
    /// # Errors
    /// When there is no such peg, or the move is not legal.
    pub fn play(&mut self, from: u8, to: u8) -> Result<Vec<u32>, JsError> {
        let peg = |number: u8| Peg::new(number).ok_or_else(|| JsError::new("a peg is a number from 0 to 9"));
        Ok(numbers(self.game.play(peg(from)?, peg(to)?)?).to_vec())
    }

    /// Takes back a move; nothing if there is none.
    pub fn undo(&mut self) -> Option<Vec<u32>> {
        self.game.undo()?.to_move().map(|mv| numbers(mv).to_vec())
    }

    /// Makes a move that was taken back again; nothing if there is none.
    pub fn redo(&mut self) -> Option<Vec<u32>> {
        self.game.redo()?.to_move().map(|mv| numbers(mv).to_vec())
    }
}

fn puzzle(discs: u32, pegs: u8, rule: &str, from: &str, to: &str) -> Result<Puzzle, JsError> {
    let discs = DiscCount::new(discs).ok_or_else(|| JsError::new("discs: 0 to 1,000,000"))?;
    let pegs = PegCount::new(pegs).ok_or_else(|| JsError::new("pegs: 1 to 10"))?;
    let rule = rule.parse().map_err(|_| JsError::new("rule: a name, or a list such as arcs:01,12,20"))?;
    Ok(Puzzle::new(rule, pegs, discs, placement(from)?, placement(to)?)?)
}

fn placement(text: &str) -> Result<Placement, JsError> {
    if let Some(position) = text.strip_prefix(':') {
        return Ok(Placement::Position(position.parse().map_err(|_| JsError::new("a position is a list of pegs"))?));
    }
    let peg = text.chars().next().filter(|_| text.len() == 1).and_then(Peg::from_digit);
    peg.map(Placement::Tower).ok_or_else(|| JsError::new("a peg is a number from 0 to 9"))
}

fn index_of_text(text: &str) -> Option<Index> {
    BigUint::parse_bytes(text.as_bytes(), 16).map(Index::from)
}

fn hexadecimal(index: &Index) -> String {
    format!("{index:#x}")
}

fn numbers(mv: Move) -> [u32; 3] {
    [mv.disc.number(), mv.from.to_u8().into(), mv.to.to_u8().into()]
}

fn pegs_of(position: &Position) -> Vec<u8> {
    position.pegs().iter().map(|peg| peg.to_u8()).collect()
}
