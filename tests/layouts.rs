//! Laws of the pictures' geometry.
#![cfg(not(target_arch = "wasm32"))]

use proptest::prelude::*;
use tower_of_hanoi::solver::{Disc, Discs, Move, Peg, Pegs, Position};
use tower_of_hanoi::view::colour;
use tower_of_hanoi::view::silhouette_layout::outline;
use tower_of_hanoi::view::towers_layout::{Flight, Stage, counts};

fn any_position(most: usize) -> impl Strategy<Value = Position> {
    let peg = (0u8..3).prop_map(|peg| Peg::new(peg).unwrap());
    prop::collection::vec(peg, 1..=most).prop_map(|pegs| Position::from_pegs(pegs).unwrap())
}

fn stage(position: &Position, (width, height): (f64, f64)) -> Stage {
    Stage::new(width, height, position.discs(), Pegs::THREE)
}

const ROOMS: [(f64, f64); 4] = [(320.0, 200.0), (336.0, 260.0), (1088.0, 368.0), (1400.0, 640.0)];

proptest! {
    #[test]
    fn discs_lie_on_each_other_within_the_picture(position in any_position(200), room in prop::sample::select(ROOMS.to_vec())) {
        let stage = stage(&position, room);
        let places = stage.places(&position, None);
        for peg in Pegs::THREE.iter() {
            let stack: Vec<_> = position.iter().zip(&places).filter(|((_, at), _)| *at == peg).collect();
            for pair in stack.windows(2) {
                let ((_, upper), (_, lower)) = (&pair[0], &pair[1]);
                prop_assert!((lower.y - upper.y - stage.thickness()).abs() < 1e-6);
            }
            prop_assert!(stack.last().is_none_or(|(_, lowest)| (lowest.y - stage.floor()).abs() < 1e-6));
        }
        for ((disc, _), place) in position.iter().zip(&places) {
            let half = stage.disc_width(disc) / 2.0;
            prop_assert!(place.x - half >= 0.0 && place.x + half <= room.0);
            prop_assert!(place.y - stage.thickness() >= 0.0 && place.y <= room.1);
        }
    }

    #[test]
    fn larger_discs_are_wider_and_towers_do_not_touch(count in 2u32..=1_000, room in prop::sample::select(ROOMS.to_vec())) {
        let stage = Stage::new(room.0, room.1, Discs::new(count).unwrap(), Pegs::THREE);
        let widths: Vec<_> = (1..=count).map(|disc| stage.disc_width(Disc::new(disc).unwrap())).collect();
        prop_assert!(widths.windows(2).all(|pair| pair[0] < pair[1]));
        prop_assert!(widths.iter().all(|&width| width < stage.column()));
    }

    #[test]
    fn a_flight_begins_and_ends_at_rest_and_never_jumps(position in any_position(20), room in prop::sample::select(ROOMS.to_vec())) {
        let stage = stage(&position, room);
        let (disc, to) = position.iter().next().unwrap();
        let from = Peg::new((to.number() + 1) % 3).unwrap();
        let mut before = position.clone();
        before.apply(Move { disc, from: to, to: from });
        let place = |progress| stage.places(&position, Some(Flight { step: Move { disc, from, to }, progress }))[0];
        prop_assert_eq!(place(0.0), stage.places(&before, None)[0]);
        let (end, rest) = (place(1.0), stage.places(&position, None)[0]);
        prop_assert!((end.x - rest.x).abs() < 1e-6 && (end.y - rest.y).abs() < 1e-6);
        let steps: Vec<_> = (0..=200).map(|step| place(f64::from(step) / 200.0)).collect();
        for pair in steps.windows(2) {
            let moved = (pair[1].x - pair[0].x).abs() + (pair[1].y - pair[0].y).abs();
            prop_assert!(moved < (room.0 + room.1) / 40.0, "a jump of {moved}");
        }
    }

    #[test]
    fn an_outline_is_bounded_by_the_picture_not_by_the_discs(position in any_position(1_000), room in prop::sample::select(ROOMS.to_vec())) {
        let stage = stage(&position, room);
        for (peg, count) in Pegs::THREE.iter().zip(counts(&position, Pegs::THREE)) {
            let path = outline(&stage, &position, peg, None);
            prop_assert_eq!(path.is_empty(), count == 0);
            let points = path.matches('H').count() as f64;
            prop_assert!(points <= 2.0 * (stage.column() + 2.0), "{} points", points);
        }
    }
}

#[test]
fn neighbouring_discs_are_of_different_families() {
    let discs = Discs::new(64).unwrap();
    let hue = |disc: u32| -> f64 {
        let colour = colour::of(Disc::new(disc).unwrap(), discs);
        colour.trim_end_matches(')').split(' ').next_back().unwrap().parse().unwrap()
    };
    assert!((1..=64).step_by(2).all(|disc| hue(disc) < 90.0));
    assert!((2..=64).step_by(2).all(|disc| hue(disc) > 190.0));
}
