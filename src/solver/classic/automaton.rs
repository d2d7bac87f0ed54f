//! The moves as a word of six letters, written by an automaton that reads the bits of the move number.
//!
//! A letter says between which pegs a disc moves, but not which disc; that follows from the position. The words of all classic
//! puzzles are prefixes of one infinite word, with the pegs renamed. No stretch of it ever occurs twice in a row, and a finite
//! automaton writes it: given the bits of `i − 1` from the highest, it stops at the letter of move `i`.
//!
//! Sources: J.-P. Allouche, D. Astoorian, J. Randall, J. Shallit, Morphisms, squarefree strings, and the Tower of Hanoi
//! puzzle, The American Mathematical Monthly 101 (1994), 651–658; J.-P. Allouche, J. Shallit, The Tower of Hanoi and finite
//! automata, arXiv:0905.0015.

use super::Classic;
use crate::solver::{Index, Peg};

/// A direction of a move: a letter of the word, and a state of the automaton that writes it.
///
/// The word begins `a c̄ b a c b̄ a`. It stays the same when each letter is replaced by two: a by a c̄, b by c b̄, c by b ā,
/// ā by a c, b̄ by c b and c̄ by b a.
///
/// ```
/// use tower_of_hanoi::solver::classic::automaton::Letter;
///
/// let read = |bits: &[bool]| bits.iter().fold(Letter::START, |letter, &bit| letter.next(bit)).symbol();
/// assert_eq!(read(&[]), "a");
/// assert_eq!(read(&[true]), "c̄");
/// assert_eq!(read(&[true, false]), "b");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letter {
    /// From the first peg to the second.
    A,
    /// From the second peg to the first.
    ABar,
    /// From the second peg to the third.
    B,
    /// From the third peg to the second.
    BBar,
    /// From the third peg to the first.
    C,
    /// From the first peg to the third.
    CBar,
}

impl Letter {
    /// The letter of the first move, in which the automaton starts. A leading 0 keeps it there.
    pub const START: Self = Self::A;

    /// All letters, those without a bar first.
    pub const ALL: [Self; 6] = [Self::A, Self::B, Self::C, Self::ABar, Self::BBar, Self::CBar];

    /// Returns the state after a bit: the first or the second of the letters that replace this one. O(1).
    ///
    /// ```
    /// use tower_of_hanoi::solver::classic::automaton::Letter;
    ///
    /// assert_eq!([false, true].map(|bit| Letter::C.next(bit)), [Letter::B, Letter::ABar]); // c becomes b ā
    /// assert_eq!(Letter::START.next(false), Letter::START);
    /// ```
    #[must_use]
    pub const fn next(self, bit: bool) -> Self {
        match (bit, self) {
            (false, Self::A | Self::ABar) => Self::A,
            (false, Self::B | Self::BBar) => Self::C,
            (false, Self::C | Self::CBar) => Self::B,
            (true, Self::A) => Self::CBar,
            (true, Self::CBar) => Self::A,
            (true, Self::B) => Self::BBar,
            (true, Self::BBar) => Self::B,
            (true, Self::C) => Self::ABar,
            (true, Self::ABar) => Self::C,
        }
    }

    /// Returns the name in the publications, where a bar marks the opposite direction.
    ///
    /// ```
    /// use tower_of_hanoi::solver::classic::automaton::Letter;
    ///
    /// assert_eq!(Letter::ALL.map(Letter::symbol), ["a", "b", "c", "ā", "b̄", "c̄"]);
    /// ```
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
            Self::C => "c",
            Self::ABar => "ā",
            Self::BBar => "b̄",
            Self::CBar => "c̄",
        }
    }
}

/// Returns the bits of a number of moves made, from the highest, each with the letter that it leads to. The last letter is that of
/// the next move. The number 0 has one bit, 0. O(1) for each.
///
/// ```
/// use tower_of_hanoi::solver::classic::automaton::read;
///
/// let letters: Vec<_> = read(&6.into()).map(|(bit, letter)| (bit, letter.symbol())).collect();
/// assert_eq!(letters, [(true, "c̄"), (true, "a"), (false, "a")]); // Move 7.
/// ```
pub fn read(moves_made: &Index) -> impl Iterator<Item = (bool, Letter)> {
    let places = (0..u32::try_from(moves_made.bits()).unwrap_or(u32::MAX).max(1)).rev();
    places.map(|place| moves_made.bit(place)).scan(Letter::START, |letter, bit| {
        *letter = letter.next(bit);
        Some((bit, *letter))
    })
}

/// The word of a puzzle, with the pegs that its letters stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// The pegs that the publications call 1, 2 and 3.
    pegs: [Peg; 3],
}

impl Word {
    /// Returns the word of a solution. O(1).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, classic::{Classic, automaton::{Letter, Word}}};
    ///
    /// let first = |discs| {
    ///     let classic = Classic::new(DiscCount::new(discs)?, Peg::A, Peg::C)?;
    ///     Some(Word::of(&classic).direction(Letter::START))
    /// };
    /// assert_eq!([first(3), first(4)], [Some((Peg::A, Peg::C)), Some((Peg::A, Peg::B))]);
    /// ```
    #[must_use]
    pub const fn of(classic: &Classic) -> Self {
        let (start, goal) = classic.ends();
        let third = start.third(goal);
        let is_odd = classic.discs().count() % 2 == 1;
        Self { pegs: if is_odd { [start, goal, third] } else { [start, third, goal] } }
    }

    /// Returns the letter of move `index`, numbered from 1; `None` for 0. The word continues after the last move. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Index, classic::automaton::{Letter, Word}};
    ///
    /// let word: String = (1..=7).filter_map(|index: u64| Word::letter_at(&index.into())).map(Letter::symbol).collect();
    /// assert_eq!(word, "ac̄bacb̄a");
    /// assert_eq!(Word::letter_at(&Index::ZERO), None);
    /// ```
    #[must_use]
    pub fn letter_at(index: &Index) -> Option<Letter> {
        Some(read(&index.previous()?).last().map_or(Letter::START, |(_, letter)| letter))
    }

    /// Returns the letter of a move between two pegs; `None` unless they are different and of the puzzle.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, classic::{Classic, automaton::{Letter, Word}}};
    ///
    /// let four = Classic::new(DiscCount::try_from(4)?, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// let word = Word::of(&four);
    /// assert_eq!(word.letter(Peg::C, Peg::B), Some(Letter::BBar));
    /// assert_eq!([word.letter(Peg::C, Peg::C), word.letter(Peg::C, Peg::D)], [None, None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn letter(&self, from: Peg, to: Peg) -> Option<Letter> {
        Letter::ALL.into_iter().find(|&letter| self.direction(letter) == (from, to))
    }

    /// Returns the pegs of a letter, from the peg that the disc leaves to the peg that it goes to.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, classic::{Classic, automaton::{Letter, Word}}};
    ///
    /// let four = Classic::new(DiscCount::try_from(4)?, Peg::A, Peg::C).ok_or("equal pegs")?;
    /// assert_eq!(Word::of(&four).direction(Letter::START), (Peg::A, Peg::B));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn direction(&self, letter: Letter) -> (Peg, Peg) {
        let [one, two, three] = self.pegs;
        match letter {
            Letter::A => (one, two),
            Letter::ABar => (two, one),
            Letter::B => (two, three),
            Letter::BBar => (three, two),
            Letter::C => (three, one),
            Letter::CBar => (one, three),
        }
    }
}
