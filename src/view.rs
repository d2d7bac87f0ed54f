//! The view: functions from the state to Yew's virtual DOM.

mod chunks;
mod components;
mod dialogs;
mod page;
mod panels;
mod translatable;
mod ui;

pub use chunks::{DialogViews, PanelViews};
pub use dialogs::dialog_views;
pub use page::{PageRefs, PageViews, flight_path, page};
pub use panels::panel_views;
pub use translatable::translatable;
pub use ui::Ui;
