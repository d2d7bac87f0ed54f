//! The geometry of the pictures.
#![cfg(not(target_arch = "wasm32"))]

mod icicle;
mod oracle;

use oracle::all_positions;
use proptest::prelude::*;
use tower_of_hanoi::layout::chart::{PlotArea, WIDTH, sampled_discs, spread, ticks};
use tower_of_hanoi::layout::colour;
use tower_of_hanoi::layout::explanation::{Cell, MAX_CELLS, MiniTowers, PegMap, digit_cells};
use tower_of_hanoi::layout::silhouette::Silhouette;
use tower_of_hanoi::layout::state_graph::{self, DotPicture, Landmark, Picture, TALL};
use tower_of_hanoi::layout::timeline::ticks::ticks as timeline_ticks;
use tower_of_hanoi::layout::timeline::{FINENESS, Scale, octaves, ruler};
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

/// A number of up to a thousand bits, of any length.
fn any_index() -> impl Strategy<Value = Index> {
    (prop::collection::vec(any::<u32>(), 32), 0u32..=1_000).prop_map(|(words, bits)| {
        let number = words
            .into_iter()
            .fold(Index::ZERO, |number, word| (0..4).fold(number, |n, _| n * 256) + &Index::from(u64::from(word)));
        number >> (1_024 - bits)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn an_axis_has_three_to_seven_round_ticks(first in any_index(), width in any_index()) {
        let last = &first + &width;
        let ticks = timeline_ticks(&first, &last);
        let indices = &ticks.indices;
        prop_assert!(indices.is_sorted_by(|a, b| a < b), "strictly increasing");
        prop_assert!(indices.iter().all(|index| (&first..=&last).contains(&index)), "inside the window");
        prop_assert!(indices.len() <= 7, "{} ticks", indices.len());
        let fewest = width.to_u64().map_or(3, |width| width.saturating_add(1).min(3));
        prop_assert!(indices.len() as u64 >= fewest, "{} ticks", indices.len());
        let power: Index = format!("1{}", "0".repeat(ticks.exponent)).parse().unwrap();
        let steps: Vec<Index> = indices.windows(2).map(|pair| pair[1].saturating_sub(&pair[0])).collect();
        let round = [1, 2, 5].into_iter().find(|multiple| steps.iter().all(|step| *step == &power * *multiple));
        prop_assert!(round.is_some(), "steps of {steps:?}");
        let step = power.as_biguint() * round.unwrap();
        prop_assert!(indices.iter().all(|index| (index.as_biguint() % &step).bits() == 0), "exact multiples");
        // No tick of this step is missing.
        let (before, after) = (indices[0].as_biguint(), indices[indices.len() - 1].as_biguint());
        prop_assert!(indices.len() < 2 || (before < &(first.as_biguint() + &step) && after + &step > *last.as_biguint()));
    }

    /// Zooming by a factor of two moves no stroke by more than a ninth of the height, and up to nine octaves none at all.
    #[test]
    fn heights_slide_slowly_while_the_window_zooms(
        rule in prop::sample::select(vec![Rule::Any, Rule::OneWay, Rule::Linear]),
        count in 1u32..=400,
        disc in 1u32..=400,
        part in 1u32..=1_000_000,
        factor in 2u32..=4,
    ) {
        let total = towers(rule, count).total().clone();
        let disc = Disc::new(disc.min(count)).unwrap();
        let wide = total.fraction(part, 1_000_000).max(1.into());
        let narrow = wide.fraction(1, factor).max(1.into());
        let height = |window: &Index| Scale::new(&total, count, window).height(disc);
        let moved = height(&narrow) - height(&wide);
        let zoomed = octaves(&wide.next()) - octaves(&narrow.next());
        prop_assert!(moved > -1e-9, "a stroke only grows while the window closes in");
        prop_assert!(moved <= zoomed / 9.0 + 1e-9, "{moved} for {zoomed} octaves");
        if octaves(&total.next()) <= 9.0 {
            prop_assert!(moved.abs() < 1e-9, "{moved}");
        }
        prop_assert!((Scale::new(&total, count, &total).height(Disc::new(count).unwrap()) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn disc_numbers_stand_at_their_strokes_and_apart(
        rule in prop::sample::select(vec![Rule::Any, Rule::OneWay, Rule::Linear]),
        count in 1u32..=400,
        part in 1u32..=1_000_000,
    ) {
        let total = towers(rule, count).total().clone();
        let scale = Scale::new(&total, count, &total.fraction(part, 1_000_000).max(1.into()));
        let labels = scale.labelled_discs(count);
        prop_assert!(labels.len() >= (count as usize).min(4), "{} of {count}", labels.len());
        for (disc, height) in &labels {
            prop_assert!(disc.number() <= count && (scale.height(*disc) - height).abs() < 0.01);
        }
        prop_assert!(labels.windows(2).all(|pair| pair[0].1 - pair[1].1 > 0.08 && pair[0].0 > pair[1].0));
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

proptest! {
    #[test]
    fn ticks_are_the_multiples_of_the_smallest_round_number_of_which_few_enough_fit(
        max in prop_oneof![0u64..2_000, any::<u64>()], most in 2u64..12,
    ) {
        let found = ticks(max, most);
        prop_assert_eq!(found[0], 0);
        prop_assert!(found.len() as u64 <= most + 1, "{:?}", found);
        let Some(&step) = found.get(1) else {
            prop_assert_eq!(max, 0);
            return Ok(());
        };
        prop_assert!(found.windows(2).all(|pair| pair[1] - pair[0] == step), "{:?}", found);
        let is_round = |step: u64| matches!(step.to_string().trim_end_matches('0'), "1" | "2" | "5");
        prop_assert!(is_round(step), "{}", step);
        let last = found[found.len() - 1];
        prop_assert!(last <= max && max - last < step, "no tick is missing: {:?} up to {}", found, max);
        let finer = [step / 2, step / 5 * 2, step / 5].into_iter().filter(|&finer| finer > 0 && is_round(finer)).max();
        prop_assert!(finer.is_none_or(|finer| max / finer > most), "{:?} would fit", finer);
    }

    #[test]
    fn sampled_discs_rise_to_the_last_one(last in 0u32..=10_000) {
        let discs = sampled_discs(last);
        prop_assert!(discs.windows(2).all(|pair| pair[0] < pair[1]), "{:?}", discs);
        prop_assert_eq!(discs[0], 1);
        prop_assert!(discs.len() <= 16, "{:?}", discs);
        prop_assert!(last == 0 || discs.contains(&last));
        prop_assert!(*discs.last().unwrap() <= last.max(12));
    }

    /// Names at the ends of lines do not overlap, stay in their order, and are where their lines end if there is room.
    #[test]
    fn names_are_spread_out(places in prop::collection::vec(0.0..200.0f64, 0..7)) {
        let (gap, range) = (14.0, (0.0, 200.0));
        let spread = spread(&places, gap, range);
        prop_assert_eq!(spread.len(), places.len());
        prop_assert!(spread.iter().all(|place| (range.0..=range.1).contains(place)), "{:?}", spread);
        for (a, before) in places.iter().enumerate() {
            for (b, other) in places.iter().enumerate().skip(a + 1) {
                prop_assert!((spread[a] - spread[b]).abs() >= gap - 1e-9, "{:?}", spread);
                prop_assert!(before == other || (before < other) == (spread[a] < spread[b]), "{:?}", spread);
            }
        }
        let mut sorted = places.clone();
        sorted.sort_by(f64::total_cmp);
        if sorted.windows(2).all(|pair| pair[1] - pair[0] >= gap) {
            prop_assert_eq!(spread, places, "nothing has to move");
        }
    }

    #[test]
    fn charts_have_room_in_every_language(number_letters in 1usize..14, name_letters in 0usize..60) {
        let area = PlotArea::new(number_letters, name_letters);
        prop_assert!(area.left > 0.0 && area.right <= WIDTH && area.right - area.left > WIDTH / 3.0, "{:?}", area);
        prop_assert!(area.x(0.0) == area.left && area.y(1.0) == area.top);
        let names = area.name_places(&[0.0, 0.0, 1.0]);
        prop_assert!(names.iter().all(|&place| place >= area.top && place <= area.bottom - 6.0), "{:?}", names);
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
        prop_assert!(seen.iter().all(|label| (0.0..=state_graph::WIDTH).contains(&label.at.x) && (0.0..=TALL).contains(&label.at.y)));
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
                assert!((0.0..=state_graph::WIDTH).contains(&dot.at.x) && (0.0..=TALL).contains(&dot.at.y));
                assert_eq!(picture.nearest(dot.at), Some(&dot.position));
                for other in &dots[..place] {
                    let apart = (dot.at.x - other.at.x).hypot(dot.at.y - other.at.y);
                    assert!(apart > 8.0, "{apart} between two of {} dots", dots.len());
                }
            }
        }
    }
}
