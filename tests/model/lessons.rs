//! Lessons: their texts, their links, and going through them.

use super::*;
use std::rc::Rc;
use tower_of_hanoi::model::exercise::SavedProgress;
use tower_of_hanoi::model::lesson::markup::paragraphs;
use tower_of_hanoi::model::lesson::{
    Ask, AskAnswer, AskKind, Lesson, LessonEdit, LessonStep, PackedLesson, ScriptError,
};
use tower_of_hanoi::model::{Exercise, LearnAction, LearnPart, LessonSource, ReadyLesson};

/// The lessons that come with the page, in a language.
pub fn lessons(l10n: L10n, code: &str) -> Vec<Lesson> {
    let file = std::path::Path::new(env!("OUT_DIR")).join(format!("languages/lessons-{code}.txt"));
    l10n.lessons(&std::fs::read_to_string(file).expect("the build makes it")).expect("lessons")
}

pub fn english_lessons() -> Vec<Lesson> {
    lessons(L10n::ENGLISH, "en")
}

fn any_lesson() -> impl Strategy<Value = Lesson> {
    let line = "[^\\r\\n]{0,40}".prop_map(|text: String| text.trim().to_owned());
    let text = "(.{0,30}\\n?){0,8}".prop_map(|text: String| text.replace('\r', "").trim().to_owned());
    let word = || "[a-z0-9%&+#= ]{1,20}".prop_map(|text| text.trim().to_owned());
    let answer = (word(), any::<bool>(), word()).prop_map(|(text, is_right, reply)| AskAnswer {
        text: format!("a{text}"),
        is_right,
        reply,
    });
    let kind = prop::sample::select(AskKind::ALL.to_vec());
    let ask = (kind, word(), prop::collection::vec(answer, 0..4)).prop_map(|(kind, question, answers)| Ask {
        kind,
        question,
        answers,
    });
    let step = (line.clone(), text, line.clone(), prop::option::of(ask))
        .prop_map(|(title, text, link, ask)| LessonStep { title, text, link, ask });
    (line.clone(), line, prop::collection::vec(step, 1..6)).prop_map(|(title, about, steps)| Lesson {
        title,
        about,
        steps,
    })
}

proptest! {
    #[test]
    fn a_lesson_reads_what_it_writes(lesson in any_lesson()) {
        prop_assert_eq!(lesson.to_string().parse(), Ok(lesson));
    }

    /// Whatever a text holds, its paragraphs hold the same signs but the marks, and nothing is read for long.
    #[test]
    fn no_text_breaks_the_marks(text in "[a-z*`^_()0-9 \\n]{0,200}") {
        let is_sign = |sign: &char| !"*`^_() \n".contains(*sign);
        let shown = format!("{:?}", paragraphs(&text));
        let signs: String = text.chars().filter(is_sign).collect();
        let mut rest = shown.chars();
        prop_assert!(signs.chars().all(|sign| rest.any(|other| other == sign)), "{} in {}", signs, shown);
    }

    #[test]
    fn hostile_texts_are_refused(text in "\\PC{0,200}") {
        if let Ok(lesson) = text.parse::<Lesson>() {
            prop_assert!(text.contains('?') && !lesson.steps.is_empty());
        }
    }
}

#[test]
fn lessons_have_limits() {
    let step = |text: &str| format!("? discs=3\n# Title\n{text}\n");
    let read = |text: String| text.parse::<Lesson>().map(|lesson| lesson.steps.len());
    assert_eq!(read(step("a").repeat(Lesson::MAX_STEPS)), Ok(Lesson::MAX_STEPS));
    assert_eq!(read(step("a").repeat(Lesson::MAX_STEPS + 1)), Err(ScriptError::TooManySteps));
    assert_eq!(read(step(&"ü".repeat(Lesson::MAX_TEXT))), Ok(1));
    assert_eq!(read(step(&"ü".repeat(Lesson::MAX_TEXT + 1))), Err(ScriptError::TooLong));
    assert_eq!(read(format!("? {}", "a".repeat(Lesson::MAX_LINK + 1))), Err(ScriptError::TooLong));
    assert_eq!(read(String::new()), Err(ScriptError::NotLesson));
    assert_eq!(read("= Title".into()), Err(ScriptError::NotLesson));
    assert_eq!(read("text\n? discs=3".into()), Err(ScriptError::NotLesson));
    assert_eq!(read("a".repeat(Lesson::MAX_BYTES + 1)), Err(ScriptError::TooLong));
}

/// Each step of each lesson is a link that works at once, with what its text speaks of, and its exercise has as many questions as
/// the link says.
#[test]
fn every_step_of_every_lesson_works() {
    let texts = english_lessons();
    assert_eq!(texts.len(), ReadyLesson::ALL.len());
    for (ready, lesson) in ReadyLesson::ALL.into_iter().zip(&texts) {
        assert_eq!(lesson.steps.len(), ready.steps().len(), "{ready}");
        assert!(!lesson.title.is_empty() && !lesson.about.is_empty());
        for (step, text) in (1..).zip(&lesson.steps) {
            let state = started("").after(LessonAction::GoTo(LessonSource::Ready(ready), step));
            let name = format!("{ready}, step {step}");
            assert!(state.problems.is_empty() && !is_searching(&state), "{name}");
            assert_eq!(shown_step(&state), Some(step), "{name}");
            assert!(!text.title.is_empty() && !text.text.is_empty(), "{name}");
            assert!(text.text.split_whitespace().count() <= 65, "{name}: {}", text.text);
            let again = open(&link::format(&state));
            assert_eq!((&again.config, again.index()), (&state.config, state.index()), "{name}");
            if let Some(asked) = state.config.exercise.exercise {
                assert_eq!(state.exercise(), Some(asked), "{name}: there are fewer questions");
                for question in 1..=asked.question_count {
                    let mut state = state.clone();
                    state.config.exercise.exercise = Some(tower_of_hanoi::model::Exercise { question, ..asked });
                    assert!(state.question().is_some(), "{name}, question {question}");
                }
            } else {
                let below = state.shown_panels().iter().filter(|panel| panel.is_below()).count();
                assert!(below <= 1, "{name}: one panel at most");
                assert!(!state.shown_panels().contains(Panel::Puzzle), "{name}: the header has the puzzle");
            }
        }
    }
}

/// A link that names a lesson and no step opens its first step, in the language and the frame of the link.
#[test]
fn a_lesson_opens_at_its_first_step() {
    for ready in ReadyLesson::ALL {
        let state = open(&format!("?discs=9&lesson={ready}&lang=de&embed=1"));
        let begun = open("?lang=de&embed=1").after(LessonAction::GoTo(LessonSource::Ready(ready), 1));
        assert_eq!(state.config, begun.config, "{ready}");
        for step in 1..=ready.steps().len() as u32 {
            let opened = open(&format!("?lesson={ready}&step={step}"));
            let gone_to = open("").after(LessonAction::GoTo(LessonSource::Ready(ready), step));
            assert_eq!(opened.config, gone_to.config, "{ready}, step {step}");
            let of_own = open(&format!("?lesson={ready}&step={step}&discs=9"));
            assert_eq!(of_own.puzzle().discs().count(), 9, "{ready}, step {step}");
        }
    }
    for query in ["?lesson=one-way&step=1&discs=8", "?lesson=~AAAA&step=2&discs=8"] {
        let default_view = open(query);
        assert_eq!(open(&link::format(&default_view)).config, default_view.config, "{query}");
    }
    let in_frame = open("?lesson=doubling&embed=1");
    assert!(in_frame.shown_panels().contains(Panel::Puzzle), "a frame has no header");
    assert_eq!(refused(&open("?lesson=unknown")), [Parameter::Lesson]);
    assert_eq!(refused(&open("?lesson=recursion&step=10")), [Parameter::Step]);
}

/// A link to a step of somebody's own lesson shows the step's view, unless it has one of its own.
#[test]
fn a_lesson_of_somebodys_own_opens_at_the_step_of_the_link() {
    let lesson: Lesson = "? discs=2\n? discs=3\n? discs=4".parse().expect("a lesson");
    let packed = PackedLesson::new("AAAA").expect("letters");
    for (step, view, (shown, discs)) in [
        ("", "", (1, 2)),
        ("&step=2", "", (2, 3)),
        ("&step=3", "&lang=de", (3, 4)),
        ("&step=9", "", (3, 4)),
        ("&step=2", "&discs=7", (2, 7)),
    ] {
        let state = open(&format!("?lesson=~AAAA{step}{view}"))
            .after(LessonAction::Unpacked(packed.clone(), Some(Rc::new(lesson.clone()))));
        assert_eq!((shown_step(&state), state.puzzle().discs().count()), (Some(shown), discs), "{step}{view}");
        assert!(state.problems.is_empty());
    }
    let refused = open("?discs=3&lesson=~AAAA").after(LessonAction::Unpacked(packed, None));
    assert_eq!((self::refused(&refused), refused.config.lesson.clone()), (vec![Parameter::Lesson], None));
}

/// The list of lessons stands beside the tour, and yet the page is what a lesson begins with.
#[test]
fn a_lesson_of_ones_own_begins_with_the_page() {
    for query in [
        "?discs=6&rule=linear&move=100",
        "?discs=5&pegs=4&move=3&show=towers,why",
        "?discs=4&keys=no-letters",
        "?discs=3&from=0,1,2",
    ] {
        let page = open(query);
        let begin = LessonAction::Edit(LessonEdit::Begin);
        let at_once = page.clone().after(begin.clone());
        for lesson in ReadyLesson::ALL {
            let in_lesson = page.clone().after(LessonAction::GoTo(LessonSource::Ready(lesson), 2));
            let begun = in_lesson.after(LearnAction::Open(LearnPart::Teachers)).after(begin.clone());
            let link =
                |state: &State| state.session.lesson.draft.as_ref().map(|draft| draft.lesson.steps[0].link.clone());
            assert!(link(&begun).is_some() && link(&begun) == link(&at_once), "{query} {lesson:?}: {:?}", link(&begun));
            assert_eq!((begun.puzzle(), begun.index()), (page.puzzle(), page.index()), "{query} {lesson:?}");
        }
    }
}

/// Packing takes a moment, and what is changed shortly before the preview is in it.
#[test]
fn a_preview_waits_for_the_last_change() {
    let edit = |state: State, edit: LessonEdit| state.after(LessonAction::Edit(edit));
    let packed = |state: State, letters: &str| {
        let text = state.session.lesson.draft.as_ref().map(|draft| draft.lesson.to_string()).expect("a draft");
        edit(state, LessonEdit::Packed(text, PackedLesson::new(letters).expect("letters")))
    };
    let title = |state: &State| state.lesson().map(|lesson| lesson.steps[0].title.clone());
    let first = edit(edit(open("?discs=3"), LessonEdit::Begin), LessonEdit::SetStepTitle("One".into()));
    let first = packed(first, "AAAA");
    let at_once = edit(first.clone(), LessonEdit::Preview);
    assert_eq!((title(&at_once), at_once.session.lesson.draft), (Some("One".into()), None));

    let asked = edit(edit(first, LessonEdit::SetStepTitle("Two".into())), LessonEdit::Preview);
    assert!(asked.session.lesson.draft.is_some(), "the last change is not packed yet");
    let shown = packed(asked.clone(), "BBBB");
    assert_eq!((title(&shown), shown.session.lesson.draft), (Some("Two".into()), None));
    // Whoever goes on writing stays in the editor.
    let changed = packed(edit(asked, LessonEdit::SetStepTitle("Three".into())), "CCCC");
    assert!(changed.session.lesson.draft.is_some());
    assert_eq!(title(&changed), Some("Three".into()));
}

/// What a platform keeps of the longest lesson fits into what SCORM 1.2 allows.
#[test]
fn answers_of_the_longest_lesson_fit_into_a_platform() {
    let answers = (1..=Exercise::MAX_QUESTIONS).map(|question| (question, true)).collect::<Vec<_>>();
    let steps = (1..=Lesson::MAX_STEPS as u32).map(|step| (step, answers.clone())).collect();
    let saved = SavedProgress::Lesson { links: u32::MAX, steps };
    let text = saved.to_string();
    assert!(text.len() <= 3_000, "{}", text.len());
    assert_eq!(text.parse(), Ok(saved));
}
