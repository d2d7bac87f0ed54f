//! The pegs of 64 discs as a list.
//!
//! The pegs of the eight discs of a byte of the move number depend only on the byte, and on the remainder by three of the bits
//! above it. So a table has the pegs for each combination. All remainders come from one division (see [`masks`](super::masks)), so
//! the bytes do not depend on each other.

use std::sync::OnceLock;

use super::masks::{Division, TritVector};
use super::word::Rotation;
use crate::solver::Peg;

/// The pegs of eight discs, the smallest first.
type Eight = [Peg; 8];

/// The pegs of eight discs by their byte of the move number and by the remainder of the bits above it: 256 entries for each
/// remainder.
pub struct ByteTable(Box<[Eight; ENTRIES]>);

/// Two bits for the remainder and eight for the byte. The last quarter is not used.
const ENTRIES: usize = 1 << 10;

/// Every second byte, at the lower end of 16 bits.
const BYTES: u64 = 0x00FF_00FF_00FF_00FF;

/// The lowest bit of each byte.
const LOWEST: u64 = 0x0101_0101_0101_0101;

impl ByteTable {
    /// Returns the table for a naming of the pegs. It is computed at the first use, in some microseconds, because 48 kB of
    /// constants would be a large part of the page's first module.
    pub fn of(rotation: &Rotation) -> Option<&'static Self> {
        static TABLES: [OnceLock<ByteTable>; 6] = [const { OnceLock::new() }; 6];
        let [first, second, third] = rotation.names();
        let naming = 2 * first.index() + usize::from(second.to_u8() > third.to_u8());
        TABLES.get(naming).map(|table| table.get_or_init(|| Self::new(rotation)))
    }

    fn new(rotation: &Rotation) -> Self {
        let mut entries = Box::new([[Peg::A; 8]; ENTRIES]);
        for (entry, number) in entries.iter_mut().zip(0..3 << 8) {
            let (above, byte) = (number >> 8, number & 0xFF);
            // The byte is the highest one of a word, directly below the bits that leave the remainder.
            let masks = rotation.masks(TritVector::below(above, byte << 56));
            *entry = std::array::from_fn(|disc| masks.peg(56 + disc as u32));
        }
        Self(entries)
    }

    /// Returns the pegs of 64 discs by their word of the move number, where the words above it leave the remainder `above`, 0 to 2.
    #[inline]
    pub fn pegs(&self, above: u64, word: u64) -> [Eight; 8] {
        let [one, two] = Division::new(above, word).remainders(word);
        // The remainder after each byte, at its lower end, directly above the next byte.
        let left = one & LOWEST | (two & LOWEST) << 1;
        let even = word & BYTES | left & !BYTES;
        let odd = word >> 8 & BYTES | left >> 8 & !BYTES | above << 56;
        let entry = |numbers: u64, place: u32| {
            let number = (numbers >> (16 * place)) as usize % ENTRIES;
            self.0.get(number).copied().unwrap_or([Peg::A; 8])
        };
        std::array::from_fn(|byte| entry(if byte % 2 == 0 { even } else { odd }, byte as u32 / 2))
    }
}
