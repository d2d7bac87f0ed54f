//! The timeline: strokes and their heights, ticks, and the numbers of discs.

use proptest::prelude::*;
use tower_of_hanoi::layout::timeline::ticks::ticks;
use tower_of_hanoi::layout::timeline::{FINENESS, Scale, octaves, ruler};
use tower_of_hanoi::model::{Span, timeline_window};
use tower_of_hanoi::solver::recursion::outline;
use tower_of_hanoi::solver::{Disc, Index};

use crate::{any_rule, towers_solution};

proptest! {
    #[test]
    fn rulers_have_few_strokes_and_the_rare_ones_are_tall(
        rule in any_rule(),
        count in 2u32..=400,
        a in 0u32..1_000,
        b in 0u32..1_000,
    ) {
        let solution = towers_solution(rule, count);
        let (first, last) = (solution.total().fraction(a.min(b), 1_000), solution.total().fraction(a.max(b) + 1, 1_000));
        let width = last.saturating_sub(&first);
        let span = Span { first: first.clone(), last: last.clone() };
        prop_assume!(!width.is_zero());
        let seen = solution.with_recursion(|recursion| outline(recursion, &first, &last, &width.fraction(1, FINENESS), 4_000)).unwrap();
        prop_assert!(seen.len() < 4_000);
        let scale = Scale::new(solution.total(), count, &width);
        let place = |index: &Index| timeline_window::place_of(&span, index);
        let drawn = ruler(&seen, scale, None, &place);
        let drawn_strokes = drawn.strokes.values().map(Vec::len).sum::<usize>();
        // A stroke whose middle is outside the window is not drawn.
        prop_assert!(drawn_strokes <= seen.len() && drawn_strokes + 2 >= seen.len(), "{} of {}", drawn_strokes, seen.len());
        for strokes in drawn.strokes.values() {
            let places: Vec<f64> = strokes.iter().map(|line| line.points[0].0).collect();
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
        let ticks = ticks(&first, &last);
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
        rule in any_rule(),
        count in 1u32..=400,
        disc in 1u32..=400,
        part in 1u32..=1_000_000,
        factor in 2u32..=4,
    ) {
        let total = towers_solution(rule, count).total().clone();
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
        rule in any_rule(),
        count in 1u32..=400,
        part in 1u32..=1_000_000,
    ) {
        let total = towers_solution(rule, count).total().clone();
        let scale = Scale::new(&total, count, &total.fraction(part, 1_000_000).max(1.into()));
        let labels = scale.labelled_discs(count);
        prop_assert!(labels.len() >= (count as usize).min(4), "{} of {count}", labels.len());
        for (disc, height) in &labels {
            prop_assert!(disc.number() <= count && (scale.height(*disc) - height).abs() < 0.01);
        }
        prop_assert!(labels.windows(2).all(|pair| pair[0].1 - pair[1].1 > 0.08 && pair[0].0 > pair[1].0));
    }
}
