//! What a table agrees on before its game, each by itself. Knows no game: only its options' type.

use serde::{Deserialize, Serialize};

use crate::table::hints::HintPolicy;
use crate::table::pace::Pace;
use crate::table::player::Locale;

/// One thing that was agreed on, by a game with options `O`.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum Term<O> {
    /// An option of the game, by its name, with all of them as they are then.
    Option {
        /// Which.
        name: String,
        /// All of them.
        options: Box<O>,
    },
    /// How fast it plays.
    Pace(Pace),
    /// In which language it speaks.
    Language(Locale),
    /// For how many it has seats.
    Seats(u8),
    /// Whether people may ask for advice.
    Hints(HintPolicy),
}

/// What something that was agreed on is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TermName {
    /// An option of the game.
    Option(String),
    /// How fast it plays.
    Pace,
    /// In which language it speaks.
    Language,
    /// For how many it has seats.
    Seats,
    /// Whether people may ask for advice.
    Hints,
}

impl<O> Term<O> {
    /// What it is about.
    pub(crate) fn name(&self) -> TermName {
        match self {
            Self::Option { name, .. } => TermName::Option(name.clone()),
            Self::Pace(_) => TermName::Pace,
            Self::Language(_) => TermName::Language,
            Self::Seats(_) => TermName::Seats,
            Self::Hints(_) => TermName::Hints,
        }
    }

    /// The game's options, where it is about them.
    pub(crate) const fn options(&self) -> Option<&O> {
        match self {
            Self::Option { options, .. } => Some(options),
            Self::Pace(_) | Self::Language(_) | Self::Seats(_) | Self::Hints(_) => None,
        }
    }
}
