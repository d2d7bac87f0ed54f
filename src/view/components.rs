//! Building blocks of the page, the panels and the dialogs.

pub mod ask_on;
pub mod buttons;
pub mod copy;
pub mod dialog;
pub mod entry;
pub mod events;
pub mod field;
pub mod fold;
pub mod help;
pub mod icon;
pub mod listing;
pub mod markup;
pub mod memo;
pub mod own_program;
pub mod pointer;
pub mod range;
pub mod small_towers;
pub mod stepper;
