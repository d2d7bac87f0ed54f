//! Pointers and buttons on the timeline, the state graph and the comparison.

use tower_of_hanoi::model::{GestureTarget, PointerDown};

use super::searches::solved;
use super::*;

const fn at(x: f64, y: f64) -> RelativePoint {
    RelativePoint { x, y }
}

fn down_on(target: GestureTarget, pointer: i32, at: RelativePoint, height: f64) -> ViewportAction {
    ViewportAction::PointerDown(PointerDown { target, pointer, is_primary: pointer == 1, at, height, slack: 0.006 })
}

/// `pointerdown` on the timeline.
fn down(pointer: i32, at: RelativePoint) -> ViewportAction {
    down_on(GestureTarget::Picture(Picture::Timeline), pointer, at, 0.1)
}

fn drag(pointer: i32, at: RelativePoint) -> ViewportAction {
    ViewportAction::PointerMove(pointer, at)
}

fn up(pointer: i32, at: RelativePoint) -> ViewportAction {
    ViewportAction::PointerUp(pointer, at)
}

proptest! {
    /// What is said about the move under the pointer is true of the move that a click there goes to.
    #[test]
    fn a_click_goes_to_the_move_under_the_pointer(discs in 1u32..=80, x in 0.0f64..=1.0, closer in 0usize..60) {
        let mut state = open(&format!("?discs={discs}"));
        for _ in 0..closer {
            state = state.after(ViewportAction::ZoomIn(Picture::Timeline));
        }
        let pointed = state.clone().after(TimelineAction::PointAt(Some(x)));
        let index = pointed.pointed_move().unwrap();
        prop_assert!(pointed.timeline().unwrap().contains(&index));
        let clicked = state.after(down(1, at(x, 0.1))).after(ViewportAction::PointerUp(1, at(x, 0.1)));
        prop_assert_eq!(clicked.index(), &index);
        prop_assert_eq!(pointed.after(TimelineAction::PointAt(None)).pointed_move(), None);
    }
}

#[test]
fn a_click_on_the_timeline_goes_there_and_a_drag_moves_it() {
    let state = open("?discs=10").after(down(1, at(0.5, 0.1)));
    let clicked = state.after(drag(1, at(0.502, 0.1))).after(up(1, at(0.502, 0.1)));
    assert_eq!(clicked.index().to_u64(), Some(512), "the move of the largest disc nearby");
    let close = open("?discs=10&timeline=400-500").after(down(1, at(0.5, 0.1)));
    let moved = close.after(drag(1, at(0.25, 0.1))).after(up(1, at(0.25, 0.1)));
    assert_eq!((link::format(&moved), moved.index().to_u64()), ("?discs=10&timeline=425-525".into(), Some(0)));
}

#[test]
fn a_click_on_a_stroke_goes_to_its_move() {
    for query in
        ["?discs=5", "?discs=4&rule=one-way", "?discs=3&rule=linear", "?discs=1", "?discs=4&pegs=4&rule=one-way"]
    {
        let state = solved(&open(query));
        let total = state.total().to_u64().unwrap();
        for index in 1..=total {
            let place = at(index as f64 / total as f64, 0.1);
            let clicked = state.clone().after(down(1, place)).after(up(1, place));
            assert_eq!(clicked.index().to_u64(), Some(index), "{query}");
        }
    }
    let legend = open("?discs=64").after(down(1, at(0.502, 0.1)));
    assert_eq!(legend.after(up(1, at(0.502, 0.1))).index(), &Index::power_of_two(63));
}

#[test]
fn many_small_drags_equal_a_large_one() {
    let close = "?discs=64&move=2^63&timeline=9223372036854775796-9223372036854775820";
    let mut state = open(close).after(down(1, at(0.9, 0.1)));
    for step in 1..=100 {
        state = state.after(drag(1, at(0.9 - 0.005 * f64::from(step), 0.1)));
    }
    assert!(
        link::format(&state).ends_with("timeline=9223372036854775808-9223372036854775832"),
        "{}",
        link::format(&state)
    );
    let mut wider = open(close);
    for _ in 0..5 {
        let (picture, at) = (Picture::Timeline, at(0.5, 0.0));
        wider = wider.after(ViewportAction::ZoomAt { picture, factor: 1.01, at, height: 0.1 });
    }
    assert_eq!(wider.timeline().unwrap().width().to_u64(), Some(29));
}

#[test]
fn two_fingers_zoom_around_their_midpoint() {
    let two = open("?discs=20").after(down(1, at(0.4, 0.1))).after(down(2, at(0.6, 0.1)));
    let apart = two.after(drag(1, at(0.3, 0.1))).after(drag(2, at(0.7, 0.1)));
    let span = apart.timeline().unwrap();
    let width = span.width().to_u64().unwrap();
    assert!((500_000..550_000).contains(&width), "{width}");
    assert!(span.contains(&Index::from(1 << 19)), "the middle is still there");
    let ended = apart.after(up(1, at(0.3, 0.1))).after(ViewportAction::PointerCancel(2));
    assert_eq!(ended.index().to_u64(), Some(0), "letting go is no click");
}

#[test]
fn the_bounds_of_the_loop_stay_in_order() {
    for picture in [Picture::Timeline, Picture::Ruler] {
        let first = GestureTarget::Loop(Bound::First, picture);
        let state = open("?discs=6&loop=10-20").after(down_on(first, 3, at(10.0 / 63.0, 0.1), 0.1));
        let state = state.after(drag(3, at(15.0 / 63.0, 0.1)));
        assert_eq!(link::format(&state), "?discs=6&loop=15-20");
        let state = state.after(drag(3, at(40.0 / 63.0, 0.1)));
        assert_eq!(link::format(&state), "?discs=6&loop=15-20");
        let last = GestureTarget::Loop(Bound::Last, picture);
        let state = state.after(up(3, at(0.5, 0.1))).after(down_on(last, 3, at(20.0 / 63.0, 0.1), 0.1));
        let state = state.after(drag(3, at(7.0, 0.1)));
        assert_eq!(link::format(&state), "?discs=6&loop=15-63");
    }
}

#[test]
fn keys_move_the_bounds_of_the_loop_as_far_as_the_ends_and_each_other() {
    use BoundMove::{First, JumpBack, JumpForward, Last, Next, Previous};
    for (query, bound, by, expected) in [
        ("?discs=6&loop=10-20", Bound::First, Next, "?discs=6&loop=11-20"),
        ("?discs=6&loop=10-20", Bound::First, Previous, "?discs=6&loop=9-20"),
        ("?discs=6&loop=10-20", Bound::First, First, "?discs=6&loop=0-20"),
        ("?discs=6&loop=10-20", Bound::First, Last, "?discs=6&loop=19-20"),
        ("?discs=6&loop=10-20", Bound::Last, Next, "?discs=6&loop=10-21"),
        ("?discs=6&loop=10-20", Bound::Last, Previous, "?discs=6&loop=10-19"),
        ("?discs=6&loop=10-20", Bound::Last, First, "?discs=6&loop=10-11"),
        ("?discs=6&loop=10-20", Bound::Last, Last, "?discs=6&loop=10-63"),
        ("?discs=6&loop=10-11", Bound::First, Next, "?discs=6&loop=10-11"),
        ("?discs=6&loop=10-11", Bound::Last, Previous, "?discs=6&loop=10-11"),
        ("?discs=6&loop=0-63", Bound::First, Previous, "?discs=6&loop=0-63"),
        ("?discs=6&loop=0-63", Bound::Last, Next, "?discs=6&loop=0-63"),
        ("?discs=64&loop=0-12345678901234567890", Bound::Last, Next, "?discs=64&loop=0-12345678901234567891"),
        ("?discs=6", Bound::Last, Next, "?discs=6"),
        ("?discs=6&loop=10-40", Bound::First, JumpForward, "?discs=6&loop=26-40"),
        ("?discs=6&loop=30-40", Bound::First, JumpForward, "?discs=6&loop=39-40"),
        ("?discs=6&loop=10-40", Bound::First, JumpBack, "?discs=6&loop=0-40"),
        ("?discs=6&loop=10-40", Bound::Last, JumpForward, "?discs=6&loop=10-56"),
        ("?discs=6&loop=10-60", Bound::Last, JumpForward, "?discs=6&loop=10-63"),
        ("?discs=6&loop=10-40", Bound::Last, JumpBack, "?discs=6&loop=10-24"),
        ("?discs=6&loop=30-40", Bound::Last, JumpBack, "?discs=6&loop=30-31"),
    ] {
        let moved = open(query).after(PlaybackAction::MoveLoopBound(bound, by));
        assert_eq!(link::format(&moved), expected, "{query} {bound:?} {by:?}");
    }
}

/// A handle is gripped beside the end of the loop, whose place it keeps below the pointer. A cancelled drag has no effect.
#[test]
fn a_handle_of_the_loop_does_not_jump_when_it_is_gripped() {
    let first = GestureTarget::Loop(Bound::First, Picture::Ruler);
    let gripped =
        open("?discs=64&loop=4611686018427387904-9223372036854775808").after(down_on(first, 1, at(0.24, 0.1), 0.1));
    let range = |state: &State| state.config.playback.loop_range.clone().unwrap();
    let before = range(&gripped);
    let moved = gripped.after(drag(1, at(0.25, 0.1)));
    let by = range(&moved).first.saturating_sub(&before.first);
    let expected = moved.total().fraction(1, 100);
    let error = by.saturating_sub(&expected).max(expected.saturating_sub(&by));
    assert!(error < moved.total().fraction(1, 10_000), "{by} for {expected}");
    assert_eq!(moved.held_loop_end(), Some(&range(&moved).first));
    for cancel in [Action::from(ViewportAction::PointerCancel(1)), ScrubAction::Escape.into()] {
        let cancelled = moved.clone().after(cancel);
        assert_eq!((range(&cancelled), cancelled.held_loop_end()), (before.clone(), None));
        assert_eq!(
            range(&cancelled.after(drag(1, at(0.3, 0.1)))),
            before,
            "the pointer that is still down drags nothing"
        );
    }
}

#[test]
fn zoomed_views_follow_the_index_and_are_in_the_link() {
    let near = open("?discs=64&move=12345678901234567890")
        .after(ViewportAction::CenterOnCurrent(Picture::Timeline))
        .after(ViewportAction::CenterOnCurrent(Picture::Graph));
    let query = link::format(&near);
    assert!(
        query.contains("timeline=12345678901234567878-12345678901234567902") && query.contains("graph="),
        "{query}"
    );
    assert_eq!(link::format(&open(&query)), query);
    let far = near.after(NavigateAction::Last);
    assert!(far.timeline().unwrap().contains(far.index()));
    assert!(far.graph_viewport().triangle().holds(&far.position()));
    let whole = far.after(ViewportAction::Reset(Picture::Timeline)).after(ViewportAction::Reset(Picture::Graph));
    assert_eq!(link::format(&whole), "?discs=64&move=18446744073709551615");
    assert_eq!(refused(&open("?discs=4&graph=3&timeline=9-9&mark=5&tour=maybe")).len(), 4);
    let highlighted =
        open("?discs=4").after(TimelineAction::HighlightDisc(Disc::new(3))).after(GraphAction::ToggleHamiltonianPath);
    assert_eq!(link::format(&highlighted), "?discs=4&mark=3&tour=1");
    assert_eq!(link::format(&highlighted.clone().after(PuzzleEdit::Discs(discs(5)))), "?discs=5");
    // Another start has the same graph.
    let near = highlighted.after(ViewportAction::CenterOnCurrent(Picture::Graph));
    let near = near.after(PuzzleEdit::StartFrom("0222".parse().unwrap()));
    assert_eq!(link::format(&near), "?discs=4&from=0222&graph=0&mark=3&tour=1");
    assert_eq!(
        link::format(&near.clone().after(TimelineAction::HighlightDisc(Disc::new(99)))),
        "?discs=4&from=0222&graph=0&mark=3&tour=1",
        "the puzzle has no such disc"
    );
    assert_eq!(link::format(&near.after(TimelineAction::HighlightDisc(None))), "?discs=4&from=0222&graph=0&tour=1");
}

#[test]
fn the_compared_puzzle_is_in_the_link() {
    let default = open("?discs=5&rule=one-way").compared_puzzle();
    let total = default.solution().unwrap().unwrap().total().to_u64();
    assert_eq!((default.to_string().as_str(), total), ("5-3-any", Some(31)));
    for query in ["?with=8-3-one-way", "?discs=3&with=20-4-any-index", "?with=4-4-arcs:01,12,23,30"] {
        assert_eq!((link::format(&open(query)), refused(&open(query))), (query.into(), vec![]));
    }
    assert_eq!(refused(&open("?with=8-3-sideways")), [Parameter::With]);
    let changed = open("?discs=6").after(CompareAction::SetPegs(pegs(4))).after(CompareAction::SetRule(Rule::Star));
    let by_index = changed.clone().after(CompareAction::SetByIndex(true));
    assert_eq!(link::format(&by_index), "?discs=6&with=6-4-star-index");
    // A puzzle that needs a search is not compared, and a puzzle without a solution is no problem.
    let linear = changed.clone().after(CompareAction::SetRule(Rule::Linear));
    assert!(linear.compared_puzzle().solution().unwrap().is_none());
    assert!(changed.after(CompareAction::SetPegs(pegs(1))).compared_puzzle().solution().is_ok());
}

proptest! {
    #[test]
    fn proportions_keep_their_order_and_both_ends(a in 1u64.., b in 1u64.., x in 0u32..=1_000, y in 0u32..=1_000) {
        let (total, other) = (Index::from(a), Index::from(b));
        let at = |part: u32| slider::in_proportion(&total.fraction(part, 1_000), &total, &other);
        prop_assert!(at(x.min(y)) <= at(x.max(y)));
        prop_assert_eq!(slider::in_proportion(&Index::ZERO, &total, &other), Index::ZERO);
        prop_assert_eq!(slider::in_proportion(&total, &total, &other), other.clone());
        prop_assert!(slider::in_proportion(&total.fraction(x, 1_000), &total, &total) <= total.fraction(x, 1_000));
    }
}

proptest! {
    #[test]
    fn no_gesture_breaks_anything(
        query in prop::sample::select(vec!["?discs=0", "?discs=1", "?discs=2", "?discs=64&move=1/3", "?pegs=4", "?discs=9&rule=one-way&from=012012012", "?pegs=2&discs=1&to=1", "?discs=1000&loop=5-900"]),
        gestures in prop::collection::vec((0u8..15, 0i32..3, -2.0f64..3.0, -2.0f64..3.0, 0.01f64..30.0), 0..60),
    ) {
        let mut state = open(query);
        for (kind, pointer, x, y, factor) in gestures {
            let place = at(x, y);
            let picture = if factor > 1.0 { Picture::Graph } else { Picture::Timeline };
            let not_finite = at(f64::INFINITY, f64::NAN);
            state = state.after(match kind {
                0 => ViewportAction::ZoomAt { picture, factor, at: place, height: 0.8 },
                1 => ViewportAction::Pan(picture, x, y),
                2 => down_on(GestureTarget::Picture(picture), pointer, place, 0.8),
                3 | 4 => drag(pointer, place),
                5 => up(pointer, place),
                6 => ViewportAction::CenterOnCurrent(picture),
                7 => ViewportAction::ZoomAt { picture, factor: f64::NAN, at: not_finite, height: f64::NAN },
                8 => down_on(GestureTarget::Loop(Bound::First, picture), pointer, place, 0.1),
                9 => ViewportAction::Pan(picture, f64::NAN, f64::INFINITY),
                10 => ViewportAction::PointerCancel(pointer),
                11 => ViewportAction::SelectCenter(picture),
                12 => ViewportAction::ZoomIn(picture),
                13 => ViewportAction::ZoomOut(picture),
                _ => ViewportAction::Reset(picture),
            });
            prop_assert!(state.index() <= state.total());
            if let Some(span) = state.timeline() {
                prop_assert!(span.first < span.last && span.last <= *state.total());
            }
            let again = open(&link::format(&state));
            prop_assert_eq!(link::format(&again), link::format(&state));
            prop_assert!(again.problems.is_empty());
        }
    }
}
