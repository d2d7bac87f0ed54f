//! What the page says to a person who plays by hand.

use crate::model::{Advice, Illegal};
use crate::solver::{Disc, Index, Move, Peg, Pegs, Rule};

use super::{AskedText, Fact, Language};

/// A string of the game that is made of facts.
#[derive(Clone, Debug)]
pub enum ByHand<'a> {
    /// A peg and the discs on it, the largest first.
    Peg {
        /// The peg.
        peg: Peg,
        /// The discs.
        discs: &'a [u32],
    },
    /// A disc is lifted.
    Lifted {
        /// Which.
        disc: Disc,
        /// From where.
        from: Peg,
    },
    /// A move was made.
    Moved {
        /// Its number.
        count: usize,
        /// The move.
        step: Move,
    },
    /// A move was not made.
    Refused {
        /// Why.
        illegal: Illegal,
        /// The rule of the puzzle.
        rule: Rule,
        /// Its pegs.
        pegs: Pegs,
    },
    /// All are where they belong.
    Finished {
        /// How many moves were made.
        moves: usize,
        /// How many would have done, where that is known.
        fewest: Option<&'a Index>,
    },
    /// How many moves are made, and how many are to go.
    Stands {
        /// How many are made.
        moves: usize,
        /// What is known of those to go.
        advice: &'a Advice,
    },
}

impl Language {
    /// A string for a person who plays by hand.
    #[must_use]
    pub fn by_hand(self, text: &ByHand<'_>) -> String {
        match text {
            ByHand::Peg { peg, discs: [] } => self.fill(AskedText::PegIsEmpty, &[(*peg).into()]),
            ByHand::Peg { peg, discs } => {
                let discs: Vec<String> = discs.iter().map(u32::to_string).collect();
                self.fill(AskedText::PegHolds, &[(*peg).into(), discs.join(", ").into()])
            }
            ByHand::Lifted { disc, from } => self.fill(AskedText::Lifted, &[(*disc).into(), (*from).into()]),
            ByHand::Moved { count, step } => {
                self.fill(AskedText::YourMove, &[(*count).into(), self.step(*step).into()])
            }
            ByHand::Refused { illegal, rule, pegs } => self.refused(*illegal, *rule, *pegs),
            ByHand::Finished { moves: 0, .. } => self.label(AskedText::AllDone).into(),
            ByHand::Finished { moves, fewest: None } => self.fill(AskedText::Done, &[(*moves).into()]),
            ByHand::Finished { moves, fewest: Some(fewest) } => {
                let is_best = **fewest == Index::from(*moves as u64);
                let text = if is_best { AskedText::DoneBest } else { AskedText::DoneMore };
                self.fill(text, &[(*moves).into(), (*fewest).into()])
            }
            ByHand::Stands { moves, advice } => {
                let rest = self.advice(advice);
                match moves {
                    0 => rest,
                    _ => self.both(self.fill(AskedText::Made, &[(*moves).into()]), rest),
                }
            }
        }
    }

    fn advice(self, advice: &Advice) -> String {
        match advice {
            Advice::Done => self.label(AskedText::AllDone).into(),
            Advice::Way { moves, optimality, .. } => {
                self.fill(AskedText::ToGo, &[moves.into(), self.sure(*optimality).into()])
            }
            Advice::Asks(all) => self.fill(AskedText::AsksSearch, &[(*all).into()]),
            Advice::Searching(seen, all) => self.fill(AskedText::SearchingWay, &[(*seen).into(), (*all).into()]),
            Advice::None(error) => self.fill(AskedText::NoWayKnown, &[self.unsolved(error).into()]),
        }
    }

    fn refused(self, illegal: Illegal, rule: Rule, pegs: Pegs) -> String {
        match illegal {
            Illegal::Empty(peg) => self.fill(AskedText::NoDiscThere, &[peg.into()]),
            Illegal::Smaller { disc, lies, on } => {
                self.fill(AskedText::SmallerLies, &[disc.into(), lies.into(), on.into()])
            }
            Illegal::TooMany => self.label(AskedText::NoMoreKept).into(),
            Illegal::Rule { from, to } => {
                let allowed = pegs.iter().filter(|&to| to != from && rule.allows(pegs, from, to));
                let allowed = allowed.map(|to| to.to_string());
                let allowed = allowed.reduce(|all, peg| self.fill(AskedText::Or, &[all.into(), peg.into()]));
                let text = match rule {
                    Rule::Any => AskedText::RefusedSame,
                    _ if allowed.is_none() => AskedText::RefusedStuck,
                    Rule::OneWay => AskedText::RefusedOneWay,
                    Rule::Cyclic => AskedText::RefusedCyclic,
                    Rule::Linear => AskedText::RefusedLinear,
                    Rule::Star => AskedText::RefusedStar,
                    Rule::Arcs(_) => AskedText::RefusedArcs,
                };
                self.fill(text, &[from.into(), to.into(), Fact::Own(allowed.unwrap_or_default())])
            }
        }
    }
}
