//! Long numbers as people read them.

use crate::solver::Index;

/// Numbers with more digits than this are rounded where a sentence names them. Those of 64 discs have twenty: that each
/// step is seen to count is worth the room.
const MOST_DIGITS: usize = 20;

/// All digits, in groups of three.
///
/// ```
/// use tower_of_hanoi::{solver::Index, text::number};
///
/// assert_eq!(number::exact(&Index::ones(64)), "18,446,744,073,709,551,615");
/// assert_eq!(number::readable(&Index::ones(100)), "1.26\u{a0}×\u{a0}10³⁰");
/// assert_eq!(number::readable(&Index::ones(20)), "1,048,575");
/// ```
#[must_use]
pub fn exact(index: &Index) -> String {
    let digits = index.to_string();
    let mut grouped = String::with_capacity(digits.len() * 4 / 3 + 1);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// All digits where they are few, three and a power of ten where they are many. Rounded down. The spaces in it do not
/// break.
#[must_use]
pub fn readable(index: &Index) -> String {
    let digits = index.to_string();
    if digits.len() <= MOST_DIGITS {
        return exact(index);
    }
    let (head, tail) = digits.split_at(1);
    let tail: String = tail.chars().take(2).collect();
    format!("{head}.{tail}\u{a0}×\u{a0}10{}", raised(digits.len() - 1))
}

/// A number in small raised digits.
#[must_use]
pub fn raised(number: usize) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digit = |letter: char| letter.to_digit(10).and_then(|digit| RAISED.get(digit as usize).copied());
    number.to_string().chars().filter_map(digit).collect()
}
