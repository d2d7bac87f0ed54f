//! What the steps of lessons ask: the questions are the same in all languages, right answers are right, and no score hears of them.

use std::rc::Rc;

use tower_of_hanoi::model::exercise::Verdict;
use tower_of_hanoi::model::lesson::{Ask, AskAction, AskAnswer, AskKind, AskProgress, Lesson, LessonEdit};
use tower_of_hanoi::model::{Locale, SortAction};
use tower_of_hanoi::solver::graph::{Distances, StateGraph};
use tower_of_hanoi::solver::{Move, Puzzle};

use super::lessons::{english_lessons, lessons};
use super::*;

/// The steps of ready lessons that ask something, with their questions.
fn asks(lessons: &[Lesson]) -> Vec<(ReadyLesson, u32, Ask)> {
    let steps = ReadyLesson::ALL.into_iter().zip(lessons).flat_map(|(ready, lesson)| {
        let numbered = (1..).zip(&lesson.steps);
        numbered.filter_map(move |(step, text)| Some((ready, step, text.ask.clone()?)))
    });
    steps.collect()
}

fn with_texts() -> State {
    started("").after(LessonAction::TextsLoaded(Some(Rc::new(english_lessons()))))
}

fn at(ready: ReadyLesson, step: u32) -> State {
    with_texts().after(LessonAction::GoTo(LessonSource::Ready(ready), step))
}

fn answer(state: State, action: AskAction) -> State {
    state.after(LessonAction::Ask(action))
}

fn number(state: State, number: &str) -> State {
    answer(answer(state, AskAction::Input(number.into())), AskAction::Check)
}

fn by_hand(state: State, from: Peg, to: Peg) -> State {
    state.after(ManualPlayAction::PressPeg(from)).after(ManualPlayAction::PressPeg(to))
}

/// Gives an answer of the list.
fn give(state: State, ask: &Ask, place: usize) -> State {
    let text = &ask.answers[place].text;
    match ask.kind {
        AskKind::Choice => answer(state, AskAction::Choose(place)),
        AskKind::Number => number(state, text),
        AskKind::Position => {
            let way = started(&format!("discs={}&from={}&to={text}", text.len(), state.position()));
            let step = |number: u64| way.clone().after(NavigateAction::Seek(Index::from(number))).last_move().unwrap();
            let moves: Vec<Move> = (1..=way.total().to_u64().unwrap()).map(step).collect();
            moves.into_iter().fold(state, |state, Move { from, to, .. }| by_hand(state, from, to))
        }
        AskKind::Move => {
            // A wrong move is taken back first.
            let is_begun = state.game().is_some_and(|game| !game.moves().is_empty());
            let state = if is_begun { state.after(ManualPlayAction::Undo) } else { state };
            let Move { disc, from, to } = ask.answers[place].step().unwrap();
            assert_eq!(state.position().peg(disc), Some(from), "{text}");
            by_hand(state, from, to)
        }
        AskKind::Order | AskKind::Sentence => unreachable!("it has no list"),
    }
}

#[test]
fn all_languages_ask_the_same() {
    let shape = |(ready, step, ask): &(ReadyLesson, u32, Ask)| {
        let numbers = |answer: &AskAnswer| match ask.kind {
            AskKind::Number | AskKind::Position | AskKind::Move => answer.text.clone(),
            AskKind::Choice | AskKind::Order | AskKind::Sentence => String::new(),
        };
        let answers = ask.answers.iter();
        let answers: Vec<_> =
            answers.map(|answer| (answer.is_right, answer.reply.is_empty(), numbers(answer))).collect();
        (*ready, *step, ask.kind, ask.question.is_empty(), answers)
    };
    let english: Vec<_> = asks(&english_lessons()).iter().map(shape).collect();
    assert!(english.len() >= 20, "{}", english.len());
    for locale in Locale::spoken() {
        let translated = asks(&lessons(L10n::ENGLISH, locale.code()));
        assert_eq!(translated.iter().map(shape).collect::<Vec<_>>(), english, "{locale}");
        for (ready, step, ask) in &translated {
            assert!(ask.is_complete(), "{locale} {ready} {step}: {ask}");
            let texts = ask.answers.iter().flat_map(|answer| [&answer.text, &answer.reply]).chain([&ask.question]);
            assert!(texts.into_iter().all(|text| !text.contains(['|', '{', '}'])), "{locale} {ready} {step}: {ask}");
        }
    }
}

/// In each step: a right answer ends it, a wrong one leaves another try, and the second wrong one tells.
#[test]
fn answers_are_judged_and_told() {
    for (ready, step, ask) in asks(&english_lessons()) {
        let state = at(ready, step);
        let name = format!("{ready} {step}");
        assert_eq!((state.ask(), state.asked().is_done()), (Some(&ask), false), "{name}");
        let told = answer(state.clone(), AskAction::GiveUp);
        assert!(told.asked().is_done(), "{name}");
        assert!(
            told.after(LessonAction::GoTo(LessonSource::Ready(ready), step)).asked().is_done(),
            "{name}: forgotten"
        );
        if matches!(ask.kind, AskKind::Order | AskKind::Sentence) {
            continue;
        }
        let (right, wrong): (Vec<usize>, Vec<usize>) =
            (0..ask.answers.len()).partition(|&place| ask.answers[place].is_right);
        for &place in &right {
            let done = give(state.clone(), &ask, place);
            assert_eq!(done.asked().verdict, Some(Verdict::Right), "{name}");
            let is_on_towers = matches!(ask.kind, AskKind::Position | AskKind::Move);
            assert!(is_on_towers || link::format(&done) == link::format(&state), "{name}: it is in the link");
        }
        for &place in &wrong {
            let tried = give(state.clone(), &ask, place);
            assert_eq!(tried.asked().verdict, Some(Verdict::NotYet), "{name}");
            let known = tried.asked().known(&ask).cloned();
            assert_eq!(known.as_ref(), ask.answers.get(place), "{name}");
            let again = give(tried.clone(), &ask, place);
            assert_eq!(again.asked().verdict, Some(Verdict::NotYet), "{name}: the same answer is no second try");
            assert_eq!(give(tried.clone(), &ask, right[0]).asked().verdict, Some(Verdict::Right), "{name}");
            for &other in wrong.iter().filter(|&&other| other != place) {
                assert_eq!(give(tried.clone(), &ask, other).asked().verdict, Some(Verdict::Wrong), "{name}");
            }
        }
    }
}

/// The numbers in the lessons are those of the solver.
#[test]
fn right_numbers_are_those_of_the_solver() {
    let wanted = |ready, step| {
        let (_, _, ask) = asks(&english_lessons()).into_iter().find(|(a, b, _)| (*a, *b) == (ready, step)).unwrap();
        ask.right().unwrap().text.clone()
    };
    let total = |query: &str| started(query).total().to_string();
    assert_eq!(wanted(ReadyLesson::Doubling, 1), total("discs=3"));
    assert_eq!(wanted(ReadyLesson::Doubling, 5), total("discs=9"));
    assert_eq!(wanted(ReadyLesson::OneWay, 7), total("discs=5&rule=one-way&to=1"));
    let hour = (1..).find(|discs| started(&format!("discs={discs}")).total() >= &Index::from(3600)).unwrap();
    assert_eq!(wanted(ReadyLesson::Doubling, 8), hour.to_string());
    let mover = |query: &str| started(query).last_move().unwrap().disc.to_string();
    assert_eq!(wanted(ReadyLesson::Binary, 2), mover("discs=8&move=184"));
    let largest = (1..=31).find(|number| mover(&format!("discs=5&move={number}")) == "5").unwrap();
    assert_eq!(wanted(ReadyLesson::Doubling, 3), largest.to_string());
    let sixth = started("discs=8&move=180").position().peg(Disc::new(6).unwrap()).unwrap().letter();
    assert!(wanted(ReadyLesson::Binary, 8).ends_with(sixth));
    let gray = |number: u32| number ^ (number >> 1);
    assert_eq!(u32::from_str_radix(&wanted(ReadyLesson::Binary, 5), 2), Ok(gray(0b0101)));
    let legend = started("discs=64&move=4294967296");
    let tower = legend.position().iter().filter(|&(disc, peg)| peg == Peg::A && disc.number() > 33).count();
    assert_eq!(wanted(ReadyLesson::Legend, 7), tower.to_string());
    assert_eq!(wanted(ReadyLesson::Anywhere, 4), total("discs=4&from=0121"));
    assert_eq!(wanted(ReadyLesson::Anywhere, 7), total("discs=10"));
    assert_eq!(wanted(ReadyLesson::AllPositions, 5), total("discs=5&rule=linear"));
    assert_eq!(wanted(ReadyLesson::AllPositions, 7), mover("discs=4&rule=linear&move=54"));
    let positions = |discs: u32| 3u64.pow(discs);
    assert_eq!(wanted(ReadyLesson::AllPositions, 1), positions(3).to_string());
    let way = started("discs=3&path=hamiltonian");
    let by_largest = way.solved().unwrap().moves(..).filter(|step| step.disc.number() == 3).count();
    assert_eq!(wanted(ReadyLesson::AllPositions, 2), by_largest.to_string());
    let row = started("discs=3&rule=linear&move=13");
    assert_eq!(wanted(ReadyLesson::AllPositions, 3), row.position().legal_moves(row.puzzle()).count().to_string());
    assert_eq!(wanted(ReadyLesson::Triangles, 1), positions(4).to_string());
    let lines = |discs: u32| StateGraph::of(&Puzzle::classic(discs).unwrap()).edges();
    assert_eq!((lines(3).to_string().as_str(), wanted(ReadyLesson::Triangles, 2)), ("39", lines(4).to_string()));
    let graph = StateGraph::of(&Puzzle::classic(4).unwrap());
    let farthest = Distances::from(&graph, &"0000".parse().unwrap()).unwrap();
    assert_eq!(wanted(ReadyLesson::Triangles, 3), farthest.levels().last().unwrap().to_string());
    assert_eq!(wanted(ReadyLesson::Triangles, 7), (64 * 3u32.pow(3) / 4u32.pow(3)).to_string());
    let odd = |row: u64| (0..=row).filter(|&place| row & place == place).count();
    assert_eq!(wanted(ReadyLesson::Triangles, 4), odd(6).to_string());
    assert_eq!(wanted(ReadyLesson::Triangles, 5), (5..).find(|&row| odd(row) == 2).unwrap().to_string());
    let aside = started("discs=6&pegs=4&move=5").position().iter().filter(|&(_, peg)| peg == Peg::B).count();
    assert_eq!(wanted(ReadyLesson::FourPegs, 5), aside.to_string());
}

fn own(step: &str) -> State {
    let lesson: Lesson = format!("= Own\n? {step}\n# One\nText").parse().unwrap();
    let packed = tower_of_hanoi::model::lesson::PackedLesson::new("AAAA").unwrap();
    started("lesson=~AAAA").after(LessonAction::Unpacked(packed, Some(Rc::new(lesson))))
}

#[test]
fn a_move_by_hand_answers() {
    let state = own("discs=3&ask=move|=1,0,2 > Yes.|1,0,1 > It blocks.");
    let press = by_hand;
    assert_eq!(press(state.clone(), Peg::A, Peg::C).asked().verdict, Some(Verdict::Right));
    let wrong = press(state.clone(), Peg::A, Peg::B);
    assert_eq!(wrong.asked().verdict, Some(Verdict::NotYet));
    assert_eq!(wrong.asked().known(wrong.ask().unwrap()).unwrap().reply, "It blocks.");
    let undone = wrong.after(ManualPlayAction::Undo);
    assert_eq!(undone.asked().verdict, Some(Verdict::NotYet), "going back answers nothing");
    assert_eq!(press(undone, Peg::A, Peg::C).asked().verdict, Some(Verdict::Right));
    assert_eq!(state.after(NavigateAction::Next).asked().verdict, None, "the move was not made by hand");
}

#[test]
fn an_order_is_put_right_step_by_step() {
    let mut state = own("discs=3&ask=order|a|b|c|d");
    assert!(!state.asked_order().is_sorted());
    let wrong = answer(state.clone(), AskAction::Check);
    assert_eq!(wrong.asked().verdict, Some(Verdict::NotYet));
    for _ in 0..4 {
        for place in 0..3 {
            if state.asked_order()[place] > state.asked_order()[place + 1] {
                state = answer(state, AskAction::Sort(SortAction::MoveDown(place)));
            }
        }
    }
    assert_eq!(answer(state, AskAction::Check).asked().verdict, Some(Verdict::Right));
    let told = answer(wrong, AskAction::GiveUp);
    assert!(told.asked_order().is_sorted() && told.asked().is_done());
}

#[test]
fn what_cannot_be_asked_is_not_asked_and_is_kept() {
    for text in
        ["number|= many", "choice|= a", "choice|a|b", "order|a", "sentence", "position|= 9x", "move|= 1,0", "guess|= a"]
    {
        let link = format!("discs=3&ask={text}");
        let state = own(&link);
        assert_eq!(state.ask(), None, "{text}");
        let lesson = state.lesson().unwrap();
        assert_eq!(lesson.to_string().parse::<Lesson>().as_ref(), Ok(lesson), "{text}");
        assert!(lesson.to_string().contains(text.split('|').next().unwrap()), "{text}");
    }
}

#[test]
fn answers_belong_to_their_lesson() {
    let told = answer(at(ReadyLesson::Doubling, 9), AskAction::GiveUp);
    assert!(told.asked().is_done());
    // The browser goes back to another lesson.
    let other = told.clone().after(SystemEvent::HistoryNavigation("?lesson=induction&step=9".into()));
    assert!(other.ask().is_some() && other.asked() == Default::default());
    let ended = told.after(LessonAction::End);
    assert!(!ended.after(LessonAction::GoTo(LessonSource::Ready(ReadyLesson::Doubling), 9)).asked().is_done());
}

#[test]
fn what_is_no_number_is_no_answer_and_no_news_for_hosts() {
    let state = at(ReadyLesson::Doubling, 1);
    for text in ["abc", "", "last", "50%", "1/3", "-1"] {
        let refused = number(state.clone(), text);
        assert_eq!((refused.asked().verdict, refused.asked().is_refused), (None, true), "{text}");
        assert!(refused.problems.is_empty(), "{text}");
        assert!(!answer(refused, AskAction::GiveUp).asked().is_refused);
    }
    assert_eq!(number(state.clone(), "2^3 - 1").asked().verdict, Some(Verdict::Right));
    for text in ["2^64", "2^100 + 1", "2^1024"] {
        let wrong = number(state.clone(), text).asked();
        assert_eq!((wrong.verdict, wrong.is_refused), (Some(Verdict::NotYet), false), "{text}");
    }
    let large = own("discs=3&ask=number|= 1267650600228229401496703205375");
    assert_eq!(number(large, "2^100-1").asked().verdict, Some(Verdict::Right));
}

#[test]
fn nothing_but_the_text_changes_once_the_answer_is_known() {
    let done = number(at(ReadyLesson::Doubling, 1), "7");
    for action in [
        AskAction::Input("8".into()),
        AskAction::Check,
        AskAction::GiveUp,
        AskAction::Choose(1),
        AskAction::Sort(SortAction::MoveUp(1)),
    ] {
        assert_eq!(answer(done.clone(), action).asked(), done.asked());
    }
    // Learners reword their sentence beside the model answer.
    let told = answer(at(ReadyLesson::Recursion, 9), AskAction::GiveUp);
    for action in ["one", "one and", "One and two."].map(|text| AskAction::Input(text.into())) {
        let AskAction::Input(text) = action.clone() else { unreachable!() };
        let reworded = answer(told.clone(), action);
        assert_eq!(reworded.asked(), AskProgress { draft: text, ..told.asked() });
    }
}

#[test]
fn what_is_told_leaves_nothing_in_the_hand() {
    let held = answer(own("discs=3&ask=order|a|b|c|d"), AskAction::Sort(SortAction::Grab(2)));
    let held = answer(held, AskAction::Sort(SortAction::Drag(0)));
    assert!(held.asked().sorting.held.is_some());
    let told = answer(held, AskAction::GiveUp).asked().sorting;
    assert_eq!((told.held, told.moved), (None, None));
}

#[test]
fn the_editor_keeps_what_was_written_for_another_kind() {
    let edit = |state: State, edit| state.after(LessonAction::Edit(edit));
    let asked = |state: &State| state.session.lesson.draft.as_ref().unwrap().shown().ask;
    let state = edit(started("discs=3"), LessonEdit::Begin);
    let state = edit(state, LessonEdit::SetAskKind(Some(AskKind::Number)));
    let lines = "? How many\n? moves\n= 7 > `2^3 > 7`\n6";
    let state = edit(state, LessonEdit::SetAskLines(lines.into()));
    let written = asked(&state).unwrap();
    assert_eq!((written.question.as_str(), written.answers.len()), ("How many moves", 2));
    let state = edit(edit(state, LessonEdit::SetAskKind(None)), LessonEdit::SetAskKind(Some(AskKind::Choice)));
    assert_eq!(asked(&state).unwrap(), Ask { kind: AskKind::Choice, ..written });
    // It belongs to its step.
    let removed = edit(state, LessonEdit::SetAskKind(None));
    let (added, up) = (LessonEdit::AddStep, LessonEdit::MoveStep { is_up: true });
    let two = edit(removed.clone(), LessonEdit::AddStep);
    for steps in [vec![added.clone()], vec![added, up], vec![LessonEdit::AddStep, LessonEdit::RemoveStep]] {
        let moved = steps.iter().cloned().fold(removed.clone(), edit);
        let asking = edit(moved, LessonEdit::SetAskKind(Some(AskKind::Number)));
        assert_eq!(asked(&asking).unwrap().lines().count(), 0, "{steps:?}");
    }
    let elsewhere = edit(edit(two, LessonEdit::GoTo(1)), LessonEdit::SetAskKind(Some(AskKind::Number)));
    assert_eq!(asked(&elsewhere).unwrap().lines().count(), 0);
}

#[test]
fn the_browsers_history_leaves_the_editor() {
    let edited = own("discs=3").after(LessonAction::Edit(LessonEdit::Begin));
    let go = |query: &str| edited.clone().after(SystemEvent::HistoryNavigation(query.into()));
    for query in ["", "?discs=5", "?lesson=induction&step=9", "?discs=4&task=predict&seed=3", "?learn=lessons"] {
        assert_eq!(go(query).session.lesson.draft, None, "{query}");
    }
    // Another lesson of one's own is shown as its readers see it.
    assert_eq!(go("?lesson=~BBBB&step=2&discs=4").session.lesson.draft, None);
}

/// The history leads to another step, view or version of the lesson that is made: what was written stays, and links get it.
#[test]
fn what_is_written_stays_where_the_history_leads_to_an_earlier_version() {
    let edit = |state: State, edit| state.after(LessonAction::Edit(edit));
    let draft = |state: &State| state.session.lesson.draft.clone().unwrap();
    let packed = |state: State, letters: &str| {
        let letters = tower_of_hanoi::model::lesson::PackedLesson::new(letters).unwrap();
        let text = draft(&state).lesson.to_string();
        edit(state, LessonEdit::Packed(text, letters))
    };
    let first = packed(edit(started("discs=3"), LessonEdit::Begin), "CCCC");
    let other = first.after(PuzzleEdit::Discs(DiscCount::new(4).unwrap()));
    let two = packed(edit(other, LessonEdit::AddStep), "DDDD");
    let renamed = packed(edit(two, LessonEdit::SetTitle("Newest".into())), "EEEE");
    let versions = ["CCCC", "DDDD", "EEEE"].into_iter();
    for (version, step) in versions.flat_map(|version| [None, Some(1), Some(2)].map(|step| (version, step))) {
        let query = match step {
            Some(step) => format!("?lesson=~{version}&step={step}&discs=5"),
            None => format!("?lesson=~{version}"),
        };
        let back = renamed.clone().after(SystemEvent::HistoryNavigation(query.clone()));
        let step = step.unwrap_or(1);
        assert_eq!((&draft(&back).lesson, draft(&back).step), (&draft(&renamed).lesson, step), "{query}");
        // The lesson of the entry may still arrive; the draft stays.
        let late = tower_of_hanoi::model::lesson::PackedLesson::new(version).unwrap();
        let back =
            back.after(LessonAction::Unpacked(late, Some(Rc::new("= Late\n? discs=9\n# A\nB".parse().unwrap()))));
        assert_eq!(draft(&back).lesson, draft(&renamed).lesson, "{query}");
        // The view on the page belongs to the step that the editor shows: that of the entry, or of the step as it is now.
        let is_latest = version == "EEEE";
        assert_eq!(Scene::new(back.clone()).jobs().pack.is_some(), !is_latest, "{query}");
        let seen = back.puzzle().discs().count();
        assert_eq!(seen, if is_latest && query.contains("step") { 5 } else { 2 + step }, "{query}");
        let used = edit(back.clone(), LessonEdit::UseView);
        let views = draft(&used).lesson.steps.into_iter().zip(1..);
        for (view, number) in views {
            let wanted = if number == step { seen } else { 2 + number };
            assert!(view.link.contains(&format!("discs={wanted}")), "{query}: step {number} is {}", view.link);
        }
        let written = packed(back, "EEEE").config.lesson.unwrap();
        assert_eq!((written.source.to_string().as_str(), written.step), ("~EEEE", Some(step)), "{query}");
    }
    // What is not packed yet is in no entry, so it stays even where the history leads out of the lesson.
    let writing = edit(renamed.clone(), LessonEdit::SetText("Not packed yet".into()));
    let out = writing.clone().after(SystemEvent::HistoryNavigation("?discs=5".into()));
    assert_eq!(draft(&out).lesson, draft(&writing).lesson);
    // Its link then has the view of its step, and no other.
    let written = packed(out.clone(), "FFFF");
    assert_eq!((written.config.lesson.unwrap().step, written.config.puzzle.puzzle.discs().count()), (Some(2), 4));
    let foreign = tower_of_hanoi::model::lesson::PackedLesson::new("ZZZZ").unwrap();
    let unpacked = LessonAction::Unpacked(foreign, Some(Rc::new("= Z\n? discs=9\n# A\nB".parse().unwrap())));
    let met = writing.clone().after(SystemEvent::HistoryNavigation("?lesson=~ZZZZ".into())).after(unpacked);
    assert_eq!(draft(&met).lesson, draft(&writing).lesson);
    let left = edit(writing.clone(), LessonEdit::Preview).after(SystemEvent::HistoryNavigation("?discs=5".into()));
    assert!(packed(left, "FFFF").session.lesson.draft.is_some(), "Done was pressed for another page");
    assert_eq!(renamed.after(SystemEvent::HistoryNavigation("?discs=5".into())).session.lesson.draft, None);
    // Done was pressed for another view.
    let done = edit(writing, LessonEdit::Preview).after(SystemEvent::HistoryNavigation("?lesson=~DDDD&step=2".into()));
    assert!(packed(done, "FFFF").session.lesson.draft.is_some());
}

/// The address of a lesson that is opened from its link gets a step, and no entry leads back to the one without.
#[test]
fn an_opened_lesson_adds_no_entry_to_the_history() {
    let mut state = started("lesson=~AAAA");
    let stack = LessonAction::GoTo(LessonSource::Ready(ReadyLesson::Stack), 1);
    let elsewhere = update(&mut state.clone(), stack.into());
    let is_push = |effect: &Effect| matches!(effect, Effect::WriteAddress { mode: HistoryMode::Push, .. });
    assert!(elsewhere.iter().any(is_push), "another lesson is another entry");
    let packed = tower_of_hanoi::model::lesson::PackedLesson::new("AAAA").unwrap();
    let lesson: Lesson = "= Own\n? discs=3\n# One\nText".parse().unwrap();
    let effects = update(&mut state, LessonAction::Unpacked(packed, Some(Rc::new(lesson))).into());
    let modes = effects.iter().filter_map(|effect| match effect {
        Effect::WriteAddress { mode, .. } => Some(*mode),
        _ => None,
    });
    assert_eq!(modes.collect::<Vec<_>>(), [HistoryMode::Replace]);
}

#[test]
fn no_score_hears_of_the_answers() {
    for (ready, step, ask) in asks(&english_lessons()) {
        let state = at(ready, step);
        let told = answer(state.clone(), AskAction::GiveUp);
        assert_eq!(Scene::new(told.clone()).progress(), Scene::new(state).progress(), "{ready} {step} {ask}");
    }
    // Steps with exercises ask nothing more.
    for (ready, step, _) in asks(&english_lessons()) {
        assert!(!ready.steps()[step as usize - 1].contains("task="), "{ready} {step}");
    }
}

#[test]
fn moves_are_written_as_in_reports() {
    let answer = |text: &str| AskAnswer { text: text.into(), ..AskAnswer::default() }.step();
    let disc = Disc::new(12).unwrap();
    assert_eq!(answer("12, 0, 2"), Some(Move { disc, from: Peg::A, to: Peg::C }));
    for text in ["", "1", "1,0", "0,0,1", "1,0,2,3", "a,0,1", "1,A,C"] {
        assert_eq!(answer(text), None, "{text}");
    }
}
