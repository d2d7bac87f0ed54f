//! Indices as decimal text.

use std::fmt;
use std::str::FromStr;

use num_bigint::BigUint;

use super::Index;

/// The error of parsing an [`Index`] from a text that is not a whole number in decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIndexError;

impl Index {
    /// Writes the number nine digits at a time.
    ///
    /// The time grows with the square of the length. The big-integer library is faster from a few thousand digits on, but
    /// its code would be a large part of what a browser loads.
    fn to_decimal_by_groups(&self) -> String {
        const NINE_DIGITS: u32 = 1_000_000_000;
        let mut rest = self.0.clone();
        let mut groups = Vec::new();
        while rest >= BigUint::from(NINE_DIGITS) {
            groups.push(u32::try_from(&rest % NINE_DIGITS).unwrap_or_default());
            rest /= NINE_DIGITS;
        }
        let mut digits = u32::try_from(&rest).unwrap_or_default().to_string();
        groups.iter().rev().for_each(|group| digits.push_str(&format!("{group:09}")));
        digits
    }
}

impl fmt::Display for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if cfg!(target_arch = "wasm32") { f.write_str(&self.to_decimal_by_groups()) } else { self.0.fmt(f) }
    }
}

impl FromStr for Index {
    type Err = ParseIndexError;

    /// Reads decimal digits and nothing else: no sign, no space, no separators.
    fn from_str(text: &str) -> Result<Self, ParseIndexError> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseIndexError);
        }
        BigUint::parse_bytes(text.as_bytes(), 10).map(Self).ok_or(ParseIndexError)
    }
}

impl fmt::Display for ParseIndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move number is written in the digits 0 to 9")
    }
}

impl std::error::Error for ParseIndexError {}

#[cfg(test)]
mod tests {
    use super::Index;

    #[test]
    fn both_ways_to_write_a_number_agree() {
        let mut number = Index::ZERO;
        for exponent in 0..700 {
            for near in [number.clone(), number.next(), Index::power_of_two(exponent), Index::mersenne(exponent)] {
                assert_eq!(near.to_decimal_by_groups(), near.as_biguint().to_string());
            }
            number = &number * 2 + &Index::from(u64::from(exponent));
        }
        let round = "1000000000000000000000000000000000000";
        assert_eq!(round.parse::<Index>().unwrap().to_decimal_by_groups(), round);
    }
}
