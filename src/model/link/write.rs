//! The link to a state.

use crate::model::settings::Draft;
use crate::model::{Beside, Panels, Parameter, Span, Speed, State, Theme};
use crate::solver::recursion::Split;
use crate::solver::{Disc, PathKind, Placement};

use super::OF_SOLUTION;

fn write_span(span: Option<&Span>) -> String {
    span.map_or_else(String::new, |span| format!("{}-{}", span.first, span.last))
}

fn write_stand(stand: &Placement) -> String {
    match stand {
        Placement::Tower(peg) => peg.digit().to_string(),
        Placement::Position(position) => position.to_string(),
    }
}

/// The query that holds a state, with a question mark before it; empty when all is default. [`read`] reads it back.
#[must_use]
pub fn write(state: &State) -> String {
    let settings = state.settings();
    let puzzle = &settings.puzzle;
    let default = Draft::default();
    let number = |count: u32| count.to_string();
    let mut parts: Vec<(Parameter, String)> = Vec::new();
    let mut add = |parameter, is_default: bool, value: String| {
        if !is_default {
            parts.push((parameter, value));
        }
    };
    add(Parameter::Discs, puzzle.discs() == default.discs, number(puzzle.discs().count()));
    add(Parameter::Pegs, puzzle.pegs() == default.pegs, number(puzzle.pegs().count().into()));
    add(Parameter::Rule, puzzle.rule() == default.rule, puzzle.rule().to_string());
    add(Parameter::From, *puzzle.start() == default.from, write_stand(puzzle.start()));
    add(Parameter::To, *puzzle.goal() == Draft::default_goal(puzzle.pegs()), write_stand(puzzle.goal()));
    let hamiltonian = settings.path == PathKind::Hamiltonian;
    add(Parameter::Path, !hamiltonian, settings.path.as_str().into());
    let split = settings.path.split().unwrap_or_default();
    add(Parameter::Split, split == Split::default(), split.as_str().into());
    add(Parameter::Move, state.index().is_zero(), state.index().to_string());
    add(Parameter::Play, !state.playback().is_playing(), "1".into());
    add(Parameter::Speed, settings.speed == Speed::default(), settings.speed.write());
    add(Parameter::Loop, settings.looped.is_none(), write_span(settings.looped.as_ref()));
    add(Parameter::Show, settings.show == Panels::of(settings.embed, puzzle.discs()), settings.show.write());
    let views = &settings.views;
    add(Parameter::Timeline, views.timeline.is_none(), write_span(views.timeline.as_ref()));
    let larger: String = views.lens.iter().flat_map(|lens| lens.triangle().larger()).map(|peg| peg.digit()).collect();
    add(Parameter::Graph, larger.is_empty(), larger);
    add(Parameter::Mark, views.marked.is_none(), number(views.marked.map_or(0, Disc::number)));
    add(Parameter::Tour, !views.tour, "1".into());
    add(Parameter::Trace, !views.unfolded, "all".into());
    add(Parameter::Race, views.race.is_none(), number(views.race.unwrap_or_default()));
    add(Parameter::With, views.beside.is_none(), views.beside.as_ref().map_or_else(String::new, Beside::write));
    add(Parameter::Keys, views.keys.is_none(), views.keys.unwrap_or_default().into());
    add(Parameter::Step, views.step.is_none(), number(views.step.unwrap_or_default()));
    let words = [
        (Parameter::Walk, &views.walk),
        (Parameter::Aids, &views.aids),
        (Parameter::Task, &views.task),
        (Parameter::Seed, &views.seed),
        (Parameter::Lock, &views.lock),
        (Parameter::Share, &views.share),
    ];
    for (parameter, words) in words {
        add(parameter, words.is_none(), words.as_deref().unwrap_or_default().into());
    }
    add(Parameter::Lang, settings.tongue.is_none(), settings.tongue.unwrap_or_default().code().into());
    add(Parameter::Theme, settings.theme == Theme::Auto, settings.theme.name().into());
    add(Parameter::Embed, !settings.embed, "1".into());
    // Every value is made of letters, digits and marks that a query may hold as they are, but for what was not read yet.
    if let Some(pending) = state.pending() {
        // What was refused is its default already.
        let waits = |parameter: &Parameter| {
            OF_SOLUTION.contains(parameter) && state.problems.iter().all(|problem| problem.parameter != *parameter)
        };
        parts.retain(|(parameter, _)| !waits(parameter));
        for (parameter, value) in pending.given.iter().filter(|(parameter, _)| waits(parameter)) {
            // Between those before and after it.
            let place = parts.iter().position(|(other, _)| *other as u8 > *parameter as u8).unwrap_or(parts.len());
            parts.insert(place, (*parameter, form_urlencoded::byte_serialize(value.as_bytes()).collect()));
        }
    }
    let mut query = String::new();
    for (parameter, value) in &parts {
        query.push(if query.is_empty() { '?' } else { '&' });
        query.push_str(parameter.name());
        query.push('=');
        query.push_str(value);
    }
    query
}
