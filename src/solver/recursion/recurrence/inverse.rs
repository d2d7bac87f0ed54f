//! The inverse of a small integer matrix, applied exactly.

use crate::solver::Length;

/// The inverse of a matrix: for each row integer weights, and the number by which their sum is divided.
#[derive(Clone, Debug)]
pub struct Inverse {
    rows: Vec<InverseRow>,
}

#[derive(Clone, Debug)]
struct InverseRow {
    plus: Vec<u32>,
    minus: Vec<u32>,
    divisor: u32,
}

impl Inverse {
    /// Returns the inverse of a square matrix; `None` when it has none.
    pub fn of(matrix: &[Vec<i32>]) -> Option<Self> {
        let determinant = determinant(matrix);
        if determinant == 0 {
            return None;
        }
        let sign = determinant.signum();
        let size = matrix.len();
        let rows = (0..size).map(|row| {
            // Cramer's rule: the transposed cofactors over the determinant, in lowest terms for each row.
            let weights: Vec<i32> = (0..size).map(|column| sign * cofactor(matrix, column, row)).collect();
            let common = weights.iter().fold(determinant.unsigned_abs(), |a, b| gcd(a, b.unsigned_abs()));
            let step = |weight: i32| weight.max(0).unsigned_abs() / common;
            InverseRow {
                plus: weights.iter().map(|&weight| step(weight)).collect(),
                minus: weights.iter().map(|&weight| step(-weight)).collect(),
                divisor: determinant.unsigned_abs() / common,
            }
        });
        Some(Self { rows: rows.collect() })
    }

    /// Multiplies the inverse with a vector and writes over `result`. The product must be integers that are not negative. A
    /// descent spends most of its time here, so nothing is allocated.
    pub fn apply(&self, vector: &[Length], result: &mut [Length]) {
        for (row, sum) in self.rows.iter().zip(result) {
            weigh(&row.plus, vector, sum);
            for (&weight, number) in row.minus.iter().zip(vector) {
                if weight > 0 {
                    sum.subtract_product(number, weight);
                }
            }
            if row.divisor > 1 {
                sum.divide(row.divisor);
            }
        }
    }
}

/// Returns the weighted sum of the numbers.
pub fn weighted_sum(weights: &[u32], numbers: &[Length]) -> Length {
    let mut sum = Length::ZERO;
    weigh(weights, numbers, &mut sum);
    sum
}

fn weigh(weights: &[u32], numbers: &[Length], sum: &mut Length) {
    let mut steps = weights.iter().zip(numbers).filter(|&(&weight, _)| weight > 0);
    let Some((&weight, number)) = steps.next() else { return *sum = Length::ZERO };
    sum.set_product(number, weight);
    for (&weight, number) in steps {
        sum.add_product(number, weight);
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// By expansion along the first row, which is fast enough for at most four rows.
fn determinant(matrix: &[Vec<i32>]) -> i32 {
    let Some(first) = matrix.first() else { return 1 };
    first.iter().enumerate().map(|(column, entry)| entry * cofactor(matrix, 0, column)).sum()
}

fn cofactor(matrix: &[Vec<i32>], row: usize, column: usize) -> i32 {
    let without = |line: &Vec<i32>| -> Vec<i32> {
        line.iter().enumerate().filter(|&(place, _)| place != column).map(|(_, &entry)| entry).collect()
    };
    let minor: Vec<Vec<i32>> =
        matrix.iter().enumerate().filter(|&(place, _)| place != row).map(|(_, line)| without(line)).collect();
    let sign = if (row + column).is_multiple_of(2) { 1 } else { -1 };
    sign * determinant(&minor)
}
