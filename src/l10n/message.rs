//! Texts by name: what each says in English stands beside its name, what it says in another language in a file of that.

/// A text of the page, by its name.
pub trait MessageKey: Copy {
    /// How many texts stand before those of its kind in the file of a language.
    const BEFORE: usize;
    /// Their names with what they say in English, in order: for those who translate, and for tests.
    const ALL: &'static [(&'static str, &'static str)];

    /// Which of its kind it is, counted from 0.
    fn number(self) -> usize;

    /// What it says in English.
    fn english(self) -> &'static str;
}

/// Makes a kind of texts: names with what they say in English, after those of another kind.
///
/// In a text `{0}` is the first fact, and `{0#one:# move|other:# moves}` chooses by a number: a choice is named by the number
/// itself or by its category of plurals, the last serves where none fits, and `#` is the number as people read it.
macro_rules! messages {
    ($(#[$about:meta])* $kind:ident after $before:expr; $($name:ident = $english:expr;)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "each is named after what it says")]
        pub enum $kind {
            $($name,)*
        }

        impl $kind {
            /// How many texts there are up to the last of them.
            pub const COUNT: usize = $before + [$(stringify!($name)),*].len();
        }

        impl $crate::l10n::message::MessageKey for $kind {
            const BEFORE: usize = $before;
                    const ALL: &'static [(&'static str, &'static str)] = &[$((stringify!($name), $english)),*];

            // Inlined, so that a use of one message keeps one text in the program and not all of its kind.
            #[inline(always)]
            fn number(self) -> usize {
                self as usize
            }

            #[inline(always)]
            fn english(self) -> &'static str {
                match self {
                    $(Self::$name => $english,)*
                }
            }
        }
    };
}

pub(super) use messages;
