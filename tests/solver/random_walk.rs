//! The expected number of random moves against the equations that it solves.

use tower_of_hanoi::solver::counts::random_walk;
use tower_of_hanoi::solver::{DiscCount, Index, Peg, PegCount, Position, Rule};

/// A prime. Fractions are numbers modulo it, so that no digits are lost.
const PRIME: u64 = (1 << 61) - 1;

fn times(a: u64, b: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(PRIME)) as u64
}

fn minus(a: u64, b: u64) -> u64 {
    (a + PRIME - b) % PRIME
}

/// By Fermat's little theorem.
fn inverse(a: u64) -> u64 {
    let bits = (0..61).rev().map(|bit| (PRIME - 2) >> bit & 1);
    bits.fold(1, |power, bit| {
        let square = times(power, power);
        if bit == 1 { times(square, a) } else { square }
    })
}

fn residue(number: &Index) -> u64 {
    (number.as_biguint() % PRIME).try_into().unwrap()
}

fn positions(discs: u32) -> Vec<Position> {
    let peg = |number: usize, disc: u32| Peg::modulo_three((number / 3usize.pow(disc)) as u64);
    (0..3usize.pow(discs))
        .map(|number| Position::from_pegs((0..discs).map(|disc| peg(number, disc)).collect()).unwrap())
        .collect()
}

fn number(position: &Position) -> usize {
    position.pegs().iter().rev().fold(0, |number, peg| 3 * number + peg.index())
}

/// The expected number of moves from the tower on A to the one on C, by the equations: it is 0 at the goal, and elsewhere 1 more than
/// the mean over the neighbours.
fn solved(discs: u32) -> u64 {
    let all = positions(discs);
    let (size, goal) = (all.len(), all.len() - 1);
    let mut rows: Vec<Vec<u64>> = all
        .iter()
        .map(|position| {
            let mut row = vec![0; size + 1];
            let here = number(position);
            row[here] = 1;
            if here != goal {
                let moves: Vec<_> =
                    position.legal_moves(&crate::oracle::ruled(Rule::Any, PegCount::THREE, position)).collect();
                row[size] = 1;
                for mv in &moves {
                    let mut next = position.clone();
                    next.play_unchecked(*mv);
                    row[number(&next)] = minus(0, inverse(moves.len() as u64));
                }
            }
            row
        })
        .collect();
    for column in 0..size {
        let pivot = (column..size).find(|&row| rows[row][column] != 0).unwrap();
        rows.swap(column, pivot);
        let factor = inverse(rows[column][column]);
        let head: Vec<u64> = rows[column].iter().map(|&entry| times(entry, factor)).collect();
        for (_, row) in rows.iter_mut().enumerate().filter(|(row, _)| *row != column) {
            let weight = row[column];
            for (entry, &factor) in row.iter_mut().zip(&head) {
                *entry = minus(*entry, times(weight, factor));
            }
        }
        rows[column] = head;
    }
    rows[0][size]
}

#[test]
fn the_formula_solves_the_equations() {
    for discs in 1..=5 {
        let expected = random_walk(DiscCount::try_from(discs).unwrap());
        let formula = times(residue(&expected.numerator), inverse(residue(&expected.denominator)));
        assert_eq!(formula, solved(discs), "{discs} discs");
    }
}

/// 2, 64/3 and 1274/9 moves; no disc needs none.
#[test]
fn small_values_are_those_of_the_paper() {
    let rounded: Vec<String> =
        (0..=3).map(|discs| random_walk(DiscCount::try_from(discs).unwrap()).rounded().to_string()).collect();
    assert_eq!(rounded, ["0", "2", "21", "142"]);
}
