//! The numbers of events and moves of calls, by recurrences.

use std::collections::{BTreeMap, BTreeSet};

use num_bigint::BigUint;

use super::procedure::Statement;
use super::{PlaceSet, Procedure};

/// The totals of a call and of all calls inside it.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub events: BigUint,
    pub moves: BigUint,
    pub places: PlaceSet,
}

impl Tally {
    pub fn add(&mut self, other: &Self) {
        self.events += &other.events;
        self.moves += &other.moves;
        self.places = self.places.union(other.places);
    }
}

/// The tallies for every size at which a program calls its procedures.
#[derive(Clone, Debug, Default)]
pub struct Tallies(BTreeMap<(u32, Procedure), Tally>);

impl Tallies {
    /// Adds up the calls of a program, the smallest first. `aside` returns the split of n discs.
    pub fn new(main: (u32, Procedure), aside: impl Fn(Procedure, u32) -> Option<u32>) -> Self {
        let callees = |(n, procedure): (u32, Procedure)| {
            let aside = aside(procedure, n);
            procedure.statements().iter().filter(move |_| n > 0).filter_map(move |statement| match statement {
                Statement::Call { procedure, size, .. } => Some((size.of(n, aside), *procedure)),
                Statement::Move { .. } => None,
            })
        };
        let (mut waiting, mut largest_first) = (BTreeSet::from([main]), Vec::new());
        while let Some(call) = waiting.pop_last() {
            waiting.extend(callees(call));
            largest_first.push(call);
        }
        let mut tallies = Self(BTreeMap::new());
        for &call in largest_first.iter().rev() {
            let tally = tallies.tally(call, callees(call));
            tallies.0.insert(call, tally);
        }
        tallies
    }

    fn tally(&self, (n, procedure): (u32, Procedure), callees: impl Iterator<Item = (u32, Procedure)>) -> Tally {
        let statements = if n > 0 { procedure.statements() } else { &[] };
        let moves = statements.iter().filter(|statement| matches!(statement, Statement::Move { .. })).count();
        // Each statement is an event; the other events are the entry, the test and the return.
        let events = BigUint::from(3 + statements.len());
        let mut tally = Tally { events, moves: BigUint::from(moves), places: procedure.own_places(n) };
        callees.filter_map(|callee| self.get(callee)).for_each(|callee| tally.add(callee));
        tally
    }

    pub fn get(&self, call: (u32, Procedure)) -> Option<&Tally> {
        self.0.get(&call)
    }
}
