//! What pointers do to the timeline and to the graph.

use tower_of_hanoi::model::{At, Grip};
use tower_of_hanoi::solver::Position;

use super::searches::searched;
use super::*;

fn look(state: State, look: Look) -> State {
    state.after(Action::Look(look))
}

const fn at(x: f64, y: f64) -> At {
    At { x, y }
}

#[test]
fn a_press_on_the_timeline_goes_there_and_a_drag_moves_it() {
    let state =
        look(open("?discs=10"), Look::Grab(Grip::Picture(Panel::Timeline), 1, at(0.5, 0.1), (0.1, 0.006), None));
    let pressed = look(look(state.clone(), Look::Drag(1, at(0.502, 0.1))), Look::Drop(1, at(0.502, 0.1)));
    assert_eq!(pressed.index().word(), Some(512), "the largest disc's move near by");
    let close = look(
        open("?discs=10&timeline=400-500"),
        Look::Grab(Grip::Picture(Panel::Timeline), 1, at(0.5, 0.1), (0.1, 0.006), None),
    );
    let moved = look(look(close, Look::Drag(1, at(0.25, 0.1))), Look::Drop(1, at(0.25, 0.1)));
    assert_eq!((link::write(&moved), moved.index().word()), ("?discs=10&timeline=425-525".into(), Some(0)));
}

#[test]
fn a_press_on_a_stroke_is_its_move() {
    for query in
        ["?discs=5", "?discs=4&rule=one-way", "?discs=3&rule=linear", "?discs=1", "?discs=4&pegs=4&rule=one-way"]
    {
        let opened = open(query);
        let state = if opened.pending().is_some() { searched(&opened) } else { opened };
        let total = state.total().word().unwrap();
        for index in 1..=total {
            let place = at((index as f64 - 0.5) / total as f64, 0.1);
            let held = look(state.clone(), Look::Grab(Grip::Picture(Panel::Timeline), 1, place, (0.1, 0.006), None));
            assert_eq!(look(held, Look::Drop(1, place)).index().word(), Some(index), "{query}");
        }
    }
    let legend =
        look(open("?discs=64"), Look::Grab(Grip::Picture(Panel::Timeline), 1, at(0.502, 0.1), (0.1, 0.006), None));
    assert_eq!(look(legend, Look::Drop(1, at(0.502, 0.1))).index(), &Index::power_of_two(63));
}

#[test]
fn many_small_steps_go_as_far_as_one() {
    let close = "?discs=64&move=2^63&timeline=9223372036854775796-9223372036854775820";
    let mut state = look(open(close), Look::Grab(Grip::Picture(Panel::Timeline), 1, at(0.9, 0.1), (0.1, 0.006), None));
    for step in 1..=100 {
        state = look(state, Look::Drag(1, at(0.9 - 0.005 * f64::from(step), 0.1)));
    }
    assert!(
        link::write(&state).ends_with("timeline=9223372036854775808-9223372036854775832"),
        "{}",
        link::write(&state)
    );
    let mut wider = open(close);
    for _ in 0..5 {
        wider = look(wider, Look::Zoom(Panel::Timeline, 1.01, at(0.5, 0.0), 0.1));
    }
    let span = wider.timeline().unwrap();
    assert_eq!(span.last.minus(&span.first).word(), Some(29));
}

#[test]
fn two_fingers_bring_closer_what_lies_between_them() {
    let picture = Grip::Picture(Panel::Timeline);
    let one = look(open("?discs=20"), Look::Grab(picture, 1, at(0.4, 0.1), (0.1, 0.006), None));
    let two = look(look(one, Look::Grab(picture, 2, at(0.6, 0.1), (0.1, 0.006), None)), Look::Drag(1, at(0.3, 0.1)));
    let apart = look(two, Look::Drag(2, at(0.7, 0.1)));
    let span = apart.timeline().unwrap();
    let width = span.last.minus(&span.first).word().unwrap();
    assert!((500_000..550_000).contains(&width), "{width}");
    assert!(span.has(&Index::from(1 << 19)), "the middle is still there");
    let ended = look(look(apart, Look::Drop(1, at(0.3, 0.1))), Look::Lose(2));
    assert_eq!(ended.index().word(), Some(0), "letting go is no press");
}

#[test]
fn the_ends_of_the_loop_stay_in_order() {
    let state =
        look(open("?discs=6&loop=10-20"), Look::Grab(Grip::LoopFirst, 3, at(10.0 / 63.0, 0.1), (0.1, 0.006), None));
    let state = look(state, Look::Drag(3, at(15.0 / 63.0, 0.1)));
    assert_eq!(link::write(&state), "?discs=6&loop=15-20");
    let state = look(state, Look::Drag(3, at(40.0 / 63.0, 0.1)));
    assert_eq!(link::write(&state), "?discs=6&loop=15-20");
}

#[test]
fn a_press_on_a_position_stands_there_and_a_drag_over_one_does_not() {
    let on: Position = "0111".parse().unwrap();
    let grab = |state: State| {
        look(state, Look::Grab(Grip::Picture(Panel::Graph), 1, at(0.5, 0.4), (0.8, 0.006), Some(on.clone())))
    };
    let pressed = look(grab(open("?discs=4")), Look::Drop(1, at(0.502, 0.4)));
    assert_eq!(pressed.index().word(), Some(7));
    let dragged = look(look(grab(open("?discs=4")), Look::Drag(1, at(0.4, 0.4))), Look::Drop(1, at(0.4, 0.4)));
    assert_eq!(dragged.index().word(), Some(0));
    assert_eq!(look(grab(open("?discs=4")), Look::Lose(1)).index().word(), Some(0));
    let off = look(open("?discs=4&move=3"), Look::Stand("0222".parse().unwrap()));
    assert_eq!((link::write(&off), off.total().word()), ("?discs=4&from=0222".into(), Some(15)));
}

#[test]
fn what_is_looked_at_follows_the_index_and_is_in_the_link() {
    let near = look(open("?discs=64&move=12345678901234567890"), Look::Here(Panel::Timeline));
    let near = look(near, Look::Here(Panel::Graph));
    let query = link::write(&near);
    assert!(
        query.contains("timeline=12345678901234567878-12345678901234567902") && query.contains("graph="),
        "{query}"
    );
    assert_eq!(link::write(&open(&query)), query);
    let far = near.after(Action::Last);
    assert!(far.timeline().unwrap().has(far.index()));
    assert!(far.lens().triangle().holds(&far.position()));
    let whole = look(look(far, Look::Whole(Panel::Timeline)), Look::Whole(Panel::Graph));
    assert_eq!(link::write(&whole), "?discs=64&move=18446744073709551615");
    assert_eq!(faults(&open("?discs=4&graph=3&timeline=9-9&mark=5&tour=maybe")).len(), 4);
    let marked = look(look(open("?discs=4"), Look::Mark(tower_of_hanoi::solver::Disc::new(3))), Look::Tour);
    assert_eq!(link::write(&marked), "?discs=4&mark=3&tour=1");
    assert_eq!(link::write(&marked.clone().after(Action::Edit(Edit::Discs(Discs::new(5).unwrap())))), "?discs=5");
    // Another start is the same graph.
    let near = look(look(marked, Look::Here(Panel::Graph)), Look::Stand("0222".parse().unwrap()));
    assert_eq!(link::write(&near), "?discs=4&from=0222&graph=0&mark=3&tour=1");
    assert_eq!(
        link::write(&look(near, Look::Mark(tower_of_hanoi::solver::Disc::new(99)))),
        "?discs=4&from=0222&graph=0&tour=1"
    );
}

#[test]
fn a_second_puzzle_is_in_the_link() {
    use tower_of_hanoi::model::BesidePart;
    let usual = open("?discs=5&rule=one-way").beside();
    assert_eq!((usual.write().as_str(), usual.solution().unwrap().unwrap().total().word()), ("5-3-any", Some(31)));
    for query in ["?with=8-3-one-way", "?discs=3&with=20-4-any-index", "?with=4-4-arcs:01,12,23,30"] {
        assert_eq!((link::write(&open(query)), faults(&open(query))), (query.into(), vec![]));
    }
    assert_eq!(faults(&open("?with=8-3-sideways")), [Parameter::With]);
    let part = |state: State, part: BesidePart| look(state, Look::Beside(part));
    let changed = part(part(open("?discs=6"), BesidePart::Pegs(Pegs::new(4).unwrap())), BesidePart::Rule(Rule::Star));
    assert_eq!(link::write(&part(changed.clone(), BesidePart::ByIndex(true))), "?discs=6&with=6-4-star-index");
    // What would have to be searched is not compared; what cannot be is no reason to stop.
    assert!(part(changed.clone(), BesidePart::Rule(Rule::Linear)).beside().solution().unwrap().is_none());
    assert!(part(changed, BesidePart::Pegs(Pegs::new(1).unwrap())).beside().solution().is_ok());
}

proptest! {
    #[test]
    fn as_far_along_is_in_order_and_exact_at_both_ends(a in 1u64.., b in 1u64.., x in 0u32..=1_000, y in 0u32..=1_000) {
        let (total, other) = (Index::from(a), Index::from(b));
        let at = |part: u32| slider::in_proportion(&total.fraction(part, 1_000), &total, &other);
        prop_assert!(at(x.min(y)) <= at(x.max(y)));
        prop_assert_eq!(slider::in_proportion(&Index::START, &total, &other), Index::START);
        prop_assert_eq!(slider::in_proportion(&total, &total, &other), other.clone());
        prop_assert!(slider::in_proportion(&total.fraction(x, 1_000), &total, &total) <= total.fraction(x, 1_000));
    }
}

proptest! {
    #[test]
    fn no_gesture_breaks_anything(
        query in prop::sample::select(vec!["?discs=0", "?discs=1", "?discs=2", "?discs=64&move=1/3", "?pegs=4", "?discs=9&rule=one-way&from=012012012", "?pegs=2&discs=1&to=1", "?discs=1000&loop=5-900"]),
        looks in prop::collection::vec((0u8..15, 0i32..3, -2.0f64..3.0, -2.0f64..3.0, 0.01f64..30.0), 0..60),
    ) {
        let mut state = open(query);
        for (kind, pointer, x, y, factor) in looks {
            let place = at(x, y);
            let panel = if factor > 1.0 { Panel::Graph } else { Panel::Timeline };
            state = look(state, match kind {
                0 => Look::Zoom(panel, factor, place, 0.8),
                1 => Look::Pan(panel, x, y),
                2 => Look::Grab(Grip::Picture(panel), pointer, place, (0.8, 0.006), None),
                3 | 4 => Look::Drag(pointer, place),
                5 => Look::Drop(pointer, place),
                6 => Look::Here(panel),
                7 => Look::Zoom(panel, f64::NAN, at(f64::INFINITY, f64::NAN), f64::NAN),
                8 => Look::Grab(Grip::LoopFirst, pointer, place, (0.1, 0.006), None),
                9 => Look::Pan(panel, f64::NAN, f64::INFINITY),
                10 => Look::Lose(pointer),
                11 => Look::Middle(panel),
                12 => Look::Closer(panel),
                13 => Look::Farther(panel),
                _ => Look::Whole(panel),
            });
            prop_assert!(state.index() <= state.total());
            if let Some(span) = state.timeline() {
                prop_assert!(span.first < span.last && span.last <= *state.total());
            }
            let again = open(&link::write(&state));
            prop_assert_eq!(link::write(&again), link::write(&state));
            prop_assert!(again.problems().is_empty());
        }
    }
}
