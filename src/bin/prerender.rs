//! Draws the towers of the default puzzle into the built `index.html`, so that they are on the screen before the program has
//! loaded, and writes the texts that the page shows until then. Trunk runs this after each build (`Trunk.toml`).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, error, fs};

use tower_of_hanoi::l10n::{L10n, Message, NumberFormat, msg};
use tower_of_hanoi::layout::disc_shape::{DiscParts, DiscShape};
use tower_of_hanoi::layout::drawing::svg;
use tower_of_hanoi::layout::escape::escaped;
use tower_of_hanoi::layout::towers::TowersLayout;
use tower_of_hanoi::model::{Locale, Parameter};
use tower_of_hanoi::solver::{DiscCount, Peg, PegCount, Position};

/// Classes in `static/style.css`, which shows one of the two, and the space for the towers on common screens, with the page at 1280
/// × 800 and 390 × 844 pixels. On other screens the picture is scaled. Its floor is at the
/// bottom of the space, like that of the towers which replace it.
const SIZES: [(&str, f64, f64); 2] = [("wide", 712.0, 527.0), ("narrow", 366.0, 405.0)];
/// Those of the first view.
const DISCS: u32 = 3;
/// The member of the manifest that follows those that depend on the language.
const START_URL: &str = "\"start_url\"";

fn main() -> Result<(), Box<dyn error::Error>> {
    let folder = env::var_os("TRUNK_STAGING_DIR").ok_or("TRUNK_STAGING_DIR is not set: run `trunk build`")?;
    let folder = PathBuf::from(folder);
    let discs = DiscCount::new(DISCS).ok_or("too many discs")?;
    let pictures: Result<Vec<_>, _> =
        SIZES.map(|(class, width, height)| picture(class, width, height, discs)).into_iter().collect();
    let languages = languages()?;
    let parts = [
        ("<!-- parameters -->", view_parameters()),
        ("<!-- towers -->", pictures?.concat()),
        ("<!-- boot-loading -->", escaped(L10n::ENGLISH.text(msg::BOOT_LOADING))),
        ("<!-- boot-pitch -->", escaped(L10n::ENGLISH.text(msg::BOOT_PITCH))),
        ("<!-- boot-texts -->", languages.iter().copied().map(boot_texts).collect()),
        ("<!-- boot-no-script -->", languages.iter().copied().map(no_script).collect()),
    ];
    fill(&folder.join("index.html"), &parts)?;
    let name = localized(&languages, msg::PAGE_TITLE)?;
    let description = localized(&languages, msg::BOOT_PITCH)?;
    let members = format!("\"name_localized\": {name},\n  \"description_localized\": {description},\n  {START_URL}");
    fill(&folder.join("static/manifest.webmanifest"), &[(START_URL, members)])
}

/// The names of the parameters with which an address opens another view than the first one.
fn view_parameters() -> String {
    let names: Vec<_> =
        Parameter::ALL.into_iter().filter(|parameter| !parameter.keeps_first_view()).map(Parameter::name).collect();
    names.join(" ")
}

/// Replaces each placeholder in a file.
fn fill(path: &Path, parts: &[(&str, String)]) -> Result<(), Box<dyn error::Error>> {
    let mut text = fs::read_to_string(path)?;
    for (placeholder, part) in parts {
        if !text.contains(placeholder) {
            return Err(format!("{} has no {placeholder}", path.display()).into());
        }
        text = text.replacen(placeholder, part, 1);
    }
    Ok(fs::write(path, text)?)
}

/// A member of the manifest with a text for each language.
fn localized(languages: &[L10n], message: Message) -> Result<String, Box<dyn error::Error>> {
    let texts: Vec<_> = languages.iter().map(|l10n| (l10n.locale().code(), l10n.text(message))).collect();
    if let Some((code, text)) = texts.iter().find(|(_, text)| text.contains(['"', '\\'])) {
        return Err(format!("{code}: this text goes into JSON, so write it without \" and \\: {text}").into());
    }
    let members: Vec<_> = texts.iter().map(|(code, text)| format!("\"{code}\": \"{text}\"")).collect();
    Ok(format!("{{ {} }}", members.join(", ")))
}

/// All languages in which the page is published.
fn languages() -> Result<Vec<L10n>, Box<dyn error::Error>> {
    let folder = Path::new(env!("OUT_DIR")).join("languages");
    // The texts shown before the program runs contain no numbers, so any number format will do.
    let number_format = format!(",/./3/4/{}", "o".repeat(NumberFormat::PLURALS));
    let language = |locale: Locale| -> Result<L10n, Box<dyn error::Error>> {
        if locale == Locale::English {
            return Ok(L10n::ENGLISH);
        }
        let texts = fs::read_to_string(folder.join(format!("{locale}.txt")))?;
        let source = [locale.code(), &number_format, &texts].join("\n");
        L10n::parse(&source).ok_or_else(|| format!("the file of {locale} cannot be read").into())
    };
    Locale::ALL.into_iter().filter(|locale| !locale.is_pseudo()).map(language).collect()
}

/// The texts that `static/start.js` shows before the program runs.
fn boot_texts(l10n: L10n) -> String {
    let texts = [
        ("loading", msg::BOOT_LOADING),
        ("pitch", msg::BOOT_PITCH),
        ("no-webassembly", msg::BOOT_NO_WEBASSEMBLY),
        ("not-loaded", msg::BOOT_NOT_LOADED),
        ("stopped", msg::BOOT_STOPPED),
        ("new-version", msg::BOOT_NEW_VERSION),
        ("reload", msg::BOOT_RELOAD),
        ("close", msg::DIALOG_CLOSE),
    ];
    let text = |(name, message)| format!(" data-{name}=\"{}\"", escaped(l10n.text(message)));
    let texts: String = texts.map(text).concat();
    format!("<p lang=\"{}\" dir=\"{}\"{texts}></p>", l10n.locale().code(), l10n.locale().direction())
}

/// The text for browsers without scripts, which cannot detect the preferred language.
fn no_script(l10n: L10n) -> String {
    let (code, direction) = (l10n.locale().code(), l10n.locale().direction());
    format!("<p lang=\"{code}\" dir=\"{direction}\">{}</p>", escaped(l10n.text(msg::BOOT_NO_SCRIPT)))
}

/// The towers as the program first draws them, in the same classes but without the attributes that scripts rely on.
fn picture(class: &str, width: f64, height: f64, discs: DiscCount) -> Result<String, std::fmt::Error> {
    let position = Position::tower(discs, Peg::A);
    let stage = TowersLayout::new(width, height, discs, PegCount::THREE);
    let mut picture = format!(
        "<svg class=\"{class}\" viewBox=\"0 0 {width} {height}\" preserveAspectRatio=\"xMidYMax meet\" aria-hidden=\"true\">"
    );
    let (flag, tower) = (stage.flag(Peg::C), stage.goal_tower(Peg::C, discs));
    write!(picture, "{}{}", svg(&flag), svg(&tower))?;
    for peg in PegCount::THREE.iter() {
        let (rod, x, y) = (svg(&stage.rod(peg)), round(stage.peg_x(peg)), round(stage.letter_y()));
        write!(picture, "{rod}<text class=\"letter\" x=\"{x}\" y=\"{y}\">{}</text>", peg.letter())?;
    }
    picture.push_str(&svg(&stage.plank()));
    for (disc, place) in discs.iter().zip(stage.places(&position)) {
        let (x, y) = (round(place.x), round(place.y));
        let DiscParts { body, relief, hole, number } = DiscShape::new(&stage, disc).parts();
        write!(picture, "<g class=\"disc\" transform=\"translate({x} {y})\">{}", svg([&body]))?;
        write!(picture, "{}{}{}</g>", svg(&relief), svg(&hole), svg(&number))?;
    }
    picture.push_str("</svg>");
    Ok(picture)
}

/// Rounds to tenths of a pixel.
fn round(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}
