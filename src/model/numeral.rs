//! Numbers as users type and paste them, in fields, attributes and links.

use crate::solver::Index;

use super::IndexExpr;

/// The zeros among the decimal digits of Unicode 14. The other digits of each script follow its zero.
const ZEROS: [u32; 66] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0,
    0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620,
    0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10, 0x104A0, 0x10D30, 0x11066, 0x110F0, 0x11136, 0x111D0,
    0x112F0, 0x11450, 0x114D0, 0x11650, 0x116C0, 0x11730, 0x118E0, 0x11950, 0x11C50, 0x11D50, 0x11DA0, 0x16A60,
    0x16AC0, 0x16B50, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E950, 0x1FBF0,
];

/// A text without invisible characters, which may be copied along, and with the digits and signs of other scripts in ASCII.
///
/// ```
/// use tower_of_hanoi::model::plain_text;
///
/// assert_eq!(plain_text("\u{202a}１２，३४٥\u{202c}\u{feff} "), "12,345");
/// ```
#[must_use]
pub fn plain_text(text: &str) -> String {
    let plain: String = text.chars().filter(|letter| !is_invisible(*letter)).map(in_latin_script).collect();
    plain.trim().to_owned()
}

/// A whole number that does not depend on a solution, written like a move number ([`IndexExpr`]).
///
/// ```
/// use tower_of_hanoi::model::whole_number;
///
/// assert_eq!(whole_number("６４"), Some(64u32));
/// assert_eq!(whole_number::<u8>("2^3"), Some(8));
/// assert_eq!(whole_number::<u8>("256"), None);
/// assert_eq!(whole_number::<u32>("half"), None);
/// ```
#[must_use]
pub fn whole_number<T: TryFrom<u64>>(text: &str) -> Option<T> {
    match text.parse().ok()? {
        expr @ IndexExpr::Sum(_) => T::try_from(expr.resolve(&Index::from(u64::MAX)).ok()?.to_u64()?).ok(),
        IndexExpr::First | IndexExpr::Last | IndexExpr::Fraction { .. } | IndexExpr::Percent { .. } => None,
    }
}

/// Characters without width: soft hyphens, joiners, marks of direction and byte order, and variation selectors.
#[must_use]
pub const fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{feff}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
}

/// The ASCII sign for a digit or sign of another script.
fn in_latin_script(letter: char) -> char {
    let digit = |zero: u32| char::from_digit(u32::from(letter).checked_sub(zero).filter(|digit| *digit < 10)?, 10);
    match letter {
        _ if letter.is_ascii() => letter,
        '٪' | '％' => '%',
        '٫' | '．' => '.',
        '٬' | '，' => ',',
        '／' | '⁄' | '∕' => '/',
        '＾' => '^',
        '＊' => '*',
        '＋' => '+',
        '−' | '–' | '－' => '-',
        // Fullwidth letters.
        'Ａ'..='Ｚ' | 'ａ'..='ｚ' => char::from_u32(u32::from(letter) - 0xFEE0).unwrap_or(letter),
        _ => ZEROS.into_iter().find_map(digit).unwrap_or(letter),
    }
}
