//! Actions as words, for what is written as text: a button there says what it does, `seek 12`, and one listener reads it.

use super::{Action, Look, Outcome, Panel, Playing, Racing, Span, Take};

/// The words for an action; empty for one that no button does.
///
/// ```
/// use tower_of_hanoi::model::{Action, deed};
///
/// let words = deed::write(&Action::Seek(12.into()));
/// assert_eq!(words, "seek 12");
/// assert!(matches!(deed::read(&words), Some(Action::Seek(index)) if index == 12.into()));
/// ```
#[must_use]
pub fn write(action: &Action) -> String {
    let of = |verb: &str, panel: Panel| [verb, " ", panel.name()].concat();
    match action {
        Action::Seek(index) => format!("seek {index}"),
        Action::Look(Look::Repeat(Span { first, last })) => format!("repeat {first} {last}"),
        Action::Look(Look::Stand(position)) => format!("stand {position}"),
        Action::Look(Look::Closer(panel)) => of("closer", *panel),
        Action::Look(Look::Farther(panel)) => of("farther", *panel),
        Action::Look(Look::Whole(panel)) => of("whole", *panel),
        Action::Look(Look::Here(panel)) => of("here", *panel),
        Action::Look(Look::Tour) => "tour".into(),
        Action::Look(Look::Unfold) => "unfold".into(),
        Action::Look(Look::Race(Racing::Start)) => "race".into(),
        Action::Look(Look::Race(Racing::Stop)) => "stop".into(),
        Action::Look(Look::Keys(true)) => "keys".into(),
        Action::Look(Look::Keys(false)) => "no-keys".into(),
        Action::Look(Look::Step(number)) => format!("step {number}"),
        Action::Look(Look::Play(playing)) => playing.write(),
        Action::Look(Look::Share(words)) => format!("share {words}"),
        Action::Look(Look::Outcome(Some(Outcome::Writes(0)))) => "write".into(),
        Action::Look(Look::Outcome(None)) => "leave".into(),
        Action::Take(Take::Svg) => "svg".into(),
        Action::Take(Take::Png) => "png".into(),
        Action::Take(Take::Print) => "print".into(),
        _ => String::new(),
    }
}

/// The action that the words are for.
#[must_use]
pub fn read(words: &str) -> Option<Action> {
    let (verb, about) = words.split_once(' ').unwrap_or((words, ""));
    let panel = || Panel::ALL.into_iter().find(|panel| panel.name() == about);
    let look = match verb {
        "seek" => return about.parse().ok().map(Action::Seek),
        "repeat" => {
            let (first, last) = about.split_once(' ')?;
            return Some(Action::Look(Look::Repeat(Span { first: first.parse().ok()?, last: last.parse().ok()? })));
        }
        "stand" => Look::Stand(about.parse().ok()?),
        "closer" => Look::Closer(panel()?),
        "farther" => Look::Farther(panel()?),
        "whole" => Look::Whole(panel()?),
        "here" => Look::Here(panel()?),
        "tour" => Look::Tour,
        "unfold" => Look::Unfold,
        "race" => Look::Race(Racing::Start),
        "stop" => Look::Race(Racing::Stop),
        "keys" => Look::Keys(true),
        "no-keys" => Look::Keys(false),
        "step" => Look::Step(about.parse().ok()?),
        "hand" => Look::Play(Playing::read(about)?),
        "share" => Look::Share(about.into()),
        "write" => Look::Outcome(Some(Outcome::Writes(0))),
        "leave" => Look::Outcome(None),
        "svg" => return Some(Action::Take(Take::Svg)),
        "png" => return Some(Action::Take(Take::Png)),
        "print" => return Some(Action::Take(Take::Print)),
        _ => return None,
    };
    Some(Action::Look(look))
}
