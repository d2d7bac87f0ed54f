//! The unfinished work of the page: `data-pending` on its root. `data-settled` is present if there is no such work.

use crate::named_enum::named_enum;

named_enum! {
    /// A kind of work that the page finishes by itself. The names are those in `data-pending`.
    ///
    /// The list excludes work that lasts until the user stops it: playing, a loop, a race, a learner's program.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Pending {
        /// The page is being drawn.
        Drawing = "drawing",
        /// A panel, or a part of one, shows an older state than the board.
        Panel = "panel",
        /// A part of the program is being loaded: panels, dialogs, the editor for programs.
        Chunk = "chunk",
        /// A language is being loaded.
        Language = "language",
        /// The text of a lesson is being loaded, unpacked or packed.
        Lesson = "lesson",
        /// The preview in the share dialog is being loaded.
        Preview = "preview",
        /// A solution or a hint is being searched for.
        Search = "search",
        /// A file is being written, or a text copied.
        Export = "export",
        /// The worker of a learner's program, or its interpreter, is being loaded.
        Program = "program",
        /// The worker of a race is being loaded.
        Race = "race",
        /// A disc, or the state graph, is moving.
        Motion = "motion",
        /// Screen readers are about to get an announcement.
        Announcement = "announcement",
        /// The address bar is about to change.
        Address = "address",
        /// A message to the page around a frame has not been delivered.
        Host = "host",
    }
    fn name;
}

impl Pending {
    /// The names with spaces between them, as in `data-pending`.
    ///
    /// ```
    /// use tower_of_hanoi::model::Pending;
    ///
    /// assert_eq!(Pending::names(&[Pending::Panel, Pending::Address]), "panel address");
    /// assert_eq!(Pending::names(&[]), "");
    /// ```
    #[must_use]
    pub fn names(kinds: &[Self]) -> String {
        kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" ")
    }
}
