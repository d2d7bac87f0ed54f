//! What the dialog that shares says in English.

use crate::explorer::sharing::{File, Form, Place};
use crate::explorer::sheet::Question;
use crate::solver::{Index, Stand};
use crate::text::Offer;
use crate::text::number::{exact, readable};

use super::{moves, rule_name};

#[allow(clippy::too_many_lines, reason = "a list of texts, one line each")]
pub fn offer(offer: &Offer<'_>) -> String {
    match offer {
        Offer::Form(form) => match form {
            Form::Link => "Link",
            Form::Frame => "Frame",
            Form::Element => "Element",
            Form::Picture => "Picture",
            Form::Moves => "Moves",
            Form::Graph => "State graph",
            Form::Worksheet => "Worksheet",
        }
        .into(),
        Offer::Hint(form) => hint(*form).into(),
        Offer::Opens => "Opens".into(),
        Offer::Place(Place::Here) => "at this move".into(),
        Offer::Place(Place::Start) => "at the start".into(),
        Offer::Place(Place::Plays) => "playing from this move".into(),
        Offer::Shows => "Shows".into(),
        Offer::Number(Form::Worksheet) => "Questions".into(),
        Offer::Number(Form::Picture) => "Width in pixels".into(),
        Offer::Number(_) => "Height in pixels".into(),
        Offer::WrittenAs => "Written as".into(),
        Offer::File(file) => match file {
            File::Text => "lines of text",
            File::Csv => "a table (CSV)",
            File::Json => "JSON",
            File::Dot => "Graphviz (DOT)",
            File::GraphMl => "GraphML",
            File::Graph6 => "graph6",
        }
        .into(),
        Offer::Directed => "one arc for each move".into(),
        Offer::FirstMove => "From move".into(),
        Offer::LastMove => "to move".into(),
        Offer::Post => "Send…".into(),
        Offer::Preview => "Preview".into(),
        Offer::Code => "The link as a code for cameras".into(),
        Offer::CodeTooLong => "The link is too long for a code for cameras.".into(),
        Offer::OneFile => "The whole page as one file, which works without a network".into(),
        Offer::NoServer => {
            "This page was opened from a disk, where no other page can reach it. Open it from a server to put it into \
             another page."
                .into()
        }
        Offer::SaveSvg => "Save as SVG".into(),
        Offer::SavePng => "Save as PNG".into(),
        Offer::Save => "Save the file".into(),
        Offer::Size { form: Form::Graph, count: 1 } => "1 position.".into(),
        Offer::Size { form: Form::Graph, count } => format!("{} positions.", grouped(*count)),
        Offer::Size { count, .. } => format!("{}.", moves(&grouped(*count))),
        Offer::TooMuch { form: Form::Graph, most } => {
            format!("Such a file has at most {} positions: take fewer discs.", grouped(*most))
        }
        Offer::TooMuch { most, .. } => format!("A file has at most {} moves: take a shorter stretch.", grouped(*most)),
        Offer::Written { count, of } => format!("{} of {} written", grouped(*count), grouped(*of)),
        Offer::Unread(word) => format!("“{word}” in the link means nothing here."),
        Offer::Print => "Print".into(),
        Offer::SheetTitle => "Tower of Hanoi: which move is it?".into(),
        Offer::SheetAbout { puzzle, total } => {
            let discs = puzzle.discs().count();
            let discs = if discs == 1 { "One disc".into() } else { format!("{discs} discs") };
            let place = |stand: &Stand| match stand {
                Stand::Tower(peg) => peg.to_string(),
                Stand::Position(position) => position.to_string(),
            };
            format!(
                "{discs} on {} pegs, disc 1 the smallest. {}. From {} to {} in {}.",
                puzzle.pegs().count(),
                rule_name(puzzle.rule()),
                place(puzzle.start()),
                place(puzzle.goal()),
                moves(&readable(total))
            )
        }
        Offer::SheetName => "Name".into(),
        Offer::Asked(Question { asks_index: true, .. }) => "How many moves have been made?".into(),
        Offer::Asked(Question { index, .. }) => {
            format!("After {} the towers look like this. What is move {}?", moves(&exact(index)), exact(&index.next()))
        }
        Offer::Blank(Question { asks_index: true, .. }) => "________ moves".into(),
        Offer::Blank(_) => "Disc ____ from ____ to ____".into(),
        Offer::AnswersTitle => "Answers".into(),
        Offer::Answer(Question { asks_index: true, index, .. }) => format!("{}.", moves(&exact(index))),
        Offer::Answer(Question { index, next, .. }) => format!("Move {}: {next}.", exact(&index.next())),
        Offer::NothingAsked => "There is no move to ask for: take another puzzle.".into(),
    }
}

const fn hint(form: Form) -> &'static str {
    match form {
        Form::Link => "A link to this page as it is set.",
        Form::Frame => {
            "HTML for another page: a frame with towers in it. It works with sandbox=\"allow-scripts\", too."
        }
        Form::Element => {
            "HTML for another page: one script, and towers as an element with properties, methods and events."
        }
        Form::Picture => "The towers as they stand, for a text or a slide.",
        Form::Moves => "The moves one after another, as a file.",
        Form::Graph => "All positions and the moves between them, as a file for other programs.",
        Form::Worksheet => "Questions to be printed, with the answers on a page of their own.",
    }
}

fn grouped(number: u32) -> String {
    exact(&Index::from(u64::from(number)))
}
