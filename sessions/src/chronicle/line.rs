//! The lines of a record's file, as they are written. Fields are only ever added; whatever else
//! changes gets a new format number.

use games::{Game, Seat, Seed};
use serde::{Deserialize, Serialize};

use super::proof::{Origins, Tie};
use super::pseudonym;
use crate::ids::{EventNumber, Millis, Version};
use crate::pace::Pace;
use crate::player::Player;
use crate::table::{Effect, Motive};

/// The newest format that this program reads. It writes each record in the oldest that holds it.
pub(super) const FORMAT: u32 = 2;
/// Before anything was pledged.
pub(super) const FIRST: u32 = 1;

/// The heading.
#[derive(Serialize, Deserialize)]
pub(super) struct HeadingLine<O> {
    /// The format.
    pub record: u32,
    /// Which Houston wrote it.
    pub houston: String,
    /// The game's id.
    pub game: String,
    pub began: Millis,
    pub pace: Pace,
    pub options: O,
    /// Who sat where when it began.
    pub seats: Vec<Option<String>>,
    pub seed: Seed,
    /// What was pledged of it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub pledge: Option<Origins>,
    /// Whether every act says what was wished: older games did not keep that.
    pub causes: Causes,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Causes {
    Kept,
    Partly,
}

/// A step.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepLine<E> {
    /// Counted from 1.
    pub step: u64,
    /// Milliseconds since the game began.
    pub after: u64,
    /// What was done.
    #[serde(rename = "do")]
    pub deed: WrittenDeed,
    /// Who acted, or was played for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seat: Option<Seat>,
    /// Who sat there.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<String>,
    /// What he wished.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub wish: Option<String>,
    /// How many events of it are not told.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub many: Option<u64>,
    /// The steps that it took back.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub back: Vec<u64>,
    /// Who sits where from now on, where that changed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seats: Option<Vec<Option<String>>>,
    /// What came of it.
    #[serde(skip_serializing_if = "Vec::is_empty", default = "Vec::new")]
    pub events: Vec<E>,
    /// What it is pledged by.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub pledge: Option<Tie>,
}

/// What was done in a step.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum WrittenDeed {
    /// The game began.
    Start,
    /// Somebody acted.
    Act,
    /// Somebody's time was up.
    Silence,
    /// Something was taken back.
    Back,
    /// Somebody sealed a secret.
    Sealed,
    /// Somebody did what stays his own.
    Own,
}

/// The last line.
#[derive(Serialize, Deserialize)]
pub(super) struct EndingLine {
    /// Who won.
    pub won: Vec<Seat>,
    /// How many steps there were.
    pub steps: u64,
}

pub(super) fn names(seats: &[Option<Player>]) -> Vec<Option<String>> {
    let name = |seat: &Option<Player>| Some(pseudonym::name(seat.as_ref()?.user));
    seats.iter().map(name).collect()
}

/// Who sits where; `None` where somebody is called what nobody is.
pub(super) fn players(names: &[Option<String>]) -> Option<Vec<Option<Player>>> {
    let player = |name: &Option<String>| match name {
        None => Some(None),
        Some(name) => Some(Some(pseudonym::player(pseudonym::user(name)?))),
    };
    names.iter().map(player).collect()
}

impl<E: Clone> StepLine<E> {
    pub(super) fn of<G: Game<Event = E>>(
        step: &Effect<G>,
        began: Millis,
        seats: Option<Vec<Option<String>>>,
        pledge: Option<Tie>,
    ) -> Self {
        let (deed, seat, wish, many) = match &step.motive {
            Motive::Start => (WrittenDeed::Start, None, None, None),
            Motive::Wish { seat, said } => (WrittenDeed::Act, *seat, said.clone(), None),
            Motive::Silence(seat) => (WrittenDeed::Silence, Some(*seat), None, None),
            Motive::Regret => (WrittenDeed::Back, None, None, None),
            Motive::Sealed(seat) => (WrittenDeed::Sealed, Some(*seat), None, None),
            Motive::Own { many } => (WrittenDeed::Own, None, None, Some(*many)),
        };
        // Whose time was up did nothing, and who began it is nobody's business.
        let by = step.by.filter(|_| seat.is_some());
        Self {
            step: step.version.0,
            after: step.at.0.saturating_sub(began.0),
            deed,
            seat,
            by: by.map(pseudonym::name),
            wish: wish.map(|said| said.to_string()),
            many,
            back: step.back.iter().map(|version| version.0).collect(),
            seats,
            events: step.events.to_vec(),
            pledge,
        }
    }

    /// The step that it tells; `None` where that makes no sense.
    pub(super) fn step<G: Game<Event = E>>(
        self,
        began: Millis,
        first: EventNumber,
        seats: std::sync::Arc<[Option<Player>]>,
    ) -> Option<Effect<G>> {
        let motive = match self.deed {
            WrittenDeed::Start => Motive::Start,
            WrittenDeed::Act => Motive::Wish {
                seat: self.seat,
                said: self.wish.map(Into::into),
            },
            WrittenDeed::Silence => Motive::Silence(self.seat?),
            WrittenDeed::Back => Motive::Regret,
            WrittenDeed::Sealed => Motive::Sealed(self.seat?),
            WrittenDeed::Own => Motive::Own { many: self.many? },
        };
        let by = match self.by {
            None => None,
            Some(name) => Some(pseudonym::user(&name)?),
        };
        Some(Effect {
            version: Version(self.step),
            at: Millis(began.0.checked_add(self.after)?),
            first,
            events: self.events.into(),
            before: None,
            dice: 0,
            by,
            harmless: false,
            public: true,
            hands_on: false,
            left: None,
            back: self.back.into_iter().map(Version).collect(),
            motive,
            seats,
        })
    }
}
