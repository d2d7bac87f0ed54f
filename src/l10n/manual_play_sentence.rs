//! Messages for playing by hand.

use crate::model::Hint;
use crate::solver::{Disc, IllegalMove, Index, Move, Peg, PegCount, Rule};

use super::{Arg, DialogMessage, L10n};

#[derive(Clone, Debug)]
pub enum ManualPlaySentence<'a> {
    /// A peg and the discs on it, the largest first.
    Peg {
        peg: Peg,
        discs: &'a [u32],
    },
    /// A disc is picked up.
    Lifted {
        disc: Disc,
        from: Peg,
    },
    Moved {
        /// The move number in the game, from 1.
        count: usize,
        step: Move,
    },
    Refused {
        illegal: IllegalMove,
        rule: Rule,
        pegs: PegCount,
    },
    Finished {
        /// How many moves were made.
        moves: usize,
        /// The fewest possible, if known.
        fewest: Option<&'a Index>,
    },
    /// How many moves were made, and how many are left.
    Stands {
        moves: usize,
        hint: &'a Hint,
    },
}

impl L10n {
    #[must_use]
    pub fn manual_play_sentence(self, sentence: &ManualPlaySentence<'_>) -> String {
        match sentence {
            ManualPlaySentence::Peg { peg, discs: [] } => self.format(DialogMessage::PegIsEmpty, &[(*peg).into()]),
            ManualPlaySentence::Peg { peg, discs } => {
                let discs: Vec<String> = discs.iter().map(u32::to_string).collect();
                self.format(DialogMessage::PegHolds, &[(*peg).into(), discs.join(", ").into()])
            }
            ManualPlaySentence::Lifted { disc, from } => {
                self.format(DialogMessage::Lifted, &[(*disc).into(), (*from).into()])
            }
            ManualPlaySentence::Moved { count, step } => {
                self.format(DialogMessage::YourMove, &[(*count).into(), self.step(*step).into()])
            }
            ManualPlaySentence::Refused { illegal, rule, pegs } => self.refused(*illegal, *rule, *pegs),
            ManualPlaySentence::Finished { moves: 0, .. } => self.text(DialogMessage::AllDone).into(),
            ManualPlaySentence::Finished { moves, fewest: None } => {
                self.format(DialogMessage::Done, &[(*moves).into()])
            }
            ManualPlaySentence::Finished { moves, fewest: Some(fewest) } => {
                let is_best = **fewest == Index::from(*moves as u64);
                let text =
                    if is_best { self.text(DialogMessage::DoneBest) } else { self.text(DialogMessage::DoneMore) };
                self.fill_in(text, &[(*moves).into(), (*fewest).into()])
            }
            ManualPlaySentence::Stands { moves, hint } => {
                let hint = self.hint(hint);
                match moves {
                    0 => hint,
                    _ => self.join(self.format(DialogMessage::Made, &[(*moves).into()]), hint),
                }
            }
        }
    }

    fn hint(self, hint: &Hint) -> String {
        match hint {
            Hint::Done => self.text(DialogMessage::AllDone).into(),
            Hint::Way { moves, optimality, .. } => {
                self.format(DialogMessage::ToGo, &[moves.into(), self.optimality(*optimality).into()])
            }
            Hint::NeedsSearch(positions) => self.format(DialogMessage::AsksSearch, &[(*positions).into()]),
            Hint::Searching { checked, limit } => {
                self.format(DialogMessage::SearchingWay, &[(*checked).into(), (*limit).into()])
            }
            Hint::None(error) => self.format(DialogMessage::NoWayKnown, &[self.unsolved(error).into()]),
        }
    }

    fn refused(self, illegal: IllegalMove, rule: Rule, pegs: PegCount) -> String {
        match illegal {
            IllegalMove::EmptyPeg(peg) => self.format(DialogMessage::NoDiscThere, &[peg.into()]),
            IllegalMove::SmallerOnTop { disc, smaller, on } => {
                self.format(DialogMessage::SmallerLies, &[disc.into(), smaller.into(), on.into()])
            }
            // No pointer or key can cause these.
            IllegalMove::NoSuchPeg(_)
            | IllegalMove::NotOnPeg { .. }
            | IllegalMove::SamePeg(_)
            | IllegalMove::WrongDiscCount { .. } => illegal.to_string(),
            IllegalMove::TooManyMoves => self.text(DialogMessage::NoMoreKept).into(),
            IllegalMove::NotAllowedByRule { from, to } => {
                let allowed = pegs.iter().filter(|&to| to != from && rule.allows(pegs, from, to));
                let allowed = allowed.map(|to| to.to_string());
                let allowed = allowed.reduce(|all, peg| self.format(DialogMessage::Or, &[all.into(), peg.into()]));
                let text = match rule {
                    Rule::Any => self.text(DialogMessage::RefusedSame),
                    _ if allowed.is_none() => self.text(DialogMessage::RefusedStuck),
                    Rule::OneWay => self.text(DialogMessage::RefusedOneWay),
                    Rule::Cyclic => self.text(DialogMessage::RefusedCyclic),
                    Rule::Linear => self.text(DialogMessage::RefusedLinear),
                    Rule::Star => self.text(DialogMessage::RefusedStar),
                    Rule::Arcs(_) => self.text(DialogMessage::RefusedArcs),
                };
                self.fill_in(text, &[from.into(), to.into(), Arg::Owned(allowed.unwrap_or_default())])
            }
        }
    }
}
