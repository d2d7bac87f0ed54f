//! The values that panels are drawn from.

use tower_of_hanoi::model::{
    Action, CompareAction, ExportStatus, Fold, GraphAction, ManualPlayAction, NavigateAction, Panel, Parameter,
    Picture, PlaybackAction, ProgramAction, ProgrammingLanguage, PuzzleEdit, Race, RaceAction, RecursionAction,
    RecursionFocus, Sample, Scene, ShareAction, SystemEvent, TimelineAction, ViewportAction, link,
};
use tower_of_hanoi::solver::Disc;
use tower_of_hanoi::solver::program::ProgramLanguage;
use tower_of_hanoi::view::panel_views;

fn below() -> impl Iterator<Item = Panel> {
    Panel::ALL.into_iter().filter(|panel| panel.is_below())
}

fn looks_same(panel: Panel, before: &Scene, after: &Scene) -> bool {
    panel_views().panel(panel, before) == panel_views().panel(panel, after)
}

/// A panel is redrawn when what it shows has changed, and only then.
#[test]
fn a_change_redraws_only_the_panels_that_show_it() {
    use Panel::{Compare, Digits, Exact, Graph, OwnProgram, Play, Program, Recursion, Timeline, Why};
    let sample = Sample { moves: 9, elapsed_ms: 1.0 };
    let opened = Scene::new(link::open("?discs=5&move=9")).after(RaceAction::Start.into()).0;
    let opened = opened.after(RaceAction::AddSample(0, Sample { moves: 1, elapsed_ms: 0.1 }).into()).0;
    let step = opened.program_run().unwrap().step().unwrap();
    assert_eq!(opened.after(step.clone().into()).0.index(), opened.index());
    let changes: [(Action, &[Panel]); 23] = [
        (
            ManualPlayAction::PlayBestMove.into(),
            &[Digits, Play, Exact, Why, Timeline, Recursion, Graph, Program, Compare],
        ),
        (NavigateAction::Next.into(), &[Digits, Why, Recursion, Exact, Graph, Timeline, Compare, Play, Program]),
        (TimelineAction::HoverDisc(Disc::new(2)).into(), &[Digits]),
        (TimelineAction::PointAt(Some(0.5)).into(), &[Timeline]),
        (RecursionAction::ToggleExpanded.into(), &[Recursion]),
        (RecursionAction::Focus(RecursionFocus { row: 1, column: 2 }).into(), &[Recursion, Program]),
        (GraphAction::ToggleHamiltonianPath.into(), &[Graph]),
        (GraphAction::Hover(Some("00000".parse().unwrap())).into(), &[Graph]),
        (TimelineAction::HighlightDisc(Disc::new(2)).into(), &[Timeline]),
        (CompareAction::SetByIndex(true).into(), &[Compare]),
        (ViewportAction::ZoomIn(Picture::Timeline).into(), &[Timeline, Recursion, Program]),
        (PlaybackAction::ToggleLoop.into(), &[Timeline, Recursion, Program]),
        (RaceAction::Start.into(), &[Panel::Race]),
        (RaceAction::AddSample(0, sample).into(), &[Panel::Race]),
        (NavigateAction::EnterIndex(" ".into()).into(), &[]),
        (Action::SelectLanguage(ProgrammingLanguage::Prolog), &[Panel::Code]),
        (Action::SetFold(Fold::Tasks, true), &[Panel::Why]),
        (ProgramAction::SetLanguage(ProgramLanguage::Java).into(), &[Program]),
        (ProgramAction::ToggleBack.into(), &[Program]),
        (ProgramAction::ToggleStack.into(), &[Program]),
        (step.into(), &[Program]),
        (ShareAction::Copied("7".into(), ExportStatus::Copied).into(), &[Panel::Code, Exact]),
        (SystemEvent::RejectInput(Parameter::Race, "x".into()).into(), &[Panel::Puzzle, Panel::Race]),
    ];
    for (action, expected) in changes {
        let name = format!("{action:?}");
        let (after, _) = opened.after(action);
        let redrawn: Vec<Panel> = below().filter(|panel| !looks_same(*panel, &opened, &after)).collect();
        let expected: Vec<Panel> = below().filter(|panel| expected.contains(panel)).collect();
        assert_eq!(redrawn, expected, "after {name}");
    }
    let (other, _) = opened.after(RaceAction::SetDiscs(Race::MAX_DISCS).into());
    assert!(!looks_same(Panel::Race, &opened, &other));
    // Another puzzle redraws all panels that show it.
    let (other, _) = opened.after(PuzzleEdit::AddDisc.into());
    let same: Vec<Panel> = below().filter(|panel| looks_same(*panel, &opened, &other)).collect();
    assert_eq!(same, [OwnProgram, Panel::Race]);
}
