//! Buttons that open a wanted game in another place, when the channel where it was wanted is taken.
//! Their ids hold everything that was wanted.

use sessions::{Pace, Skill, UserId};
use text::fit;

use crate::ui::words::{value_of, word_of};

/// A game that a person wanted to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WantedTable {
    /// The game's id.
    pub game: String,
    /// With whom.
    pub company: WantedCompany,
    /// At which pace, if they chose one.
    pub pace: Option<Pace>,
    /// Options, a letter for each setting of the game.
    pub options: String,
}

/// Company that was wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WantedCompany {
    /// Anyone who joins.
    People,
    /// This person, and anyone else who joins.
    Person(UserId),
    /// No one else.
    Solo,
    /// Computers that play like this.
    Computers(Skill),
    /// A first game at once.
    Now,
}

/// Place in which a wanted game is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The channel where it was wanted, once the forgotten game there is closed.
    Here,
    /// A thread of that channel.
    Thread,
    /// The person's DMs.
    Dms,
}

/// Button that opens a wanted game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Opening {
    /// Place of the table.
    pub place: Place,
    /// Table that is wanted.
    pub wanted: WantedTable,
}

/// Words of places in ids, which never change.
const PLACES: [(Place, &str); 3] = [
    (Place::Here, "here"),
    (Place::Thread, "thread"),
    (Place::Dms, "dms"),
];

/// Words of paces in ids, which never change; `-` for none.
const PACES: [(Option<Pace>, &str); 4] = [
    (Some(Pace::Live), "live"),
    (Some(Pace::Days), "days"),
    (Some(Pace::Unhurried), "unhurried"),
    (None, "-"),
];

impl WantedCompany {
    /// Word in component ids.
    fn spell(self) -> String {
        match self {
            Self::People => "people".to_owned(),
            Self::Person(user) => format!("with-{user}"),
            Self::Solo => "solo".to_owned(),
            Self::Computers(skill) => skill.word().to_owned(),
            Self::Now => "now".to_owned(),
        }
    }

    /// Reads the word of a component id.
    fn read(word: &str) -> Option<Self> {
        Some(match word {
            "people" => Self::People,
            "solo" => Self::Solo,
            "now" => Self::Now,
            word => match word.strip_prefix("with-") {
                Some(user) => Self::Person(UserId(user.parse().ok()?)),
                None => Self::Computers(Skill::read(word)?),
            },
        })
    }

    /// The company that a person can have in their DMs: no other people.
    pub(crate) const fn without_people(self) -> Self {
        match self {
            Self::People | Self::Person(_) | Self::Now => Self::Now,
            Self::Solo | Self::Computers(_) => self,
        }
    }

    /// True if other people are to come.
    pub(crate) const fn has_people(self) -> bool {
        matches!(self, Self::People | Self::Person(_))
    }
}

impl Opening {
    /// Component id of the button; `None` where it would be too long.
    pub(crate) fn id(&self) -> Option<String> {
        let WantedTable {
            game,
            company,
            pace,
            options,
        } = &self.wanted;
        let (place, pace) = (word_of(&PLACES, &self.place), word_of(&PACES, pace));
        let id = format!("open:{place}:{game}:{}:{pace}:{options}", company.spell());
        (id.chars().count() <= fit::ID).then_some(id)
    }

    /// Reads the component id of a button.
    pub(crate) fn read(id: &str) -> Option<Self> {
        let rest = id.strip_prefix("open:")?;
        let [place, game, company, pace, options] =
            <[&str; 5]>::try_from(rest.split(':').collect::<Vec<_>>()).ok()?;
        Some(Self {
            place: value_of(&PLACES, place)?,
            wanted: WantedTable {
                game: game.to_owned(),
                company: WantedCompany::read(company)?,
                pace: value_of(&PACES, pace)?,
                options: options.to_owned(),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_come_back_as_they_went() {
        for (place, _) in PLACES {
            for company in [
                WantedCompany::People,
                WantedCompany::Person(UserId(u64::MAX)),
                WantedCompany::Solo,
                WantedCompany::Computers(Skill::Fair),
                WantedCompany::Now,
            ] {
                for (pace, _) in PACES {
                    let opening = Opening {
                        place,
                        wanted: WantedTable {
                            game: "heap".to_owned(),
                            company,
                            pace,
                            options: "0-3c".to_owned(),
                        },
                    };
                    let id = opening.id().unwrap();
                    assert_eq!(Opening::read(&id), Some(opening), "{id}");
                }
            }
        }
        for id in [
            "open:",
            "open:here:heap",
            "open:moon:heap:now:-:",
            "door:games",
        ] {
            assert_eq!(Opening::read(id), None, "{id}");
        }
    }
}
