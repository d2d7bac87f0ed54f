//! The triangles of the Sierpiński drawing.

use crate::solver::{Disc, Discs, Peg, Position};

/// A triangle of the Sierpiński drawing of three pegs: all positions in which the larger discs stand as given. It is made of
/// three triangles of one disc fewer, and has a corner for each peg, where all its own discs stand on that peg.
///
/// Where a triangle meets another, its discs wait on the third peg: so the corners of a triangle within another change
/// places, and a corner of the drawing (0 at the top, 1 at the left, 2 at the right) is not always that of the same peg.
///
/// ```
/// use tower_of_hanoi::solver::{Discs, Peg, graph::Triangle};
///
/// let whole = Triangle::whole(Discs::new(64).ok_or("discs")?);
/// let inner = whole.inner(Peg::A).ok_or("a single position")?;
/// assert_eq!((inner.size(), inner.corner(Peg::A), inner.corner(Peg::B)), (63, 0, 2));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Triangle {
    discs: Discs,
    /// The pegs of the larger discs, the largest first.
    larger: Vec<Peg>,
    /// For each peg the corner where the smaller discs stand on it.
    corners: [u8; 3],
}

impl Triangle {
    /// All positions.
    #[must_use]
    pub const fn whole(discs: Discs) -> Self {
        Self { discs, larger: Vec::new(), corners: [0, 1, 2] }
    }

    /// The triangle in which the largest discs stand on these pegs, the largest first; `None` when they are more than there
    /// are or not on three pegs.
    #[must_use]
    pub fn of(discs: Discs, larger: &[Peg]) -> Option<Self> {
        if larger.len() > discs.count() as usize || larger.iter().any(|&peg| peg > Peg::C) {
            return None;
        }
        let mut triangle = Self::whole(discs);
        larger.iter().for_each(|&peg| triangle.turn(peg));
        triangle.larger.extend_from_slice(larger);
        Some(triangle)
    }

    /// The corners of the inner triangle for a peg: the other two change places.
    fn turn(&mut self, peg: Peg) {
        let [a, b] = [1, 2].map(|further| Peg::of_three(u64::from(peg.number()) + further).place());
        self.corners.swap(a, b);
    }

    /// The triangle of the `size` smallest discs that holds a position.
    #[must_use]
    pub fn around(position: &Position, size: u32) -> Option<Self> {
        let larger = position.pegs().get(size as usize..)?;
        Self::of(position.discs(), &larger.iter().rev().copied().collect::<Vec<_>>())
    }

    /// How many discs move within it.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.discs.count() - self.larger.len() as u32
    }

    /// The pegs of the larger discs, the largest first.
    #[must_use]
    pub fn larger(&self) -> &[Peg] {
        &self.larger
    }

    /// The corner of the drawing where all its discs stand on a peg: 0, 1 or 2.
    #[must_use]
    pub fn corner(&self, peg: Peg) -> usize {
        self.corners.get(peg.place()).copied().unwrap_or_default().into()
    }

    /// The one of its three triangles in which its largest disc stands on a peg; `None` for a single position.
    #[must_use]
    pub fn inner(&self, peg: Peg) -> Option<Self> {
        if self.size() == 0 || peg > Peg::C {
            return None;
        }
        let mut inner = self.clone();
        inner.larger.push(peg);
        inner.turn(peg);
        Some(inner)
    }

    /// The triangle that it is one of the three of, and the peg on which that one's largest disc stands; `None` for the
    /// whole.
    #[must_use]
    pub fn outer(&self) -> Option<(Self, Peg)> {
        let (&peg, larger) = self.larger.split_last()?;
        Some((Self::of(self.discs, larger)?, peg))
    }

    /// The triangle of the same size on the other side of its corner for a peg, and the larger disc that moves there, from
    /// which peg to which; `None` at the corners of the whole.
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

    /// The position at its corner for a peg.
    #[must_use]
    pub fn corner_position(&self, peg: Peg) -> Position {
        let mut pegs = vec![peg; self.size() as usize];
        pegs.extend(self.larger.iter().rev());
        Position::from_pegs(pegs).unwrap_or_default()
    }

    /// True when a position lies in it.
    #[must_use]
    pub fn holds(&self, position: &Position) -> bool {
        position.discs() == self.discs && position.pegs().iter().rev().take(self.larger.len()).eq(&self.larger)
    }
}
