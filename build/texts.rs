//! Writes the tables of the page's texts into cargo's output folder.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::fluent::Catalogue;
use crate::{lessons, pseudo, tables};

/// The Fluent files, one for each language; English decides which messages there are.
const FOLDER: &str = "static/locales";
/// The same of the lessons.
const LESSONS: &str = "static/lessons";

/// Compiles every language.
pub fn compile() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rerun-if-changed={LESSONS}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    compile_locales(&out)?;
    compile_lessons(&out.join("languages"))
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
        let texts: Vec<_> =
            english.iter().map(|(id, text)| (id.clone(), lessons::mapped(id, text, transform))).collect();
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
