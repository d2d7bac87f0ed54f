//! The triangles of the Sierpiński drawing.

use crate::solver::{Disc, DiscCount, Peg, Position};

/// A triangle of the Sierpiński drawing of three pegs: all positions in which the larger discs are on given pegs. It consists
/// of three triangles of one disc fewer, and has a corner for each peg, where all its own discs are on that peg.
///
/// At the point where two triangles meet, their discs are on the third peg. So the corners of an inner triangle change places, and
/// a corner of the drawing (0 at the top, 1 at the left, 2 at the right) does not always belong to the same peg.
///
/// ```
/// use tower_of_hanoi::solver::{DiscCount, Peg, graph::Triangle};
///
/// let whole = Triangle::whole(DiscCount::new(64).ok_or("discs")?);
/// let inner = whole.inner(Peg::A).ok_or("a single position")?;
/// assert_eq!((inner.size(), inner.corner(Peg::A), inner.corner(Peg::B)), (63, 0, 2));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Triangle {
    discs: DiscCount,
    /// The pegs of the larger discs, the largest first.
    larger: Vec<Peg>,
    /// The corner of each peg.
    corners: [u8; 3],
}

impl Triangle {
    /// Returns the triangle of all positions.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::Triangle};
    ///
    /// let whole = Triangle::whole(4.try_into()?);
    /// assert_eq!([Peg::A, Peg::B, Peg::C].map(|peg| whole.corner(peg)), [0, 1, 2]);
    /// assert!(whole.holds(&"0121".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn whole(discs: DiscCount) -> Self {
        Self { discs, larger: Vec::new(), corners: [0, 1, 2] }
    }

    /// Returns the triangle in which the largest discs are on these pegs, the largest first; `None` when there are more pegs
    /// than discs, or pegs other than A, B and C. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{DiscCount, Peg, graph::Triangle};
    ///
    /// let two = DiscCount::TWO;
    /// assert_eq!(Triangle::of(two, &[Peg::A, Peg::C]).map(|position| position.size()), Some(0));
    /// assert_eq!(Triangle::of(two, &[Peg::A, Peg::C, Peg::A]), None); // there are only two discs
    /// assert_eq!(Triangle::of(two, &[Peg::D]), None);
    /// ```
    #[must_use]
    pub fn of(discs: DiscCount, larger: &[Peg]) -> Option<Self> {
        if larger.len() > discs.count() as usize || larger.iter().any(|&peg| peg > Peg::C) {
            return None;
        }
        let mut triangle = Self::whole(discs);
        larger.iter().for_each(|&peg| triangle.turn(peg));
        triangle.larger.extend_from_slice(larger);
        Some(triangle)
    }

    /// Changes the corners to those of the inner triangle of a peg: the other two change places.
    fn turn(&mut self, peg: Peg) {
        let [a, b] = [1, 2].map(|further| Peg::modulo_three(u64::from(peg.to_u8()) + further).index());
        self.corners.swap(a, b);
    }

    /// Returns the triangle of the `size` smallest discs that contains a position. `None` when there are fewer discs, or a
    /// larger disc is not on A, B or C. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, Position, graph::Triangle};
    ///
    /// let position: Position = "0121".parse()?;
    /// let around = Triangle::around(&position, 2).ok_or("too few discs")?;
    /// assert_eq!(around.larger(), [Peg::A, Peg::B]); // of discs 4 and 3
    /// assert_eq!(Triangle::around(&position, 5), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn around(position: &Position, size: u32) -> Option<Self> {
        let larger = position.pegs().get(size as usize..)?;
        Self::of(position.discs(), &larger.iter().rev().copied().collect::<Vec<_>>())
    }

    /// Returns the number of discs that move within the triangle.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::Triangle};
    ///
    /// let triangle = Triangle::of(64.try_into()?, &[Peg::A, Peg::C]).ok_or("no such triangle")?;
    /// assert_eq!(triangle.size(), 62); // discs 64 and 63 stay
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn size(&self) -> u32 {
        self.discs.count() - self.larger.len() as u32
    }

    /// Returns the pegs of the larger discs, the largest first.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::Triangle};
    ///
    /// let triangle = Triangle::of(4.try_into()?, &[Peg::A, Peg::C]).ok_or("no such triangle")?;
    /// assert_eq!(triangle.larger(), [Peg::A, Peg::C]); // disc 4 on A, disc 3 on C
    /// assert!(Triangle::whole(4.try_into()?).larger().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn larger(&self) -> &[Peg] {
        &self.larger
    }

    /// Returns the corner of the drawing, 0 to 2, where all discs of the triangle are on a peg. It is 0 for a peg other than A,
    /// B and C.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::Triangle};
    ///
    /// let inner = Triangle::of(3.try_into()?, &[Peg::A]).ok_or("no such triangle")?;
    /// // Going right in the inner triangle at the top leads to peg B, and going left to peg C.
    /// assert_eq!([Peg::A, Peg::B, Peg::C].map(|peg| inner.corner(peg)), [0, 2, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn corner(&self, peg: Peg) -> usize {
        self.corners.get(peg.index()).copied().unwrap_or_default().into()
    }

    /// Returns the inner triangle in which the largest disc of this one is on a peg. `None` for a single position, and for a
    /// peg other than A, B and C. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::Triangle};
    ///
    /// let whole = Triangle::whole(1.try_into()?);
    /// let position = whole.inner(Peg::B).ok_or("a single position")?;
    /// assert_eq!((position.size(), position.inner(Peg::B)), (0, None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn inner(&self, peg: Peg) -> Option<Self> {
        let mut inner = self.clone();
        inner.enter(peg).then_some(inner)
    }

    /// Changes to an inner triangle, in place. Returns false and changes nothing if it does not exist.
    pub(super) fn enter(&mut self, peg: Peg) -> bool {
        let exists = self.size() > 0 && peg <= Peg::C;
        if exists {
            self.larger.push(peg);
            self.turn(peg);
        }
        exists
    }

    /// Returns the triangle around this one, and the peg of the outer triangle's largest disc within this one; `None` for the
    /// triangle of all positions. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::Triangle};
    ///
    /// let whole = Triangle::whole(4.try_into()?);
    /// let inner = whole.inner(Peg::C).ok_or("a single position")?;
    /// assert_eq!(inner.outer(), Some((whole.clone(), Peg::C))); // disc 4 is on C
    /// assert_eq!(whole.outer(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn outer(&self) -> Option<(Self, Peg)> {
        let mut outer = self.clone();
        let peg = outer.leave()?;
        Some((outer, peg))
    }

    /// Changes to the triangle around this one, in place, and returns the peg of the outer triangle's largest disc within this one.
    pub(super) fn leave(&mut self) -> Option<Peg> {
        let peg = self.larger.pop()?;
        // Swapping two corners twice restores them.
        self.turn(peg);
        Some(peg)
    }

    /// Returns the triangle of the same size across the corner of a peg, the larger disc that moves there, and the two pegs of
    /// its move; `None` at the corners of the drawing. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Disc, Peg, graph::Triangle};
    ///
    /// let triangle = |peg| Triangle::of(3.try_into().ok()?, &[peg]);
    /// let top = triangle(Peg::A).ok_or("no such triangle")?;
    /// let (other, disc, pegs) = top.neighbour(Peg::B).ok_or("a corner of the drawing")?;
    /// assert_eq!((Some(other), Some(disc), pegs), (triangle(Peg::C), Disc::new(3), [Peg::A, Peg::C]));
    /// assert_eq!(top.neighbour(Peg::A), None); // the tower on A
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn neighbour(&self, peg: Peg) -> Option<(Self, Disc, [Peg; 2])> {
        let place = self.larger.iter().rposition(|&other| other != peg)?;
        let mut larger = self.larger.clone();
        let moved = larger.get_mut(place)?;
        let from = *moved;
        *moved = from.third(peg);
        let to = *moved;
        let disc = Disc::new(self.discs.count() - place as u32)?;
        Some((Self::of(self.discs, &larger)?, disc, [from, to]))
    }

    /// Returns the position at the corner of a peg: all discs of the triangle are on this peg. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::Triangle};
    ///
    /// let triangle = Triangle::of(4.try_into()?, &[Peg::A]).ok_or("no such triangle")?;
    /// assert_eq!(triangle.corner_position(Peg::B).to_string(), "0111"); // disc 4 can go to C
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn corner_position(&self, peg: Peg) -> Position {
        let mut pegs = vec![peg; self.size() as usize];
        pegs.extend(self.larger.iter().rev());
        Position::from_pegs(pegs).unwrap_or_default()
    }

    /// Returns true when the triangle contains a position. False for a position with another number of discs. O(n).
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Peg, graph::Triangle};
    ///
    /// let triangle = Triangle::of(4.try_into()?, &[Peg::A, Peg::B]).ok_or("no such triangle")?;
    /// assert!(triangle.holds(&"0121".parse()?));
    /// assert!(!triangle.holds(&"0212".parse()?)); // disc 3 is on C
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn holds(&self, position: &Position) -> bool {
        position.discs() == self.discs && position.pegs().iter().rev().take(self.larger.len()).eq(&self.larger)
    }
}
