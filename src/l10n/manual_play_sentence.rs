//! Messages for playing by hand.

use crate::model::Hint;
use crate::solver::{Disc, IllegalMove, Index, Move, Optimality, Peg, PegCount, Rule};

use super::{L10n, msg};

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
        /// The fewest possible, if known, and how sure that is.
        fewest: Option<(&'a Index, Optimality)>,
    },
    /// How many moves were made, and how many an exercise allows.
    Allowed {
        moves: usize,
        most: &'a Index,
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
            ManualPlaySentence::Peg { peg, discs: [] } => self.format(msg::GAME_PEG_EMPTY, [(*peg).into()]),
            ManualPlaySentence::Peg { peg, discs } => {
                let discs = self.list(discs.iter().map(u32::to_string));
                self.format(msg::GAME_PEG_DISCS, [(*peg).into(), discs.into()])
            }
            ManualPlaySentence::Lifted { disc, from } => {
                self.format(msg::GAME_LIFTED, [(*disc).into(), (*from).into()])
            }
            ManualPlaySentence::Moved { count, step } => {
                let Move { disc, from, to } = *step;
                self.format(msg::GAME_MOVED, [(*count).into(), disc.into(), from.into(), to.into()])
            }
            ManualPlaySentence::Refused { illegal, rule, pegs } => self.refused(*illegal, *rule, *pegs),
            ManualPlaySentence::Finished { moves: 0, .. } => self.text(msg::GAME_SOLVED).into(),
            ManualPlaySentence::Finished { moves, fewest } => {
                let made = Index::from(*moves as u64);
                match fewest {
                    Some((fewest, _)) if made > **fewest => {
                        self.format(msg::GAME_SOLVED_MORE, [(*moves).into(), (*fewest).into()])
                    }
                    Some((fewest, optimality)) if made == **fewest && *optimality != Optimality::Presumed => {
                        self.format(msg::GAME_SOLVED_FEWEST, [(*moves).into()])
                    }
                    _ => self.format(msg::GAME_SOLVED_MOVES, [(*moves).into()]),
                }
            }
            ManualPlaySentence::Allowed { moves, most } => {
                let is_over = **most < Index::from(*moves as u64);
                let text = if is_over { msg::EXERCISE_MOVES_OVER } else { msg::EXERCISE_MOVES_USED };
                self.format(text, [(*moves).into(), (*most).into()])
            }
            ManualPlaySentence::Stands { moves, hint } => {
                let hint = self.hint(hint);
                match moves {
                    0 => hint,
                    _ => self.join(self.format(msg::GAME_MOVES_MADE, [(*moves).into()]), hint),
                }
            }
        }
    }

    fn hint(self, hint: &Hint) -> String {
        match hint {
            Hint::Done => self.text(msg::GAME_SOLVED).into(),
            Hint::Way { moves, optimality, .. } => {
                let certainty = if *optimality == Optimality::Presumed { "presumed" } else { "fewest" };
                self.format(msg::GAME_MOVES_LEFT, [moves.into(), certainty.into()])
            }
            Hint::NeedsSearch(positions) => self.format(msg::GAME_SEARCH_NEEDED, [(*positions).into()]),
            Hint::Searching { checked, limit } => {
                self.format(msg::SEARCH_PROGRESS, [(*checked).into(), (*limit).into()])
            }
            Hint::None(error) => self.join(self.text(msg::GAME_MOVES_LEFT_UNKNOWN).into(), self.unsolved(error)),
        }
    }

    fn refused(self, illegal: IllegalMove, rule: Rule, pegs: PegCount) -> String {
        match illegal {
            IllegalMove::EmptyPeg(peg) => self.format(msg::GAME_REFUSED_EMPTY_PEG, [peg.into()]),
            IllegalMove::SmallerOnTop { disc, smaller, on } => {
                self.format(msg::GAME_REFUSED_SMALLER_DISC, [disc.into(), smaller.into(), on.into()])
            }
            IllegalMove::SamePeg(peg) => self.format(msg::GAME_REFUSED_SAME_PEG, [peg.into()]),
            // No pointer or key can cause these.
            IllegalMove::NoSuchPeg(_) | IllegalMove::NotOnPeg { .. } | IllegalMove::WrongDiscCount { .. } => {
                illegal.to_string()
            }
            IllegalMove::TooManyMoves => self.text(msg::GAME_REFUSED_TOO_MANY_MOVES).into(),
            IllegalMove::NotAllowedByRule { from, to } => self.refused_by_rule(from, to, rule, pegs),
        }
    }

    fn refused_by_rule(self, from: Peg, to: Peg, rule: Rule, pegs: PegCount) -> String {
        let allowed = pegs.iter().filter(|&to| to != from && rule.allows(pegs, from, to));
        let allowed = self.list(allowed.map(|peg| peg.to_string()));
        if allowed.is_empty() {
            return self.format(msg::GAME_REFUSED_NO_WAY_OUT, [from.into()]);
        }
        let message = match rule {
            Rule::OneWay => msg::GAME_REFUSED_ONE_WAY_RING,
            Rule::Cyclic => msg::GAME_REFUSED_RING,
            Rule::Linear => msg::GAME_REFUSED_ROW,
            Rule::Star => msg::GAME_REFUSED_STAR,
            // With any move allowed there is nothing to refuse.
            Rule::Arcs(_) | Rule::Any => msg::GAME_REFUSED_CUSTOM_RULE,
        };
        self.format(message, [from.into(), to.into(), allowed.into()])
    }
}
