//! The requests of the page around an explorer, and what they concern: hosts count the moves of the solution. So what goes to a move
//! leaves a detour, and only playing goes on along it. `data-index`, `data-total` and events stay those of the place in the solution where the
//! detour began.

use super::exercise::{self, SavedProgress};
use super::link::Params;
use super::navigation::{self, NavigateAction};
use super::playback::PlaybackAction;
use super::{Action, Effect, HostEvent, Parameter, State};

/// A request of a host. An impossible one becomes a [`Problem`](super::Problem) and changes nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostCommand {
    /// Goes to an index, written as in the number field.
    Seek(String),
    /// Goes along the solution.
    Navigate(NavigateAction),
    /// Sets some parameters; an empty value stands for the default.
    Configure(Vec<(Parameter, String)>),
    /// Starts over, like a link with these parameters.
    Open(Vec<(Parameter, String)>),
    /// Asks for the state.
    Get,
    /// Takes over the answers to an exercise from an earlier visit.
    Restore(SavedProgress),
}

/// The action for a host's verb and fields.
///
/// ```
/// use tower_of_hanoi::model::{Scene, host_command, link};
///
/// let scene = Scene::new(link::open("?discs=64"));
/// let action = host_command::parse("seek", &[("move".into(), "2^5".into())]).ok_or("no command")?;
/// assert_eq!(scene.after(action).0.index().to_string(), "32");
/// assert!(host_command::parse("dance", &[]).is_none());
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn parse(verb: &str, fields: &[(String, String)]) -> Option<Action> {
    Some(match verb {
        "play" => PlaybackAction::Play.into(),
        "pause" => PlaybackAction::Pause.into(),
        "next" => HostCommand::Navigate(NavigateAction::Next).into(),
        "previous" => HostCommand::Navigate(NavigateAction::Previous).into(),
        "first" => HostCommand::Navigate(NavigateAction::First).into(),
        "last" => HostCommand::Navigate(NavigateAction::Last).into(),
        "seek" => {
            let (_, index) = fields.iter().find(|(name, _)| name == "move")?;
            HostCommand::Seek(index.clone()).into()
        }
        "configure" => HostCommand::Configure(parameters(fields)).into(),
        "open" => HostCommand::Open(parameters(fields)).into(),
        "get" => HostCommand::Get.into(),
        "restore" => {
            let (_, saved) = fields.iter().find(|(name, _)| name == "state")?;
            HostCommand::Restore(saved.parse().ok()?).into()
        }
        _ => return None,
    })
}

fn parameters(fields: &[(String, String)]) -> Vec<(Parameter, String)> {
    fields.iter().filter_map(|(name, value)| Some((name.parse().ok()?, value.clone()))).collect()
}

pub(super) fn update(state: &mut State, command: HostCommand, effects: &mut Vec<Effect>) {
    match command {
        HostCommand::Seek(text) => navigation::seek_text(state, &text),
        HostCommand::Navigate(action) => {
            let index = state.index().clone();
            state.seek(index);
            navigation::update(state, action);
        }
        HostCommand::Configure(changes) => configure(state, Params::changes(changes)),
        HostCommand::Open(params) => {
            let prefers_reduced_motion = state.session.prefers_reduced_motion;
            *state = State::open(Params::from_pairs(params));
            state.session.prefers_reduced_motion = prefers_reduced_motion;
        }
        HostCommand::Get => effects.push(Effect::Emit(HostEvent::State)),
        HostCommand::Restore(saved) => exercise::restore(state, saved),
    }
}

fn configure(state: &mut State, changes: Params) {
    if changes.is_empty() {
        return;
    }
    let next = state.with_params(changes, None);
    if next.problems.is_empty() {
        let (index, question) = (state.index().clone(), state.question_on_towers());
        state.install(next);
        if *state.index() != index && question.is_some() && question == state.question_on_towers() {
            state.leave_question();
        }
    } else {
        next.problems.into_iter().for_each(|problem| state.report(problem));
    }
}
