//! Lessons: the list, their steps, and making one. Packing and unpacking links is tested in browsers.

use std::rc::Rc;

use tower_of_hanoi::model::lesson::{LessonEdit, PackedLesson};
use tower_of_hanoi::model::{LearnAction, LearnPart, LessonAction, LessonSource, Locale, NavigateAction, ReadyLesson};

use super::{Page, html, html_in};

fn heading(page: &Page) -> String {
    page.text(".step h2")
}

fn go_to(page: Page, lesson: ReadyLesson, step: u32) -> Page {
    page.after(LessonAction::GoTo(LessonSource::Ready(lesson), step))
}

fn edit(page: Page, edit: LessonEdit) -> Page {
    pack(page.after(LessonAction::Edit(edit)))
}

/// Packs what the page wants packed, as a browser does; the letters do not matter here.
fn pack(page: Page) -> Page {
    let letters = PackedLesson::new("AAAA").unwrap();
    match page.scene.jobs().pack {
        Some(lesson) => page.after(LessonAction::Edit(LessonEdit::Packed(lesson.to_string(), letters))),
        None => page,
    }
}

/// The titles of the steps in the editor.
fn steps(page: &Page) -> Vec<String> {
    page.texts("[data-step]")
}

fn titles(order: [u32; 5]) -> Vec<String> {
    order.into_iter().map(title).collect()
}

fn title(step: u32) -> String {
    format!("Step {step} <b>")
}

#[test]
fn the_list_opens_each_lesson_at_its_first_step() {
    let list = go_to(html(""), ReadyLesson::Tour, 1).after(LearnAction::Open(LearnPart::Lessons));
    let names: Vec<String> =
        list.attributes(".lessons [data-lesson]", "data-lesson").into_iter().map(str::to_owned).collect();
    assert_eq!(names.len(), ReadyLesson::ALL.len());
    for (name, lesson) in names.iter().zip(ReadyLesson::ALL) {
        assert_eq!(name, lesson.name());
        let first = go_to(html(""), lesson, 1);
        assert!(heading(&first).starts_with(&format!("1 of {}", lesson.steps().len())), "{name}");
        assert!(!heading(&first).contains('…'), "{name}");
    }
}

#[test]
fn the_steps_of_a_lesson_have_texts_formulas_and_links() {
    let mut page = go_to(html(""), ReadyLesson::Doubling, 1);
    assert!(page.address().contains("lesson=doubling"), "{}", page.address());
    for step in 1..=3 {
        page = go_to(page, ReadyLesson::Doubling, step);
        assert!(heading(&page).starts_with(&format!("{step} of 9")), "{}", heading(&page));
    }
    assert_eq!(page.text(".step .formula sub"), "n");
    let address = page.address();
    assert!(address.ends_with("step=3"), "{address}");
    assert!(heading(&html(&address)).starts_with("3 of 9"));
    assert!(heading(&html_in(Locale::German, "?lesson=graph&lang=de")).starts_with("1 von 9"));
}

/// The lesson with five steps that somebody makes.
fn made() -> Page {
    let mut page = edit(edit(html("?discs=3&move=4"), LessonEdit::Begin), LessonEdit::SetTitle("Mine".into()));
    for step in 1..=5 {
        page = edit(page, LessonEdit::SetStepTitle(title(step)));
        let text = format!("Look at *move {step}*: `2^{step}` moves, said in one or two short sentences.");
        page = edit(page, LessonEdit::SetText(format!("{text}\n\nTry it. <script>x</script>")));
        assert_eq!(steps(&page).last(), Some(&title(step)));
        if step < 5 {
            page = page.after(NavigateAction::Seek(step.to_string().parse().unwrap()));
            assert_eq!(page.attribute("svg[data-index]", "data-index"), Some(&*step.to_string()));
            page = edit(page, LessonEdit::AddStep);
            assert_eq!(steps(&page).len() as u32, step + 1);
        }
    }
    page
}

#[test]
fn a_new_lesson_begins_with_the_view_that_is_shown() {
    let page = html("?discs=3&move=4");
    let toured = go_to(page, ReadyLesson::Tour, 1).after(LessonAction::End);
    assert_eq!(toured.attribute("svg[data-index]", "data-index"), Some("4"));
    assert!(
        go_to(toured, ReadyLesson::Tour, 1)
            .after(LearnAction::Open(LearnPart::Teachers))
            .has("[data-command=new-lesson]")
    );
    edit(html("?discs=3&move=4"), LessonEdit::Begin).one(".lesson-editor");
}

#[test]
fn steps_are_moved_removed_and_put_back() {
    let page = edit(made(), LessonEdit::MoveStep { is_up: true });
    assert_eq!(steps(&page), titles([1, 2, 3, 5, 4]));
    let page = edit(page, LessonEdit::RemoveStep);
    assert_eq!(steps(&page).len(), 4);
    let page = edit(page, LessonEdit::RestoreStep);
    assert_eq!(steps(&page), titles([1, 2, 3, 5, 4]));
    assert!(page.address().contains("lesson=~"), "{}", page.address());
    let shown = edit(page, LessonEdit::Preview);
    assert!(heading(&shown).contains("Step 5 <b>"), "{}", heading(&shown));
}

#[test]
fn a_lesson_of_ones_own_is_read_as_text_and_not_as_html() {
    let lesson = edit(made(), LessonEdit::Preview).scene.lesson().cloned().expect("it is shown");
    let packed = PackedLesson::new("AAAA").unwrap();
    let opened = html("?lesson=~AAAA");
    assert_eq!(opened.scene.jobs().unpack.as_ref(), Some(&packed));
    let page = opened.after(LessonAction::Unpacked(packed.clone(), Some(Rc::new(lesson))));
    assert!(heading(&page).contains("Step 1 <b>"), "{}", heading(&page));
    assert_eq!(page.count(".step p"), 2);
    assert_eq!(page.text(".step em"), "move 1");
    assert!(!page.has(".step b") && !page.has(".step script"));
    let second = page.after(LessonAction::GoTo(LessonSource::Own(packed), 2));
    assert!(heading(&second).contains("Step 2 <b>"), "{}", heading(&second));
    assert_eq!(second.attribute("svg[data-index]", "data-index"), Some("1"));
}

/// What cannot be unpacked is told by the browser.
#[test]
fn what_is_no_lesson_is_refused() {
    let packed = PackedLesson::new("AAAA").unwrap();
    for page in
        [html("?discs=5&lesson=unknown"), html("?discs=5&lesson=~AAAA").after(LessonAction::Unpacked(packed, None))]
    {
        assert_ne!(page.text("[data-problem=lesson], .problems"), "");
        assert_eq!(page.attribute("svg[data-total]", "data-total"), Some("31"));
    }
}
