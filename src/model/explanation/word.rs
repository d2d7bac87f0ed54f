//! A move as a letter of the word that an automaton writes.

use crate::solver::classic::automaton::{Letter, Word, read};
use crate::solver::{Index, Solution};

/// The place of a move in the word of its solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordPlace {
    pub word: Word,
    /// The number of moves before it, which the automaton reads.
    pub moves_made: Index,
    /// The letters of the moves around it, and its own.
    pub letters: Vec<Letter>,
    /// The place of its own letter, counted from 0.
    pub own: usize,
    /// The state before the last bits.
    pub first_state: Letter,
    /// The last bits that the automaton reads, each with the state after it.
    pub last_bits: Vec<(bool, Letter)>,
}

impl WordPlace {
    /// The number of letters shown on each side.
    const AROUND: u64 = 7;
    /// The most bits that are shown.
    pub const MAX_BITS: usize = 12;

    /// The place of a move; `None` if no automaton writes the moves. O(n).
    #[must_use]
    pub fn of(solution: &Solution, number: &Index) -> Option<Self> {
        let word = solution.word()?;
        let moves_made = number.previous()?;
        let (mut first_state, mut last_bits) = (Letter::START, Vec::new());
        let skipped = usize::try_from(moves_made.bits()).ok()?.saturating_sub(Self::MAX_BITS);
        for (place, (bit, letter)) in read(&moves_made).enumerate() {
            if place < skipped {
                first_state = letter;
            } else {
                last_bits.push((bit, letter));
            }
        }
        let first = moves_made.saturating_sub(&Self::AROUND.into());
        let numbers =
            std::iter::successors(Some(first.next()), |number| Some(number.next())).take(2 * Self::AROUND as usize + 1);
        let (mut letters, mut own) = (Vec::new(), 0);
        for other in numbers.take_while(|other| other <= solution.total()) {
            if other == *number {
                own = letters.len();
            }
            let step = solution.move_at(&other)?;
            letters.push(word.letter(step.from, step.to)?);
        }
        Some(Self { word, moves_made, letters, own, first_state, last_bits })
    }

    /// The letter of the move.
    #[must_use]
    pub fn letter(&self) -> Letter {
        self.last_bits.last().map_or(self.first_state, |&(_, letter)| letter)
    }
}
