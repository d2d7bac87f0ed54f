//! The towers on the board: discs one by one, as an outline, and what is around them.

use proptest::prelude::*;
use tower_of_hanoi::layout::disc_pattern::tile_of;
use tower_of_hanoi::layout::drawing::{Polyline, Shape};
use tower_of_hanoi::layout::silhouette::Silhouette;
use tower_of_hanoi::layout::towers::{MovingDisc, Start, TowersLayout, counts};
use tower_of_hanoi::solver::{Disc, DiscCount, Move, Peg, PegCount, Placement, Position};

use crate::any_position;

pub const SIZES: [(f64, f64); 5] = [(320.0, 200.0), (336.0, 260.0), (358.0, 404.0), (1088.0, 368.0), (1400.0, 640.0)];

pub fn layout(position: &Position, (width, height): (f64, f64)) -> TowersLayout {
    TowersLayout::new(width, height, position.discs(), PegCount::THREE)
}

pub fn any_size() -> impl Strategy<Value = (f64, f64)> {
    prop::sample::select(SIZES.to_vec())
}

/// The corners of lines; none of another shape.
pub fn corners(shape: &Shape) -> Vec<(f64, f64)> {
    let Shape::Lines(lines, _) = shape else { return Vec::new() };
    lines.iter().flat_map(|line| line.points.clone()).collect()
}

proptest! {
    #[test]
    fn discs_lie_on_each_other_within_the_picture(position in any_position(200), size in any_size()) {
        let layout = layout(&position, size);
        let places = layout.places(&position);
        for peg in PegCount::THREE.iter() {
            let stack: Vec<_> = position.iter().zip(&places).filter(|((_, at), _)| *at == peg).collect();
            for pair in stack.windows(2) {
                let ((_, upper), (_, lower)) = (&pair[0], &pair[1]);
                prop_assert!((lower.y - upper.y - layout.thickness()).abs() < 1e-6);
            }
            prop_assert!(stack.last().is_none_or(|(_, lowest)| (lowest.y - layout.floor()).abs() < 1e-6));
        }
        for ((disc, _), place) in position.iter().zip(&places) {
            let half = layout.disc_width(disc) / 2.0;
            prop_assert!(place.x - half >= 0.0 && place.x + half <= size.0);
            prop_assert!(place.y - layout.thickness() >= 0.0 && place.y <= size.1);
        }
    }

    /// A pattern lies on its disc, beside the number, and is another one for each last digit.
    #[test]
    fn patterns_stay_on_their_discs(count in 1u32..=40, pegs in 1u8..=10, size in any_size()) {
        let layout = TowersLayout::new(size.0, size.1, DiscCount::new(count).unwrap(), PegCount::new(pegs).unwrap());
        let discs = (1..=count).map(|number| Disc::new(number).unwrap());
        for disc in discs {
            let (half, height) = (layout.disc_width(disc) / 2.0, layout.thickness());
            let clear = layout.number_size().map_or(0.0, |size| size * 0.3);
            let lines = layout.pattern(disc);
            prop_assert!(!lines.is_empty() || height < 10.0 || half < 8.0, "{disc} of {count}");
            for (x, y) in lines.into_iter().flat_map(|line| line.points) {
                prop_assert!(x.abs() <= half && (-height..=0.0).contains(&y), "{disc}: {x}, {y}");
                let is_beside = x.abs() >= clear || (y + (height - layout.gap()) / 2.0).abs() >= clear;
                prop_assert!(is_beside, "{disc}: {x}, {y} lies over the number");
            }
        }
    }

    #[test]
    fn larger_discs_are_wider_and_towers_do_not_touch(count in 2u32..=1_000, size in any_size()) {
        let layout = TowersLayout::new(size.0, size.1, DiscCount::new(count).unwrap(), PegCount::THREE);
        let widths: Vec<_> = (1..=count).map(|disc| layout.disc_width(Disc::new(disc).unwrap())).collect();
        prop_assert!(widths.windows(2).all(|pair| pair[0] < pair[1]));
        prop_assert!(widths.iter().all(|&width| width < layout.column()));
    }

    #[test]
    fn a_moving_disc_starts_where_it_was_ends_at_rest_and_never_jumps(position in any_position(20), size in any_size(), start in 0..3usize) {
        let layout = layout(&position, size);
        let (disc, to) = position.iter().next().unwrap();
        let from = Peg::new((to.to_u8() + 1) % 3).unwrap();
        let mut before = position.clone();
        before.play_unchecked(Move { disc, from: to, to: from });
        let start = [Start::Rest, Start::Lifted, Start::Dropped { x: 0.3, y: 0.4 }][start];
        let flight = layout.flight_of(&position, MovingDisc { step: Move { disc, from, to }, start });
        let place = |progress| flight.at(progress);
        let first = match start {
            Start::Rest => layout.places(&before)[0],
            Start::Lifted => layout.above(from),
            Start::Dropped { x, y } => layout.under(x, y),
        };
        prop_assert_eq!(place(0.0), first);
        let (end, rest) = (place(1.0), layout.places(&position)[0]);
        prop_assert!((end.x - rest.x).abs() < 1e-6 && (end.y - rest.y).abs() < 1e-6);
        let steps: Vec<_> = (0..=200).map(|step| place(f64::from(step) / 200.0)).collect();
        for pair in steps.windows(2) {
            let moved = (pair[1].x - pair[0].x).abs() + (pair[1].y - pair[0].y).abs();
            prop_assert!(moved < (size.0 + size.1) / 40.0, "a jump of {moved}");
        }
    }

    #[test]
    fn the_length_of_an_outline_depends_on_the_picture_and_not_on_the_discs(position in any_position(1_000), size in any_size()) {
        let layout = layout(&position, size);
        for (peg, count) in PegCount::THREE.iter().zip(counts(&position, PegCount::THREE)) {
            let Silhouette { outline, bands } = Silhouette::new(&layout, &position, peg, None);
            prop_assert_eq!(outline.is_none(), count == 0);
            let points = outline.map_or(0, |outline| outline.points.len());
            prop_assert!(points as f64 <= 4.0 * (layout.column() + 2.0), "{} points", points);
            prop_assert!(count_of(&bands) as f64 <= layout.floor(), "{} bands", count_of(&bands));
        }
    }

    #[test]
    fn a_disc_lands_where_it_lies_after_the_move(position in any_position(200), size in any_size(), to in 0u8..3) {
        let (layout, to) = (layout(&position, size), Peg::new(to).unwrap());
        // Arranged by hand, any disc may go anywhere.
        for (disc, from) in position.iter() {
            let mut after = position.clone();
            after.play_unchecked(Move { disc, from, to });
            prop_assert_eq!(layout.landing(&position, disc, to), layout.places(&after)[disc.index()]);
        }
    }

    #[test]
    fn pegs_end_above_the_tallest_tower_and_nothing_leaves_the_picture(
        count in 1u32..=1_000,
        pegs in 1u8..=10,
        size in any_size(),
    ) {
        let (discs, pegs) = (DiscCount::new(count).unwrap(), PegCount::new(pegs).unwrap());
        let layout = TowersLayout::new(size.0, size.1, discs, pegs);
        let tower = f64::from(count) * layout.thickness();
        prop_assert!(layout.floor() - layout.peg_top() > tower + layout.thickness() - 1e-6, "at least one disc above it");
        // A disc that was picked up is above its peg, and the flag above it.
        let above = layout.above(Peg::A).y;
        prop_assert!(above < layout.peg_top() && above - layout.thickness() > 0.0);
        for peg in pegs.iter() {
            let flag: Vec<_> = layout.flag(peg).iter().map(corners).collect();
            let is_inside = |&(x, y): &(f64, f64)| (0.0..=size.0).contains(&x) && (0.0..=size.1).contains(&y);
            prop_assert!(flag.iter().flatten().all(is_inside), "{:?}", flag);
            let pennant = flag.last().expect("a pole and a pennant");
            let lowest = pennant.iter().map(|corner| corner.1).fold(0.0, f64::max);
            prop_assert!(lowest <= above - layout.thickness(), "the pennant is above discs");
        }
        prop_assert!(layout.letter_y() < layout.count_y() && layout.count_y() + 4.0 <= size.1);
        for disc in discs.iter() {
            let place = layout.peg_x(Peg::A);
            for (x, _) in layout.marker(disc).into_iter().flatten().flat_map(|line| line.points) {
                prop_assert!(place + x >= 0.0, "{disc}: {x}");
                prop_assert!(x.abs() > layout.disc_width(disc) / 2.0 && x.abs() <= layout.column() / 2.0 + 1e-2);
            }
        }
    }

    #[test]
    fn discs_are_drawn_one_by_one_where_they_have_four_pixels(count in 1u32..=1_000, size in any_size()) {
        let of = |height: f64| TowersLayout::new(size.0, height, DiscCount::new(count).unwrap(), PegCount::THREE);
        prop_assert_eq!(of(size.1).is_silhouette(), of(size.1).thickness() < 4.0);
        // The same discs are thick enough in a picture that is high enough.
        prop_assert!(!of(5.0 * f64::from(count + 2) + 100.0).is_silhouette());
    }
}

/// The number of bands.
fn count_of(bands: &[(Disc, Vec<Polyline>)]) -> usize {
    bands.iter().map(|(_, lines)| lines.len()).sum()
}

#[test]
fn bands_cover_the_tower_and_those_of_both_parities_alternate() {
    for (count, height) in [(200, 616.0), (1_000, 616.0), (1_000, 203.0), (10_000, 616.0)] {
        let discs = DiscCount::new(count).unwrap();
        let layout = TowersLayout::new(712.0, height, discs, PegCount::THREE);
        let silhouette = Silhouette::new(&layout, &Position::tower(discs, Peg::A), Peg::A, None);
        let tower = f64::from(count) * layout.thickness();
        // Each band is four corners: bottom left, top left, top right, bottom right.
        let mut bands: Vec<(f64, f64, Disc)> = Vec::new();
        for (disc, lines) in &silhouette.bands {
            bands.extend(lines.iter().map(|band| (band.points[0].1, band.points[1].1, *disc)));
        }
        bands.sort_by(|a, b| b.0.total_cmp(&a.0));
        assert!(bands.iter().all(|(bottom, top, _)| bottom - top >= 1.0), "{count}");
        let covered: f64 = bands.iter().map(|(bottom, top, _)| bottom - top).sum();
        assert!((covered / tower - 1.0).abs() < 0.03, "{count} at {height}: {covered} of {tower}");
        for pair in bands.windows(2) {
            let [(_, top, below), (bottom, _, above)] = [pair[0], pair[1]];
            assert!((top - bottom).abs() < 1e-6, "no gap and no overlap");
            assert_ne!(below.number() % 2, above.number() % 2);
            assert!(above.number() <= below.number() + count / 16 + 2, "the larger are below");
        }
        // Few colours are drawn, however many discs there are.
        assert!(silhouette.bands.len() <= 32);
        // The disc that is left out is the top of the tower.
        let without = Silhouette::new(&layout, &Position::tower(discs, Peg::A), Peg::A, Some(Disc::SMALLEST));
        assert!(count_of(&without.bands) <= count_of(&silhouette.bands));
    }
    // Each disc has a band of its own where it has two pixels.
    let (discs, height) = (DiscCount::new(9).unwrap(), 52.0 + 26.0 + 11.0 * 2.0);
    let layout = TowersLayout::new(712.0, height, discs, PegCount::THREE);
    let silhouette = Silhouette::new(&layout, &Position::tower(discs, Peg::B), Peg::B, None);
    assert_eq!((layout.thickness(), layout.is_silhouette(), count_of(&silhouette.bands)), (2.0, true, 9));
}

#[test]
fn a_text_beside_the_flag_is_on_the_wider_side_and_away_from_the_discs() {
    let room = |start, goal: u8, pegs| {
        TowersLayout::room_beside_flag(start, Peg::new(goal).unwrap(), PegCount::new(pegs).unwrap())
    };
    assert_eq!(room(Some(Peg::A), 2, 3), (true, 16));
    assert_eq!(room(Peg::new(1), 0, 3), (false, 14));
    assert_eq!(room(Some(Peg::A), 1, 3), (false, 8), "the discs are on the left");
    assert_eq!(room(Peg::new(2), 1, 3), (true, 9), "the discs are on the right");
    assert_eq!(room(None, 9, 10), (true, 18));
}

#[test]
fn each_last_digit_has_a_pattern_of_its_own() {
    let layout = TowersLayout::new(1_400.0, 640.0, DiscCount::new(20).unwrap(), PegCount::THREE);
    let pattern = |number: u32| format!("{:?}", layout.pattern(Disc::new(number).unwrap()));
    for number in 11..20 {
        assert!((11..20).all(|other| (other == number) == (pattern(other) == pattern(number))), "{number}");
    }
    assert_eq!((tile_of(Disc::new(7).unwrap()), tile_of(Disc::new(137).unwrap())), (7, 7));
}

/// The stages of the page on common screens, and how many discs and pegs they may have to show.
#[test]
fn towers_fill_the_stage() {
    for (width, height) in [(366.0, 405.0), (748.0, 566.0), (756.0, 495.0), (712.0, 527.0), (860.0, 640.0)] {
        for (count, pegs) in [(1, 3), (3, 3), (8, 3), (20, 3), (64, 3), (300, 3), (1_000, 3), (5, 4), (5, 10)] {
            let (discs, pegs) = (DiscCount::new(count).unwrap(), PegCount::new(pegs).unwrap());
            let layout = TowersLayout::new(width, height, discs, pegs);
            let share = (layout.floor() - layout.peg_top()) / height;
            assert!((0.6 - 1e-6..=0.85).contains(&share), "{count} discs in {width} x {height}: {share}");
            assert!(
                count > 10 || pegs != PegCount::THREE || layout.number_size() >= Some(11.0),
                "{count} have numbers"
            );
        }
    }
}

/// The places of a goal that is spread over pegs: one outline for each peg, as wide at the bottom as its largest disc, and with few
/// corners where there are many discs.
#[test]
fn outlines_of_a_spread_goal_have_few_corners() {
    for count in [2u32, 4, 13, 24, 40, 60, 1_000] {
        let discs = DiscCount::new(count).unwrap();
        let goal: Position = (0..count).map(|disc| Peg::new((disc * 7 % 5 % 3) as u8).unwrap()).collect();
        let layout = TowersLayout::new(480.0, 200.0, discs, PegCount::THREE);
        let placement = Placement::Position(goal.clone());
        let shapes = layout.spread_goal(&placement, &Position::tower(discs, Peg::A));
        let [Shape::Lines(ground, _), Shape::Lines(outlines, _)] = &shapes[..] else { panic!("{count}: {shapes:?}") };
        assert_eq!(ground, outlines, "{count}");
        let pegs: Vec<Peg> = PegCount::THREE.iter().filter(|peg| goal.iter().any(|(_, at)| at == *peg)).collect();
        assert_eq!(outlines.len(), pegs.len(), "{count}");
        for (outline, peg) in outlines.iter().zip(pegs) {
            let largest = goal.iter().rev().find(|(_, at)| *at == peg).unwrap().0;
            let half = layout.disc_width(largest) / 2.0;
            let (first, last) = (outline.points[0], *outline.points.last().unwrap());
            assert_eq!((first.1, last.1), (layout.floor(), layout.floor()), "{count}");
            assert!(((first.0 - last.0).abs() - 2.0 * half).abs() < 1e-9, "{count}");
            let pile = goal.iter().filter(|(_, at)| *at == peg).count();
            let most = if pile > 12 { 26 } else { 4 * pile };
            assert!(outline.points.len() <= most, "{count}: {} corners", outline.points.len());
        }
        assert!(layout.spread_goal(&placement, &goal).is_empty(), "{count}");
    }
}
