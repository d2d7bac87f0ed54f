//! Files that contain the page: with settings in it, and packed for learning platforms.

use std::io::{Cursor, Read};

use super::*;
use tower_of_hanoi::files::{Material, PackageTexts, write};
use tower_of_hanoi::model::share::export;
use tower_of_hanoi::model::{ExerciseKind, Locale};

/// As much of the page in one file as matters.
const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
    <meta name=\"tower-of-hanoi\" content=\"\">\n</head>\n<body><script id=\"part-bg\"></script></body>\n</html>\n";

/// The file that a link's share dialog makes.
fn written(link: &str, page: &str, title: &str) -> std::io::Result<Vec<u8>> {
    let (state, share) = export::open_job(link).expect("the link opens the dialog");
    let words = PackageTexts { title, not_recorded: "Nobody <b>listens</b> & \"records\"." };
    let mut file = Vec::new();
    write(&state, &share, &Material { page, words }, &mut file, &mut |_| {})?;
    Ok(file)
}

/// The settings in a page.
fn settings(page: &str) -> String {
    let (_, rest) = page.split_once("<meta name=\"tower-of-hanoi\" content=\"").expect("the page has settings");
    let (settings, _) = rest.split_once('"').expect("the value ends");
    settings.replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The files of a zip file, read by another program than the one that wrote it, which also checks the checksums.
fn unzip(zip: Vec<u8>) -> Vec<(String, String)> {
    let mut archive = zip::ZipArchive::new(Cursor::new(zip)).expect("a zip file");
    let mut read = |place| {
        let mut file = archive.by_index(place).expect("a file in it");
        let mut text = String::new();
        file.read_to_string(&mut text).expect("the right checksum");
        (file.name().expect("a name").into_owned(), text)
    };
    (0..3).map(&mut read).collect()
}

#[test]
fn a_page_that_is_saved_opens_as_its_link_would() {
    for link in [
        "?share=file",
        "?discs=5&move=9&rule=one-way&show=towers,graph&lang=de&share=file.start.lock:graph",
        "?discs=64&move=12345678901234567890&theme=dark&share=file.plays",
        "?discs=4&task=predict.3&seed=7&share=file",
        "?discs=4&walk=0102&share=file",
    ] {
        let (state, share) = export::open_job(link).expect("the link opens the dialog");
        let page = String::from_utf8(written(link, PAGE, "").expect("written")).expect("text");
        assert_eq!(link::open(&settings(&page)).config, share.shared(&state).config, "{link}");
        // Saved from the saved page, the new settings take the place of the old ones.
        let other = String::from_utf8(written("?discs=7&share=file", &page, "").expect("written")).expect("text");
        assert_eq!(settings(&other), "?discs=7");
        assert_eq!(other.replace("?discs=7", ""), PAGE);
    }
}

#[test]
fn another_page_is_not_saved() {
    for page in ["", "<html>", "<meta name=\"tower-of-hanoi\" content=\"", &PAGE.replace("part-bg", "part")] {
        for kind in ["file", "scorm"] {
            assert!(written(&format!("?share={kind}"), page, "").is_err(), "{kind} of {page}");
        }
    }
}

proptest! {
    #[test]
    fn a_package_holds_a_manifest_a_launch_page_and_the_exercise(
        discs in 1u32..20,
        kind in prop::sample::select(ExerciseKind::ALL.to_vec()),
        questions in 1u32..=20,
        pass_mark in 0u32..=100,
        is_seeded: bool,
        locale in prop::sample::select(Locale::spoken().collect::<Vec<_>>()),
        title in ".{0,40}",
    ) {
        let each = if is_seeded { "" } else { ".each" };
        let query = format!("?discs={discs}&lang={}&share=scorm.{}{each}.pass:{pass_mark}.{questions}", locale.code(), kind.name());
        let files = unzip(written(&query, PAGE, &title).expect("written"));
        let names: Vec<_> = files.iter().map(|(name, _)| name.as_str()).collect();
        prop_assert_eq!(&names, &["imsmanifest.xml", "index.html", "tower-of-hanoi.html"]);
        let [(_, manifest), (_, launch), (_, page)] = files.as_slice() else { panic!("three files") };
        // The manifest lists the other files, and nothing breaks out of a title.
        for name in &names[1..] {
            let entry = format!("<file href=\"{name}\"/>");
            prop_assert!(manifest.contains(&entry));
        }
        let mark = format!("<adlcp:masteryscore>{pass_mark}</adlcp:masteryscore>");
        prop_assert!(manifest.contains(&mark));
        let tags = |text: &str| text.matches('<').count();
        let plain = unzip(written(&query, PAGE, "").expect("written"));
        prop_assert_eq!(tags(manifest), tags(&plain[0].1));
        prop_assert_eq!(tags(launch), tags(&plain[1].1));
        // No slot is left, and the program may leave braces alone.
        for slot in ["{title}", "{not-recorded}", "{pass-mark}", "{lang}", "{dir}"] {
            prop_assert!(!manifest.contains(slot) || title.contains(slot));
            prop_assert!(!launch.contains(slot) || title.contains(slot));
        }
        let config = link::open(&settings(page)).config;
        let exercise = config.exercise.exercise.expect("an exercise");
        prop_assert_eq!((exercise.kind, exercise.question_count, exercise.question), (kind, questions, 1));
        prop_assert_eq!(config.exercise.seed.is_some(), is_seeded);
        prop_assert_eq!(config.appearance.locale, Some(locale));
        prop_assert!(config.appearance.is_embedded);
    }
}
