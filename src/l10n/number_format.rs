//! Numbers as people read them, in the ways of their language.

use crate::solver::Index;

/// Numbers with more digits than this are rounded where a sentence names them. Those of 64 discs have twenty: that each
/// step is seen to count is worth the room.
const MOST_DIGITS: usize = 20;
/// The categories of plurals of these numbers are listed; those of larger ones go by their last two digits, in every
/// language of the page.
const LISTED: usize = 200;

/// How a language writes numbers, and which numbers take which plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberFormat {
    separator: &'static str,
    point: &'static str,
    /// How many digits there are in a group but the last, which has three.
    group: usize,
    /// From so many digits on there are groups.
    grouped: usize,
    /// The category of each listed number, then that of a million, by its letter.
    plurals: &'static str,
}

impl NumberFormat {
    /// How English does it.
    pub const ENGLISH: Self = Self { separator: ",", point: ".", group: 3, grouped: 4, plurals: "o1" };

    /// The letters of the categories in [`NumberFormat::read`], and their names in texts.
    const CATEGORIES: [(u8, &'static str); 6] =
        [(b'z', "zero"), (b'1', "one"), (b'2', "two"), (b'f', "few"), (b'm', "many"), (b'o', "other")];

    /// Reads a line that tells it, as `Intl` of the browser knows it: the separator, the point, how many digits a group has
    /// but the last, from how many digits on there are groups, and a letter for the category of each number from 0 to 199
    /// and of a million; `/` between them.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    /// use tower_of_hanoi::l10n::NumberFormat;
    ///
    /// let plurals = ["11", &"o".repeat(198), "m"].concat();
    /// let line: &'static str = [".", ",", "3", "4", &plurals].join("/").leak();
    /// assert_eq!(NumberFormat::read(line).unwrap().full(&Index::mersenne(20)), "1.048.575");
    /// ```
    #[must_use]
    pub fn read(line: &'static str) -> Option<Self> {
        let mut parts = line.split('/');
        let mut next = || parts.next();
        let (separator, point) = (next()?, next()?);
        let (group, grouped) = (small(next()?)?, small(next()?)?);
        let plurals = next().filter(|plurals| plurals.len() == LISTED + 1)?;
        (group > 0).then_some(Self { separator, point, group, grouped, plurals })
    }

    /// Digits in groups.
    pub(super) fn group(&self, digits: &str) -> String {
        if digits.len() < self.grouped {
            return digits.to_owned();
        }
        let mut grouped = String::with_capacity(digits.len() * 3 / 2);
        for (place, digit) in digits.chars().enumerate() {
            let rest = digits.len() - place;
            if place > 0 && rest >= 3 && (rest - 3).is_multiple_of(self.group) {
                grouped.push_str(self.separator);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// Digits with a point.
    pub(super) fn decimal(&self, digits: &str) -> String {
        digits.replace('.', self.point)
    }

    /// All digits of a number, in groups.
    ///
    /// ```
    /// use tower_of_hanoi::{solver::Index, l10n::NumberFormat};
    ///
    /// assert_eq!(NumberFormat::ENGLISH.full(&Index::mersenne(64)), "18,446,744,073,709,551,615");
    /// ```
    #[must_use]
    pub fn full(&self, index: &Index) -> String {
        self.group(&index.to_string())
    }

    /// All digits where they are few, three and a power of ten where they are many. Rounded down. The spaces in it do not
    /// break.
    ///
    /// ```
    /// use tower_of_hanoi::{solver::Index, l10n::NumberFormat};
    ///
    /// assert_eq!(NumberFormat::ENGLISH.compact(&Index::mersenne(100)), "1.26\u{a0}×\u{a0}10³⁰");
    /// assert_eq!(NumberFormat::ENGLISH.compact(&Index::mersenne(20)), "1,048,575");
    /// ```
    #[must_use]
    pub fn compact(&self, index: &Index) -> String {
        let digits = index.to_string();
        if digits.len() <= MOST_DIGITS {
            return self.group(&digits);
        }
        let (head, tail) = digits.split_at(1);
        let tail: String = tail.chars().take(2).collect();
        [head, self.point, &tail, "\u{a0}×\u{a0}10", &superscript(digits.len() - 1)].concat()
    }

    /// The category of plurals that a number belongs to, by its digits. What has a point is of the most general one.
    pub(super) fn category(&self, digits: &str) -> &'static str {
        let at = |number: usize| self.plurals.as_bytes().get(number).copied();
        let letter = match small(digits) {
            Some(number) if number < LISTED => at(number),
            _ if digits.contains('.') => None,
            _ if digits.ends_with("000000") => at(LISTED),
            _ => digits.get(digits.len().saturating_sub(2)..).and_then(small).and_then(|last| at(LISTED / 2 + last)),
        };
        Self::CATEGORIES.iter().find(|(sign, _)| Some(*sign) == letter).map_or("other", |(_, name)| name)
    }
}

/// What at most three digits come to.
fn small(digits: &str) -> Option<usize> {
    let add = |number: usize, digit: char| Some(10 * number + digit.to_digit(10)? as usize);
    if digits.len() > 3 { None } else { digits.chars().try_fold(0, add) }
}

/// A number in small superscript digits.
#[must_use]
pub fn superscript(number: usize) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digit = |letter: char| letter.to_digit(10).and_then(|digit| RAISED.get(digit as usize).copied());
    number.to_string().chars().filter_map(digit).collect()
}
