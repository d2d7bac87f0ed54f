//! Positions drawn as text.

use std::fmt;

use super::{PegCount, Position};

/// A position drawn as text, one line for each peg. The largest disc of a peg is next to the letter of the peg, and dashes mark
/// free places.
///
/// ```
/// use tower_of_hanoi::solver::{PegCount, Position, AsciiTowers};
///
/// let position: Position = "0120".parse()?;
/// let drawing = AsciiTowers(&position, PegCount::THREE).to_string();
/// assert_eq!(drawing, "-----1-4|A\n-------3|B\n-------2|C\n");
/// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AsciiTowers<'a>(pub &'a Position, pub PegCount);

impl fmt::Display for AsciiTowers<'_> {
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
