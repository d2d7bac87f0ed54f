//! Playing.

use super::*;

/// Lets so many milliseconds go by, a sixtieth of a second at a time.
pub fn wait(state: State, milliseconds: u32) -> State {
    (0..milliseconds * 60 / 1000).fold(state, |state, _| state.after(Action::Elapsed(1000.0 / 60.0)))
}

#[test]
fn playing_keeps_time_at_every_speed() {
    for (speed, moves) in [("0.25", 2..=3), ("1", 10..=11), ("8", 80..=81), ("60", 598..=601)] {
        let state = open(&format!("?discs=64&move=2^63&speed={speed}&play=1"));
        let start = state.index().clone();
        let gone = wait(state, 10_000).index().minus(&start).word().unwrap();
        assert!(moves.contains(&gone), "{gone} moves at {speed} a second");
    }
}

#[test]
fn playing_ends_at_the_end_and_starts_anew_from_there() {
    let state = wait(open("?discs=3&move=5&speed=60").after(Action::Play), 1_000);
    assert!(state.is_at_end() && !state.playback().is_playing() && !state.needs_clock());
    let state = state.after(Action::TogglePlay);
    assert!(state.playback().is_playing() && state.index().is_start());
    assert!(!open("?discs=0").after(Action::Play).playback().is_playing());
}

#[test]
fn a_loop_is_played_again_and_again() {
    let mut state = open("?discs=10&loop=100-103&speed=60&play=1");
    assert_eq!(state.index().word(), Some(100));
    for _ in 0..600 {
        state = state.after(Action::Elapsed(16.0));
        assert!((100..=103).contains(&state.index().word().unwrap()));
    }
    assert!(state.playback().is_playing());
    let state = state
        .after(Action::Look(Look::LoopEnd(false, "2^7".into())))
        .after(Action::Look(Look::LoopEnd(true, "99".into())));
    assert_eq!(link::write(&state.clone().after(Action::Pause)).split("loop=").nth(1), Some("99-128"));
    assert_eq!(faults(&state.after(Action::Look(Look::LoopEnd(false, "x".into())))), [Parameter::Loop]);
}

#[test]
fn scrubbing_while_playing_goes_on_playing() {
    let state = open("?discs=64&play=1").after(Action::SeekTick(5_000));
    assert!(state.playback().is_playing());
    assert_eq!(*state.index(), index("9223372036854775807"));
    assert!(wait(state.clone(), 2_000).index() > state.index());
}

#[test]
fn long_gaps_do_not_race() {
    let state = open("?discs=64&speed=60&play=1").after(Action::Elapsed(1e9));
    assert!(state.index().word().unwrap() < 20);
    let state = [f64::NAN, f64::INFINITY, -5.0].into_iter().map(Action::Elapsed).fold(state, State::after);
    assert!(state.index().word().unwrap() < 40);
    assert!(wait(state.clone(), 1_000).index() > state.index(), "a strange clock does not stop it");
}

#[test]
fn another_speed_does_not_make_up_for_time_gone_by() {
    let state = wait(open("?discs=64&speed=0.25&play=1"), 3_000);
    let before = state.index().clone();
    let state = state.after(Action::Speed(Speed::read("60").unwrap())).after(Action::Elapsed(1.0));
    assert!(state.index().minus(&before).word().unwrap() <= 1);
}

#[test]
fn stillness_makes_moves_without_movement() {
    assert!(open("").after(Action::Forward).motion().is_some());
    assert!(open("").after(Action::Stillness(true)).after(Action::Forward).motion().is_none());
}
