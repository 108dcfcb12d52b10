//! Where people occur in stored data, and how numbers take their place there. Every field is named
//! here, so that a new one does not compile before it is stated whether it names a person.

use std::collections::{BTreeMap, HashMap};

use crate::delivery::marks::{Marks, SeatMarks};
use crate::delivery::slot::{Called, Slot};
use crate::ids::UserId;
use crate::index::IndexCard;
use crate::stats::{League, Ledger};
use crate::store::{Listed, Pseudonym, StoreError};
use crate::table::entry::{Entry, Fact, Founded};
use crate::table::player::Player;
use crate::table::vote::Vote;

/// Called for each person that occurs, along with their name where that is stored beside them.
pub(crate) type Each<'e> = &'e mut dyn FnMut(&mut UserId, Option<&mut String>);

/// What people stand in.
pub(crate) trait Peopled {
    /// Goes through all of them.
    fn people(&mut self, each: Each<'_>);
}

/// Whether this is a person of whom there is, or should be, an alias.
pub(super) fn is_person(user: UserId) -> bool {
    user != UserId(0) && !user.is_computer() && !user.is_forgotten()
}

/// Everyone who stands in what it is shown. It changes nothing.
#[derive(Default)]
pub(super) struct Everyone(Vec<UserId>);

impl Everyone {
    pub(super) fn add(&mut self, peopled: &mut impl Peopled) {
        peopled.people(&mut |user, _| self.0.push(*user));
    }

    /// Those of them who have, or should have, an alias; each once.
    pub(super) fn people(self) -> Vec<UserId> {
        self.once(is_person)
    }

    /// Those of them who are numbers; each once.
    pub(super) fn numbers(self) -> Vec<UserId> {
        self.once(UserId::is_forgotten)
    }

    fn once(mut self, counts: impl Fn(UserId) -> bool) -> Vec<UserId> {
        self.0.retain(|user| counts(*user));
        self.0.sort_unstable();
        self.0.dedup();
        self.0
    }
}

/// Some people's aliases, by person and by number.
pub(super) struct Aliases(HashMap<UserId, Pseudonym>);

impl Aliases {
    pub(super) fn new(aliases: Vec<Pseudonym>) -> Self {
        let both = aliases
            .into_iter()
            .flat_map(|alias| [(alias.user, alias.clone()), (alias.number, alias)]);
        Self(both.collect())
    }

    pub(super) fn get(&self, either: UserId) -> Option<&Pseudonym> {
        self.0.get(&either)
    }

    /// Puts numbers in the place of people, and seals their names. Computers, and those who are
    /// numbers already, stay as they are.
    pub(super) fn to_numbers(&self, peopled: &mut impl Peopled) -> Result<(), StoreError> {
        let mut sealed = Ok(());
        peopled.people(&mut |user, name| {
            let Some(alias) = self.get(*user).filter(|_| is_person(*user)) else {
                return;
            };
            *user = alias.number;
            if let Some(name) = name {
                match alias.seal(name) {
                    Ok(text) => *name = text,
                    Err(error) => sealed = Err(error),
                }
            }
        });
        sealed
    }

    /// Puts people in the place of their numbers. A forgotten person stays a number, without a
    /// name.
    pub(super) fn to_people(&self, peopled: &mut impl Peopled) {
        peopled.people(&mut |user, name| {
            if !user.is_forgotten() {
                return;
            }
            let alias = self.get(*user);
            if let Some(name) = name {
                *name = alias.and_then(|alias| alias.open(name)).unwrap_or_default();
            }
            if let Some(alias) = alias {
                *user = alias.user;
            }
        });
    }
}

impl Peopled for UserId {
    fn people(&mut self, each: Each<'_>) {
        each(self, None);
    }
}

impl Peopled for Player {
    fn people(&mut self, each: Each<'_>) {
        let Self {
            user,
            name,
            locale: _,
        } = self;
        each(user, Some(name));
    }
}

impl<P: Peopled> Peopled for Vec<P> {
    fn people(&mut self, each: Each<'_>) {
        self.iter_mut().for_each(|it| it.people(each));
    }
}

impl<P: Peopled> Peopled for Option<P> {
    fn people(&mut self, each: Each<'_>) {
        self.iter_mut().for_each(|it| it.people(each));
    }
}

/// A person with something that names no one.
impl<P: Peopled, Q> Peopled for (P, Q) {
    fn people(&mut self, each: Each<'_>) {
        self.0.people(each);
    }
}

impl<P: Peopled, Q, R> Peopled for (P, Q, R) {
    fn people(&mut self, each: Each<'_>) {
        self.0.people(each);
    }
}

impl<O, E> Peopled for Entry<O, E> {
    fn people(&mut self, each: Each<'_>) {
        self.by.people(each);
        self.facts.people(each);
    }
}

impl<O> Peopled for Fact<O> {
    fn people(&mut self, each: Each<'_>) {
        match self {
            Self::Founded(founded) => founded.people(each),
            Self::Joined { seat: _, player } => player.people(each),
            Self::HostPassed { to: user }
            | Self::AskedToClose { user }
            | Self::AskedAgain { user }
            | Self::Declined { user }
            | Self::Agreed { to: _, user }
            | Self::Dismissed { user }
            | Self::Away { user, until: _ }
            | Self::Back { user } => user.people(each),
            Self::RecordsAtStart { people, options: _ } => people.people(each),
            Self::Invited {
                player,
                by,
                keeps: _,
            } => {
                player.people(each);
                by.people(each);
            }
            Self::Vote { motion, by } => {
                motion.people(each);
                by.people(each);
            }
            Self::Left { seat: _ }
            | Self::Started
            | Self::Closed
            | Self::Moved { place: _ }
            | Self::SeatsFreed
            | Self::Changed { to: _ }
            | Self::Dropped { motion: _ }
            | Self::Paused
            | Self::Resumed
            | Self::Lost { seat: _ }
            | Self::Advised { seat: _ }
            | Self::TakenBack { entries: _ } => {}
        }
    }
}

impl<O> Peopled for Founded<O> {
    fn people(&mut self, each: Each<'_>) {
        self.players.people(each);
    }
}

impl Peopled for Vote {
    fn people(&mut self, each: Each<'_>) {
        match self {
            Self::Welcome { seat: _, player } => player.people(each),
            Self::Dismiss { seat: _, user } => user.people(each),
            Self::Pause | Self::Pace(_) | Self::TakeBack { .. } => {}
        }
    }
}

impl Peopled for IndexCard {
    fn people(&mut self, each: Each<'_>) {
        self.users.people(each);
    }
}

impl Peopled for Listed {
    fn people(&mut self, each: Each<'_>) {
        self.card.people(each);
    }
}

impl Peopled for Marks {
    fn people(&mut self, each: Each<'_>) {
        let Self {
            slots,
            seats,
            settled: _,
            repost: _,
            unreachable,
            shut: _,
        } = self;
        for (slot, delivery) in slots {
            slot.people(each);
            delivery.told.people(each);
            delivery.called.people(each);
        }
        seats.people(each);
        unreachable.people(each);
    }
}

impl Peopled for Slot {
    fn people(&mut self, each: Each<'_>) {
        match self {
            Self::Invitation(user) | Self::Notice(user) => user.people(each),
            Self::Board
            | Self::Kept
            | Self::Call
            | Self::Finale
            | Self::Ping(_)
            | Self::Prompt(_) => {}
        }
    }
}

impl Peopled for Called {
    fn people(&mut self, each: Each<'_>) {
        self.user.people(each);
    }
}

impl Peopled for SeatMarks {
    fn people(&mut self, each: Each<'_>) {
        let Self { faced, noted, held } = self;
        faced.people(each);
        noted.people(each);
        held.people(each);
    }
}

/// Those who stand somewhere by what is counted of them.
impl<C> Peopled for BTreeMap<UserId, C> {
    fn people(&mut self, each: Each<'_>) {
        let all = std::mem::take(self);
        self.extend(all.into_iter().map(|(mut user, counted)| {
            each(&mut user, None);
            (user, counted)
        }));
    }
}

impl Peopled for Ledger {
    fn people(&mut self, each: Each<'_>) {
        self.leaves().for_each(|leaf| leaf.met.people(each));
    }
}

impl Peopled for League {
    fn people(&mut self, each: Each<'_>) {
        self.by_person().people(each);
    }
}
