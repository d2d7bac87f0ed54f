//! The colours of discs: an order, with enough contrast, in both themes and to eyes that lack a kind of cones.

use tower_of_hanoi::layout::colour::{Colour, DiscPart, Palette, Rank, Rgb};
use tower_of_hanoi::solver::DiscCount;

/// A colour as red, green and blue light, each from 0 to 1.
type Light = [f64; 3];

/// The light of a colour written as `oklch(lightness% chroma hue)`, by Ottosson's matrices (2020), or as `#rrggbb`.
fn light(colour: &str) -> Light {
    if let Some(hex) = colour.strip_prefix('#') {
        return [0, 2, 4].map(|at| linear(f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap())));
    }
    let parts: Vec<f64> =
        colour[6..colour.len() - 1].replace('%', "").split(' ').map(|part| part.parse().unwrap()).collect();
    let (lightness, a) = (parts[0] / 100.0, parts[1] * parts[2].to_radians().cos());
    let b = parts[1] * parts[2].to_radians().sin();
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
    ]
}

fn linear(channel: f64) -> f64 {
    let share = channel / 255.0;
    if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
}

fn luminance(light: Light) -> f64 {
    let [red, green, blue] = light.map(|channel| channel.clamp(0.0, 1.0));
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(a: Light, b: Light) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The distance of two colours in Lab (CIE 1976), D65.
fn distance(a: Light, b: Light) -> f64 {
    let lab = |light: Light| {
        let [red, green, blue] = light.map(|channel| channel.clamp(0.0, 1.0));
        let x = (0.412_456 * red + 0.357_576 * green + 0.180_438 * blue) / 0.950_47;
        let y = 0.212_673 * red + 0.715_152 * green + 0.072_175 * blue;
        let z = (0.019_334 * red + 0.119_192 * green + 0.950_304 * blue) / 1.088_83;
        let f = |t: f64| if t > 216.0 / 24_389.0 { t.cbrt() } else { (24_389.0 / 27.0 * t + 16.0) / 116.0 };
        [116.0 * f(y) - 16.0, 500.0 * (f(x) - f(y)), 200.0 * (f(y) - f(z))]
    };
    let (a, b) = (lab(a), lab(b));
    (0..3).map(|at| (a[at] - b[at]).powi(2)).sum::<f64>().sqrt()
}

/// Each of the three kinds of cones missing: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes (2009), A Physiologically-based Model
/// for Simulation of Color Vision Deficiency, IEEE TVCG 15, 1291-1298, doi:10.1109/TVCG.2009.113.
const DEFICIENCIES: [[Light; 3]; 3] = [
    [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
];

fn seen_by(deficiency: &[Light; 3], colour: Light) -> Light {
    deficiency.map(|row| (0..3).map(|at| row[at] * colour[at]).sum())
}

/// The pages of static/style.css.
const PAPERS: [&str; 2] = ["#fbf8f2", "#191816"];

const PARTS: [DiscPart; 4] = [DiscPart::Fill, DiscPart::Edge, DiscPart::Ink, DiscPart::Stroke];

fn ranks(count: u32) -> Vec<Rank> {
    let discs = DiscCount::new(count).unwrap();
    discs.iter().map(|disc| Rank { disc, discs }).collect()
}

/// The colours of the parts of a disc.
fn in_theme(rank: Rank, theme: usize) -> [Light; 4] {
    PARTS.map(|part| light(&rank.in_themes(part)[theme]))
}

#[test]
fn discs_their_numbers_and_their_strokes_have_enough_contrast_in_both_themes() {
    for (theme, paper) in PAPERS.map(light).into_iter().enumerate() {
        for count in [1, 2, 3, 5, 8, 20, 64, 128, 1_000] {
            for rank in ranks(count) {
                let name = format!("disc {} of {count} in theme {theme}", rank.disc);
                let [fill, edge, ink, stroke] = in_theme(rank, theme);
                assert!(contrast(ink, fill) >= 4.5, "the number of {name}: {}", contrast(ink, fill));
                assert!(contrast(fill, paper).max(contrast(edge, paper)) >= 3.0, "{name} on the page");
                assert!(contrast(fill, paper).max(contrast(fill, edge)) >= 3.0, "what separates {name} from the next");
                assert!(contrast(stroke, paper) >= 3.0, "the strokes of {name}");
            }
        }
    }
}

#[test]
fn larger_discs_are_darker_and_neighbours_differ_also_without_a_kind_of_cones() {
    for theme in 0..2 {
        for count in 2..=64 {
            let fills: Vec<Light> = ranks(count).into_iter().map(|rank| in_theme(rank, theme)[0]).collect();
            for pair in fills.windows(2) {
                assert!(luminance(pair[0]) > luminance(pair[1]), "{count} discs in theme {theme}");
                if count <= 8 {
                    assert!(distance(pair[0], pair[1]) >= 5.0, "{count} discs in theme {theme}");
                }
                for deficiency in &DEFICIENCIES {
                    let [small, large] = [pair[0], pair[1]].map(|colour| seen_by(deficiency, colour));
                    assert!(luminance(small) > luminance(large), "{count} discs in theme {theme}");
                    if count <= 8 {
                        assert!(
                            distance(small, large) >= 5.0,
                            "{count} discs in theme {theme}: {}",
                            distance(small, large)
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn every_colour_exists_on_screens_and_exported_pictures_have_the_same() {
    for (theme, palette) in [Palette::LIGHT, Palette::DARK].iter().enumerate() {
        for count in [1, 2, 3, 8, 64, 1_000] {
            for rank in ranks(count) {
                for (part, own) in PARTS.into_iter().zip(in_theme(rank, theme)) {
                    assert!(own.iter().all(|channel| (-0.002..=1.002).contains(channel)), "{own:?}");
                    let away = distance(own, light(&palette.rgb(Colour::Disc(part, rank)).to_string()));
                    assert!(away < 5.0, "{part:?} of {rank:?} in theme {theme}: {away}");
                }
            }
        }
    }
}

#[test]
fn hosts_that_give_both_parities_a_colour_keep_them() {
    for rank in ranks(9) {
        let family = if rank.disc.number() % 2 == 1 { "var(--odd," } else { "var(--even," };
        for part in PARTS {
            let css = Colour::Disc(part, rank).css();
            assert!(css.starts_with(if part == DiscPart::Ink { "var(--on-disc," } else { family }), "{css}");
            assert!(rank.in_themes(part).iter().all(|value| css.contains(value)), "{css}");
        }
    }
    assert_eq!(Rgb([255, 0, 16]).to_string(), "#ff0010");
    // One disc has the colours of the smallest of many.
    let colours = |count| PARTS.map(|part| Colour::Disc(part, ranks(count)[0]).css());
    assert_eq!(colours(1), colours(9));
}

/// The value of a variable of the style sheet in both themes.
fn in_style_sheet(name: &str) -> [String; 2] {
    let style = std::fs::read_to_string("static/style.css").unwrap();
    let start = style.find(&format!("{name}: light-dark(")).unwrap_or_else(|| panic!("{name}"));
    let values = style[start..].split(['(', ')']).nth(1).unwrap();
    let (light, dark) = values.split_once(", ").unwrap();
    [light.to_owned(), dark.to_owned()]
}

/// What is not a disc has on the page the variable of its name, and the same value in files. Not compared are the paper, because files
/// are white, or black where their theme is dark; the light on wood, which the style sheet mixes; and the tints of the map, which have
/// no variable. On the paper, what has to be seen has enough contrast.
#[test]
fn files_have_the_colours_of_the_style_sheet() {
    let lines = [Colour::Edge, Colour::Goal, Colour::Accent, Colour::ByHand, Colour::Refused];
    let texts = [Colour::Ink, Colour::Quiet];
    let faint = [Colour::Line, Colour::Wood];
    for (theme, palette) in [Palette::LIGHT, Palette::DARK].iter().enumerate() {
        assert_eq!([Colour::White, Colour::Black].map(|colour| colour.css()), ["#fff", "#000"]);
        assert_eq!(
            [Colour::White, Colour::Black].map(|colour| palette.rgb(colour).to_string()),
            ["#ffffff", "#000000"]
        );
        for colour in lines.iter().chain(&texts).chain(&faint) {
            let css = colour.css();
            let name = css.strip_prefix("var(").and_then(|name| name.strip_suffix(')')).unwrap();
            assert_eq!(in_style_sheet(name)[theme], palette.rgb(*colour).to_string(), "{name}");
        }
        let rgb = |colour: Colour| light(&palette.rgb(colour).to_string());
        let on_paper = |colour: &Colour| contrast(rgb(*colour), rgb(Colour::Paper));
        assert!(lines.iter().all(|line| on_paper(line) >= 3.0) && texts.iter().all(|text| on_paper(text) >= 4.5));
        for count in [1, 2, 3, 8, 64] {
            for rank in ranks(count) {
                let [fill, edge, ink, stroke] = PARTS.map(|part| Colour::Disc(part, rank));
                assert!(on_paper(&fill).max(on_paper(&edge)) >= 3.0 && on_paper(&stroke) >= 3.0, "{rank:?}");
                assert!(contrast(rgb(ink), rgb(fill)) >= 4.5, "{rank:?}");
            }
        }
    }
}
