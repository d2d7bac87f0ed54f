//! The messages about moves made by hand.

use crate::model::Hint;
use crate::solver::{Disc, IllegalMove, Index, Move, Optimality, Peg, PegCount, Rule};

use super::{L10n, msg};

impl L10n {
    /// A peg and the discs on it, the largest first.
    #[must_use]
    pub fn peg_with_discs(self, peg: Peg, discs: &[u32]) -> String {
        if discs.is_empty() {
            return self.format(msg::GAME_PEG_EMPTY, [peg.into()]);
        }
        let discs = self.list(discs.iter().map(u32::to_string));
        self.format(msg::GAME_PEG_DISCS, [peg.into(), discs.into()])
    }

    /// A disc is picked up.
    #[must_use]
    pub fn lifted(self, disc: Disc, from: Peg) -> String {
        self.format(msg::GAME_LIFTED, [disc.into(), from.into()])
    }

    /// A move of a game, numbered from 1.
    #[must_use]
    pub fn moved_by_hand(self, count: usize, step: Move) -> String {
        self.format(msg::GAME_MOVED, [count.into(), step.disc.into(), step.to.into()])
    }

    /// Moves by hand have reached the goal: their number, the fewest possible if known, and how certain that number is.
    #[must_use]
    pub fn solved_by_hand(self, moves: &Index, fewest: Option<(&Index, Optimality)>) -> String {
        match fewest {
            _ if moves.is_zero() => self.text(msg::GAME_SOLVED).into(),
            Some((fewest, _)) if moves > fewest => self.format(msg::GAME_SOLVED_MORE, [moves.into(), fewest.into()]),
            Some((fewest, optimality)) if moves == fewest && optimality != Optimality::Presumed => {
                self.format(msg::GAME_SOLVED_FEWEST, [moves.into()])
            }
            Some(_) | None => self.format(msg::GAME_SOLVED_MOVES, [moves.into()]),
        }
    }

    /// The question that a win leads to: why this many discs take these moves.
    #[must_use]
    pub fn next_question(self, discs: u32, moves: &Index) -> String {
        let fewer = moves.saturating_sub(&Index::from(1_u64));
        self.format(msg::GAME_NEXT_QUESTION, [discs.into(), moves.into(), (&fewer).into()])
    }

    /// The number of moves made, and the number that an exercise allows.
    #[must_use]
    pub fn moves_allowed(self, moves: &Index, most: &Index) -> String {
        let is_over = most < moves;
        let text = if is_over { msg::EXERCISE_MOVES_OVER } else { msg::EXERCISE_MOVES_USED };
        self.format(text, [moves.into(), most.into()])
    }

    /// The number of moves made, and the number left.
    #[must_use]
    pub fn moves_made(self, moves: &Index, hint: &Hint) -> String {
        let hint = self.hint(hint);
        match moves.is_zero() {
            true => hint,
            false => self.join(self.format(msg::GAME_MOVES_MADE, [moves.into()]), hint),
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

    /// The reason why a move is refused.
    #[must_use]
    pub fn refused(self, illegal: IllegalMove, rule: Rule, pegs: PegCount) -> String {
        match illegal {
            IllegalMove::EmptyPeg(peg) => self.format(msg::GAME_REFUSED_EMPTY_PEG, [peg.into()]),
            IllegalMove::SmallerOnTop { disc, smaller, .. } => {
                self.format(msg::GAME_REFUSED_SMALLER_DISC, [disc.into(), smaller.into()])
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
            // If any move is allowed, there is nothing to refuse.
            Rule::Arcs(_) | Rule::Any => msg::GAME_REFUSED_CUSTOM_RULE,
        };
        self.format(message, [from.into(), to.into(), allowed.into()])
    }
}
