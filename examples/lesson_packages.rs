//! Writes a SCORM package of each lesson that asks questions, for learning platforms: what a release offers to teachers. The page
//! in a package speaks the language of the learner's browser.
//!
//! ```sh
//! make build
//! cargo run --example lesson_packages -- dist/tower-of-hanoi.html target/lessons
//! ```

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use tower_of_hanoi::files::{self, Material, PackageTexts};
use tower_of_hanoi::l10n::{L10n, msg};
use tower_of_hanoi::model::ReadyLesson;
use tower_of_hanoi::model::share::export;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [page, folder] = arguments.as_slice() else {
        return Err("two paths: the page in one file, and a folder".into());
    };
    let page = fs::read_to_string(page).map_err(|error| format!("{page}: {error}"))?;
    let texts = fs::read_to_string(Path::new(env!("OUT_DIR")).join("languages/lessons-en.txt"))?;
    let lessons = L10n::ENGLISH.lessons(&texts).map_err(|error| format!("{error:?}"))?;
    let not_recorded = L10n::ENGLISH.text(msg::SHARE_NOT_RECORDED);
    fs::create_dir_all(folder)?;
    for (ready, lesson) in ReadyLesson::ALL.into_iter().zip(lessons) {
        let link = format!("?lesson={}&share=scorm", ready.name());
        let (scene, share) = export::open_job(&link).ok_or("a package of a lesson")?;
        // The tour asks nothing.
        if !share.has_whole_lesson(&scene) {
            continue;
        }
        let path = Path::new(folder).join(share.file_name(&scene, "zip"));
        let material = Material { page: &page, words: PackageTexts { title: &lesson.title, not_recorded } };
        files::write(&scene, &share, &material, &mut fs::File::create(&path)?, &mut |_| {})?;
        println!("{}", path.display());
    }
    Ok(())
}
