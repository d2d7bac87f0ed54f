//! The effects that follow from actions.

use tower_of_hanoi::model::exercise::Question;
use tower_of_hanoi::model::lesson::{LessonEdit, PackedLesson};
use tower_of_hanoi::model::{
    AccessibilityOption, ExportStatus, HistoryMode, Jobs, Locale, PictureFormat, Problem, Sample,
};
use tower_of_hanoi::model::{LearnAction, LearnPart};

use super::actions::{any_action, any_link};
use super::*;

fn effects(state: &mut State, action: impl Into<Action>) -> Vec<Effect> {
    update(state, action.into())
}

/// The effects of an action right after opening a link.
fn effects_on(query: &str, action: impl Into<Action>) -> Vec<Effect> {
    effects(&mut started(query), action)
}

fn address(effects: &[Effect]) -> Option<(HistoryMode, &str)> {
    effects.iter().find_map(|effect| match effect {
        Effect::WriteAddress { link, mode } => Some((*mode, link.as_str())),
        _ => None,
    })
}

/// What should run.
fn jobs(state: &State) -> Jobs {
    scene(state).jobs()
}

/// What should run after an action. The clock is left out: it goes with what moves.
fn jobs_after(state: &mut State, action: impl Into<Action>) -> Jobs {
    effects(state, action);
    Jobs { clock: false, flight: None, ..jobs(state) }
}

/// The search for the solution of the puzzle, and nothing else.
fn search_alone(state: &State) -> Jobs {
    Jobs { search: Some(state.config.puzzle.clone()), ..Jobs::default() }
}

fn draws_of_seed(effects: Vec<Effect>) -> usize {
    effects.into_iter().filter(|effect| *effect == Effect::DrawSeed).count()
}

fn has(effects: &[Effect], effect: Effect) -> bool {
    effects.contains(&effect)
}

fn stop_search() -> SolverEvent {
    SolverEvent::Finished(Err(SearchFailure::Stopped))
}

fn found(state: &State) -> SolverEvent {
    SolverEvent::Finished(Solution::new(state.puzzle()).map(Rc::new).map_err(SearchFailure::Unsolved))
}

#[test]
fn a_new_page_updates_the_document_and_notifies_its_host() {
    let write = |link: &str| Effect::WriteAddress { link: link.into(), mode: HistoryMode::Replace };
    let expected = [Effect::UpdateDocument, write("?discs=3"), Effect::Emit(HostEvent::Ready)];
    assert_eq!(start(&open("?discs=3&colour=red")), expected);
    let searching = open("?pegs=4&rule=linear&lang=fr&task=order");
    assert_eq!(jobs(&searching), Jobs { locale: Some(Locale::French), ..search_alone(&searching) });
    let expected = [Effect::DrawSeed, Effect::UpdateDocument, write("?pegs=4&rule=linear&task=order&lang=fr")];
    assert_eq!(start(&searching), expected);
    assert!(!searching.session.is_ready);
}

#[test]
fn the_address_follows_the_state() {
    for (query, action, mode, link) in [
        // The position and the view replace the current history entry.
        ("?discs=3", Action::from(NavigateAction::Next), HistoryMode::Replace, "?discs=3&move=1"),
        ("?discs=3", PlaybackAction::Play.into(), HistoryMode::Replace, "?discs=3&play=1"),
        ("", AppearanceAction::SetTheme(Theme::Dark).into(), HistoryMode::Replace, "?theme=dark"),
        // So does the tour, which is another view.
        ("?discs=3", tour_step(1).into(), HistoryMode::Push, ""),
        ("", ShareAction::Open.into(), HistoryMode::Replace, "?share=link"),
        // Another puzzle adds an entry.
        ("?discs=3&move=1", PuzzleEdit::AddDisc.into(), HistoryMode::Push, "?discs=4"),
        (
            "?discs=3&move=1",
            PuzzleEdit::StartFrom("010".parse().unwrap()).into(),
            HistoryMode::Push,
            "?discs=3&from=010",
        ),
        // A position off the solution is part of a game, which Undo takes back.
        (
            "?discs=3&move=1",
            NavigateAction::GoToPosition("010".parse().unwrap()).into(),
            HistoryMode::Push,
            "?discs=3&move=1&walk=-010:",
        ),
        // So do the ways off the solution and back, so that Back returns.
        ("?discs=3&walk=02", NavigateAction::Next.into(), HistoryMode::Replace, "?discs=3&walk=02&at=2"),
        ("?discs=3&walk=02", HostCommand::Navigate(NavigateAction::Next).into(), HistoryMode::Push, "?discs=3&move=1"),
        ("?discs=3&walk=01", ManualPlayAction::Leave.into(), HistoryMode::Push, "?discs=3"),
        ("?discs=3&walk=0201", ManualPlayAction::Undo.into(), HistoryMode::Replace, "?discs=3&walk=02.01"),
        ("?discs=3&walk=02", ManualPlayAction::Restart.into(), HistoryMode::Push, "?discs=3"),
        // The same is true during a search.
        (
            "?pegs=4&rule=linear",
            HostCommand::Seek("2^3".into()).into(),
            HistoryMode::Replace,
            "?pegs=4&rule=linear&move=2%5E3",
        ),
        // Back and Forward have changed the entry already.
        (
            "?discs=3",
            SystemEvent::HistoryNavigation("?discs=4&move=2".into()).into(),
            HistoryMode::Replace,
            "?discs=4&move=2",
        ),
        (
            "?discs=3&walk=02",
            SystemEvent::HistoryNavigation("?discs=3".into()).into(),
            HistoryMode::Replace,
            "?discs=3",
        ),
        ("?discs=3", SystemEvent::HistoryNavigation("?discs=3".into()).into(), HistoryMode::Replace, "?discs=3"),
        (
            "?speed=4",
            SystemEvent::HistoryNavigation("?discs=3".into()).into(),
            HistoryMode::Replace,
            "?discs=3&speed=4",
        ),
    ] {
        let name = format!("{action:?} on {query}");
        let mut state = started(query);
        let effects = effects(&mut state, action);
        if name.contains("GoTo(Ready(Tour)") {
            // The first step of the tour also has three discs.
            assert_eq!(address(&effects), Some((mode, link::format(&state).as_str())), "{name}");
        } else {
            assert_eq!(address(&effects), Some((mode, link)), "{name}");
        }
    }
    for action in [
        Action::from(NavigateAction::EnterIndex("x".into())),
        TimelineAction::HoverDisc(Disc::new(2)).into(),
        TimelineAction::PointAt(Some(0.5)).into(),
        SystemEvent::ReducedMotion(true).into(),
        ManualPlayAction::PressPeg(Peg::A).into(),
        SystemEvent::RejectInput(Parameter::Discs, "x".into()).into(),
        RaceAction::Start.into(),
    ] {
        assert_eq!(address(&effects_on("?discs=3", action.clone())), None, "no link holds what {action:?} does");
    }
}

#[test]
fn the_end_of_a_search_adds_no_history_entry() {
    let mut state = started("?pegs=4&rule=linear&discs=5&move=9");
    let event = found(&state);
    let effects = effects(&mut state, event);
    assert!(address(&effects).is_none_or(|(mode, _)| mode == HistoryMode::Replace));
    assert_eq!(link::format(&state), "?discs=5&pegs=4&rule=linear&move=9");
}

#[test]
fn a_search_starts_and_stops_with_its_puzzle() {
    let mut state = started("?pegs=4&discs=5");
    assert_eq!(jobs(&state), Jobs::default());
    let edited = jobs_after(&mut state, PuzzleEdit::Rule(Rule::Linear));
    assert_eq!(edited, search_alone(&state));
    assert_eq!(jobs_after(&mut state, SolverEvent::Progress(7)), edited);
    assert_eq!(jobs_after(&mut state, NavigateAction::Next), edited);
    assert_eq!(jobs_after(&mut state, AppearanceAction::SetTheme(Theme::Dark)), edited);
    let added = jobs_after(&mut state, PuzzleEdit::AddDisc);
    assert_eq!(added, search_alone(&state));
    assert_ne!(added, edited, "in place of the other one");
    assert_eq!(jobs_after(&mut state.clone(), PuzzleEdit::Rule(Rule::Any)), Jobs::default());
    assert_eq!(jobs_after(&mut state.clone(), stop_search()), Jobs::default());
    let event = found(&state);
    assert_eq!(jobs_after(&mut state, event), Jobs::default());
    let back = jobs_after(&mut state, SystemEvent::HistoryNavigation("?discs=6&pegs=4&rule=linear".into()));
    assert_eq!(back, search_alone(&state), "a link does not bring its solution");
}

#[test]
fn a_search_for_a_hint_starts_and_stops_with_its_position() {
    let mut state = started("?discs=4&pegs=4&walk=1213:").after(ManualPlayAction::StopSearch);
    let searching = jobs_after(&mut state, ManualPlayAction::SearchHint);
    let puzzle = searching.search.clone().expect("one search");
    assert_eq!(searching, Jobs { search: searching.search.clone(), ..Jobs::default() });
    assert_eq!(puzzle.puzzle.start().position(discs(4)), state.position());
    assert_eq!(jobs_after(&mut state, SolverEvent::Progress(7)), searching);
    for action in [
        Action::from(ManualPlayAction::StopSearch),
        ManualPlayAction::PlayBestMove.into(),
        ManualPlayAction::Restart.into(),
        HostCommand::Navigate(NavigateAction::Next).into(),
        stop_search().into(),
        PuzzleEdit::RemoveDisc.into(),
    ] {
        let stopped = jobs_after(&mut state.clone(), action.clone());
        let is_best_move = matches!(action, Action::ManualPlay(ManualPlayAction::PlayBestMove));
        // Without a hint there is no best move to play, so the search continues.
        assert_eq!(stopped, if is_best_move { searching.clone() } else { Jobs::default() }, "{action:?}");
    }
}

#[test]
fn a_race_starts_and_stops_its_worker() {
    let sample = |runner| RaceAction::AddSample(runner, Sample { moves: 15, elapsed_ms: 1.0 });
    let mut state = started("?race=4");
    let racing = Jobs { race: Some(4), ..Jobs::default() };
    assert_eq!(jobs_after(&mut state, RaceAction::Start), racing);
    assert_eq!(jobs_after(&mut state, sample(0)), racing);
    let stopping: [Action; 4] = [
        RaceAction::Stop.into(),
        RaceAction::Fail.into(),
        RaceAction::SetDiscs(5).into(),
        SystemEvent::HistoryNavigation("?race=5".into()).into(),
    ];
    for action in stopping {
        assert_eq!(jobs_after(&mut state.clone(), action.clone()), Jobs::default(), "{action:?}");
    }
    let elsewhere = SystemEvent::HistoryNavigation("?race=4&discs=3".into());
    assert_eq!(jobs_after(&mut state, elsewhere), racing);
    let ends: Vec<_> = (1..4).map(|runner| jobs_after(&mut state, sample(runner))).collect();
    assert_eq!(ends, [racing.clone(), racing, Jobs::default()], "when the last runner has finished");
}

#[test]
fn an_export_starts_and_stops_its_worker() {
    let writing = |count| ShareAction::SetExportStatus(Some(ExportStatus::Writing(count)));
    let mut state = started("?discs=3&share=moves");
    let exporting = Jobs { export: true, ..Jobs::default() };
    assert_eq!(jobs_after(&mut state, ShareAction::StartExport), exporting);
    assert_eq!(jobs_after(&mut state, writing(3)), exporting);
    let stopping: [Action; 5] = [
        ShareAction::SetExportStatus(Some(ExportStatus::Saved)).into(),
        ShareAction::SetExportStatus(None).into(),
        ShareEdit::SetKind(tower_of_hanoi::model::ShareKind::Graph).into(),
        ShareAction::Close.into(),
        SystemEvent::HistoryNavigation(String::new()).into(),
    ];
    for action in stopping {
        assert_eq!(jobs_after(&mut state.clone(), action.clone()), Jobs::default(), "{action:?}");
    }
}

/// A clock ticks exactly while something plays. A single disc flies without one.
#[test]
fn the_clock_ticks_while_something_plays() {
    let mut state = started("?discs=4");
    assert!(!jobs(&state).clock);
    for (action, ticks) in [
        (Action::from(NavigateAction::Next), false),
        (PlaybackAction::Play.into(), true),
        (PlaybackAction::Pause.into(), false),
    ] {
        let name = format!("{action:?}");
        effects(&mut state, action);
        assert_eq!(jobs(&state).clock, ticks, "{name}");
    }
    // Its flight is a job until it has landed.
    let mut flying = started("?discs=4");
    effects(&mut flying, NavigateAction::Next);
    assert_eq!(jobs(&flying).flight, flying.session.motion);
    assert!(flying.session.motion.is_some());
    effects(&mut flying, PlaybackAction::Land);
    assert_eq!(jobs(&flying).flight, None);
    let mut playing = started("?discs=4&play=1");
    effects(&mut playing, PlaybackAction::Tick(2_000.0));
    assert!(jobs(&playing).clock, "between two moves, too");
}

/// What is written on is packed, and a lesson of a link is unpacked, until that is done.
#[test]
fn lessons_are_loaded_packed_and_unpacked_until_that_is_done() {
    let mut state = started("?discs=4");
    assert!(jobs_after(&mut state, LearnAction::Open(LearnPart::Lessons)).lesson_texts);
    assert!(!jobs_after(&mut state.clone(), LearnAction::Open(LearnPart::Exercises)).lesson_texts);
    let loaded = LessonAction::TextsLoaded(Some(Rc::default()));
    assert!(!jobs_after(&mut state.clone(), loaded).lesson_texts);
    assert!(jobs(&started("?lesson=tour")).lesson_texts);

    let packed = PackedLesson::new("AAAA").expect("letters");
    let mut state = started("?discs=4");
    let begun = jobs_after(&mut state, LessonAction::Edit(LessonEdit::Begin));
    let lesson = begun.pack.expect("what was begun");
    let done = LessonEdit::Packed(lesson.to_string(), packed.clone());
    assert_eq!(jobs_after(&mut state, LessonAction::Edit(done)).pack, None);
    // Begun again with the same view, it is packed again, because the link has none.
    let mut again = state.clone();
    for action in [LessonAction::Edit(LessonEdit::Preview), LessonAction::End] {
        assert_eq!(jobs_after(&mut again, action).pack, None);
    }
    let begun_again = jobs_after(&mut again, LessonAction::Edit(LessonEdit::Begin));
    assert_eq!(begun_again.pack.as_ref(), Some(&lesson));
    let edited = jobs_after(&mut state, LessonAction::Edit(LessonEdit::SetTitle("Title".into())));
    assert_ne!(edited.pack.expect("it is another one"), lesson);

    let mut state = started("?lesson=~AAAA");
    assert_eq!(jobs(&state).unpack, Some(packed.clone()));
    assert_eq!(jobs_after(&mut state.clone(), LessonAction::Unpacked(packed.clone(), None)).unpack, None);
    let unpacked = LessonAction::Unpacked(packed, Some(Rc::new(lesson)));
    assert_eq!(jobs_after(&mut state, unpacked).unpack, None);
}

#[test]
fn buttons_of_the_share_dialog_have_effects_but_do_not_change_the_state() {
    let state = started("?discs=3&share=picture");
    for (action, effect) in [
        (ShareAction::CopyText("text".into()), Effect::CopyText("text".into())),
        (ShareAction::ShareLink("?discs=3".into()), Effect::ShareLink("?discs=3".into())),
        (ShareAction::SavePicture(PictureFormat::Svg), Effect::SavePicture(PictureFormat::Svg)),
        (ShareAction::SavePicture(PictureFormat::Png), Effect::SavePicture(PictureFormat::Png)),
        (ShareAction::Print, Effect::Print),
    ] {
        let mut after = state.clone();
        assert_eq!(effects(&mut after, action), [effect]);
        assert_eq!((&after.config, &after.session), (&state.config, &state.session));
    }
}

#[test]
fn a_language_is_loaded_when_it_is_chosen() {
    let mut state = started("");
    let french = AppearanceAction::SetLocale(Some(Locale::French));
    let shown = |locale| Jobs { locale, ..Jobs::default() };
    assert_eq!(jobs_after(&mut state, french), shown(Some(Locale::French)));
    assert_eq!(jobs_after(&mut state, french), shown(Some(Locale::French)));
    let back = SystemEvent::HistoryNavigation("?lang=de".into());
    assert_eq!(jobs_after(&mut state, back), shown(Some(Locale::French)), "it is the person's");
    let failed = AppearanceAction::LocaleFailed(Locale::English);
    assert_eq!(jobs_after(&mut state, failed), shown(Some(Locale::English)));
    assert_eq!(refused(&state), [Parameter::Lang]);
    assert_eq!(jobs_after(&mut state, AppearanceAction::SetLocale(None)), shown(None));
    assert_eq!(refused(&state), []);
    let german = vec![(Parameter::Lang, "de".to_owned())];
    assert_eq!(jobs_after(&mut state, HostCommand::Configure(german)), shown(Some(Locale::German)));
}

#[test]
fn an_exercise_without_a_seed_asks_for_one() {
    let mut state = started("?discs=5");
    let exercise = vec![(Parameter::Task, "order".to_owned())];
    assert_eq!(draws_of_seed(effects(&mut state, HostCommand::Configure(exercise))), 1);
    assert_eq!(draws_of_seed(effects(&mut state, NavigateAction::Next)), 0, "once");
    assert_eq!(draws_of_seed(effects(&mut state, ExerciseAction::SetSeed(7))), 0);
    assert!(matches!(state.question(), Some(Question::Order(_))));
    assert_eq!(draws_of_seed(effects_on("?discs=5", SystemEvent::HistoryNavigation("?task=order&seed=3".into()))), 0);
}

#[test]
fn the_document_follows_the_puzzle_and_the_theme() {
    for (action, is_updated) in [
        (Action::from(PuzzleEdit::AddDisc), true),
        (AppearanceAction::SetTheme(Theme::Dark).into(), true),
        (AppearanceAction::SetTheme(Theme::Auto).into(), false),
        (NavigateAction::Next.into(), false),
        (Action::TogglePanel(Panel::Graph), false),
    ] {
        assert_eq!(has(&effects_on("", action.clone()), Effect::UpdateDocument), is_updated, "{action:?}");
    }
}

#[test]
fn moves_and_refusals_are_announced_to_screen_readers() {
    for (query, action, is_announced) in [
        ("?discs=3", Action::from(NavigateAction::Next), true),
        ("?discs=3", NavigateAction::First.into(), false),
        ("?discs=3", PuzzleEdit::AddDisc.into(), true),
        ("?discs=3", ManualPlayAction::PressPeg(Peg::A).into(), true),
        ("?discs=3&walk=02", ManualPlayAction::Undo.into(), true),
        ("?discs=3", AppearanceAction::SetTheme(Theme::Dark).into(), false),
        ("?discs=3", TimelineAction::HoverDisc(Disc::new(1)).into(), false),
        ("?discs=3", TimelineAction::PointAt(Some(0.5)).into(), false),
        ("?pegs=4&rule=linear", SolverEvent::Progress(7).into(), false),
    ] {
        assert_eq!(has(&effects_on(query, action.clone()), Effect::Announce), is_announced, "{action:?} on {query}");
    }
    let mut searching = started("?pegs=4&rule=linear&discs=4");
    let event = found(&searching);
    assert!(has(&effects(&mut searching, event), Effect::Announce));
}

#[test]
fn each_move_plays_a_tone_if_sound_is_on() {
    let sound = |query: &str, action: Action| {
        let tone = |effect: Effect| match effect {
            Effect::PlaySound(disc) => Some(disc.number()),
            _ => None,
        };
        effects_on(query, action).into_iter().filter_map(tone).collect::<Vec<_>>()
    };
    assert_eq!(sound("?discs=3&aids=sound", NavigateAction::Next.into()), [1]);
    assert_eq!(sound("?discs=3&aids=sound&move=1", NavigateAction::Next.into()), [2]);
    assert!(sound("?discs=3&aids=sound&walk=02", ManualPlayAction::PressPeg(Peg::A).into()).is_empty());
    let in_hand = started("?discs=3&aids=sound").after(ManualPlayAction::PressPeg(Peg::A));
    let put_down = effects(&mut in_hand.clone(), ManualPlayAction::PressPeg(Peg::B));
    assert!(has(&put_down, Effect::PlaySound(Disc::new(1).unwrap())));
    assert!(sound("?discs=3&move=1&aids=sound", NavigateAction::First.into()).is_empty(), "no move led to the start");
    assert!(sound("?discs=3", NavigateAction::Next.into()).is_empty());
    let toggle = AppearanceAction::ToggleAccessibility(AccessibilityOption::Sound);
    assert!(sound("?discs=3&move=1", toggle.into()).is_empty(), "switching it on is no move");
}

#[test]
fn the_focus_is_kept_when_problems_are_dismissed() {
    let closed = effects_on("?speed=x&move=x", SystemEvent::DismissProblems);
    assert_eq!(closed, [Effect::KeepFocus]);
    assert!(has(&effects_on("?move=x", NavigateAction::Next), Effect::KeepFocus));
    assert!(!has(&effects_on("?speed=x", NavigateAction::Next), Effect::KeepFocus));
    assert!(!has(&effects_on("", SystemEvent::RejectInput(Parameter::Discs, "x".into())), Effect::KeepFocus));
}

#[test]
fn hosts_get_events_in_order() {
    // The order is: position, link, answer, progress, problems.
    let state = open("?discs=3&task=predict.3&seed=5&speed=x");
    let problem = Problem::invalid(Parameter::Speed, "x");
    assert_eq!(host_events(&start(&state)), [HostEvent::Ready, HostEvent::Problem(problem)]);
    let Some(Question::Predict(question)) = state.question() else { panic!() };
    let next = question.next;
    let mut state = state
        .after(ExerciseAction::ChooseDisc(Some(next.disc)))
        .after(ExerciseAction::ChoosePeg(Bound::First, Some(next.from)))
        .after(ExerciseAction::ChoosePeg(Bound::Last, Some(next.to)));
    let events = host_events(&effects(&mut state, ExerciseAction::Check));
    let is_expected =
        matches!(events.as_slice(), [HostEvent::Move, HostEvent::State, HostEvent::Answer(_), HostEvent::Score(_)]);
    assert!(is_expected, "it goes to the move and opens a panel: {events:?}");
    let configured = HostCommand::Configure(vec![(Parameter::Move, "0".into()), (Parameter::Theme, "dark".into())]);
    assert_eq!(host_events(&effects(&mut state, configured)), [HostEvent::Move, HostEvent::State]);
    let unchanged = HostCommand::Configure(vec![(Parameter::Theme, "dark".into())]);
    assert_eq!(host_events(&effects(&mut state, unchanged)), [HostEvent::Move], "it learns where the page is");
    let invalid = HostCommand::Configure(vec![(Parameter::Theme, "blue".into()), (Parameter::Discs, "x".into())]);
    let problem = |parameter, value| HostEvent::Problem(Problem::invalid(parameter, value));
    let events = host_events(&effects(&mut state, invalid));
    assert_eq!(events, [problem(Parameter::Discs, "x"), problem(Parameter::Theme, "blue")]);
    assert_eq!(host_events(&effects(&mut state, HostCommand::Get)), [HostEvent::State]);
}

#[test]
fn hosts_get_events_for_moves_made_by_hand() {
    let mut state = started("?discs=3").after(ManualPlayAction::PressPeg(Peg::A));
    let effects_of_move = effects(&mut state, ManualPlayAction::PressPeg(Peg::C));
    // A step of the solution, by hand as by a button.
    assert_eq!(host_events(&effects_of_move), [HostEvent::Move]);
    let messages = host_messages(&effects_of_move, &state);
    assert!(messages[0].contains(r#""disc":1,"from":0,"to":2,"position":[2,0,0]"#), "{}", messages[0]);
    assert_eq!(host_events(&effects(&mut state, ManualPlayAction::PressPeg(Peg::C))), [], "a disc in hand is no move");
    let off = effects(&mut state, ManualPlayAction::PressPeg(Peg::B));
    assert_eq!(host_events(&off), [HostEvent::Move, HostEvent::State]);
    let messages = host_messages(&off, &state);
    assert!(messages[0].contains(r#""disc":1,"from":2,"to":1,"position":[1,0,0]"#), "{}", messages[0]);
}

#[test]
fn a_host_gets_an_event_when_a_search_ends() {
    let mut state = started("?discs=4");
    assert_eq!(host_events(&effects(&mut state, PuzzleEdit::Pegs(pegs(4)))), [HostEvent::Move, HostEvent::State]);
    assert_eq!(host_events(&effects(&mut state, PuzzleEdit::Rule(Rule::Linear))), []);
    assert_eq!(host_events(&effects(&mut state, SolverEvent::Progress(7))), []);
    let event = found(&state);
    assert_eq!(host_events(&effects(&mut state, event))[0], HostEvent::Move);
}

/// Whether an action has effects but does not change the state.
fn only_has_effects(action: &Action) -> bool {
    matches!(
        action,
        Action::Host(HostCommand::Get)
            // They scroll to a panel that may be shown already.
            | Action::SelectTab(_)
            | Action::ToggleTab(_)
            | Action::SelectPanel(_)
            | Action::System(SystemEvent::HistoryNavigation(_))
            | Action::Share(
                ShareAction::CopyText(_) | ShareAction::ShareLink(_) | ShareAction::SavePicture(_) | ShareAction::Print
            )
    )
}

/// Compares everything that can cause effects. The picked-up disc is compared by its fields.
fn is_same(a: &State, b: &State) -> bool {
    let hand = |state: &State| {
        let piece = state.piece_in_hand();
        (piece.disc, piece.cursor, piece.refused, piece.is_arranging, state.told_hint().cloned())
    };
    let hint = |state: &State| {
        let session = state.session.manual_play.as_ref();
        session.and_then(|session| session.search()).map(|search| (search.checked, search.limit))
    };
    let job = |state: &State| search(state).map(|search| (search.checked, search.limit));
    let without_hand = |state: &State| {
        let mut session = state.session.clone();
        session.manual_play = None;
        session
    };
    a.solved() == b.solved()
        && a.config == b.config
        && a.problems == b.problems
        && without_hand(a) == without_hand(b)
        && (hand(a), hint(a), job(a)) == (hand(b), hint(b), job(b))
        && link::format(a) == link::format(b)
}

proptest! {
    /// An action that changes nothing has no effects.
    #[test]
    fn actions_without_a_change_have_no_effects(query in any_link(), actions in prop::collection::vec(any_action(), 1..20)) {
        let mut state = started(&query);
        for action in actions {
            let before = state.clone();
            let effects = effects(&mut state, action.clone());
            if only_has_effects(&action) {
                continue;
            }
            // A host also gets an event when it sets the current value again.
            let is_host_told = match &action {
                Action::Host(HostCommand::Open(_)) => true,
                Action::Host(HostCommand::Configure(changes)) => !changes.is_empty(),
                _ => false,
            };
            if is_same(&before, &state) && !is_host_told {
                prop_assert_eq!(effects, [], "{:?}", action);
            }
        }
    }

    /// After every action, the address contains the link of the state.
    #[test]
    fn the_address_matches_the_state(query in any_link(), actions in prop::collection::vec(any_action(), 1..20)) {
        let mut state = started(&query);
        let mut written = link::format(&state);
        for action in actions {
            let effects = effects(&mut state, action.clone());
            if let Some((_, link)) = address(&effects) {
                written = link.to_owned();
            }
            // A drag along the scrubber is one change, which its end writes.
            if !state.is_dragging() {
                prop_assert_eq!(&written, &link::format(&state), "after {:?}", action);
            }
        }
    }

    /// A host gets `ready` once, before all other events but problems, and only when the solution is known.
    #[test]
    fn ready_comes_first_and_once(query in any_link(), actions in prop::collection::vec(any_action(), 1..20)) {
        let mut state = open(&query);
        let mut is_ready = false;
        let mut told = vec![host_events(&start(&state))];
        for action in actions {
            let is_opened = matches!(action, Action::Host(HostCommand::Open(_)));
            let is_asked = matches!(action, Action::Host(HostCommand::Get));
            let events = host_events(&effects(&mut state, action));
            if is_opened {
                told.clear();
                is_ready = false;
            }
            if !is_asked {
                told.push(events);
            }
        }
        for events in told {
            for (place, event) in events.iter().enumerate() {
                match event {
                    HostEvent::Ready => {
                        prop_assert!(!is_ready && place == 0);
                        is_ready = true;
                    }
                    HostEvent::Move | HostEvent::State | HostEvent::Answer(_) | HostEvent::Score(_) => {
                        prop_assert!(is_ready, "{:?}", event);
                    }
                    HostEvent::Problem(_) => {}
                }
            }
        }
        prop_assert_eq!(is_ready, state.session.is_ready);
    }
}
