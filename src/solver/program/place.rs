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
    #[must_use]
    pub fn contains(self, place: Place) -> bool {
        self.0 & place.bit() != 0
    }

    /// Returns true when the set contains no place.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the places in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns true when the sets have a place in common.
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
