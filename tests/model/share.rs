//! The share dialog: links, frames, files and worksheets.

use std::collections::HashSet;

use super::actions::any_share_setting;
use super::*;
use tower_of_hanoi::model::exercise::{ChoiceQuestion, PositionQuestion, Question, SheetQuestion, worksheet_questions};
use tower_of_hanoi::model::share::{FileFormat, PictureOf, export};
use tower_of_hanoi::model::{ExerciseKind, ExportStatus, ShareConfig, ShareKind, StartAt};
use tower_of_hanoi::solver::Puzzle;

fn share(state: &State) -> ShareConfig {
    state.config.share.clone().expect("the dialog is open")
}

fn any_share_config() -> impl Strategy<Value = ShareConfig> {
    let themes = prop::sample::select(Theme::ALL.to_vec());
    let formats = prop::sample::select(vec![
        None,
        Some(FileFormat::Csv),
        Some(FileFormat::Dot),
        Some(FileFormat::Json),
        Some(FileFormat::Text),
        Some(FileFormat::Svg),
        Some(FileFormat::Png),
        Some(FileFormat::Gif),
        Some(FileFormat::Beamer),
    ]);
    let panels = |count| prop::collection::vec(prop::sample::select(Panel::ALL.to_vec()), 0..count);
    let set = |panels: Vec<Panel>| panels.into_iter().fold(Panels::EMPTY, Panels::with);
    let shown = prop::option::of(panels(5));
    let span = prop::option::of((0u64..1 << 40, 1u64..1 << 40));
    let kinds = prop::sample::select(ShareKind::ALL.to_vec());
    let starts = prop::sample::select(StartAt::ALL.to_vec());
    let pictures = prop::sample::select(PictureOf::ALL.to_vec());
    let exercise = (
        prop::sample::select(ExerciseKind::ALL.to_vec()),
        any::<bool>(),
        panels(4),
        prop::option::of(0u32..=100),
        pictures,
    );
    (kinds, starts, themes, formats, shown, prop::option::of(1u32..9_000), any::<bool>(), span, exercise).prop_map(
        move |(
            kind,
            start_at,
            theme,
            format,
            shown,
            number,
            is_directed,
            span,
            (exercise_kind, is_seed_per_learner, locked, pass_mark, picture),
        )| {
            let picture = if kind == ShareKind::Picture { picture } else { PictureOf::default() };
            let formats = ShareConfig { kind, picture, ..ShareConfig::default() }.formats();
            ShareConfig {
                picture,
                exercise_kind: if kind.has_exercise() { exercise_kind } else { ExerciseKind::default() },
                is_seed_per_learner,
                locked: set(locked),
                kind,
                start_at,
                theme,
                format: format.filter(|format| formats.contains(format)),
                shown: shown.filter(|_| kind != ShareKind::Picture).map(set),
                number: number
                    .filter(|number| kind.number_range().is_some_and(|(min, _, max)| (min..=max).contains(number))),
                is_directed,
                span: span.map(|(first, more)| Span { first: first.into(), last: (first + more).into() }),
                pass_mark,
                unknown: Vec::new(),
            }
        },
    )
}

proptest! {
    /// A link contains the settings of the dialog.
    #[test]
    fn settings_of_the_dialog_round_trip(share in any_share_config()) {
        let written = share.to_string();
        prop_assert_eq!(ShareConfig::parse(&written), Some(share), "{}", &written);
        let query = format!("?discs=5&share={written}");
        prop_assert_eq!(link::format(&open(&query)), query);
    }

    /// After any settings, the dialog is open and valid, and its settings round-trip.
    #[test]
    fn no_setting_breaks_the_dialog(actions in prop::collection::vec(any_share_setting(), 1..12)) {
        let mut state = open("?discs=7&move=9");
        for action in actions {
            state = state.after(action);
            let share = share(&state);
            prop_assert!(share.unknown.is_empty(), "{:?}", share.unknown);
            prop_assert_eq!(ShareConfig::parse(&share.to_string()), Some(share));
        }
        let closed = state.after(ShareAction::Close);
        prop_assert_eq!(link::format(&closed), "?discs=7&move=9");
    }
}

#[test]
fn the_shared_link_contains_the_settings() {
    let state = open("?discs=64&move=12345678901234567890&rule=one-way").after(ShareEdit::SetKind(ShareKind::Frame));
    let query = |state: &State| link::format(&share(state).shared(state));
    assert_eq!(query(&state), "?discs=64&rule=one-way&move=12345678901234567890&embed=1");
    let state = state
        .after(ShareEdit::SetStartAt(StartAt::Start))
        .after(ShareEdit::SetTheme(Theme::Dark))
        .after(ShareEdit::ToggleShown(Panel::Timeline));
    assert_eq!(query(&state), "?discs=64&rule=one-way&show=towers,transport,scrubber,timeline&theme=dark&embed=1");
    let state = state.after(ShareEdit::SetStartAt(StartAt::Playing));
    assert!(query(&state).contains("move=12345678901234567890&play=1"));
    let state = state.after(ShareEdit::SetKind(ShareKind::Link)).after(ShareEdit::SetStartAt(StartAt::Here));
    assert_eq!(query(&state), "?discs=64&rule=one-way&move=12345678901234567890");
    let bound = |bound, text: &str| ShareEdit::SetMoveBound(bound, text.into()).into();
    let invalid: [Action; 5] = [
        ShareEdit::SetNumber("7".into()).into(),
        // The field reports a text that is not a number like this.
        SystemEvent::RejectInput(Parameter::Share, "x".into()).into(),
        bound(Bound::First, "0"),
        bound(Bound::Last, "2^99"),
        ShareEdit::SetFormat(FileFormat::Csv).into(),
    ];
    for action in invalid {
        let state = state.clone().after(ShareEdit::SetKind(ShareKind::Frame)).after(action.clone());
        assert_eq!(refused(&state), [Parameter::Share], "{action:?}");
        assert!(
            refused(&state.after(ShareEdit::SetNumber("500".into()))).is_empty(),
            "the next valid setting clears it"
        );
    }
    // Kinds and panels have no other names.
    assert!("cake".parse::<ShareKind>().is_err() && "cake".parse::<Panel>().is_err());
    let share = ShareConfig::parse("frame.blue.towers.999999").unwrap();
    assert_eq!((share.kind, share.unknown), (ShareKind::Frame, vec!["blue".to_owned(), "999999".to_owned()]));
}

#[test]
fn unknown_words_are_kept_but_not_written_back() {
    let state = open("?discs=5&share=frame.blue.480.cake");
    assert_eq!(share(&state).unknown, ["blue", "cake"]);
    assert_eq!((refused(&state), link::format(&state)), (vec![], "?discs=5&share=frame.480".into()));
    assert!(share(&state.after(ShareEdit::SetTheme(Theme::Dark))).unknown.is_empty(), "until something is set");
    assert_eq!(refused(&open("?share=a%20b")), [Parameter::Share]);
}

#[test]
fn a_link_can_be_shared_during_its_search() {
    let state = open("?discs=7&pegs=4&rule=linear&move=50").after(ShareAction::Open);
    let query = |state: &State| link::format(&share(state).shared(state));
    assert_eq!(query(&state), "?discs=7&pegs=4&rule=linear&move=50");
    let playing = state.clone().after(ShareEdit::SetStartAt(StartAt::Playing));
    assert_eq!(query(&playing), "?discs=7&pegs=4&rule=linear&move=50&play=1");
    let start = state.after(ShareEdit::SetStartAt(StartAt::Start));
    assert_eq!(query(&start), "?discs=7&pegs=4&rule=linear");
}

fn file(query: &str) -> String {
    let (state, share) = export::open_job(query).unwrap();
    let (mut out, mut progress) = (Vec::new(), Vec::new());
    export::write(&state, &share, &mut out, &mut |count| progress.push(count)).unwrap();
    assert_eq!(progress.last().copied(), export::size(&state, &share).ok().filter(|&count| count > 0), "{query}");
    assert!(progress.is_sorted(), "{query}");
    String::from_utf8(out).unwrap()
}

#[test]
fn any_range_of_moves_can_be_listed() {
    assert_eq!(file("?discs=2&share=moves"), "1. disc 1 from A to B\n2. disc 2 from A to C\n3. disc 1 from B to C\n");
    assert_eq!(file("?discs=2&share=moves.csv.1-3"), "move,disc,from,to\n2,2,0,2\n3,1,1,2\n");
    let query = "?discs=64&move=12345678901234567890&share=moves.json.12345678901234567889-12345678901234567990";
    let list: serde_json::Value = serde_json::from_str(&file(query)).unwrap();
    assert_eq!((list["discs"].as_u64(), list["total"].as_str()), (Some(64), Some("18446744073709551615")));
    let moves = list["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 101);
    assert_eq!((moves[0]["index"].as_str(), moves[0]["disc"].as_u64()), (Some("12345678901234567890"), Some(2)));
    // From one position to another, and a solution that has to be searched.
    let found: serde_json::Value = serde_json::from_str(&file("?discs=3&from=012&share=moves.json")).unwrap();
    assert_eq!(found["from"], serde_json::json!([2, 1, 0]), "disc 1 first");
    assert_eq!(file("?discs=3&pegs=4&rule=linear&share=moves").lines().count(), 19);
    assert_eq!(file("?discs=0&share=moves.csv"), "move,disc,from,to\n");
}

#[test]
fn a_graph_is_written_as_the_solver_writes_it() {
    use tower_of_hanoi::solver::graph::{EdgeKind, GraphFormat, StateGraph, export};
    for (words, format, directed) in [
        ("graph", GraphFormat::Dot, false),
        ("graph.directed.graphml", GraphFormat::GraphMl, true),
        ("graph.graph6", GraphFormat::Graph6, false),
        ("graph.csv", GraphFormat::Csv, false),
        ("graph.directed.json", GraphFormat::Json, true),
    ] {
        let graph = StateGraph::of(&Puzzle::builder().discs(4).rule(Rule::OneWay).build().unwrap());
        let mut expected = Vec::new();
        export(&graph, format, if directed { EdgeKind::Directed } else { EdgeKind::Undirected }, &mut expected)
            .unwrap();
        assert_eq!(file(&format!("?discs=4&rule=one-way&share={words}")).as_bytes(), expected, "{words}");
    }
}

#[test]
fn files_have_a_limit() {
    for (query, max) in [
        ("?discs=64&share=moves.0-1000001", export::MAX_MOVES),
        ("?discs=13&share=graph", export::MAX_POSITIONS),
        ("?discs=1000&share=graph", export::MAX_POSITIONS),
        ("?discs=10&share=graph.graph6", export::MAX_GRAPH6_POSITIONS),
        // Few positions, but many moves from each.
        ("?discs=6&pegs=10&share=graph.directed", export::MAX_POSITIONS / 10),
        ("?discs=1000&share=moves.0-900000", export::MAX_MOVES / 2),
    ] {
        let (state, share) = export::open_job(query).unwrap();
        assert!(export::size(&state, &share).is_err_and(|limit| limit <= max), "{query}");
        assert!(export::write(&state, &share, &mut Vec::new(), &mut |_| ()).is_err());
    }
    let bound = |text: &str| ShareEdit::SetMoveBound(Bound::Last, text.into());
    let state = open("?discs=20").after(ShareEdit::SetKind(ShareKind::Moves)).after(bound("1000000"));
    assert_eq!(export::size(&state, &share(&state)), Ok(1_000_000));
    // Another setting needs another file, so the export stops.
    let writing = state.after(ShareAction::SetExportStatus(Some(ExportStatus::Writing(3))));
    assert_eq!(writing.after(bound("7")).session.export, None);
}

#[test]
fn file_names_are_plain() {
    let name = |query: &str, extension: &str| {
        let state = open(query);
        share(&state).file_name(&state, extension)
    };
    assert_eq!(name("?discs=3&rule=arcs:01,12,20&share=moves", "csv"), "hanoi-3-3-arcs-01-12-20-moves.csv");
    assert_eq!(name("?discs=8&move=17&share=picture", "svg"), "hanoi-8-3-any-move-17.svg");
    assert!(name("?discs=1000&move=last&share=picture", "png").len() < 60);
}

#[test]
fn a_worksheet_asks_different_questions_with_right_answers() {
    for query in ["?discs=3&move=2", "?discs=8", "?discs=64&move=last", "?discs=5&pegs=5&move=3", "?discs=9&rule=star"]
    {
        let state = open(query);
        let questions = about_moves(&state, 6);
        assert_eq!(questions.len(), 6, "{query}");
        assert_eq!(questions.iter().map(|question| &question.index).collect::<HashSet<_>>().len(), 6, "each once");
        assert_eq!(questions, about_moves(&state, 6), "the same questions for the same link");
        for question in &questions {
            let there = state.clone().after(NavigateAction::Seek(question.index.clone()));
            assert_eq!(question.position, there.position());
            assert_eq!(Some(question.next), there.next_move());
            assert!(!question.asks_index || state.total().to_u64().is_some_and(|total| total < 1_024));
        }
    }
    assert_eq!(about_moves(&open("?discs=1"), 20).len(), 1);
    assert!(about_moves(&open("?discs=0"), 6).is_empty());
}

/// The questions of a worksheet without a kind.
fn about_moves(state: &State, count: u32) -> Vec<PositionQuestion> {
    let kind = open("?share=worksheet").config.share.unwrap().exercise_kind;
    let only = |SheetQuestion { question, order }| match question {
        Question::Predict(question) if order.is_empty() => question,
        other => panic!("{other:?}"),
    };
    worksheet_questions(state, kind, count).into_iter().map(only).collect()
}

#[test]
fn a_worksheet_has_each_kind_that_works_on_paper() {
    let on_paper: Vec<_> = ExerciseKind::ALL.into_iter().filter(|kind| kind.is_on_paper()).collect();
    assert_eq!(on_paper.len(), 10);
    for kind in on_paper {
        for query in ["?discs=3&move=2", "?discs=5&move=17", "?discs=8", "?discs=4&rule=linear", "?discs=64&move=last"]
        {
            let state = open(query);
            let questions = worksheet_questions(&state, kind, 8);
            assert_eq!(questions, worksheet_questions(&state, kind, 8), "{query} {kind}: the same for the same link");
            for (place, SheetQuestion { question, order }) in questions.iter().enumerate() {
                let is_new = questions.iter().take(place).all(|other| other.question != *question);
                assert!(is_new, "{query} {kind}: {question:?} twice");
                let mut places = order.clone();
                places.sort_unstable();
                assert_eq!(places, (0..question.items()).collect::<Vec<_>>(), "{query} {kind}");
                if let Question::Choice(ChoiceQuestion { options, right, .. }) = question {
                    assert!(*right < options.len(), "{query} {kind}");
                }
            }
            assert!(questions.len() <= 8);
            let elsewhere = state.after(NavigateAction::Seek(Index::from(1)));
            let is_drawn = !matches!(kind, ExerciseKind::Count | ExerciseKind::Predict) && questions.len() > 4;
            assert!(!is_drawn || worksheet_questions(&elsewhere, kind, 8) != questions, "{query} {kind}: another move");
        }
        let link = format!("?discs=5&share=worksheet{}.9", if kind == ExerciseKind::default() { "" } else { "." });
        let link = link.replace("..", &format!(".{}.", kind.name()));
        let state = open(&link);
        assert_eq!((share(&state).exercise_kind, share(&state).number()), (kind, 9));
        assert_eq!(link::format(&state), link);
    }
    for kind in ["reach", "write"] {
        let state = open(&format!("?discs=5&share=worksheet.{kind}"));
        assert_eq!(share(&state).unknown, [kind]);
        assert!(worksheet_questions(&state, kind.parse().unwrap(), 6).is_empty());
    }
}
