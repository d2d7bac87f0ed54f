//! The scrubber: what pointers on it do, exactly.

use tower_of_hanoi::model::{Dock, GestureTarget, Grip, PointerDown, Scale, Track};

use super::*;

const WIDTH: u32 = 740;
/// The room above the scrubber, in pixels.
const ABOVE: u32 = 690;

const fn grip(track: Track, is_finger: bool) -> Grip {
    Grip { track, width: WIDTH, above: ABOVE, is_finger, cell: 24 * 64 }
}

/// A point in pixels from the left edge, and up.
fn at(x: i32, up: i32) -> RelativePoint {
    RelativePoint { x: f64::from(x) / f64::from(WIDTH), y: f64::from(-up) / f64::from(WIDTH) }
}

fn down(grip: Grip, x: i32) -> ViewportAction {
    let slack = if grip.is_finger { 10.0 / f64::from(WIDTH) } else { 0.0 };
    let target = GestureTarget::Scrubber(grip);
    ViewportAction::PointerDown(PointerDown { target, pointer: 1, is_primary: true, at: at(x, 0), height: 0.1, slack })
}

fn to(x: i32, up: i32) -> ViewportAction {
    ViewportAction::PointerMove(1, at(x, up))
}

fn up(x: i32) -> ViewportAction {
    ViewportAction::PointerUp(1, at(x, 0))
}

fn place(state: &State) -> Index {
    state.line().index()
}

const LINES: [&str; 8] = [
    "?discs=64",
    "?discs=1000&move=half",
    "?discs=4",
    "?discs=64&rule=linear&move=1e20",
    "?discs=30&pegs=4&move=1000",
    "?discs=64&move=12345678901234567890&walk=01",
    "?discs=4&walk=02&at=5",
    "?discs=20&move=50&show=towers,scrubber,timeline&timeline=0-100",
];

proptest! {
    /// A press goes to its pixel's place or to a larger disc's move within six pixels. While a pixel is fewer than 16 moves, every
    /// pixel is exactly its number of moves. A pointer that only goes up moves nothing. Escape takes all of it back.
    #[test]
    fn every_pixel_is_exact(
        query in prop::sample::select(LINES.to_vec()),
        x in 0i32..=740,
        steps in prop::collection::vec((-60i32..60, 0i32..400), 1..20),
    ) {
        let start = open(query);
        let span = start.ruler().unwrap();
        let mut state = start.clone().after(down(grip(Track::Ruler, false), x));
        let whole = Scale::Ruler(span.width(), WIDTH);
        let exact = &span.first + &whole.moves(u32::try_from(x).unwrap());
        let distance = |a: &Index, b: &Index| a.saturating_sub(b).max(b.saturating_sub(a));
        prop_assert!(distance(&place(&state), &exact) <= whole.moves(7), "{}: {}", place(&state), exact);
        let mut pixel = x;
        for (by, height) in steps {
            let before = state.clone();
            state = state.after(to(pixel, height));
            prop_assert_eq!(place(&state), place(&before), "up and down");
            let (before, scale) = (place(&state), state.drag_scale().unwrap().clone());
            pixel += by;
            state = state.after(to(pixel, height));
            let moved = distance(&place(&state), &before);
            let most = scale.moves(by.unsigned_abs());
            if let Scale::Power(exponent) = scale && exponent < 4 {
                let total = state.line().total();
                // Beyond an end, a pointer has to come back first.
                let is_at_end = |place: &Index| place.is_zero() || *place == total;
                prop_assert!(moved == most || is_at_end(&before) || is_at_end(&place(&state)), "{}", moved);
            } else {
                prop_assert!(moved <= scale.moves(by.unsigned_abs() + 13).next(), "{}: {}", moved, most);
            }
            prop_assert!(place(&state) <= state.line().total());
            let is_there = state.line().position_at(&place(&state));
            prop_assert_eq!(is_there.as_ref(), Some(&state.position()));
        }
        let aborted = state.after(ScrubAction::Escape);
        prop_assert_eq!(link::format(&aborted), link::format(&start));
        prop_assert!(!aborted.is_dragging());
    }

    /// Pulled up far enough, a pixel is one move, and every pixel on the way there is at most as many moves as the one below it, whatever
    /// the length of the line and the room above.
    #[test]
    fn single_moves_can_be_reached(bits in 1u32..4_000, width in 100u32..2_000, above in 0u32..1_200) {
        let grip = Grip { width, above, ..grip(Track::Ruler, false) };
        let total = Index::power_of_two(bits);
        let scales: Vec<Index> = (0..=320).map(|up| Scale::new(&total, grip, up).moves(1)).collect();
        prop_assert!(scales.windows(2).all(|pair| pair[0] >= pair[1]));
        let room = usize::try_from(above.clamp(48, 320)).unwrap();
        prop_assert!(scales[room] <= 1, "{}", scales[room]);
    }

    /// What the pointer shows is where a press goes.
    #[test]
    fn a_press_goes_where_the_pointer_shows(query in prop::sample::select(LINES.to_vec()), x in 0u32..=740, zooms in 0usize..40) {
        let zoomed = (0..zooms).fold(open(query), |state, _| state.after(ViewportAction::ZoomIn(Picture::Ruler)));
        let pointed = zoomed.after(ScrubAction::PointAt(Some(RulerPixel { x, width: WIDTH })));
        let (_, shown) = pointed.pointed_place().unwrap();
        let pressed = pointed.after(down(grip(Track::Ruler, false), i32::try_from(x).unwrap()));
        prop_assert_eq!(place(&pressed), shown);
    }
}

proptest! {
    /// While a pixel is 16 moves or more, the lens stays where it is until the pointer has stood still for 150 ms. In finer steps and
    /// after the drag it shows the board as soon as the dock does. Whatever is behind catches up in time.
    #[test]
    fn the_lens_waits_for_a_coarse_drag(
        query in prop::sample::select(LINES.to_vec()),
        steps in prop::collection::vec((0i32..=740, 0i32..400, 1.0f64..400.0), 1..20),
    ) {
        let mut shown = Rc::new(scene(&open(query)));
        let (mut dock, mut now) = (Dock::new(Rc::clone(&shown)), 0.0);
        let mut follow = |dock: &mut Dock, action: ViewportAction, now: f64| {
            shown = Rc::new(shown.after(action.into()).0);
            dock.follow(&shown, now);
            Rc::clone(&shown)
        };
        follow(&mut dock, down(grip(Track::Ruler, false), steps[0].0), now);
        for (x, height, wait) in &steps {
            let before = dock.lens().index().clone();
            let state = follow(&mut dock, to(*x, *height), now);
            let is_coarse = state.drag_scale().unwrap().moves(1) >= 16;
            if is_coarse {
                prop_assert_eq!(dock.lens().index(), &before);
            } else {
                prop_assert!(Rc::ptr_eq(dock.lens(), dock.shown()));
            }
            dock.drawn(now);
            now += wait;
            dock.catch_up(&state, now);
            prop_assert_eq!(dock.is_behind(&state), is_coarse && *wait < 150.0);
            prop_assert!(!dock.is_behind(&state) || dock.rest_ms(&state, now) > 0.0);
            prop_assert!(dock.rest_ms(&state, now) <= 150.0);
        }
        let state = follow(&mut dock, up(0), now);
        prop_assert!(!dock.is_behind(&state));
    }
}

/// A finger that rests shows what is below it, until it moves or leaves. Then a tap goes there.
#[test]
fn a_finger_that_rests_shows_what_is_below_it() {
    let held = open("?discs=64").after(down(grip(Track::Ruler, true), 300));
    let (_, shown) = held.pointed_place().unwrap();
    assert_eq!(place(&held), Index::ZERO, "nothing has moved yet");
    let tapped = held.clone().after(up(300));
    assert_eq!((place(&tapped), tapped.pointed_place()), (shown, None));
    let second = PointerDown {
        target: GestureTarget::Scrubber(grip(Track::Ruler, true)),
        pointer: 2,
        is_primary: false,
        at: at(9, 0),
        height: 0.1,
        slack: 0.1,
    };
    for action in [to(300, -40), to(340, 0), ViewportAction::PointerCancel(1), ViewportAction::PointerDown(second)] {
        assert_eq!(held.clone().after(action).pointed_place(), None);
    }
    let in_lens = open("?discs=64").after(down(grip(Track::Lens, true), 300));
    assert_eq!(in_lens.pointed_place(), None, "the lens shows it already");
}

/// While somebody drags, the board is where the pointer is, and plays on from where it is let go.
#[test]
fn playing_waits_for_a_drag() {
    let playing = open("?discs=64&move=1000&play=1&speed=60");
    for track in [Track::Ruler, Track::Lens] {
        let held = playing.clone().after(down(grip(track, false), 370));
        let later = (0..100).fold(held.clone(), |state, _| state.after(PlaybackAction::Tick(16.0)));
        assert_eq!(place(&later), place(&held), "{track:?}");
        let released = later.after(up(370)).after(PlaybackAction::Tick(100.0)).after(PlaybackAction::Tick(100.0));
        let moved = place(&released).saturating_sub(&place(&held));
        assert!(released.is_playing() && (1..=12).contains(&moved.to_u64().unwrap()), "{track:?}: {moved}");
    }
}

/// Each pointer ends only what it began, and a first finger what one began of which nothing was heard any more.
#[test]
fn pointers_do_not_end_each_others_gestures() {
    let held = open("?discs=64&move=77").after(down(grip(Track::Ruler, true), 300));
    let other = held.clone().after(ViewportAction::PointerUp(2, at(100, 0)));
    assert_eq!((place(&other), other.is_scrubber_held()), (Index::from(77), true));
    // The page has not heard of the release of the first one.
    let dragged = held.after(to(340, 0));
    let again = dragged.clone().after(down(grip(Track::Ruler, true), 500));
    assert!(dragged.is_dragging() && !again.is_dragging() && again.is_scrubber_held());
    assert!(again.after(up(500)).session.gesture.is_none());
}

/// A zoom about the pointer may leave the board out of sight, until that moves.
#[test]
fn zooming_about_the_pointer_stays_there() {
    let zoom = |factor| ViewportAction::ZoomAt { picture: Picture::Ruler, factor, at: at(100, 0), height: 0.1 };
    let under = |state: &State| {
        let span = state.ruler().unwrap();
        (&span.first + &span.width().fraction(100, WIDTH), span.width().fraction(1, WIDTH))
    };
    let mut near = open("?discs=64&move=last");
    for _ in 0..20 {
        let ((before, pixel), zoomed) = (under(&near), near.after(zoom(0.5)));
        let (after, _) = under(&zoomed);
        assert!(after.saturating_sub(&before).max(before.saturating_sub(&after)) <= pixel, "{before} {after}");
        near = zoomed;
    }
    assert!(!near.ruler().unwrap().contains(&place(&near)));
    let moved = near.after(NavigateAction::Previous);
    assert!(moved.ruler().unwrap().contains(&place(&moved)));
}

/// The next move of a larger disc is the first one, on solutions and on detours.
#[test]
fn the_next_larger_disc_is_the_first_one() {
    for query in [
        "?discs=7",
        "?discs=5&rule=linear",
        "?discs=5&rule=cyclic",
        "?discs=5&rule=one-way",
        "?discs=9&pegs=4",
        "?discs=5&walk=02&at=9",
        "?discs=4&from=0121&to=2012",
        "?discs=5&path=longest",
    ] {
        let state = open(query);
        let line = state.line();
        let (path, total) = (line.path().unwrap(), line.total().to_u64().unwrap());
        let discs: Vec<_> = (1..=total).map(|number| line.move_at(&number.into()).unwrap().disc).collect();
        for place in 0..=total {
            let disc = place.checked_sub(1).map(|last| discs[last as usize]);
            let is_larger = |number: &u64| Some(discs[*number as usize]) > disc;
            let expected = (place..total).find(is_larger).map(|before| Index::from(before + 1));
            assert_eq!(path.next_larger(&place.into(), disc), expected, "{query} {place}");
        }
    }
    // From one disc to the next through the legend, and it ends there.
    let mut state = open("?discs=64&move=3");
    for exponent in 2..64 {
        state = state.after(NavigateAction::NextLarger);
        assert_eq!(place(&state), Index::power_of_two(exponent));
    }
    assert_eq!(place(&state.after(NavigateAction::NextLarger)), Index::power_of_two(63));
}

/// Somebody who looks at the number and moves whole pixels reaches any move of twenty digits, also among 1,000 discs.
#[test]
fn any_move_can_be_dragged_to() {
    for (query, target) in [
        ("?discs=64", "12345678901234567890"),
        ("?discs=64", "17"),
        ("?discs=64&rule=one-way", "98765432109876543210"),
        ("?discs=1000", "2^999+12345678901234567890"),
        ("?discs=64&move=5&walk=01", "11112222333344445555"),
    ] {
        let target = target.parse::<IndexExpr>().unwrap().resolve(&open(query).line().total()).unwrap();
        let width = open(query).ruler().unwrap().width();
        let x = (0..740).rev().find(|x| width.fraction(*x, WIDTH) <= target).unwrap();
        let mut x = i32::try_from(x).unwrap();
        let mut state = open(query).after(down(grip(Track::Ruler, false), x));
        let (mut looks, mut pixels) = (1u32, 0u32);
        // Each look goes up until the way there is about 200 pixels.
        let is_short = query.contains("64");
        for height in (24i32..=320).step_by(if is_short { 8 } else { 1 }).chain([320; 6]) {
            state = state.after(to(x, height));
            let scale = state.drag_scale().unwrap().clone();
            let here = place(&state);
            let (far, is_left) = (here.saturating_sub(&target).max(target.saturating_sub(&here)), target < here);
            if far < scale.moves(100) && height < 320 {
                continue;
            }
            let by = (0..1_000).rev().find(|pixels| scale.moves(*pixels) <= far).unwrap();
            x += if is_left { -i32::try_from(by).unwrap() } else { i32::try_from(by).unwrap() };
            state = state.after(to(x, height));
            (looks, pixels) = (looks + 1, pixels + by + 8);
        }
        assert_eq!(place(&state), target, "{query}");
        assert!(
            !is_short || f64::from(pixels) / 1_500.0 + 0.15 * f64::from(looks) <= 20.0,
            "{query}: {pixels} pixels, {looks} looks"
        );
    }
}

/// A finger that goes up or down first scrolls the page and moves nothing; one that goes sideways drags to its end.
#[test]
fn a_finger_drags_only_sideways() {
    let finger = grip(Track::Ruler, true);
    let start = || open("?discs=64&move=1000").after(down(finger, 300));
    assert_eq!(place(&start()).to_u64(), Some(1_000), "it may scroll");
    let scrolled = start().after(to(302, -30)).after(to(400, -40));
    assert_eq!((place(&scrolled).to_u64(), scrolled.is_dragging()), (Some(1_000), false));
    assert_eq!(place(&scrolled.after(up(400))).to_u64(), Some(1_000));
    let dragged = start().after(to(320, 3)).after(to(320, 300));
    assert!(dragged.is_dragging() && place(&dragged).bits() > 50, "{}", place(&dragged));
    let tapped = start().after(up(300));
    assert!(place(&tapped).bits() > 60);
}

#[test]
fn two_fingers_zoom_about_their_middle() {
    let finger = grip(Track::Ruler, true);
    let second = |x| {
        let target = GestureTarget::Scrubber(finger);
        ViewportAction::PointerDown(PointerDown {
            target,
            pointer: 2,
            is_primary: false,
            at: at(x, 0),
            height: 0.1,
            slack: 0.01,
        })
    };
    let state = open("?discs=64&move=half").after(down(finger, 350)).after(second(390));
    let zoomed = state.after(to(220, 0)).after(ViewportAction::PointerMove(2, at(520, 0)));
    let width = zoomed.ruler().unwrap().width();
    assert!(width < Index::power_of_two(62) && width > Index::power_of_two(60), "{width}");
    assert_eq!(zoomed.line().index(), open("?discs=64&move=half").line().index());
    let whole = zoomed.after(ViewportAction::Reset(Picture::Ruler));
    assert_eq!(whole.ruler().unwrap().width(), *whole.total());
}

/// A drag that leaves a detour is one change: Undo and Back return to what was before it.
#[test]
fn a_drag_across_the_beginning_of_a_detour_is_undone_as_one() {
    let start = open("?discs=4&move=6&walk=02");
    let mut state = start.clone();
    let mut effects = update(&mut state, down(grip(Track::Ruler, false), 400).into());
    for x in [300, 100, 40, 500, 200] {
        effects.extend(update(&mut state, to(x, 0).into()));
    }
    let written =
        |effects: &[Effect]| effects.iter().filter(|effect| matches!(effect, Effect::WriteAddress { .. })).count();
    assert_eq!(written(&effects), 0, "a drag is written when it ends");
    let ended = update(&mut state, up(200).into());
    assert!(
        ended.iter().any(|effect| matches!(effect, Effect::WriteAddress { mode: HistoryMode::Push, .. })),
        "{ended:?}"
    );
    assert!(state.config.detour.is_none());
    assert_eq!(link::format(&state.after(ManualPlayAction::Undo)), link::format(&start));
}

/// The moves of the lens stay under the finger, and a press on one goes there.
#[test]
fn the_lens_goes_move_by_move() {
    let lens = grip(Track::Lens, false);
    let start = open("?discs=64&move=12345678901234567890");
    let dragged = start.clone().after(down(lens, 400)).after(to(400 - 24 * 5, 0));
    assert_eq!(place(&dragged).to_string(), "12345678901234567895");
    let pressed = start.after(down(lens, 370 - 24 * 3)).after(up(370 - 24 * 3));
    assert_eq!(place(&pressed).to_string(), "12345678901234567887");
}

/// On a short line each stroke is where a press goes, and a drag to the edge reaches the end.
#[test]
fn short_lines_are_exact_too() {
    for discs in 1..=5u32 {
        let total = (1i32 << discs) - 1;
        for number in 0..=total {
            let x = (740 * number + total / 2) / total;
            let pressed = open(&format!("?discs={discs}")).after(down(grip(Track::Ruler, false), x));
            assert_eq!(place(&pressed), Index::from(u64::try_from(number).unwrap()), "{discs} discs at {x}");
            assert_eq!(place(&pressed.after(to(752, 0))), Index::from(u64::try_from(total).unwrap()));
        }
    }
}

/// A press lets zoomed pictures follow, as every other way to a move does.
#[test]
fn a_press_is_followed_by_the_timeline() {
    let state = open("?discs=20&show=towers,scrubber,timeline&timeline=0-100");
    let pressed = state.after(down(grip(Track::Ruler, false), 370)).after(up(370));
    assert!(pressed.timeline().unwrap().contains(pressed.index()));
}

/// A drag that crosses the beginning of a detour and comes back is still on it. Escape and a cancelled pointer keep what was found.
#[test]
fn a_drag_comes_back_to_the_detour() {
    let start = open("?discs=4&move=6&walk=02&play=1");
    let crossed = start.clone().after(down(grip(Track::Ruler, false), 400)).after(to(50, 0));
    assert!(crossed.config.detour.is_none() && crossed.position() != start.position());
    let back = crossed.clone().after(to(600, 0));
    assert!(back.config.detour.is_some());
    for cancelled in [crossed.clone().after(ScrubAction::Escape), crossed.after(ViewportAction::PointerCancel(1))] {
        assert_eq!(link::format(&cancelled), link::format(&start));
        assert_eq!(cancelled.session.manual_play, start.session.manual_play);
        assert!(cancelled.is_playing() && !cancelled.is_dragging());
    }
}

/// A click on a bar of the lens goes to its move, though the hand shakes.
#[test]
fn a_shaking_hand_still_clicks() {
    let lens = grip(Track::Lens, false);
    let target = GestureTarget::Scrubber(lens);
    let down =
        PointerDown { target, pointer: 1, is_primary: true, at: at(370 + 24 * 5, 0), height: 0.1, slack: 4.0 / 740.0 };
    let clicked = open("?discs=10&move=500")
        .after(ViewportAction::PointerDown(down))
        .after(to(371 + 24 * 5, 1))
        .after(up(371 + 24 * 5));
    assert_eq!(place(&clicked).to_u64(), Some(505));
}
