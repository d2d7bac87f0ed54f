//! Copies the languages that `build/` compiled to the built page. Trunk runs this after each build (`Trunk.toml`). Languages
//! that only test layouts are left out of releases.

use std::path::{Path, PathBuf};
use std::{env, error, fs};

use tower_of_hanoi::model::Locale;

fn main() -> Result<(), Box<dyn error::Error>> {
    let folder = env::var_os("TRUNK_STAGING_DIR").ok_or("TRUNK_STAGING_DIR is not set: run `trunk build`")?;
    let folder = PathBuf::from(folder).join("static/languages");
    fs::create_dir_all(&folder)?;
    let is_release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    for locale in Locale::ALL.into_iter().filter(|locale| *locale != Locale::English) {
        if !(is_release && locale.is_pseudo()) {
            let name = format!("{locale}.txt");
            fs::copy(Path::new(env!("OUT_DIR")).join("languages").join(&name), folder.join(&name))?;
        }
    }
    Ok(())
}
