//! The geometry of the pictures.
#![cfg(not(target_arch = "wasm32"))]

mod oracle;

use oracle::all_positions;
use proptest::prelude::*;
use tower_of_hanoi::layout::colour;
use tower_of_hanoi::layout::silhouette::Silhouette;
use tower_of_hanoi::layout::state_graph::{self, Picture};
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
            let Silhouette { outline, bands } = Silhouette::new(&layout, &position, peg, None);
            prop_assert_eq!(outline.is_empty(), count == 0);
            let points = outline.matches('H').count() as f64;
            prop_assert!(points <= 2.0 * (layout.column() + 2.0), "{} points", points);
            prop_assert!(bands.matches('M').count() as f64 <= layout.floor(), "{} bands", bands.matches('M').count());
        }
    }

    #[test]
    fn a_disc_lands_where_it_lies_after_the_move(position in any_position(200), size in prop::sample::select(SIZES.to_vec()), to in 0u8..3) {
        let (layout, to) = (layout(&position, size), Peg::new(to).unwrap());
        // Arranged by hand, any disc may go anywhere.
        for (disc, from) in position.iter() {
            let mut after = position.clone();
            after.play_unchecked(Move { disc, from, to });
            prop_assert_eq!(layout.landing(&position, disc, to), layout.places(&after, None)[disc.index()]);
        }
    }

    #[test]
    fn pegs_end_one_disc_above_the_tallest_tower_and_nothing_leaves_the_picture(
        count in 1u32..=1_000,
        pegs in 1u8..=10,
        size in prop::sample::select(SIZES.to_vec()),
    ) {
        let (discs, pegs) = (DiscCount::new(count).unwrap(), PegCount::new(pegs).unwrap());
        let layout = TowersLayout::new(size.0, size.1, discs, pegs);
        let tower = f64::from(count) * layout.thickness();
        prop_assert!((layout.floor() - layout.peg_top() - tower - layout.thickness()).abs() < 1e-6);
        // A disc that was picked up is above its peg, and the flag above it.
        let above = layout.above(Peg::A).y;
        prop_assert!(above < layout.peg_top() && above - layout.thickness() > 0.0);
        for peg in pegs.iter() {
            let corners = absolute_points(&layout.flag(peg));
            prop_assert!(corners.iter().all(|&(x, y)| (0.0..=size.0).contains(&x) && (0.0..=size.1).contains(&y)), "{:?}", corners);
            let lowest = corners[2..].iter().map(|corner| corner.1).fold(0.0, f64::max);
            prop_assert!(lowest <= above - layout.thickness(), "the pennant is above discs");
        }
        prop_assert!(layout.letter_y() < layout.count_y() && layout.count_y() + 4.0 <= size.1);
        for disc in discs.iter() {
            let place = layout.peg_x(Peg::A);
            for (x, _) in layout.marker(disc).iter().flat_map(|marker| absolute_points(marker)) {
                prop_assert!(place + x >= 0.0, "{disc}: {x}");
                prop_assert!(x.abs() > layout.disc_width(disc) / 2.0 && x.abs() <= layout.column() / 2.0 + 1e-2);
            }
        }
    }

    #[test]
    fn discs_are_drawn_one_by_one_where_they_have_four_pixels(count in 1u32..=1_000, size in prop::sample::select(SIZES.to_vec())) {
        let of = |height: f64| TowersLayout::new(size.0, height, DiscCount::new(count).unwrap(), PegCount::THREE);
        prop_assert_eq!(of(size.1).is_silhouette(), of(size.1).thickness() < 4.0);
        // The same discs are thick enough in a picture that is high enough.
        prop_assert!(!of(4.0 * f64::from(count + 2) + 100.0).is_silhouette());
    }
}

/// The corners of path data with the commands M, L, H, V, l and Z.
fn absolute_points(path: &str) -> Vec<(f64, f64)> {
    let mut points: Vec<(f64, f64)> = Vec::new();
    let starts: Vec<usize> = path.match_indices(char::is_alphabetic).map(|(at, _)| at).chain([path.len()]).collect();
    for pair in starts.windows(2) {
        let (command, numbers) = path[pair[0]..pair[1]].split_at(1);
        let numbers: Vec<f64> = numbers.split_whitespace().map(|number| number.parse().unwrap()).collect();
        let (x, y) = points.last().copied().unwrap_or_default();
        match command {
            "M" | "L" => points.push((numbers[0], numbers[1])),
            "l" => points.push((x + numbers[0], y + numbers[1])),
            "H" => points.push((numbers[0], y)),
            "V" => points.push((x, numbers[0])),
            _ => {}
        }
    }
    points
}

#[test]
fn bands_show_the_odd_discs_of_a_tower_and_alternate_where_discs_do() {
    for (count, height) in [(200, 616.0), (1_000, 616.0), (1_000, 203.0), (10_000, 616.0)] {
        let discs = DiscCount::new(count).unwrap();
        let layout = TowersLayout::new(712.0, height, discs, PegCount::THREE);
        let silhouette = Silhouette::new(&layout, &Position::tower(discs, Peg::A), Peg::A, None);
        let tower = f64::from(count) * layout.thickness();
        // Each band is four corners: bottom left, top left, top right, bottom right.
        let corners = absolute_points(&silhouette.bands);
        let heights: Vec<f64> = corners.chunks(4).map(|band| band[0].1 - band[1].1).collect();
        assert!(heights.iter().all(|&height| height >= 1.0), "{count}: {heights:?}");
        let odd: f64 = heights.iter().sum();
        assert!((odd / tower - 0.5).abs() < 0.03, "{count} at {height}: {odd} of {tower}");
        for pair in corners.chunks(4).collect::<Vec<_>>().windows(2) {
            assert!(pair[1][0].1 < pair[0][1].1, "an even band lies between");
        }
        // The disc that is left out is the top of the tower.
        let without = Silhouette::new(&layout, &Position::tower(discs, Peg::A), Peg::A, Some(Disc::SMALLEST));
        assert!(without.bands.matches('M').count() <= silhouette.bands.matches('M').count());
    }
    // Each disc has a band of its own where it has two pixels.
    let (discs, height) = (DiscCount::new(9).unwrap(), 48.0 + 26.0 + 11.0 * 2.0);
    let layout = TowersLayout::new(712.0, height, discs, PegCount::THREE);
    let silhouette = Silhouette::new(&layout, &Position::tower(discs, Peg::B), Peg::B, None);
    assert_eq!((layout.thickness(), layout.is_silhouette(), silhouette.bands.matches('M').count()), (2.0, true, 5));
}

#[test]
fn neighbouring_discs_are_of_different_colour_families() {
    let discs = DiscCount::new(64).unwrap();
    let hue = |disc: u32| -> f64 {
        let [colour, _] = colour::in_themes(Disc::new(disc).unwrap(), discs);
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
fn discs_their_numbers_and_their_rings_have_enough_contrast_in_both_themes() {
    let contrast = |a: f64, b: f64| (a.max(b) + 0.05) / (a.min(b) + 0.05);
    // The backgrounds of static/style.css, #fbf8f2 and #191816, and the colours of numbers there.
    let (white, light, dark) = (1.0, 0.9387, 0.0091);
    for count in [1, 2, 3, 8, 64, 128] {
        let discs = DiscCount::new(count).unwrap();
        for disc in discs.iter() {
            let colours = colour::in_themes(disc, discs);
            for (colour, paper, number) in [(&colours[0], light, white), (&colours[1], dark, dark)] {
                let own = luminance(colour);
                assert!(contrast(number, own) >= 4.5, "number of disc {disc} of {count}");
                assert!(contrast(paper, own) >= 3.0 && contrast(white, own) >= 3.0, "disc {disc} of {count}");
            }
            assert!(colour::of(disc, discs).contains(&colours[1]));
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
