//! An interpreter of recursive programs.

use tower_of_hanoi::solver::program::{Call, CallFrame, Event, EventKind, Place, Procedure, Size, Spot, Statement};
use tower_of_hanoi::solver::recursion::{FrameStewart, Split};
use tower_of_hanoi::solver::{Move, Peg, PegCount, Puzzle, Rule};

use super::Case;

/// Runs a program by calling itself, and writes down every event.
pub struct Interpreter {
    splits: FrameStewart,
    split: Split,
    stack: Vec<CallFrame>,
    moves: u64,
    events: Vec<Event>,
}

impl Interpreter {
    pub fn run(case: &Case) -> Vec<Event> {
        let program = case.program();
        let ends = case.puzzle.towers().unwrap();
        let four = Puzzle::new(Rule::Any, PegCount::FOUR, case.puzzle.discs(), ends.0, ends.1).unwrap();
        let splits = FrameStewart::of(&four, Split::Smallest).unwrap();
        let split = case.path.split().unwrap();
        let mut run = Self { splits, split, stack: Vec::new(), moves: 0, events: Vec::new() };
        run.call(program.main().procedure, case.puzzle.discs().count(), 0, ends, Some(program.main().spare));
        run.events
    }

    fn event(&mut self, kind: EventKind, spot: Spot) {
        self.stack.last_mut().unwrap().at.spot = spot;
        let (frame, callers) = self.stack.split_last().unwrap();
        self.events.push(Event { kind, moves: self.moves.into(), frame: *frame, callers: callers.to_vec() });
    }

    fn aside(&self, n: u32) -> u32 {
        if n == 1 {
            return 0;
        }
        let (fewest, most) = self.splits.best_aside(4, n).unwrap();
        if self.split == Split::Smallest { fewest } else { most }
    }

    fn call(&mut self, procedure: Procedure, n: u32, low: u32, (source, target): (Peg, Peg), spare: Option<Peg>) {
        let free: Vec<Peg> = PegCount::FOUR.iter().filter(|&peg| peg != source && peg != target).collect();
        let is_four = procedure == Procedure::Four;
        let call = Call {
            procedure,
            n,
            low,
            source,
            target,
            spare: if is_four { free[0] } else { spare.unwrap() },
            other: is_four.then(|| free[1]),
            aside: (is_four && n > 0).then(|| self.aside(n)),
        };
        let return_to = self.stack.last().map(|caller| caller.at);
        self.stack.push(CallFrame { call, at: Place { procedure, spot: Spot::Header }, return_to });
        self.event(EventKind::Enter, Spot::Header);
        self.event(EventKind::Test, Spot::Guard);
        if n == 0 {
            self.event(EventKind::Return, Spot::Guard);
        } else {
            for (number, statement) in procedure.statements().iter().enumerate() {
                self.execute(call, Spot::Statement(number), *statement);
            }
            self.event(EventKind::Return, Spot::End);
        }
        self.stack.pop();
    }

    fn execute(&mut self, call: Call, spot: Spot, statement: Statement) {
        let peg = |role| call.peg(role).unwrap();
        match statement {
            Statement::Move { from, to } => {
                let mv = Move { disc: call.largest().unwrap(), from: peg(from), to: peg(to) };
                self.event(EventKind::Move(mv), spot);
                self.moves += 1;
            }
            Statement::Call { procedure, size, pegs } => {
                self.event(EventKind::Call, spot);
                let (n, low) = match size {
                    Size::Smaller => (call.n - 1, call.low),
                    Size::Aside => (call.aside.unwrap(), call.low),
                    Size::Rest => (call.n - call.aside.unwrap(), call.low + call.aside.unwrap()),
                };
                let pegs: Vec<Peg> = pegs.iter().map(|&role| peg(role)).collect();
                self.call(procedure, n, low, (pegs[0], pegs[1]), pegs.get(2).copied());
            }
        }
    }
}
