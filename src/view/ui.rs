//! What every view needs besides what it shows.

use yew::prelude::*;

use crate::l10n::L10n;
use crate::model::Action;

/// What every view needs besides what it shows: the language, and where actions go.
#[derive(Clone, PartialEq)]
pub struct Ui {
    pub l10n: L10n,
    pub dispatch: Callback<Action>,
}
