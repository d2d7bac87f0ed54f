//! Evidence that a solution is the shortest, and the publications of the proofs.

use std::fmt;

use super::Puzzle;
use super::linear::LinearPath;

/// The evidence that no shorter solution exists or, for the path through every position, that no other path exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Optimality {
    /// Proven, with the publication of the proof.
    Proven(Citation),
    /// A search of all shorter solutions has found none: see
    /// [`FrameStewart::CONFIRMED`](super::recursion::FrameStewart::CONFIRMED).
    Confirmed,
    /// The best known solution, not proven.
    Presumed,
    /// Found by breadth-first search.
    Searched,
}

impl fmt::Display for Optimality {
    /// Writes `proven`, `presumed` or `searched`. [`Optimality::Confirmed`] is written as `presumed` too, because programs know
    /// these three words, and the method is only presumed to be the best for any number of discs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Proven(_) => "proven",
            Self::Confirmed | Self::Presumed => "presumed",
            Self::Searched => "searched",
        })
    }
}

/// The publication that proves a solution to be the shortest.
///
/// ```
/// use tower_of_hanoi::solver::{Optimality, Puzzle, Solution};
///
/// let solution = Solution::new(&Puzzle::builder().discs(10).pegs(4).build()?)?;
/// let Optimality::Proven(citation) = solution.optimality() else { return Err("not proven".into()) };
/// assert!(citation.reference().ends_with("doi:10.36045/bbms/1420071861"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Citation {
    /// There is nothing to prove: no move, or a single disc.
    Trivial,
    /// The classic puzzle.
    Lucas1883,
    /// Between any two positions, under a rule on three pegs: both routes were compared for each disc. See
    /// [`ThreePegs`](super::recursion::ThreePegs).
    ComparedRoutes,
    /// The classic puzzle between any two positions.
    Hinz1989,
    /// The one-way ring of three pegs.
    Atkinson1981,
    /// Four pegs, any move.
    Bousch2014,
    /// The star of four pegs, from leaf to leaf.
    Bousch2017,
    /// The path is the only one of its kind.
    UniquePath,
    /// Every rule on three pegs under which each peg leads to every other, from tower to tower.
    Sapir2004,
}

impl Citation {
    /// Returns the computer-checked proof of this result; `None` if none is known.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Citation, FormalProof, Puzzle};
    ///
    /// let classic = Puzzle::classic(64)?;
    /// assert_eq!(Citation::Lucas1883.formal_proof(&classic), Some(FormalProof::Thery2021));
    /// assert_eq!(Citation::Atkinson1981.formal_proof(&classic), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn formal_proof(self, puzzle: &Puzzle) -> Option<FormalProof> {
        let is_checked = match self {
            Self::Lucas1883 | Self::Bousch2014 | Self::Bousch2017 => true,
            Self::Sapir2004 | Self::ComparedRoutes => LinearPath::of(puzzle).is_some(),
            Self::Trivial | Self::Hinz1989 | Self::Atkinson1981 | Self::UniquePath => false,
        };
        is_checked.then_some(FormalProof::Thery2021)
    }

    /// Returns the full reference, with the DOI if one is known; empty if nothing is cited.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Citation;
    ///
    /// assert!(Citation::Hinz1989.reference().contains("L’Enseignement Mathématique 35 (1989)"));
    /// assert_eq!(Citation::Trivial.reference(), "");
    /// ```
    #[must_use]
    pub const fn reference(self) -> &'static str {
        match self {
            Self::Trivial | Self::ComparedRoutes | Self::UniquePath => "",
            Self::Lucas1883 => "É. Lucas (N. Claus de Siam), La tour d’Hanoï, véritable casse-tête annamite, 1883",
            Self::Hinz1989 => {
                "A. M. Hinz, The Tower of Hanoi, L’Enseignement Mathématique 35 (1989), 289–321, \
                 doi:10.5169/seals-57378"
            }
            Self::Atkinson1981 => {
                "M. D. Atkinson, The cyclic Towers of Hanoi, Information Processing Letters 13 (1981), 118–119"
            }
            Self::Bousch2014 => {
                "T. Bousch, La quatrième tour de Hanoï, Bulletin of the Belgian Mathematical Society – Simon Stevin 21 \
                 (2014), 895–912, doi:10.36045/bbms/1420071861"
            }
            Self::Bousch2017 => {
                "T. Bousch, La Tour de Stockmeyer, Séminaire Lotharingien de Combinatoire 77 (2017), B77d"
            }
            Self::Sapir2004 => {
                "A. Sapir, The Tower of Hanoi with forbidden moves, The Computer Journal 47 (2004), 20–24"
            }
        }
    }
}

/// A proof written out in so much detail that a computer has checked every step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FormalProof {
    /// In Rocq (then Coq): for the tower on three pegs, for the row of three between any two positions, and for Bousch's two
    /// theorems on four pegs.
    Thery2021,
}

impl FormalProof {
    /// Returns the full reference, with the DOI.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{Citation, Puzzle};
    ///
    /// let proof = Citation::Bousch2014.formal_proof(&Puzzle::builder().discs(8).pegs(4).build()?).ok_or("no proof")?;
    /// assert!(proof.reference().ends_with("doi:10.4230/LIPIcs.ITP.2021.31"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn reference(self) -> &'static str {
        match self {
            Self::Thery2021 => {
                "L. Théry, Proof Pearl: Playing with the Tower of Hanoi Formally, 12th International Conference on \
                 Interactive Theorem Proving (ITP 2021), article 31, doi:10.4230/LIPIcs.ITP.2021.31"
            }
        }
    }
}
