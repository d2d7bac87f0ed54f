//! Places in a recursive program, the same in every programming language.

use super::Procedure;

/// A place at which a program can stop. A [`ProgramText`](super::ProgramText) maps it to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The procedure.
    pub procedure: Procedure,
    /// The place within the procedure.
    pub spot: Spot,
}

/// A place in a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// The header line, with the name and the parameters.
    Header,
    /// The test whether n is 0, with the return in the same line.
    Guard,
    /// A statement after the test, numbered from 0 as an index into [`Procedure::statements`].
    Statement(usize),
    /// The end, where the procedure returns after its last statement.
    End,
}

/// A set of places, such as those of one line.
///
/// ```
/// use tower_of_hanoi::solver::program::{Place, PlaceSet, Procedure, Spot};
///
/// let place = Place { procedure: Procedure::Hanoi, spot: Spot::Guard };
/// let places: PlaceSet = [place].into_iter().collect();
/// assert!(places.contains(place) && !places.is_empty());
/// assert!(!places.contains(Place { spot: Spot::End, ..place }));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PlaceSet(u64);

impl Place {
    /// The bit of the place; 0 for a statement that no procedure has.
    fn bit(self) -> u64 {
        /// The number of bits for each procedure, at least the number of its places.
        const WIDTH: u32 = 8;
        let spot = match self.spot {
            Spot::Header => 0,
            Spot::Guard => 1,
            Spot::End => 2,
            Spot::Statement(number) if number < self.procedure.statements().len() => 3 + number as u32,
            Spot::Statement(_) => return 0,
        };
        1 << (self.procedure as u32 * WIDTH + spot)
    }
}

impl PlaceSet {
    /// Returns true when the set contains this place.
    ///
    /// ```
    /// use tower_of_hanoi::solver::program::{Place, PlaceSet, Procedure, Spot};
    ///
    /// let statement = |number| Place { procedure: Procedure::Hanoi, spot: Spot::Statement(number) };
    /// let statements: PlaceSet = (0..4).map(statement).collect();
    /// assert!(statements.contains(statement(2)));
    /// assert!(!statements.contains(statement(3))); // there are three statements
    /// ```
    #[must_use]
    pub fn contains(self, place: Place) -> bool {
        self.0 & place.bit() != 0
    }

    /// Returns true when the set contains no place.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::{Program, ProgramLanguage}};
    ///
    /// let text = Program::new(&Puzzle::classic(3)?, PathKind::default())?.text(ProgramLanguage::Python);
    /// let empty: Vec<_> = (1..=7).filter(|&line| text.places(line).is_empty()).collect();
    /// assert_eq!(empty, [6, 7]); // an empty line and the first call
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the places in either set.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::{Program, ProgramLanguage}};
    ///
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// let text = program.text(ProgramLanguage::Python);
    /// let (header, the_move) = (text.places(1), text.places(4));
    /// assert_eq!(program.next_at(&0.into(), the_move), Some(12.into()));
    /// assert_eq!(program.next_at(&0.into(), the_move.union(header)), Some(3.into())); // the second call
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns true when the sets have a place in common.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::{Program, ProgramLanguage}};
    ///
    /// let text = Program::new(&Puzzle::classic(3)?, PathKind::default())?.text(ProgramLanguage::Rust);
    /// let calls = text.places(3).union(text.places(5));
    /// assert!(calls.intersects(text.places(5)));
    /// assert!(!calls.intersects(text.places(4))); // the move
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        Self(places.into_iter().fold(0, |set, place| set | place.bit()))
    }
}
