//! Computers at a table: seats without a person that play all the same. Defines who they are to the
//! table; what they do is decided elsewhere. Knows no engine.

use crate::ids::UserId;
use crate::table::player::{Locale, Player};

/// Strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    /// For a first evening.
    Easy,
    /// Soundly.
    Fair,
    /// As well as it can.
    Strong,
}

/// First of their numbers: Discord’s begin far above, with the millisecond.
const FIRST: u64 = 4_000_000;
/// Computers of a skill that can be told apart.
const MANY: u64 = 100;
/// Most computers of a skill at one table: more than any game has seats.
const SEATS: u64 = 16;

impl Skill {
    /// Every skill, from the weakest.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Fair, Self::Strong];

    /// The word for it, in commands and components.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Fair => "fair",
            Self::Strong => "strong",
        }
    }

    /// The skill of this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.word() == word)
    }

    const fn first(self) -> u64 {
        FIRST + MANY * self as u64
    }
}

impl UserId {
    /// The strength of a computer; `None` for a person.
    #[must_use]
    pub fn skill(self) -> Option<Skill> {
        let mut skills = Skill::ALL.into_iter();
        skills.find(|skill| (skill.first()..skill.first() + MANY).contains(&self.0))
    }

    /// Tells whether this is a computer.
    #[must_use]
    pub fn is_computer(self) -> bool {
        self.skill().is_some()
    }

    /// Every computer that can sit at a table.
    pub(crate) fn computers() -> impl Iterator<Item = Self> {
        let of = |skill: Skill| (0..SEATS).map(move |nth| skill.first() + nth);
        Skill::ALL.into_iter().flat_map(of).map(Self)
    }
}

impl Player {
    /// The nth computer of this skill at a table, counted from 0. What it is called depends on who
    /// reads it.
    #[must_use]
    pub fn computer(skill: Skill, nth: u8) -> Self {
        Self {
            user: UserId(skill.first() + u64::from(nth)),
            name: "Houston".to_owned(),
            locale: Locale::default(),
        }
    }
}
