//! People in stored data, and the numbers that take their place there. Every field is named here,
//! so that a new one does not compile before it is stated whether it names a person.

use std::collections::{BTreeMap, HashMap};

use crate::delivery::marks::{Marks, SeatMarks};
use crate::delivery::slot::{Called, Slot};
use crate::ids::UserId;
use crate::index::IndexCard;
use crate::people::night::Night;
use crate::people::riddles::{RiddleAnswers, Riddles};
use crate::people::server::{Moderation, ModeratorAct, ServerRules};
use crate::records::KeptMarks;
use crate::stats::{League, Ledger, Ratings};
use crate::store::{Pseudonym, StoreError, StoredCard};
use crate::table::entry::{Entry, Fact, Founded};
use crate::table::player::Player;
use crate::table::vote::Vote;

/// Called for each person that occurs, along with their name where that is stored beside them.
pub(crate) type Each<'e> = &'e mut dyn FnMut(&mut UserId, Option<&mut String>);

/// Data in which people stand.
pub(crate) trait Peopled {
    /// Calls `each` with each of the people who are named there.
    fn for_each_person(&mut self, each: Each<'_>);
}

/// Tells whether this is a person of whom there is, or should be, an alias.
pub(super) fn is_person(user: UserId) -> bool {
    user != UserId(0) && !user.is_computer() && !user.is_forgotten()
}

/// Collects everyone who stands in some data. Changes nothing.
#[derive(Default)]
pub(super) struct Everyone(Vec<UserId>);

impl Everyone {
    pub(super) fn add(&mut self, peopled: &mut impl Peopled) {
        peopled.for_each_person(&mut |user, _| self.0.push(*user));
    }

    /// The people who have, or should have, an alias; each once.
    pub(super) fn people(self) -> Vec<UserId> {
        self.distinct(is_person)
    }

    /// The people who stand there as numbers; each once.
    pub(super) fn numbers(self) -> Vec<UserId> {
        self.distinct(UserId::is_forgotten)
    }

    fn distinct(mut self, counts: impl Fn(UserId) -> bool) -> Vec<UserId> {
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
        peopled.for_each_person(&mut |user, name| {
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
        peopled.for_each_person(&mut |user, name| {
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
    fn for_each_person(&mut self, each: Each<'_>) {
        each(self, None);
    }
}

impl Peopled for Player {
    fn for_each_person(&mut self, each: Each<'_>) {
        let Self {
            user,
            name,
            locale: _,
        } = self;
        each(user, Some(name));
    }
}

impl<P: Peopled> Peopled for Vec<P> {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.iter_mut().for_each(|it| it.for_each_person(each));
    }
}

impl<P: Peopled> Peopled for Option<P> {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.iter_mut().for_each(|it| it.for_each_person(each));
    }
}

/// A person with something that names no one.
impl<P: Peopled, Q> Peopled for (P, Q) {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.0.for_each_person(each);
    }
}

impl<P: Peopled, Q, R> Peopled for (P, Q, R) {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.0.for_each_person(each);
    }
}

impl<O, E> Peopled for Entry<O, E> {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.by.for_each_person(each);
        self.facts.for_each_person(each);
    }
}

impl<O> Peopled for Fact<O> {
    fn for_each_person(&mut self, each: Each<'_>) {
        match self {
            Self::Founded(founded) => founded.for_each_person(each),
            Self::Joined { seat: _, player } | Self::Renamed { player } => {
                player.for_each_person(each);
            }
            Self::HostPassed { to: user }
            | Self::AskedToClose { user }
            | Self::AskedAgain { user }
            | Self::Declined { user }
            | Self::Agreed { to: _, user }
            | Self::Opposed { to: _, user }
            | Self::Dismissed { user }
            | Self::Removed { user }
            | Self::Away { user, until: _ }
            | Self::Back { user } => user.for_each_person(each),
            Self::RecordsAtStart { people, options: _ } => people.for_each_person(each),
            Self::Invited {
                player,
                by,
                keeps: _,
            } => {
                player.for_each_person(each);
                by.for_each_person(each);
            }
            Self::Vote { motion, by } => {
                motion.for_each_person(each);
                by.for_each_person(each);
            }
            Self::Left { seat: _ }
            | Self::Started
            | Self::Closed
            | Self::Dissolved
            | Self::Moved { place: _ }
            | Self::SeatsFreed
            | Self::Changed { to: _ }
            | Self::Dropped {
                motion: _,
                is_carried: _,
            }
            | Self::SilenceAgrees { to: _ }
            | Self::Paused
            | Self::Resumed
            | Self::Lost { seat: _ }
            | Self::Advised { seat: _ }
            | Self::TakenBack { entries: _ } => {}
        }
    }
}

impl<O> Peopled for Founded<O> {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.players.for_each_person(each);
        let kept = self.practice.iter_mut().flat_map(|it| &mut it.keeps);
        kept.for_each(|it| it.for_each_person(each));
    }
}

impl Peopled for Vote {
    fn for_each_person(&mut self, each: Each<'_>) {
        match self {
            Self::Welcome { seat: _, player } => player.for_each_person(each),
            Self::Dismiss { seat: _, user } => user.for_each_person(each),
            Self::Pause | Self::Pace(_) | Self::TakeBack { .. } | Self::Close => {}
        }
    }
}

impl Peopled for IndexCard {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.users.for_each_person(each);
    }
}

impl Peopled for StoredCard {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.card.for_each_person(each);
    }
}

impl Peopled for Marks {
    fn for_each_person(&mut self, each: Each<'_>) {
        let Self {
            slots,
            seats,
            settled: _,
            repost: _,
            unreachable,
            shut: _,
            archived: _,
            archived_thread: _,
            reported: _,
            announced: _,
        } = self;
        for (slot, delivery) in slots {
            slot.for_each_person(each);
            delivery.informed.for_each_person(each);
            delivery.called.for_each_person(each);
        }
        seats.for_each_person(each);
        unreachable.for_each_person(each);
    }
}

impl Peopled for Slot {
    fn for_each_person(&mut self, each: Each<'_>) {
        match self {
            Self::Invitation(user)
            | Self::Follow(user)
            | Self::Notice(user)
            | Self::Removal(user) => {
                user.for_each_person(each);
            }
            Self::Board
            | Self::Kept
            | Self::Call
            | Self::Finale
            | Self::Ping(_)
            | Self::Prompt(_)
            | Self::Departure
            | Self::Vote(_)
            | Self::News
            | Self::Thread => {}
        }
    }
}

impl Peopled for Called {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.user.for_each_person(each);
    }
}

impl Peopled for SeatMarks {
    fn for_each_person(&mut self, each: Each<'_>) {
        let Self {
            shown,
            notified,
            postponed,
        } = self;
        shown.for_each_person(each);
        notified.for_each_person(each);
        postponed.for_each_person(each);
    }
}

/// People with their statistics.
impl<C> Peopled for BTreeMap<UserId, C> {
    fn for_each_person(&mut self, each: Each<'_>) {
        let all = std::mem::take(self);
        self.extend(all.into_iter().map(|(mut user, counted)| {
            each(&mut user, None);
            (user, counted)
        }));
    }
}

impl Peopled for Ledger {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.leaves()
            .for_each(|leaf| leaf.met.for_each_person(each));
    }
}

impl Peopled for League {
    fn for_each_person(&mut self, each: Each<'_>) {
        self.by_person().for_each_person(each);
        for month in self.months_mut() {
            month.people.for_each_person(each);
        }
        if let Some(ratings) = self.ratings_mut() {
            ratings.for_each_person(each);
        }
    }
}

impl Peopled for Ratings {
    fn for_each_person(&mut self, each: Each<'_>) {
        let (recent, before) = self.people_mut();
        recent.for_each(|user| each(user, None));
        before.for_each_person(each);
    }
}

impl Peopled for Riddles {
    fn for_each_person(&mut self, each: Each<'_>) {
        for (_, RiddleAnswers(answers)) in &mut self.0 {
            answers.for_each_person(each);
        }
    }
}

/// Seats alone: who sat there, the journal says.
impl Peopled for KeptMarks {
    fn for_each_person(&mut self, _each: Each<'_>) {}
}

impl Peopled for Night {
    fn for_each_person(&mut self, each: Each<'_>) {
        let Self {
            key: _,
            by,
            place: _,
            opened: _,
            at: _,
            hours: _,
            games: _,
            people,
            tables: _,
            posts: _,
            stage: _,
        } = self;
        by.for_each_person(each);
        people.for_each_person(each);
    }
}

impl Peopled for ServerRules {
    fn for_each_person(&mut self, each: Each<'_>) {
        let Self {
            language: _,
            pace: _,
            closers: _,
            greeted: _,
            channels: _,
            news: _,
            openers: _,
            moderators: _,
            excluded,
            unnamed,
            receiver,
            acts,
        } = self;
        excluded.for_each_person(each);
        unnamed.for_each_person(each);
        if let Some(receiver) = receiver {
            receiver.by.for_each_person(each);
        }
        acts.for_each_person(each);
    }
}

impl Peopled for ModeratorAct {
    fn for_each_person(&mut self, each: Each<'_>) {
        let Self { at: _, by, what } = self;
        by.for_each_person(each);
        match what {
            Moderation::Removed(_, user)
            | Moderation::Excluded(user)
            | Moderation::Admitted(user)
            | Moderation::Unnamed(user)
            | Moderation::Named(user) => user.for_each_person(each),
            Moderation::Set(_) | Moderation::Closed(_) | Moderation::Night(_) => {}
        }
    }
}
