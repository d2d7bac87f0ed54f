//! The geometry of the pictures.
#![cfg(not(target_arch = "wasm32"))]

mod oracle;

use oracle::all_positions;
use proptest::prelude::*;
use tower_of_hanoi::layout::colour;
use tower_of_hanoi::layout::silhouette::outline;
use tower_of_hanoi::layout::state_graph::{self, DotPicture, Landmark, Picture, TALL, WIDTH};
use tower_of_hanoi::layout::timeline::{FINENESS, Scale, ruler};
use tower_of_hanoi::layout::towers::{MovingDisc, TowersLayout, counts};
use tower_of_hanoi::solver::graph::viewport::{GraphViewport, PEGS};
use tower_of_hanoi::solver::graph::{StateGraph, Triangle};
use tower_of_hanoi::solver::recursion::outline as strokes;
use tower_of_hanoi::solver::{
    Disc, DiscCount, Index, Move, PathKind, Peg, PegCount, Placement, Position, Puzzle, Rule, Solution,
};

fn any_position(max: usize) -> impl Strategy<Value = Position> {
    let peg = (0u8..3).prop_map(|peg| Peg::new(peg).unwrap());
    prop::collection::vec(peg, 1..=max).prop_map(|pegs| Position::from_pegs(pegs).unwrap())
}

fn layout(position: &Position, (width, height): (f64, f64)) -> TowersLayout {
    TowersLayout::new(width, height, position.discs(), PegCount::THREE)
}

const SIZES: [(f64, f64); 4] = [(320.0, 200.0), (336.0, 260.0), (1088.0, 368.0), (1400.0, 640.0)];

proptest! {
    #[test]
    fn discs_lie_on_each_other_within_the_picture(position in any_position(200), size in prop::sample::select(SIZES.to_vec())) {
        let layout = layout(&position, size);
        let places = layout.places(&position, None);
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

    #[test]
    fn larger_discs_are_wider_and_towers_do_not_touch(count in 2u32..=1_000, size in prop::sample::select(SIZES.to_vec())) {
        let layout = TowersLayout::new(size.0, size.1, DiscCount::new(count).unwrap(), PegCount::THREE);
        let widths: Vec<_> = (1..=count).map(|disc| layout.disc_width(Disc::new(disc).unwrap())).collect();
        prop_assert!(widths.windows(2).all(|pair| pair[0] < pair[1]));
        prop_assert!(widths.iter().all(|&width| width < layout.column()));
    }

    #[test]
    fn a_moving_disc_starts_and_ends_at_rest_and_never_jumps(position in any_position(20), size in prop::sample::select(SIZES.to_vec())) {
        let layout = layout(&position, size);
        let (disc, to) = position.iter().next().unwrap();
        let from = Peg::new((to.to_u8() + 1) % 3).unwrap();
        let mut before = position.clone();
        before.play_unchecked(Move { disc, from: to, to: from });
        let place = |progress| layout.places(&position, Some(MovingDisc { step: Move { disc, from, to }, progress }))[0];
        prop_assert_eq!(place(0.0), layout.places(&before, None)[0]);
        let (end, rest) = (place(1.0), layout.places(&position, None)[0]);
        prop_assert!((end.x - rest.x).abs() < 1e-6 && (end.y - rest.y).abs() < 1e-6);
        let steps: Vec<_> = (0..=200).map(|step| place(f64::from(step) / 200.0)).collect();
        for pair in steps.windows(2) {
            let moved = (pair[1].x - pair[0].x).abs() + (pair[1].y - pair[0].y).abs();
            prop_assert!(moved < (size.0 + size.1) / 40.0, "a jump of {moved}");
        }
    }

    #[test]
    fn the_length_of_an_outline_depends_on_the_picture_and_not_on_the_discs(position in any_position(1_000), size in prop::sample::select(SIZES.to_vec())) {
        let layout = layout(&position, size);
        for (peg, count) in PegCount::THREE.iter().zip(counts(&position, PegCount::THREE)) {
            let path = outline(&layout, &position, peg, None);
            prop_assert_eq!(path.is_empty(), count == 0);
            let points = path.matches('H').count() as f64;
            prop_assert!(points <= 2.0 * (layout.column() + 2.0), "{} points", points);
        }
    }
}

#[test]
fn neighbouring_discs_are_of_different_colour_families() {
    let discs = DiscCount::new(64).unwrap();
    let hue = |disc: u32| -> f64 {
        let colour = colour::of(Disc::new(disc).unwrap(), discs);
        colour.trim_end_matches(')').split(' ').next_back().unwrap().parse().unwrap()
    };
    assert!((1..=64).step_by(2).all(|disc| hue(disc) < 90.0));
    assert!((2..=64).step_by(2).all(|disc| hue(disc) > 190.0));
}

/// The luminance of a colour written as `oklch(lightness chroma hue)`, by Ottosson's matrices (2020).
fn luminance(colour: &str) -> f64 {
    let parts: Vec<f64> = colour[6..colour.len() - 1].split(' ').map(|part| part.parse().unwrap()).collect();
    let (a, b) = (parts[1] * parts[2].to_radians().cos(), parts[1] * parts[2].to_radians().sin());
    let l = (parts[0] + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (parts[0] - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (parts[0] - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
    let red = 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s;
    let green = -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s;
    let blue = -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s;
    0.2126 * red.clamp(0.0, 1.0) + 0.7152 * green.clamp(0.0, 1.0) + 0.0722 * blue.clamp(0.0, 1.0)
}

#[test]
fn discs_and_their_numbers_have_enough_contrast_in_both_themes() {
    let contrast = |a: f64, b: f64| (a.max(b) + 0.05) / (a.min(b) + 0.05);
    // The backgrounds of static/style.css: #fbf8f2 and #191816.
    let (white, light, dark) = (1.0, 0.9387, 0.0091);
    for count in [1, 2, 3, 8, 64, 128] {
        let discs = DiscCount::new(count).unwrap();
        for disc in discs.iter() {
            let own = luminance(&colour::of(disc, discs));
            assert!(contrast(white, own) >= 4.5, "number of disc {disc} of {count}");
            assert!(contrast(light, own) >= 3.0 && contrast(dark, own) >= 3.0, "disc {disc} of {count}");
        }
    }
}

fn towers(rule: Rule, count: u32) -> Solution {
    let ends = (Placement::Tower(Peg::A), Placement::Tower(Peg::C));
    Solution::new(&Puzzle::new(rule, PegCount::THREE, DiscCount::new(count).unwrap(), ends.0, ends.1).unwrap()).unwrap()
}

fn draw(viewport: &GraphViewport, rule: Rule, solution: &Solution, here: &Position) -> Picture {
    solution.with_recursion(|route| state_graph::picture(viewport, rule, Some(route), None, here)).unwrap()
}

/// The number of lines in path data.
fn lines(path: &str) -> usize {
    path.matches('L').count()
}

#[test]
fn a_small_graph_is_drawn_completely_with_its_path() {
    for rule in [Rule::Any, Rule::OneWay, Rule::Linear] {
        for count in 2..=4 {
            let solution = towers(rule, count);
            let discs = DiscCount::new(count).unwrap();
            let picture = draw(&GraphViewport::whole(discs), rule, &solution, &Position::tower(discs, Peg::A));
            let graph = StateGraph::new(rule, PegCount::THREE, discs).unwrap();
            assert_eq!(picture.dots.len() as u64, graph.vertices().to_u64().unwrap());
            assert_eq!(lines(&picture.route) as u64, solution.total().to_u64().unwrap(), "{rule} {count}");
            let any = StateGraph::new(Rule::Any, PegCount::THREE, discs).unwrap().edges();
            // An arrowhead has two more lines.
            let drawn = lines(&picture.edges) + lines(&picture.missing) + lines(&picture.arrows) / 3;
            assert_eq!(drawn as u64, any.to_u64().unwrap(), "{rule} {count}");
            assert!(picture.missing.is_empty() != (rule == Rule::Linear));
            assert!(picture.arrows.is_empty() != (rule == Rule::OneWay));
            let mut dots: Vec<_> = picture.dots.iter().map(|dot| dot.position.to_string()).collect();
            dots.sort();
            dots.dedup();
            assert_eq!(dots.len(), picture.dots.len(), "each position once");
            // The current position is drawn where its dot is.
            let here = state_graph::here(&GraphViewport::whole(discs), &Position::tower(discs, Peg::A)).0.unwrap();
            let first = picture.dots.iter().find(|dot| dot.position.as_tower() == Some(Peg::A)).unwrap();
            assert!((here.x - first.at.x).hypot(here.y - first.at.y) < 1.0);
        }
    }
}

#[test]
fn neighbours_across_corners_are_one_move_away_and_lead_back() {
    let discs = DiscCount::new(5).unwrap();
    for number in 0..27u8 {
        let larger = [number / 9, number / 3 % 3, number % 3].map(|peg| Peg::new(peg).unwrap());
        let triangle = Triangle::of(discs, &larger).unwrap();
        for peg in PegCount::THREE.iter() {
            let Some((other, disc, [from, to])) = triangle.neighbour(peg) else {
                assert_eq!(larger, [peg; 3]);
                continue;
            };
            let mut position = triangle.corner_position(peg);
            let step = Move { disc, from, to };
            assert!(position.is_legal(step, Rule::Any, PegCount::THREE));
            position.play_unchecked(step);
            assert_eq!(position, other.corner_position(peg));
            assert_eq!(other.neighbour(peg).map(|(back, ..)| back), Some(triangle.clone()));
        }
    }
}

proptest! {
    #[test]
    fn the_picture_is_small_and_correct_in_every_viewport(
        rule in prop::sample::select(vec![Rule::Any, Rule::OneWay, Rule::Linear]),
        count in 2u32..=1_000,
        views in prop::collection::vec((0.3f64..1.8, -0.5f64..0.5, -0.4f64..0.4), 1..80),
        part in 0u32..1_000,
    ) {
        let solution = towers(rule, count);
        let discs = DiscCount::new(count).unwrap();
        let here = solution.position_at(&solution.total().fraction(part, 1_000)).unwrap();
        let mut viewport = GraphViewport::whole(discs);
        for (factor, x, y) in views {
            viewport.zoom(factor, (x, y));
            viewport.pan(x, y);
            prop_assert!(viewport.width() >= 0.79 && viewport.width() < 3.0, "{}", viewport.width());
        }
        let picture = draw(&viewport, rule, &solution, &here);
        prop_assert!(picture.dots.len() <= 700, "{} dots", picture.dots.len());
        let drawn = lines(&picture.edges) + lines(&picture.arrows) + lines(&picture.missing) + lines(&picture.marks);
        // The maximum in 25,000 cases was 20,704.
        prop_assert!(drawn < 22_000, "{drawn} lines");
        prop_assert!(picture.dots.iter().all(|dot| dot.at.x.is_finite() && dot.at.y.is_finite()));
        // A viewport that follows the current position shows it.
        viewport.follow(&here);
        prop_assert!(viewport.shows(&here, 0.8));
        let viewport = GraphViewport::at(Triangle::around(&here, viewport.triangle().size().min(3)).unwrap());
        prop_assert!(state_graph::here(&viewport, &here).0.is_some());
    }

    #[test]
    fn rulers_have_few_strokes_and_the_rare_ones_are_tall(
        rule in prop::sample::select(vec![Rule::Any, Rule::OneWay, Rule::Linear]),
        count in 2u32..=400,
        a in 0u32..1_000,
        b in 0u32..1_000,
    ) {
        let solution = towers(rule, count);
        let (first, last) = (solution.total().fraction(a.min(b), 1_000), solution.total().fraction(a.max(b) + 1, 1_000));
        let width = last.saturating_sub(&first);
        let span = tower_of_hanoi::model::Span { first: first.clone(), last: last.clone() };
        prop_assume!(!width.is_zero());
        let seen = solution.with_recursion(|recursion| strokes(recursion, &first, &last, &width.fraction(1, FINENESS), 4_000)).unwrap();
        prop_assert!(seen.len() < 4_000);
        let scale = Scale::new(solution.total(), count, &width);
        let place = |index: &Index| tower_of_hanoi::model::timeline_window::place_of(&span, index);
        let drawn = ruler(&seen, scale, None, &place);
        let drawn_strokes = drawn.paths.iter().map(|path| path.matches('M').count()).sum::<usize>();
        // A stroke whose middle is outside the window is not drawn.
        prop_assert!(drawn_strokes <= seen.len() && drawn_strokes + 2 >= seen.len(), "{} of {}", drawn_strokes, seen.len());
        for path in &drawn.paths {
            let places: Vec<f64> = path.split('M').skip(1).map(|line| line.split(' ').next().unwrap().parse().unwrap()).collect();
            prop_assert!(places.is_sorted() && places.iter().all(|x| (0.0..=1_000.0).contains(x)));
        }
        let heights: Vec<f64> = (1..=count).map(|disc| scale.height(Disc::new(disc).unwrap())).collect();
        prop_assert!(heights.is_sorted());
    }
}

#[test]
fn the_hamiltonian_path_visits_every_position_of_the_picture() {
    let discs = DiscCount::new(4).unwrap();
    let ends = (Placement::Tower(Peg::A), Placement::Tower(Peg::C));
    let puzzle = Puzzle::new(Rule::Any, PegCount::THREE, discs, ends.0, ends.1).unwrap();
    let tour = Solution::with_path(&puzzle, PathKind::Hamiltonian).unwrap();
    let start = Position::tower(discs, Peg::A);
    let picture = tour
        .with_recursion(|tour| state_graph::picture(&GraphViewport::whole(discs), Rule::Any, None, Some(tour), &start));
    assert_eq!(lines(&picture.unwrap().tour), 80);
    assert_eq!(tour.index_of(&"1111".parse().unwrap()), Some(Index::from(40)));
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

/// A viewport after some zooming and panning.
fn viewport(discs: DiscCount, views: &[(f64, f64, f64)]) -> GraphViewport {
    let mut viewport = GraphViewport::whole(discs);
    for &(factor, x, y) in views {
        viewport.zoom(factor, (x, y));
        viewport.pan(x / 2.0, y / 2.0);
    }
    viewport
}

fn any_views(most: usize) -> impl Strategy<Value = Vec<(f64, f64, f64)>> {
    prop::collection::vec((0.3f64..1.5, -0.5f64..0.5, -0.4f64..0.4), 0..most)
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

    /// Texts are inside the picture, and the whole graph has one at each corner.
    #[test]
    fn landmarks_are_in_the_picture(count in 1u32..300, views in any_views(20)) {
        let discs = DiscCount::new(count).unwrap();
        let seen = state_graph::labels(&viewport(discs, &views));
        prop_assert!(seen.iter().all(|label| (0.0..=WIDTH).contains(&label.at.x) && (0.0..=TALL).contains(&label.at.y)));
        let whole = state_graph::labels(&GraphViewport::whole(discs));
        let corners = whole.iter().filter(|label| matches!(label.names, Landmark::Corner(_))).count();
        let parts = whole.iter().filter(|label| matches!(label.names, Landmark::Part(_))).count();
        prop_assert_eq!((corners, parts), (3, if count > 2 { 3 } else { 0 }));
    }
}

/// The positions around one: each is drawn once, none farther than it says, and dots do not overlap.
#[test]
fn a_large_graph_is_drawn_around_a_position() {
    for (pegs, count) in [(4, 5), (4, 12), (4, 300), (5, 20), (7, 64), (10, 12), (10, 1_000)] {
        let graph = StateGraph::new(Rule::Any, PegCount::new(pegs).unwrap(), DiscCount::new(count).unwrap()).unwrap();
        for number in 0..4u64 {
            let digit = |disc: u64| Peg::new(((disc * 5 + number * (disc / 3)) % u64::from(pegs)) as u8).unwrap();
            let centre = Position::from_pegs((0..u64::from(count)).map(digit).collect()).unwrap();
            let picture = DotPicture::new(&graph, &centre);
            let moves = picture.moves.unwrap();
            assert!((1..=4).contains(&moves), "{pegs} {count}: {moves} moves");
            let (dots, mut found) = (picture.dots(), std::collections::BTreeSet::from([centre.to_string()]));
            let mut ring = vec![centre.clone()];
            for _ in 0..moves {
                let reached = ring.iter().flat_map(|from| graph.moves(from).map(move |step| (from, step)));
                let mut next = Vec::new();
                for (from, step) in reached {
                    let mut position = from.clone();
                    position.play_unchecked(step);
                    if found.insert(position.to_string()) {
                        next.push(position);
                    }
                }
                ring = next;
            }
            assert_eq!(
                dots.iter().map(|dot| dot.position.to_string()).collect::<std::collections::BTreeSet<_>>(),
                found
            );
            assert_eq!(dots.len(), found.len());
            for (place, dot) in dots.iter().enumerate() {
                assert!((0.0..=WIDTH).contains(&dot.at.x) && (0.0..=TALL).contains(&dot.at.y));
                assert_eq!(picture.nearest(dot.at), Some(&dot.position));
                for other in &dots[..place] {
                    let apart = (dot.at.x - other.at.x).hypot(dot.at.y - other.at.y);
                    assert!(apart > 8.0, "{apart} between two of {} dots", dots.len());
                }
            }
        }
    }
}
