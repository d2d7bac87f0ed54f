//! What a host asks of an explorer that lives in its page.

use super::{Action, Parameter, Problem, Reason, State, index_expr, link};

/// Something that a host asks for. What cannot be done becomes a [`Problem`] and changes nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Stand at an index, given as in the number field.
    Seek(String),
    /// Other values for some parameters; an empty one means the default.
    Configure(Vec<(Parameter, String)>),
    /// All anew, as a link with these parameters.
    Open(Vec<(Parameter, String)>),
}

/// What the words of a host mean: a verb, and names with values.
///
/// ```
/// use tower_of_hanoi::model::{Action, link, host};
///
/// let action = host::read("seek", &[("move".into(), "2^5".into())]).ok_or("no order")?;
/// assert_eq!(link::read("?discs=64").after(action).index().to_string(), "32");
/// assert!(host::read("dance", &[]).is_none());
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn read(verb: &str, fields: &[(String, String)]) -> Option<Action> {
    Some(match verb {
        "play" => Action::Play,
        "pause" => Action::Pause,
        "next" => Action::Forward,
        "previous" => Action::Back,
        "first" => Action::First,
        "last" => Action::Last,
        "seek" => {
            let (_, index) = fields.iter().find(|(name, _)| name == "move")?;
            Action::Host(Order::Seek(index.clone()))
        }
        "configure" => Action::Host(Order::Configure(parameters(fields))),
        "open" => Action::Host(Order::Open(parameters(fields))),
        // Asking changes nothing: who obeys tells.
        "get" => Action::Host(Order::Configure(Vec::new())),
        _ => return None,
    })
}

fn parameters(fields: &[(String, String)]) -> Vec<(Parameter, String)> {
    let named = |name: &str| Parameter::ALL.into_iter().find(|parameter| parameter.name() == name);
    fields.iter().filter_map(|(name, value)| Some((named(name)?, value.clone()))).collect()
}

/// What an order does.
pub(super) fn obey(state: &mut State, order: Order) {
    match order {
        Order::Seek(text) => state.seek_text(&text),
        Order::Configure(changes) => state.configure(changes),
        Order::Open(all) => {
            let still = state.still;
            *state = link::read_knowing(&link::joined(&all), state.program, None);
            state.still = still;
        }
    }
}

impl State {
    fn seek_text(&mut self, text: &str) {
        if let Some(pending) = &mut self.pending {
            return pending.give(Parameter::Move, text.to_owned());
        }
        match index_expr::read(text, self.total()) {
            Ok(index) => self.stand_at(index),
            Err(error) => self.complain(Problem::new(Parameter::Move, text, Reason::Entry(error))),
        }
    }

    fn configure(&mut self, changes: Vec<(Parameter, String)>) {
        if changes.is_empty() {
            return;
        }
        let query = link::changed(self, changes);
        let mut next = link::read_knowing(&query, self.program, None);
        if next.problems.is_empty() {
            next.still = self.still;
            next.exam = self.exam.take();
            next.race = self.race.take().filter(|race| race.discs == next.race_discs());
            *self = next;
        } else {
            next.problems.into_iter().for_each(|problem| self.complain(problem));
        }
    }
}
