//! What tests read most: the board.

use tower_of_hanoi::model::NavigateAction;
use tower_of_hanoi::solver::{Index, Move, Position, Puzzle, Solution};

use super::Page;

impl Page {
    /// The page after a text was typed in the field of the move number.
    #[track_caller]
    pub fn type_move(self, text: &str) -> Self {
        self.one("input[name=move]");
        self.after(NavigateAction::EnterIndex(text.into()))
    }

    pub fn total(&self) -> &str {
        self.attribute("svg[data-total]", "data-total").unwrap()
    }

    /// Where the discs are, the largest first: as the page says it, which shows each of them there.
    #[track_caller]
    pub fn shown_position(&self) -> String {
        let said = self.position();
        assert_eq!(self.discs("[data-disc]"), said);
        said
    }

    /// The pegs of the discs that are drawn, the largest disc first.
    pub fn discs(&self, selector: &str) -> String {
        let mut discs: Vec<(u32, &str)> = self
            .all(selector)
            .into_iter()
            .map(|disc| (disc.attr("data-disc").unwrap().parse().unwrap(), disc.attr("data-peg").unwrap()))
            .collect();
        discs.sort_unstable();
        discs.into_iter().rev().map(|(_, peg)| peg).collect()
    }

    pub fn caption(&self) -> String {
        self.text("[data-caption]")
    }
}

/// The solution of a puzzle, without a page.
pub fn solve(puzzle: &Puzzle) -> Solution {
    Solution::new(puzzle).unwrap()
}

pub fn index(text: &str) -> Index {
    text.parse().unwrap()
}

pub fn position_at(solution: &Solution, move_number: &str) -> String {
    solution.position_at(&index(move_number)).unwrap().to_string()
}

pub fn move_at(solution: &Solution, move_number: &str) -> Move {
    solution.move_at(&index(move_number)).unwrap()
}

/// A position as links write it.
pub fn position(text: &str) -> Position {
    text.parse().unwrap()
}
