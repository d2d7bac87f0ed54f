//! The small pictures of an explanation: digits, arrows between pegs, and small towers.

use tower_of_hanoi::layout::explanation::{Cell, MAX_CELLS, MiniTowers, PegMap, digit_cells};
use tower_of_hanoi::solver::{DiscCount, Peg, PegCount};

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
