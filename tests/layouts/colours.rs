//! The colours of discs: their contrast, and how they differ from each other.

use tower_of_hanoi::layout::colour;
use tower_of_hanoi::solver::{Disc, DiscCount};

#[test]
fn neighbouring_discs_are_of_different_colour_families() {
    let discs = DiscCount::new(64).unwrap();
    let hue = |disc: u32| -> f64 {
        let [colour, _] = colour::in_themes(Disc::new(disc).unwrap(), discs);
        colour.trim_end_matches(')').split(' ').next_back().unwrap().parse().unwrap()
    };
    assert!((1..=64).step_by(2).all(|disc| hue(disc) < 90.0));
    assert!((2..=64).step_by(2).all(|disc| hue(disc) > 190.0));
}

/// The luminance of a colour written as `oklch(lightness chroma hue)`, by Ottosson's matrices (2020).
fn luminance(colour: &str) -> f64 {
    let parts: Vec<f64> = colour[6..colour.len() - 1].split(' ').map(|part| part.parse().unwrap()).collect();
    let (a, b) = (parts[1] * parts[2].to_radians().cos(), parts[1] * parts[2].to_radians().sin());
    let l = (parts[0] + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (parts[0] - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (parts[0] - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
    let red = 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s;
    let green = -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s;
    let blue = -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s;
    0.2126 * red.clamp(0.0, 1.0) + 0.7152 * green.clamp(0.0, 1.0) + 0.0722 * blue.clamp(0.0, 1.0)
}

#[test]
fn discs_their_numbers_and_their_rings_have_enough_contrast_in_both_themes() {
    let contrast = |a: f64, b: f64| (a.max(b) + 0.05) / (a.min(b) + 0.05);
    // The backgrounds of static/style.css, #fbf8f2 and #191816, and the colours of numbers there.
    let (white, light, dark) = (1.0, 0.9387, 0.0091);
    for count in [1, 2, 3, 8, 64, 128] {
        let discs = DiscCount::new(count).unwrap();
        for disc in discs.iter() {
            let colours = colour::in_themes(disc, discs);
            for (colour, paper, number) in [(&colours[0], light, white), (&colours[1], dark, dark)] {
                let own = luminance(colour);
                assert!(contrast(number, own) >= 4.5, "number of disc {disc} of {count}");
                assert!(contrast(paper, own) >= 3.0 && contrast(white, own) >= 3.0, "disc {disc} of {count}");
            }
            assert!(colour::of(disc, discs).contains(&colours[1]));
        }
    }
}
