//! Charts: their axes, their lines and the names at the ends of lines.

use proptest::prelude::*;
use tower_of_hanoi::layout::chart::{PlotArea, WIDTH, sampled_discs, spread, ticks};

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
