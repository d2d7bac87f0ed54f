//! Steps from event to event, held against a walk through the list of all events.

use tower_of_hanoi::solver::Index;
use tower_of_hanoi::solver::program::{Event, EventKind, PlaceSet, Program, ProgramLanguage};

use super::interpreter::Interpreter;
use super::{cases, index, kinds};

/// What a debugger does, on the list of all events.
struct Naive(Vec<Event>);

impl Naive {
    fn depth(&self, number: usize) -> usize {
        self.0[number].callers.len()
    }

    fn after(&self, number: usize, is_wanted: impl Fn(usize) -> bool) -> Option<Index> {
        (number + 1..self.0.len()).find(|&number| is_wanted(number)).map(index)
    }

    fn step_over(&self, number: usize) -> Option<Index> {
        self.after(number, |later| self.depth(later) <= self.depth(number))
            .filter(|_| self.0[number].kind == EventKind::Call)
            .or_else(|| self.after(number, |_| true))
    }

    fn step_out(&self, number: usize) -> Option<Index> {
        let is_return = self.0[number].kind == EventKind::Return;
        let depth = self.depth(number).checked_sub(usize::from(is_return))?;
        self.after(number, |later| self.0[later].kind == EventKind::Return && self.depth(later) == depth)
    }

    fn begin(&self, number: usize, depth: usize) -> Option<Index> {
        let is_begin = |&earlier: &usize| self.0[earlier].kind == EventKind::Enter && self.depth(earlier) == depth;
        (0..=number).rev().find(is_begin).filter(|_| depth <= self.depth(number)).map(index)
    }
}

/// Checks stepping from one event to all lines.
fn check_steps(program: &Program, naive: &Naive, number: usize, lines: &[PlaceSet]) {
    let here = index(number);
    assert_eq!(program.step_over(&here), naive.step_over(number), "over {number}");
    assert_eq!(program.step_out(&here), naive.step_out(number), "out of {number}");
    for depth in 0..=naive.depth(number) + 1 {
        assert_eq!(program.event_of_call(&here, depth), naive.begin(number, depth), "{number}, depth {depth}");
    }
    for &places in lines {
        let is_there = |other: &usize| places.contains(naive.0[*other].frame.at);
        let next = (number + 1..naive.0.len()).find(is_there).map(index);
        let previous = (0..number).rev().find(is_there).map(index);
        assert_eq!(program.next_at(&here, places), next, "from {number} to {places:?}");
        assert_eq!(program.previous_at(&here, places), previous, "back from {number} to {places:?}");
    }
}

#[test]
fn steps_are_those_through_the_list_of_all_events() {
    for case in (0..=4).flat_map(cases).chain((5..=6).flat_map(kinds)) {
        let (program, naive) = (case.program(), Naive(Interpreter::run(&case)));
        let texts = [ProgramLanguage::Python, ProgramLanguage::Java].map(|language| program.text(language));
        let lines = texts.iter().flat_map(|text| (0..=text.as_str().lines().count() + 1).map(|line| text.places(line)));
        let lines: Vec<PlaceSet> = lines.collect();
        let stride = 1 + naive.0.len() / 150;
        for number in (0..naive.0.len()).step_by(stride).chain([naive.0.len() - 1]) {
            check_steps(&program, &naive, number, &lines);
        }
    }
}
