//! Draws the towers of the default puzzle into the built `index.html`, so that they are on the screen before the program is.
//! Trunk runs this after each build (`Trunk.toml`).

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, error, fs};

use tower_of_hanoi::layout::colour;
use tower_of_hanoi::layout::disc_shape::DiscShape;
use tower_of_hanoi::layout::towers::{MovingDisc, TowersLayout};
use tower_of_hanoi::solver::{DiscCount, Peg, PegCount, Position};

/// What the picture replaces.
const PLACEHOLDER: &str = "<!-- towers -->";
/// Classes in `static/style.css`, which shows one of the two, and the space that the towers have on common screens with
/// the page at 1280 × 800 and 390 × 844 pixels. On other screens the picture is scaled.
const SIZES: [(&str, f64, f64); 2] = [("wide", 712.0, 592.0), ("narrow", 366.0, 203.0)];
const DISCS: u32 = 8;

fn main() -> Result<(), Box<dyn error::Error>> {
    let folder = env::var_os("TRUNK_STAGING_DIR").ok_or("TRUNK_STAGING_DIR is not set: run `trunk build`")?;
    let path = PathBuf::from(folder).join("index.html");
    let page = fs::read_to_string(&path)?;
    if !page.contains(PLACEHOLDER) {
        return Err(format!("{} has no {PLACEHOLDER}", path.display()).into());
    }
    let discs = DiscCount::new(DISCS).ok_or("too many discs")?;
    let pictures: Result<Vec<_>, _> =
        SIZES.map(|(class, width, height)| picture(class, width, height, discs)).into_iter().collect();
    fs::write(&path, page.replacen(PLACEHOLDER, &pictures?.concat(), 1))?;
    Ok(())
}

/// The towers as the program draws them at first, in the same classes but without the attributes that scripts rely on.
fn picture(class: &str, width: f64, height: f64, discs: DiscCount) -> Result<String, std::fmt::Error> {
    let position = Position::tower(discs, Peg::A);
    let stage = TowersLayout::new(width, height, discs, PegCount::THREE);
    let mut svg = format!("<svg class=\"{class}\" viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\">");
    write!(svg, "<path class=\"flag\" d=\"{}\"/>", stage.flag(Peg::C))?;
    let lying = [discs.count(), 0, 0];
    for (peg, lying) in PegCount::THREE.iter().zip(lying) {
        let (x, y) = (round(stage.peg_x(peg)), round(stage.letter_y()));
        write!(svg, "<path class=\"rod\" d=\"{}\"/>", stage.rod(peg, lying))?;
        write!(svg, "<text class=\"letter\" x=\"{x}\" y=\"{y}\">{}</text>", peg.letter())?;
    }
    let (base, shine) = (stage.base(), stage.shine(PegCount::THREE, &lying));
    write!(svg, "<path class=\"base\" d=\"{base}\"/><path class=\"shine\" d=\"{shine}\"/>")?;
    for ((disc, _), place) in position.iter().zip(stage.places(&position, None::<MovingDisc>)) {
        let shape = DiscShape::new(stage.disc_width(disc), stage.thickness() - stage.gap());
        let (x, y) = (round(place.x), round(place.y));
        write!(svg, "<g class=\"disc\" transform=\"translate({x} {y})\">")?;
        write!(svg, "<rect {} fill=\"{}\"/>", shape.rect(), colour::of(disc, discs))?;
        if shape.has_ring() {
            write!(svg, "<rect class=\"ring\" {} fill=\"none\"/>", shape.ring(true))?;
        }
        if let Some(size) = stage.number_size() {
            let (y, size) = (round(-shape.height() / 2.0), round(size));
            write!(svg, "<text y=\"{y}\" font-size=\"{size}\">{}</text>", disc.number())?;
        }
        svg.push_str("</g>");
    }
    svg.push_str("</svg>");
    Ok(svg)
}

/// To tenths of a pixel.
fn round(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}
