//! The view of an address that asks for nothing: a game that a stranger can win, beside the ladder of move counts.

use super::link::{self, Params};
use super::{Origin, Parameter, State};

/// The parameters of the first view.
const VIEW: [(Parameter, &str); 2] = [(Parameter::Discs, "3"), (Parameter::Show, "towers,transport,scrubber,numbers")];

impl Params {
    /// The parameters of a page's address. Those of a page by itself are the first view, unless one of them asks for another.
    #[must_use]
    pub fn of_address(query: &str, origin: &Origin) -> Self {
        let params = Self::from_query(query);
        if origin.opens_first_view && params.keep_first_view() { params.with(&VIEW) } else { params }
    }
}

/// The query of a page's own address: [`link::format`], but nothing for the first view itself, except what keeps it.
/// [`Params::of_address`] reads it back.
///
/// ```
/// use tower_of_hanoi::model::link::Params;
/// use tower_of_hanoi::model::{Origin, State, address_of};
///
/// let origin = Origin { opens_first_view: true, ..Origin::default() };
/// let mut state = State::open(Params::of_address("?lang=de", &origin));
/// state.session.origin = origin;
/// assert_eq!(state.total().to_string(), "7");
/// assert_eq!(address_of(&state), "?lang=de");
/// ```
#[must_use]
pub fn address_of(state: &State) -> String {
    let parameters = link::parameters(state);
    let (others, view): (Vec<_>, Vec<_>) =
        parameters.iter().cloned().partition(|(parameter, _)| parameter.keeps_first_view());
    let is_first_view = view.iter().map(|(parameter, value)| (*parameter, &**value)).eq(VIEW);
    link::query_of(if state.session.origin.opens_first_view && is_first_view { others } else { parameters })
}
