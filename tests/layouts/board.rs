//! What is drawn around the discs on the board: arrows of the rule, marks of the explained task, the magnifier.

use proptest::prelude::*;
use tower_of_hanoi::layout::drawing::{Paint, Polyline, Shape};
use tower_of_hanoi::layout::magnifier::Magnifier;
use tower_of_hanoi::layout::rule_arrows::RuleView;
use tower_of_hanoi::layout::task_marks::TaskMarks;
use tower_of_hanoi::layout::towers::TowersLayout;
use tower_of_hanoi::solver::{Disc, DiscCount, Peg, PegCount, Position, Rule};

use crate::any_position;
use crate::towers::{SIZES, any_size, corners, layout};

/// The pairs of pegs that are joined, and the heads of arrows at both ends together.
fn arrows(rule: Rule, pegs: PegCount) -> (usize, usize) {
    let layout = TowersLayout::new(712.0, 527.0, DiscCount::new(3).unwrap(), pegs);
    let shapes = layout.rule_arrows(rule, pegs, RuleView::default());
    let lines = |shape: &Shape| if let Shape::Lines(lines, _) = shape { lines.clone() } else { Vec::new() };
    for (x, y) in shapes.iter().flat_map(lines).flat_map(|line| line.points) {
        assert!((0.0..=712.0).contains(&x) && (0.0..=layout.peg_top()).contains(&y), "{rule}: {x}, {y}");
    }
    (shapes.len(), shapes.iter().map(|shape| lines(shape).len() - 1).sum())
}

/// Where the arrows of a rule begin and end.
fn ends_of_arrows(layout: &TowersLayout, rule: Rule, pegs: PegCount, view: RuleView) -> Vec<(f64, f64)> {
    let ends = |shape: Shape| {
        let Shape::Lines(lines, _) = shape else { panic!("a line") };
        let points = &lines[0].points;
        [points[0], points[points.len() - 1]]
    };
    layout.rule_arrows(rule, pegs, view).into_iter().flat_map(ends).collect()
}

/// No two arrows end at one point, so that no head looks as if it were another one's.
#[test]
fn arrows_end_beside_each_other() {
    for (width, height) in SIZES.into_iter().chain([(712.0, 527.0), (1_000.0, 400.0)]) {
        for (rule, has_words) in Rule::NAMED.into_iter().flat_map(|rule| [(rule, false), (rule, true)]) {
            for (pegs, least) in [(3, 7.0), (4, 7.0), (10, 1.5)] {
                let pegs = PegCount::new(pegs).unwrap();
                let layout = TowersLayout::new(width, height, DiscCount::new(3).unwrap(), pegs);
                let ends = ends_of_arrows(&layout, rule, pegs, RuleView { from: None, has_words });
                for (number, a) in ends.iter().enumerate() {
                    let is_apart = |b: &(f64, f64)| (a.0 - b.0).hypot(a.1 - b.1) >= least;
                    assert!(ends[..number].iter().all(is_apart), "{rule} on {pegs} pegs, {width} by {height}: {a:?}");
                }
            }
        }
    }
}

/// Each move between pegs that a rule allows is the head of an arrow, for every rule but the one that allows all.
#[test]
fn arrows_say_what_the_rule_allows() {
    let custom: Rule = "arcs:01,12,02".parse().unwrap();
    for rule in Rule::NAMED.into_iter().chain([custom]) {
        for pegs in (3..=10).map(|pegs| PegCount::new(pegs).unwrap()) {
            let pairs = || pegs.iter().flat_map(|a| pegs.iter().filter(move |&b| a != b).map(move |b| (a, b)));
            let allowed = pairs().filter(|&(a, b)| rule.allows(pegs, a, b)).count();
            let joined =
                pairs().filter(|&(a, b)| a < b && (rule.allows(pegs, a, b) || rule.allows(pegs, b, a))).count();
            let expected = if allowed == pairs().count() { (0, 0) } else { (joined, allowed) };
            assert_eq!(arrows(rule, pegs), expected, "{rule} on {pegs}");
        }
    }
    // Of a disc in hand, only its own are drawn, and under words they are flat.
    let layout = TowersLayout::new(712.0, 527.0, DiscCount::new(3).unwrap(), PegCount::THREE);
    for peg in PegCount::THREE.iter() {
        let view = RuleView { from: Some(peg), has_words: true };
        let shapes = layout.rule_arrows(Rule::Linear, PegCount::THREE, view);
        assert_eq!(shapes.len(), if peg == Peg::B { 2 } else { 1 });
        assert!(shapes.iter().flat_map(corners).all(|(_, y)| y > 50.0));
    }
    assert_eq!(arrows("one-way".parse().unwrap(), PegCount::THREE), (3, 3));
    assert_eq!(arrows("linear".parse().unwrap(), PegCount::THREE), (2, 4));
}

/// The position with at most so many discs besides this one on its peg.
fn with_few_beside(position: &Position, disc: Disc, most: usize) -> Position {
    let peg = position.peg(disc).unwrap();
    let mut beside = 0;
    let pegs = position.iter().map(|(other, at)| {
        beside += usize::from(at == peg && other != disc);
        if at == peg && other != disc && beside > most {
            PegCount::THREE.iter().find(|&other| other != peg).unwrap()
        } else {
            at
        }
    });
    Position::from_pegs(pegs.collect()).unwrap()
}

proptest! {
    /// Brackets enclose the discs of a task where they lie, and nothing else; the outline of its end lies on what is there.
    #[test]
    fn brackets_enclose_the_discs_of_a_task(position in any_position(60), low in 0u32..20, more in 1u32..20, to in 0u8..3, size in any_size()) {
        let (count, to) = (position.discs().count(), Peg::new(to).unwrap());
        let marks = TaskMarks { low: low.min(count - 1), high: (low + more).clamp(1, count).max(low.min(count - 1) + 1), to };
        let layout = layout(&position, size);
        let shapes = layout.brackets(marks, &position, PegCount::THREE);
        let Shape::Lines(brackets, _) = &shapes[0] else { panic!("lines") };
        let places = layout.places(&position);
        for (disc, place) in position.discs().iter().zip(&places) {
            let middle = place.y - layout.thickness() / 2.0;
            let is_beside = |bracket: &&Polyline| {
                let (x, top, bottom) = (bracket.points[1].0, bracket.points[1].1, bracket.points[2].1);
                (x - place.x).abs() < layout.column() / 2.0 && (top - 1.5..=bottom + 1.5).contains(&middle)
            };
            let is_part = disc.number() > marks.low && disc.number() <= marks.high;
            prop_assert_eq!(brackets.iter().filter(is_beside).count(), 2 * usize::from(is_part), "{}", disc);
        }
        let Some(Shape::Lines(outline, _)) = layout.task_end(marks, &position) else { panic!("an outline") };
        let points = &outline[0].points;
        let below = position.iter().filter(|&(disc, peg)| peg == to && disc.number() > marks.high).count();
        prop_assert!((points[0].1 - layout.rest(to, below as u32).y).abs() < 1e-6);
        let height = f64::from(marks.high - marks.low) * layout.thickness();
        let top = points.iter().map(|point| point.1).fold(f64::INFINITY, f64::min);
        prop_assert!((points[0].1 - top - height).abs() < 1e-6);
    }

    /// The magnifier shows the disc that moved among its neighbours, over a tower, and touches nothing there.
    #[test]
    fn a_magnifier_shows_the_neighbours_of_a_disc(position in any_position(1000), number in 1u32..=1000, beside in 0usize..12, size in any_size()) {
        let disc = Disc::new(number.min(position.discs().count())).unwrap();
        let position = with_few_beside(&position, disc, beside);
        let layout = layout(&position, size);
        let Some(magnifier) = Magnifier::new(&layout, &position, PegCount::THREE, disc) else {
            prop_assert!(position.discs().count() < 40 || layout.number_size().is_some() || layout.column() < 80.0 || size.1 < 270.0);
            return Ok(());
        };
        let peg = position.peg(disc).unwrap();
        let tower: Vec<Disc> = position.iter().filter(|&(_, at)| at == peg).map(|(disc, _)| disc).collect();
        let shown = magnifier.discs();
        prop_assert!(shown.contains(&disc) && shown.len() == tower.len().min(9));
        prop_assert!(tower.windows(shown.len()).any(|discs| discs == shown), "one part of the tower");
        let shapes = magnifier.shapes(&layout);
        let Some(Shape::Rectangle((left, top), (width, height), ..)) = shapes.get(1) else { panic!("a box") };
        prop_assert!(*left >= 0.0 && left + width <= size.0 && *top >= layout.peg_top());
        let under = PegCount::THREE.iter().find(|&peg| (layout.peg_x(peg) - left - width / 2.0).abs() < 1e-6).unwrap();
        let highest = position.iter().filter(|&(_, at)| at == under).count();
        prop_assert!(top + height <= layout.rest(under, highest as u32).y);
        let texts: Vec<_> = shapes.iter().filter_map(|shape| if let Shape::Text(text) = shape { Some(text) } else { None }).collect();
        prop_assert_eq!(texts.iter().map(|text| text.text.clone()).collect::<Vec<_>>(), shown.iter().map(|disc| disc.number().to_string()).collect::<Vec<_>>());
        // A number fits its disc, even inside the ring of the disc that moved.
        let is_ring = |paint: &Paint| paint.stroke.is_some() && paint.fill.is_none();
        let bodies = shapes.iter().skip(2).filter_map(|shape| if let Shape::Rectangle(_, (width, _), _, paint) = shape { (!is_ring(paint)).then_some(width) } else { None });
        for (text, width) in texts.iter().zip(bodies) {
            let number = 0.56 * text.size * text.text.len() as f64;
            prop_assert!(number + 6.0 <= *width, "{}: {number} in {width}", text.text);
        }
    }
}
