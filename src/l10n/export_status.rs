//! Messages about copying and saving.

use crate::model::ExportStatus;

use super::{L10n, PanelMessage};

impl L10n {
    /// The outcome of copying or saving; empty while a file is being written.
    #[must_use]
    pub fn export_status(self, status: ExportStatus) -> &'static str {
        match status {
            ExportStatus::Copied => self.text(PanelMessage::Copied),
            ExportStatus::NotCopied => self.text(PanelMessage::NotCopied),
            ExportStatus::Saved => self.text(PanelMessage::Saved),
            ExportStatus::NotSaved => self.text(PanelMessage::NotSaved),
            ExportStatus::Writing(_) => "",
        }
    }
}
