//! The context of every view.

use yew::prelude::*;

use crate::l10n::L10n;
use crate::model::Action;

/// The context of every view: the language, and the target of actions.
#[derive(Clone, PartialEq)]
pub struct Ui {
    pub l10n: L10n,
    pub dispatch: Callback<Action>,
}
