//! The lengths of tasks on three pegs: up and down the number of discs, and Atkinson's recurrence for the one-way ring.
//!
//! *Proved:* `Recurrence::step_up` adds up the recursion's own tasks and moves, `expanded` takes sums apart into them, and both
//! lengths of the one-way ring satisfy x(n) = 2x(n − 1) + 2x(n − 2) + 3 (Atkinson 1981). *For:* every n, and every rule that leads from
//! each of three pegs to each other. *How:* the steps are affine maps of at most six numbers, so that zero and the unit vectors
//! decide about them; and with M their matrix and c their constants, M² = 2M + 2 and (M − 1)c = (3, 3) are the recurrence.

use num_bigint::BigInt;
use tower_of_hanoi::solver::recursion::{ClassCounts, Recurrence};
use tower_of_hanoi::solver::{Index, Length, Peg, Rule};

use super::{PAIRS, expansion};

/// The rules on three pegs that lead from each peg to each other: the named ones, and those by lists of pegs.
fn rules() -> Vec<Rule> {
    let lists = (0..64u32).filter_map(|set| {
        let chosen = PAIRS.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
        let names: Vec<String> = chosen.map(|(_, (from, to))| format!("{}{}", from.to_u8(), to.to_u8())).collect();
        format!("arcs:{}", names.join(",")).parse().ok()
    });
    Rule::NAMED.into_iter().chain(lists).filter(|&rule| Recurrence::of(rule).is_some()).collect()
}

fn unit(size: usize, place: usize) -> Vec<Length> {
    (0..size).map(|other| Length::from(u32::from(other == place))).collect()
}

/// A length of a few moves.
fn small(length: &Length) -> u32 {
    Index::from(length.clone()).to_u64().unwrap().try_into().unwrap()
}

/// How many moves counts of lengths add up to.
fn sum(counts: &ClassCounts, level: &[Length]) -> u64 {
    let lengths = counts.lengths.iter().zip(level).map(|(count, length)| count * u64::from(small(length)));
    counts.moves + lengths.sum::<u64>()
}

#[test]
fn steps_up_add_the_recursion_and_expanded_take_it_apart() {
    let mut seen = 0;
    for rule in rules() {
        let recurrence = Recurrence::of(rule).unwrap();
        let size = recurrence.classes();
        // `size` is no unit vector: that one is zero.
        for level in (0..=size).map(|place| unit(size, place)) {
            let up = recurrence.step_up(&level);
            for (from, to) in PAIRS {
                let (smaller, moves) = expansion(rule, from, to);
                let length = |(from, to)| recurrence.length(&level, from, to);
                let whole = smaller.into_iter().map(length).fold(moves.len() as u32, |sum, length| sum + small(length));
                assert_eq!(small(recurrence.length(&up, from, to)), whole, "{rule:?} {from} {to}");
                seen += 1;
            }
            // One of a class, several of it, and several of all.
            let counts = (0..size).flat_map(|class| {
                [1, 7].map(|count| std::array::from_fn(|other| if other == class { count } else { 0 }))
            });
            for lengths in counts.chain([[2, 3, 5, 7, 11, 13]]) {
                let lengths = std::array::from_fn(|class| if class < size { lengths[class] } else { 0 });
                let whole = ClassCounts { lengths, moves: 5 };
                let down = recurrence.expanded(&whole);
                assert_eq!(sum(&down, &level), sum(&whole, &up), "{rule:?}");
            }
        }
    }
    assert!(seen > 6 * 18);
}

#[test]
fn the_one_way_ring_satisfies_its_recurrence() {
    let ring = Recurrence::of(Rule::OneWay).unwrap();
    assert_eq!(ring.classes(), 2);
    let signed = |level: Vec<Length>| -> Vec<BigInt> { level.iter().map(small).map(BigInt::from).collect() };
    let c = signed(ring.step_up(&vec![Length::ZERO; 2]));
    let columns: Vec<Vec<BigInt>> = (0..2)
        .map(|place| signed(ring.step_up(&unit(2, place))).iter().zip(&c).map(|(all, c)| all - c).collect())
        .collect();
    let times = |vector: &[BigInt]| -> Vec<BigInt> {
        (0..2).map(|row| &columns[0][row] * &vector[0] + &columns[1][row] * &vector[1]).collect()
    };
    for (place, column) in columns.iter().enumerate() {
        let right: Vec<BigInt> = (0..2).map(|row| 2 * &column[row] + 2 * u8::from(row == place)).collect();
        assert_eq!(times(column), right, "M² = 2M + 2");
    }
    let right: Vec<BigInt> = times(&c).iter().zip(&c).map(|(all, c)| all - c).collect();
    assert_eq!(right, [BigInt::from(3), BigInt::from(3)], "(M − 1)c = 3");
    // Where it begins: one disc takes one move to the next peg, and two to the one after.
    let one = ring.step_up(&vec![Length::ZERO; 2]);
    assert_eq!((ring.length(&one, Peg::A, Peg::B), ring.length(&one, Peg::A, Peg::C)), (&1.into(), &2.into()));
}
