//! Plays the classic puzzle of three discs by hand: type two pegs such as `ac` for a move, `undo`, `redo` or `hint`.

use std::error::Error;
use std::io::{BufRead, stdin};

use tower_of_hanoi::solver::{AsciiTowers, Game, Peg, Puzzle, Solution};

fn peg(letter: char) -> Option<Peg> {
    Peg::new(u8::try_from(u32::from(letter.to_ascii_lowercase()).checked_sub(u32::from('a'))?).ok()?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = Puzzle::classic(3)?;
    let mut game = Game::new(&puzzle);
    print!("{}", AsciiTowers(game.position(), puzzle.pegs()));
    for line in stdin().lock().lines() {
        let line = line?;
        let pegs: Option<Vec<Peg>> = line.trim().chars().map(peg).collect();
        match (line.trim(), pegs.as_deref()) {
            ("undo", _) => _ = game.undo(),
            ("redo", _) => _ = game.redo(),
            ("hint", _) => {
                let solution = Solution::new(&puzzle.with_start(game.position().clone())?)?;
                solution.move_at(&1.into()).map_or_else(|| println!("solved"), |mv| println!("{mv}"));
            }
            (_, Some(&[from, to])) => match game.play(from, to) {
                Ok(mv) => println!("{mv}"),
                Err(error) => println!("{error}"),
            },
            _ => println!("type two pegs, undo, redo or hint"),
        }
        print!("{}", AsciiTowers(game.position(), puzzle.pegs()));
    }
    Ok(())
}
