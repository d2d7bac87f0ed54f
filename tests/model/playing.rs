use super::*;

/// Passes this many milliseconds at 60 frames per second.
pub fn wait(state: State, milliseconds: u32) -> State {
    (0..milliseconds * 60 / 1000).fold(state, |state, _| state.after(PlaybackAction::Tick(1000.0 / 60.0)))
}

#[test]
fn playback_keeps_time_at_every_speed() {
    for (speed, moves) in [("0.25", 2..=3), ("1", 10..=11), ("8", 80..=81), ("60", 598..=601)] {
        let state = open(&format!("?discs=64&move=2^63&speed={speed}&play=1"));
        let start = state.index().clone();
        let made = wait(state, 10_000).index().saturating_sub(&start).to_u64().unwrap();
        assert!(moves.contains(&made), "{made} moves at {speed} a second");
    }
}

#[test]
fn playback_stops_at_the_end_and_restarts_from_the_start() {
    let state = wait(open("?discs=3&move=5&speed=60").after(PlaybackAction::Play), 1_000);
    assert!(state.is_at_end() && !state.is_playing() && !state.needs_clock());
    let state = state.after(PlaybackAction::Toggle);
    assert!(state.is_playing() && state.index().is_zero());
    assert!(!open("?discs=0").after(PlaybackAction::Play).is_playing());
}

#[test]
fn playback_goes_on_where_a_detour_began_whose_moves_are_all_taken_back() {
    for place in 0..15 {
        for own_moves in 1..4 {
            let begun = open(&format!("?discs=4&move={place}&aids=still"));
            let mut state = (0..own_moves).fold(begun, |state, _| {
                let next = state.line().next_move().unwrap();
                // Not to the peg where the way goes, if that is allowed.
                let other =
                    [Peg::A, Peg::B, Peg::C].into_iter().find(|peg| ![next.from, next.to].contains(peg)).unwrap();
                state.after(ManualPlayAction::PressPeg(next.from)).after(ManualPlayAction::PressPeg(other))
            });
            while state.line().index().to_u64().unwrap() > place {
                state = state.after(ManualPlayAction::Undo);
            }
            // The line is shorter than `own_moves` where a move was refused, or put the disc back where it was.
            let place = state.line().index().to_u64().unwrap();
            let played = state.clone().after(PlaybackAction::Play);
            let address = link::format(&played);
            assert!(played.is_playing() && played.line().index() == state.line().index(), "{address}");
            let linked = open(&address);
            assert_eq!((linked.line().index(), linked.game()), (played.line().index(), played.game()), "{address}");
            assert_eq!(wait(played.clone(), 500).line().index().to_u64(), Some(place + 1), "{address}");
        }
    }
}

#[test]
fn a_loop_repeats() {
    let mut state = open("?discs=10&loop=100-103&speed=60&play=1");
    assert_eq!(state.index().to_u64(), Some(100));
    for _ in 0..600 {
        state = state.after(PlaybackAction::Tick(16.0));
        assert!((100..=103).contains(&state.index().to_u64().unwrap()));
    }
    assert!(state.is_playing());
    let state = state
        .after(PlaybackAction::SetLoopBound(Bound::Last, "2^7".into()))
        .after(PlaybackAction::SetLoopBound(Bound::First, "99".into()));
    assert_eq!(link::format(&state.clone().after(PlaybackAction::Pause)).split("loop=").nth(1), Some("99-128"));
    let invalid = state.after(PlaybackAction::SetLoopBound(Bound::Last, "x".into()));
    assert_eq!(refused(&invalid), [Parameter::Loop]);
}

#[test]
fn scrubbing_does_not_stop_playback() {
    let state = open("?discs=64&play=1").after(NavigateAction::SeekSlider(5_000));
    assert!(state.is_playing());
    assert_eq!(*state.index(), index("9223372036854775807"));
    assert!(wait(state.clone(), 2_000).index() > state.index());
}

#[test]
fn a_long_frame_makes_few_moves() {
    let state = open("?discs=64&speed=60&play=1").after(PlaybackAction::Tick(1e9));
    assert!(state.index().to_u64().unwrap() < 20);
    let odd_frames = [f64::NAN, f64::INFINITY, -5.0].map(PlaybackAction::Tick);
    let state = odd_frames.into_iter().fold(state, State::after);
    assert!(state.index().to_u64().unwrap() < 40);
    assert!(wait(state.clone(), 1_000).index() > state.index(), "odd frames do not stop it");
}

#[test]
fn a_new_speed_does_not_apply_to_past_time() {
    let state = wait(open("?discs=64&speed=0.25&play=1"), 3_000);
    let before = state.index().clone();
    let state = state.after(PlaybackAction::SetSpeed(speed("60"))).after(PlaybackAction::Tick(1.0));
    assert!(state.index().saturating_sub(&before).to_u64().unwrap() <= 1);
}

#[test]
fn discs_jump_when_motion_is_reduced() {
    assert!(open("").after(NavigateAction::Next).session.motion.is_some());
    let reduced = open("").after(SystemEvent::ReducedMotion(true));
    assert!(reduced.after(NavigateAction::Next).session.motion.is_none());
}
