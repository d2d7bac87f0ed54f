//! Lengths as SVG writes them.

/// A length in pixels with two decimals at most.
///
/// Whole numbers of hundredths are written instead of floating-point ones: the standard library's way to write the
/// latter would be a twentieth of all that is sent.
#[must_use]
pub fn px(length: f64) -> String {
    // Out of range becomes the nearest that fits, which is far outside of any picture.
    let hundredths = (length * 100.0).round() as i32;
    let (sign, size) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
    match (size / 100, size % 100) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, part) => format!("{sign}{whole}.{part:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::px;

    #[test]
    fn lengths_are_written_with_two_decimals() {
        let written = [0.0, 1.0, -1.0, 0.5, -0.25, 12.345, 3.001, -0.004].map(px);
        assert_eq!(written, ["0", "1", "-1", "0.50", "-0.25", "12.35", "3", "0"]);
    }
}
