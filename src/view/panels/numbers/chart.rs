//! The growth of the number of moves with the number of discs.

use yew::prelude::*;

use crate::l10n::{L10n, msg, superscript};
use crate::layout::chart::ticks;
use crate::layout::timeline::octaves;
use crate::solver::Index;
use crate::view::panels::plot::{Axis, Line, Mark, plot};

use super::Column;

/// The most ticks of either axis.
const MAX_TICKS: u64 = 6;
/// Larger powers of ten are written with an exponent.
const MAX_WRITTEN_OUT: u64 = 6;

/// The totals on a logarithmic scale: a line is straight if each disc multiplies the number of moves by the same factor.
pub fn growth_chart(columns: &[Column], current: u32, total: &Index, l10n: L10n) -> Html {
    let all = || columns.iter().flat_map(|column| &column.totals);
    let most_discs = all().map(|&(discs, ..)| discs).max().unwrap_or(1);
    let most_decades = all().map(|(_, total, _)| decades(total)).fold(decades(total).max(1.0), f64::max);
    let x = |discs: u32| f64::from(discs) / f64::from(most_discs);
    let line = |column: &Column| Line {
        name: column.name.clone(),
        look: column.look,
        points: column.totals.iter().map(|(discs, total, _)| (x(*discs), decades(total) / most_decades)).collect(),
    };
    let x_axis = Axis { title: l10n.text(msg::PUZZLE_DISCS).into(), ticks: discs_ticks(most_discs, l10n) };
    let exponents = ticks(most_decades as u64, MAX_TICKS);
    let label = |exponent: u64| power_of_ten(exponent, exponents.last().copied().unwrap_or(0), l10n);
    let factor = exponents.get(1).copied().unwrap_or(1);
    let y_axis = Axis {
        title: l10n.format(msg::NUMBERS_AXIS_MOVES, [power_of_ten(factor, factor, l10n).into()]),
        ticks: exponents.iter().map(|&exponent| (exponent as f64 / most_decades, label(exponent))).collect(),
    };
    let mark = (current > 0).then(|| Mark {
        x: x(current),
        y: decades(total) / most_decades,
        number: l10n.full(&Index::from(u64::from(current))),
    });
    let lines: Vec<Line> = columns.iter().map(line).collect();
    html! { <figure>{ plot(l10n.text(msg::NUMBERS_PLOT), &x_axis, &y_axis, &lines, mark.as_ref()) }</figure> }
}

fn discs_ticks(most: u32, l10n: L10n) -> Vec<(f64, String)> {
    let discs = ticks(most.into(), MAX_TICKS).into_iter();
    discs.map(|tick| (tick as f64 / f64::from(most), l10n.full(&Index::from(tick)))).collect()
}

/// The logarithm to the base 10.
fn decades(number: &Index) -> f64 {
    octaves(number) / std::f64::consts::LOG2_10
}

/// A power of ten, with all its digits if the largest one beside it has few.
fn power_of_ten(exponent: u64, largest: u64, l10n: L10n) -> String {
    match (exponent, largest <= MAX_WRITTEN_OUT) {
        (0, _) => "1".into(),
        (_, true) => l10n.full(&Index::from(10u64.pow(exponent as u32))),
        (_, false) => ["10", &superscript(exponent as usize)].concat(),
    }
}
