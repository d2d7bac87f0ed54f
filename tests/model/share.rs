//! What is taken out of the page: links and frames, files, sheets of questions.

use std::collections::HashSet;

use super::*;
use tower_of_hanoi::model::quiz::Kind;
use tower_of_hanoi::model::quiz::question::questions;
use tower_of_hanoi::model::share::{File, Form, Place};
use tower_of_hanoi::model::{Outcome, Panels, Sharing, Span, share::export};

fn say(state: State, words: &str) -> State {
    state.after(Action::Look(Look::Share(words.into())))
}

fn any_sharing() -> impl Strategy<Value = Sharing> {
    let themes = prop::sample::select(Theme::ALL.to_vec());
    let files = prop::sample::select(vec![None, Some(File::Csv), Some(File::Dot), Some(File::Json), Some(File::Text)]);
    let show = prop::option::of(prop::collection::vec(prop::sample::select(Panel::ALL.to_vec()), 0..5));
    let span = prop::option::of((0u64..1 << 40, 1u64..1 << 40));
    let (forms, places) =
        (prop::sample::select(Form::ALL.to_vec()), prop::sample::select(vec![Place::Here, Place::Start, Place::Plays]));
    let kinds = prop::sample::select(Kind::ALL.to_vec());
    let lock = prop::collection::vec(prop::sample::select(Panel::ALL.to_vec()), 0..4);
    let task = (kinds, any::<bool>(), lock);
    (forms, places, themes, files, show, prop::option::of(1u32..9_000), any::<bool>(), span, task).prop_map(
        |(form, place, theme, file, show, number, directed, span, (kind, each, lock))| Sharing {
            kind: if form == Form::Task { kind } else { Kind::default() },
            each,
            lock: lock.into_iter().fold(Panels::NONE, Panels::with),
            form,
            place,
            theme,
            file: file.filter(|file| form.files().contains(file)),
            show: show.map(|panels| panels.into_iter().fold(Panels::NONE, Panels::with)),
            number: number
                .filter(|number| form.numbers().is_some_and(|(least, _, most)| (least..=most).contains(number))),
            directed,
            span: span.map(|(first, more)| Span { first: first.into(), last: (first + more).into() }),
        },
    )
}

proptest! {
    /// What the dialog is set to is in the link, and comes back from it.
    #[test]
    fn a_link_holds_the_dialog(sharing in any_sharing()) {
        let written = sharing.write();
        prop_assert_eq!(Sharing::read(&written), (sharing, vec![]), "{}", &written);
        let query = format!("?discs=5&share={written}");
        prop_assert_eq!(link::write(&open(&query)), query);
    }

    /// Whatever is said to it, it stays open and sane, and what it holds can be written and read.
    #[test]
    fn nothing_said_to_the_dialog_breaks_it(words in prop::collection::vec("(form|place|theme|file|number|first|last|panel|directed|open)( [a-z0-9^.-]{0,9}| frame| moves| graph| 7)?", 0..12)) {
        let mut state = open("?discs=7&move=9");
        for words in words {
            state = say(state, &words);
            let (sharing, unread) = state.sharing().unwrap();
            prop_assert!(unread.is_empty(), "{unread:?}");
            prop_assert_eq!(Sharing::read(&sharing.write()).0, sharing);
        }
        let closed = say(state, "close");
        prop_assert_eq!(link::write(&closed), "?discs=7&move=9");
    }
}

#[test]
fn what_is_shared_is_what_was_chosen() {
    let state = say(open("?discs=64&move=12345678901234567890&rule=one-way"), "form frame");
    let query = |state: &State| link::write(&state.sharing().unwrap().0.shared(state));
    assert_eq!(query(&state), "?discs=64&rule=one-way&move=12345678901234567890&embed=1");
    let state = say(say(say(state, "place start"), "theme dark"), "panel timeline");
    assert_eq!(query(&state), "?discs=64&rule=one-way&show=towers,transport,scrubber,timeline&theme=dark&embed=1");
    let state = say(state, "place plays");
    assert!(query(&state).contains("move=12345678901234567890&play=1"));
    let state = say(say(state, "form link"), "place here");
    assert_eq!(query(&state), "?discs=64&rule=one-way&move=12345678901234567890");
    for bad in ["number 7", "number x", "first 0", "last 2^99", "form cake", "panel cake", "file csv"] {
        let refused = say(say(state.clone(), "form frame"), bad);
        assert_eq!(faults(&refused), [Parameter::Share], "{bad}");
        assert!(faults(&say(refused, "number 500")).is_empty(), "the next one that is taken settles it");
    }
    let (sharing, unread) = Sharing::read("frame.blue.towers.999999");
    assert_eq!((sharing.form, unread), (Form::Frame, vec!["blue", "999999"]));
}

fn file(query: &str) -> String {
    let (state, sharing) = export::read_job(query).unwrap();
    let (mut out, mut told) = (Vec::new(), Vec::new());
    export::write(&state, &sharing, &mut out, &mut |count| told.push(count)).unwrap();
    assert_eq!(told.last().copied(), export::size(&state, &sharing).ok().filter(|&count| count > 0), "{query}");
    assert!(told.is_sorted(), "{query}");
    String::from_utf8(out).unwrap()
}

#[test]
fn moves_are_listed_from_anywhere() {
    assert_eq!(file("?discs=2&share=moves"), "1. disc 1 from A to B\n2. disc 2 from A to C\n3. disc 1 from B to C\n");
    assert_eq!(file("?discs=2&share=moves.csv.1-3"), "move,disc,from,to\n2,2,0,2\n3,1,1,2\n");
    let query = "?discs=64&move=12345678901234567890&share=moves.json.12345678901234567889-12345678901234567990";
    let list: serde_json::Value = serde_json::from_str(&file(query)).unwrap();
    assert_eq!((list["discs"].as_u64(), list["total"].as_str()), (Some(64), Some("18446744073709551615")));
    let moves = list["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 101);
    assert_eq!((moves[0]["index"].as_str(), moves[0]["disc"].as_u64()), (Some("12345678901234567890"), Some(2)));
    // From a position to another, and one that is searched for.
    let found: serde_json::Value = serde_json::from_str(&file("?discs=3&from=012&share=moves.json")).unwrap();
    assert_eq!(found["from"], serde_json::json!([2, 1, 0]), "disc 1 first");
    assert_eq!(file("?discs=3&pegs=4&rule=linear&share=moves").lines().count(), 19);
    assert_eq!(file("?discs=0&share=moves.csv"), "move,disc,from,to\n");
}

#[test]
fn a_graph_is_written_as_the_solver_writes_it() {
    use tower_of_hanoi::solver::graph::{Format, StateGraph, export};
    for (words, format, directed) in [
        ("graph", Format::Dot, false),
        ("graph.graphml.directed".replace(".graphml.directed", ".directed.graphml").as_str(), Format::GraphMl, true),
        ("graph.graph6", Format::Graph6, false),
        ("graph.csv", Format::Csv, false),
        ("graph.directed.json", Format::Json, true),
    ] {
        let graph = StateGraph::new(Rule::OneWay, Pegs::THREE, Discs::new(4).unwrap()).unwrap();
        let mut expected = Vec::new();
        export(&graph, format, directed, &mut expected).unwrap();
        assert_eq!(file(&format!("?discs=4&rule=one-way&share={words}")).as_bytes(), expected, "{words}");
    }
}

#[test]
fn files_have_a_limit_and_say_so() {
    for (query, most) in [
        ("?discs=64&share=moves.0-1000001", export::MOST_MOVES),
        ("?discs=13&share=graph", export::MOST_POSITIONS),
        ("?discs=1000&share=graph", export::MOST_POSITIONS),
        ("?discs=10&share=graph.graph6", export::MOST_PAIRED),
        // Few positions, but many moves from each.
        ("?discs=6&pegs=10&share=graph.directed", export::MOST_POSITIONS / 10),
        ("?discs=1000&share=moves.0-900000", export::MOST_MOVES / 2),
    ] {
        let (state, sharing) = export::read_job(query).unwrap();
        assert!(export::size(&state, &sharing).is_err_and(|limit| limit <= most), "{query}");
        assert!(export::write(&state, &sharing, &mut Vec::new(), &mut |_| ()).is_err());
    }
    let state = say(say(open("?discs=20"), "form moves"), "last 1000000");
    assert_eq!(export::size(&state, &state.sharing().unwrap().0), Ok(1_000_000));
    // What is written is forgotten when something else is chosen: so it is also given up.
    let writing = state.after(Action::Look(Look::Outcome(Some(Outcome::Writes(3)))));
    assert_eq!(say(writing, "last 7").outcome(), None);
}

#[test]
fn names_of_files_are_plain() {
    let name = |query: &str, end: &str| {
        let state = open(query);
        state.sharing().unwrap().0.file_name(&state, end)
    };
    assert_eq!(name("?discs=3&rule=arcs:01,12,20&share=moves", "csv"), "hanoi-3-3-arcs-01-12-20-moves.csv");
    assert_eq!(name("?discs=8&move=17&share=picture", "svg"), "hanoi-8-3-any-move-17.svg");
    assert!(name("?discs=1000&move=last&share=picture", "png").len() < 60);
}

#[test]
fn a_sheet_asks_different_things_with_right_answers() {
    for query in ["?discs=3&move=2", "?discs=8", "?discs=64&move=last", "?discs=5&pegs=5&move=3", "?discs=9&rule=star"]
    {
        let state = open(query);
        let asked = questions(&state, 6);
        assert_eq!(asked.len(), 6, "{query}");
        assert_eq!(asked.iter().map(|question| &question.index).collect::<HashSet<_>>().len(), 6, "each once");
        assert_eq!(asked, questions(&state, 6), "the same sheet for the same link");
        for question in &asked {
            let there = state.clone().after(Action::Seek(question.index.clone()));
            assert_eq!(question.position, there.position());
            assert_eq!(Some(question.next), there.next_move());
            assert!(!question.asks_index || state.total().word().is_some_and(|total| total < 1_024));
        }
    }
    assert_eq!(questions(&open("?discs=1"), 20).len(), 1);
    assert!(questions(&open("?discs=0"), 6).is_empty());
}
