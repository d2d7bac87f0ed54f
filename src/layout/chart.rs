//! The geometry of charts with two axes.

use crate::layout::svg_number::push;

// In SVG units, which are CSS pixels on a phone.
pub const WIDTH: f64 = 360.0;
pub const HEIGHT: f64 = 224.0;
/// The height of a line of text in fonts with tall lines, and the minimum distance between two names.
pub const LINE_HEIGHT: f64 = 16.0;
/// The margin above the plot, for the title of the vertical axis.
const TOP: f64 = 22.0;
/// The margin below the plot, for the numbers and the title of the horizontal axis.
const BOTTOM: f64 = 36.0;
/// A little more than the average width of a letter.
const LETTER: f64 = 6.6;
/// The width of a digit in wide fonts.
const DIGIT: f64 = 7.8;
/// The maximum width of the names beside the lines.
const MAX_NAME_WIDTH: f64 = 116.0;

/// The ticks of an axis from 0 to `max`: 0 and the multiples of a round number, which is 1, 2 or 5 times a power of ten. Besides 0
/// there are at most `most` ticks (`most` is at least 2), and at least one if `max` is not 0.
#[must_use]
pub fn ticks(max: u64, most: u64) -> Vec<u64> {
    let most = most.max(2);
    let mut power: u64 = 1;
    let step = loop {
        let fitting = [1, 2, 5].into_iter().map(|digit| power.saturating_mul(digit)).find(|step| max / step <= most);
        match fitting {
            Some(step) => break step,
            None => power = power.saturating_mul(10),
        }
    };
    (0..=max / step).map(|count| count * step).collect()
}

/// Numbers of discs in increasing order: the small ones, where growth is easy to follow, and a few larger ones up to `last`.
#[must_use]
pub fn sampled_discs(last: u32) -> Vec<u32> {
    const ALL_UP_TO: u32 = 12;
    const SMALL: u32 = 8;
    if last <= ALL_UP_TO {
        return (1..=ALL_UP_TO).collect();
    }
    let large = ticks(last.into(), 5).into_iter().filter_map(|tick| u32::try_from(tick).ok());
    let mut discs: Vec<u32> = (1..=SMALL).chain(large.filter(|&tick| tick > SMALL)).collect();
    if discs.last() != Some(&last) {
        discs.push(last);
    }
    discs
}

/// Spreads places that are closer together than `gap`, and keeps them between `min` and `max` as far as there is room. Preserves
/// their order.
#[must_use]
pub fn spread(places: &[f64], gap: f64, (min, max): (f64, f64)) -> Vec<f64> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    let place = |index: usize| places.get(index).copied().unwrap_or(min);
    order.sort_unstable_by(|&a, &b| place(a).total_cmp(&place(b)));
    let mut spread: Vec<f64> = order.iter().map(|&index| place(index)).collect();
    let mut least = min;
    for place in &mut spread {
        *place = place.max(least);
        least = *place + gap;
    }
    let mut most = max;
    for place in spread.iter_mut().rev() {
        *place = place.min(most);
        most = *place - gap;
    }
    let mut result = places.to_vec();
    for (index, place) in order.into_iter().zip(spread) {
        if let Some(result) = result.get_mut(index) {
            *result = place;
        }
    }
    result
}

/// The rectangle of the plot. Points in it are fractions of its width and height, measured from the bottom left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlotArea {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

impl PlotArea {
    /// Leaves room for numbers on the left and names on the right. The arguments are the lengths of the longest ones, in letters.
    #[must_use]
    pub fn new(number_letters: usize, name_letters: usize) -> Self {
        Self {
            left: number_letters as f64 * DIGIT + 8.0,
            right: WIDTH - (name_letters as f64 * LETTER + 14.0).min(MAX_NAME_WIDTH),
            top: TOP,
            bottom: HEIGHT - BOTTOM,
        }
    }

    #[must_use]
    pub fn x(&self, share: f64) -> f64 {
        self.left + share * (self.right - self.left)
    }

    #[must_use]
    pub fn y(&self, share: f64) -> f64 {
        self.bottom - share * (self.bottom - self.top)
    }

    /// The path data of a line through points.
    #[must_use]
    pub fn line(&self, points: &[(f64, f64)]) -> String {
        let mut path = String::new();
        for (place, &(x, y)) in points.iter().enumerate() {
            push(&mut path, if place == 0 { 'M' } else { 'L' }, self.x(x));
            push(&mut path, ' ', self.y(y));
        }
        path
    }

    /// The vertical centres of the names of lines that end at these heights. The names stay clear of the numbers below.
    #[must_use]
    pub fn name_places(&self, ends: &[f64]) -> Vec<f64> {
        let places: Vec<f64> = ends.iter().map(|&end| self.y(end)).collect();
        spread(&places, LINE_HEIGHT, (self.top, self.bottom - LINE_HEIGHT / 2.0))
    }
}
