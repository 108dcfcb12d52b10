//! Things that are recorded as a number.

/// Implements what serde's `into = "u8"` and `try_from = "u8"` ask of a type: its number, the thing
/// of a number, and the words of the journal's reader where none has it.
macro_rules! as_u8 {
    ($thing:ty, $number:expr, $numbered:expr, $none:literal) => {
        impl From<$thing> for u8 {
            fn from(thing: $thing) -> Self {
                let number: fn($thing) -> Self = $number;
                number(thing)
            }
        }

        impl TryFrom<u8> for $thing {
            type Error = &'static str;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                let numbered: fn(u8) -> Option<Self> = $numbered;
                numbered(number).ok_or($none)
            }
        }
    };
}

pub(crate) use as_u8;
