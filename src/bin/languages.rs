//! Copies the languages that `build/` compiled to the built page. Trunk runs this after each build (`Trunk.toml`). Releases leave
//! out the pseudo-locales, which only test layouts.

use std::path::{Path, PathBuf};
use std::{env, error, fs};

use tower_of_hanoi::model::Locale;

fn main() -> Result<(), Box<dyn error::Error>> {
    let folder = env::var_os("TRUNK_STAGING_DIR").ok_or("TRUNK_STAGING_DIR is not set: run `trunk build`")?;
    let folder = PathBuf::from(folder).join("static/languages");
    fs::create_dir_all(&folder)?;
    let is_release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let compiled = Path::new(env!("OUT_DIR")).join("languages");
    for locale in Locale::ALL.into_iter().filter(|locale| !(is_release && locale.is_pseudo())) {
        // English is part of the program, but its lessons are not.
        let texts = (locale != Locale::English).then(|| format!("{locale}.txt"));
        for name in texts.into_iter().chain([format!("lessons-{locale}.txt")]) {
            fs::copy(compiled.join(&name), folder.join(&name))?;
        }
    }
    Ok(())
}
