//! The origin of the page, and the abilities of its browser.

use std::rc::Rc;

/// The origin of the page. It does not change while the page is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The address without query and fragment, which begins with `http` on a server.
    pub address: Rc<str>,
    /// Whether the browser can open the system's share sheet.
    pub can_share: bool,
    /// Whether this is the single-file page.
    pub is_single_file: bool,
    /// Whether something can be kept on the device: on a page by itself, from a server, whose browser allows it.
    pub has_storage: bool,
    /// Whether an address without parameters opens the first view: on a page by itself, which is not in a frame, no element, and no
    /// file with settings of its own.
    pub opens_first_view: bool,
}

impl Origin {
    /// Whether links to the page work elsewhere.
    #[must_use]
    pub fn is_server(&self) -> bool {
        self.address.starts_with("http")
    }

    /// Whether the other pages of the site are beside this one.
    #[must_use]
    pub fn has_other_pages(&self) -> bool {
        self.is_server() && !self.is_single_file
    }
}
