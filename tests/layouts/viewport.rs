//! The part of the state graph that is in view: the nearest positions, and flights.

use proptest::prelude::*;
use tower_of_hanoi::solver::graph::Triangle;
use tower_of_hanoi::solver::graph::viewport::{GraphViewport, PEGS};
use tower_of_hanoi::solver::{DiscCount, Peg, Position};

use crate::any_position;
use crate::oracle::all_positions;

/// A viewport after some zooming and panning.
pub fn viewport(discs: DiscCount, views: &[(f64, f64, f64)]) -> GraphViewport {
    let mut viewport = GraphViewport::whole(discs);
    for &(factor, x, y) in views {
        viewport.zoom(factor, (x, y));
        viewport.pan(x / 2.0, y / 2.0);
    }
    viewport
}

pub fn any_views(most: usize) -> impl Strategy<Value = Vec<(f64, f64, f64)>> {
    prop::collection::vec((0.3f64..1.5, -0.5f64..0.5, -0.4f64..0.4), 0..most)
}

#[test]
fn the_position_nearest_to_the_centre_is_drawn_there() {
    for count in 0..=5 {
        let discs = DiscCount::new(count).unwrap();
        for position in all_positions(3, count) {
            let mut viewport = GraphViewport::whole(discs);
            let spot = Triangle::whole(discs).locate(&position).unwrap();
            let (middle, width) = (viewport.middle(), viewport.width());
            viewport.pan((spot.x - middle.x) / width, (spot.y - middle.y) / width);
            assert_eq!(viewport.nearest(), position);
        }
    }
    // At any depth, the position in the centre is in the triangle of the viewport.
    let deep: Position = "0120210".repeat(100).parse().unwrap();
    let viewport = GraphViewport::at(Triangle::around(&deep, 4).unwrap());
    assert!(viewport.triangle().holds(&viewport.nearest()));
    // From outside, the nearest position is a corner.
    for (right, down, peg) in [(-0.5, 0.5, Peg::B), (0.5, 0.5, Peg::C), (0.0, -0.6, Peg::A)] {
        let discs = DiscCount::new(700).unwrap();
        let mut viewport = GraphViewport::whole(discs);
        viewport.pan(right, down);
        let corner = PEGS.into_iter().find(|&peg| viewport.nearest() == Position::tower(discs, peg));
        assert_eq!(corner.map(|peg| viewport.triangle().corner(peg)), Some(peg.index()));
    }
}

proptest! {
    /// No position in view is nearer to a point than the one that is found.
    #[test]
    fn no_position_is_nearer_than_the_nearest(
        count in 0u32..=6, views in any_views(8), right in -0.5f64..0.5, down in -0.4f64..0.4,
    ) {
        let viewport = viewport(DiscCount::new(count).unwrap(), &views);
        let away = |position: &Position| {
            let (x, y) = viewport.offset_of(position, 0.8)?;
            Some((x - right).hypot(y - down))
        };
        let nearest = viewport.nearest_to((right, down));
        let least = all_positions(3, count).filter_map(|position| away(&position)).min_by(f64::total_cmp);
        match (away(&nearest), least) {
            (Some(found), Some(least)) => prop_assert!(found <= least + 1e-9, "{found} and {least}: {nearest}"),
            // The nearest one may be just outside the picture, but then no nearer one is inside.
            (None, Some(least)) => prop_assert!((0.5 - right.abs()).min(0.4 - down.abs()) <= least),
            (_, None) => {}
        }
    }

    /// At any depth, a press on a position finds it.
    #[test]
    fn a_position_is_the_nearest_to_its_own_point(position in any_position(1_000), size in 1u32..4, views in any_views(3)) {
        let mut viewport = GraphViewport::around(&position, size.min(position.discs().count())).unwrap();
        for (factor, x, y) in views {
            viewport.zoom(factor, (x, y));
        }
        if let Some(offset) = viewport.offset_of(&position, 0.8) {
            prop_assert!(viewport.step() < 0.01 || viewport.nearest_to(offset) == position);
        }
    }

    /// A flight begins and ends where it should, and what is in view at both ends stays in view.
    #[test]
    fn a_flight_keeps_what_both_ends_show(count in 1u32..300, from in any_views(30), to in any_views(30), seed in "[0-2]{300}") {
        let discs = DiscCount::new(count).unwrap();
        let (from, to) = (viewport(discs, &from), viewport(discs, &to));
        prop_assert_eq!(from.towards(&to, 0.0), from.clone());
        prop_assert_eq!(from.towards(&to, 1.0), to.clone());
        // It begins at what was seen, whichever triangle that is measured from.
        let (start, middle) = (from.towards(&to, 1e-9), from.nearest());
        if let (Some((x, y)), true) = (from.offset_of(&middle, 0.8), from.levels_to(&to) < 40) {
            let (near_x, near_y) = start.offset_of(&middle, 1.0).unwrap_or((9.0, 9.0));
            prop_assert!((x - near_x).hypot(y - near_y) < 1e-2, "{:?} {:?}", start, from);
        }
        let position: Position = seed[..count as usize].parse().unwrap();
        let near = GraphViewport::around(&position, count.min(3)).unwrap();
        let whole = GraphViewport::whole(discs);
        for step in 0..=20 {
            let share = f64::from(step) / 20.0;
            prop_assert!(whole.towards(&near, share).shows(&position, 0.8));
            prop_assert!(near.towards(&whole, share).shows(&position, 0.8));
            let between = from.towards(&to, share);
            prop_assert!(between.width() >= 0.79 && between.width() < 3.0);
        }
    }
}
