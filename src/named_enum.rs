//! Enums whose variants have names in links, files and messages.

use std::fmt;

/// Defines an enum with a name for each variant: `ALL` in the order of the list, a method that returns the name,
/// `Display`, and on request `FromStr` with an error that lists the names. A variant that is added cannot be left out of
/// one of them.
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        pub enum $type:ident {
            $($(#[$variant_meta:meta])* $variant:ident = $text:literal,)+
        }
        fn $name:ident;
    ) => {
        $(#[$meta])*
        pub enum $type {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $type {
            /// All of them, in this order.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$variant),+];

            /// Returns the name.
            #[must_use]
            pub const fn $name(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)+
                }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.$name())
            }
        }
    };
    (
        $(#[$meta:meta])*
        pub enum $type:ident {
            $($(#[$variant_meta:meta])* $variant:ident = $text:literal,)+
        }
        fn $name:ident;
        $error:ident: $noun:literal;
    ) => {
        $crate::named_enum::named_enum! {
            $(#[$meta])*
            pub enum $type {
                $($(#[$variant_meta])* $variant = $text,)+
            }
            fn $name;
        }

        #[doc = concat!("The error of parsing a [`", stringify!($type), "`] from a text that names none.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $error;

        impl std::str::FromStr for $type {
            type Err = $error;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL.into_iter().find(|one| one.$name() == text).ok_or($error)
            }
        }

        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::named_enum::write_choices(f, $noun, &[$($text),+])
            }
        }

        impl std::error::Error for $error {}
    };
}

pub(crate) use named_enum;

/// Writes "a split is smallest or largest".
pub(crate) fn write_choices(f: &mut fmt::Formatter<'_>, noun: &str, names: &[&str]) -> fmt::Result {
    write!(f, "{noun} is ")?;
    for (index, name) in names.iter().enumerate() {
        let separator = match names.len() - index {
            1 => "",
            2 => " or ",
            _ => ", ",
        };
        write!(f, "{name}{separator}")?;
    }
    Ok(())
}
