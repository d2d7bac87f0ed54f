//! The letters of pegs and the digits as strokes on a grid, because a GIF file has no fonts.

/// The size of the grid. The baseline is its lower edge.
pub const WIDTH: f64 = 4.0;
pub const HEIGHT: f64 = 6.0;

/// The strokes of each character: points, given by column and row, with a slash between strokes.
const STROKES: &[(char, &str)] = &[
    ('0', "10 30 41 45 36 16 05 01 10"),
    ('1', "02 20 26"),
    ('2', "01 10 30 41 42 06 46"),
    ('3', "01 10 30 41 42 33 13/33 44 45 36 16 05"),
    ('4', "36 30 04 44"),
    ('5', "40 00 03 33 44 45 36 16 05"),
    ('6', "41 30 10 01 05 16 36 45 44 33 13 04"),
    ('7', "00 40 16"),
    ('8', "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33"),
    ('9', "05 16 36 45 41 30 10 01 02 13 33 42"),
    ('A', "06 20 46/14 34"),
    ('B', "00 06 36 45 44 33 03/00 30 41 42 33"),
    ('C', "41 30 10 01 05 16 36 45"),
    ('D', "00 06 26 44 42 20 00"),
    ('E', "40 00 06 46/03 33"),
    ('F', "40 00 06/03 33"),
    ('G', "41 30 10 01 05 16 36 45 43 23"),
    ('H', "00 06/40 46/03 43"),
    ('I', "10 30/20 26/16 36"),
    ('J', "40 45 36 16 05"),
];

/// The line segments of a character; empty if the character is unknown.
pub fn lines(character: char) -> Vec<[(f64, f64); 2]> {
    let known = STROKES.iter().find(|(known, _)| *known == character);
    let Some((_, strokes)) = known else { return Vec::new() };
    let point = |text: &str| {
        let mut digits = text.chars().filter_map(|digit| digit.to_digit(10)).map(f64::from);
        Some((digits.next()?, digits.next()?))
    };
    let stroke = |text: &str| {
        let points: Vec<_> = text.split(' ').filter_map(point).collect();
        points.iter().zip(points.iter().skip(1)).map(|(&a, &b)| [a, b]).collect::<Vec<_>>()
    };
    strokes.split('/').flat_map(stroke).collect()
}
