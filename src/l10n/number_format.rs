//! Number formats and plural categories of the languages.

use crate::solver::Index;

/// Longer numbers are rounded in sentences. Move numbers of 64 discs have up to 20 digits and are shown in full, so
/// that readers see every move count.
const MAX_DIGITS: usize = 20;
/// The plural categories of 0 to 199 are listed. In every language of the page, those of larger numbers depend on the
/// last two digits only. Those of decimals depend on whether the whole part is 0, 1 or more.
const LISTED: usize = 200;
const MILLION: usize = LISTED;
const DECIMALS: usize = MILLION + 1;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberFormat {
    separator: &'static str,
    point: &'static str,
    /// The number of digits in every group but the last, which has three.
    group: usize,
    /// Numbers with fewer digits are not grouped.
    min_grouped: usize,
    /// A letter for the category of each listed number, then for a million, 0.5, 1.5 and 2.5.
    plurals: &'static str,
}

impl NumberFormat {
    pub const ENGLISH: Self = Self { separator: ",", point: ".", group: 3, min_grouped: 4, plurals: "o1" };

    /// The number of plural categories in a line of [`NumberFormat::read`].
    pub const PLURALS: usize = DECIMALS + 3;

    /// The letters of the plural categories in [`NumberFormat::read`], and their CLDR names, which messages use.
    const CATEGORIES: [(u8, &'static str); 6] =
        [(b'z', "zero"), (b'1', "one"), (b'2', "two"), (b'f', "few"), (b'm', "many"), (b'o', "other")];

    /// Parses the line that `static/locale.js` makes from the browser's `Intl`. Its fields, separated by `/`, are
    /// the group separator, the decimal separator, the size of all groups but the last, the smallest number of digits
    /// that is grouped, and a letter for the plural category of each number from 0 to 199, of a million, 0.5, 1.5 and 2.5.
    ///
    /// ```
    /// use tower_of_hanoi::solver::Index;
    /// use tower_of_hanoi::l10n::NumberFormat;
    ///
    /// let plurals = ["11", &"o".repeat(198), "m", "11o"].concat();
    /// let line: &'static str = [".", ",", "3", "4", &plurals].join("/").leak();
    /// assert_eq!(NumberFormat::read(line).unwrap().full(&Index::mersenne(20)), "1.048.575");
    /// ```
    #[must_use]
    pub fn read(line: &'static str) -> Option<Self> {
        let mut parts = line.split('/');
        let mut next = || parts.next();
        let (separator, point) = (next()?, next()?);
        let (group, min_grouped) = (parse_short(next()?)?, parse_short(next()?)?);
        let plurals = next().filter(|plurals| plurals.len() == Self::PLURALS)?;
        (group > 0).then_some(Self { separator, point, group, min_grouped, plurals })
    }

    pub(super) fn group(&self, digits: &str) -> String {
        if digits.len() < self.min_grouped {
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

    pub(super) fn decimal(&self, digits: &str) -> String {
        digits.replace('.', self.point)
    }

    /// All digits, in groups.
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

    /// All digits of a short number; the first three digits and a power of ten of a long one. Rounded down, with
    /// non-breaking spaces.
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
        if digits.len() <= MAX_DIGITS {
            return self.group(&digits);
        }
        let (head, tail) = digits.split_at(1);
        let tail: String = tail.chars().take(2).collect();
        [head, self.point, &tail, "\u{a0}×\u{a0}10", &superscript(digits.len() - 1)].concat()
    }

    /// Whether [`NumberFormat::compact`] rounds a number.
    pub(super) fn rounds(index: &Index) -> bool {
        index.to_string().len() > MAX_DIGITS
    }

    /// The number at a tick of an axis whose ticks are 1, 2 or 5 times `10^exponent` apart, in about nine characters. A long
    /// number that is not round keeps the digits in which the ticks differ.
    ///
    /// ```
    /// use tower_of_hanoi::l10n::NumberFormat;
    ///
    /// let tick = |digits: &str, exponent| NumberFormat::ENGLISH.tick(&digits.parse().unwrap(), exponent);
    /// assert_eq!(tick("200000", 5), "200,000");
    /// assert_eq!(tick("15000000000000000000", 18), "1.5\u{2009}×\u{2009}10¹⁹");
    /// assert_eq!(tick("12345678901234567885", 0), "…885");
    /// assert_eq!(tick("12345678901200000000", 8), "…12\u{2009}×\u{2009}10⁸");
    /// ```
    #[must_use]
    pub fn tick(&self, index: &Index, exponent: usize) -> String {
        let digits = index.to_string();
        if digits.len() <= 6 {
            return self.group(&digits);
        }
        let times_ten_to = |number: &str, power: usize| [number, "\u{2009}×\u{2009}10", &superscript(power)].concat();
        match digits.trim_end_matches('0').as_bytes() {
            [b'1'] => ["10", &superscript(digits.len() - 1)].concat(),
            [one] => times_ten_to(&char::from(*one).to_string(), digits.len() - 1),
            [one, tenth] => {
                let (one, tenth) = (char::from(*one).to_string(), char::from(*tenth).to_string());
                times_ten_to(&[&one, self.point, &tenth].concat(), digits.len() - 1)
            }
            _ if exponent <= 3 => {
                let shown = digits.len().saturating_sub((exponent + 2).max(3));
                ["…", &self.group(digits.get(shown..).unwrap_or_default())].concat()
            }
            _ => {
                let end = digits.len().saturating_sub(exponent);
                let shown = digits.get(end.saturating_sub(2)..end).unwrap_or_default();
                times_ten_to(&["…", shown].concat(), exponent)
            }
        }
    }

    /// The plural category of a number that is given by its digits. It is `other` if nothing is before the decimal point,
    /// as for rounded numbers.
    pub(super) fn category(&self, digits: &str) -> &'static str {
        let at = |number: usize| self.plurals.as_bytes().get(number).copied();
        let letter = match (digits.split_once('.'), parse_short(digits)) {
            (Some(("", _)), _) => None,
            (Some((whole, _)), _) => at(DECIMALS + parse_short(whole).map_or(2, |whole| whole.min(2))),
            (None, Some(number)) if number < LISTED => at(number),
            _ if digits.ends_with("000000") => at(MILLION),
            _ => {
                let last_two = digits.get(digits.len().saturating_sub(2)..).and_then(parse_short);
                last_two.and_then(|last_two| at(LISTED / 2 + last_two))
            }
        };
        Self::CATEGORIES.iter().find(|(sign, _)| Some(*sign) == letter).map_or("other", |(_, name)| name)
    }
}

/// Parses a number of at most three digits; an empty text is 0.
fn parse_short(digits: &str) -> Option<usize> {
    let append = |number: usize, digit: char| Some(10 * number + digit.to_digit(10)? as usize);
    if digits.len() > 3 { None } else { digits.chars().try_fold(0, append) }
}

#[must_use]
pub fn superscript(number: usize) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let raise = |letter: char| letter.to_digit(10).and_then(|digit| DIGITS.get(digit as usize).copied());
    number.to_string().chars().filter_map(raise).collect()
}
