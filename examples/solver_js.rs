//! The solver for scripts: what the npm package's `solver.js` calls. Built for WebAssembly by `make package`, without
//! features; natively it only compiles, with the feature `page`.
#![allow(unsafe_code, reason = "the macros declare what scripts call as foreign functions")]
#![cfg(any(target_arch = "wasm32", feature = "page"))]

use tower_of_hanoi::solver::recursion::Split;
use tower_of_hanoi::solver::{DiscCount, Index, PathKind, Peg, PegCount, Placement, Puzzle, Solution};
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
        let discs = DiscCount::new(discs).ok_or_else(|| JsError::new("discs: 0 to 1,000,000"))?;
        let pegs = PegCount::new(pegs).ok_or_else(|| JsError::new("pegs: 1 to 10"))?;
        let path = match path {
            "hamiltonian" => PathKind::Hamiltonian,
            "largest" => PathKind::Shortest(Split::Largest),
            _ => PathKind::default(),
        };
        let rule = rule.parse().map_err(|_| JsError::new("rule: a name, or a list such as arcs:01,12,20"))?;
        let puzzle = Puzzle::new(rule, pegs, discs, placement(from)?, placement(to)?)?;
        Ok(Self { solution: Solution::with_path(&puzzle, path)? })
    }

    /// How many moves, in decimal.
    pub fn total(&self) -> String {
        self.solution.total().to_string()
    }

    /// How sure it is that there is no shorter way.
    pub fn optimality(&self) -> String {
        self.solution.optimality().to_string()
    }

    /// The disc and the two pegs of a move; nothing at 0 and past the end.
    #[wasm_bindgen(js_name = moveAt)]
    pub fn move_at(&self, index: &str) -> Option<Vec<u32>> {
        let mv = self.solution.move_at(&index.parse::<Index>().ok()?)?;
        Some(vec![mv.disc.number(), mv.from.to_u8().into(), mv.to.to_u8().into()])
    }

    /// The peg of each disc, disc 1 first; nothing past the end.
    #[wasm_bindgen(js_name = positionAt)]
    pub fn position_at(&self, index: &str) -> Option<Vec<u8>> {
        let position = self.solution.position_at(&index.parse::<Index>().ok()?)?;
        Some(position.pegs().iter().map(|peg| peg.to_u8()).collect())
    }
}

fn placement(text: &str) -> Result<Placement, JsError> {
    if let Some(position) = text.strip_prefix(':') {
        return Ok(Placement::Position(position.parse().map_err(|_| JsError::new("a position is a list of pegs"))?));
    }
    let peg = text.chars().next().filter(|_| text.len() == 1).and_then(Peg::from_digit);
    peg.map(Placement::Tower).ok_or_else(|| JsError::new("a peg is a number from 0 to 9"))
}
