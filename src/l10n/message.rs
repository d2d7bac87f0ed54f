//! Message keys with their English texts. The texts of other languages are in `static/languages/`.

/// The key of a message.
pub trait MessageKey: Copy {
    /// How many messages of other types come before these in a language file.
    const BEFORE: usize;
    /// All keys with their English texts, in order: for translators and tests.
    const ALL: &'static [(&'static str, &'static str)];

    /// The position among the keys of this type, from 0.
    fn number(self) -> usize;

    fn english(self) -> &'static str;
}

/// Defines a type of message keys with their English texts. In language files they come after the first `$before`
/// messages.
///
/// In a text, `{0}` is the first argument, and `{0#one:# move|other:# moves}` chooses by its number. Each choice starts
/// with the number itself or a plural category, and the last one applies if no other does. `#` is the formatted number.
macro_rules! messages {
    ($(#[$about:meta])* $kind:ident after $before:expr; $($name:ident = $english:expr;)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "each key is named after its text")]
        pub enum $kind {
            $($name,)*
        }

        impl $kind {
            /// The number of messages up to and including these.
            pub const COUNT: usize = $before + [$(stringify!($name)),*].len();
        }

        impl $crate::l10n::message::MessageKey for $kind {
            const BEFORE: usize = $before;
                    const ALL: &'static [(&'static str, &'static str)] = &[$((stringify!($name), $english)),*];

            // Inlined, so that using one message links only its own text into the program, not those of the whole type.
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
