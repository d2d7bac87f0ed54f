//! Yew components: functions from the state to elements.

mod chunks;
mod components;
mod dialogs;
mod page;
mod panels;

pub use chunks::{DialogViews, PanelViews};
pub use dialogs::dialog_views;
pub use page::{PageRefs, PageViews, page};
pub use panels::panel_views;
