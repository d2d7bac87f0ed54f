//! What the page says in English to a person who plays by hand.

use crate::explorer::{Advice, Illegal};
use crate::solver::{Index, Peg, Pegs, Rule};
use crate::text::ByHand;
use crate::text::number::readable;

use super::{grouped, moves, sure, unsolved};

pub fn by_hand(text: &ByHand<'_>) -> String {
    match text {
        ByHand::Hint => "Drag a disc, or press a peg and then another. By keys, on the towers: the letter of a peg or its number, or \
             ← → and Enter; Escape puts a disc back, U undoes, R redoes, N makes the best move."
            .into(),
        ByHand::SettingUp => "Put the discs wherever you like; then solve from there, or play on.".into(),
        ByHand::Pegs => "Pegs".into(),
        ByHand::Peg { peg, discs: [] } => format!("Peg {peg}: empty"),
        ByHand::Peg { peg, discs } => {
            let discs: Vec<String> = discs.iter().map(u32::to_string).collect();
            format!("Peg {peg}: {}", discs.join(", "))
        }
        ByHand::Lifted { disc, from } => format!("Disc {disc} is lifted from {from}: where to?"),
        ByHand::Moved { count, step } => format!("Your move {}: {step}.", counted(*count)),
        ByHand::Refused { illegal, rule, pegs } => refused(*illegal, *rule, *pegs),
        ByHand::Finished { moves: made, fewest } => {
            let made_moves = moves(&counted(*made));
            match fewest {
                _ if *made == 0 => "All discs are where they belong.".into(),
                Some(fewest) if **fewest == Index::from(*made as u64) => {
                    format!("Done in {made_moves}, and fewer would not do.")
                }
                Some(fewest) => format!("Done in {made_moves}; {} would do.", readable(fewest)),
                None => format!("Done in {made_moves}."),
            }
        }
        ByHand::Stands { moves: made, advice } => {
            let made = if *made == 0 { String::new() } else { format!("{} made. ", moves(&counted(*made))) };
            let rest = match advice {
                Advice::Done => "All discs are where they belong.".into(),
                Advice::Way { moves: rest, optimality, .. } => {
                    format!("{} to go, {}.", moves(&readable(rest)), sure(*optimality))
                }
                Advice::Asks(all) => format!("How many moves are left is not known yet: a search goes through {} positions at most.", grouped(*all)),
                Advice::Searching(seen, all) => {
                    format!("Searching: {} of at most {} positions seen.", grouped(*seen), grouped(*all))
                }
                Advice::None(error) => format!("How many are to go is not known: {}.", unsolved(error)),
            };
            made + &rest
        }
        ByHand::Undo => "Undo".into(),
        ByHand::Redo => "Redo".into(),
        ByHand::Again => "Start over".into(),
        ByHand::Best => "Best move".into(),
        ByHand::Search => "Find the fewest moves".into(),
        ByHand::SolveHere => "Solve from here".into(),
        ByHand::SetUp => "Set up".into(),
        ByHand::Larger => "One disc more".into(),
    }
}

fn counted(count: usize) -> String {
    readable(&Index::from(count as u64))
}

fn refused(illegal: Illegal, rule: Rule, pegs: Pegs) -> String {
    match illegal {
        Illegal::Empty(peg) => format!("There is no disc on {peg}."),
        Illegal::Smaller { disc, lies, on } => {
            format!(
                "Disc {disc} may not go to {on}: disc {lies}, which lies there, is smaller. Choose another peg, or put it back."
            )
        }
        Illegal::TooMany => "No more moves are kept: start again from here.".into(),
        Illegal::Rule { from, to } => format!("No disc goes from {from} to {to}: {}.", reason(rule, pegs, from)),
    }
}

fn reason(rule: Rule, pegs: Pegs, from: Peg) -> String {
    let allowed: Vec<String> =
        pegs.iter().filter(|&to| to != from && rule.allows(pegs, from, to)).map(|to| to.to_string()).collect();
    match rule {
        Rule::Any => "they are the same peg".into(),
        Rule::OneWay => format!("in the one-way ring it goes from {from} to {} only", allowed.join("")),
        Rule::Cyclic => format!("in the ring it goes to a neighbour, from {from} to {}", allowed.join(" or ")),
        Rule::Linear => format!("in the row it goes to the peg beside, from {from} to {}", allowed.join(" or ")),
        Rule::Star => format!("in the star every way leads by {}, so from {from} to {}", Peg::A, allowed.join(" or ")),
        Rule::Arcs(_) if allowed.is_empty() => format!("the rule lets nothing leave {from}"),
        Rule::Arcs(_) => format!("the rule leads from {from} to {}", allowed.join(" or ")),
    }
}
