//! What happens before the compiler runs: the texts of the page become tables, and the linker learns what the cut into
//! chunks needs to know.

mod fluent;
mod lessons;
mod pseudo;
mod tables;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent::Catalogue;

/// The Fluent files, one for each language; English decides which messages there are.
const FOLDER: &str = "static/locales";
/// The same of the lessons.
const LESSONS: &str = "static/lessons";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rerun-if-changed={LESSONS}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    compile_locales(&out)?;
    compile_lessons(&out.join("languages"))?;
    let is_set = |name: &str| env::var_os(name).is_some();
    if is_set("CARGO_FEATURE_SPLIT") && env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        // The cutter follows references between functions, which only relocations tell.
        println!("cargo::rustc-link-arg-bin=tower-of-hanoi-explorer=--emit-relocs");
    }
    Ok(())
}

/// Writes `messages.rs`, which has the keys with their English, and a file in `languages/` for each other language.
fn compile_locales(out: &Path) -> Result<(), Box<dyn Error>> {
    let english = Catalogue::english(&fs::read_to_string(format!("{FOLDER}/en.ftl"))?)?;
    fs::write(out.join("messages.rs"), tables::rust(&english))?;
    let languages = out.join("languages");
    fs::create_dir_all(&languages)?;
    for (code, transform) in pseudo::LOCALES {
        let texts = english.messages.iter().map(|message| transform(&message.pattern));
        fs::write(languages.join(format!("{code}.txt")), tables::language(&english, texts.collect()))?;
    }
    for entry in fs::read_dir(FOLDER)? {
        let path = entry?.path();
        let code = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        if path.extension().is_some_and(|extension| extension == "ftl") && code != "en" {
            let texts =
                english.translated(&fs::read_to_string(&path)?).map_err(|error| format!("{code}.ftl: {error}"))?;
            fs::write(languages.join(format!("{code}.txt")), tables::language(&english, texts))?;
        }
    }
    Ok(())
}

/// Writes `lessons-….txt` for each language, English and those for layouts included.
fn compile_lessons(languages: &Path) -> Result<(), Box<dyn Error>> {
    let english = lessons::messages(&fs::read_to_string(format!("{LESSONS}/en.ftl"))?)?;
    for (code, transform) in pseudo::LOCALES {
        let texts: Vec<_> = english.iter().map(|(id, text)| (id.clone(), transform(text))).collect();
        fs::write(languages.join(format!("lessons-{code}.txt")), lessons::scripts(&english, &texts)?)?;
    }
    for entry in fs::read_dir(FOLDER)? {
        let path = entry?.path();
        let code = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        // A language may have no lessons yet: then they are in English.
        let texts = fs::read_to_string(format!("{LESSONS}/{code}.ftl")).unwrap_or_default();
        let texts = lessons::messages(&texts).map_err(|error| format!("lessons/{code}.ftl: {error}"))?;
        fs::write(languages.join(format!("lessons-{code}.txt")), lessons::scripts(&english, &texts)?)?;
    }
    Ok(())
}
