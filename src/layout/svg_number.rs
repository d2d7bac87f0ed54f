//! Lengths as SVG writes them.

/// A length in pixels with two decimals at most.
#[must_use]
pub fn px(length: f64) -> String {
    let mut text = String::new();
    write(&mut text, length);
    text
}

/// Adds a letter and a length to a path.
pub fn push(path: &mut String, letter: char, length: f64) {
    path.push(letter);
    write(path, length);
}

/// Digit by digit, in hundredths: the standard library's way to write floating-point numbers would be a twentieth of all
/// that is sent, and a picture of the state graph has ten thousand of them.
fn write(text: &mut String, length: f64) {
    // Out of range becomes the nearest that fits, which is far outside of any picture.
    let hundredths = (length * 100.0).round_ties_even() as i32;
    if hundredths < 0 {
        text.push('-');
    }
    let size = hundredths.unsigned_abs();
    whole(text, size / 100);
    let part = size % 100;
    if part > 0 {
        text.push('.');
        digit(text, part / 10);
        if !part.is_multiple_of(10) {
            digit(text, part);
        }
    }
}

fn whole(text: &mut String, number: u32) {
    if number > 9 {
        whole(text, number / 10);
    }
    digit(text, number);
}

/// The last digit of a number.
fn digit(text: &mut String, number: u32) {
    text.push(char::from(b'0' + (number % 10) as u8));
}

#[cfg(test)]
mod tests {
    use super::{push, px};

    #[test]
    fn lengths_are_written_with_two_decimals_at_most() {
        let written = [0.0, 1.0, -1.0, 0.5, -0.25, 12.345, 3.001, -0.004, 0.07, 1234.5].map(px);
        assert_eq!(written, ["0", "1", "-1", "0.5", "-0.25", "12.34", "3", "0", "0.07", "1234.5"]);
        assert_eq!([f64::NAN, 1e300, f64::NEG_INFINITY].map(px), ["0", "21474836.47", "-21474836.48"]);
    }

    #[test]
    fn a_path_is_letters_and_lengths() {
        let mut path = String::from("M0");
        push(&mut path, ' ', 2.0);
        push(&mut path, 'L', -0.5);
        assert_eq!(path, "M0 2L-0.5");
    }
}
