//! Towers as text.

use std::fmt;

use super::{Pegs, Position};

/// A position printed lying on its side, one line for each peg: the discs with the largest next to the peg's letter, and
/// dashes where none lies.
///
/// ```
/// use tower_of_hanoi::solver::{Pegs, Position, Towers};
///
/// let position: Position = "0120".parse()?;
/// let printed = Towers(&position, Pegs::THREE).to_string();
/// assert_eq!(printed, "-----1-4|A\n-------3|B\n-------2|C\n");
/// # Ok::<(), tower_of_hanoi::solver::NotAPosition>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Towers<'a>(pub &'a Position, pub Pegs);

impl fmt::Display for Towers<'_> {
    /// O(n) per peg.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(position, pegs) = *self;
        let discs = position.discs().count() as usize;
        let width = discs.to_string().len();
        for peg in pegs.iter() {
            let on_peg = || position.iter().filter(|&(_, at)| at == peg);
            f.write_str(&"-".repeat((discs - on_peg().count()) * (width + 1)))?;
            for (disc, _) in on_peg() {
                let number = disc.number();
                write!(f, "-{number:->width$}")?;
            }
            writeln!(f, "|{peg}")?;
        }
        Ok(())
    }
}
