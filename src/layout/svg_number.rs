//! Numbers in SVG.

/// A number with at most two decimal places.
#[must_use]
pub fn px(length: f64) -> String {
    let mut text = String::new();
    write(&mut text, length);
    text
}

/// Appends a command letter or separator and a number to path data.
pub fn push(path: &mut String, letter: char, length: f64) {
    path.push(letter);
    write(path, length);
}

/// Writes a number as an integer of hundredths. The standard library's float formatting would be 5 % of the download,
/// and it is slow for the ten thousand numbers in a picture of the state graph.
fn write(text: &mut String, length: f64) {
    // The cast saturates, but such a number is far outside any picture.
    let hundredths = (length * 100.0).round_ties_even() as i32;
    if hundredths < 0 {
        text.push('-');
    }
    let size = hundredths.unsigned_abs();
    push_integer(text, size / 100);
    let fraction = size % 100;
    if fraction > 0 {
        text.push('.');
        push_last_digit(text, fraction / 10);
        if !fraction.is_multiple_of(10) {
            push_last_digit(text, fraction);
        }
    }
}

fn push_integer(text: &mut String, number: u32) {
    if number > 9 {
        push_integer(text, number / 10);
    }
    push_last_digit(text, number);
}

fn push_last_digit(text: &mut String, number: u32) {
    text.push(char::from(b'0' + (number % 10) as u8));
}

#[cfg(test)]
mod tests {
    use super::{push, px};

    #[test]
    fn numbers_have_at_most_two_decimal_places() {
        let written = [0.0, 1.0, -1.0, 0.5, -0.25, 12.345, 3.001, -0.004, 0.07, 1234.5].map(px);
        assert_eq!(written, ["0", "1", "-1", "0.5", "-0.25", "12.34", "3", "0", "0.07", "1234.5"]);
        assert_eq!([f64::NAN, 1e300, f64::NEG_INFINITY].map(px), ["0", "21474836.47", "-21474836.48"]);
    }

    #[test]
    fn path_data_is_letters_and_numbers() {
        let mut path = String::from("M0");
        push(&mut path, ' ', 2.0);
        push(&mut path, 'L', -0.5);
        assert_eq!(path, "M0 2L-0.5");
    }
}
