//! Plays the classic puzzle of three discs by hand: type two pegs such as `ac` for a move, `undo`, `redo` or `hint`.

use std::error::Error;
use std::io::stdin;

use tower_of_hanoi::solver::{AsciiTowers, Game, Move, Peg, Puzzle, Solution};

fn main() -> Result<(), Box<dyn Error>> {
    let text = |step: Move| step.to_string();
    let puzzle = Puzzle::classic(3)?;
    let mut game = Game::new(&puzzle);
    while !game.is_solved() {
        print!("{}", AsciiTowers(game.position(), puzzle.pegs()));
        let mut line = String::new();
        if stdin().read_line(&mut line)? == 0 {
            return Ok(());
        }
        let pegs: Option<Vec<Peg>> = line.trim().chars().map(Peg::from_letter).collect();
        let said = match (line.trim(), pegs.as_deref()) {
            ("undo", _) => game.undo().map(|step| step.to_string()),
            ("redo", _) => game.redo().map(|step| step.to_string()),
            ("hint", _) => Solution::new(&puzzle.with_start(game.position().clone())?)?.moves(..).next().map(text),
            (_, Some(&[from, to])) => Some(game.play(from, to).map_or_else(|error| error.to_string(), text)),
            _ => Some("type two pegs, undo, redo or hint".to_owned()),
        };
        println!("{}", said.unwrap_or_else(|| "there is none".to_owned()));
    }
    println!("solved in {} moves", game.moves().len());
    Ok(())
}
