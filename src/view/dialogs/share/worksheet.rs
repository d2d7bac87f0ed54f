//! Pictures of the towers, and sheets of questions with them.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{AskedText, Language, Offer, caption_text};
use crate::layout::picture::Picture;
use crate::model::quiz::question::{Question, questions};
use crate::model::share::Sharing;
use crate::model::{Action, State, Take};
use crate::view::components::markup::{block, hint, text, words};
use crate::view::dialogs::manual_play::says;

/// The towers of a state as SVG, as wide as the dialog says.
pub fn picture(state: &State, language: Language) -> String {
    let position = state.position();
    let picture = Picture {
        position: &position,
        pegs: state.settings().puzzle.pegs(),
        last: state.game().map_or_else(|| state.last_move(), |game| game.moves().last().copied()),
        title: &says(state, language).unwrap_or_else(|| caption_text(state, language)),
        width: state.sharing().map_or(0, |(sharing, _)| sharing.number()),
    };
    picture.svg()
}

/// The picture, and buttons that save it.
pub fn draw_picture(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let svg = words(&Action::Take(Take::Svg), language.label(AskedText::SaveSvg));
    let png = words(&Action::Take(Take::Png), language.label(AskedText::SavePng));
    html! {
        <>
            { block(format!("<div class=\"row looks\">{svg}{png}</div>"), on) }
            { text(format!("<div class=\"picture-preview\">{}</div>", picture(state, language))) }
        </>
    }
}

/// The sheet with its answers on a page of their own, and a button that prints it.
pub fn draw_sheet(state: &Rc<State>, sharing: &Sharing, language: Language, on: &Callback<Action>) -> Html {
    let asked = questions(state, sharing.number());
    if asked.is_empty() {
        return text(hint(language.label(AskedText::NothingAsked)));
    }
    let puzzle = &state.settings().puzzle;
    let about = language.offer(&Offer::SheetAbout { puzzle, total: state.total() });
    let question = |question: &Question| {
        let picture = Picture {
            position: &question.position,
            pegs: puzzle.pegs(),
            last: None,
            title: &question.position.to_string(),
            width: 480,
        };
        format!(
            "<li><p>{}</p>{}<p class=\"blank\">{}</p></li>",
            language.offer(&Offer::Asked(question)),
            picture.svg(),
            language.offer(&Offer::Blank(question))
        )
    };
    let answer = |question: &Question| format!("<li>{}</li>", language.offer(&Offer::Answer(question)));
    let title = language.label(AskedText::SheetTitle);
    let sheet = format!(
        "<div class=\"paper\"><h3>{title}</h3><p>{about}</p><p class=\"name\">{}: ______________________</p><ol>{}</ol></div>\
         <div class=\"paper answers\"><h3>{}</h3><p>{title} {about}</p><ol>{}</ol></div>",
        language.label(AskedText::SheetName),
        asked.iter().map(question).collect::<String>(),
        language.label(AskedText::AnswersTitle),
        asked.iter().map(answer).collect::<String>()
    );
    html! {
        <>
            { block(format!("<div class=\"row looks\">{}</div>", words(&Action::Take(Take::Print), language.label(AskedText::Print))), on) }
            { text(sheet) }
        </>
    }
}
