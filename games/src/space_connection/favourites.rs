//! The skies that a person keeps under names, from game to game. They are private: no one else is
//! ever told even their names.

use serde::{Deserialize, Serialize};

use super::SpaceConnection;
use super::action::Action;
use super::positions::Positions;
use super::refusal::Refusal;
use super::view::{Phase, View};
use crate::core::record::{Reach, Record, RecordChanges};
use crate::core::record_command::{RecordAction, RecordArg, RecordCommand};
use crate::core::said::Said;
use crate::core::verb::{Arg, Kind};

/// A person's favourite skies, in the order in which they were first kept.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Favourites(Vec<Favourite>);

/// A favourite sky.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Favourite {
    name: String,
    planets: Positions,
}

/// An action about one's favourites.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordChange {
    /// Keep these planets under this name, in place of what had it.
    Keep {
        /// The name.
        name: String,
        /// The planets: a sky, or the beginning of one.
        planets: Positions,
    },
    /// Forget what has this name.
    Forget {
        /// The name.
        name: String,
    },
}

/// Why that cannot be granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordRefusal {
    /// A name needs a letter or a digit, and has at most [`Favourites::LONGEST`] characters.
    NoName,
    /// There is no planet to keep.
    NoPlanets,
    /// There are [`Favourites::MOST`] already.
    TooMany,
    /// No favourite has this name.
    NoSuch {
        /// The name.
        said: String,
        /// The names that there are.
        names: Vec<String>,
    },
}

impl Favourites {
    /// The most that a person keeps: as many as one list shows.
    pub const MOST: usize = 25;
    /// The most characters of a name.
    pub const LONGEST: usize = 32;

    /// The names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|kept| kept.name.as_str())
    }

    /// The planets that are kept under this name.
    ///
    /// # Errors
    /// Nothing has this name.
    pub fn find(&self, said: &str) -> Result<Positions, RecordRefusal> {
        let said = tidied(said);
        let found = self.0.iter().find(|kept| same(&kept.name, &said));
        found
            .map(|kept| kept.planets)
            .ok_or_else(|| self.no_such(said))
    }

    /// The record with these planets under this name.
    fn keep(mut self, said: &str, planets: Positions) -> Result<Self, RecordRefusal> {
        let name = tidied(said);
        let readable = name.chars().any(char::is_alphanumeric);
        if !readable || name.chars().count() > Self::LONGEST {
            return Err(RecordRefusal::NoName);
        }
        if planets.is_empty() {
            return Err(RecordRefusal::NoPlanets);
        }
        match self.0.iter().position(|kept| same(&kept.name, &name)) {
            Some(at) => self.0[at] = Favourite { name, planets },
            None if self.0.len() == Self::MOST => return Err(RecordRefusal::TooMany),
            None => self.0.push(Favourite { name, planets }),
        }
        Ok(self)
    }

    fn forget(mut self, said: &str) -> Result<Self, RecordRefusal> {
        let name = tidied(said);
        let before = self.0.len();
        self.0.retain(|kept| !same(&kept.name, &name));
        if self.0.len() == before {
            return Err(self.no_such(name));
        }
        Ok(self)
    }

    fn no_such(&self, said: String) -> RecordRefusal {
        RecordRefusal::NoSuch {
            said,
            names: self.names().map(str::to_owned).collect(),
        }
    }
}

impl Record for Favourites {
    type RecordChange = RecordChange;
    type Refusal = RecordRefusal;
    type Shown = ();

    /// A sky is as good on one server as on another.
    const REACH: Reach = Reach::Everywhere;

    fn run(self, record_change: RecordChange) -> Result<Self, RecordRefusal> {
        match record_change {
            RecordChange::Keep { name, planets } => self.keep(&name, planets),
            RecordChange::Forget { name } => self.forget(&name),
        }
    }

    fn public_part(&self) {}
}

impl RecordChanges<SpaceConnection> for Favourites {
    const RECORD_COMMANDS: &'static [RecordCommand<SpaceConnection>] = &RECORD_COMMANDS;
}

const NAME: RecordArg<SpaceConnection> = Arg::new("name", Kind::Word)
    .offering(|kept: &Favourites, _| kept.names().map(str::to_owned).collect());

static RECORD_COMMANDS: [RecordCommand<SpaceConnection>; 4] = [
    RecordCommand::new("keep", RecordAction::Takes(keep))
        .under(GROUP)
        .takes(&[NAME]),
    RecordCommand::new(
        "load",
        RecordAction::Uses(|kept: &Favourites, said| kept.find(said.word(0)).map(Action::Draft)),
    )
    .under(GROUP)
    .takes(&[NAME]),
    RecordCommand::new("list", RecordAction::Lists).under(GROUP),
    // What is typed to forget one erases notes; while skies are hidden there are none yet.
    RecordCommand::new(
        "forget",
        RecordAction::Runs(|said| {
            let name = said.word(0).to_owned();
            Ok(RecordChange::Forget { name })
        }),
    )
    .under(GROUP)
    .takes(&[NAME])
    .command_only()
    .instead_of("erase", |view: &View| view.phase == Phase::Hiding),
];

const GROUP: &str = "favourite";

/// Keeps the planets of the player's own sky, sealed or not.
fn keep(view: &View, said: &Said) -> Result<RecordChange, Refusal> {
    let own = view.me.and_then(|me| view.hidden_by(me));
    let own = own.ok_or(Refusal::YouOnlyHunt)?;
    Ok(RecordChange::Keep {
        name: said.word(0).to_owned(),
        planets: match &own.draft {
            Some(draft) => draft.planets,
            None => own.sky.unwrap_or_default(),
        },
    })
}

/// A name on one line, with single spaces, and nothing that cannot be seen.
fn tidied(said: &str) -> String {
    let seen: String = said
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}
