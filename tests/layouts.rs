//! The geometry of the pictures.
#![cfg(not(target_arch = "wasm32"))]

mod oracle;

use oracle::all_positions;
use proptest::prelude::*;
use tower_of_hanoi::layout::colour;
use tower_of_hanoi::layout::explanation::{Cell, MAX_CELLS, MiniTowers, PegMap, digit_cells};
use tower_of_hanoi::layout::silhouette::outline;
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

/// The digits of a number are in order; those around the box are there, and gaps stand for the others.
#[test]
fn long_numbers_are_cut_where_nothing_is_lost() {
    for count in (1..200).chain([1_000, 3_000]) {
        for boxed in (1..=count.min(60)).chain([count]) {
            let cells = digit_cells(count, boxed);
            assert!(cells.len() <= MAX_CELLS as usize, "{count} {boxed}");
            let digits: Vec<u32> = cells.iter().filter_map(|cell| digit_of(*cell)).collect();
            assert!(digits.windows(2).all(|pair| pair[0] > pair[1]));
            let mut expected = [count - 1, boxed - 1, 0].to_vec();
            expected.extend(Some(boxed).filter(|before| *before < count));
            assert!(expected.iter().all(|place| digits.contains(place)), "{count} {boxed}: {cells:?}");
            for pair in cells.windows(3) {
                match (digit_of(pair[0]), pair[1], digit_of(pair[2])) {
                    (Some(left), Cell::Gap, Some(right)) => assert!(left > right + 1),
                    (Some(left), Cell::Digit(place), _) => assert_eq!(left, place + 1),
                    (None, Cell::Digit(_), _) => {}
                    _ => panic!("{cells:?}"),
                }
            }
            assert!(count > MAX_CELLS || cells.len() == count as usize, "short numbers are whole");
        }
    }
}

fn digit_of(cell: Cell) -> Option<u32> {
    if let Cell::Digit(place) = cell { Some(place) } else { None }
}

/// The numbers of a path.
fn numbers(path: &str) -> Vec<f64> {
    path.split(|sign: char| sign.is_alphabetic() || sign == ' ').filter_map(|number| number.parse().ok()).collect()
}

/// Arrows go from one peg to the other within the picture and cover no third peg; two pegs' arrows there and back differ.
#[test]
fn arrows_lead_from_peg_to_peg() {
    for count in 3..=PegCount::MAX {
        let count = PegCount::new(count).unwrap();
        let pegs: Vec<Peg> = count.iter().collect();
        for map in [PegMap::ring(count), PegMap::row(&pegs, true), PegMap::row(&pegs, false)] {
            for (&from, &to) in pegs.iter().flat_map(|from| pegs.iter().map(move |to| (from, to))) {
                if from == to {
                    continue;
                }
                let arrow = map.arrow(from, to);
                let line = numbers(&arrow.line);
                let tip = numbers(&arrow.head);
                let away = |peg: Peg, x: f64, y: f64| (map.peg(peg).x - x).hypot(map.peg(peg).y - y);
                for (peg, x, y) in [(from, line[0], line[1]), (to, tip[0], tip[1])] {
                    assert!((away(peg, x, y) - PegMap::RADIUS - 3.0).abs() < 0.1, "{from} {to}");
                }
                let inside = |x: f64, y: f64| (0.0..=map.width).contains(&x) && (0.0..=map.height).contains(&y);
                assert!(tip.chunks(2).chain(line.chunks(2).step_by(2)).all(|at| inside(at[0], at[1])));
                assert!(inside(arrow.label.x, arrow.label.y), "{count:?} {from} {to}");
                assert!(arrow.line != map.arrow(to, from).line);
            }
            for (&a, &b) in pegs.iter().flat_map(|a| pegs.iter().map(move |b| (a, b))).filter(|(a, b)| a != b) {
                assert!(away_from(&map, a, b) > 2.0 * PegMap::RADIUS, "pegs do not touch");
            }
        }
    }
}

fn away_from(map: &PegMap, a: Peg, b: Peg) -> f64 {
    (map.peg(a).x - map.peg(b).x).hypot(map.peg(a).y - map.peg(b).y)
}

#[test]
fn tiny_towers_stay_in_their_columns() {
    for (pegs, discs, tallest) in [(3, 1, 1), (3, 8, 5), (4, 13, 13), (10, 1_000, 6), (3, 5, 5)] {
        let (pegs, discs) = (PegCount::new(pegs).unwrap(), DiscCount::new(discs).unwrap());
        let layout = MiniTowers::new(pegs, discs, tallest);
        let column = layout.width() / f64::from(pegs.count());
        for (peg, disc) in pegs.iter().flat_map(|peg| discs.iter().map(move |disc| (peg, disc))) {
            for below in 0..tallest {
                let at = layout.disc(disc, peg, below);
                let left = f64::from(peg.to_u8()) * column;
                assert!(at.x >= left && at.x + at.width <= left + column && at.width >= 8.0);
                assert!(at.y >= 0.0 && at.y + at.height <= MiniTowers::HEIGHT && at.height > 1.0);
                let above = layout.disc(disc, peg, below + 1);
                assert!(above.y + above.height <= at.y + 1e-9, "discs do not overlap");
            }
        }
        let widths: Vec<f64> = discs.iter().map(|disc| layout.disc(disc, Peg::A, 0).width).collect();
        assert!(widths.windows(2).all(|pair| pair[0] < pair[1]));
    }
}
