//! Which parts of a session are kept when a link replaces the configuration.

use tower_of_hanoi::model::{
    ExportStatus, Motion, MotionStart, ProgramAction, ProgrammingLanguage, Sample, Session, Snapshot,
};
use tower_of_hanoi::model::{Fold, Origin, OwnProgramRun, OwnSteps};

use super::actions::{LINKS, any_action, any_link, check};
use super::*;
use tower_of_hanoi::solver::Move;

/// A session in which no field has its default value.
fn full_session() -> Session {
    let mut state = open("?discs=5&race=9&task=predict&seed=3&show=towers,play,graph")
        .after(ExerciseAction::ChooseDisc(Disc::new(2)))
        .after(RaceAction::Start)
        .after(RaceAction::AddSample(0, Sample { moves: 1, elapsed_ms: 0.1 }))
        .after(ManualPlayAction::PressPeg(Peg::A))
        .after(ShareAction::Copied("1".into(), ExportStatus::Copied))
        .after(ShareAction::StartExport)
        .after(TimelineAction::HoverDisc(Disc::new(3)))
        .after(RecursionAction::Focus(RecursionFocus { row: 2, column: 1 }))
        .after(TimelineAction::PointAt(Some(0.5)))
        .after(ScrubAction::PointAt(Some(RulerPixel { x: 1, width: 9 })))
        .after(ViewportAction::ZoomIn(Picture::Ruler))
        .after(Action::SelectLanguage(ProgrammingLanguage::Bash))
        .after(Action::SetFold(Fold::Tasks, true))
        .after(GraphAction::ToggleSolution)
        .after(GraphAction::ToggleGame)
        .after(GraphAction::Hover(Some("00000".parse().unwrap())))
        .after(ProgramAction::ToggleBack)
        .after(ProgramAction::ToggleStack)
        .after(SystemEvent::ReducedMotion(true));
    // An exercise withholds the graph until the answer.
    let flying = open("?discs=5&show=graph").after(ViewportAction::CenterOnCurrent(Picture::Graph));
    state.session.graph.flight = flying.session.graph.flight;
    let asked = open("?discs=5&move=9").after(ReasonAction::ToggleOnBoard).after(ReasonAction::Explain(1));
    state.session.reason = asked.session.reason;
    state.session.before_lesson = Some(Rc::new(Snapshot::new(&state)));
    let gesture = ViewportAction::PointerDown(tower_of_hanoi::model::PointerDown {
        target: tower_of_hanoi::model::GestureTarget::Picture(Picture::Timeline),
        pointer: 1,
        is_primary: true,
        at: RelativePoint { x: 0.5, y: 0.1 },
        height: 0.1,
        slack: 0.01,
    });
    state = state.after(gesture);
    state.session.own_program.run = OwnProgramRun::Running;
    let step = Move { disc: Disc::SMALLEST, from: Peg::A, to: Peg::C };
    state.session.motion_parity = true;
    state.session.motion = Motion::new(step, MotionStart::Rest, 100.0, true);
    state.session.since_last_move_ms = 12.0;
    state.session.is_at_task_start = true;
    state.session.own_steps = Some(OwnSteps { first: index("1"), last: index("2") });
    state.session.is_ready = true;
    state.session.is_seed_drawn = true;
    state.session.origin = Origin { can_share: true, ..Origin::default() };
    state.session
}

/// Has a line for each field, as in the table of [`Session::after_config_change`]. Add one for every new field.
#[test]
fn every_field_is_kept_or_reset() {
    let old = full_session();
    for (query, keeps_race) in [("?discs=3&race=9", true), ("?discs=5&race=8", false), ("", false)] {
        let Session {
            motion,
            motion_parity,
            since_last_move_ms,
            prefers_reduced_motion,
            gesture,
            graph,
            hovered_disc,
            recursion_focus,
            is_at_task_start,
            pointed_place,
            scrub,
            race,
            export,
            copied,
            language,
            open_folds,
            reason,
            shows_whole_stack,
            runs_back,
            manual_play,
            own_steps,
            left_game,
            before_lesson,
            before_practice,
            lesson,
            best,
            learn_part,
            exercise,
            is_ready,
            is_seed_drawn,
            own_program,
            origin,
        } = old.clone().after_config_change(&open(query).config);
        assert!(prefers_reduced_motion, "it belongs to the system");
        assert!(origin.can_share && origin == old.origin, "it is that of the page");
        assert!(is_ready, "the host heard it");
        assert_eq!(lesson, old.lesson, "texts belong to the language");
        assert_eq!((best, learn_part), (old.best, old.learn_part), "they belong to the learner");
        assert!(!is_seed_drawn, "the link names the seed, or none");
        assert!(old.exercise.is_some() && exercise == old.exercise, "answers know their questions");
        assert_eq!(own_program, Default::default(), "its moves are another puzzle's");
        assert!(old.race.is_some());
        assert_eq!(race, old.race.clone().filter(|_| keeps_race), "{query}");
        assert!(old.motion.is_some() && motion.is_none());
        assert_eq!(motion_parity, old.motion_parity, "it goes on alternating");
        assert!(old.since_last_move_ms > 0.0 && since_last_move_ms == 0.0);
        assert!(old.gesture.is_some() && gesture.is_none());
        assert!(graph.hides_solution && graph.hides_game, "the lines belong to the reader");
        assert!(old.graph.hovered.is_some() && graph.hovered.is_none());
        assert!(old.graph.flight.is_some() && graph.flight.is_none());
        assert!(old.hovered_disc.is_some() && hovered_disc.is_none());
        assert!(old.recursion_focus.is_some() && recursion_focus.is_none());
        assert!(old.is_at_task_start && !is_at_task_start);
        assert!(old.pointed_place.is_some() && pointed_place.is_none());
        assert!(old.scrub != Default::default() && scrub == old.scrub, "it knows its line");
        assert!(old.export.is_some() && export.is_none());
        assert!(old.copied.is_some() && copied.is_none());
        assert_eq!(language, ProgrammingLanguage::Bash, "it has nothing to do with the puzzle");
        assert!(open_folds.contains(Fold::Tasks) && shows_whole_stack, "they belong to the reader");
        assert!(old.reason != Default::default() && reason == old.reason, "it belongs to the reader");
        assert!(old.runs_back && !runs_back);
        assert!(old.manual_play.is_some() && manual_play.is_none());
        assert!(old.own_steps.is_some() && own_steps.is_none(), "they were made along another line");
        assert_eq!(left_game, old.left_game);
        assert_eq!(before_practice, old.before_practice, "the exercise ends where it began");
        assert!(old.before_lesson.is_some() && before_lesson == old.before_lesson, "the tour ends where it began");
    }
}

#[test]
fn preferences_survive_links_but_not_the_commands_of_a_host() {
    let state = || open("?discs=4&theme=dark&speed=4&lang=fr&aids=patterns").after(SystemEvent::ReducedMotion(true));
    let navigated = state().after(SystemEvent::HistoryNavigation("?discs=5&theme=light&speed=2&lang=de".into()));
    assert_eq!(link::format(&navigated), "?discs=5&speed=4&aids=patterns&lang=fr&theme=dark");
    let toured = state().after(tour_step(1));
    assert!(link::format(&toured).ends_with("&aids=patterns&lang=fr&theme=dark"));
    let theme = vec![(Parameter::Theme, "light".into()), (Parameter::Speed, String::new())];
    let configured = state().after(HostCommand::Configure(theme.clone()));
    assert_eq!(link::format(&configured), "?discs=4&aids=patterns&lang=fr&theme=light");
    let opened = state().after(HostCommand::Open(vec![(Parameter::Discs, "3".into())]));
    assert_eq!(link::format(&opened), "?discs=3");
    for state in [navigated, toured, configured, opened] {
        assert!(state.session.prefers_reduced_motion);
    }
}

proptest! {
    /// Any session works with the configuration of any link, no matter how the link is opened.
    #[test]
    fn any_session_and_any_link_make_a_valid_state(
        before in any_link(), actions in prop::collection::vec(any_action(), 0..12), link in any_link(),
    ) {
        let state = actions.into_iter().fold(open(&before), State::after);
        let params: Vec<_> = link::parameters(&open(&link));
        for action in [
            SystemEvent::HistoryNavigation(link.clone()).into(),
            HostCommand::Configure(params.clone()).into(),
            HostCommand::Open(params.clone()).into(),
            Action::from(tour_step(1)),
        ] {
            let after = state.clone().after(action.clone());
            check(&after).map_err(|error| TestCaseError::fail(format!("{error} after {action:?}")))?;
            let session = &after.session;
            prop_assert_eq!(session.prefers_reduced_motion, state.session.prefers_reduced_motion);
            if !matches!(action, Action::Host(HostCommand::Open(_))) {
                prop_assert!(session.race.is_none() || session.race == state.session.race);
                prop_assert!(session.is_ready || !state.session.is_ready);
            }
        }
        let navigated = state.clone().after(SystemEvent::HistoryNavigation(link));
        prop_assert_eq!(navigated.session.exercise, state.session.exercise);
        prop_assert!(navigated.session.gesture.is_none());
        prop_assert!(navigated.session.motion.is_none() && navigated.session.export.is_none());
    }
}

#[test]
fn a_full_session_works_with_every_link() {
    for query in LINKS.iter().copied() {
        let mut state = open("?discs=5&race=9&task=predict&seed=3&show=towers,play");
        state.session = full_session();
        let after = state.after(SystemEvent::HistoryNavigation(query.into()));
        check(&after).unwrap();
        check(&searches::solved(&after)).unwrap();
    }
}
