//! Random links and actions, and the invariants of every state.

use tower_of_hanoi::model::lesson::AskAction;
use tower_of_hanoi::model::share::{FileFormat, PictureOf};
use tower_of_hanoi::model::{
    AccessibilityOption, BestResults, Challenge, ExerciseKind, ExportStatus, Fold, GestureTarget, Grip, LearnAction,
    LearnPart, Locale, OwnProgramAction, OwnProgramEnd, PictureFormat, PointerDown, ProgramAction, ProgrammingLanguage,
    RaceConfig, Sample, ShareEdit, ShareKind, SortAction, StartAt, Starter, Track,
};

use tower_of_hanoi::solver::Move;
use tower_of_hanoi::solver::program::ProgramLanguage;

use super::*;

/// Queries with valid names of parameters and values that are often valid.
pub fn any_query() -> impl Strategy<Value = String> {
    let name = prop::sample::select(Parameter::ALL.map(Parameter::name).to_vec());
    let value = prop_oneof![
        "\\PC{0,30}",
        "[0-9]{1,40}",
        "[0-9]{1,3}%",
        Just("any".to_owned()),
        Just("one-way".to_owned()),
        "arcs:[0-9]{2}(,[0-9]{2}){0,6}",
        "[0-2]{1,9}",
        "[0-9]{1,4}-[0-9]{1,4}",
    ];
    prop::collection::vec((name, value), 0..8).prop_map(|parts| {
        let encode = |(name, value): (&str, String)| {
            let mut pair = form_urlencoded::Serializer::new(String::new());
            pair.append_pair(name, &value);
            pair.finish()
        };
        parts.into_iter().map(encode).collect::<Vec<_>>().join("&")
    })
}

/// Links that use every feature.
pub const LINKS: &[&str] = &[
    "",
    "?discs=0",
    "?discs=1&pegs=1&to=0",
    "?discs=64&move=1/3&timeline=1000-5000&graph=012&mark=3&speed=4&loop=9-9999",
    "?discs=5&rule=one-way&move=17&play=1&theme=dark&lang=fr",
    "?discs=7&pegs=4&rule=linear&move=100&loop=90-120&walk=01",
    "?discs=4&walk=0201.01&show=towers,play",
    "?discs=4&walk=1111:10",
    "?discs=5&task=predict&seed=3&registration=123e4567-e89b-12d3-a456-426614174000&lock=towers",
    "?discs=4&task=reach.3.2&seed=9",
    "?discs=6&task=order",
    "?discs=9&race=9&trace=all&tour=1&with=3-4-star-index",
    "?step=3&discs=6&aids=sound.still&keys=shown",
    "?discs=6&share=frame.plays.480.dark&embed=1",
    "?discs=300&path=hamiltonian&move=last",
    "?discs=3&from=012&to=210&share=moves.csv.1-2",
    "?discs=64&move=7&event=50%25&program=java&show=towers,program",
    "?discs=5&pegs=4&event=last&play=1&walk=01",
    "?discs=4&move=3&learn=exercises",
];

pub fn any_link() -> impl Strategy<Value = String> {
    prop_oneof![prop::sample::select(LINKS.to_vec()).prop_map(str::to_owned), any_query()]
}

pub fn any_peg() -> impl Strategy<Value = Peg> {
    (0u8..5).prop_map(|peg| Peg::new(peg).unwrap())
}

fn any_disc() -> impl Strategy<Value = Option<Disc>> {
    prop::option::of((1u32..12).prop_map(|disc| Disc::new(disc).unwrap()))
}

fn any_panel() -> impl Strategy<Value = Panel> {
    prop::sample::select(Panel::ALL.to_vec())
}

fn any_bound_move() -> impl Strategy<Value = BoundMove> {
    prop::sample::select(vec![
        BoundMove::Next,
        BoundMove::Previous,
        BoundMove::JumpForward,
        BoundMove::JumpBack,
        BoundMove::First,
        BoundMove::Last,
    ])
}

fn any_bound() -> impl Strategy<Value = Bound> {
    prop::sample::select(vec![Bound::First, Bound::Last])
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof!["\\PC{0,12}", "[0-9]{1,4}", "[0-9]{1,2}%", "2\\^[0-9]"]
}

fn any_index() -> impl Strategy<Value = Index> {
    prop_oneof![(0u64..1_000).prop_map(Index::from), any::<u64>().prop_map(Index::from)]
}

pub fn any_puzzle_edit() -> impl Strategy<Value = PuzzleEdit> {
    prop_oneof![
        Just(PuzzleEdit::AddDisc),
        Just(PuzzleEdit::RemoveDisc),
        (0u32..70).prop_map(|count| PuzzleEdit::Discs(discs(count))),
        prop::sample::select(Rule::NAMED.to_vec()).prop_map(PuzzleEdit::Rule),
        (1u8..=10).prop_map(|count| PuzzleEdit::Pegs(pegs(count))),
        any_peg().prop_map(PuzzleEdit::From),
        any_peg().prop_map(PuzzleEdit::To),
        prop::sample::select(vec![PathKind::default(), PathKind::Hamiltonian]).prop_map(PuzzleEdit::Path),
    ]
}

pub fn any_navigation() -> impl Strategy<Value = NavigateAction> {
    let change = prop::sample::select(vec![DigitChange::Cycle, DigitChange::Add, DigitChange::Subtract]);
    prop_oneof![
        any_index().prop_map(NavigateAction::Seek),
        (0u32..20_000).prop_map(NavigateAction::SeekSlider),
        Just(NavigateAction::Next),
        Just(NavigateAction::Previous),
        Just(NavigateAction::First),
        Just(NavigateAction::Last),
        Just(NavigateAction::JumpForward),
        Just(NavigateAction::JumpBack),
        (0u32..2_000, change).prop_map(|(place, change)| NavigateAction::ChangeDigit(place, change)),
        Just(NavigateAction::NextLarger),
        any_text().prop_map(NavigateAction::EnterIndex),
    ]
}

pub fn any_playback() -> impl Strategy<Value = PlaybackAction> {
    prop_oneof![
        Just(PlaybackAction::Toggle),
        Just(PlaybackAction::Play),
        Just(PlaybackAction::Pause),
        (0.0f64..500.0).prop_map(PlaybackAction::Tick),
        prop::sample::select(Speed::CHOICES.to_vec()).prop_map(PlaybackAction::SetSpeed),
        Just(PlaybackAction::ToggleLoop),
        (any_bound(), any_text()).prop_map(|(bound, text)| PlaybackAction::SetLoopBound(bound, text)),
        (any_bound(), any_bound_move()).prop_map(|(bound, by)| PlaybackAction::MoveLoopBound(bound, by)),
        (any_index(), any_index()).prop_map(|(first, last)| PlaybackAction::PlayLoop(Span { first, last })),
    ]
}

fn any_own_program_action() -> impl Strategy<Value = OwnProgramAction> {
    prop_oneof![
        2 => any_text().prop_map(OwnProgramAction::Edit),
        1 => prop::sample::select(Starter::ALL.to_vec()).prop_map(OwnProgramAction::Begin),
        1 => Just(OwnProgramAction::Restore),
        4 => Just(OwnProgramAction::Run),
        1 => Just(OwnProgramAction::Stop),
        2 => Just(OwnProgramAction::Started),
        4 => prop::collection::vec((any_peg(), any_peg()), 0..6).prop_map(OwnProgramAction::Played),
        1 => any_text().prop_map(OwnProgramAction::Printed),
        1 => (any_peg(), any_peg()).prop_map(|(from, to)| OwnProgramAction::Refused(Some(1), from, to)),
        1 => Just(OwnProgramAction::End(OwnProgramEnd::Finished)),
        2 => (0usize..9).prop_map(OwnProgramAction::Seek),
    ]
}

fn any_program_action() -> impl Strategy<Value = ProgramAction> {
    let language = prop::sample::select(ProgramLanguage::ALL.to_vec());
    prop_oneof![
        language.prop_map(ProgramAction::SetLanguage),
        any_index().prop_map(ProgramAction::GoTo),
        any_index().prop_map(ProgramAction::Play),
        any_text().prop_map(ProgramAction::Name),
        Just(ProgramAction::ToggleBack),
        Just(ProgramAction::ToggleStack),
    ]
}

fn any_point() -> impl Strategy<Value = RelativePoint> {
    (-0.2f64..1.2, -0.2f64..1.0).prop_map(|(x, y)| RelativePoint { x, y })
}

fn any_grip() -> impl Strategy<Value = Grip> {
    let track = prop::sample::select(vec![Track::Ruler, Track::Lens]);
    (track, 0u32..2_000, 0u32..1_000, any::<bool>(), 0u32..4_000)
        .prop_map(|(track, width, above, is_finger, cell)| Grip { track, width, above, is_finger, cell })
}

fn any_viewport() -> impl Strategy<Value = ViewportAction> {
    let picture = || prop::sample::select(vec![Picture::Timeline, Picture::Graph, Picture::Ruler]);
    let target = prop_oneof![
        picture().prop_map(GestureTarget::Picture),
        (any_bound(), picture()).prop_map(|(bound, picture)| GestureTarget::Loop(bound, picture)),
        any_grip().prop_map(GestureTarget::Scrubber)
    ];
    let down = (target, 0i32..3, any::<bool>(), any_point()).prop_map(|(target, pointer, is_primary, at)| {
        ViewportAction::PointerDown(PointerDown { target, pointer, is_primary, at, height: 0.8, slack: 0.006 })
    });
    prop_oneof![
        picture().prop_map(ViewportAction::ZoomIn),
        picture().prop_map(ViewportAction::ZoomOut),
        picture().prop_map(ViewportAction::Reset),
        picture().prop_map(ViewportAction::CenterOnCurrent),
        picture().prop_map(ViewportAction::SelectCenter),
        (picture(), -2.0f64..2.0, -2.0f64..2.0).prop_map(|(picture, x, y)| ViewportAction::Pan(picture, x, y)),
        down,
        (0i32..3, any_point()).prop_map(|(pointer, at)| ViewportAction::PointerMove(pointer, at)),
        (0i32..3, any_point()).prop_map(|(pointer, at)| ViewportAction::PointerUp(pointer, at)),
        (0i32..3).prop_map(ViewportAction::PointerCancel),
    ]
}

pub fn any_manual_play() -> impl Strategy<Value = ManualPlayAction> {
    prop_oneof![
        8 => any_peg().prop_map(ManualPlayAction::PressPeg),
        2 => (any_point(), any_disc()).prop_map(|(at, disc)| ManualPlayAction::PointerDown(at, disc)),
        2 => any_point().prop_map(ManualPlayAction::PointerMove),
        2 => any_point().prop_map(ManualPlayAction::PointerUp),
        1 => Just(ManualPlayAction::PressCursor),
        1 => Just(ManualPlayAction::MoveCursorLeft),
        1 => Just(ManualPlayAction::MoveCursorRight),
        1 => Just(ManualPlayAction::PutBack),
        2 => Just(ManualPlayAction::Undo),
        2 => Just(ManualPlayAction::Redo),
        1 => Just(ManualPlayAction::Restart),
        2 => Just(ManualPlayAction::PlayBestMove),
        1 => Just(ManualPlayAction::ToggleArranging),
        1 => Just(ManualPlayAction::Hint),
        1 => Just(ManualPlayAction::Leave),
        1 => Just(ManualPlayAction::Restore),
    ]
}

fn sorting() -> impl Strategy<Value = SortAction> {
    let place = || prop_oneof![0usize..6, any::<usize>()];
    prop_oneof![
        place().prop_map(SortAction::MoveUp),
        place().prop_map(SortAction::MoveDown),
        place().prop_map(SortAction::Grab),
        place().prop_map(SortAction::Drag),
        Just(SortAction::Drop),
    ]
}

fn any_answer() -> impl Strategy<Value = AskAction> {
    prop_oneof![
        any_text().prop_map(AskAction::Input),
        prop_oneof![0usize..6, any::<usize>()].prop_map(AskAction::Choose),
        sorting().prop_map(AskAction::Sort),
        Just(AskAction::Check),
        Just(AskAction::GiveUp),
    ]
}

pub fn any_exercise_action() -> impl Strategy<Value = ExerciseAction> {
    let place = || prop_oneof![0usize..6, any::<usize>()];
    prop_oneof![
        any::<u32>().prop_map(ExerciseAction::SetSeed),
        any_disc().prop_map(ExerciseAction::ChooseDisc),
        (any_bound(), prop::option::of(any_peg())).prop_map(|(bound, peg)| ExerciseAction::ChoosePeg(bound, peg)),
        any_text().prop_map(ExerciseAction::InputIndex),
        place().prop_map(ExerciseAction::Choose),
        sorting().prop_map(ExerciseAction::Sort),
        Just(ExerciseAction::Check),
        Just(ExerciseAction::TryAgain),
        Just(ExerciseAction::GiveUp),
        Just(ExerciseAction::ShowSolution),
        Just(ExerciseAction::NextQuestion),
        Just(ExerciseAction::Restart),
    ]
}

/// Settings of the share dialog.
pub fn any_share_setting() -> impl Strategy<Value = ShareEdit> {
    let format = prop::sample::select(vec![
        FileFormat::Text,
        FileFormat::Csv,
        FileFormat::Json,
        FileFormat::Dot,
        FileFormat::GraphMl,
        FileFormat::Graph6,
        FileFormat::Html,
        FileFormat::Zip,
        FileFormat::Svg,
        FileFormat::Png,
        FileFormat::Gif,
        FileFormat::TikZ,
        FileFormat::Beamer,
    ]);
    prop_oneof![
        prop::sample::select(ShareKind::ALL.to_vec()).prop_map(ShareEdit::SetKind),
        prop::sample::select(StartAt::ALL.to_vec()).prop_map(ShareEdit::SetStartAt),
        prop::sample::select(Theme::ALL.to_vec()).prop_map(ShareEdit::SetTheme),
        format.prop_map(ShareEdit::SetFormat),
        prop::sample::select(PictureOf::ALL.to_vec()).prop_map(ShareEdit::SetPicture),
        (0u32..2_500).prop_map(|number| ShareEdit::SetNumber(number.to_string())),
        prop::sample::select(ExerciseKind::ALL.to_vec()).prop_map(ShareEdit::SetExerciseKind),
        (0u32..120).prop_map(|mark| ShareEdit::SetPassMark(mark.to_string())),
        Just(ShareEdit::ToggleSeedPerLearner),
        any_panel().prop_map(ShareEdit::ToggleLocked),
        Just(ShareEdit::ToggleDirected),
        any_panel().prop_map(ShareEdit::ToggleShown),
        (any_bound(), any_text()).prop_map(|(bound, text)| ShareEdit::SetMoveBound(bound, text)),
    ]
}

fn any_share_action() -> impl Strategy<Value = ShareAction> {
    let status = prop::sample::select(vec![
        None,
        Some(ExportStatus::Writing(7)),
        Some(ExportStatus::Saved),
        Some(ExportStatus::NotSaved),
        Some(ExportStatus::Copied),
        Some(ExportStatus::NotCopied),
    ]);
    prop_oneof![
        6 => any_share_setting().prop_map(ShareAction::Edit),
        1 => Just(ShareAction::Open),
        1 => Just(ShareAction::Close),
        1 => Just(ShareAction::CopyText("text".into())),
        1 => Just(ShareAction::Copied("text".into(), ExportStatus::Copied)),
        1 => Just(ShareAction::ShareLink("?discs=3".into())),
        1 => Just(ShareAction::SavePicture(PictureFormat::Png)),
        1 => Just(ShareAction::Print),
        1 => Just(ShareAction::StartExport),
        1 => status.prop_map(ShareAction::SetExportStatus),
    ]
}

fn any_race_action() -> impl Strategy<Value = RaceAction> {
    let sample = (0u64..1 << 10, 0.0f64..1e4).prop_map(|(moves, elapsed_ms)| Sample { moves, elapsed_ms });
    prop_oneof![
        (0u32..40).prop_map(RaceAction::SetDiscs),
        Just(RaceAction::Start),
        Just(RaceAction::Stop),
        Just(RaceAction::Fail),
        (0usize..6, sample).prop_map(|(runner, sample)| RaceAction::AddSample(runner, sample)),
    ]
}

fn any_compare_action() -> impl Strategy<Value = CompareAction> {
    prop_oneof![
        (0u32..30).prop_map(|count| CompareAction::SetDiscs(discs(count))),
        (1u8..=10).prop_map(|count| CompareAction::SetPegs(pegs(count))),
        prop::sample::select(Rule::NAMED.to_vec()).prop_map(CompareAction::SetRule),
        any::<bool>().prop_map(CompareAction::SetByIndex),
        any_text().prop_map(|text| CompareAction::RejectInput(Parameter::Discs, text)),
        Just(CompareAction::Open),
    ]
}

fn any_appearance_action() -> impl Strategy<Value = AppearanceAction> {
    prop_oneof![
        prop::sample::select(Theme::ALL.to_vec()).prop_map(AppearanceAction::SetTheme),
        prop::sample::select(vec![None, Some(Locale::French), Some(Locale::English)])
            .prop_map(AppearanceAction::SetLocale),
        Just(AppearanceAction::LocaleFailed(Locale::German)),
        prop::sample::select(AccessibilityOption::ALL.to_vec()).prop_map(AppearanceAction::ToggleAccessibility),
        any::<bool>().prop_map(AppearanceAction::ShowShortcuts),
        Just(AppearanceAction::ToggleLetterKeys),
    ]
}

fn any_params() -> impl Strategy<Value = Vec<(Parameter, String)>> {
    let value = prop_oneof![Just(String::new()), "[0-9]{1,3}", Just("one-way".to_owned()), "[0-9]{1,2}-[0-9]{2,3}"];
    prop::collection::vec((prop::sample::select(Parameter::ALL.to_vec()), value), 0..4)
}

fn any_host_command() -> impl Strategy<Value = HostCommand> {
    prop_oneof![
        any_text().prop_map(HostCommand::Seek),
        any_params().prop_map(HostCommand::Configure),
        any_params().prop_map(HostCommand::Open),
        Just(HostCommand::Get),
    ]
}

fn any_system_event() -> impl Strategy<Value = SystemEvent> {
    prop_oneof![
        any_link().prop_map(SystemEvent::HistoryNavigation),
        any::<bool>().prop_map(SystemEvent::ReducedMotion),
        "[a-d1-4?nru]".prop_map(SystemEvent::LetterKey),
        (prop::sample::select(Parameter::ALL.to_vec()), any_text())
            .prop_map(|(parameter, text)| SystemEvent::RejectInput(parameter, text)),
        prop::option::of("[3-7]:[0-9]{1,3}")
            .prop_map(|kept| SystemEvent::ResultsKept(kept.and_then(|text| text.parse::<BestResults>().ok()))),
        Just(SystemEvent::ChunkFailed),
        Just(SystemEvent::ChunkLoaded),
        Just(SystemEvent::DismissProblems),
    ]
}

fn any_solver_event() -> impl Strategy<Value = SolverEvent> {
    prop_oneof![
        (0u32..10_000).prop_map(SolverEvent::Progress),
        Just(SolverEvent::Finished(Err(SearchFailure::Stopped))),
    ]
}

fn any_learn_action() -> impl Strategy<Value = LearnAction> {
    prop_oneof![
        prop::sample::select(LearnPart::ALL.to_vec()).prop_map(LearnAction::Open),
        Just(LearnAction::Close),
        prop::sample::select(Challenge::all().collect::<Vec<_>>()).prop_map(LearnAction::Challenge),
        prop::sample::select(ExerciseKind::ALL.to_vec()).prop_map(LearnAction::Practise),
        Just(LearnAction::EndPractice),
        any::<bool>().prop_map(LearnAction::KeepBest),
    ]
}

/// Actions of every feature. They can stop a search, but not finish it: [`searches::solved`] does that.
pub fn any_action() -> impl Strategy<Value = Action> {
    let lesson = (prop::sample::select(ReadyLesson::ALL.to_vec()), 1u32..=9)
        .prop_map(|(lesson, step)| LessonAction::GoTo(LessonSource::Ready(lesson), step));
    let answer = any_answer().prop_map(LessonAction::Ask);
    let tour = prop_oneof![(1u32..=6).prop_map(tour_step), lesson, answer, Just(LessonAction::End)];
    let place = prop_oneof![Just(None), Just(Some(f64::NAN)), (-0.5f64..1.5).prop_map(Some)];
    let timeline = prop_oneof![
        any_disc().prop_map(TimelineAction::HighlightDisc),
        any_disc().prop_map(TimelineAction::HoverDisc),
        place.prop_map(TimelineAction::PointAt),
    ];
    let pixel = (0u32..2_000, 0u32..1_000).prop_map(|(x, width)| RulerPixel { x, width });
    let scrub = prop_oneof![prop::option::of(pixel).prop_map(ScrubAction::PointAt), Just(ScrubAction::Escape)];
    prop_oneof![
        1 => scrub.prop_map(Action::from),
        4 => any_navigation().prop_map(Action::from),
        2 => any_playback().prop_map(Action::from),
        3 => any_puzzle_edit().prop_map(Action::from),
        1 => any_panel().prop_map(Action::TogglePanel),
        1 => prop::sample::select(Tab::ALL.to_vec()).prop_map(Action::SelectTab),
        1 => prop::sample::select(Tab::ALL.to_vec()).prop_map(Action::ToggleTab),
        1 => prop::sample::select(Panel::ALL.into_iter().filter(|panel| Tab::of(*panel).is_some()).collect::<Vec<_>>()).prop_map(Action::SelectPanel),
        1 => prop::sample::select(ProgrammingLanguage::ALL.to_vec()).prop_map(Action::SelectLanguage),
        1 => (prop::sample::select(&Fold::ALL[..]), any::<bool>()).prop_map(|(fold, is_open)| Action::SetFold(fold, is_open)),
        3 => any_viewport().prop_map(Action::from),
        1 => timeline.prop_map(Action::from),
        1 => Just(GraphAction::ToggleHamiltonianPath.into()),
        1 => Just(RecursionAction::ToggleExpanded.into()),
        1 => Just(RecursionAction::ToggleTable.into()),
        1 => Just(ReasonAction::ToggleOnBoard.into()),
        1 => (0usize..40).prop_map(|depth| ReasonAction::Explain(depth).into()),
        1 => any_program_action().prop_map(Action::from),
        2 => any_own_program_action().prop_map(Action::from),
        1 => any_compare_action().prop_map(Action::from),
        2 => any_race_action().prop_map(Action::from),
        4 => any_manual_play().prop_map(Action::from),
        2 => any_exercise_action().prop_map(Action::from),
        1 => tour.prop_map(Action::from),
        2 => any_learn_action().prop_map(Action::from),
        2 => any_share_action().prop_map(Action::from),
        1 => any_appearance_action().prop_map(Action::from),
        2 => any_host_command().prop_map(Action::from),
        2 => any_system_event().prop_map(Action::from),
        1 => any_solver_event().prop_map(Action::from),
    ]
}

/// Fails if a state is inconsistent.
pub fn check(state: &State) -> Result<(), TestCaseError> {
    let (config, session, total) = (&state.config, &state.session, state.total());
    let (puzzle, count) = (state.puzzle(), state.puzzle().discs().count());
    let position = state.position();
    prop_assert!(state.index() <= total);
    prop_assert_eq!(position.discs(), puzzle.discs());
    prop_assert!(position.pegs().iter().all(|&peg| puzzle.pegs().contains(peg)));
    match state.solved() {
        Some(solution) => {
            prop_assert!(solution.position_at(state.index()).is_some());
            prop_assert!(state.index().is_zero() || state.last_move().is_some());
            prop_assert_eq!(solution.position_at(&Index::ZERO), Some(puzzle.start().position(puzzle.discs())));
            prop_assert_eq!(solution.position_at(total), Some(puzzle.goal().position(puzzle.discs())));
        }
        None => {
            prop_assert!(!state.is_playing() && config.playback.loop_range.is_none());
            prop_assert!(config.timeline.window.is_none() && state.index().is_zero());
        }
    }
    for span in config.playback.loop_range.iter().chain(&config.timeline.window) {
        prop_assert!(span.first < span.last && span.last <= *total, "{}", span);
    }
    prop_assert!(config.timeline.highlighted_disc.is_none_or(|disc| disc.number() <= count));
    prop_assert!(config.graph.viewport.iter().all(|lens| lens.triangle().larger().len() <= count as usize));
    let RaceConfig { discs: race_discs } = config.race;
    prop_assert!((1..=26).contains(&race_discs));
    prop_assert!(session.race.iter().all(|race| race.discs == race_discs));
    prop_assert!(session.hovered_disc.is_none_or(|disc| disc.number() <= count));
    prop_assert!(session.pointed_place.is_none_or(|place| (0.0..=1.0).contains(&place)));
    prop_assert!(state.pointed_move().is_none_or(|index| index <= *state.total() && !index.is_zero()));
    let exists = |step: Move| {
        step.disc.number() <= count && [step.from, step.to].iter().all(|&peg| state.puzzle().pegs().contains(peg))
    };
    prop_assert!(session.motion.iter().all(|motion| exists(motion.step)));
    if let Some(manual_play) = &session.manual_play {
        let in_hand = manual_play.piece.disc;
        let is_on_top = |disc| position.peg(disc).is_some_and(|peg| top(&position, peg) == Some(disc));
        prop_assert!(in_hand.is_none_or(is_on_top), "disc {in_hand:?} of {position} is in hand");
        prop_assert!(manual_play.legal_pegs.iter().all(|&peg| puzzle.pegs().contains(peg)));
        prop_assert!(manual_play.piece.cursor.is_none_or(|peg| puzzle.pegs().contains(peg)));
    }
    if let Some(exercise) = state.exercise() {
        prop_assert!((1..=exercise.question_count).contains(&exercise.question));
        let exercise = state.exercise_session();
        prop_assert!(exercise.right() as usize <= exercise.answered());
    }
    let mut parameters = refused(state);
    parameters.sort_unstable();
    parameters.dedup();
    prop_assert_eq!(parameters.len(), state.problems.len(), "at most one problem for each: {:?}", state.problems);
    Ok(())
}

/// The smallest disc on a peg.
fn top(position: &Position, peg: Peg) -> Option<Disc> {
    position.iter().find(|&(_, at)| at == peg).map(|(disc, _)| disc)
}
