//! The inverse of a small whole-number matrix, applied exactly to long numbers.

use num_bigint::BigUint;

/// The inverse of a matrix: for each row whole weights and the number to divide their sum by.
#[derive(Clone, Debug)]
pub struct Inverse {
    rows: Vec<Row>,
}

#[derive(Clone, Debug)]
struct Row {
    plus: Vec<i64>,
    minus: Vec<i64>,
    divisor: u64,
}

impl Inverse {
    /// The inverse of a square matrix; `None` when it has none.
    pub fn of(matrix: &[Vec<i64>]) -> Option<Self> {
        let determinant = determinant(matrix);
        if determinant == 0 {
            return None;
        }
        let sign = determinant.signum();
        let size = matrix.len();
        let rows = (0..size).map(|row| {
            // Cramer's rule: the transposed cofactors over the determinant, reduced as far as the row allows.
            let weights: Vec<i64> = (0..size).map(|column| sign * cofactor(matrix, column, row)).collect();
            let common = weights.iter().fold(determinant.unsigned_abs(), |a, b| gcd(a, b.unsigned_abs()));
            let divide = |weight: i64| weight / i64::try_from(common).unwrap_or(1);
            Row {
                plus: weights.iter().map(|&weight| divide(weight.max(0))).collect(),
                minus: weights.iter().map(|&weight| divide((-weight).max(0))).collect(),
                divisor: determinant.unsigned_abs() / common,
            }
        });
        Some(Self { rows: rows.collect() })
    }

    /// The inverse times a vector for which the result is known to be whole and not negative.
    pub fn apply(&self, vector: &[BigUint]) -> Vec<BigUint> {
        let solve = |row: &Row| {
            let sum = weighted_sum(&row.plus, vector) - weighted_sum(&row.minus, vector);
            if row.divisor == 1 { sum } else { sum / row.divisor }
        };
        self.rows.iter().map(solve).collect()
    }
}

/// The sum of the numbers, each as often as its weight says; weights are not negative.
pub fn weighted_sum(weights: &[i64], numbers: &[BigUint]) -> BigUint {
    let mut sum = BigUint::ZERO;
    for (&weight, number) in weights.iter().zip(numbers) {
        match weight.unsigned_abs() {
            0 => {}
            1 => sum += number,
            weight => sum += number * weight,
        }
    }
    sum
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// By expansion along the first row: fine for the four rows that there are at most.
fn determinant(matrix: &[Vec<i64>]) -> i64 {
    let Some(first) = matrix.first() else { return 1 };
    first.iter().enumerate().map(|(column, entry)| entry * cofactor(matrix, 0, column)).sum()
}

fn cofactor(matrix: &[Vec<i64>], row: usize, column: usize) -> i64 {
    let without = |line: &Vec<i64>| -> Vec<i64> {
        line.iter().enumerate().filter(|&(place, _)| place != column).map(|(_, &entry)| entry).collect()
    };
    let minor: Vec<Vec<i64>> =
        matrix.iter().enumerate().filter(|&(place, _)| place != row).map(|(_, line)| without(line)).collect();
    let sign = if (row + column).is_multiple_of(2) { 1 } else { -1 };
    sign * determinant(&minor)
}
