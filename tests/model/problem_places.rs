//! Where the page shows problems: under their fields, or in the list at the top.

use tower_of_hanoi::model::{Problem, ProblemPlace, ShareKind};

use super::*;

/// The only problem of a state.
fn only_problem(state: &State) -> &Problem {
    let [problem] = state.problems.as_slice() else { panic!("{:?}", state.problems) };
    problem
}

fn place(state: &State) -> ProblemPlace {
    state.problem_place(only_problem(state))
}

#[test]
fn a_problem_is_under_its_field_where_the_page_has_the_field() {
    use ProblemPlace::{Field, List, PanelField};
    let rows = [
        ("?discs=x", Field),
        ("?discs=x&embed=1", List),
        ("?discs=x&embed=1&show=puzzle", PanelField),
        ("?pegs=x", List),
        ("?pegs=x&show=puzzle", PanelField),
        ("?rule=x&show=puzzle", PanelField),
        ("?from=x&show=puzzle", PanelField),
        ("?to=x&show=puzzle", PanelField),
        ("?path=x&show=puzzle", PanelField),
        ("?path=x&rule=one-way&show=puzzle", List),
        ("?move=x", Field),
        ("?move=x&show=towers", List),
        ("?loop=x", List),
        ("?race=x", List),
        ("?mark=x", List),
        ("?mark=x&show=timeline", PanelField),
        ("?race=x&show=race", PanelField),
        ("?with=x&show=compare", List),
        ("?speed=x", List),
        ("?share=moves", Field),
    ];
    for (query, expected) in rows {
        let state = match query {
            "?share=moves" => open(query).after(ShareEdit::SetMoveBound(Bound::First, "x".into())),
            _ => open(query),
        };
        assert_eq!(place(&state), expected, "{query}");
    }
    for kind in ShareKind::ALL {
        let has_fields = open(&format!("?share={}", kind.name())).config.share.is_some_and(|share| share.kind == kind);
        assert!(has_fields, "{}", kind.name());
    }
}

#[test]
fn the_ends_of_a_loop_show_their_problem_on_a_detour_too() {
    let refused = open("?discs=4&loop=2-5").after(PlaybackAction::SetLoopBound(Bound::First, "x".into()));
    assert_eq!(place(&refused), ProblemPlace::Field);
    let away = refused.after(ManualPlayAction::PressPeg(Peg::A)).after(ManualPlayAction::PressPeg(Peg::C));
    assert!(away.game().is_some());
    assert_eq!(place(&away), ProblemPlace::Field);
}

/// A disc that the puzzle lacks leaves the highlighted one as it was.
#[test]
fn a_highlighted_disc_is_one_of_the_puzzle() {
    let highlight = |number| TimelineAction::HighlightDisc(Disc::new(number));
    let state = open("?discs=4&show=timeline").after(highlight(3)).after(highlight(5));
    assert_eq!((only_problem(&state).value.as_str(), place(&state)), ("5", ProblemPlace::PanelField));
    assert_eq!(state.config.timeline.highlighted_disc, Disc::new(3));
    assert!(state.after(highlight(4)).problems.is_empty());
}

#[test]
fn a_part_of_the_second_puzzle_has_the_problem_of_its_own_field() {
    for part in [Parameter::Discs, Parameter::Pegs] {
        let state = open("?discs=4&show=compare").after(CompareAction::RejectInput(part, "many".into()));
        let problem = only_problem(&state);
        assert_eq!((problem.parameter, &problem.reason), (Parameter::With, &Reason::Part(part)));
        assert_eq!((problem.value.as_str(), place(&state)), ("many", ProblemPlace::PanelField));
        let mended = state.after(CompareAction::SetByIndex(true));
        assert!(mended.problems.is_empty(), "the next change that is taken settles it");
    }
}

#[test]
fn the_problem_of_an_edit_names_the_value_that_was_refused() {
    let edits = [
        (PuzzleEdit::Pegs(PegCount::new(4).unwrap()), Parameter::Pegs, "4"),
        (PuzzleEdit::Rule(Rule::Star), Parameter::Rule, "star"),
        (PuzzleEdit::Discs(DiscCount::new(40).unwrap()), Parameter::Discs, "40"),
    ];
    for ((edit, parameter, value), query) in
        edits.into_iter().zip(["?discs=20&rule=one-way", "?discs=30&pegs=5", "?discs=9&pegs=4&rule=one-way"])
    {
        let before = open(query);
        let after = before.clone().after(edit);
        assert_eq!((only_problem(&after).parameter, only_problem(&after).value.as_str()), (parameter, value));
        assert_eq!(after.puzzle(), before.puzzle(), "the old puzzle stays");
        let text = L10n::ENGLISH.field_problem(only_problem(&after), "Label");
        let shown = if parameter == Parameter::Rule { "Star" } else { value };
        assert!(text.starts_with("Label") && text.contains(shown), "{text}");
    }
}

#[test]
fn the_form_of_the_puzzle_makes_way_for_what_it_opens() {
    let form = || open("?discs=4&show=towers,puzzle,graph");
    let arranging = form().after(ManualPlayAction::ToggleArranging);
    assert_eq!(arranging.config.panels.shown.to_string(), "towers,graph");
    let comparing = form().after(CompareAction::Open);
    assert_eq!(comparing.config.panels.shown.to_string(), "towers,graph,compare");
    let embedded = open("?discs=4&embed=1&show=towers,puzzle,play").after(ManualPlayAction::ToggleArranging);
    assert_eq!(embedded.config.panels.shown.to_string(), "towers,puzzle,play", "there it is below the towers");
}
