//! Options that a table agrees on before the start.

use serde::{Deserialize, Serialize};

use super::score::ROUNDS;
use crate::core::date::Day;

/// The options of a mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Difficulty of the mission.
    pub level: Difficulty,
    /// Manner in which the crew is shown a rhythm.
    pub showing: Showing,
    /// Choice of practice flights before round 1.
    pub practice: Practice,
    /// The day on which the table was opened. A certificate shows it until code that has a clock
    /// fills in when the mission was won.
    pub day: Day,
    /// Length of the mission.
    #[serde(default, skip_serializing_if = "Mission::is_whole")]
    pub mission: Mission,
    /// Fate of a round's route.
    #[serde(
        default = "Routes::of_old_tables",
        skip_serializing_if = "Routes::are_kept"
    )]
    pub routes: Routes,
    /// Hand that flies where one person plays alone.
    #[serde(
        default = "Solo::of_old_tables",
        skip_serializing_if = "Solo::is_listening"
    )]
    pub solo: Solo,
}

impl Options {
    /// Fuel that the mission gets.
    pub const fn fuel(&self) -> u8 {
        match self.mission {
            Mission::Whole => self.level.fuel(),
            Mission::Signal => Mission::GUESSES,
        }
    }
}

/// Length of a mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mission {
    /// Twelve rounds. It is left out of what is stored, as it was before there was another.
    #[default]
    #[serde(skip)]
    Whole,
    /// One round of the game master's, without a card: its flight comes once, and each wrong guess
    /// costs one of three fuel (house choice). The puzzle of a day.
    Signal,
}

impl Mission {
    /// Number of guesses at the one signal.
    pub const GUESSES: u8 = 3;

    /// True for a mission of twelve rounds.
    pub const fn is_whole(&self) -> bool {
        matches!(self, Self::Whole)
    }

    /// Number of planets that must be found.
    pub const fn rounds(self) -> u8 {
        match self {
            Self::Whole => ROUNDS,
            Self::Signal => 1,
        }
    }
}

/// Fate of the route that a source flew, once its round is over (house choice).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Routes {
    /// Everyone is shown the last one.
    #[default]
    Shown,
    /// The source keeps it, as at tables that were opened before any was shown: what their journals
    /// hold follows from the rules of then. It is left out of what is stored, as it was.
    #[serde(skip)]
    Kept,
}

impl Routes {
    const fn of_old_tables() -> Self {
        Self::Kept
    }

    const fn are_kept(&self) -> bool {
        matches!(self, Self::Kept)
    }
}

/// Hand that flies where one person plays alone (house choice).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Solo {
    /// The game master's and the person's by turns: the other guesses.
    #[default]
    InTurns,
    /// The game master's alone, as at tables that were opened before. It is left out of what is
    /// stored, as it was.
    #[serde(skip)]
    Listening,
}

impl Solo {
    const fn of_old_tables() -> Self {
        Self::Listening
    }

    const fn is_listening(&self) -> bool {
        matches!(self, Self::Listening)
    }
}

/// Difficulty of a mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Difficulty {
    /// A planet is face up at first.
    One,
    /// Two: the text's advice for a first game.
    #[default]
    Two,
    /// Three.
    Three,
    /// Four.
    Four,
    /// Five.
    Five,
    /// Six: the most that twelve rounds leave room for.
    Six,
    /// The pro variant: everything is face up, with asteroids and help cards.
    Pro,
}

impl Difficulty {
    /// Every level, easy to hard.
    pub const ALL: [Self; 7] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Pro,
    ];

    /// Number of planets that are possible targets before round 1 (C15).
    pub const fn arrivals(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Pro => 18,
        }
    }

    /// Fuel that the mission gets.
    pub const fn fuel(self) -> u8 {
        match self {
            Self::Pro => 5,
            _ => 6,
        }
    }

    /// The level above.
    pub fn next(self) -> Option<Self> {
        Self::ALL.into_iter().find(|&level| level > self)
    }
}

/// Manner in which the crew is shown a rhythm. The rules only pass it on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Showing {
    /// A hand that rises and taps.
    #[default]
    Hand,
    /// A strip of bars, for screen readers, slow connections and play by correspondence.
    Bars,
}

/// Choice of practice flights before round 1 (house choice).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Practice {
    /// The first source says when the mission begins.
    #[default]
    Offered,
    /// The mission begins at once.
    Skipped,
}
