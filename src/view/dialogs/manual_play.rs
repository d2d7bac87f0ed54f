//! Playing by hand.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{AskedText, ByHand, Language, PanelText};
use crate::model::{Action, Advice, Look, Playing, State, deed};
use crate::solver::Peg;

use crate::view::components::markup::{block, hint, switch, text, words};

fn act(playing: Playing) -> Action {
    Action::Look(Look::Play(playing))
}

/// What there is to say of a game that is on, in the place of what is said of the solution.
pub fn says(state: &State, language: Language) -> Option<String> {
    let (hand, puzzle) = (state.hand(), &state.settings().puzzle);
    if let Some(illegal) = hand.refused {
        return Some(language.by_hand(&ByHand::Refused { illegal, rule: puzzle.rule(), pegs: puzzle.pegs() }));
    }
    if let Some(disc) = hand.lifted {
        return Some(language.by_hand(&ByHand::Lifted { disc, from: state.position().peg(disc)? }));
    }
    let moves = state.game()?.moves();
    if matches!(state.advice(), Advice::Done) {
        return Some(language.by_hand(&ByHand::Finished { moves: moves.len(), fewest: state.fewest().as_ref() }));
    }
    match moves.last() {
        Some(&step) => Some(language.by_hand(&ByHand::Moved { count: moves.len(), step })),
        None if hand.sets_up => Some(language.label(AskedText::SettingUp).into()),
        None => Some(language.by_hand(&ByHand::Stands { moves: 0, advice: &state.advice() })),
    }
}

/// The pegs as buttons, what can be done, and how far it is.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let advice = state.advice();
    let made = state.game().map_or(0, |game| game.moves().len());
    let about = if state.hand().sets_up { AskedText::SettingUp } else { AskedText::PlayHint };
    let stands = match (&advice, made) {
        (Advice::Done, 1..) => ByHand::Finished { moves: made, fewest: state.fewest().as_ref() }.said(language),
        _ => ByHand::Stands { moves: made, advice: &advice }.said(language),
    };
    html! {
        <div class="play">
            { text(hint(language.label(about))) }
            { block(pegs(state, language), on) }
            <p class="stands" data-stands="">{ stands }</p>
            { block(buttons(state, &advice, language), on) }
        </div>
    }
}

impl ByHand<'_> {
    fn said(&self, language: Language) -> String {
        language.by_hand(self)
    }
}

/// Each says what is on it: that is the whole state for those who do not see it.
fn pegs(state: &State, language: Language) -> String {
    let position = state.position();
    let lit = state.table().map(|table| table.lit.clone()).unwrap_or_default();
    let peg = |peg: Peg| {
        let mut discs: Vec<u32> = position.iter().filter(|&(_, at)| at == peg).map(|(disc, _)| disc.number()).collect();
        discs.reverse();
        let says = language.by_hand(&ByHand::Peg { peg, discs: &discs });
        let lifted = state.hand().lifted.is_some_and(|disc| position.peg(disc) == Some(peg));
        format!(
            "<button type=\"button\" data-do=\"{}\" aria-pressed=\"{lifted}\" aria-label=\"{says}\"{}>{}</button>",
            deed::write(&act(Playing::Press(peg))),
            if lit.contains(&peg) { " data-lit" } else { "" },
            peg.letter()
        )
    };
    let pegs: String = state.settings().puzzle.pegs().iter().map(peg).collect();
    format!(
        "<div class=\"row looks pegs\" role=\"group\" aria-label=\"{}\">{pegs}</div>",
        language.label(AskedText::PegsName)
    )
}

fn buttons(state: &State, advice: &Advice, language: Language) -> String {
    let button = |playing: Playing, text: AskedText, useful: bool| {
        let button = words(&act(playing), language.label(text));
        // It keeps the focus, as a disabled one would not.
        if useful { button } else { button.replacen("<button", "<button aria-disabled=\"true\"", 1) }
    };
    let game = state.game();
    let (undo, redo) = (game.is_some_and(|game| !game.moves().is_empty()), game.is_some_and(|game| game.has_undone()));
    let back = [
        button(Playing::Undo, AskedText::Undo, undo),
        button(Playing::Redo, AskedText::Redo, redo),
        button(Playing::Again, AskedText::Again, game.is_some()),
    ]
    .concat();
    if state.finds_the_way() {
        return format!("<div class=\"row looks\">{back}</div>");
    }
    let way = match advice {
        Advice::Asks(_) => button(Playing::Search, AskedText::FindFewest, true),
        Advice::Searching(..) => words(&act(Playing::Stop), language.label(PanelText::Stop)),
        Advice::Done => button(Playing::Larger, AskedText::Larger, true),
        _ => button(Playing::Best, AskedText::Best, matches!(advice, Advice::Way { .. })),
    };
    format!(
        "<div class=\"row looks\">{back}{way}{}{}</div>",
        button(Playing::SolveHere, AskedText::SolveHere, game.is_some()),
        switch(&act(Playing::SetUp), language.label(AskedText::SetUp), state.hand().sets_up)
    )
}
