//! The languages in which the page has a program.

use crate::named_enum::named_enum;

named_enum! {
    /// A language in which the page has a program, in the order of the tabs.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum ProgrammingLanguage {
        #[default]
        Rust = "Rust",
        Python = "Python",
        Bash = "Bash",
        PostgreSql = "PostgreSQL",
        Prolog = "Prolog",
        Cpp = "C++",
    }
    fn name;
}
