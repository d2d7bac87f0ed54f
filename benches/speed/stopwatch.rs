//! Times, and the table they go into.

use std::hint::black_box;
use std::time::Instant;

/// Runs the work once and tells how many nanoseconds each of its items took.
pub fn once<T>(items: u64, mut work: impl FnMut() -> T) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_secs_f64() * 1e9 / items as f64
}

/// The same after a run that only warms up.
pub fn nanoseconds<T>(items: u64, mut work: impl FnMut() -> T) -> f64 {
    once(items, &mut work);
    once(items, &mut work)
}

/// The fastest of several measurements: what the machine's other work disturbed least.
pub fn fastest_of(rounds: u32, mut measure: impl FnMut() -> f64) -> f64 {
    (0..rounds).map(|_| measure()).fold(f64::INFINITY, f64::min)
}

/// So many nanoseconds as people read them.
pub fn time(nanoseconds: f64) -> String {
    match nanoseconds {
        time if time < 1e3 => format!("{time:.2} ns"),
        time if time < 1e6 => format!("{:.2} µs", time / 1e3),
        time => format!("{:.2} ms", time / 1e6),
    }
}

/// A line of the table.
pub struct Row {
    name: &'static str,
    nanoseconds: f64,
    ratio: Option<(&'static str, f64)>,
    budget: Option<(&'static str, f64)>,
}

impl Row {
    pub fn plain(name: &'static str, nanoseconds: f64) -> Self {
        Self { name, nanoseconds, ratio: None, budget: None }
    }

    pub fn ratio(name: &'static str, nanoseconds: f64, says: &'static str, ratio: f64) -> Self {
        Self { ratio: Some((says, ratio)), ..Self::plain(name, nanoseconds) }
    }

    pub fn at_most(self, budget: f64) -> Self {
        Self { budget: Some(("at most", budget)), ..self }
    }

    pub fn at_least(self, budget: f64) -> Self {
        Self { budget: Some(("at least", budget)), ..self }
    }

    fn keeps_budget(&self) -> bool {
        match (self.ratio, self.budget) {
            (Some((_, ratio)), Some(("at most", budget))) => ratio <= budget,
            (Some((_, ratio)), Some((_, budget))) => ratio >= budget,
            _ => true,
        }
    }

    fn print(&self) {
        let time = time(self.nanoseconds);
        let ratio = self.ratio.map(|(says, ratio)| format!("{ratio:8.2} {says}")).unwrap_or_default();
        let budget = self.budget.map(|(says, budget)| format!("  ({says} {budget})")).unwrap_or_default();
        let mark = if self.keeps_budget() { "" } else { "  MISSED" };
        println!("{:42} {time:>11} {ratio}{budget}{mark}", self.name);
    }
}

/// Prints the table; true when every budget is kept.
#[must_use]
pub fn print(rows: &[Row]) -> bool {
    rows.iter().for_each(Row::print);
    rows.iter().all(Row::keeps_budget)
}
