//! The moves as a word of six letters, and the automaton that writes it.

use yew::prelude::*;

use crate::l10n::{Arg, L10n, msg};
use crate::layout::explanation::{Arrow, AutomatonMap};
use crate::layout::svg_number::px;
use crate::model::{ExplainedMove, Fold, WordPlace};
use crate::solver::classic::automaton::Letter;
use crate::view::Ui;
use crate::view::components::fold::folded;
use crate::view::components::markup::Markup;

use super::WhyPanel;
use super::pictures::svg;

/// The word, folded.
pub fn word(panel: &WhyPanel, explained: &ExplainedMove, place: &WordPlace, ui: &Ui) -> Html {
    folded(
        Fold::Word,
        ui.l10n.text(msg::WHY_WORD_TITLE),
        || content(place, explained, ui.l10n),
        panel.open_folds,
        &ui.dispatch,
    )
}

fn content(place: &WordPlace, explained: &ExplainedMove, l10n: L10n) -> Html {
    let [a, b, c] = [Letter::A, Letter::B, Letter::C].map(|letter| Arg::from(place.word.direction(letter).0));
    let symbol = place.letter().symbol();
    let reads = [(&place.moves_made).into(), symbol.into(), (&explained.number).into()];
    let is_cut = place.moves_made.bits() > WordPlace::MAX_BITS as u64;
    html! {
        <>
            <p>{ l10n.format(msg::WHY_WORD_INTRO, [a, b, c, "Allouche et al., 1994".into()]) }</p>
            <p class="word" dir="ltr">{ letters(place) }</p>
            <p>{ l10n.format(msg::WHY_WORD_AUTOMATON, reads) }</p>
            <div class="answer">
                { automaton(place) }
                { bits(place, l10n) }
            </div>
            if is_cut {
                <p>{ l10n.format(msg::WHY_LAST_DIGITS, [WordPlace::MAX_BITS.into()]) }</p>
            }
        </>
    }
}

/// The letters around the move.
fn letters(place: &WordPlace) -> Html {
    let letter = |(number, letter): (usize, &Letter)| {
        let symbol = letter.symbol();
        if number == place.own {
            html! { <strong>{ symbol }</strong> }
        } else {
            html! { <span>{ symbol }</span> }
        }
    };
    place.letters.iter().enumerate().map(letter).collect()
}

/// The bits that are read, and the state after each.
fn bits(place: &WordPlace, l10n: L10n) -> Html {
    let bits = place.last_bits.iter().map(|&(bit, _)| html! { <td>{ u8::from(bit) }</td> });
    let states = std::iter::once(place.first_state).chain(place.last_bits.iter().map(|&(_, letter)| letter));
    let states = states.map(|letter| html! { <td>{ letter.symbol() }</td> });
    html! {
        <div class="tape wide" tabindex="0" role="region" aria-label={l10n.text(msg::WHY_WORD_TAPE)}>
            <table dir="ltr">
                <tr><th scope="row">{ l10n.text(msg::WHY_WORD_DIGIT) }</th><td />{ for bits }</tr>
                <tr><th scope="row">{ l10n.text(msg::WHY_WORD_STATE) }</th>{ for states }</tr>
            </table>
        </div>
    }
}

/// The automaton, with its last state and the arrow that led there.
fn automaton(place: &WordPlace) -> Html {
    let before = place.last_bits.iter().rev().nth(1).map_or(place.first_state, |&(_, letter)| letter);
    let last = place.last_bits.last().map(|&(bit, _)| (before, bit));
    let mut content = Markup::new();
    for (letter, bit) in Letter::ALL.into_iter().flat_map(|letter| [(letter, false), (letter, true)]) {
        let Arrow { line, head, label } = AutomatonMap::arrow(letter, bit);
        let class = if last == Some((letter, bit)) { "trip current" } else { "trip" };
        let (x, y) = (px(label.x), px(label.y));
        content = content
            .shape("path", &[("class", class), ("d", &line), ("stroke", "currentColor")])
            .shape("path", &[("class", class), ("d", &head), ("stroke", "none"), ("fill", "currentColor")])
            .element(
                "text",
                &[("class", class), ("x", &x), ("y", &y)],
                Markup::new().text(if bit { "1" } else { "0" }),
            );
    }
    let radius = px(Arrow::NODE_RADIUS);
    for letter in Letter::ALL {
        let at = AutomatonMap::letter(letter);
        let (x, y) = (px(at.x), px(at.y));
        let class = if letter == place.letter() { "state current" } else { "state" };
        content = content.shape("circle", &[("class", class), ("cx", &x), ("cy", &y), ("r", &radius)]).element(
            "text",
            &[("class", if letter == place.letter() { "peg current" } else { "peg" }), ("x", &x), ("y", &y)],
            Markup::new().text(letter.symbol()),
        );
    }
    svg("way-picture automaton", (AutomatonMap::WIDTH, AutomatonMap::HEIGHT), false, content)
}
