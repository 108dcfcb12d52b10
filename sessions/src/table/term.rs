//! Terms of a table: each of the things that people agree on before its game. Knows no game: only
//! its options' type.

use serde::{Deserialize, Serialize};

use crate::table::hints::HintPolicy;
use crate::table::pace::Pace;
use crate::table::player::Locale;

/// A term that was agreed on, of a game with options `O`.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum Term<O> {
    /// An option of the game, by its name, with all of them as they are then.
    Option {
        /// The option's name.
        name: String,
        /// All of them.
        options: Box<O>,
    },
    /// The pace.
    Pace(Pace),
    /// The language of the table.
    Language(Locale),
    /// The number of seats.
    Seats(u8),
    /// The rule by which people may ask for advice.
    Hints(HintPolicy),
}

/// Name of a term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TermName {
    /// An option of the game.
    Option(String),
    /// The pace.
    Pace,
    /// The language of the table.
    Language,
    /// The number of seats.
    Seats,
    /// The rule by which people may ask for advice.
    Hints,
}

impl<O> Term<O> {
    /// The term's name.
    pub(crate) fn name(&self) -> TermName {
        match self {
            Self::Option { name, .. } => TermName::Option(name.clone()),
            Self::Pace(_) => TermName::Pace,
            Self::Language(_) => TermName::Language,
            Self::Seats(_) => TermName::Seats,
            Self::Hints(_) => TermName::Hints,
        }
    }

    /// The game's options, where the term is one of them.
    pub(crate) const fn options(&self) -> Option<&O> {
        match self {
            Self::Option { options, .. } => Some(options),
            Self::Pace(_) | Self::Language(_) | Self::Seats(_) | Self::Hints(_) => None,
        }
    }
}
