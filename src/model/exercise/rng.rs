//! Seeded random numbers.

use crate::solver::Index;

/// A generator of pseudo-random numbers. The same seed leads to the same numbers.
#[derive(Clone, Debug)]
pub struct SeededRng(u32);

impl SeededRng {
    /// Neighbouring seeds start far apart.
    #[must_use]
    pub const fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(2_654_435_761) ^ 0x5bd1_e995)
    }

    /// The next number, of 24 bits.
    pub fn draw(&mut self) -> u32 {
        // Constants of Press et al. (1992), Numerical Recipes in C, 7.1. The upper bits are the good ones.
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 >> 8
    }

    /// A number below `count`, from the upper bits; 0 if `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        usize::try_from((u64::from(self.draw()) * count as u64) >> 24).unwrap_or_default()
    }

    /// Different indices that a move follows: `count` of them, or as many as there are. The first may be given.
    pub fn indices(&mut self, total: &Index, first: Option<&Index>, count: u32) -> Vec<Index> {
        // There is no move after the last.
        let Some(latest) = total.previous() else { return Vec::new() };
        let mut indices: Vec<Index> = first.map(|first| first.clone().min(latest.clone())).into_iter().collect();
        // If there are few moves, each is taken once.
        for _ in 0..count * 8 {
            if indices.len() >= count as usize {
                break;
            }
            let index = total.fraction(self.draw(), 1 << 24).min(latest.clone());
            if !indices.contains(&index) {
                indices.push(index);
            }
        }
        indices
    }

    /// The numbers 0 to `count` − 1, shuffled; two or more are never in order.
    pub fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for at in (1..count).rev() {
            order.swap(at, self.draw() as usize % (at + 1));
        }
        if order.is_sorted() {
            order.rotate_left(count.min(1));
        }
        order
    }
}
