//! The lengths for every number of discs, in little memory.

use std::borrow::Cow;
use std::rc::Rc;

use super::{LengthVector, Recurrence};
use crate::solver::length::LeadingBits;
use crate::solver::{Length, Peg};

/// The lengths for 0, 1, 2, … discs.
///
/// The leading bits of all lengths are kept; up to 80 discs they are the whole number. The other bits would take megabytes for
/// thousands of discs, so they are kept only for every [`Levels::SPACING`]-th number of discs, and computed for those between.
#[derive(Clone, Debug)]
pub struct Levels {
    recurrence: Recurrence,
    /// The leading bits for 0, 1, 2, … discs, one after the other.
    leading: Vec<LeadingBits>,
    /// The lengths for 0, `SPACING`, 2 `SPACING`, … discs.
    kept: Vec<LengthVector>,
    last: LengthVector,
    /// The number of discs of the last lengths.
    size: u32,
}

impl Levels {
    /// The difference between successive numbers of discs whose lengths are kept in full.
    pub const SPACING: u32 = 32;

    /// Returns the lengths for 0 discs, with room for those for up to `size` discs.
    pub fn new(recurrence: Recurrence, size: u32) -> Self {
        let last = vec![Length::ZERO; recurrence.classes()];
        let mut leading = Vec::with_capacity((size as usize + 1) * last.len());
        leading.extend(last.iter().map(LeadingBits::of));
        Self { recurrence, leading, kept: vec![last.clone()], last, size: 0 }
    }

    /// Adds the lengths for one disc more.
    pub fn grow(&mut self) {
        self.last = self.recurrence.step_up(&self.last);
        self.size += 1;
        self.leading.extend(self.last.iter().map(LeadingBits::of));
        if self.size.is_multiple_of(Self::SPACING) {
            self.kept.push(self.last.clone());
        }
    }

    /// Returns the lengths for the most discs.
    pub fn last(&self) -> &[Length] {
        &self.last
    }

    pub const fn recurrence(&self) -> &Recurrence {
        &self.recurrence
    }

    /// Returns the leading bits of a length. O(1).
    #[inline]
    pub fn leading(&self, size: u32, class: usize) -> LeadingBits {
        let leading = self.leading.get(size as usize * self.recurrence.classes() + class);
        assert!(leading.is_some(), "these lengths are known");
        leading.copied().unwrap_or_default()
    }

    /// Returns the lengths for a number of discs, if they are kept in full.
    pub fn kept(&self, size: u32) -> Option<&[Length]> {
        let place = size.is_multiple_of(Self::SPACING).then_some(size / Self::SPACING)?;
        self.kept.get(place as usize).map(Vec::as_slice)
    }

    /// Returns the lengths for a number of discs that is kept in full.
    fn kept_in_full(&self, size: u32) -> LengthVector {
        let kept = self.kept(size);
        assert!(kept.is_some(), "these lengths are kept");
        kept.unwrap_or_default().to_vec()
    }

    /// Returns the lengths for a number of discs. Fewer than [`Levels::SPACING`] steps up.
    pub fn level(&self, size: u32) -> LengthVector {
        let first = size - size % Self::SPACING;
        let kept = self.kept_in_full(first);
        (first..size).fold(kept, |level, _| self.recurrence.step_up(&level))
    }
}

/// The lengths for one number of discs, and then for fewer and fewer. A copy is cheap.
#[derive(Clone, Debug)]
pub struct LevelCursor<'a> {
    levels: &'a Levels,
    size: u32,
    /// The full lengths for a number of discs that is kept, and for those that follow it. Empty until they are needed.
    block: Rc<[LengthVector]>,
}

impl<'a> LevelCursor<'a> {
    /// Returns a cursor at the most discs.
    pub fn new(levels: &'a Levels) -> Self {
        Self { levels, size: levels.size, block: Rc::default() }
    }

    /// Goes down by one disc. Stays at 0 discs.
    pub fn step_down(&mut self) {
        if let Some(size) = self.size.checked_sub(1) {
            self.size = size;
            if self.block.is_empty() || size % Levels::SPACING == Levels::SPACING - 1 {
                self.compute();
            }
        }
    }

    /// Computes the lengths that are longer than the leading bits kept for all.
    fn compute(&mut self) {
        let (size, levels) = (self.size, self.levels);
        let is_exact = (0..levels.recurrence.classes()).all(|class| levels.leading(size, class).exact().is_some());
        if !is_exact {
            let first = size - size % Levels::SPACING;
            let kept = levels.kept_in_full(first);
            let next = |level: &LengthVector| Some(levels.recurrence.step_up(level));
            self.block = std::iter::successors(Some(kept), next).take((size - first) as usize + 1).collect();
        }
    }

    /// Returns the length between two pegs.
    pub fn length(&self, from: Peg, to: Peg) -> Cow<'_, Length> {
        let class = self.levels.recurrence.class(from, to);
        if let Some(exact) = self.levels.leading(self.size, class).exact() {
            return Cow::Owned(exact);
        }
        let level = match self.size == self.levels.size {
            true => Some(&self.levels.last),
            false => self.block.get((self.size % Levels::SPACING) as usize),
        };
        level.and_then(|level| level.get(class)).map_or_else(Cow::default, Cow::Borrowed)
    }
}
