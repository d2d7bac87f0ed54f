//! Messages about copying and saving.

use crate::model::ExportStatus;

use super::{L10n, msg};

impl L10n {
    /// The outcome of copying or saving; empty while a file is being written.
    #[must_use]
    pub fn export_status(self, status: ExportStatus) -> &'static str {
        match status {
            ExportStatus::Copied => self.text(msg::SHARE_COPIED),
            ExportStatus::NotCopied => self.text(msg::SHARE_NOT_COPIED),
            ExportStatus::Saved => self.text(msg::SHARE_SAVED),
            ExportStatus::NotSaved => self.text(msg::SHARE_NOT_SAVED),
            ExportStatus::Writing(_) => "",
        }
    }
}
